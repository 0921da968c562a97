"""Finds the nodes Split of a model, with nothing but ONNX's own package."""


def find_splits(model):
    """Yields (path, node) of each node Split of the domain ai.onnx.

    Those in subgraphs are among them, and those in functions of the model, once each,
    whether a function is called or not.
    """
    yield from find_in_nodes(model.graph.node, "main")
    for function in model.functions:
        yield from find_in_nodes(function.node, f"function {function.domain}::{function.name}")


def find_in_nodes(nodes, path):
    for index, node in enumerate(nodes):
        if node.op_type == "Split" and node.domain in ("", "ai.onnx"):
            yield path, node
        for attribute in node.attribute:
            # A field of a message that is not set is an empty message.
            for graph in [attribute.g, *attribute.graphs]:
                yield from find_in_nodes(graph.node,
                                         f"{path}/{node.op_type}#{index}.{attribute.name}")

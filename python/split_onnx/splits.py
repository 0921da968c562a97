"""Finds the nodes Split of a model, with nothing but ONNX's own package."""


def is_split(node):
    return node.op_type == "Split" and node.domain in ("", "ai.onnx")


def find_splits(model):
    """Yields each node Split of the domain ai.onnx.

    Those in subgraphs are among them, and those in functions of the model, once each,
    whether a function is called or not.
    """
    for nodes in [model.graph.node, *(function.node for function in model.functions)]:
        yield from filter(is_split, walk(nodes))


def walk(nodes):
    """Yields each node, also of subgraphs."""
    for node in nodes:
        yield node
        for attribute in node.attribute:
            # A field that is not set is an empty graph.
            for graph in [attribute.g, *attribute.graphs]:
                yield from walk(graph.node)


def count_run(model):
    """The number of splits of the model when functions are written out where they are called."""
    functions = {(function.domain, function.name, function.overload): function
                 for function in model.functions}
    counts = {}

    def count(nodes):
        total = 0
        for node in walk(nodes):
            key = (node.domain, node.op_type, node.overload)
            if key in functions and key not in counts:
                counts[key] = count(functions[key].node)
            total += counts[key] if key in functions else is_split(node)
        return total

    return count(model.graph.node)

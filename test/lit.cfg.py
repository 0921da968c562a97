"""How lit finds and runs the tests of split."""

import os

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "split"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".mlir", ".test"]
config.excludes = ["Inputs", "consumer", "lib"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.split_binary_root, "test")

config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
config.substitutions.append(("%split_src", config.split_source_root))
config.substitutions.append(("%llvm_tools", config.llvm_tools_dir))
config.substitutions.append(("%split_build", config.split_binary_root))
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%cc", config.c_compiler))
config.substitutions.append(
    ("%sanitize", "-fsanitize=address,undefined" if config.sanitize else "")
)
# AddressSanitizer keeps what was freed.
config.substitutions.append(
    ("%no_memory_limit", "--no-memory-limit" if config.sanitize else "")
)

plugin = os.path.join(config.split_binary_root, "lib", "SplitPlugin.so")
config.substitutions.append(
    ("%plugin", f"--load-dialect-plugin={plugin} --load-pass-plugin={plugin}"))
if os.path.exists(plugin):
    config.available_features.add("plugin")

llvm_config.use_default_substitutions()

bin_dir = os.path.join(config.split_binary_root, "bin")
llvm_config.with_environment("PATH", [bin_dir, config.llvm_tools_dir], append_path=True)
tools = ["split-check", "split-lsp-server", "split-opt", "split-reduce", "split-run",
         "split-test-opt", "split-test-rules", "split-translate"]

# With SPLIT_CHECK_ROUNDTRIP set, every test of an opt tool also prints and reads
# back its modules.
config.environment["SPLIT_CHECK_ROUNDTRIP"] = os.environ.get("SPLIT_CHECK_ROUNDTRIP", "")
prefix = []
if config.environment["SPLIT_CHECK_ROUNDTRIP"]:
    prefix = [os.path.join(config.test_source_root, "round-trip")]


def command(tool):
    words = [os.path.join(bin_dir, tool)]
    return " ".join((prefix if tool.endswith("-opt") else []) + words)


llvm_config.add_tool_substitutions(
    [ToolSubst(tool, command=command(tool), unresolved="fatal") for tool in tools], [bin_dir])

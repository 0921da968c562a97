"""How lit finds and runs the tests of split."""

import os

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "split"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".mlir", ".test"]
config.excludes = ["Inputs", "lib"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.split_binary_root, "test")

config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
config.substitutions.append(("%split_src", config.split_source_root))
config.substitutions.append(("%split_build", config.split_binary_root))
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%cc", config.c_compiler))
config.substitutions.append(
    ("%sanitize", "-fsanitize=address,undefined" if config.sanitize else "")
)

llvm_config.use_default_substitutions()

bin_dir = os.path.join(config.split_binary_root, "bin")
llvm_config.with_environment("PATH", [bin_dir, config.llvm_tools_dir], append_path=True)
llvm_config.add_tool_substitutions(
    [
        ToolSubst(tool, unresolved="fatal")
        for tool in (
            "split-check", "split-opt", "split-run", "split-test-opt", "split-test-rules"
        )
    ],
    [bin_dir],
)

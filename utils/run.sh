#!/usr/bin/env bash
# Sets up and builds what is missing, then starts split-run with the arguments
# given. Without arguments it computes one example of the ONNX specification.
#
#   utils/run.sh [ARGUMENTS OF split-run]
#
# SPLIT_BUILD_DIR names another build folder than build/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

split_install "${split_build_packages[@]}"
split_configure
split_make split-run

if (($# == 0)); then
  set -- "$split_root/examples/test_cc_split_variable_parts_2d_opset13.mlir" --print-inputs \
    "--input=2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]" "--input=2xi64=[2,4]"
fi
exec "$split_build/bin/split-run" "$@"

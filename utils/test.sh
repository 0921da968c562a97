#!/usr/bin/env bash
# Sets up and builds what is missing, then runs the tests through ctest. The last
# line counts lit tests and GoogleTest cases one by one; the exit status tells
# whether all of them passed.
#
#   utils/test.sh [--all] [--no-skips] [ARGUMENTS OF ctest]
#
# --all adds the tests that take long (ctest label "long"); with --no-skips a test that
# is skipped is a failure. SPLIT_BUILD_DIR names another build folder than build/.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

packages=("${split_build_packages[@]}" "${split_test_packages[@]}")
choice=(--label-exclude '^long$')
arguments=()
no_skips=()
for argument; do
  if [[ $argument == --all ]]; then
    packages+=("${split_style_packages[@]}")
    choice=()
  elif [[ $argument == --no-skips ]]; then
    no_skips=(--no-skips)
  else
    arguments+=("$argument")
  fi
done

split_install "${packages[@]}"
split_configure
split_make

# Two runs at once in one folder would count each other's results.
exec 9>"$split_build/.split-test-lock"
flock --nonblock 9 || split_fail "another utils/test.sh is running in $split_build"

split_make_venv

# Results of an earlier run must not be counted.
results=$split_build/test-results
rm -rf "$results"
mkdir -p "$results"

status=0
choice+=(--test-dir "$split_build" "${arguments[@]}")
ctest --output-on-failure --parallel "$(nproc)" --output-junit "$results/ctest.xml" \
  "${choice[@]}" 9>&- || status=$?
ctest --show-only=json-v1 "${choice[@]}" >"$results/ctest.json" || status=$?
python3 "$split_root/utils/count-tests" "$results" "$status" "${no_skips[@]}"

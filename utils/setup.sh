# What utils/run.sh and utils/test.sh share: packages, configuring, building.
# Sourced by them, never started. All of it speaks on standard error.
# shellcheck shell=bash disable=SC2034

split_root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
split_build=${SPLIT_BUILD_DIR:-build}
[[ $split_build == /* ]] || split_build=$split_root/$split_build

# Each package with a file or a command that shows it is there. That is quicker
# than asking dpkg, and holds as well for what came another way.
split_build_packages=(
  "cmake cmake"
  "g++ c++"
  "libgtest-dev /usr/include/gtest/gtest.h"
  "libmlir-22-dev /usr/lib/llvm-22/lib/cmake/mlir/MLIRConfig.cmake"
  "libonnx-dev /usr/lib/x86_64-linux-gnu/cmake/ONNX/ONNXConfig.cmake"
  "libprotobuf-dev /usr/include/google/protobuf/message.h"
  "llvm-22-dev /usr/lib/llvm-22/lib/cmake/llvm/LLVMConfig.cmake"
  "llvm-22-tools /usr/lib/llvm-22/bin/FileCheck"
  "mlir-22-tools /usr/lib/llvm-22/bin/mlir-tblgen"
  "ninja-build ninja"
  "python3 python3"
)
# What the tests need besides.
split_test_packages=(
  "ca-certificates /etc/ssl/certs/ca-certificates.crt"
  "libonnx-testdata /usr/share/libonnx-testdata/data/node"
  "python3-venv /usr/share/doc/python3-venv"
)
split_style_packages=(
  "clang-format-22 clang-format-22"
  "clang-tidy-22 run-clang-tidy-22"
)

split_say() {
  echo "split: $*" >&2
}

split_fail() {
  split_say "$@"
  exit 1
}

split_is_root() {
  ((EUID == 0))
}

# Prints the packages among the arguments ("package sign" each) that are missing.
split_missing() {
  local entry sign
  for entry in "$@"; do
    sign=${entry#* }
    if [[ $sign == /* ]]; then
      [[ -e $sign ]]
    else
      command -v "$sign" >/dev/null
    fi || echo "${entry% *}"
  done
}

# Installs what is missing of the packages given. No call of apt where nothing is.
split_install() {
  local missing as_root=()
  mapfile -t missing < <(split_missing "$@")
  ((${#missing[@]} > 0)) || return 0
  local names="${missing[*]}"
  command -v apt-get >/dev/null ||
    split_fail "these packages of Debian 12 are missing, and there is no apt-get: $names"
  if ! split_is_root; then
    command -v sudo >/dev/null ||
      split_fail "neither root nor sudo, and these packages are missing: $names"
    as_root=(sudo)
  fi
  split_say "installing $names"
  "${as_root[@]}" apt-get -q update >&2 ||
    split_say "apt-get update failed; going on with the package lists that are there"
  split_check_suite "${missing[@]}"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
    -o Dpkg::Use-Pty=0 install --no-install-recommends "${missing[@]}" >&2 ||
    split_fail "apt-get could not install $names"
  mapfile -t missing < <(split_missing "$@")
  ((${#missing[@]} == 0)) ||
    split_fail "installed, but their files are not where they should be: ${missing[*]}"
}

# LLVM 22 is in Debian 12's security suite alone, which a bare system may lack.
split_check_suite() {
  local package
  for package in "$@"; do
    [[ $package == *-22* ]] || continue
    [[ -z $(apt-cache madison "$package" 2>/dev/null) ]] || continue
    split_say "apt knows no package $package. Debian 12 has it in its security suite." \
      "Add that suite as root, then call this again:"
    echo "  echo 'deb http://deb.debian.org/debian-security bookworm-security main'" \
      "> /etc/apt/sources.list.d/bookworm-security.list" >&2
    exit 1
  done
}

# Configures the build folder once, with the arguments given; CMake itself sees to
# it that a later change of a CMake file is noticed.
split_configure() {
  [[ ! -e $split_build/build.ninja ]] || return 0
  split_say "configuring $split_build"
  cmake --log-level=NOTICE --preset release -S "$split_root" -B "$split_build" "$@" >&2 ||
    split_fail "could not configure $split_build"
}

# Builds the targets given, or all. Silent where there is nothing to do. Callers
# in parallel wait for each other.
split_make() {
  local lock
  exec {lock}>"$split_build/.split-lock"
  flock "$lock"
  if [[ $(ninja -n -C "$split_build" "$@" 2>&1) != *"no work to do"* ]]; then
    split_say "building in $split_build"
    ninja -C "$split_build" "$@" >&2 || split_fail "the build failed"
  fi
  exec {lock}>&-
}

# Makes the virtual environment of the tests in the build folder, with what they take
# from PyPI; a change of the list makes it anew. Where that cannot be, says why and
# leaves the reason in venv.missing: those of test/Integration/ONNX that need it are
# skipped then.
split_make_venv() {
  local venv=$split_build/venv list=$split_root/python/requirements-test.txt
  ! cmp --silent "$list" "$venv/requirements-test.txt" || return 0
  split_say "making $venv"
  rm -rf "$venv" "$venv.missing"
  if python3 -m venv "$venv" >"$venv.log" 2>&1 &&
    "$venv/bin/pip" install --quiet --disable-pip-version-check --retries 2 --timeout 30 \
      --only-binary :all: --requirement "$list" >>"$venv.log" 2>&1; then
    cp "$list" "$venv"
    return 0
  fi
  rm -rf "$venv"
  # What comes first is the cause of the rest.
  grep --ignore-case --max-count=1 error "$venv.log" >"$venv.missing" ||
    tail -n 1 "$venv.log" >"$venv.missing"
  split_say "no packages of PyPI ($venv.log), so that tests are skipped: $(<"$venv.missing")"
}

#!/usr/bin/env bash
# Proves utils/run.sh and utils/test.sh on a Debian 12 that has nothing but its
# essential packages: makes one in ROOT, a folder that is not there yet, clones into
# it what is committed here, and runs both in it, on two cores.
#
#   utils/prove-bare-root.sh ROOT
#
# Wants root and the package debootstrap. MIRROR and SECURITY_MIRROR name other
# mirrors than Debian's own. ROOT stays, for a look at it. The times mean something on
# an idle machine only.
set -euo pipefail
root=${1:?"usage: utils/prove-bare-root.sh ROOT"}
source=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
mirror=${MIRROR:-http://deb.debian.org/debian}
security_mirror=${SECURITY_MIRROR:-http://deb.debian.org/debian-security}

fail() {
  echo "not proved: $*" >&2
  exit 1
}

inside() {
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    taskset --cpu-list 0,1 chroot "$root" "$@"
}

late=()
# within LIMIT NAME COMMAND...: runs the command inside and looks at the seconds.
within() {
  local limit=$1 name=$2 start=$EPOCHREALTIME
  shift 2
  inside "$@" || fail "$name failed"
  local seconds
  seconds=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $start }")
  echo "== $name: $seconds s (limit: $limit s)"
  awk "BEGIN { exit !($seconds <= $limit) }" || late+=("$name")
}

[[ ! -e $root ]] || fail "$root is there already"
debootstrap --variant=minbase bookworm "$root" "$mirror"
git clone --quiet "$source" "$root/split"
trap 'umount "$root/proc"' EXIT
mount -t proc proc "$root/proc"

if inside /split/utils/run.sh 2>"$root/refusal"; then
  fail "run.sh works without the security suite"
fi
tail -n 2 "$root/refusal"
grep -q 'debian-security bookworm-security main' "$root/refusal" ||
  fail "run.sh does not name the suite that is missing"

echo "deb $security_mirror bookworm-security main" >"$root/etc/apt/sources.list.d/security.list"
inside /split/utils/run.sh || fail "run.sh failed with the security suite"
# Once more from the clone on, now that there is nothing to download or unpack.
rm -rf "$root/split/build"
within 180 "run.sh from a clone" /split/utils/run.sh
within 2 "run.sh once more" /split/utils/run.sh
rm -rf "$root/split/build"
within 300 "test.sh from a clone" /split/utils/test.sh
((${#late[@]} == 0)) || fail "took too long: ${late[*]}"

#!/usr/bin/env bash
# Tries what the README promises where nothing is installed: a bare Debian 12 in a temporary folder, a clean clone of
# the present commit, Node and npm of this machine, and the network only for the registries of apt, npm and cargo.
#
#   TEST=1       npm test as well
#   LLVM=22      FIELDWRIGHT_LLVM for all commands; otherwise set-up chooses
#   RUST=1       with the rustc and cargo of this user, so that set-up chooses the LLVM of that rustc
#   RUN='...'    these commands instead of those of the README
#   CONTEXT=...  a folder of files that are /context there
#
# Exit code: that of the first command that fails; 3 if something is missing here.
set -euo pipefail
source_root=$(cd "$(dirname "$0")/.." && pwd)

need() { command -v "$1" > /dev/null || { echo "fresh: $1 is missing; try: sudo apt-get install $2" >&2; exit 3; }; }
need mmdebstrap mmdebstrap
need unshare util-linux
need npm nodejs
[ "$(id -u)" = 0 ] || {
  echo 'fresh: only root may make and enter a root file system; try: sudo make fresh' >&2
  exit 3
}

# Runs a command and says how long it took.
timed() {
  local name=$1 start=$SECONDS status=0
  shift
  echo "fresh: $name …" >&2
  "$@" || status=$?
  echo "fresh: $name: $((SECONDS - start)) s, exit code $status" >&2
  return "$status"
}

# Everything below is mounted for this one process and its children only.
inside() {
  unshare --mount --pid --fork -- bash -c '
    set -euo pipefail
    jail=$1 node=$2 npm=$3 command=$4
    mount -t proc proc "$jail/proc"
    mount --rbind /dev "$jail/dev"
    bind() {
      if [ -d "$1" ]; then mkdir -p "$jail$2"; else mkdir -p "$(dirname "$jail$2")"; touch "$jail$2"; fi
      mount --bind "$1" "$jail$2"
    }
    bind "$node" /usr/bin/node
    bind "$npm" /usr/lib/node_modules/npm
    ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$jail/usr/bin/npm"
    path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin rust=()
    if [ -n "${RUST:-}" ]; then
      bind "${CARGO_HOME:-$HOME/.cargo}" /opt/cargo
      bind "${RUSTUP_HOME:-$HOME/.rustup}" /opt/rustup
      path=/opt/cargo/bin:$path rust=(CARGO_HOME=/opt/cargo RUSTUP_HOME=/opt/rustup)
    fi
    kept=()
    for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY npm_config_registry TERM; do
      [ -z "${!name:-}" ] || kept+=("$name=${!name}")
    done
    trusted=/etc/ssl/certs/ca-certificates.crt
    exec chroot "$jail" env -i HOME=/home PATH="$path" NODE_EXTRA_CA_CERTS=$trusted SSL_CERT_FILE=$trusted \
      ${kept[@]+"${kept[@]}"} ${rust[@]+"${rust[@]}"} ${LLVM:+FIELDWRIGHT_LLVM=$LLVM} \
      bash -c "cd /fieldwright && $command"
  ' inside "$jail" "$(readlink -f "$(command -v node)")" \
    "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$1"
}

work=$(mktemp -d)
jail=$work/debian
trap 'rm -rf --one-file-system "$work"' EXIT

bootstrap() {
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$jail" \
    'deb http://deb.debian.org/debian bookworm main' 'deb http://deb.debian.org/debian bookworm-updates main' \
    'deb http://deb.debian.org/debian-security bookworm-security main'
  cp /etc/resolv.conf /etc/hosts "$jail/etc/"
  cp /etc/ssl/certs/ca-certificates.crt "$jail/etc/ssl/certs/"
}

# The README says that a C/C++ compiler, Node and npm are there; set-up is to find the rest.
timed 'bare Debian' bootstrap
timed 'clean clone' git clone --quiet --no-hardlinks "$source_root" "$jail/fieldwright"
[ -z "${CONTEXT:-}" ] || { mkdir "$jail/context" && cp "$CONTEXT"/* "$jail/context" 2> /dev/null || true; }
if [ -n "${RUN:-}" ]; then
  timed "$RUN" inside "$RUN"
  exit
fi
timed 'npm run optimize' inside 'npm run optimize -- --curve 25519 --op mul'
timed 'npm run optimize, set up' inside 'npm run optimize -- --curve 25519 --op mul --budget 5s'
[ -z "${TEST:-}" ] || timed 'npm test' inside 'npm test'

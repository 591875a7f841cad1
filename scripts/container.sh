#!/usr/bin/env bash
# Builds the container of Containerfile from the packed package and lets it prove a file: by podman, or, where there
# is none, as root in a bare Debian of a temporary folder, with the same steps, and Node and npm of this machine in
# place of its first line. The network is needed for the registries of apt and npm only.
#
# Exit code: that of the first command that fails; 3 if something is missing here.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT

missing() { echo "container: $1 is missing; try: sudo apt-get install $2" >&2; exit 3; }
for program in npm; do command -v $program > /dev/null || missing $program npm; done

# What is built is up to date (`make build`).
node "$root/dist/lab/packRecords.js"
(cd "$root" && npm pack --ignore-scripts --silent --pack-destination "$work" > /dev/null)
cp "$root/Containerfile" "$work"
mkdir "$work/data"
printf 'void f(unsigned long *r, const unsigned long *a) {\n  r[0] = a[0];\n}\n' > "$work/data/one.c"
judged=(verify one.c --spec 'r = a mod 2^64-59' --limbs 1x64)

if command -v podman > /dev/null; then
  podman build --file "$work/Containerfile" --tag fieldwright-try "$work"
  podman run --rm --volume "$work/data:/data" fieldwright-try "${judged[@]}"
  podman rmi fieldwright-try > /dev/null
  exit
fi

command -v mmdebstrap > /dev/null || missing 'podman (or mmdebstrap)' mmdebstrap
[ "$(id -u)" = 0 ] || {
  echo 'container: only root may enter a root file system; try: sudo make container' >&2
  exit 3
}
# The steps as shells read them: continued lines joined, what is copied in its place.
awk '
  sub(/\\$/, "") { step = step $0; next }
  { $0 = step $0; step = "" }
  /^RUN /     { print substr($0, 5) }
  /^COPY /    { print "mkdir -p " $3 " && cp /context/" $2 " " $3 }
  /^ENV /     { print "export " substr($0, 5) }
  /^WORKDIR / { print "cd " $2 }
' "$root/Containerfile" > "$work/steps"
{ echo 'set -eu'; cat "$work/steps"; printf '%q ' fieldwright "${judged[@]}"; echo; } > "$work/all"
cp "$work/data/one.c" "$work/one.c"
sed -i 's#^cd /data$#cp /context/one.c /data/one.c; cd /data#' "$work/all"
RUN="sh /context/all" CONTEXT=$work "$root/scripts/fresh.sh"

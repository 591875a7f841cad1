#!/bin/sh
# Compares the bytes that a function's file speaks of (image, constants) with those of an object or a linked program.
#   compare-image.sh FILE.v OBJECT SYMBOL
# Needs objdump (binutils) and awk. Exit code: 0 the same, 1 different, 2 nothing to compare.
set -eu
fail() { echo "compare-image: $1" >&2; exit "${2:-2}"; }
[ $# -eq 3 ] || fail "usage: compare-image.sh FILE.v OBJECT SYMBOL"
file=$1 object=$2 symbol=$3
[ -r "$file" ] || fail "$file: cannot be read"
[ -r "$object" ] || fail "$object: cannot be read"
command -v objdump > /dev/null || fail "objdump not found; install binutils"

# Segments of the file, one a line: distance from the first byte of the code, then the bytes in hexadecimal.
segments=$(tr '\n' ' ' < "$file" | awk '
  function bytes(text,    n, i, all, hex) {
    n = split(text, all, /[^0-9]+/); hex = ""
    for (i = 1; i <= n; i++) if (all[i] != "") hex = hex sprintf("%02x", all[i])
    return hex
  }
  {
    if (!match($0, /Definition image : list Z := *\[[][0-9; +]*\]\./)) exit
    text = substr($0, RSTART, RLENGTH); sub(/^[^[]*\[/, "", text); print 0, bytes(text)
    if (match($0, /Definition constants : list \(Z \* list Z\) := */)) {
      text = substr($0, RSTART + RLENGTH); sub(/\]\)?\]?\. .*$/, "]", text)
      while (match(text, /\( *[0-9]+, *\[[^]]*\]/)) {
        part = substr(text, RSTART, RLENGTH); text = substr(text, RSTART + RLENGTH)
        at = part; gsub(/^\( */, "", at); sub(/,.*/, "", at); sub(/^[^[]*\[/, "", part); print at, bytes(part)
      }
    }
  }')
[ -n "$segments" ] || fail "$file: no line 'Definition image : list Z := [...]' found"

# The symbol: address and section.
place=$(objdump -t "$object" | awk -v s="$symbol" '$NF == s && $(NF-2) !~ /UND/ { print $1, $(NF-2); exit }')
[ -n "$place" ] ||
  place=$(objdump -T "$object" 2> /dev/null | awk -v s="$symbol" '$NF == s { print $1, ".text"; exit }')
[ -n "$place" ] || fail "$object: no symbol $symbol; 'objdump -t $object' lists those that there are"
address=$((0x${place%% *})) section=${place##* }
if objdump -f "$object" | grep -q HAS_RELOC; then only="-j $section"; else only=; fi

echo "$segments" | while read -r distance expected; do
  start=$((address + distance)) stop=$((address + distance + ${#expected} / 2))
  # shellcheck disable=SC2086
  found=$(objdump -s $only --start-address=$start --stop-address=$stop "$object" |
    awk '/^ [0-9a-f]+ / { hex = substr($0, length($1) + 3, 35); gsub(/ /, "", hex); printf "%s", hex }')
  if [ -n "$only" ]; then
    moved=$(objdump -r -j "$section" "$object" | awk '/^[0-9a-f]+ R_/ { print $1 }')
    for m in $moved; do
      m=$((0x$m))
      if [ $m -ge $start ] && [ $m -lt $stop ]; then
        fail "$object: the linker still changes byte $((m - address)) of $symbol; compare after linking"
      fi
    done
  fi
  if [ "$found" != "$expected" ]; then
    fail "$symbol differs from $file in the $((${#expected} / 2)) bytes at distance $distance" 1
  fi
done
echo "$symbol: the bytes are those of $file"

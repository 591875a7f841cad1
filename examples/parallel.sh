#!/usr/bin/env bash
# Jobs of one machine by GNU parallel: one search on each of CPUS processors, resumed when this is started again.
#   examples/parallel.sh FOLDER [OUT]     FOLDER has jobs of `./fieldwright optimize ... --save-job FOLDER/name.json`
# parallel tries a job three times; a finished one does nothing, an interrupted one goes on from its checkpoint.
set -euo pipefail
folder=${1:?usage: examples/parallel.sh FOLDER [OUT]}
out=${2:-$folder/found}
program=$(cd "$(dirname "$0")/.." && pwd)/dist/src/cli.js
# Measurements side by side disturb each other: half of the processors at most.
cpus=${CPUS:-1}

# {%} is the number of the slot, from 1: each search measures on a processor of its own, and processor 0 is left alone.
find "$folder" -maxdepth 1 -name '*.json' ! -name '*.checkpoint.json' -print0 | sort -z |
  parallel --null --jobs "$cpus" --retries 3 --termseq TERM,60000,KILL \
    node "$program" optimize --job '{}' --out "$out" --cpu '{%}'

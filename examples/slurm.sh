#!/usr/bin/env bash
# Jobs of one microarchitecture as a Slurm array: one whole node for each, so that nothing disturbs the measurements.
#   sbatch --constraint=zen4 --array=1-$(wc -l < jobs.txt) examples/slurm.sh jobs.txt /shared/found [/shared/islands]
# jobs.txt names a job file per line, by absolute paths on a disk that all nodes see. SIGTERM, before preemption or the
# end of the time, keeps a checkpoint beside the job; the task is queued again and goes on from it. With a third folder,
# jobs for one function go on from each other's best candidates.
#SBATCH --job-name=fieldwright
#SBATCH --exclusive
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --signal=B:TERM@120
#SBATCH --open-mode=append
set -euo pipefail
list=${1:?usage: sbatch --array=1-N examples/slurm.sh JOBS OUT}
out=${2:?usage: sbatch --array=1-N examples/slurm.sh JOBS OUT}
exchange=()
if [ -n "${3:-}" ]; then exchange=(--exchange "$3"); fi
# Slurm runs a copy of this file: the project is where sbatch was called.
program=${FIELDWRIGHT:-$SLURM_SUBMIT_DIR}/dist/src/cli.js
job=$(sed -n "${SLURM_ARRAY_TASK_ID}p" "$list")

node "$program" optimize --job "$job" --out "$out" "${exchange[@]}" &
search=$!
trap 'kill -TERM "$search"' TERM
# The first wait ends with the signal, the second one with the search.
code=0
wait "$search" || code=$?
if kill -0 "$search" 2>/dev/null; then
  code=0
  wait "$search" || code=$?
fi
# 75: interrupted, the checkpoint is kept.
if [ "$code" -eq 75 ]; then scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}"; fi
exit "$code"

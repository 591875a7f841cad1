import { afterAll, expect, it } from 'vitest';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { candidateProofs } from './candidateProofs.ts';
import { median, writeProofTimes, type ProofTimes } from './proofTimes.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';

/**
 * `make proof-times` runs the long form and writes docs/notes/PROOF-TIMES.md: about 20,000 candidates over all
 * functions, CANDIDATES=n others.
 */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = Number(process.env['SEED'] ?? 17);
const COUNT = LONG ? Number(process.env['CANDIDATES'] ?? 62) : 1;

const subjects = proofSubjects();
const table: ProofTimes[] = [];
afterAll(() => {
  if (LONG) writeProofTimes(table, SEED);
});

it.each(LONG ? subjects : subjects.filter(isProduct).filter((_, i) => i % 3 === 0))(
  '$name: every candidate is proved, whatever a search makes of it',
  (fn) => {
    const proofs = [...candidateProofs(fn, SEED, COUNT)];
    const times = proofs.map((p) => p.verdict.millis);
    if (LONG)
      table.push({
        name: fn.name,
        equality: proofs.filter((p) => p.verdict.kind === 'proved').map((p) => p.verdict.millis),
        specification: proveSpec(fn),
      });
    const open = proofs.flatMap(({ target, step, verdict }) =>
      verdict.kind === 'proved' ? [] : [`seed ${SEED} ${target} candidate ${step}: ${verdict.kind}: ${verdict.where}`],
    );
    expect(open).toEqual([]);
    expect(proofs.length, 'candidates that could be lowered').toBeGreaterThanOrEqual(COUNT);
    if (LONG)
      console.log(
        `${fn.name.padEnd(42)} ${String(proofs.length).padStart(4)} candidates, median ${median(times).toFixed(1)} ` +
          `ms, longest ${Math.max(...times).toFixed(1)} ms`,
      );
  },
  LONG ? 600_000 : 60_000,
);

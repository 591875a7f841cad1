import { expect, it } from 'vitest';
import { proveSpec } from '../../src/verify/specification.ts';
import { candidateProofs } from './candidateProofs.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';

/** `make proof-times` runs the long form and prints the table of times: about 20,000 candidates over all functions. */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1', SEED = Number(process.env['SEED'] ?? 17), COUNT = LONG ? 62 : 1;

const subjects = proofSubjects();
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

it.each(LONG ? subjects : subjects.filter(isProduct).filter((_, i) => i % 3 === 0))('$name: every candidate is proved, whatever a search makes of it', fn => {
  const proofs = [...candidateProofs(fn, SEED, COUNT)], times = proofs.map(p => p.verdict.millis);
  const open = proofs.flatMap(({ target, step, verdict }) => (verdict.kind === 'proved' ? [] : [`seed ${SEED} ${target} candidate ${step}: ${verdict.kind}: ${verdict.where}`]));
  expect(open).toEqual([]);
  expect(proofs.length, 'candidates that could be lowered').toBeGreaterThanOrEqual(COUNT);
  if (!LONG) return;
  const spec = proveSpec(fn);
  console.log(`${fn.name.padEnd(42)} ${String(proofs.length).padStart(4)} candidates, median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms; specification: ${spec.kind}, ${spec.millis.toFixed(0)} ms`);
}, LONG ? 600_000 : 60_000);

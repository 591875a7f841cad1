import { afterAll, expect, it } from 'vitest';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { candidateProofs } from './candidateProofs.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';
import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';

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

/** Proved only where words that are negative numbers are added as words. */
const NEEDS_WORDS = 'fiat_p384_from_montgomery';

it.each(
  LONG
    ? subjects
    : [
        ...subjects.filter(isProduct).filter((_, i) => i % 3 === 0),
        ...subjects.filter((fn) => fn.name === NEEDS_WORDS),
      ],
)(
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

/** What was measured of one function. */
interface ProofTimes {
  readonly name: string;
  /** Milliseconds of asm = IR, one per candidate. */
  readonly equality: readonly number[];
  readonly specification: { readonly kind: string; readonly millis: number };
}

const FILE = new URL('../../docs/notes/PROOF-TIMES.md', import.meta.url);

/** Writes docs/notes/PROOF-TIMES.md. */
function writeProofTimes(rows: readonly ProofTimes[], seed: number): void {
  const processor = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  const head = `# Times of proofs

Written by \`make proof-times\` (seed ${seed}) on ${processor}, Node ${process.versions.node}, one thread, ${day}.
Random candidates of each function, lowered for every target, are each proved equal to the word IR; the word IR against
its specification. Wall-clock milliseconds, JIT warm-up included.

| function | candidates proved | asm = IR: median | longest | IR = specification | |
| --- | ---: | ---: | ---: | ---: | --- |
`;
  writeFileSync(FILE, head + rows.map(line).join(''));
}

const line = ({ name, equality, specification }: ProofTimes): string =>
  `| ${name} | ${equality.length} | ${median(equality).toFixed(1)} | ${Math.max(0, ...equality).toFixed(1)} | ` +
  `${specification.millis.toFixed(0)} | ${specification.kind} |\n`;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';

/** What was measured of one function. */
export interface ProofTimes {
  readonly name: string;
  /** Milliseconds of asm = IR, one per candidate. */
  readonly equality: readonly number[];
  readonly specification: { readonly kind: string; readonly millis: number };
}

const FILE = new URL('../../docs/notes/PROOF-TIMES.md', import.meta.url);

/** Writes docs/notes/PROOF-TIMES.md. */
export function writeProofTimes(rows: readonly ProofTimes[], seed: number): void {
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

export const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

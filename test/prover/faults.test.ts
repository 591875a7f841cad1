import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkerIdentity } from '../../src/engine/environment/checkerIdentity.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../src/bench/worker/client.ts';
import { judgeFaults } from './faults/campaign.ts';
import { FaultList, type FaultLine } from './faults/list.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';
import { smtSolver } from './smt/solver.ts';

/**
 * `make mutants` runs the long form: more than 10,000 faults over all products. Its list is in build/faults, one for
 * each seed and checker, and an ended run goes on where it stopped; SEED=n takes another stream, FAULTS=n so many of
 * each function, ONLY=text the functions with that in their name.
 */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = Number(process.env['SEED'] ?? 4);
const FAULTS = LONG ? Number(process.env['FAULTS'] ?? 320) : 12;
const UNIFORM = LONG ? 1_000_000 : 1000;

const products = proofSubjects((fn) => isProduct(fn) && fn.name.includes(process.env['ONLY'] ?? '')).map((fn) => ({
  ...fn,
  aliasing: 'none' as const,
}));
const list = LONG
  ? new FaultList(`build/faults/${checkerIdentity(process.cwd()).sha256.slice(0, 12)}-seed${SEED}.jsonl`)
  : null;

/** Of one question to the solver; most take a tenth of it. */
const EFFORT = 1_000_000;
const solve = smtSolver(EFFORT);
/** Functions whose proofs take longest get a third of the faults. */
const LARGE = 62;
const faultsFor = (fn: IrFunction): number => (LONG && fn.body.length > LARGE ? Math.ceil(FAULTS / 3) : FAULTS);

let worker: Worker | undefined;
beforeAll(async () => {
  worker = await Worker.start({ binary: await buildWorker(process.cwd()) });
});
afterAll(async () => {
  if (list !== null) console.log(tableOf(list.lines));
  await worker?.close();
});

it.each(LONG ? products : products.slice(0, 8).filter((_, i) => i % 2 === 0))(
  '$name: no fault in one instruction is proved right that the processor shows to be wrong',
  async (fn) => {
    const lines = list?.of(fn.name) ?? [];
    for await (const line of judgeFaults(fn, {
      worker: started(),
      solve,
      seed: SEED,
      count: faultsFor(fn),
      from: lines.length,
      uniform: UNIFORM,
    })) {
      lines.push(line);
      list?.append(line);
    }
    if (LONG) console.log([...remarkable(lines), tableOf(lines).split('\n').at(-2)].join('\n'));
    expect(lines.filter(isMistake), `seed ${SEED}`).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(faultsFor(fn));
    expect(count(lines, 'refuted'), JSON.stringify(lines)).toBeGreaterThan(lines.length / 3);
  },
  7_200_000,
);

const count = (lines: readonly FaultLine[], kind: FaultLine['verdict']): number =>
  lines.filter((l) => l.verdict === kind).length;

function started(): Worker {
  if (worker === undefined) throw new Error('the worker was not started');
  return worker;
}

/** Numbers of faults by what became of them, under the headings of the table. */
const COLUMNS: readonly (readonly [heading: string, counts: (line: FaultLine) => boolean])[] = [
  ['faults', () => true],
  ['refuted by an input', (l) => l.refutedBy === 'input'],
  ['by an address', (l) => l.refutedBy === 'address'],
  ['by a rule', (l) => l.refutedBy === 'rule'],
  ['not decided', (l) => l.verdict === 'undecided'],
  ['proved', (l) => l.verdict === 'proved'],
  ['equal by structure', (l) => isAccepted(l) && l.argument === 'structure'],
  ['by bounds (z3)', (l) => isAccepted(l) && l.argument === 'solver'],
  ['by inputs only', (l) => l.argument === 'inputs'],
  ['**false accepts**', (l) => l.argument === 'none'],
  ['wrong, missed by 10^6 inputs', isMissed],
];

const isAccepted = (line: FaultLine): boolean => line.verdict === 'proved';

/** Refuted by an input although results agree on all uniform inputs: what random tests do not find. */
function isMissed(line: FaultLine): boolean {
  return line.refutedBy === 'input' && (line.uniform ?? 0) > 0;
}

/** Proved and different, or refuted by an input for which the processor is right: bugs of the checker. */
function isMistake({ argument, refutedBy }: FaultLine): boolean {
  return argument === 'none' || refutedBy === 'unconfirmed input';
}

/** One row for each function and one for all, as a table in Markdown. */
function tableOf(lines: readonly FaultLine[]): string {
  const row = (name: string, of: readonly FaultLine[]): string =>
    `| ${[name, ...COLUMNS.map(([, counts]) => of.filter(counts).length)].join(' | ')} |`;
  const rows = [...new Set(lines.map((l) => l.name))].map((name) =>
    row(
      name,
      lines.filter((l) => l.name === name),
    ),
  );
  return [
    `| function | ${COLUMNS.map(([heading]) => heading).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows,
    row('all', lines),
  ].join('\n');
}

/** Those whose equality rests on inputs only, and wrong ones that random inputs miss, one a line. */
function remarkable(lines: readonly FaultLine[]): string[] {
  return lines
    .filter((l) => l.argument === 'inputs' || isMissed(l))
    .map(
      (l) =>
        `${l.argument === 'inputs' ? 'rests on inputs' : 'missed by random inputs'}: ${l.name} ${l.index}: ${l.what}`,
    );
}

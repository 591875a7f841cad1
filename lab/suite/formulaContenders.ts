/** Libraries that have one of our point formulas as a function of their own. */
import { seeded } from '../../src/base/rng.ts';
import { benchSubject } from '../../src/engine/contest/contestSubject.ts';
import { checkContestants } from '../../src/engine/contest/demands.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { peerContestants } from '../../src/engine/contest/contestants.ts';
import type { Io } from '../../src/base/io.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { readPeersManifest } from '../../src/frontend/peers/peersManifest.ts';
import { openPeers } from '../../src/frontend/peers/peersObject.ts';
import type { SuiteFormula } from './suiteFormulas.ts';
import { wholeFunctions } from '../../src/bench/reference/wholeFunctions.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import type { BuiltProgram } from '../../src/library/curve/curveSources.ts';

const TIMED_CALLS = 64;

/** Ours and theirs, in core cycles of one interleaved run of independent calls. */
export interface FormulaContenders {
  readonly title: string;
  readonly ours: number;
  readonly others: readonly { readonly name: string; readonly cycles: number; readonly ratio: number }[];
}

interface RaceOptions {
  readonly toolchain: Toolchain;
  readonly seed: number;
  readonly worker: Worker;
  readonly io: Io;
}

/**
 * Races `program` with every library that has the same function and is there; null if none is. All are checked against
 * what the formula is to compute first, coordinate by coordinate: throws `wrong` where one differs.
 */
export async function raceContenders(
  formula: SuiteFormula,
  program: BuiltProgram,
  { toolchain, seed, worker, io }: RaceOptions,
): Promise<FormulaContenders | null> {
  const op = formula.name.replace('_', '-');
  if (formula.montgomery === null || !wholeFunctions(formula.modulus, 0).has(op)) return null;
  const manifest = readPeersManifest(io.root);
  const subject = benchSubject({ field: formula.field, op, strict: false }, manifest, io.root);
  const { whole } = subject;
  const around = openPeers(io.root, toolchain.tools, (text) => io.note(text));
  const { present } = await peerContestants(subject, manifest, worker.hello, around);
  if (whole === null || present.length === 0) return null;
  const title = `${formula.field} ${formula.title}`;
  const own = { name: 'ours', origin: 'bridge/bench', representation: 'words', contract: whole.contract };
  const everybody = [{ ...own, code: program.code }, ...present];
  await checkContestants(everybody, subject, worker, seeded(seed, `builds/contenders/${title}`));
  const rng = seeded(seed, `builds/race/${title}`);
  const { contestants } = await compareContestants(whole.contract, everybody, {
    worker,
    vectors: whole.timingCases(TIMED_CALLS, rng.fork('vectors')).map((one) => ({ ...one, alias: 0 })),
    rng: rng.fork('time'),
    modes: ['throughput'],
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
  const [{ throughput: ours }, ...others] = contestants;
  return {
    title,
    ours: ours.cycles,
    others: others
      .map(({ name, throughput: { cycles, ratio } }) => ({ name, cycles, ratio: ratio.value }))
      .sort((a, b) => a.ratio - b.ratio),
  };
}

/** A line per formula, the fastest library first. */
export function contendersTable(races: readonly FormulaContenders[]): string {
  return markdownTable(
    [
      { title: 'formula', align: 'left' },
      { title: 'search', align: 'right' },
      { title: 'libraries, cycles and time over ours', align: 'left' },
    ],
    races.map(({ title, ours, others }) => [
      title,
      ours.toFixed(0),
      others.map(({ name, cycles, ratio }) => `${name} ${cycles.toFixed(0)} (${ratio.toFixed(2)})`).join(', '),
    ]),
  );
}

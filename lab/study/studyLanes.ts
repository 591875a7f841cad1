import { join } from 'node:path';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { Failure } from '../../src/base/errors.ts';
import { buildFolder } from '../../src/base/files/installation.ts';
import type { Io } from '../../src/base/io.ts';
import type { Loadable } from '../../src/base/machineCode.ts';
import { intervalText } from '../../src/base/numberText.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { compare, type CompareEntry } from '../../src/bench/measure/compare.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { decodeProgram } from '../../src/codegen/encoder/decoder.ts';
import { PortBound } from '../../src/codegen/x86/portBound.ts';
import { type Core, nearestCore } from '../../src/x86/cores.ts';
import { runsLanes } from '../../src/codegen/x86/target.ts';
import { COMPARED_LAYOUTS, compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { scalarCalls, storedScalar } from '../../src/engine/contest/scalarCalls.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { estimate } from '../../src/engine/optimize/estimate.ts';
import { optimizeSchema } from '../../src/engine/optimize/optimizeOptions.ts';
import { pipeline } from '../../src/engine/optimize/pipeline.ts';
import { measurable } from '../../src/engine/subject/compileStage.ts';
import { laneBaselines } from '../../src/frontend/compile/compileBaselines.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { LANES, registerLanes } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { wholeContract, anyWords } from '../../src/bench/reference/wholeFunction.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import { AIM_CORE, judgedLanes, type JudgedLanes } from './laneFunctions.ts';

interface LanesStudy {
  /** Names of functions; all if there are none. */
  readonly names: readonly string[];
  readonly seeds: number;
  readonly budget: string;
}

/** What is known of one function, in cycles per 8 numbers. */
interface LanesRow {
  readonly judged: JudgedLanes;
  /** Of ours, a search for each seed. */
  readonly ours: readonly number[];
  readonly clang: number | null;
  readonly gcc: number | null;
  readonly scalar: number | null;
  readonly bound: number;
  /** That the bound is of, and the model. */
  readonly core: Core;
  /** Time of the faster compiler over ours of seed 1, with its interval. */
  readonly ratio: string;
  /** Else `ours` is by a model. */
  readonly isMeasured: boolean;
}

/**
 * Searches vectorised functions from nothing, once for each seed, and times what comes out, what clang and gcc make of
 * the same plan and our scalar code in one interleaved run. Where the processor has no AVX-512 IFMA, searches of code
 * for it go by the model of its nearest relative, which is said, and scalar code alone is timed.
 */
export async function studyLanes({ names, seeds, budget }: LanesStudy, given: Io): Promise<void> {
  const io = { ...given, env: { ...given.env, FIELDWRIGHT_COQ: '0' } }; // Nobody reads a theorem here.
  const all = judgedLanes(io.root);
  const slug = ({ name, lanes }: JudgedLanes): string => `${name.replaceAll(' ', '-')}-x${lanes}`;
  const chosen = names.length === 0 ? all : all.filter((one) => names.includes(slug(one)));
  if (chosen.length === 0)
    throw new Failure('input', 'no vectorised function has such a name', {
      where: '--functions',
      expected: `some of ${all.map(slug).join(', ')}`,
      found: names.join(','),
    });
  const rows: LanesRow[] = [];
  await withWorker(io.root, undefined, async (worker) => {
    const runs = ({ lanes }: JudgedLanes): boolean => runsLanes(registerLanes(lanes), worker.hello);
    if (!chosen.every(runs))
      io.note(
        'this processor has no AVX-512 IFMA: searches of code for it go by a model of ports, and only scalar code is ' +
          'timed beside it; for the whole table run the same command on Zen 4, Zen 5, Ice Lake or Sapphire Rapids',
      );
    for (const judged of chosen) {
      if (io.interrupted.aborted) break;
      io.note(`study lanes: ${slug(judged)}`);
      const asked = { judged, seeds, budget, place: join(buildFolder(io.root), 'study', 'lanes', slug(judged)) };
      rows.push(await (runs(judged) ? measuredRow(asked, worker, io) : estimatedRow(asked, worker, io)));
    }
    io.out(lanesTable(rows, { seeds, budget }));
  });
}

interface Asked {
  readonly judged: JudgedLanes;
  readonly seeds: number;
  readonly budget: string;
  /** Folder for results, which are not those that are stored. */
  readonly place: string;
}

const optionsOf = (
  { judged: { request }, budget, place }: Asked,
  seed: number,
): ReturnType<typeof optimizeSchema.parse> => ({
  ...optimizeSchema.parse({ ...request, lanes: request.lanes?.toString(), budget, out: join(place, `${seed}`) }),
  seed,
});

const seedsOf = (count: number): number[] => Array.from({ length: count }, (_, k) => k + 1);

async function measuredRow(asked: Asked, worker: Worker, io: Io): Promise<LanesRow> {
  const { judged, seeds } = asked;
  const records: ResultRecord[] = [];
  for (const seed of seedsOf(seeds)) records.push((await pipeline(optionsOf(asked, seed), io)).record);
  const fn = parse(records[0].ir);
  const rng = seeded(1, `study/lanes/${judged.name}/${judged.lanes}`);
  const { present } = await laneBaselines(await openToolchain(io.root), fn);
  const scalar = await scalarCode(judged, worker, io);
  const found = records.map(({ seed, code }) => ({ name: `seed ${seed}`, code: Buffer.from(code.hex, 'hex') }));
  const { baselines } = measurable(present);
  const entries: CompareEntry<Loadable>[] = [...found, ...baselines, ...(scalar === null ? [] : [scalar])];
  const { contestants } = await compareContestants(fn, entries, {
    worker,
    vectors: testVectors(fn, TIMED, rng.fork('vectors')),
    rng,
    modes: ['throughput'],
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
  const per8 = (cycles: number): number => (cycles * LANES) / judged.lanes;
  const timesOf = (isOne: (name: string) => boolean): number[] =>
    contestants.filter(({ name }) => isOne(name)).map(({ throughput }) => per8(throughput.cycles));
  const least = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times));
  const core = nearestCore(thisMachine());
  const ports = new PortBound(core, true);
  const compilers = contestants.filter(({ name }) => /^(clang|gcc)/.test(name));
  const [fastest] = compilers.toSorted((a, b) => a.throughput.cycles - b.throughput.cycles);
  return {
    ...{ judged, core },
    ours: timesOf((name) => name.startsWith('seed ')),
    clang: least(timesOf((name) => name.startsWith('clang'))),
    gcc: least(timesOf((name) => name.startsWith('gcc'))),
    scalar: least(timesOf((name) => name === scalar?.name)),
    bound: per8(Math.min(...found.map(({ code }) => ports.of(decodeProgram(code).program).cycles))),
    ratio: fastest === undefined ? '–' : intervalText(fastest.throughput.ratio),
    isMeasured: true,
  };
}

async function estimatedRow(asked: Asked, worker: Worker, io: Io): Promise<LanesRow> {
  const { judged, seeds } = asked;
  const core = nearestCore(thisMachine());
  const found: { cycles: number; bound: number }[] = [];
  for (const seed of seedsOf(seeds))
    found.push((await estimate({ ...optionsOf(asked, seed), estimate: core }, io)).record.estimate);
  const per8 = (cycles: number): number => (cycles * LANES) / judged.lanes;
  const scalar = await scalarCode(judged, worker, io);
  return {
    ...{ judged, core },
    ours: found.map(({ cycles }) => per8(cycles)),
    clang: null,
    gcc: null,
    scalar: scalar && per8(await scalarCycles(judged, scalar, worker, io)),
    bound: per8(Math.min(...found.map(({ bound }) => bound))),
    ratio: '–',
    isMeasured: false,
  };
}

const TIMED = 64;
/** Arrays of so many words for each number: more than scalar code and lanes have. */
const MAX_WORDS = 12;

/** The best stored scalar code, as many times as there are lanes; null if none is there. */
async function scalarCode(
  { scalar, lanes }: JudgedLanes,
  worker: Worker,
  io: Io,
): Promise<CompareEntry<Loadable> | null> {
  const stored = scalar && storedScalar(scalar, worker.hello, io);
  return stored && scalarCalls(stored, lanes, io);
}

/** Cycles of all its calls together. */
async function scalarCycles(
  { request: { op }, lanes }: JudgedLanes,
  scalar: CompareEntry<Loadable>,
  worker: Worker,
  io: Io,
): Promise<number> {
  const rng: Rng = seeded(1, 'study/lanes/scalar');
  const operands = (op === 'square' ? ['a'] : ['a', 'b']).map((name) => anyWords(name, MAX_WORDS * lanes));
  const fn = wholeContract('scalar', MAX_WORDS * lanes, operands);
  const { length } = operands;
  const vector = (): BigUint64Array => BigUint64Array.from({ length: length * MAX_WORDS * lanes }, () => rng.big(51));
  const expected = new BigUint64Array(MAX_WORDS * lanes);
  const vectors = Array.from({ length: TIMED }, () => ({ alias: 0, inputs: vector(), expected }));
  await worker.setFunction(workerSignature(fn), vectors);
  const [{ entries }] = await compare(worker, [scalar], {
    rng,
    clock: io.clock,
    layouts: COMPARED_LAYOUTS,
    modes: ['throughput'],
    onMessage: (text) => io.note(text),
  });
  return entries[0].cycles;
}

interface Told {
  readonly seeds: number;
  readonly budget: string;
}

/** Aims on a core that none were set for, over the bound by its ports: the best that was reached, with some room. */
const AIM_OVER_BOUND = 1.1;

/** Null for AVX2, of which it is to be faster than scalar code. */
function aimOn({ judged: { aim }, core, bound }: Pick<LanesRow, 'judged' | 'core' | 'bound'>): number | null {
  return aim === null || core === AIM_CORE ? aim : AIM_OVER_BOUND * bound;
}

/** Markdown: a row for each function. */
export function lanesTable(rows: readonly LanesRow[], { seeds, budget }: Told): string {
  const right = (title: string): TableColumn => ({ title, align: 'right' });
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    right('at once'),
    right('ours, by seed'),
    ...['clang', 'gcc', 'faster compiler / seed 1', 'scalar', 'aim', 'bound by ports'].map(right),
  ];
  const shown = (cycles: number | null): string => (cycles === null ? '–' : cycles.toFixed(1));
  return [
    `Cycles per 8 numbers on ${thisMachine().brand}; searches of ${budget} from nothing, seeds 1 to ${seeds}. ` +
      `Aims are set for ${AIM_CORE}; on others they are ${AIM_OVER_BOUND} times the bound by ports.`,
    '',
    markdownTable(
      columns,
      rows.map((row) => {
        const { judged, ours, clang, gcc, ratio, scalar, bound, core, isMeasured } = row;
        const aim = aimOn(row);
        return [
          judged.name,
          String(judged.lanes),
          ours.map(shown).join(', ') + (isMeasured ? '' : ` (model of ${core})`),
          ...[shown(clang), shown(gcc), ratio, shown(scalar), aim === null ? '–' : `≤ ${shown(aim)}`, shown(bound)],
        ];
      }),
    ),
  ].join('\n');
}

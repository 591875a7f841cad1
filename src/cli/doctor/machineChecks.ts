/** What `doctor` checks about the machine: noise, priority, cross-checking tools. */
import type { Clock, Io } from '../../base/io.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compareWithItself, type SelfComparison, compare } from '../../bench/measure/compare.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Hello } from '../../bench/worker/protocol.ts';
import { folded } from '../../base/folded.ts';
import { decodeProgram } from '../../codegen/encoder/decoder.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import { parse } from '../../ir/parse.ts';
import { loadMeasuresuite, measureWithMeasuresuite } from '../../bench/measure/measuresuite.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { type ResultRecord, resultFolder } from '../../bench/record.ts';
import { openAssemblyline } from '../../frontend/toolchain/assemblyline.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { compareAssemblers, measuresuiteFolders, shapeOf } from '../../engine/contest/crossChecks.ts';
import { placeOf, storedRecords } from '../../engine/environment/storedRecords.ts';
import { testVectors } from '../../search/tuning/workerEvaluator.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';

/** One thing `doctor` looked at. */
export interface Check {
  readonly name: string;
  /** `missing` stops the main commands; `warning` only makes them slower, less sure or smaller. */
  readonly state: 'good' | 'warning' | 'missing';
  /** Version, or what was found. */
  readonly found: string;
  /** Exact line or action that mends it; absent when there is nothing to do. */
  readonly mend?: string;
}

const MARK: Readonly<Record<Check['state'], string>> = { good: '✓', warning: '!', missing: '✗' };

/** One aligned line per check, wrapped at `columns`, and below each that is not good how to mend it. */
export function checkList(checks: readonly Check[], columns: number): string {
  const width = Math.max(0, ...checks.map(({ name }) => name.length));
  return checks
    .flatMap(({ name, state, found, mend }) => [
      ...folded(`${MARK[state]} ${name.padEnd(width)}  ${found}`.trimEnd(), columns, ' '.repeat(width + 4)),
      ...(mend === undefined ? [] : [`  ${' '.repeat(width)}  → ${mend}`]),
    ])
    .join('\n');
}

/** out = in^256 mod 2^64: mov rax, [rsi]; imul rax, rax (eight times); mov [rdi], rax; ret. */
const SAMPLE = Uint8Array.from([
  0x48,
  0x8b,
  0x06,
  ...Array.from({ length: 8 }, () => [0x48, 0x0f, 0xaf, 0xc0]).flat(),
  0x48,
  0x89,
  0x07,
  0xc3,
]);

/** Differences above this fraction between equal pieces of code make results hard to trust. */
const TOLERABLE = 0.01;

/** Starts the measuring worker, pinned, and compares a piece of code with itself. */
export async function noiseCheck(root: string, clock: Clock): Promise<Check[]> {
  try {
    return await withWorker(root, undefined, async (worker) => {
      return [
        { name: 'measuring worker', state: 'good', found: 'runs, pinned to the last core' },
        priorityCheck(worker.hello),
        noise(await measure(worker, clock)),
      ];
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [
      {
        name: 'measuring worker',
        state: 'missing',
        found: error.message,
        ...(error.detail.hint === undefined ? {} : { mend: error.detail.hint }),
      },
    ];
  }
}

/** How the kernel ranks the worker among other programs. */
export function priorityCheck({
  prioritised,
  autogroups,
  weighted,
}: Pick<Hello, 'prioritised' | 'autogroups' | 'weighted'>): Check {
  const name = 'priority';
  const mend = 'as root, or with CAP_SYS_NICE, the worker takes a high one; without it, stop other programs';
  if (!prioritised)
    return {
      name,
      state: 'warning',
      found:
        `ordinary${autogroups ? ', in a session of its own (autogroup)' : ''}: other programs interrupt the ` +
        'measuring worker',
      mend,
    };
  if (!autogroups) return { name, state: 'good', found: 'the measuring worker has a high one' };
  if (weighted)
    return { name, state: 'good', found: 'the measuring worker has a high one, and so has its session (autogroup)' };
  return {
    name,
    state: 'warning',
    found: 'high, but not that of its session (autogroup), which shares the processor evenly with other sessions',
    mend,
  };
}

async function measure(worker: Worker, clock: Clock): Promise<SelfComparison> {
  const vectors = [3n, 5n, 7n].map((x) => ({
    alias: 0,
    inputs: BigUint64Array.of(x),
    expected: BigUint64Array.of(x ** 256n),
  }));
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: 1 },
        { kind: 'in', words: 1 },
      ],
      aliases: [[0, 1]],
    },
    vectors,
  );
  return compareWithItself(worker, SAMPLE, { rng: seeded(1, 'doctor'), clock, layouts: 12, waitMs: 3000 });
}

function noise({ noiseFloor, quietShare, contended }: SelfComparison): Check {
  const name = 'noise';
  const found =
    `equal code differs by up to ${(noiseFloor * 100).toFixed(2)} %; ${Math.round(quietShare * 100)} % of the ` +
    'time quiet';
  if (!contended && noiseFloor <= TOLERABLE) return { name, state: 'good', found };
  return { name, state: 'warning', found, mend: 'stop other programs, or measure on another core (--cpu N)' };
}

/**
 * Whether other people's assembler and stopwatch are installed, and whether they agree with ours. Neither is needed.
 */
export async function crossCheckTools(io: Io): Promise<Check[]> {
  return [
    await optional('AssemblyLine', '--assembler assemblyline', () => sameBytes(io)),
    await optional('MeasureSuite', '--measure measuresuite', () => sameRatio(io)),
  ];
}

async function optional(name: string, option: string, look: () => Promise<Omit<Check, 'name'>>): Promise<Check> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    const trouble = systemFailure(error);
    if (trouble !== null) return cannotBeTried(name, trouble);
    if (!(error instanceof Failure)) throw error;
    if (error.kind === 'tool') return { name, state: 'good', found: `not found, and only ${option} needs it` };
    return {
      name,
      state: 'warning',
      found:
        `${error.message}: ${error.detail.where ?? ''}, ${error.detail.found ?? ''} instead of ` +
        `${error.detail.expected ?? ''}`,
    };
  }
}

const cannotBeTried = (name: string, { message, detail: { where } }: Failure): Check => ({
  name,
  state: 'warning',
  found: `cannot be tried: ${where ?? ''}: ${message}`,
});

/** The bytes of all stored functions. */
async function sameBytes(io: Io): Promise<Omit<Check, 'name'>> {
  const { root, env } = io;
  const assemblyline = await openAssemblyline(root, env);
  const stored = bestRecords(storedRecords(io));
  let instructions = 0;
  let unknown = 0;
  for (const record of stored) {
    const code = Buffer.from(record.code.hex, 'hex');
    const { program } = decodeProgram(code);
    const agreement = await compareAssemblers(program, code, assemblyline, resultFolder(placeOf(record, io), record));
    instructions += agreement.instructions;
    unknown += agreement.unknown.length;
  }
  const found =
    `${assemblyline.library}: the same bytes for ${instructions - unknown} of ${instructions} instructions of ` +
    `${stored.length} stored functions; it does not know the others`;
  return { state: 'good', found };
}

/** Code is slowed down by so many multiplications in front, imul rax, rdi, 3. */
const EXTRA = 24;
const IMUL = [0x48, 0x6b, 0xc7, 3];
/** Relative difference between the two ratios from which they do not agree; MeasureSuite sees one placement. */
const TOLERABLE_BETWEEN = 0.05;

/** A stored function and the same made slower, timed by both. */
async function sameRatio(io: Io): Promise<Omit<Check, 'name'>> {
  const { root, cwd, env, clock } = io;
  const suite = await loadMeasuresuite(measuresuiteFolders(cwd, root, env));
  const record = stored(io);
  if (record === undefined) return { state: 'good', found: 'found; nothing is stored that both could time' };
  const fn = parse(record.ir);
  const code = Buffer.from(record.code.hex, 'hex');
  const rng = seeded(1, 'doctor/measuresuite');
  const slowed = Uint8Array.from([...Array.from({ length: EXTRA }, () => IMUL).flat(), ...code]);
  const entries = [
    { name: 'as it is', code },
    { name: 'slowed', code: slowed },
  ];
  return withWorker(root, undefined, async (worker) => {
    await worker.setFunction(workerSignature(fn), testVectors(fn, 16, rng.fork('vectors')));
    const [
      {
        entries: [, ours],
      },
    ] = await compare(worker, entries, { rng, clock, modes: ['throughput'], layouts: 16, waitMs: 3000 });
    const {
      timer,
      entries: [, theirs],
    } = await measureWithMeasuresuite(suite, entries, { ...shapeOf(fn), rng });
    const a = ours.ratio.value;
    const b = theirs.ratio.value;
    const found =
      `times by ${timer}; code that is ${a.toFixed(3)} times slower for us ` + `is ${b.toFixed(3)} times slower for it`;
    return { state: Math.abs(a / b - 1) <= TOLERABLE_BETWEEN ? 'good' : 'warning', found };
  });
}

const stored = (io: Io): ResultRecord | undefined =>
  bestRecords(storedRecords(io)).find(
    (r) => r.machine.slug === thisMachine().slug && r.operation === 'mul' && r.target === 'native',
  );

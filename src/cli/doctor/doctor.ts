/** The command `doctor`: says what is installed, what is missing and how to fix it. */
import { Failure, isDispensable } from '../../base/errors.ts';
import { COQ_INSTALL, coqVersion } from '../../frontend/toolchain/coq.ts';
import { rustAdvice, rustCompiler, findTools, onPath, type Tool, type Tools } from '../../frontend/toolchain/tools.ts';
import type { CommandSpec } from '../../base/options/option.ts';
import type { Io, Clock } from '../../base/io.ts';
import { otherMachineText, thisMachine } from '../../engine/environment/thisMachine.ts';
import { tmpdir, arch, availableParallelism, platform } from 'node:os';
import { requireFolder, type Place } from '../../engine/store/requireWritable.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { existsSync } from 'node:fs';
import type { HostMachine } from '../../bench/machine.ts';
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

/**
 * Says what is installed, what is missing and how to mend it. Fails with kind `tool` if something needed is missing.
 */
export const doctorCommand: CommandSpec = {
  operands: [],
  options: [],
  run: async (_options, io) => doctor(io),
};

async function doctor(io: Io): Promise<void> {
  const tools = findTools(io.env);
  const checks = [
    ...toolChecks(tools),
    await rustCheck(tools, io.env),
    await coqCheck(io.env),
    ...machineChecks(thisMachine()),
    ...placeChecks(io),
    ...(await noiseCheck(io.root, io.clock)),
    ...(await crossCheckTools(io)),
  ];
  io.out(checkList(checks, io.width));
  const missing = checks.filter(({ state }) => state === 'missing').map(({ name }) => name);
  if (missing.length > 0)
    throw new Failure('tool', `missing: ${missing.join(', ')}`, { hint: 'the lines marked → above' });
}

/** Whether results, what is built and temporary files can be written. */
function placeChecks({ root, results }: Io): Check[] {
  const build = buildFolder(root);
  const found = 'results, build and temporary files can be written';
  const problems = [
    { name: 'results', path: results },
    { name: 'build', path: build },
    { name: 'temporary files', path: tmpdir() },
  ].flatMap(problem);
  return problems.length > 0 ? problems : [{ name: 'folders', state: 'good', found }];
}

function problem(place: Place): Check[] {
  try {
    requireFolder(place);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const {
      detail: { where, found, hint },
    } = error;
    const mend = hint === undefined ? {} : { mend: hint };
    return [{ name: place.name, state: 'missing', found: `${where ?? ''}: ${found ?? ''}`, ...mend }];
  }
}

/** Every program that is called, with its version or the line that installs it. */
function toolChecks({ byName }: Tools): Check[] {
  return Object.values(byName).map(toolCheck);
}

function toolCheck({ name, path, version, install }: Tool): Check {
  if (path === null) return { name, state: 'missing', found: 'not installed', mend: install };
  return { name, state: 'good', found: `${version ?? 'unknown version'} (${path})` };
}

/** Whether the LLVM in use can read what rustc writes; only `--crate`, Rust inputs and Rust contestants need it. */
async function rustCheck({ llvmMajor }: Tools, env: Io['env']): Promise<Check> {
  const name = 'rustc';
  const rustc = await rustCompiler(env).catch((error: unknown) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  if (rustc instanceof Failure) {
    const { found = 'not installed', hint = '' } = rustc.detail;
    return { name, state: 'warning', found: `${found}: Rust crates cannot be bridged`, mend: hint };
  }
  const found = `${rustc.version}, built on LLVM ${rustc.llvmMajor}`;
  if (llvmMajor === null)
    return {
      name,
      state: 'warning',
      found: `${found}; no LLVM is here to read its bitcode`,
      mend: rustAdvice(rustc, rustc.llvmMajor),
    };
  if (rustc.llvmMajor <= llvmMajor) return { name, state: 'good', found: `${found}, which LLVM ${llvmMajor} reads` };
  return {
    name,
    state: 'warning',
    found: `${found}, whose bitcode LLVM ${llvmMajor} cannot read`,
    mend: rustAdvice(rustc, llvmMajor),
  };
}

/** Coq, which only certificates need: what a search writes is checked by it where it is there. */
async function coqCheck(env: Io['env']): Promise<Check> {
  const name = 'Coq';
  const unchecked = (found: string): Check => ({
    ...{ name, state: 'warning', mend: COQ_INSTALL },
    found: `${found}: theorems about code (best.v) stay unchecked`,
  });
  try {
    const version = await coqVersion();
    return version === null
      ? unchecked('not installed')
      : { name, state: 'good', found: `${version} (${onPath('coqc', env) ?? 'coqc'}), checks certificates` };
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return unchecked(error.message);
  }
}

/** What the processor and the kernel offer to generated code and to measuring. */
function machineChecks(machine: HostMachine): Check[] {
  return [
    system(),
    {
      name: 'processor',
      state: 'good',
      found: [`${machine.brand} (${machine.slug})`, otherMachineText() ?? []].flat().join('; '),
    },
    feature(machine, 'bmi2', 'mulx, shlx, rorx'),
    feature(machine, 'adx', 'adcx, adox'),
    cores(),
    counters(machine),
  ];
}

function system(): Check {
  const found = `${platform()} ${arch()}`;
  if (found === 'linux x64') return { name: 'system', state: 'good', found };
  return {
    name: 'system',
    state: 'missing',
    found,
    mend: 'code is measured on x86-64 Linux only: use such a machine or container',
  };
}

function feature({ features }: HostMachine, name: string, gives: string): Check {
  if (features.includes(name)) return { name: name.toUpperCase(), state: 'good', found: gives };
  return {
    name: name.toUpperCase(),
    state: 'warning',
    found: `absent: ${gives} cannot be measured here`,
    mend: 'choose a target without it',
  };
}

function cores(): Check {
  const count = availableParallelism();
  const name = 'cores';
  if (count >= 2) return { name, state: 'good', found: `${count}: one measures, another searches` };
  return {
    name,
    state: 'warning',
    found: 'one: search and measurement disturb each other',
    mend: 'use a machine with two cores',
  };
}

/** Whether the kernel offers hardware cycle counters; without them time-stamp ticks are converted by a calibrator. */
function counters({ virtual }: HostMachine): Check {
  const name = 'cycle counters';
  if (existsSync('/sys/bus/event_source/devices/cpu')) return { name, state: 'good', found: 'the kernel offers them' };
  const found = 'none: cycles are estimated from time stamps and a chain of multiplications';
  return virtual
    ? { name, state: 'warning', found }
    : { name, state: 'warning', found, mend: 'boot a kernel with perf events' };
}

/* What `doctor` checks about the machine: noise, priority, cross-checking tools. */

/** One thing `doctor` looked at. */
interface Check {
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
function checkList(checks: readonly Check[], columns: number): string {
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
async function noiseCheck(root: string, clock: Clock): Promise<Check[]> {
  try {
    return await withWorker(root, undefined, async (worker) => {
      return [
        vectorCheck(worker.hello),
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

/** Which vectorised code the processor runs, with what the system has switched on. */
export function vectorCheck({ avx2, avx512ifma }: Pick<Hello, 'avx2' | 'avx512ifma'>): Check {
  const name = 'vectors';
  if (avx512ifma)
    return { name, state: 'good', found: 'AVX2 and AVX-512 IFMA: four and eight lanes, and one call across lanes' };
  const without = 'is proved, and tested as scalar code, but not measured here';
  return avx2
    ? { name, state: 'warning', found: `AVX2: four lanes; what needs AVX-512 IFMA ${without}` }
    : { name, state: 'warning', found: `none that is used: vectorised code ${without}` };
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
async function crossCheckTools(io: Io): Promise<Check[]> {
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

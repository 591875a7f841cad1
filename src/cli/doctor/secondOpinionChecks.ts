import { decodeProgram } from '../../codegen/encoder/decoder.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import { parse } from '../../ir/parse.ts';
import { compare } from '../../bench/measure/compare.ts';
import { loadMeasuresuite, measureWithMeasuresuite } from '../../bench/measure/measuresuite.ts';
import type { Check } from '../../engine/report/checkList.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { type ResultRecord, resultFolder } from '../../bench/record.ts';
import { openAssemblyline } from '../../frontend/toolchain/assemblyline.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { compareAssemblers, measuresuiteFolders, shapeOf } from '../../engine/contest/secondOpinion.ts';
import type { Io } from '../../base/io.ts';
import { storedRecords } from '../../engine/environment/storedRecords.ts';
import { testVectors } from '../../search/tuning/workerEvaluator.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';

/**
 * Whether other people's assembler and stopwatch are installed, and whether they agree with ours. Neither is needed.
 */
export async function secondOpinionChecks(io: Io): Promise<Check[]> {
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
  const { root, env, results } = io;
  const assemblyline = await openAssemblyline(root, env);
  const stored = bestRecords(storedRecords(io));
  let instructions = 0;
  let unknown = 0;
  for (const record of stored) {
    const code = Buffer.from(record.code.hex, 'hex');
    const { program } = decodeProgram(code);
    const agreement = await compareAssemblers(program, code, assemblyline, resultFolder(results, record));
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
const TOLERABLE = 0.05;

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
    return { state: Math.abs(a / b - 1) <= TOLERABLE ? 'good' : 'warning', found };
  });
}

const stored = (io: Io): ResultRecord | undefined =>
  bestRecords(storedRecords(io)).find(
    (r) => r.machine.slug === thisMachine().slug && r.operation === 'mul' && r.target === 'native',
  );

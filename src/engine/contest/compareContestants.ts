/** Times all contestants, ours first, in one interleaved run. */
import { CALL_ORDERS, type TimingMode } from '../../base/aims.ts';
import type { Clock } from '../../base/io.ts';
import { invariant, isDispensable } from '../../base/errors.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compareWithItself, Patience, compare } from '../../bench/measure/compare.ts';
import type { CompareEntry, Comparison as Measured } from '../../bench/measure/compare.ts';
import type { RecordedComparison, Standing } from '../../bench/record.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { type FunctionCode, readFlatCode } from '../../frontend/object/readFunction.ts';

interface CompareSurroundings {
  readonly worker: Worker;
  /** Their inputs are the operands while timing; some must have distinct buffers. */
  readonly vectors: readonly TestVector[];
  readonly rng: Rng;
  readonly clock: Clock;
  onMessage(text: string): void;
  /** How long to wait for a quiet core, all comparisons together; a minute each by default. */
  readonly patience?: Patience;
  /** Throughput and latency by default, if an input is there that the result can be fed to. */
  readonly modes?: readonly TimingMode[];
  /** Whether two chains of calls by turns are timed, too, where one can be. */
  readonly withPairs?: boolean;
}

/** Layouts of the comparison that is recorded, and of the self-comparison that tells its noise. */
export const COMPARED_LAYOUTS = 32;
const NOISE_LAYOUTS = 16;

/** Contestants that take more than so many times as long as ours are timed apart from the others. */
const FAR = 4;

/**
 * Times implementations of `fn` against each other, ours first; all of them must have been tested. All contestants
 * share one batch size, so one that is very slow would leave the others with batches too short to time: it meets ours
 * alone.
 */
export async function compareContestants(
  fn: IrFunction,
  entries: readonly CompareEntry<Loadable>[],
  around: CompareSurroundings,
): Promise<RecordedComparison> {
  const { worker, vectors, rng } = around;
  const [ours, ...others] = entries;
  await worker.setFunction(workerSignature(fn), vectors);
  const noise = await compareWithItself(worker, ours.code, {
    ...around,
    rng: rng.fork('noise'),
    layouts: NOISE_LAYOUTS,
  });
  const [rough] = await compare(worker, entries, {
    ...around,
    rng: rng.fork('rough'),
    layouts: 2,
    modes: ['throughput'],
    patience: new Patience(0),
  });
  const isFar = (entry: CompareEntry<Loadable>): boolean => rough.entries[entries.indexOf(entry)].ratio.value > FAR;
  const groups = [others.filter((entry) => !isFar(entry)), ...others.filter(isFar).map((entry) => [entry])].filter(
    (group) => group.length > 0,
  );
  const heats: Heat[] = [];
  for (const [i, group] of groups.entries())
    heats.push(await heat(fn, [ours, ...group], { ...around, rng: rng.fork(`heat${i}`) }));
  const runs = heats
    .flatMap(({ throughput, latency, pairs }) => [throughput, latency, pairs])
    .filter((m) => m !== null);
  return {
    contestants: entries.map((entry) => contestantOf(entry, heats)),
    layouts: Math.min(...runs.map((run) => run.layouts)),
    quietShare: Math.min(...runs.map((run) => run.quietShare)),
    contended: runs.some((run) => run.contended),
    noise: noise.noiseFloor,
  };
}

/** Some contestants, ours first, timed interleaved. */
interface Heat {
  readonly throughput: Measured;
  readonly latency: Measured | null;
  readonly pairs: Measured | null;
}

async function heat(
  fn: IrFunction,
  entries: readonly CompareEntry<Loadable>[],
  around: CompareSurroundings,
): Promise<Heat> {
  const modes = around.modes ?? modesOf(fn);
  const withPairs = around.withPairs === true && modes.includes('latency');
  const [throughput, latency, pairs] = await compare(around.worker, entries, {
    ...around,
    layouts: COMPARED_LAYOUTS,
    modes: withPairs ? CALL_ORDERS : modes,
  });
  return { throughput, latency: latency ?? null, pairs: pairs ?? null };
}

/** Results of one contestant from the first heat it took part in. */
function contestantOf(
  { name, code }: CompareEntry<Loadable>,
  heats: readonly Heat[],
): RecordedComparison['contestants'][number] {
  const found = heats.find(({ throughput }) => throughput.entries.some((entry) => entry.name === name));
  invariant(found !== undefined, () => `${name} took part in no heat`);
  const { throughput, latency, pairs } = found;
  return {
    name,
    bytes: code.length,
    throughput: timingOf(throughput, name),
    latency: latency === null ? null : timingOf(latency, name),
    ...(pairs === null ? {} : { pairs: timingOf(pairs, name) }),
  };
}

/** Latency needs an input that the result can be fed to. */
function modesOf({ params, results }: IrFunction): TimingMode[] {
  const chains = params.some(
    (p) => p.shape === 'array' && p.width === results[0].width && p.bounds.length === results[0].bounds.length,
  );
  return chains ? ['throughput', 'latency'] : ['throughput'];
}

function timingOf({ entries }: Measured, name: string): RecordedComparison['contestants'][number]['throughput'] {
  const entry = entries.find((e) => e.name === name);
  invariant(entry !== undefined, () => `${name} was not timed`);
  const { cycles, ratio, layoutCycles } = entry;
  return { cycles, ratio: { ...ratio }, layoutCycles: [...layoutCycles] };
}

/** Of a decoded instruction: a vector register. */
const VECTOR = /\b[xyz]mm\d/i;

/**
 * Names of those of `contenders` that beat ours with vector registers, which no search of ours uses: more time will not
 * help. Code that is not understood is left out.
 */
export async function fasterByVectors(
  standings: readonly Standing[],
  contenders: readonly { readonly name: string; readonly code: Uint8Array }[],
  root: string,
): Promise<string[]> {
  const names = new Set(standings.filter(({ kind }) => kind === 'behind').map(({ opponent }) => opponent));
  const faster = contenders.filter(({ name }) => names.has(name));
  if (faster.length === 0) return [];
  const { decoder } = await buildBridge(root);
  const found = await Promise.all(
    faster.map(async ({ name, code }) => ((await isVector(code, decoder)) ? [name] : [])),
  );
  return found.flat();
}

async function isVector(bytes: Uint8Array, decoder: string): Promise<boolean> {
  try {
    return vectorInstruction(await readFlatCode('code', bytes, decoder)) !== null;
  } catch (error) {
    if (isDispensable(error)) return false;
    throw error;
  }
}

/** The first instruction of decoded code that names a vector register, as text; null without one. */
export function vectorInstruction({ code }: FunctionCode): string | null {
  return [...code.values()].map((instruction) => instruction?.text ?? '').find((text) => VECTOR.test(text)) ?? null;
}

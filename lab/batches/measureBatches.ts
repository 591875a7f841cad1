import { join } from 'node:path';
import { seeded } from '../../src/base/rng.ts';
import { buildFolder } from '../../src/base/files/installation.ts';
import type { Io } from '../../src/base/io.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { keyLibrary } from '../../src/cli/keyLibraries.ts';
import { library } from '../../src/cli/library.ts';
import { librarySchema } from '../../src/cli/libraryOptions.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { checkContestants } from '../../src/engine/contest/demands.ts';
import { readPeersManifest } from '../../src/frontend/peers/peersManifest.ts';
import { openPeers, type PeerSurroundings } from '../../src/frontend/peers/peersObject.ts';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { batchField, linkedField, type BatchField } from './batchContestants.ts';
import { argumentOf, batchOf, OWN_LIBRARIES, type BatchFunction, type OwnLibrary } from './batchFunctions.ts';
import { BATCHES, type BatchEntry } from '../report/batchStore.ts';

interface BatchTask {
  readonly fn: BatchFunction;
  readonly count: number;
  /** Of the entry. */
  readonly key: string;
}

interface MeasureOptions {
  readonly machine: string;
  /** Folder of our libraries; null where they are to be made. */
  readonly libraries: string | null;
  readonly budget: string;
  readonly seed: number;
  readonly cpu?: number | undefined;
}

/**
 * Makes our libraries unless they are given, then checks and times all of each task in one interleaved run, and stores
 * it. An interrupted run goes on with what is not stored yet. Throws `wrong` if a contender computes something else.
 */
export async function measureBatches(tasks: readonly BatchTask[], options: MeasureOptions, io: Io): Promise<void> {
  const libraries = options.libraries ?? (await madeLibraries(tasks, options, io));
  const manifest = readPeersManifest(io.root);
  const around = openPeers(io.root, findTools(), (text) => io.note(text));
  await withWorker(io.root, options.cpu, async (worker) => {
    const { avx512ifma } = worker.hello;
    if (!avx512ifma)
      io.note(
        'this processor has no AVX-512 IFMA: ours computes batches in four lanes of AVX2, if it has these, and ' +
          'vectors one by one, and what needs IFMA is left out; ' +
          'for the whole table run the same command on Zen 4, Zen 5, Ice Lake or Sapphire Rapids',
      );
    const fields = new Map<BatchFunction, BatchField>();
    for (const { fn, count, key } of tasks) {
      if (io.interrupted.aborted) return;
      const field = fields.get(fn) ?? (await batchField(fn, { manifest, cpu: worker.hello, around, libraries }));
      fields.set(fn, field);
      io.note(`batches: ${key}`);
      const entry = await measured(fn, field, count, { worker, around, seed: options.seed, io });
      BATCHES.add(io.results, options.machine, key, entry);
    }
  });
}

/** Our libraries that tasks need, made as users make them. */
async function madeLibraries(
  tasks: readonly BatchTask[],
  { budget, seed, cpu }: MeasureOptions,
  io: Io,
): Promise<string> {
  const folder = join(buildFolder(io.root), 'batches');
  for (const name of new Set<OwnLibrary>(tasks.map(({ fn }) => fn.ours.library))) {
    const given = librarySchema.parse({ ...OWN_LIBRARIES[name].options, budget, out: join(folder, name) });
    const whole = argumentOf(name);
    if (whole === null) await library({ ...given, seed, cpu }, io);
    else await keyLibrary(whole, { ...given, seed, cpu }, io);
  }
  return folder;
}

/** Inputs of a race, whole batches. */
const TIMED_BATCHES = 4;

interface Means {
  readonly worker: Worker;
  readonly around: PeerSurroundings;
  readonly seed: number;
  readonly io: Io;
}

async function measured(
  fn: BatchFunction,
  field: BatchField,
  count: number,
  { worker, around, seed, io }: Means,
): Promise<BatchEntry> {
  const whole = batchOf(fn, count);
  const { present, absent, deviating } = await linkedField(fn, field, count, around);
  const rng = seeded(seed, `batches/${fn.name}/${count}`);
  for (const which of ['all', 'usual'] as const) {
    const own = present.filter(({ name }) => deviating.has(name) === (which === 'usual'));
    const subject = { field: fn.field, op: fn.name, relation: '', modulusText: '', whole: batchOf(fn, count, which) };
    await checkContestants(own, subject, worker, rng.fork('check'));
  }
  const comparison = await compareContestants(whole.contract, present, {
    worker,
    vectors: whole.timingCases(TIMED_BATCHES, rng.fork('vectors')).map((one) => ({ ...one, alias: 0 })),
    rng: rng.fork('race'),
    modes: ['throughput'],
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
  return {
    time: io.now(),
    seed,
    ruler: MEASUREMENT_VERSION,
    function: fn.name,
    count,
    lanes: worker.hello.avx512ifma,
    comparison,
    origins: present.map(({ origin }) => origin),
    deviations: field.present.flatMap(({ name, deviates }) => (deviates === undefined ? [] : [{ name, deviates }])),
    absent: [...absent],
  };
}

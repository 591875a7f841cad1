import { ssaFunction } from '../../src/ir/ssa/schema.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';
import { sha256 } from '../../src/base/hash.ts';
import { seeded } from '../../src/base/rng.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { resultFolder } from '../../src/bench/record.ts';
import type { TableEntry } from '../report/tableStore.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { linkImage } from '../../src/frontend/peers/peersImage.ts';
import { buildPeerObjects, openPeers } from '../../src/frontend/peers/peersObject.ts';
import { readPeersManifest } from '../../src/frontend/peers/peersManifest.ts';
import type { TableOperation } from './tableRows.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { assembledBytes } from '../../src/engine/optimize/codeFiles.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { inputSubject } from '../../src/engine/subject/irSubject.ts';
import type { Io } from '../../src/base/io.ts';
import { optimizeSchema } from '../../src/engine/optimize/optimizeOptions.ts';
import { pipeline } from '../../src/engine/optimize/pipeline.ts';
import { knownPlaces } from '../../src/engine/environment/places.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';

interface TableOptions {
  /** Of the search: of the one before, if there is none now. */
  readonly budget: string;
  readonly seed: number;
  /** Without, what is stored is timed again. */
  readonly search: boolean;
  readonly cpu: number | undefined;
}

/** Vectors per aliasing mode, as operands while timing. */
const VECTORS = 48;

/** Name of the contestant that is OpenSSL's assembly. */
export const HAND = 'hand-written assembly of OpenSSL';

/**
 * Searches for one function of the table with the whole of `optimize`, going on from what is stored; then assembles
 * both stored files and times them against llc and the original's compilers in one interleaved run. Throws `input` if
 * nothing is stored and nothing is to be searched for.
 */
export async function tableOne(
  input: string,
  operation: TableOperation,
  options: TableOptions,
  io: Io,
): Promise<TableEntry> {
  const { budget, seed, cpu, search } = options;
  const parsed = optimizeSchema.parse({
    input,
    function: operation.function,
    budget,
    seed: String(seed),
    resume: true,
    for: 'both',
    ...(operation.aliasing === undefined ? {} : { aliasing: operation.aliasing }),
    ...(cpu === undefined ? {} : { cpu: String(cpu) }),
  });
  const subject = inputSubject(parsed, input, io);
  if (search) await pipeline(parsed, io);
  const { target } = parsed;
  const key = { ...subject, target, machine: thisMachine(), options: parsed };
  const folders = knownPlaces(io).map((results) => resultFolder(results, key));
  const folder = folders.find((known) => existsSync(join(known, 'best.asm'))) ?? folders[0];
  if (!existsSync(join(folder, 'best.asm')))
    throw new Failure('input', 'no code is stored for this function', {
      where: folder,
      hint: `${PROGRAM} table --again --rows ${input}`,
    });
  const toolchain = await openToolchain(io.root);
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const gas = assembledBytes('gas', text('best.S'), subject.symbol);
  const nasm = assembledBytes('nasm', text('best.asm'), subject.symbol);
  const compiled = await subject.compile(toolchain);
  const fn = subject.lower(ssaFunction(compiled.ssaJson, subject.symbol));
  const hand =
    operation.hand === undefined ? [] : [{ name: HAND, code: await handWritten(operation.hand, toolchain, io) }];
  const rng = seeded(seed, 'table');
  const vectors = testVectors(fn, VECTORS, rng.fork('vectors'));
  return withWorker(io.root, cpu, async (worker) => {
    const entries = [
      { name: 'ours (best.S)', code: gas },
      { name: 'ours (best.asm)', code: nasm },
      ...compiled.baselines,
      ...hand,
    ];
    const comparison = await compareContestants(fn, entries, {
      worker,
      vectors,
      rng: rng.fork('compare'),
      clock: io.clock,
      onMessage: (line) => io.note(line),
    });
    return { time: io.now(), seed, budget, ruler: MEASUREMENT_VERSION, code: sha256(nasm), comparison };
  });
}

/** OpenSSL's x86-64 assembly for the same limbs, which perlasm prints; it returns other limbs of the same element. */
async function handWritten(symbol: string, toolchain: Toolchain, io: Io): Promise<Uint8Array> {
  const build = readPeersManifest(io.root).builds['openssl x25519'];
  const { files } = await buildPeerObjects(
    build,
    'cc',
    openPeers(io.root, toolchain.tools, (line) => io.note(line)),
  );
  return linkImage({ files: [...files], symbol, call: [] });
}

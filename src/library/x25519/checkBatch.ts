import { inTemporaryFolder } from '../../base/files/folders.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { x25519Reference } from '../../bench/reference/peerX25519.ts';
import {
  batchesLine,
  callingProgram,
  inBatchesOf,
  MAX_CALLS,
  ofEachNumber,
  requireBatchAnswers,
  type CalledBatch,
} from './callingProgram.ts';
import { checkIterations, checkLeaks } from './checkLibrary.ts';
import { knownFacts, toHex, type KnownCall } from './knownFacts.ts';
import {
  BASE_SYMBOLS,
  BATCH_SYMBOLS,
  LANES_OF_SIXTEEN,
  LANES_SYMBOL,
  SIXTEEN_SYMBOL,
  WITH_SIXTEEN,
  type X25519Library,
} from './library.ts';

interface CheckOptions {
  readonly seed: number;
  /** Also a million iterations. */
  readonly million: boolean;
}

const MAX_CALLS_OF_SIXTEEN = 40;
/** Ways of batchCalls.c for any number: of points, and of the base point; and by the functions of eight and sixteen. */
const WAYS = [0, 1, 2];
const OF_BASE = [4, 5];
const OF_EIGHT = 3;
const EIGHT = 8;
const OF_SIXTEEN = 6;
const SIXTEEN = 16;
const BASE_POINT = 9n;

/**
 * Checks the functions of several X25519 at once: calls, and the search for leaks in the code behind them. What calls
 * that (batch.c) asks for the processor, which the search has no model of. Returns what was found, a line each.
 * Throws as `checkLibrary` does.
 */
export async function checkBatch(
  library: Pick<X25519Library, 'archive' | 'batchHeader' | 'sixteenHeader' | 'objects'>,
  toolchain: Toolchain,
  options: CheckOptions,
): Promise<string[]> {
  const lines = await checkBatchCalls(library, toolchain, options);
  const symbols = [LANES_SYMBOL, ...(library.sixteenHeader === null ? [] : [LANES_OF_SIXTEEN]), ...BASE_SYMBOLS];
  for (const symbol of symbols) lines.push(await checkLeaks(library.objects, symbol, toolchain.bridge.decoder));
  return lines;
}

/**
 * Calls them through their header: known facts mixed at random, so that each lane has all kinds of neighbours, in
 * batches of every number; and iterations.
 */
export async function checkBatchCalls(
  { archive, batchHeader, sixteenHeader }: Pick<X25519Library, 'archive' | 'batchHeader' | 'sixteenHeader'>,
  toolchain: Toolchain,
  { seed, million }: CheckOptions,
): Promise<string[]> {
  return inTemporaryFolder('calls', async (folder) => {
    const sixteen = sixteenHeader !== null;
    const header = batchHeader ?? '';
    const flags = sixteen ? [WITH_SIXTEEN] : [];
    const program = await callingProgram({ archive, header }, 'batchCalls', toolchain, folder, 'x25519', flags);
    const batches = drawBatches(sixteen)(seed);
    await requireBatchAnswers(program, batches, seed);
    const line = batchesLine(batches, sixteen ? MAX_CALLS_OF_SIXTEEN : MAX_CALLS);
    return [line, await checkIterations(program, million, BATCH_SYMBOLS[0])];
  });
}

/** With those of sixteen or not, of a seed. */
const drawBatches = remembered((sixteen: boolean) => remembered((seed: number) => drawn(sixteen, seed)));

function drawn(sixteen: boolean, seed: number): readonly CalledBatch[] {
  const most = sixteen ? MAX_CALLS_OF_SIXTEEN : MAX_CALLS;
  const rng = seeded(seed, 'x25519/batches');
  const known = knownFacts(rng.fork('facts')).flatMap(({ calls }) => calls);
  const ofBase = known.map(({ scalar }) => ({
    scalar,
    point: BASE_POINT,
    result: x25519Reference(scalar, BASE_POINT),
  }));
  return [
    ...WAYS.flatMap((way) => ofEachNumber(most, known, rng).map((calls) => calledBatch(way, calls))),
    ...OF_BASE.flatMap((way) => ofEachNumber(most, ofBase, rng).map((calls) => calledBatch(way, calls))),
    ...inBatchesOf(EIGHT, known).map((calls) => calledBatch(OF_EIGHT, calls)),
    ...(sixteen ? inBatchesOf(SIXTEEN, known).map((calls) => calledBatch(OF_SIXTEEN, calls)) : []),
  ];
}

const calledBatch = (way: number, calls: readonly KnownCall[]): CalledBatch => ({
  kind: String(way),
  symbol: way === OF_SIXTEEN ? SIXTEEN_SYMBOL : BATCH_SYMBOLS[way === OF_EIGHT ? 0 : way < OF_EIGHT ? 1 : 2],
  calls: calls.map(({ scalar, point, result }) => ({
    given: `${toHex(scalar)} ${toHex(point)}`,
    answer: [toHex(result)],
    shown: `results as in way ${way} of batchCalls.c`,
  })),
  returned: calls.some(({ result }) => result === 0n) ? '-1' : '0',
});

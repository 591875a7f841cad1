import { inTemporaryFolder } from '../../base/files/folders.ts';
import { Failure } from '../../base/errors.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { x25519Reference } from '../../bench/reference/peerX25519.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { callingProgram, checkIterations, checkLeaks } from './checkLibrary.ts';
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

/** Numbers of calls in a batch: all up to two and a half times as many as are computed at once. */
const MAX_CALLS = 20;
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
    return [await checkBatches(program, sixteen, seed), await checkIterations(program, million, BATCH_SYMBOLS[0])];
  });
}

interface Batch {
  readonly way: number;
  readonly calls: readonly KnownCall[];
}

/** Throws `wrong` with the first result that is not what it should be. */
async function checkBatches(program: string, sixteen: boolean, seed: number): Promise<string> {
  const batches = drawBatches(sixteen)(seed);
  const lineOf = ({ scalar, point }: KnownCall): string => `${toHex(scalar)} ${toHex(point)}\n`;
  const input = batches.map(({ way, calls }) => `${way} ${calls.length}\n${calls.map(lineOf).join('')}`).join('');
  const { stdout, status } = await run(program, [], { input });
  const answers = stdout.trimEnd().split('\n');
  batches.forEach(({ way, calls }, i) => {
    const expected = [calls.some(({ result }) => result === 0n) ? -1 : 0, ...calls.map((c) => toHex(c.result))];
    const found = answers[i]?.split(' ') ?? [`nothing (exit code ${status})`];
    const wrong = expected.findIndex((text, k) => `${text}` !== found[k]);
    if (wrong < 0) return;
    const call = calls[wrong - 1];
    const where = call === undefined ? 'what is returned' : lineOf(call).trim();
    const symbol = way === OF_SIXTEEN ? SIXTEEN_SYMBOL : BATCH_SYMBOLS[way === OF_EIGHT ? 0 : way < OF_EIGHT ? 1 : 2];
    throw new Failure('wrong', `${symbol}: wrong for ${calls.length} at once`, {
      where: `call ${wrong - 1}, results as in way ${way} of batchCalls.c: ${where}`,
      expected: `${expected[wrong]}`,
      found: found[wrong] ?? 'nothing',
    });
  });
  const count = batches.reduce((all, { calls }) => all + calls.length, 0);
  const most = sixteen ? MAX_CALLS_OF_SIXTEEN : MAX_CALLS;
  return `ok: the same facts in batches of 0 to ${most} (${batches.length} batches, ${count} calls)`;
}

/** With those of sixteen or not, of a seed. */
const drawBatches = remembered((sixteen: boolean) => remembered((seed: number) => drawn(sixteen, seed)));

function drawn(sixteen: boolean, seed: number): readonly Batch[] {
  const most = sixteen ? MAX_CALLS_OF_SIXTEEN : MAX_CALLS;
  const rng = seeded(seed, 'x25519/batches');
  const known = knownFacts(rng.fork('facts')).flatMap(({ calls }) => calls);
  const ofBase = known.map(({ scalar }) => ({
    scalar,
    point: BASE_POINT,
    result: x25519Reference(scalar, BASE_POINT),
  }));
  const ofAnyNumber = (ways: readonly number[], facts: readonly KnownCall[]): Batch[] =>
    Array.from({ length: ways.length * (most + 1) }, (_, k) => ({
      way: ways[Math.floor(k / (most + 1))],
      calls: Array.from({ length: k % (most + 1) }, () => facts[rng.below(facts.length)]),
    }));
  const ofAll = (way: number, count: number): Batch[] =>
    Array.from({ length: Math.ceil(known.length / count) }, (_, k) => ({
      way,
      calls: Array.from({ length: count }, (_, i) => known[(count * k + i) % known.length]),
    }));
  return [
    ...ofAnyNumber(WAYS, known),
    ...ofAnyNumber(OF_BASE, ofBase),
    ...ofAll(OF_EIGHT, EIGHT),
    ...(sixteen ? ofAll(OF_SIXTEEN, SIXTEEN) : []),
  ];
}

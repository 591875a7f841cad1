/** Checks the X25519 library by known answers, iterations and the search for leaks. */
import type { BatchWidth } from '../curve/batchWays.ts';
import { checkSecrets, checkCalls, type DrawnBatches, type CurveChecks, type MbxCalls } from '../curve/checkCurve.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { Failure } from '../../base/errors.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import {
  callingProgram,
  batchesLine,
  inBatchesOf,
  MAX_CALLS,
  ofEachNumber,
  type CalledBatch,
  MBX_LANES,
  NULL_POINTER,
  statusWord,
  UNTOUCHED,
} from '../curve/callingProgram.ts';
import { X25519_BUFFERS } from './x25519Contest.ts';
import { ITERATED, knownFacts, toHex, type KnownCall } from './knownFacts.ts';
import { ACROSS } from './acrossLadder.ts';
import { SYMBOL, BASE_BATCH_SYMBOL, BATCH_SYMBOL, laneSymbols, symbolOf, MBX_SYMBOLS } from './library.ts';
import type { X25519Library } from './library.ts';
import { x25519Reference } from '../../bench/reference/peerX25519.ts';

/* Calls of the functions of X25519 that have crypto_mb's names. */

const CALLS = 40;
/** Bits of `NULLS` in mbxCalls.c; nibbles of the status. */
const OUT = 1;
const SCALAR = 2;
const LOW_ORDER = 4;

/** A lane of a call: known facts, and which of its pointers are null. */
interface MbxLane extends KnownCall {
  readonly nulls: number;
}

/** Known facts mixed at random, and lanes with null pointers, of a seed. */
const drawMbx = remembered((seed: number): MbxCalls => {
  const rng = seeded(seed, 'x25519/mbx');
  const known = knownFacts(rng.fork('facts')).flatMap(({ calls }) => calls);
  const calls = Array.from({ length: CALLS }, (_, n) =>
    Array.from({ length: MBX_LANES }, () => ({
      ...known[rng.below(known.length)],
      // Every other call has all lanes.
      nulls: n % 2 === 0 || rng.below(3) > 0 ? 0 : rng.below(8),
    })),
  );
  const lineOf = ({ nulls, scalar, point }: MbxLane): string => `${nulls} ${toHex(scalar)} ${toHex(point)}\n`;
  return {
    symbols: MBX_SYMBOLS,
    shown: `the same facts in ${CALLS} calls, lanes with null pointers among them`,
    input: calls.flat().map(lineOf).join(''),
    expected: calls.flatMap((lanes) => [sharedAnswer(lanes), publicAnswer(lanes)]),
  };
});

const sharedAnswer = (lanes: readonly MbxLane[]): string =>
  answer(
    lanes,
    ({ nulls, result }) => (nulls === 0 ? result : null),
    () => UNTOUCHED,
  );

/** What the shared keys left is there where nothing is written. */
const publicAnswer = (lanes: readonly MbxLane[]): string =>
  answer(
    lanes,
    ({ nulls, scalar }) => ((nulls & (OUT | SCALAR)) === 0 ? x25519Reference(scalar, BASE_POINT) : null),
    ({ nulls, result }) => (nulls === 0 ? toHex(result) : UNTOUCHED),
  );

function answer(
  lanes: readonly MbxLane[],
  resultOf: (lane: MbxLane) => bigint | null,
  before: (lane: MbxLane) => string,
): string {
  const results = lanes.map(resultOf);
  const status = statusWord(results.map((x) => (x === null ? NULL_POINTER : x === 0n ? LOW_ORDER : 0)));
  const texts = lanes.map((lane, i) => {
    const result = results[i] ?? null;
    return lane.nulls & OUT ? '-' : result === null ? before(lane) : toHex(result);
  });
  return [status, ...texts].join(' ');
}

/* Calls of the library's own functions. */

interface CheckOptions {
  readonly seed: number;
  /** Also a million iterations. */
  readonly million: boolean;
}

/**
 * Checks an archive as users have it, called through its header: known facts, iterations, and the search for leaks in
 * its bytes. Returns what was found, a line each. Throws `wrong` if a result, what is returned, or a result in place of
 * an argument is wrong, or if it leaks; `unsupported` if that is not decided.
 */
export async function checkLibrary(
  library: Pick<X25519Library, 'archive' | 'header'> & Partial<Pick<X25519Library, 'hasAcross' | 'objects'>>,
  toolchain: Toolchain,
  { seed, million }: CheckOptions,
): Promise<string[]> {
  const lines = await checkLibraryCalls(library, toolchain, { seed, million });
  const { hasAcross = false, objects = [] } = library;
  // What calls one or the other asks for the processor, which the search has no model of.
  const functions = new Map((hasAcross ? EITHER : [SYMBOL]).map((symbol) => [symbol, X25519_BUFFERS]));
  const files = hasAcross ? objects : [library.archive];
  return [...lines, ...(await checkSecrets(files, functions, X25519_CHECKS, toolchain))];
}

/** The calls among these checks. */
export async function checkLibraryCalls(
  library: Pick<X25519Library, 'archive' | 'header'>,
  toolchain: Toolchain,
  { seed, million }: CheckOptions,
): Promise<string[]> {
  return inTemporaryFolder('calls', async (folder) => {
    const program = await callingProgram(library, 'calls', toolchain, folder, 'x25519');
    return [...(await checkFacts(program, seed)), await checkIterations(program, million, SYMBOL)];
  });
}

/** The functions that the public one chooses between. */
const EITHER = ['x25519', ACROSS];

/** Of a seed. */
const factsOf = remembered((seed: number) => knownFacts(seeded(seed, 'x25519/facts')));

async function checkFacts(program: string, seed: number): Promise<string[]> {
  const facts = factsOf(seed);
  const calls = facts.flatMap((fact) => fact.calls);
  const input = calls.map(({ scalar, point }) => `${toHex(scalar)} ${toHex(point)}\n`).join('');
  const { stdout, status } = await run(program, [], { input });
  const answers = stdout.trimEnd().split('\n');
  let next = 0;
  return facts.map(({ what, calls: own }) => {
    for (const call of own) {
      const found = answers[next++] ?? `nothing (exit code ${status})`;
      const expected = expectedOf(call);
      if (found !== expected)
        throw new Failure('wrong', `${SYMBOL}: ${what}: wrong`, {
          where: `seed ${seed}, scalar ${toHex(call.scalar)}, point ${toHex(call.point)}`,
          expected: `${expected} (apart, in place of the scalar, in place of the point)`,
          found,
        });
    }
    return `ok: ${what} (${own.length} calls)`;
  });
}

/** What is returned and the result, three times. */
function expectedOf({ result }: KnownCall): string {
  const once = `${result === 0n ? -1 : 0} ${toHex(result)}`;
  return [once, once, once].join(' ');
}

/** Throws `wrong` unless a program, given a count, prints what so many iterations of RFC 7748 give. */
async function checkIterations(program: string, million: boolean, symbol: string): Promise<string> {
  const wanted = ITERATED.filter(([count]) => million || count < 1_000_000);
  for (const [count, expected] of wanted) {
    const { stdout } = await run(program, [String(count)]);
    if (stdout.trim() !== expected)
      throw new Failure('wrong', `${symbol}: wrong after ${count} iterations of RFC 7748, section 5.2`, {
        expected,
        found: stdout.trim(),
      });
  }
  const counts = wanted.map(([count]) => count.toLocaleString('en')).join(' and ');
  return `ok: RFC 7748, section 5.2, after ${counts} iterations`;
}

const MAX_CALLS_OF_SIXTEEN = 40;
/** Ways of batchCalls.c for any number: of points, and of the base point; and for so many at once. */
const WAYS = [0, 1, 2];
const OF_BASE = [4, 5];
const OF_WIDTH: ReadonlyMap<number, BatchWidth> = new Map([
  [7, 4],
  [3, 8],
  [6, 16],
]);
const BASE_POINT = 9n;

/**
 * Checks the functions of several X25519 at once: calls, and the search for leaks in the code behind them. Returns what
 * was found, a line each. Throws as `checkCalls` and `checkSecrets`.
 */
export async function checkBatch(
  library: Pick<X25519Library, 'archive' | 'batchHeader' | 'widths' | 'objects'>,
  toolchain: Toolchain,
  options: CheckOptions,
): Promise<string[]> {
  const functions = new Map(laneSymbols(library.widths).map((symbol) => [symbol, X25519_BUFFERS]));
  return [
    ...(await checkBatchCalls(library, toolchain, options)),
    ...(await checkSecrets(library.objects, functions, X25519_CHECKS, toolchain)),
  ];
}

/** The calls among these checks, and iterations. */
export async function checkBatchCalls(
  { archive, batchHeader, widths }: Pick<X25519Library, 'archive' | 'batchHeader' | 'widths'>,
  toolchain: Toolchain,
  { seed, million }: CheckOptions,
): Promise<string[]> {
  const library = { archive, header: batchHeader ?? '' };
  const checks = widths.includes(16) ? { ...X25519_CHECKS, draw: drawWithSixteen } : X25519_CHECKS;
  const lines = await checkCalls(library, checks, toolchain, seed);
  return inTemporaryFolder('calls', async (folder) => {
    const program = await callingProgram(library, 'batchCalls', toolchain, folder, 'x25519');
    return [...lines, await checkIterations(program, million, symbolOf(8))];
  });
}

/** With those of up to so many at once. */
function drawn(most: number, seed: number): DrawnBatches {
  const rng = seeded(seed, 'x25519/batches');
  const known = knownFacts(rng.fork('facts')).flatMap(({ calls }) => calls);
  const ofBase = known.map(({ scalar }) => ({
    scalar,
    point: BASE_POINT,
    result: x25519Reference(scalar, BASE_POINT),
  }));
  const batches = [
    ...WAYS.flatMap((way) => ofEachNumber(most, known, rng).map((calls) => calledBatch(way, calls))),
    ...OF_BASE.flatMap((way) => ofEachNumber(most, ofBase, rng).map((calls) => calledBatch(way, calls))),
    ...[...OF_WIDTH].flatMap(([way, width]) => inBatchesOf(width, known).map((calls) => calledBatch(way, calls))),
  ];
  return { batches, lines: [batchesLine(batches, most)] };
}

const drawWithSixteen = remembered((seed: number) => drawn(MAX_CALLS_OF_SIXTEEN, seed));

export const X25519_CHECKS: CurveChecks = {
  name: 'x25519',
  draw: remembered((seed: number) => drawn(MAX_CALLS, seed)),
  secret: 'scalar or point',
  drawMbx,
};

function symbolOfWay(way: number): string {
  const width = OF_WIDTH.get(way);
  if (width !== undefined) return symbolOf(width);
  return OF_BASE.includes(way) ? BASE_BATCH_SYMBOL : BATCH_SYMBOL;
}

const calledBatch = (way: number, calls: readonly KnownCall[]): CalledBatch => ({
  kind: String(way),
  symbol: symbolOfWay(way),
  calls: calls.map(({ scalar, point, result }) => ({
    given: `${toHex(scalar)} ${toHex(point)}`,
    answer: [toHex(result)],
    shown: `results as in way ${way} of batchCalls.c`,
  })),
  returned: calls.some(({ result }) => result === 0n) ? '-1' : '0',
});

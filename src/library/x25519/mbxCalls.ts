/** Calls of the functions of X25519 that have crypto_mb's names. */
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import { x25519Reference } from '../../bench/reference/peerX25519.ts';
import { MBX_LANES, NULL_POINTER, statusWord, UNTOUCHED } from '../curve/callingProgram.ts';
import type { MbxCalls } from '../curve/checkCurve.ts';
import { knownFacts, toHex, type KnownCall } from './knownFacts.ts';
import { MBX_SYMBOLS } from './library.ts';

const CALLS = 40;
const BASE_POINT = 9n;
/** Bits of `NULLS` in mbxCalls.c; nibbles of the status. */
const OUT = 1;
const SCALAR = 2;
const LOW_ORDER = 4;

/** A lane of a call: known facts, and which of its pointers are null. */
interface MbxLane extends KnownCall {
  readonly nulls: number;
}

/** Known facts mixed at random, and lanes with null pointers, of a seed. */
export const drawMbx = remembered((seed: number): MbxCalls => {
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

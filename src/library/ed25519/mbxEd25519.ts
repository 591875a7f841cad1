/** Calls of the functions of Ed25519 that have crypto_mb's names. */
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import { ed25519Public, ed25519Sign, ed25519Verify } from '../../bench/reference/peerEd25519.ts';
import { MBX_LANES, NULL_POINTER, statusWord, UNTOUCHED } from '../curve/callingProgram.ts';
import type { MbxCalls } from '../curve/checkCurve.ts';
import { MBX_ED25519_SYMBOLS } from './ed25519Build.ts';

const CALLS = 24;
const BYTES = 32;
/** Pointers that are null, as mbxCalls.c has them, and status of a lane. */
const NULLS = { results: 1, privateKey: 2, publicKey: 4, message: 8 };
const WRONG_SIGNATURE = 8;

/** A lane of a call; its signature may be wrong. */
interface MbxLane {
  readonly nulls: number;
  readonly seed: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly signature: Uint8Array;
  readonly message: Uint8Array;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const lineOf = ({ nulls, seed, publicKey, signature, message }: MbxLane): string =>
  [
    nulls,
    ...[seed, publicKey, signature.subarray(0, BYTES), signature.subarray(BYTES)].map(hex),
    `${hex(message).padEnd(2 * BYTES, '0')} ${message.length}\n`,
  ].join(' ');

/** Right and wrong signatures, and lanes with null pointers, of a seed. */
export const drawMbxEd25519 = remembered((seed: number): MbxCalls => {
  const rng = seeded(seed, 'ed25519/mbx');
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => rng.below(256));
  const lane = (hasNulls: boolean): MbxLane => {
    const [seed, message] = [bytes(BYTES), bytes(rng.below(BYTES + 1))];
    const publicKey = ed25519Public(seed);
    const signature = Uint8Array.from(ed25519Sign(seed, publicKey, message));
    if (rng.below(3) === 0) signature[rng.below(2 * BYTES)] ^= 1 << rng.below(8);
    return { nulls: hasNulls && rng.below(3) === 0 ? rng.below(16) : 0, seed, publicKey, signature, message };
  };
  // Every other call has all pointers.
  const calls = Array.from({ length: CALLS }, (_, n) => Array.from({ length: MBX_LANES }, () => lane(n % 2 === 1)));
  return {
    symbols: MBX_ED25519_SYMBOLS,
    input: calls.flat().map(lineOf).join(''),
    expected: calls.flatMap(answersOf),
    shown: `${CALLS} calls, wrong signatures and lanes with null pointers among them`,
  };
});

/** What the three functions say of a call. */
function answersOf(lanes: readonly MbxLane[]): string[] {
  const isThere = ({ nulls }: MbxLane, ...read: readonly number[]): boolean => read.every((bit) => (nulls & bit) === 0);
  const { results, privateKey, publicKey, message } = NULLS;
  const made = lanes.map((l) => isThere(l, results, privateKey));
  const signed = lanes.map((l) => isThere(l, results, privateKey, publicKey, message));
  const signatures = lanes.map((l, i) =>
    signed[i] ? hex(ed25519Sign(l.seed, l.publicKey, l.message)) : UNTOUCHED.repeat(2),
  );
  const statuses = lanes.map((l) => {
    if (!isThere(l, results, publicKey, message)) return NULL_POINTER;
    return ed25519Verify(l.signature, l.publicKey, l.message) ? 0 : WRONG_SIGNATURE;
  });
  const nulls = (all: readonly boolean[]): string => statusWord(all.map((isRight) => (isRight ? 0 : NULL_POINTER)));
  return [
    [nulls(made), ...lanes.map((l, i) => (made[i] ? hex(l.publicKey) : UNTOUCHED))].join(' '),
    [nulls(signed), ...signatures.map((s) => s.slice(0, 2 * BYTES)), ...signatures.map((s) => s.slice(2 * BYTES))].join(
      ' ',
    ),
    statusWord(statuses),
  ];
}

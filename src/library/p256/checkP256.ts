/** What the checks of the P-256 library call it with, and what is secret. */
import { keyOfZero, type P256Public, P256Draws } from './p256Draws.ts';
import { remembered } from '../../base/remembered.ts';
import { inEachWay } from '../curve/batchLibrary.ts';
import type { CurveChecks, DrawnBatches, SecretFunctions, MbxCalls } from '../curve/checkCurve.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import {
  bytesOfP256,
  isOnP256,
  multipleP256,
  P256_BASE,
  P256_ORDER,
  p256Sign,
  p256Verify,
  type P256Point,
  isScalar,
} from '../../bench/reference/p256.ts';
import type { Lanes } from '../../ir/function.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { batchesLine, mixedBatches, MBX_LANES, NULL_POINTER, statusWord, UNTOUCHED } from '../curve/callingProgram.ts';
import type { BatchCall, CalledBatch } from '../curve/callingProgram.ts';
import { p256Facts, type P256Fact } from './p256Facts.ts';
import { P256_SYMBOLS, MBX_P256_SYMBOLS } from './p256Build.ts';
import { mod } from '../../base/integers.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';

/* Calls of the functions of P-256 that have crypto_mb's names. */

const CALLS = 12;
/** Pointers that are null, as mbxCalls.c has them, and status of a lane. */
const NULLS = { results: 1, secret: 2, publicKey: 4, digest: 8, nonce: 16 };
const MISMATCH = 1;
const WRONG_SIGNATURE = 8;
const ZEROS = '00'.repeat(32);

/** A lane of a call, and the point that its public key is. */
interface MbxLane {
  readonly nulls: number;
  readonly secret: bigint;
  readonly nonce: bigint;
  readonly digest: bigint;
  readonly publicKey: readonly [x: bigint, y: bigint, z: bigint];
  readonly point: P256Point;
  readonly r: bigint;
  readonly s: bigint;
}

interface MbxCall {
  readonly hasZ: boolean;
  readonly lanes: readonly MbxLane[];
}

/**
 * Right and wrong keys, nonces and signatures, points in Jacobian and in affine coordinates, and lanes with null
 * pointers, of a seed.
 */
const drawMbxP256 = remembered((seed: number): MbxCalls => {
  const calls = new MbxDraws(seeded(seed, 'p256/mbx')).calls();
  const input = calls.map(({ hasZ, lanes }) => `${Number(hasZ)}\n${lanes.map(lineOf).join('')}`).join('');
  return {
    symbols: MBX_P256_SYMBOLS,
    input,
    expected: calls.flatMap(answersOf),
    shown: `${CALLS} calls, wrong numbers and signatures and null pointers among them`,
  };
});

const lineOf = ({ nulls, secret, nonce, digest, publicKey, r, s }: MbxLane): string =>
  `${nulls} ${text(secret, nonce, digest, ...publicKey, r, s)}\n`;

/** Lanes with something wrong in one of three. */
class MbxDraws {
  readonly #rng: Rng;
  readonly #draw: P256Draws;

  constructor(rng: Rng) {
    this.#rng = rng;
    this.#draw = new P256Draws(rng);
  }

  calls(): MbxCall[] {
    return Array.from({ length: CALLS }, (_, n) => {
      const hasZ = n % 2 === 0;
      // Every other pair of calls has all pointers.
      return { hasZ, lanes: Array.from({ length: MBX_LANES }, () => this.#lane(hasZ, n % 4 > 1)) };
    });
  }

  #wrong(x: bigint): bigint {
    return this.#rng.below(8) > 0 ? x : [0n, P256_ORDER, 2n ** 256n - 1n][this.#rng.below(3)];
  }

  #lane(hasZ: boolean, hasNull: boolean): MbxLane {
    const draw = this.#draw;
    const [key, scalar, nonce, digest] = [draw.scalar(), draw.scalar(), draw.scalar(), draw.digest()];
    const point = multipleP256(key, P256_BASE);
    const { r, s } = p256Sign(key, draw.scalar(), digest) ?? { r: 0n, s: 0n };
    const isChanged = this.#rng.below(4) === 0;
    return {
      nulls: hasNull && this.#rng.below(3) === 0 ? this.#rng.below(32) : 0,
      nonce: this.#wrong(nonce),
      digest,
      secret: this.#rng.below(8) === 0 ? keyOfZero(nonce, digest) : this.#wrong(scalar),
      ...this.#publicKey(point, hasZ),
      r: this.#wrong(r),
      s: this.#wrong(isChanged ? draw.changed(s) : s),
    };
  }

  /** A point as a lane has it, which may be none. */
  #publicKey(point: P256Point, hasZ: boolean): Pick<MbxLane, 'publicKey' | 'point'> {
    const { x, y } = point ?? { x: 0n, y: 0n };
    const z = hasZ ? 1n + (this.#rng.big(320) % (P256 - 1n)) : 1n;
    const [X, Y] = [mod(x * z ** 2n, P256), mod(y * z ** 3n, P256)];
    switch (this.#rng.below(12)) {
      case 0:
        return { publicKey: [X, Y ^ 1n, z], point: null };
      case 1:
        return hasZ ? { publicKey: [X, Y, 0n], point: null } : { publicKey: [P256, Y, z], point: null };
      case 2:
        return hasZ ? { publicKey: [X, Y, P256], point: null } : { publicKey: [0n, 0n, z], point: null };
      default:
        return { publicKey: [X, Y, z], point };
    }
  }
}

/** What a function says of a lane: a status, and what it writes if that is not a null pointer. */
type Answer = readonly [status: number, written: readonly string[]];

/** What the four functions say of a call. */
function answersOf({ hasZ, lanes }: MbxCall): string[] {
  const lined = (of: (lane: MbxLane) => Answer, results: number): string => {
    const answers = lanes.map(of);
    const status = statusWord(answers.map(([bits]) => bits));
    const untouched = Array.from({ length: results }, () => UNTOUCHED);
    return [status, ...answers.flatMap(([, written]) => (written.length === 0 ? untouched : written))].join(' ');
  };
  return [lined((l) => publicAnswer(l, hasZ), 3), sharedLine(lanes), lined(signAnswer, 2), lined(verifyAnswer, 0)];
}

const hasNull = ({ nulls }: MbxLane, ...read: readonly number[]): boolean => read.some((bit) => (nulls & bit) !== 0);

function publicAnswer(lane: MbxLane, hasZ: boolean): Answer {
  const { results, secret } = NULLS;
  if (hasNull(lane, results, secret)) return [NULL_POINTER, []];
  const point = isScalar(lane.secret) ? multipleP256(lane.secret, P256_BASE) : null;
  const z = hasZ ? [text(point === null ? 0n : 1n)] : [UNTOUCHED];
  return [point === null ? MISMATCH : 0, [text(point?.x ?? 0n), text(point?.y ?? 0n), ...z]];
}

/** Shared keys are written to the first or the second array, by turns. */
function sharedLine(lanes: readonly MbxLane[]): string {
  const { results, secret, publicKey } = NULLS;
  const answers = lanes.map((lane, i): Answer => {
    const written = (x: string): string[] => (i % 2 === 0 ? [x, UNTOUCHED] : [UNTOUCHED, x]);
    if (hasNull(lane, results, secret, publicKey)) return [NULL_POINTER, [UNTOUCHED, UNTOUCHED]];
    if (lane.point === null || !isScalar(lane.secret)) return [MISMATCH, written(ZEROS)];
    return [0, written(text(multipleP256(lane.secret, lane.point)?.x ?? 0n))];
  });
  const status = statusWord(answers.map(([bits]) => bits));
  return [status, ...answers.flatMap(([, written]) => written)].join(' ');
}

function signAnswer(lane: MbxLane): Answer {
  const { results, secret, digest, nonce } = NULLS;
  if (hasNull(lane, results, secret, digest, nonce)) return [NULL_POINTER, []];
  if (!isScalar(lane.secret) || !isScalar(lane.nonce)) return [MISMATCH, [ZEROS, ZEROS]];
  const signature = p256Sign(lane.secret, lane.nonce, lane.digest);
  return signature === null ? [WRONG_SIGNATURE, [ZEROS, ZEROS]] : [0, [text(signature.r), text(signature.s)]];
}

function verifyAnswer(lane: MbxLane): Answer {
  const { results, publicKey, digest } = NULLS;
  const { r, s, point } = lane;
  if (hasNull(lane, results, publicKey, digest)) return [NULL_POINTER, []];
  if (point === null || !isOnP256(point.x, point.y) || !isScalar(r) || !isScalar(s)) return [MISMATCH, []];
  return [p256Verify(r, s, point, lane.digest) ? 0 : WRONG_SIGNATURE, []];
}

/* Calls of the library's own functions. */

/** A call, and whether it ends with a result. */
interface Call extends BatchCall {
  readonly isValid: boolean;
}

/** Letters of batchCalls.c, and the function that each calls. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['k', P256_SYMBOLS[0]],
  ['e', P256_SYMBOLS[1]],
  ['E', P256_SYMBOLS[1]],
  ['s', P256_SYMBOLS[2]],
  ['v', P256_SYMBOLS[3]],
  ['n', P256_SYMBOLS[4]],
]);

const text = (...numbers: readonly bigint[]): string => numbers.map((x) => bytesOfP256(x).toString('hex')).join(' ');
const joined = (...numbers: readonly bigint[]): string => text(...numbers).replaceAll(' ', '');
const affine = ([x, y]: P256Public): string => text(x, y);

/** Calls that show facts, with so many numbers as results, or none. */
function callsOf<T>(
  facts: readonly P256Fact<T>[],
  numbers: number,
  ofCall: (call: T) => { readonly given: string; readonly expected: readonly bigint[] | null },
): Call[] {
  const nothing = Array.from({ length: numbers }, () => 0n);
  return facts.flatMap(({ what, calls }) =>
    calls.map((call): Call => {
      const { given, expected } = ofCall(call);
      const result = numbers === 0 ? [] : [joined(...(expected ?? nothing))];
      return { given, isValid: expected !== null, answer: [expected === null ? '0' : '1', ...result], shown: what };
    }),
  );
}

/** Known facts at random, so that each lane has all kinds of neighbours, in batches of every number. */
function drawBatches(seed: number): DrawnBatches {
  const rng = seeded(seed, 'p256/batches');
  const { keys, shared, signed, withNonces, verified } = p256Facts(rng.fork('facts'));
  const ofShared = callsOf(shared, 1, ({ secret, publicKey, expected }) => ({
    given: `${text(secret)} ${affine(publicKey)}`,
    expected: expected === null ? null : [expected],
  }));
  const all = new Map([
    [
      'k',
      callsOf(keys, 2, ({ secret, expected }) => ({ given: text(secret), expected: expected && numbersOf(expected) })),
    ],
    ['e', ofShared],
    ['E', ofShared],
    ['s', callsOf(signed, 2, ({ secret, digest, expected }) => ({ given: text(secret, digest), expected }))],
    [
      'n',
      callsOf(withNonces, 2, ({ secret, nonce, digest, expected }) => ({
        given: text(secret, nonce, digest),
        expected,
      })),
    ],
    [
      'v',
      callsOf(verified, 0, ({ r, s, publicKey, digest, isValid }) => ({
        given: `${text(r, s)} ${affine(publicKey)} ${text(digest)}`,
        expected: isValid ? [] : null,
      })),
    ],
  ]);
  const batches = [...all].flatMap(([kind, calls]) =>
    mixedBatches(calls, rng).map((some): CalledBatch => {
      const returned = some.every(({ isValid }) => isValid) ? '0' : '-1';
      return { kind, symbol: KINDS.get(kind) ?? kind, calls: some, returned };
    }),
  );
  const facts = [...keys, ...shared, ...signed, ...withNonces, ...verified];
  return {
    batches,
    lines: [...facts.map(({ what, calls }) => `ok: ${what} (${calls.length} calls)`), batchesLine(batches)],
  };
}

const numbersOf = ([x, y]: P256Public): bigint[] => [x, y];

const REGISTERS = ['rdi', 'rsi', 'rdx', 'rcx', 'r8'];
/** So many arguments, and which of them are secret. */
const argumentsOf = (count: number, ...secret: readonly number[]): readonly EntryArgument[] =>
  REGISTERS.slice(0, count).map((register, i) => ({ register, secret: secret.includes(i) }));

/** Arguments of the functions of p256.c that read secrets. */
const SECRETS = new Map([
  ['p256_public_key', argumentsOf(3, 2)],
  ['p256_ecdh', argumentsOf(4, 2)],
  ['p256_nonces', argumentsOf(4, 1)],
  ['p256_sign', argumentsOf(5, 2, 3)],
]);

/** All functions that read secrets, with those of so many lanes. */
export const p256Secrets = (lanes: readonly Lanes[]): SecretFunctions =>
  inEachWay(SECRETS, lanes, ['p256_public_key', 'p256_ecdh', 'p256_sign']);

export const P256_CHECKS: CurveChecks = {
  name: 'p256',
  draw: remembered(drawBatches),
  secret: 'a secret key or nonce',
  drawMbx: drawMbxP256,
};

/** What the checks of the Ed25519 library call it with, and what is secret. */
import { createHash } from 'node:crypto';
import type { Lanes } from '../../ir/function.ts';
import { inEachWay } from '../curve/batchLibrary.ts';
import type { CurveChecks, DrawnBatches, SecretFunctions, MbxCalls } from '../curve/checkCurve.ts';
import { mixedBatches, batchesLine, MBX_LANES, NULL_POINTER, statusWord, UNTOUCHED } from '../curve/callingProgram.ts';
import type { BatchCall, CalledBatch } from '../curve/callingProgram.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { ed25519Facts, type Signed } from './ed25519Facts.ts';
import { ED25519_SYMBOLS, MBX_ED25519_SYMBOLS } from './ed25519Build.ts';
import { ed25519Public, ed25519Sign, ed25519Verify } from '../../bench/reference/peerEd25519.ts';

/* Calls of the functions of Ed25519 that have crypto_mb's names. */

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

const lineOf = ({ nulls, seed, publicKey, signature, message }: MbxLane): string =>
  [
    nulls,
    ...[seed, publicKey, signature.subarray(0, BYTES), signature.subarray(BYTES)].map((bytes) => hex(bytes)),
    `${hex(message).padEnd(2 * BYTES, '0')} ${message.length}\n`,
  ].join(' ');

/** Right and wrong signatures, and lanes with null pointers, of a seed. */
const drawMbxEd25519 = remembered((seed: number): MbxCalls => {
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

/* Calls of the library's own functions. */

const hex = (...parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('hex');
const text = (message: Uint8Array): string => hex(message) || '-';

/** Calls of the functions of one letter of batchCalls.c. */
const called = (kind: string, calls: readonly BatchCall[], returned: string | null = null): CalledBatch => {
  return { kind, symbol: ED25519_SYMBOLS['ksvbd'.indexOf(kind.toLowerCase())], calls, returned };
};

const pairCall = ({ seed, publicKey }: Signed): BatchCall => {
  return { given: hex(seed), answer: [hex(seed, publicKey)], shown: 'a public key' };
};

const signCall = ({ seed, publicKey, message, signature }: Signed): BatchCall => ({
  given: `${hex(seed, publicKey)} ${text(message)}`,
  answer: [hex(signature)],
  shown: `a message of ${message.length} bytes`,
});

const baseCall = ({ scalar, point }: { readonly scalar: Uint8Array; readonly point: Uint8Array }): BatchCall => {
  return { given: hex(scalar), answer: [hex(point)], shown: 'a multiple of the base point' };
};

/** What verification hashes. */
const digestOf = ({ signature, publicKey, message }: Omit<Signed, 'seed'>): string =>
  createHash('sha512').update(signature.subarray(0, BYTES)).update(publicKey).update(message).digest('hex');

/** Of a seed. */
const drawBatches = remembered((seed: number): DrawnBatches => {
  const rng = seeded(seed, 'ed25519/batches');
  const { signed, multiples, facts } = ed25519Facts(rng.fork('facts'));
  const verifications = facts.flatMap(({ what, calls }) => calls.map((call) => ({ ...call, what })));
  type Call = (typeof verifications)[number];
  const verifyCall = ({ signature, publicKey, isValid, what }: Call, hashed: string): BatchCall => ({
    given: `${hex(signature)} ${hex(publicKey)} ${hashed}`,
    answer: [isValid ? '1' : '0'],
    shown: what,
  });
  const verifyCalls = (some: readonly Call[]): CalledBatch[] => {
    const returned = some.every(({ isValid }) => isValid) ? '0' : '-1';
    return [
      called(
        'v',
        some.map((call) => verifyCall(call, text(call.message))),
        returned,
      ),
      called(
        'd',
        some.map((call) => verifyCall(call, digestOf(call))),
        returned,
      ),
    ];
  };
  const batches = [
    ...mixedBatches(signed, rng).flatMap((some) => [called('k', some.map(pairCall)), called('s', some.map(signCall))]),
    ...mixedBatches(multiples.map(baseCall), rng).flatMap((some) => [called('b', some), called('B', some)]),
    ...mixedBatches(verifications, rng).flatMap(verifyCalls),
  ];
  return {
    batches,
    lines: [
      `ok: RFC 8032, section 7.1, and messages around the blocks of SHA-512 (${signed.length} keys)`,
      `ok: multiples of the base point by any scalar (${multiples.length} scalars)`,
      ...facts.map(({ what, calls }) => `ok: ${what} (${calls.length} calls)`),
      batchesLine(batches),
    ],
  };
});

/** What is secret of keypair(keys), base(out, scalars) and sign(out, keys, first, distances, lengths) of ed25519.c. */
const OF_KEYPAIR = [{ register: 'rdi', secret: true }];
const OF_BASE = ['rdi', 'rsi'].map((register) => ({ register, secret: register === 'rsi' }));
const OF_SIGN = ['rdi', 'rsi', 'rdx', 'rcx', 'r8'].map((register) => ({ register, secret: register === 'rsi' }));
const SECRETS = new Map<string, readonly EntryArgument[]>([
  ['ed25519_keypair', OF_KEYPAIR],
  ['ed25519_base', OF_BASE],
  ['ed25519_sign', OF_SIGN],
]);

/** All functions that read secret keys, with those of so many lanes. */
export const ed25519Secrets = (lanes: readonly Lanes[]): SecretFunctions =>
  inEachWay(SECRETS, lanes, [...SECRETS.keys()]);

export const ED25519_CHECKS: CurveChecks = {
  name: 'ed25519',
  draw: drawBatches,
  secret: 'a secret key',
  drawMbx: drawMbxEd25519,
};

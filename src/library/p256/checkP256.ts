/** What the checks of the P-256 library call it with, and what is secret. */
import type { P256Public } from './p256Draws.ts';
import { remembered } from '../../base/remembered.ts';
import { drawMbxP256 } from './mbxP256.ts';
import { inEachWay } from '../curve/batchLibrary.ts';
import type { CurveChecks, DrawnBatches, SecretFunctions } from '../curve/checkCurve.ts';
import { seeded } from '../../base/rng.ts';
import { bytesOfP256 } from '../../bench/reference/p256.ts';
import type { Lanes } from '../../ir/function.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { batchesLine, mixedBatches, type BatchCall, type CalledBatch } from '../curve/callingProgram.ts';
import { p256Facts, type P256Fact } from './p256Facts.ts';
import { P256_SYMBOLS } from './p256Build.ts';

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
  const { keys, shared, signed, verified } = p256Facts(rng.fork('facts'));
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
  const facts = [...keys, ...shared, ...signed, ...verified];
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

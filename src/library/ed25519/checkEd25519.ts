/** What the checks of the Ed25519 library call it with, and what is secret. */
import type { Lanes } from '../../ir/function.ts';
import { drawMbxEd25519 } from './mbxEd25519.ts';
import { inEachWay } from '../curve/batchLibrary.ts';
import type { CurveChecks, DrawnBatches, SecretFunctions } from '../curve/checkCurve.ts';
import { mixedBatches, batchesLine, type BatchCall, type CalledBatch } from '../curve/callingProgram.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { ed25519Facts, type Signed } from './ed25519Facts.ts';
import { ED25519_SYMBOLS } from './ed25519Build.ts';

const hex = (...parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('hex');
const text = (message: Uint8Array): string => hex(message) || '-';

/** Calls of the functions of one letter of batchCalls.c. */
const called = (kind: 'k' | 's' | 'v', calls: readonly BatchCall[], returned: string | null = null): CalledBatch => {
  return { kind, symbol: ED25519_SYMBOLS['ksv'.indexOf(kind)], calls, returned };
};

const pairCall = ({ seed, publicKey }: Signed): BatchCall => {
  return { given: hex(seed), answer: [hex(seed, publicKey)], shown: 'a public key' };
};

const signCall = ({ seed, publicKey, message, signature }: Signed): BatchCall => ({
  given: `${hex(seed, publicKey)} ${text(message)}`,
  answer: [hex(signature)],
  shown: `a message of ${message.length} bytes`,
});

/** Of a seed. */
const drawBatches = remembered((seed: number): DrawnBatches => {
  const rng = seeded(seed, 'ed25519/batches');
  const { signed, facts } = ed25519Facts(rng.fork('facts'));
  const verifications = facts.flatMap(({ what, calls }) => calls.map((call) => ({ ...call, what })));
  const verifyCall = ({ signature, publicKey, message, isValid, what }: (typeof verifications)[number]): BatchCall => ({
    given: `${hex(signature)} ${hex(publicKey)} ${text(message)}`,
    answer: [isValid ? '1' : '0'],
    shown: what,
  });
  const batches = [
    ...mixedBatches(signed, rng).flatMap((some) => [called('k', some.map(pairCall)), called('s', some.map(signCall))]),
    ...mixedBatches(verifications, rng).map((some) =>
      called('v', some.map(verifyCall), some.every(({ isValid }) => isValid) ? '0' : '-1'),
    ),
  ];
  return {
    batches,
    lines: [
      `ok: RFC 8032, section 7.1, and messages around the blocks of SHA-512 (${signed.length} keys)`,
      ...facts.map(({ what, calls }) => `ok: ${what} (${calls.length} calls)`),
      batchesLine(batches),
    ],
  };
});

/** What is secret of keypair(keys) and sign(out, keys, first, distances, lengths) of ed25519.c. */
const OF_KEYPAIR = [{ register: 'rdi', secret: true }];
const OF_SIGN = ['rdi', 'rsi', 'rdx', 'rcx', 'r8'].map((register) => ({ register, secret: register === 'rsi' }));
const SECRETS = new Map<string, readonly EntryArgument[]>([
  ['ed25519_keypair', OF_KEYPAIR],
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

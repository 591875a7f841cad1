/** Checks the Ed25519 library by calls through its header and by the search for leaks. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded } from '../../base/rng.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { batchesLine, callingProgram, mixedBatches, requireBatchAnswers } from '../x25519/callingProgram.ts';
import type { BatchCall, CalledBatch } from '../x25519/callingProgram.ts';
import { checkLeaks } from '../x25519/checkLibrary.ts';
import { ed25519Facts, type Signed } from './ed25519Facts.ts';
import { inEachLane, type BatchLibrary } from '../x25519/batchLibrary.ts';
import { ED25519_SYMBOLS } from './ed25519Build.ts';

/**
 * Checks the functions of Ed25519 as users have them: calls through their header, and the search for leaks in what is
 * computed with secret keys. What calls that (batch.c) asks for the processor, which the search has no model of.
 * Returns what was found, a line each. Throws `wrong` with the first call that is wrong, or if a key may leak;
 * `unsupported` if that is not decided.
 */
export async function checkEd25519(library: BatchLibrary, toolchain: Toolchain, seed: number): Promise<string[]> {
  return [...(await checkEd25519Calls(library, toolchain, seed)), ...(await checkKeyLeaks(library, toolchain))];
}

/** Calls them with known facts at random, so that each lane has all kinds of neighbours, in batches of every number. */
export async function checkEd25519Calls(
  { archive, header }: Pick<BatchLibrary, 'archive' | 'header'>,
  toolchain: Toolchain,
  seed: number,
): Promise<readonly string[]> {
  return inTemporaryFolder('calls', async (folder) => {
    const program = await callingProgram({ archive, header }, 'batchCalls', toolchain, folder, 'ed25519');
    const { batches, lines } = drawBatches(seed);
    await requireBatchAnswers(program, batches, seed);
    return lines;
  });
}

const hex = (...parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('hex');
const text = (message: Uint8Array): string => hex(message) || '-';

interface Drawn {
  readonly batches: readonly CalledBatch[];
  readonly lines: readonly string[];
}

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
const drawBatches = remembered((seed: number): Drawn => {
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
const SECRETS: Readonly<Record<string, readonly EntryArgument[]>> = {
  ed25519_keypair: OF_KEYPAIR,
  ed25519_sign: OF_SIGN,
};

const OF_ONE_ACROSS = Object.keys(SECRETS).map((name) => `${name}_across`);

/** The search for leaks in these functions, or in all that read secret keys. */
export async function checkKeyLeaks(
  { objects, lanes }: Pick<BatchLibrary, 'objects' | 'lanes'>,
  toolchain: Toolchain,
  symbols: readonly string[] = [...inEachLane(Object.keys(SECRETS), lanes), ...OF_ONE_ACROSS],
): Promise<string[]> {
  const lines: string[] = [];
  for (const symbol of symbols) {
    const args = SECRETS[symbol.replace(/_x\d$|_across$/, '')];
    lines.push(await checkLeaks(objects, symbol, toolchain, args, 'a secret key'));
  }
  return lines;
}

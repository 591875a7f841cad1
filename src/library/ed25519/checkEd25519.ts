import { inTemporaryFolder } from '../../base/files/folders.ts';
import { Failure } from '../../base/errors.ts';
import { remembered } from '../../base/remembered.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { callingProgram, checkLeaks } from '../x25519/checkLibrary.ts';
import { ed25519Facts, type Signed, type Verification } from './ed25519Facts.ts';
import type { BatchLibrary } from '../x25519/batchLibrary.ts';
import { ED25519_SYMBOLS } from './ed25519Build.ts';

/** Numbers of calls in a batch: all up to two and a half times eight. */
const MAX_CALLS = 20;
const EIGHT = 8;

/**
 * Checks the functions of Ed25519 as users have them: calls through their header, and the search for leaks in what is
 * computed with secret keys. What calls that (batch.c) asks for the processor, which the search has no model of.
 * Returns what was found, a line each. Throws `wrong` with the first call that is wrong, or if a key may leak;
 * `unsupported` if that is not decided.
 */
export async function checkEd25519(library: BatchLibrary, toolchain: Toolchain, seed: number): Promise<string[]> {
  return [...(await checkEd25519Calls(library, toolchain, seed)), ...(await checkKeyLeaks(library, toolchain))];
}

/** A line of batchCalls.c, with what it answers. */
interface Batch {
  /** `k`, `s` or `v`. */
  readonly kind: string;
  readonly calls: readonly string[];
  readonly answer: readonly string[];
  /** What each call shows. */
  readonly shown: readonly string[];
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
    const input = batches.map(({ kind, calls }) => `${[`${kind} ${calls.length}`, ...calls].join('\n')}\n`).join('');
    const { stdout, status } = await run(program, [], { input });
    const answers = stdout.trimEnd().split('\n');
    batches.forEach((batch, i) => requireAnswer(batch, answers[i] ?? `nothing (exit code ${status})`, seed));
    if (status !== 0) throw new Failure('wrong', 'more is written than there are results', { where: `seed ${seed}` });
    return lines;
  });
}

function requireAnswer({ kind, calls, answer, shown }: Batch, line: string, seed: number): void {
  const found = line.trim().split(' ');
  const wrong = answer.findIndex((text, k) => text !== found[k]);
  if (wrong < 0) return;
  const call = wrong - (answer.length - calls.length);
  throw new Failure('wrong', `${ED25519_SYMBOLS['ksv'.indexOf(kind)]}: wrong for ${calls.length} at once`, {
    where: call < 0 ? `what is returned, seed ${seed}` : `seed ${seed}, call ${call}, ${shown[call]}: ${calls[call]}`,
    expected: answer[wrong],
    found: found[wrong] ?? 'nothing',
  });
}

const hex = (...parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('hex');
const text = (message: Uint8Array): string => hex(message) || '-';

interface Drawn {
  readonly batches: readonly Batch[];
  readonly lines: readonly string[];
}

/** Of a seed. */
const drawBatches = remembered((seed: number): Drawn => {
  const rng = seeded(seed, 'ed25519/batches');
  const { signed, facts } = ed25519Facts(rng.fork('facts'));
  const verifications = facts.flatMap(({ what, calls }) => calls.map((call) => ({ ...call, what })));
  const pairs = <T extends Signed>(some: readonly T[]): Batch => ({
    kind: 'k',
    calls: some.map(({ seed }) => hex(seed)),
    answer: some.map(({ seed, publicKey }) => hex(seed, publicKey)),
    shown: some.map(() => 'a public key'),
  });
  const signatures = (some: readonly Signed[]): Batch => ({
    kind: 's',
    calls: some.map(({ seed, publicKey, message }) => `${hex(seed, publicKey)} ${text(message)}`),
    answer: some.map(({ signature }) => hex(signature)),
    shown: some.map(({ message }) => `a message of ${message.length} bytes`),
  });
  const verified = (some: readonly (Verification & { readonly what: string })[]): Batch => ({
    kind: 'v',
    calls: some.map(({ signature, publicKey, message }) => `${hex(signature)} ${hex(publicKey)} ${text(message)}`),
    answer: [some.every(({ isValid }) => isValid) ? '0' : '-1', ...some.map(({ isValid }) => (isValid ? '1' : '0'))],
    shown: some.map(({ what }) => what),
  });
  const shuffled = [...verifications].sort(() => rng.unit() - 0.5);
  const batches = [
    ...mixed(signed, rng).flatMap((some) => [pairs(some), signatures(some)]),
    ...mixed(shuffled, rng).map(verified),
  ];
  const count = batches.reduce((all, { calls }) => all + calls.length, 0);
  return {
    batches,
    lines: [
      `ok: RFC 8032, section 7.1, and messages around the blocks of SHA-512 (${signed.length} keys)`,
      ...facts.map(({ what, calls }) => `ok: ${what} (${calls.length} calls)`),
      `ok: the same facts in batches of 0 to ${MAX_CALLS} (${batches.length} batches, ${count} calls)`,
    ],
  };
});

/** All of them in eights, and some for each number. */
function mixed<T>(all: readonly T[], rng: Rng): T[][] {
  const eights = Array.from({ length: Math.ceil(all.length / EIGHT) }, (_, k) =>
    Array.from({ length: EIGHT }, (__, i) => all[(EIGHT * k + i) % all.length]),
  );
  const some = Array.from({ length: MAX_CALLS + 1 }, (_, n) =>
    Array.from({ length: n }, () => all[rng.below(all.length)]),
  );
  return [...eights, ...some];
}

/** What is secret of keypair(keys) and sign(out, keys, first, distances, lengths) of ed25519.c. */
const OF_KEYPAIR = [{ register: 'rdi', secret: true }];
const OF_SIGN = ['rdi', 'rsi', 'rdx', 'rcx', 'r8'].map((register) => ({ register, secret: register === 'rsi' }));
const SECRETS: Readonly<Record<string, readonly EntryArgument[]>> = {
  ed25519_keypair: OF_KEYPAIR,
  ed25519_keypair_x8: OF_KEYPAIR,
  ed25519_sign: OF_SIGN,
  ed25519_sign_x8: OF_SIGN,
};

/** The search for leaks in these functions, or in all that read secret keys. */
export async function checkKeyLeaks(
  { objects }: Pick<BatchLibrary, 'objects'>,
  { bridge }: Toolchain,
  symbols: readonly string[] = Object.keys(SECRETS),
): Promise<string[]> {
  const lines: string[] = [];
  for (const symbol of symbols)
    lines.push(await checkLeaks(objects, symbol, bridge.decoder, SECRETS[symbol], 'a secret key'));
  return lines;
}

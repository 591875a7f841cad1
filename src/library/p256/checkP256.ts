/** Checks the P-256 library by calls through its header and by the search for leaks. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { seeded } from '../../base/rng.ts';
import { bytesOfP256 } from '../../bench/reference/p256.ts';
import type { Lanes } from '../../ir/function.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { batchesLine, callingProgram, mixedBatches, requireBatchAnswers } from '../x25519/callingProgram.ts';
import type { BatchCall, CalledBatch } from '../x25519/callingProgram.ts';
import { checkLeaks } from '../x25519/checkLibrary.ts';
import { p256Facts, type P256Fact, type P256Public } from './p256Facts.ts';
import { inEachLane, type BatchLibrary } from '../x25519/batchLibrary.ts';
import { P256_SYMBOLS } from './p256Build.ts';

/**
 * Checks the functions of P-256 as users have them: calls through their header, and the search for leaks in what is
 * computed with secret keys. What calls that (batch.c) asks for the processor, which the search has no model of.
 * Returns what was found, a line each. Throws `wrong` with the first call that is wrong, or if a key may leak;
 * `unsupported` if that is not decided.
 */
export async function checkP256(library: BatchLibrary, toolchain: Toolchain, seed: number): Promise<string[]> {
  return [
    ...(await checkP256Calls(library, toolchain, drawP256Batches(seed))),
    ...(await checkP256Leaks(library, toolchain)),
  ];
}

/** A call, and whether it ends with a result. */
interface Call extends BatchCall {
  readonly isValid: boolean;
}

/** Calls with what they answer, and a line for what each of them shows. */
interface DrawnBatches {
  readonly seed: number;
  readonly batches: readonly CalledBatch[];
  readonly lines: readonly string[];
}

/** Calls the functions with these batches; returns what they show. */
export async function checkP256Calls(
  { archive, header }: Pick<BatchLibrary, 'archive' | 'header'>,
  toolchain: Toolchain,
  { seed, batches, lines }: DrawnBatches,
): Promise<readonly string[]> {
  return inTemporaryFolder('calls', async (folder) => {
    const program = await callingProgram({ archive, header }, 'batchCalls', toolchain, folder, 'p256');
    await requireBatchAnswers(program, batches, seed);
    return lines;
  });
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
export function drawP256Batches(seed: number): DrawnBatches {
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
    seed,
    batches,
    lines: [...facts.map(({ what, calls }) => `ok: ${what} (${calls.length} calls)`), batchesLine(batches)],
  };
}

const numbersOf = ([x, y]: P256Public): bigint[] => [x, y];

/** Arguments of the functions of p256.c that read secrets, and which of them are secret. */
const SECRETS: Readonly<Record<string, readonly [count: number, secret: readonly number[]]>> = {
  p256_public_key: [3, [2]],
  p256_ecdh: [4, [2]],
  p256_nonces: [4, [1]],
  p256_sign: [5, [2, 3]],
};
/** Functions that the search for leaks is for. */
export const p256SecretSymbols = (lanes: readonly Lanes[]): string[] => [
  ...inEachLane(Object.keys(SECRETS), lanes),
  'p256_ecdh_across',
];
const REGISTERS = ['rdi', 'rsi', 'rdx', 'rcx', 'r8'];

/** The search for leaks in these functions, or in all that read secrets. */
export async function checkP256Leaks(
  { objects, lanes }: Pick<BatchLibrary, 'objects' | 'lanes'>,
  toolchain: Toolchain,
  symbols = p256SecretSymbols(lanes),
): Promise<string[]> {
  const lines: string[] = [];
  for (const symbol of symbols) {
    const [count, secret] = SECRETS[symbol.replace(/_x\d$|_across$/, '')];
    const args = REGISTERS.slice(0, count).map(
      (register, i): EntryArgument => ({ register, secret: secret.includes(i) }),
    );
    lines.push(await checkLeaks(objects, symbol, toolchain, args, 'a secret key or nonce'));
  }
  return lines;
}

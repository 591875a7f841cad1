import { readFunction } from '../../frontend/object/readFunction.ts';
import type { EntryArgument, ArgumentBuffer } from '../../prover/leak/entry.ts';
import { findLeaks, type LeakReport } from '../../prover/leak/findLeaks.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { certainLeaks } from './leakWitness.ts';
import { Failure } from '../../base/errors.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** Where a function of these objects leaks, and what is not decided; see `certainLeaks`. */
export async function leaksOf(
  files: readonly string[],
  symbol: string,
  args: readonly EntryArgument[],
  { root, bridge: { decoder } }: Toolchain,
): Promise<LeakReport> {
  const code = await readFunction({ files, symbol, isClosed: true }, decoder);
  return certainLeaks(code, args, findLeaks(code, args), root);
}

/** Argument registers with the names of their low 32, 16 and 8 bits. */
const REGISTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['rdi', ['edi', 'di', 'dil']],
  ['rsi', ['esi', 'si', 'sil']],
  ['rdx', ['edx', 'dx', 'dl']],
  ['rcx', ['ecx', 'cx', 'cl']],
  ['r8', ['r8d', 'r8w', 'r8b']],
  ['r9', ['r9d', 'r9w', 'r9b']],
]);

/**
 * What the values of `--secret`, `--secret-value` and `--public` say of arguments: registers divided by commas. Those
 * of `--secret` and `--public` point to buffers. Behind a secret one, `:32` says that only its first 32 bytes are
 * secret, `:32-64` that those from offset 32 up to 64 are. Those of `--secret-value` are secrets themselves, and so are
 * those of `--secret` that have fewer than 64 bits. The whole register is secret then: of a shorter argument, nobody
 * says what the rest holds. Without `open`, the first argument points to results unless it is named otherwise. Throws
 * `input`.
 */
export function entryArguments(secret: string, values: string, open: string | null): EntryArgument[] {
  const secrets = listed(secret).map((text) => (whole(text) === null ? secretBuffer(text) : secretValue(text)));
  const all = [...secrets, ...listed(values).map(secretValue)];
  const buffers = listed(open ?? RESULT)
    .filter((register) => open !== null || all.every((one) => one.register !== register))
    .map((register) => ({ register, secret: false }));
  if (all.length === 0) throw wrong('--secret or --secret-value', 'at least one register', secret);
  const args = [...buffers, ...all];
  for (const [k, { register }] of args.entries()) {
    if (!REGISTERS.has(register)) {
      throw wrong(
        '--secret and --public',
        `argument registers: ${[...REGISTERS.keys()].join(', ')}; a secret one may have a range of bytes, as in ` +
          'rdx:32 or rdx:32-64, or be a secret itself, as in edx',
        register,
      );
    }
    if (args.findIndex((one) => one.register === register) !== k)
      throw wrong(
        '--secret and --public',
        'every register once; what is not in a range of secret bytes is public',
        register,
      );
  }
  return args;
}

/** Where results are put, as a rule. */
const RESULT = 'rdi';

/** The register of 64 bits that a shorter one is a part of; null if it is none of an argument. */
const whole = (name: string): string | null => [...REGISTERS].find(([, parts]) => parts.includes(name))?.[0] ?? null;

const secretValue = (name: string): EntryArgument => ({ register: whole(name) ?? name, isValue: true });

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function secretBuffer(text: string): ArgumentBuffer {
  const [, register, first, last] = /^([^:]*):(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  if (register === undefined) return { register: text, secret: true };
  const bytes = last === undefined ? { from: 0, to: Number(first) } : { from: Number(first), to: Number(last) };
  if (bytes.from >= bytes.to)
    throw wrong('--secret', 'a range of at least one byte, such as rdx:32 or rdx:32-64', text);
  return { register, secret: true, bytes };
}

const wrong = (where: string, expected: string, found: string): Failure =>
  new Failure('input', 'the registers are not understood', {
    where,
    expected,
    found,
    hint: `${PROGRAM} ct x25519.o --function x25519 --secret rsi,rdx:32`,
  });

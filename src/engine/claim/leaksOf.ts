/** Finds the leaks of a function in objects. */
import { readFunction } from '../../frontend/object/readFunction.ts';
import type { EntryArgument, ArgumentBuffer } from '../../prover/leak/entry.ts';
import { findLeaks, type LeakReport } from '../../prover/leak/findLeaks.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { certainLeaks } from './leakWitness.ts';
import { Failure } from '../../base/errors.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import type { NamedParameter } from '../../frontend/object/parameters.ts';

/** Where a function of these objects leaks, and what is not decided; see `certainLeaks`. */
export async function leaksOf(
  files: readonly string[],
  symbol: string,
  args: readonly EntryArgument[],
  { root, bridge: { decoder } }: Toolchain,
  flags?: ReadonlySet<string>,
): Promise<LeakReport> {
  const code = await readFunction({ files, symbol, isClosed: true }, decoder);
  return certainLeaks(code, args, findLeaks(code, args), root, flags);
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

/** In the order of arguments. */
export const NAMEABLE_REGISTERS: readonly string[] = [...REGISTERS.keys()];

/** Whether all that these options name are registers, or parts of them. */
export const namesRegistersOnly = (texts: readonly string[]): boolean =>
  texts.flatMap(listed).every((text) => REGISTERS.has(nameOf(text)) || whole(nameOf(text)) !== null);

/**
 * What the values of `--secret`, `--secret-value` and `--public` say of arguments: registers divided by commas. Those
 * of `--secret` and `--public` point to buffers. Behind a secret one, `:32` says that only its first 32 bytes are
 * secret, `:32-64` that those from offset 32 up to 64 are. Those of `--secret-value` are secrets themselves, and so are
 * those of `--secret` that have fewer than 64 bits. The whole register is secret then: of a shorter argument, nobody
 * says what the rest holds. A parameter may be named instead of its register; a secret one that is no pointer is a
 * secret itself, a public one is nothing. Without `open`, the first argument points to results unless it is named
 * otherwise. `parameters` is null where nobody knows their names. Throws `input`.
 */
export function entryArguments(
  secret: string,
  values: string,
  open: string | null,
  parameters: readonly NamedParameter[] | null = null,
): EntryArgument[] {
  const registers = (text: string): Named[] => listed(text).map((one) => inRegisters(one, parameters ?? []));
  const secrets = registers(secret).map(({ text, isNumber }) =>
    whole(text) === null && !isNumber ? secretBuffer(text) : secretValue(text),
  );
  const all = [...secrets, ...registers(values).map(({ text }) => secretValue(text))];
  const buffers = registers(open ?? RESULT)
    .filter(({ text, isNumber }) => !isNumber && (open !== null || all.every((one) => one.register !== text)))
    .map(({ text }) => ({ register: text, secret: false }));
  if (all.length === 0) throw wrong('--secret or --secret-value', 'at least one register', secret);
  const args = [...buffers, ...all];
  for (const [k, { register }] of args.entries()) {
    if (!REGISTERS.has(register)) throw wrong('--secret and --public', expectedNames(parameters), register);
    if (args.findIndex((one) => one.register === register) !== k)
      throw wrong(
        '--secret and --public',
        'every register once; what is not in a range of secret bytes is public',
        register,
      );
  }
  return args;
}

const expectedNames = (parameters: readonly NamedParameter[] | null): string =>
  `argument registers: ${NAMEABLE_REGISTERS.join(', ')}; a secret one may have a range of bytes, as in ` +
  'rdx:32 or rdx:32-64, or be a secret itself, as in edx; ' +
  (parameters === null
    ? 'names of parameters are known of C files and of objects with debug information (-g)'
    : `or parameters: ${parameters.map(({ name }) => name).join(', ') || 'none that is sure to be in one'}`);

/** A register, with a range of bytes if there is one; whether it has the name of a parameter that is no pointer. */
interface Named {
  readonly text: string;
  readonly isNumber: boolean;
}

const nameOf = (text: string): string => text.replace(/:.*$/s, '');

/** Names of registers stay what they are. */
function inRegisters(text: string, parameters: readonly NamedParameter[]): Named {
  const name = nameOf(text);
  const found = namesRegistersOnly([name]) ? undefined : parameters.find((parameter) => parameter.name === name);
  if (found === undefined) return { text, isNumber: false };
  return { text: found.register + text.slice(name.length), isNumber: !found.isPointer };
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

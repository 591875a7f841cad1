/** Reads and prints what callers pass, as `--args` states it. */
import { parseBigExpr } from '../../base/bigExpr.ts';
import { about, Failure } from '../../base/errors.ts';
import { negativeInverse, type CallArgument } from '../../frontend/peers/peersInterface.ts';
import { wordsOfNumber } from '../../base/numberText.ts';
import type { ArgumentSource } from '../../prover/machine/call.ts';

/** An argument for the proof, and for calls on the processor. */
interface Argument {
  readonly source: ArgumentSource;
  readonly call: CallArgument;
}

/** What arguments can be made of. */
export interface KnownNames {
  /** The result, then the parameters. */
  readonly names: readonly string[];
  readonly modulus: bigint;
  /** Bit weights of the limbs of a number. */
  readonly weights: readonly number[];
  /** The exponent of R; null where there is none. */
  readonly montgomery: number | null;
}

/** Throws `input` for what is not understood. */
export function argumentOf(part: string, known: KnownNames): Argument {
  const index = known.names.indexOf(part);
  if (index >= 0)
    return {
      source: { kind: 'own', index },
      call: index === 0 ? { kind: 'out' } : { kind: 'operand', index: index - 1 },
    };
  const words = part.startsWith('&') ? pointedWords(part.slice(1).trim(), known) : null;
  if (words !== null) return sameFor({ kind: 'words', words });
  const value = wordOf(part, known);
  if (value !== null) return sameFor({ kind: 'number', value });
  throw new Failure('input', 'argument not understood', {
    where: '--args',
    found: part,
    expected:
      `${known.names.join(', ')}, n0 (-1/p mod 2^64), a number below 2^64, or a pointer to one: &n0, &38, ` +
      '&p (to the modulus), &(R^2 mod p)',
  });
}

const sameFor = (constant: ArgumentSource & CallArgument): Argument => ({ source: constant, call: constant });

/** What fits a register: `n0`, unless that is a parameter, or a number; null for anything else. */
function wordOf(text: string, { names, modulus }: KnownNames): bigint | null {
  if (text === 'n0') return names.includes('n0') ? null : negativeInverse(modulus);
  const value = /^(\d+|0x[\da-f]+)$/i.test(text) ? BigInt(text) : null;
  return value !== null && value < 1n << 64n ? value : null;
}

/** Behind a pointer: what fits a register is one word, other numbers are as long as those of the statement. */
function pointedWords(text: string, known: KnownNames): readonly bigint[] | null {
  if (text === 'p') return asLong(known.modulus, known);
  const word = wordOf(text, known);
  if (word !== null) return [word];
  return /^\(.*\)$/s.test(text) ? asLong(numberOf(text, known), known) : null;
}

/** `p`, `R` and `n0` are those of the statement, unless an operand has the name. */
function numberOf(text: string, { names, modulus, montgomery }: KnownNames): bigint {
  const values: Readonly<Record<string, bigint | null>> = {
    p: modulus,
    n0: negativeInverse(modulus),
    R: montgomery === null ? null : 1n << BigInt(montgomery),
  };
  const plain = text.slice(1, -1).replace(/\b(p|n0|R)\b/g, (name) => {
    const value = names.includes(name) ? null : values[name];
    return value === null ? name : `(${value})`;
  });
  const [value, divisor, ...more] = plain.split(/\bmod\b/).map((side) => about('--args', () => parseBigExpr(side)));
  if (more.length === 0 && value >= 0n && divisor === undefined) return value;
  if (more.length === 0 && divisor > 0n) return ((value % divisor) + divisor) % divisor;
  throw new Failure('input', 'not a number that can be stored', {
    where: '--args',
    found: `&${text}`,
    expected: 'a number that is not negative, or one modulo a positive number, e.g. &(R^2 mod p)',
  });
}

/** In words of 64 bits; where the limbs are such words, as many as there are limbs, or more if it has more. */
function asLong(value: bigint, { weights }: Pick<KnownNames, 'weights'>): readonly bigint[] {
  const isOfWords = weights.every((w, i) => w === 64 * i);
  return wordsOfNumber(value, isOfWords ? weights.length : 1);
}

/** The text that `argumentOf` understands as this. */
export function argumentText(source: ArgumentSource, known: Omit<KnownNames, 'montgomery'>): string {
  switch (source.kind) {
    case 'own':
      return known.names[source.index];
    case 'words':
      return pointerText(source.words, known);
    case 'number':
      return wordText(source.value, known);
  }
}

function pointerText(words: readonly bigint[], known: Omit<KnownNames, 'montgomery'>): string {
  if (words.join() === asLong(known.modulus, known).join()) return '&p';
  if (words.length === 1) return `&${wordText(words[0], known)}`;
  return `&(${words.reduceRight((sum, word) => (sum << 64n) + word, 0n)})`;
}

const wordText = (value: bigint, { names, modulus }: Pick<KnownNames, 'names' | 'modulus'>): string =>
  value === negativeInverse(modulus) && !names.includes('n0') ? 'n0' : String(value);

/**
 * Instructions that make a number, or flags, of all of a vector register of 128 bits: the top bits of its parts, as
 * what compares parts leaves them; whether all bits are 0. By names without `v`. Source: SDM vol. 2.
 */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { Pair } from '../wideRegisters.ts';
import type { Semantics } from './semantics.ts';

const WORD = 64;

/** Top bits of parts of so many bits, the lowest first. */
const topBits =
  (width: 8 | 32 | 64): Semantics =>
  (m, [to, from]) => {
    const { algebra } = m.words;
    if (to.kind !== 'register') throw new Failure('unsupported', 'a general register is expected');
    const pair = m.vectors[vectorIndex(from)];
    const count = (2 * WORD) / width;
    let bits = m.words.constant(0n);
    for (let i = 0; i < count; i++)
      bits = algebra.combine(
        bits,
        topBit(m, pair[Math.floor((i * width) / WORD)], (i * width) % WORD, width),
        1n << BigInt(i),
      );
    m.write(to, to.width, algebra.learn(bits, 0n, (1n << BigInt(count)) - 1n));
  };

/** The top bit of the part of a word that begins there; of what was made of one bit it is that. */
function topBit({ words }: Machine, word: Poly, at: number, width: number): Poly {
  const part = words.low(width, words.high(at, word));
  return words.high(width - 1, words.and(part, words.constant(1n << BigInt(width - 1))));
}

function vectorIndex(operand: AsmOperand): number {
  if (operand.kind === 'register' && operand.file === 'vector') return operand.index;
  throw new Failure('unsupported', 'a vector register is expected');
}

/** ZF: no bit is in both; CF: none of the second is missing in the first. The other flags are 0. */
export const test =
  (read: (m: Machine, operand: AsmOperand) => Pair): Semantics =>
  (m, [first, second]) => {
    const { words } = m;
    const [a, b] = [read(m, first), read(m, second)];
    const isNothing = (of: (x: Poly) => Poly): Poly => {
      const [low, high] = a.map((x, i) => words.and(of(x), b[i]));
      return words.isZero(words.or(low, high));
    };
    const nothing = (): Poly => words.constant(0n);
    m.setFlags(
      () => isNothing((x) => words.not(WORD, x)),
      nothing,
      () => isNothing((x) => x),
      nothing,
    );
  };

export const TOP_BITS: Readonly<Record<string, Semantics>> = {
  pmovmskb: topBits(8),
  movmskps: topBits(32),
  movmskpd: topBits(64),
};

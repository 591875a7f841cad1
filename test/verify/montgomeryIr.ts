import { Builder } from '../../src/ir/build.ts';
import type { IrFunction, Operand, Term } from '../../src/ir/function.ts';

const WORD = (1n << 64n) - 1n, PLUS = 1;

/** a·b/2^(64·words) mod p, canonical, word by word (CIOS: Koç, Acar, Kaliski 1996, §5); a square if `isSquare`. p is odd. */
export function montgomeryIr(name: string, modulus: bigint, isSquare: boolean): IrFunction {
  const words = Math.ceil(modulus.toString(2).length / 64), b = new Builder(name, 'any');
  const array = (param: string): readonly Operand[] => b.param({ name: param, shape: 'array', width: 64, bounds: Array(words).fill({ lower: 0n, upper: WORD }) });
  const p = Array.from({ length: words }, (_, i): Operand => ({ kind: 'const', value: (modulus >> BigInt(64 * i)) & WORD }));
  const x = array('arg1'), y = isSquare ? x : array('arg2'), factor: Operand = { kind: 'const', value: negatedInverse(modulus) };
  let t: readonly Operand[] = [];
  for (const digit of x) {
    t = sumOf(b, [...terms(t), ...products(b, digit, y)], words + 2, (BigInt(words) + 2n) * modulus * WORD);
    t = sumOf(b, [...terms(t), ...products(b, b.mulx(t[0], factor)[0], p)], words + 2, (BigInt(words) + 3n) * modulus * WORD).slice(1);
  }
  const whole = t.slice(0, words + 1), { words: reduced, borrow } = b.sum({ terms: [...terms(whole), ...terms(p, -1)], words: words + 1, borrow: true });
  b.result('out1', Array.from({ length: words }, (_, i) => b.cmovznz(borrow, reduced[i], whole[i])));
  const weights = p.map((_, i) => 64 * i), square = isSquare ? 'arg1*arg1' : 'arg1*arg2';
  return b.finish({ modulus, relation: `${square}/2^${64 * words}`, weights, canonical: true, canonicalInputs: true });
}

const terms = (words: readonly Operand[], sign: 1 | -1 = PLUS): Term[] => words.map((operand, column) => ({ sign, column, operand }));

function products(b: Builder, digit: Operand, other: readonly Operand[]): Term[] {
  return other.flatMap((word, i) => b.mulx(digit, word).map((operand, high): Term => ({ sign: PLUS, column: i + high, operand })));
}

const sumOf = (b: Builder, list: Term[], words: number, upper: bigint): readonly Operand[] => b.sum({ terms: list, words, within: { lower: 0n, upper } }).words;

/** -1/p mod 2^64, by Newton's iteration. */
function negatedInverse(p: bigint): bigint {
  let inverse = 1n;
  for (let i = 0; i < 6; i++) inverse = BigInt.asUintN(64, inverse * (2n - p * inverse));
  return BigInt.asUintN(64, -inverse);
}

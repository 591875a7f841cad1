/** Sums and differences of canonical elements, several at once: straight-line code in place of a loop of calls. */
import { bitLength, limbsOf } from '../base/integers.ts';
import { Builder } from './build.ts';
import { constOperand, type IrFunction, type Operand, type Term } from './function.ts';
import { unsigned } from './interval.ts';

interface ElementSums {
  readonly operation: 'add' | 'sub';
  readonly modulus: bigint;
  /** 64-bit words of an element, which hold the modulus. */
  readonly words: number;
  /** Elements, one behind the other. */
  readonly count: number;
}

/**
 * out1[i] = arg1[i] + arg2[i], or their difference, of elements below the modulus: so are results. A result may be an
 * array that is read, or apart. What it states, of one element, can be proved of that; the others are copies of it.
 */
export function elementSums(name: string, { operation, modulus, words, count }: ElementSums): IrFunction {
  const b = new Builder(name, { aliasing: 'equal' });
  const largest = (k: number): bigint => (k === words - 1 ? modulus >> BigInt(64 * k) : unsigned(64).upper);
  const bounds = Array.from({ length: words * count }, (_, i) => ({ lower: 0n, upper: largest(i % words) }));
  const [x, y] = ['arg1', 'arg2'].map((param) => b.param({ name: param, shape: 'array', width: 64, bounds }));
  const p = limbsOf(modulus, words).map(constOperand);
  const reduced = operation === 'add' ? reducedSum : reducedDifference;
  const results = Array.from({ length: count }, (_, i) => {
    const [own, other] = [x, y].map((all) => all.slice(words * i, words * (i + 1)));
    return reduced(b, own, other, p);
  });
  b.resultAs({ name: 'out1', shape: 'array', width: 64, bounds: bounds.map(() => unsigned(64)) }, results.flat());
  const spec = {
    modulus,
    relation: operation === 'add' ? 'arg1+arg2' : 'arg1-arg2',
    weights: p.map((_, k) => 64 * k),
    canonical: true,
    canonicalInputs: true,
  };
  return b.finish(count === 1 ? spec : undefined);
}

const terms = (sign: 1 | -1, words: readonly Operand[]): Term[] =>
  words.map((operand, column) => ({ sign, column, operand }));

/** x + y, or x + y - p unless that is negative. */
function reducedSum(b: Builder, x: readonly Operand[], y: readonly Operand[], p: readonly Operand[]): Operand[] {
  const added = [...terms(1, x), ...terms(1, y)];
  const columns = Math.ceil(bitLength(b.termsInterval(added).upper) / 64);
  const sum = b.sum({ terms: added, words: columns }).words;
  const { words, borrow } = b.sum({ terms: [...terms(1, sum), ...terms(-1, p)], words: columns, borrow: true });
  return p.map((_, k) => b.cmovznz(borrow, words[k], sum[k]));
}

/** x - y, or x - y + p if that is negative. */
function reducedDifference(b: Builder, x: readonly Operand[], y: readonly Operand[], p: readonly Operand[]): Operand[] {
  const { words, borrow } = b.sum({ terms: [...terms(1, x), ...terms(-1, y)], words: p.length, borrow: true });
  const more = b.sum({ terms: [...terms(1, words), ...terms(1, p)], words: p.length }).words;
  return p.map((_, k) => b.cmovznz(borrow, words[k], more[k]));
}

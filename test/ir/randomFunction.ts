/** The same random operations, once folded by the builder and once exactly as told. */
import type { Rng } from '../../src/base/rng.ts';
import { Builder } from '../../src/ir/build.ts';
import { Draft } from '../../src/ir/draft.ts';
import {
  type BinaryKind,
  type IrFunction,
  type Operand,
  type Param,
  type ShiftKind,
  type Term,
  type UnaryKind,
  type Width,
  constOperand,
  valueOperand,
  ZERO,
} from '../../src/ir/function.ts';

export interface Pair {
  readonly folded: IrFunction;
  readonly plain: IrFunction;
}

const words = unsignedParam('a', 3, (1n << 64n) - 1n);
const small = unsignedParam('b', 2, 1n);

function unsignedParam(name: string, limbs: number, upper: bigint): Param {
  return { name, shape: 'array', width: 64, bounds: Array.from({ length: limbs }, () => ({ lower: 0n, upper })) };
}

/** Both functions store every value they compute. */
export function randomPair(rng: Rng, length: number): Pair {
  const b = new Builder('random');
  const d = new Draft('random', { aliasing: 'any' });
  const folded: Operand[] = [...b.param(words), ...b.param(small)];
  const plain: Operand[] = [...d.param(words), ...d.param(small)];
  const specials = [0n, 1n, 2n, 38n, 255n, 1n << 63n, (1n << 64n) - 1n, (1n << 32n) - 1n];
  const pickConst = (): Operand => constOperand(rng.below(4) > 0 ? specials[rng.below(specials.length)] : rng.big(64));
  /** The same choice for both, as an index or a constant. */
  const choose = (bit = false): readonly [Operand, Operand] => {
    if (!bit && rng.below(4) === 0) {
      const c = pickConst();
      return [c, c];
    }
    if (bit && rng.below(4) === 0) {
      const c = constOperand(BigInt(rng.below(2)));
      return [c, c];
    }
    const fits = [...folded.keys()].filter((i) => !bit || d.range(plain[i]).upper <= 1n);
    const i = fits[rng.below(3) > 0 ? Math.max(0, fits.length - 1 - rng.below(5)) : rng.below(fits.length)];
    return [folded[i], plain[i]];
  };
  const add = (f: readonly Operand[], p: readonly Operand[]): void => {
    folded.push(...f);
    plain.push(...p);
  };
  const draft = (widths: readonly Width[], make: Parameters<Draft['append']>[1]): readonly Operand[] =>
    d.append(widths, make).map(valueOperand);
  while (folded.length < length) {
    const [x, px] = choose();
    const [y, py] = choose();
    const [c, pc] = choose(true);
    const amount = rng.below(64);
    switch (rng.below(9)) {
      case 0:
        add(
          b.mulx(x, y),
          draft([64, 64], ([lo, hi]) => ({ kind: 'mulx', ins: [px, py], outs: [lo, hi] })),
        );
        break;
      case 8:
        add(
          b.mul52(x, y),
          draft([64, 64], ([lo, hi]) => ({ kind: 'mul52', ins: [px, py], outs: [lo, hi] })),
        );
        break;
      case 1: {
        const kind = rng.below(2) === 0 ? 'addcarryx' : 'subborrowx';
        add(
          b[kind](c, x, y),
          draft([64, 1], ([s, o]) => ({ kind, ins: [pc, px, py], outs: [s, o] })),
        );
        break;
      }
      case 2:
      case 3: {
        const kind = (['add', 'sub', 'mul', 'and', 'or', 'xor'] as const satisfies readonly BinaryKind[])[rng.below(6)];
        add(
          [b.binary(kind, x, y)],
          draft([64], ([out]) => ({ kind, ins: [px, py], outs: [out] })),
        );
        break;
      }
      case 4: {
        const kind = (['not', 'mask', 'eqz', 'copy', 'bswap'] as const satisfies readonly UnaryKind[])[rng.below(5)];
        const width: Width = kind === 'eqz' ? 1 : kind === 'copy' ? ([1, 8, 32, 64] as const)[rng.below(4)] : 64;
        const [u, pu] = kind === 'mask' ? [c, pc] : [x, px];
        add(
          [b.unary(kind, u, width)],
          draft([width], ([out]) => ({ kind, ins: [pu], outs: [out] })),
        );
        break;
      }
      case 5: {
        const kind = (['shl', 'shr', 'sar', 'ror'] as const satisfies readonly ShiftKind[])[rng.below(4)];
        add(
          [b.shift(kind, x, amount)],
          draft([64], ([out]) => ({ kind, ins: [px], amount, outs: [out] })),
        );
        break;
      }
      case 6: {
        const kind = rng.below(2) === 0 ? 'shld' : 'shrd';
        add(
          [b.doubleShift(kind, x, y, amount)],
          draft([64], ([out]) => ({ kind, ins: [px, py], amount, outs: [out] })),
        );
        add(
          [b.cmovznz(c, x, y)],
          draft([64], ([out]) => ({ kind: 'cmovznz', ins: [pc, px, py], outs: [out] })),
        );
        break;
      }
      default:
        randomSum();
    }
  }
  b.result('out1', folded);
  d.result({ name: 'out1', shape: 'array', width: 64, bounds: plain.map((a) => bounds(d, a)) }, plain);
  return { folded: b.finish(), plain: d.finish() };

  function randomSum(): void {
    const columns = 1 + rng.below(3);
    const count = 1 + rng.below(6);
    const f: Term[] = [];
    const p: Term[] = [];
    for (let k = 0; k < count; k++) {
      const [x, px] = choose();
      const column = rng.below(columns);
      const sign = rng.below(3) === 0 ? -1 : 1;
      f.push({ sign, column, operand: x });
      p.push({ sign, column, operand: px });
    }
    const n = columns + rng.below(2);
    const all = rng.below(2) === 0;
    const size = 1n << BigInt(64 * n);
    const [lower, upper] = [total(p, 'lower'), total(p, 'upper')];
    const borrow = all && lower >= -size && upper < size;
    const result = b.sum({ terms: f, words: n, borrow });
    const widths: Width[] = [...Array<Width>(n).fill(64), ...(borrow ? [1 as const] : [])];
    add(
      [...result.words, ...(borrow ? [result.borrow] : [])],
      draft(widths, (ids) => ({
        kind: 'sum',
        terms: p,
        outs: ids.slice(0, n),
        borrow: borrow ? ids[n] : null,
        lower,
        upper,
      })),
    );
  }

  function total(terms: readonly Term[], end: 'lower' | 'upper'): bigint {
    return terms.reduce((s, t) => {
      const x = bounds(d, t.operand);
      const use = t.sign > 0 === (end === 'upper') ? x.upper : x.lower;
      return s + ((BigInt(t.sign) * use) << BigInt(64 * t.column));
    }, 0n);
  }
}

const bounds = (d: Draft, a: Operand = ZERO) => ({ lower: d.range(a).lower, upper: d.range(a).upper });

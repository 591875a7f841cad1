/** Masks that take away nothing that is read: which ones, and that results stay as they are without them. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { unmaskedValues } from '../../../src/codegen/lanes/readBits.ts';
import { Builder } from '../../../src/ir/build.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { constOperand, mapOp, valueOperand, type IrFunction, type Operand } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { parse } from '../../../src/ir/parse.ts';
import { valueId } from '../../../src/base/ids.ts';

const FACTOR = '0xfffffffffffff';

/** Names of masks of a function that no instruction is made of. */
function dropped(lines: readonly string[], results: string, lanes = 8): readonly string[] {
  const count = results.split(',').length;
  const head = `function f\naliasing equal\nlanes ${lanes}\nparam a u64[3]\nresult out u64[${count}]\n`;
  const fn = parse(`${head}${lines.join('\n')}\nreturn out = ${results}\n`);
  const standing = unmaskedValues(fn);
  // The first three values are the limbs of the argument.
  return [...standing].flatMap((v, k) => (v === k ? [] : [`x${k} -> ${v < 3 ? `a[${v}]` : `x${v}`}`]));
}

test.each<[string, readonly string[], string, readonly string[]]>([
  ['a factor', [`x3<=${FACTOR} = and a[0], ${FACTOR}`, 'x4<=1, x5<=1 = mul52 x3, 1'], 'x4', ['x3 -> a[0]']],
  ['a factor that is a result', [`x3<=${FACTOR} = and a[0], ${FACTOR}`, 'x4, x5 = mul52 x3, a[1]'], 'x3, x5', []],
  ['a bit less than a factor', ['x3 = and a[0], 0x7ffffffffffff', 'x4, x5 = mul52 x3, a[1]'], 'x4', []],
  ['what a shift moves out', ['x3 = and a[0], 0xfff', 'x4 = shl x3 by 52'], 'x4', ['x3 -> a[0]']],
  ['what a shift leaves', ['x3 = and a[0], 0xfff', 'x4 = shl x3 by 51'], 'x4', []],
  ['what a shift to the right leaves', ['x3 = and a[0], 0xff0', 'x4 = shr x3 by 4'], 'x4', []],
  [
    'parts of a factor',
    [
      'x3 = shr a[0] by 48',
      'x4 = and a[1], 0xfffffffff',
      'x5 = shl x4 by 16',
      'x6 = or x3, x5',
      'x7, x8 = mul52 x6, a[2]',
    ],
    'x7, x8',
    ['x4 -> a[1]'],
  ],
  [
    'a mask of a mask',
    ['x3 = and a[0], 0xffffffffffffff', `x4 = and x3, ${FACTOR}`, 'x5, x6 = mul52 x4, a[1]'],
    'x5',
    ['x3 -> a[0]', 'x4 -> a[0]'],
  ],
  ['a word that is chosen by', ['x3<=1 = and a[0], 1', 'x4 = cmovznz x3, a[1], a[2]'], 'x4', []],
  ['carries from below what is read', ['x3 = and a[0], 0xff0', 'x4 = add x3, a[1]', 'x5 = and x4, 0xff0'], 'x5', []],
  [
    'nothing above what is read',
    ['x3 = and a[0], 0x1ff', 'x4 = add x3, a[1]', 'x5 = and x4, 0x1ff'],
    'x5',
    ['x3 -> a[0]'],
  ],
])('%s', (_, lines, results, wanted) => {
  expect(dropped(lines, results)).toEqual(wanted);
});

test('products of four lanes read the low halves of masks alone, for others may be made by shifts', () => {
  const low = ['x3<=0xffffffff = and a[0], 0xffffffff', 'x4 = mul x3, 19'];
  expect(dropped(low, 'x4', 4)).toEqual(['x3 -> a[0]']);
  const joined = ['x3<=0xffff = and a[0], 0xffff', 'x4 = shl x3 by 16', 'x5 = mul x4, 19'];
  expect(dropped(joined, 'x5', 4)).toEqual([]);
});

const SEED = 3107;
const PROGRAMS = 400;
const LIMBS = 3;

/** Masks, shifts, sums and products, most of which are read by others. */
function drawn(rng: Rng): IrFunction {
  const b = new Builder('f', { aliasing: 'equal', lanes: 8 });
  const words = [...b.param({ name: 'a', shape: 'array', width: 64, bounds: Array(LIMBS).fill(unsigned(64)) })];
  const pick = (): Operand => words[words.length - 1 - rng.below(Math.min(words.length, 6))]!;
  const amount = (): number => [1, 4, 12, 16, 48, 51, 52, 63][rng.below(8)]!;
  const bits = (): bigint => unsigned([1, 12, 16, 36, 48, 51, 52, 56][rng.below(8)]!).upper;
  const mask = (): Operand => constOperand((bits() << (rng.below(4) === 0 ? 4n : 0n)) & unsigned(64).upper);
  const sum = (terms: readonly Operand[]): Operand =>
    b.rawSum(
      terms.map((operand) => ({ sign: 1, column: 0, operand })),
      1,
      false,
      // Wide enough for words without their masks.
      { lower: 0n, upper: 3n * unsigned(64).upper },
    ).words[0]!;
  for (let n = 0; n < 24; n++) {
    const kind = rng.below(9);
    if (kind < 3) words.push(b.binary('and', pick(), mask()));
    else if (kind === 3) words.push(b.shift('shl', pick(), amount()));
    else if (kind === 4) words.push(b.shift('shr', pick(), amount()));
    else if (kind === 5) words.push(b.binary((['add', 'sub', 'or', 'mul'] as const)[rng.below(4)]!, pick(), pick()));
    else if (kind === 6) words.push(...b.mul52(pick(), pick()));
    else if (kind === 7) words.push(sum([pick(), pick(), pick()]));
    else words.push(b.cmovznz(b.binary('and', pick(), constOperand(1n)), pick(), pick()));
  }
  b.result('out', words.slice(-2));
  return b.finish();
}

/** The function as it is when `unmaskedValues` stand for what they do. Words are no longer within their bounds. */
function unmasked(fn: IrFunction): IrFunction {
  const standing = unmaskedValues(fn);
  const read = (a: Operand): Operand => (a.kind === 'value' ? valueOperand(valueId(standing[a.id]!)) : a);
  return {
    ...fn,
    values: fn.values.map((v) => ({ ...v, ...unsigned(64) })),
    body: fn.body.map((op) => mapOp(op, read, (id) => id)),
    outputs: fn.outputs.map((words) => words.map(read)),
  };
}

test('without them, functions compute the same', () => {
  let masks = 0;
  for (let n = 0; n < PROGRAMS; n++) {
    const rng = seeded(SEED, `${n}`);
    const fn = drawn(rng);
    const other = unmasked(fn);
    masks += [...unmaskedValues(fn)].filter((v, k) => v !== k).length;
    for (let k = 0; k < 20; k++) {
      const a = Array.from({ length: LIMBS }, () => (rng.below(4) === 0 ? unsigned(64).upper : rng.big(64)));
      expect(evaluate(other, [a]), `seed ${SEED}, program ${n}, input ${a.join()}`).toEqual(evaluate(fn, [a]));
    }
  }
  expect(masks).toBeGreaterThan(PROGRAMS / 2);
});

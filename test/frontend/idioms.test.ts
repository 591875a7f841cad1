/**
 * Ways in which compilers write carries, borrows and selections: each must come out as sums without leftover tests or
 * shifts.
 */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import { evaluateSsa, loadInteger, storeInteger } from './evaluateSsa.ts';
import type { SsaFunction } from '../../src/ir/ssa/schema.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { verify } from '../../src/ir/verify.ts';
import { dropUnused } from '../../src/ir/rebuild.ts';
import { recoverSums } from '../../src/ir/normalize/normalize.ts';
import { ssaText } from './ssaText.ts';

const loads = `a0 = load i64 a 0; a1 = load i64 a 8; b0 = load i64 b 0; b1 = load i64 b 8`;

/** Two-word additions and subtractions; `sums` counts operations after lowering, then after recovery. */
const idioms: Readonly<
  Record<
    string,
    {
      readonly text: string;
      readonly lowered: Readonly<Record<string, number>>;
      readonly recovered: Readonly<Record<string, number>>;
    }
  >
> = {
  '128-bit sums, carry shifted down': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = add nuw nsw i128 x0 y0; r0 = trunc i64 s0; c = lshr i128 s0 64
      x1 = zext i128 a1; y1 = zext i128 b1; t = add nuw nsw i128 x1 y1; s1 = add nuw nsw i128 t c; r1 = trunc i64 s1
      d = lshr i128 s1 64; k = trunc i64 d`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'narrowed first column: add and icmp ult': {
    text: `
      r0 = add i64 a0 b0; c0 = icmp ult i64 r0 a0; c = zext i128 c0; x1 = zext i128 a1; y1 = zext i128 b1
      t = add nuw nsw i128 x1 y1; s1 = add nuw nsw i128 t c; r1 = trunc i64 s1; d = lshr i128 s1 64; k = trunc i64 d`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'Fiat subborrowx in C: the high word negated as i8': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = sub nsw i128 x0 y0; r0 = trunc i64 s0; h0 = lshr i128 s0 64
      n0 = trunc i8 h0; c = sub i8 0 n0; x1 = zext i128 a1; y1 = zext i128 b1; cc = zext i128 c
      t = add nuw nsw i128 y1 cc; s1 = sub nsw i128 x1 t; r1 = trunc i64 s1; h1 = lshr i128 s1 64; n1 = trunc i8 h1
      c1 = sub i8 0 n1; k = zext i64 c1`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'Fiat subborrowx before InstCombine: the byte of borrow promoted to int and negated there': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = sub i128 x0 y0; r0 = trunc i64 s0; h0 = ashr i128 s0 64
      n0 = trunc i8 h0; w0 = zext i32 n0; m0 = sub i32 0 w0; c = trunc i8 m0; x1 = zext i128 a1; cc = zext i128 c
      t = sub i128 x1 cc; y1 = zext i128 b1; s1 = sub i128 t y1; r1 = trunc i64 s1; h1 = ashr i128 s1 64
      n1 = trunc i8 h1; w1 = zext i32 n1; m1 = sub i32 0 w1; c1 = trunc i8 m1; z = icmp ne i8 c1 0; z8 = zext i8 z
      z32 = zext i32 z8; z0 = sub i32 0 z32; k = sext i64 z0`,
    lowered: { sum: 2, mask: 1 },
    recovered: { sum: 1, mask: 1 },
  },
  'borrow kept as a word of ones (ashr 64)': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = sub nsw i128 x0 y0; r0 = trunc i64 s0; h = ashr i128 s0 64
      x1 = zext i128 a1; y1 = zext i128 b1; t = sub nsw i128 x1 y1; s1 = add nsw i128 t h; r1 = trunc i64 s1
      h1 = ashr i128 s1 127; k = trunc i64 h1`,
    lowered: { sum: 2, mask: 1 },
    recovered: { sum: 1, mask: 1 },
  },
  'final borrow by (t >> 64) & 1': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = sub nsw i128 x0 y0; r0 = trunc i64 s0; h = lshr i128 s0 64
      b = and i128 h 1; x1 = zext i128 a1; y1 = zext i128 b1; t = sub nsw i128 x1 y1; s1 = sub nsw i128 t b
      r1 = trunc i64 s1; h1 = lshr i128 s1 64; kk = and i128 h1 1; k = trunc i64 kk`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'borrow to mask by icmp and sext': {
    text: `
      x0 = zext i128 a0; y0 = zext i128 b0; s0 = sub nsw i128 x0 y0; r0 = trunc i64 s0
      m = and i128 s0 0xff0000000000000000; c = icmp ne i128 m 0; k = sext i64 c; r1 = and i64 k b1`,
    lowered: { sum: 1, mask: 1, and: 1 },
    recovered: { sum: 1, mask: 1, and: 1 },
  },
  'uadd.with.overflow': {
    text: `
      p = uadd.with.overflow i64 a0 b0; r0 = extractvalue i64 p 0; c0 = extractvalue i1 p 1; c = zext i128 c0
      x1 = zext i128 a1; y1 = zext i128 b1; t = add i128 x1 y1; s = add i128 t c; r1 = trunc i64 s
      h = lshr i128 s 64; k = trunc i64 h`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'x86.addcarry': {
    text: `
      p = x86.addcarry i64 0:8 a0 b0; c = extractvalue i8 p 0; r0 = extractvalue i64 p 1
      q = x86.addcarry i64 c a1 b1; d = extractvalue i8 q 0; r1 = extractvalue i64 q 1; k = zext i64 d`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'x86.subborrow': {
    text: `
      p = x86.subborrow i64 0:8 a0 b0; c = extractvalue i8 p 0; r0 = extractvalue i64 p 1
      q = x86.subborrow i64 c a1 b1; d = extractvalue i8 q 0; r1 = extractvalue i64 q 1; k = zext i64 d`,
    lowered: { sum: 2 },
    recovered: { sum: 1 },
  },
  'a 128-bit integer addition': {
    text: `
      x = load i128 a 0; y = load i128 b 0; s = add i128 x y; c = icmp ult i128 s x; r0 = trunc i64 s
      h = lshr i128 s 64; r1 = trunc i64 h; k = zext i64 c`,
    lowered: { sum: 1 },
    recovered: { sum: 1 },
  },
  'selection with a value barrier': {
    text: `
      c = icmp ult i64 a0 b0; m0 = sext i64 c; m = barrier i64 m0; w0 = xor i64 m0 -1; w = barrier i64 w0
      p = and i64 m a1; q = and i64 w b1; r0 = or i64 p q; r1 = select i64 c a0 b0; k = zext i64 c`,
    lowered: { sum: 1, cmovznz: 2 },
    recovered: { sum: 1, cmovznz: 2 },
  },
};

describe.each(Object.entries(idioms))('%s', (_, { text, lowered, recovered }) => {
  const ssa = ssaText('out a b', `${loads}\n${text}\n store i64 r0 out 0\n store i64 r1 out 8\n store i64 k out 16`);
  const plain = lowerFunction(ssa);
  const sums = dropUnused(recoverSums(plain));

  test('becomes sums', () => {
    expect(counts(plain)).toEqual(lowered);
    expect(counts(sums)).toEqual(recovered);
  });

  test('keeps its meaning', () => {
    agree(ssa, plain);
    agree(ssa, sums);
  });
});

function counts(fn: IrFunction): Record<string, number> {
  const result: Record<string, number> = {};
  for (const { kind } of fn.body) result[kind] = (result[kind] ?? 0) + 1;
  return result;
}

function agree(ssa: SsaFunction, fn: IrFunction): void {
  verify(fn);
  const rng = seeded(99);
  const words = [0n, 1n, (1n << 64n) - 1n, 1n << 63n];
  for (let k = 0; k < 300; k++) {
    const inputs = fn.params.map((p) => p.bounds.map(() => (rng.below(2) === 0 ? words[rng.below(4)] : rng.big(64))));
    const memory = [new Uint8Array(24), new Uint8Array(16), new Uint8Array(16)];
    inputs.forEach((limbs, i) => limbs.forEach((x, limb) => storeInteger(memory[i + 1], 8 * limb, x, 64)));
    evaluateSsa(ssa, memory);
    expect(evaluate(fn, inputs)[0], `seed 99 vector ${k}: ${inputs.join(' | ')}`).toEqual(
      [0, 8, 16].map((o) => loadInteger(memory[0], o, 8)),
    );
  }
}

test.each([
  ['chosen', 'r = select i128 c d x', false],
  ['stored, then replaced', 'store i128 d out 0\nr = select i128 c d x', false],
  ['frozen', 'f = freeze i128 d\nr = select i128 c f x', false],
  ['a result', 'r = xor i128 d 1', true],
  ['what a choice depends on', 'e = icmp ult i128 d 5\nr = select i128 e x y', true],
])('that a difference does not wrap is a fact where it is in the result anyhow: %s', (_, text, isFact) => {
  const loaded = 'x = load i128 a 0\ny = load i128 b 0\nc = icmp uge i128 x y\nd = sub nuw i128 x y';
  const snippet = `${loaded}\n${text}\nstore i128 r out 0`;
  const fn = lowerFunction(ssaText('out a b', snippet));
  const at = (x: bigint, y: bigint) =>
    evaluate(fn, [
      [x, 0n],
      [y, 0n],
    ]);
  expect(at(7n, 5n)).toEqual([[expect.any(BigInt), expect.any(BigInt)]]);
  if (isFact) expect(() => at(5n, 7n)).toThrow('a sum leaves its interval');
  else expect(at(5n, 7n)).toEqual([[5n, 0n]]);
});

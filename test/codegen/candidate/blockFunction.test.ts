/** Blocks as functions of their own, and candidates of blocks as parts of one of the whole. */
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { seeded } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import { valueOperand, type IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { variantsOf } from '../../../src/codegen/variants/variants.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { blockFunction, transplanted, type BlockFunction } from '../../../src/codegen/candidate/blockFunction.ts';
import { blocksOf } from '../../../src/codegen/candidate/blocks.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { formulaFixture, shaken, TEMPLATES } from '../lowering/mutants.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const step = buildProblem(formulaFixture('x25519-step'));
const blocks = blocksOf(step);
const functions = Array.from({ length: blocks.count }, (_, b) => blockFunction(step, blocks, b));
const big = functions.filter((f): f is BlockFunction => f !== null && f.problem.events.count > 40);

test('every block of the ladder step is a legal function', () => {
  expect(functions.every((f) => f !== null)).toBe(true);
  for (const f of functions) verify(f!.fn);
});

/** Random words below the bounds of each parameter. */
const drawn = (fn: IrFunction, label: string): bigint[][] => {
  const rng = seeded(SEED, label);
  const word = (): bigint => BigInt.asUintN(64, BigInt(Math.floor(rng.unit() * 2 ** 53)) * 0x9e37_79b9_7f4a_7c15n);
  return fn.params.map((p) => p.bounds.map(({ upper }) => word() % (upper + 1n)));
};

function expectSame(whole: IrFunction, { inputs: reads, outputs: gives, fn }: BlockFunction): void {
  const run = compile({ ...whole, outputs: [reads, gives].map((ids) => ids.map(valueOperand)) });
  const [read, given] = run(drawn(whole, fn.name));
  expect(compile(fn)([read])).toEqual([given]);
}

test(`a block computes what the whole does there (seed ${SEED})`, () => {
  for (const f of functions) expectSame(step.fn, f!);
});

test(`so does a Montgomery multiplication whose last row goes on in another sum (seed ${SEED})`, () => {
  const file = new URL('../../fixtures/montgomery/p256-mul.ir', import.meta.url);
  for (const { name, fn } of variantsOf(normalize(parse(readFileSync(file, 'utf8'), 'p256-mul.ir')))) {
    const problem = buildProblem(fn);
    const found = blocksOf(problem);
    const block = blockFunction(problem, found, found.products.indexOf(16));
    expect(block, name).not.toBeNull();
    expectSame(fn, block!);
  }
});

test('products of the same shape are one kind, whatever the order of their factors', () => {
  const shapes = big.map(({ shape }) => shape);
  expect(big).toHaveLength(9);
  expect(new Set(shapes).size).toBe(5);
  const turned = big
    .filter((f) => shapes.indexOf(f.shape) !== shapes.lastIndexOf(f.shape))
    .map((f) => f.isTurned.join(''));
  expect(new Set(turned).size, 'two of one kind have their factors in different orders').toBeGreaterThan(1);
});

test(`whatever is found for a block can be put into the whole (seed ${SEED})`, () => {
  const rng = seeded(SEED, 'transplants');
  const lowerer = new Lowerer(step, TEMPLATES);
  const program = new Program();
  const start = startFamilies(step).at(-1)!.candidates[0];
  for (const block of big) {
    const donor = big.find(({ shape }) => shape === block.shape)!;
    for (const part of [
      startFamilies(donor.problem).at(-1)!.candidates[0],
      shaken(donor.problem, rng.fork(block.fn.name)),
    ]) {
      const whole = transplanted(step, block, donor, part, start);
      expect([...whole.order].sort((a, b) => a - b)).toEqual([...start.order].sort((a, b) => a - b));
      if (!lowerer.lower(whole, program)) continue;
      const { code, constants } = lowerer.selection;
      checkLowering(step, TEMPLATES, code, constants, step.fn.params.length + step.fn.results.length, program);
    }
  }
});

test('a block that is put back as it was changes nothing but what others had to give way for', () => {
  const start = startFamilies(step).at(-1)!.candidates[0];
  for (const block of big) {
    const part = shaken(block.problem, seeded(SEED, block.fn.name));
    const once = transplanted(step, block, block, part, start);
    expect(transplanted(step, block, block, part, once)).toEqual(once);
  }
});

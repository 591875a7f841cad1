/** Blocks of a formula, and the starts that put them in other orders. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { blocksOf, isFormula, levelOrder, randomBlockOrder } from '../../../src/codegen/candidate/blocks.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { NODE, PRODUCT } from '../../../src/codegen/candidate/candidate.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { sparseConstants } from '../../../src/codegen/variants/sparseConstants.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { oneIn } from '../../oneIn.ts';
import { formulaFixture, irFixtures, TEMPLATES } from '../lowering/mutants.ts';
import { START_NAMES, startVariants } from '../startFixtures.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const step = buildProblem(formulaFixture('x25519-step'));

test('the ladder step is nine products, one of them with its addition of 121665 E, and eight sums', () => {
  const { count, ofEvent, sums } = blocksOf(step);
  const products = Array.from({ length: count }, () => 0);
  for (let e = 0; e < step.events.count; e++)
    if (step.events.kind[e] === PRODUCT && ofEvent[e] >= 0) products[ofEvent[e]]++;
  expect(products.filter((n) => n >= 10)).toHaveLength(9);
  expect(count).toBe(17);
  expect(new Set(sums.flat())).toEqual(new Set(step.columns.sum));
});

test('a multiplication is one block', () => {
  const mul = irFixtures().find(({ name }) => name === '25519-mul-loose')!;
  expect(blocksOf(buildProblem(mul.fn)).count).toBe(1);
});

test('a Montgomery multiplication is one multiplication, in however many steps it is reduced', () => {
  for (const start of START_NAMES)
    for (const { name, fn } of oneIn(8, startVariants(start)))
      expect(isFormula(blocksOf(buildProblem(fn))), `${start} ${name}`).toBe(false);
  expect(isFormula(blocksOf(step))).toBe(true);
});

test('every addition has a block, and blocks need only earlier ones', () => {
  const { ofEvent, needs } = blocksOf(step);
  for (let e = step.events.firstNode; e < step.events.count; e++)
    if (step.events.kind[e] === NODE) expect(ofEvent[e]).toBeGreaterThanOrEqual(0);
  needs.forEach((some, b) => {
    for (const a of some) expect(a).toBeLessThan(b);
  });
});

test(`orders of blocks respect what they need (seed ${SEED})`, () => {
  const blocks = blocksOf(step);
  const rng = seeded(SEED);
  for (const order of [levelOrder(blocks), ...Array.from({ length: 50 }, () => randomBlockOrder(blocks, rng))]) {
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: blocks.count }, (_, b) => b));
    for (const b of order) for (const a of blocks.needs[b]) expect(order.indexOf(a)).toBeLessThan(order.indexOf(b));
  }
});

test('starts of a formula are different code, and the checker accepts all of them', () => {
  const formula = startFamilies(step).find(({ name }) => name === 'blocks');
  const lowerer = new Lowerer(step, TEMPLATES);
  const program = new Program();
  const codes = new Set<string>();
  for (const candidate of formula!.candidates) {
    expect(lowerer.lower(candidate, program)).toBe(true);
    const { code, constants } = lowerer.selection;
    checkLowering(step, TEMPLATES, code, constants, step.fn.params.length + step.fn.results.length, program);
    codes.add(candidate.order.join());
  }
  expect(codes.size).toBe(formula!.candidates.length);
});

test('a formula in Montgomery form begins with plain leaves last, too, which takes fewer instructions', () => {
  const problem = buildProblem(sparseConstants(formulaFixture('p256-montgomery-mixed')));
  const lowerer = new Lowerer(problem, TEMPLATES);
  const program = new Program();
  const candidates = startFamilies(problem).find(({ name }) => name === 'blocks')!.candidates;
  const [first, last] = candidates.map((candidate) => (lowerer.lower(candidate, program) ? program.count : Infinity));
  expect(last).toBeLessThan(0.92 * first);
});

/**
 * Every pass keeps the meaning of Fiat functions, and gathers what it promises to gather: of those that are counted and
 * of every fourth one of a file, of all with FIELDWRIGHT_LONG=1.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { readFiat } from '../../frontend/fiat/readFiat.ts';
import { withFiatSpecification } from '../../../src/frontend/fiat/specification.ts';
import { compile, evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { checkAgainstSpec } from '../../ir/checkAgainstSpec.ts';
import { oneIn } from '../../oneIn.ts';
import { verify } from '../../../src/ir/verify.ts';
import { carrySelect } from '../../../src/codegen/variants/carrySelect.ts';
import { doubleOnce, narrowMasks } from '../../../src/codegen/variants/variants.ts';
import { gatherTerms, separateRows } from '../../../src/codegen/variants/separateRows.ts';
import { hoistTerms } from '../../../src/codegen/variants/hoistTerms.ts';
import { lowHalfApart } from '../../../src/codegen/variants/lowHalfApart.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { shareTerms } from '../../../src/codegen/variants/shareTerms.ts';
import { sparseConstants } from '../../../src/codegen/variants/sparseConstants.ts';
import { splitWide } from '../../../src/ir/normalize/splitWide.ts';

const SEED = 11;
const directory = new URL('../../../../shared/fiat-json/', import.meta.url);
const files = existsSync(directory) ? readdirSync(directory).filter((f) => f.endsWith('.json')) : [];
if (files.length === 0) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

/** Word products, low-word products and sums after `normalize`, then word products after `sparseConstants`. */
const COUNTS: Readonly<Record<string, readonly [mulx: number, mul: number, sum: number, sparse: number]>> = {
  fiat_p256_mul: [28, 0, 5, 20],
  fiat_p256_square: [22, 0, 5, 14],
  fiat_p224_mul: [27, 5, 5, 15],
  fiat_p384_mul: [60, 6, 7, 42],
  fiat_p434_mul: [84, 0, 8, 77],
  fiat_secp256k1_montgomery_mul: [24, 4, 5, 20],
  fiat_25519_scalar_mul: [24, 4, 5, 24],
  fiat_curve25519_solinas_mul: [20, 1, 3, 20],
  fiat_25519_carry_mul: [25, 5, 5, 25],
  fiat_p448_carry_mul: [64, 0, 9, 64],
  fiat_p256_add: [0, 0, 2, 0],
  fiat_p256_sub: [0, 0, 2, 0],
  fiat_p384_add: [0, 0, 2, 0],
};

type Pass = readonly [name: string, run: (fn: IrFunction) => IrFunction];

const everywhere: readonly Pass[] = [
  ['splitWide', splitWide],
  ['normalize', normalize],
  ['sparseConstants', (fn) => sparseConstants(normalize(fn))],
  ['shareTerms', (fn) => shareTerms(sparseConstants(normalize(fn)))],
  ['carrySelect', (fn) => carrySelect(normalize(fn), 'all')],
  ['carrySelect, none chosen', (fn) => carrySelect(normalize(fn), 'none')],
  ['narrowMasks', (fn) => narrowMasks(normalize(fn))],
];

/** Slower, and of interest for interleaved Montgomery multiplication only. */
const onMontgomery: readonly Pass[] = [
  ['hoistTerms', (fn) => hoistTerms(normalize(fn))],
  ['gatherTerms', (fn) => gatherTerms(hoistTerms(sparseConstants(normalize(fn))))],
  ['lowHalfApart', (fn) => lowHalfApart(normalize(fn))],
  ['separateRows', (fn) => separateRows(sparseConstants(normalize(fn)))],
  ['doubleOnce', (fn) => doubleOnce(hoistTerms(sparseConstants(normalize(fn))))],
];

describe.skipIf(files.length === 0).each(files)('%s', (file) => {
  const passes = ['p256_64.json', 'secp256k1_montgomery_64.json'].includes(file)
    ? [...everywhere, ...onMontgomery]
    : everywhere;
  const functions = readFiat(readFileSync(new URL(file, directory), 'utf8'), file).map(withFiatSpecification);

  const chosen = oneIn(8, functions);
  const tested = functions.filter((fn) => COUNTS[fn.name] !== undefined || chosen.includes(fn));

  test.each(tested.map((f) => [f.name, f] as const))('%s', (name, fn) => {
    const results = passes.map(([, run]) => run(fn));
    results.forEach(verify);
    expect(results[0].values.every((v) => v.width <= 64)).toBe(true);
    const wanted = COUNTS[name];
    if (wanted !== undefined) {
      expect([
        count(results[1], 'mulx'),
        count(results[1], 'mul'),
        count(results[1], 'sum'),
        count(results[2], 'mulx'),
      ]).toEqual(wanted);
    }
    const reference = compile(fn);
    const rng = seeded(SEED, name);
    for (let k = 0; k < 24; k++) {
      const inputs = inputsOf(fn, rng);
      const expected = reference(inputs);
      results.forEach((r, i) => {
        const found = evaluate(r, inputs);
        expect(found, `${passes[i][0]}, seed ${SEED} vector ${k}: ${inputs.join(' | ')}`).toEqual(expected);
        if (r.spec !== undefined) checkAgainstSpec(r, inputs, found);
      });
    }
  });
});

const count = (fn: IrFunction, kind: string): number => fn.body.filter((op) => op.kind === kind).length;

/** Bounds, zeros and random limbs; canonical values where the function asks for them. */
function inputsOf(fn: IrFunction, rng: Rng): bigint[][] {
  const p = fn.spec?.canonicalInputs === true ? fn.spec.modulus : null;
  return fn.params.map(({ bounds }) => {
    if (p === null)
      return bounds.map((b) => [b.lower, b.upper, b.lower + (rng.big(64) % (b.upper - b.lower + 1n))][rng.below(3)]);
    const x = [0n, 1n, p - 1n, rng.big(64 * bounds.length) % p, p - 1n - rng.big(70)][rng.below(5)];
    return bounds.map((_, i) => BigInt.asUintN(64, x >> BigInt(64 * i)));
  });
}

const fiat = (file: string, name: string): IrFunction => {
  const found = readFiat(readFileSync(new URL(file, directory), 'utf8'), file).find((f) => f.name === name);
  if (found === undefined) throw new Error(`no ${name} in ${file}`);
  return sparseConstants(normalize(found));
};
const termsOf = (fn: IrFunction): readonly (readonly { readonly sign: number }[])[] =>
  fn.body.flatMap((op) => (op.kind === 'sum' ? [op.terms] : []));

test.skipIf(files.length === 0)('what columns of P-448 have in common is added once', () => {
  const mul = fiat('p448_solinas_64.json', 'fiat_p448_carry_mul');
  expect(termsOf(mul).flat()).toHaveLength(206);
  expect(termsOf(shareTerms(mul)).flat()).toHaveLength(163);
});

test.skipIf(files.length === 0)(
  'the steps of a reduction modulo P-224 become numbers of their own, without a negative term in the running sum',
  () => {
    const mul = hoistTerms(fiat('p224_64.json', 'fiat_p224_mul'));
    const gathered = gatherTerms(mul);
    const mixed = (fn: IrFunction): number[] =>
      termsOf(fn)
        .filter((terms) => terms.some((t) => t.sign < 0) && terms.some((t) => t.sign > 0))
        .map((terms) => terms.length);
    expect(mixed(gathered).length).toBeGreaterThan(0);
    expect(Math.max(...mixed(gathered).slice(0, -1))).toBeLessThan(Math.min(...mixed(mul).slice(0, -1)));
  },
);

test.skipIf(files.length === 0)(
  'a Montgomery square becomes a square and a reduction, its cross products added once',
  () => {
    const square = readFiat(readFileSync(new URL('p256_64.json', directory), 'utf8'), 'p256').find(
      (f) => f.name === 'fiat_p256_square',
    );
    if (square === undefined) throw new Error('no fiat_p256_square');
    const hoisted = hoistTerms(sparseConstants(normalize(square)));
    const doubled = doubleOnce(hoisted);
    const sizes = (fn: IrFunction): number[] => fn.body.flatMap((op) => (op.kind === 'sum' ? [op.terms.length] : []));
    expect(count(hoisted, 'mulx')).toBe(14);
    expect(sizes(hoisted)[0]).toBeGreaterThan(sizes(hoisted)[1] + 20);
    expect(sizes(doubled)).toHaveLength(sizes(hoisted).length + 1);
  },
);

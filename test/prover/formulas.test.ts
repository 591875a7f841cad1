/**
 * Functions of many field operations against the formulas of their textbooks: the steps of the ladder and point
 * additions, as the bridge lowers them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluateFormula, splitFormula } from '../../src/ir/formula.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { parseStatement } from '../../src/ir/contract/statement.ts';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const step = parse(text('../fixtures/steps/x25519-step.ir'), 'x25519-step.ir');
const edwards = parse(text('../fixtures/steps/25519-edwards-add.ir'), '25519-edwards-add.ir');
const STEP = text('../../templates/x25519/x25519.step.formula');
const LIMIT = 2n ** 255n + 2n ** 12n;
const WEIGHTS = [0, 64, 128, 192];
/** add-2008-hwcd-3, k = 2 d. */
const EDWARDS = `x1, y1, z1, t1, x2, y2, z2, t2 = arg1; a = (y1-x1)*(y2-x2); b = (y1+x1)*(y2+x2)
  c = t1*0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159*t2; d = 2*z1*z2
  e = b-a; f = d-c; g = d+c; h = b+a; out1 = e*f, g*h, f*g, e*h mod 2^255-19`;

function stated(fn: IrFunction, statement: string, limits?: Specification['limits']): IrFunction {
  const { relation, modulus } = parseStatement(statement, null);
  return {
    ...fn,
    spec: { modulus, relation, weights: WEIGHTS, canonical: false, canonicalInputs: false, ...(limits && { limits }) },
  };
}

/** Callers pass a bit and any words; results are below the limit. */
const bit: IrFunction = {
  ...step,
  params: step.params.map((p) => (p.shape === 'scalar' ? { ...p, bounds: [{ lower: 0n, upper: 1n }] } : p)),
};
const limits = [{ name: 'out1', below: LIMIT }];

describe('a step of the X25519 ladder', () => {
  it('is that of RFC 7748 for any operands, and its results are below 2^255 + 2^12', () => {
    expect(proveSpec(stated(bit, STEP, limits))).toMatchObject({ kind: 'proved' });
  });

  const wrong = [
    ['a sign', 'DA - CB', 'DA + CB'],
    ['another constant', '121665', '121666'],
    ['no exchange', 'arg3*(a2 - a3)', '0*a2'],
  ];
  it.each(process.env['FIELDWRIGHT_LONG'] === '1' ? wrong : wrong.slice(0, 1))('%s is refuted', (_, there, instead) => {
    expect(STEP).toContain(there);
    expect(proveSpec(stated(bit, STEP.replace(there, instead), limits)).kind).toBe('refuted');
  });
});

describe('an addition on edwards25519', () => {
  it('is the formula, for operands of any value', () => {
    expect(proveSpec(stated(edwards, EDWARDS))).toMatchObject({ kind: 'proved' });
  });

  it('with a lost carry is not proved', () => {
    const lines = print(edwards).split('\n');
    const at = lines.findIndex((line) => /= and x\d+, 0x26$/.test(line));
    const damaged = parse(lines.with(at, lines[at].replace(/0x26$/, '0x24')).join('\n'), 'damaged');
    expect(proveSpec(stated(damaged, EDWARDS)).kind).not.toBe('proved');
  });
});

describe('formulas', () => {
  const integers = {
    elements: new Map([
      ['a', [2n, 3n]],
      ['b', [5n]],
    ]),
    evaluate: (expression: string, valueOf: (name: string) => bigint | undefined): bigint =>
      expression.split('*').reduce((x, name) => x * (valueOf(name.trim()) ?? BigInt(name)), 1n),
  };
  const value = (formula: string): bigint[] =>
    evaluateFormula(splitFormula(formula), (name) => integers.elements.get(name), integers.evaluate);

  it('have steps, lists and arrays', () => {
    expect(value('b*b')).toEqual([25n]);
    expect(value('x, y = a; z = x*y; z*b, a')).toEqual([30n, 2n, 3n]);
  });

  it.each([
    ['a*b', /has 2 elements/],
    ['x, y = b; x', /numbers of elements differ/],
    ['x = b', /no result/],
    ['x+1 = b; x', /not understood/],
  ])('%s is refused', (formula, reason) => {
    expect(() => value(formula)).toThrow(reason);
  });

  it('are kept by the text form of word IR, limits included', () => {
    const fn = stated(bit, STEP, limits);
    expect(parse(print(fn), 'again').spec).toEqual(fn.spec);
  });

  it('of code without word IR', () => {
    const { fn } = verifyContract({ spec: 'x, z = in; out = x+z, x-z mod 2^255-19', limbs: '4x64' });
    expect([fn.params[0].bounds.length, fn.results[0].bounds.length]).toEqual([8, 8]);
  });
});

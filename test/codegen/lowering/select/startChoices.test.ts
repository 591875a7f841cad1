/**
 * Choices that starts make and that candidates stored before there were these choices do not: each is worth
 * instructions, and right either way.
 */
import { count, listing } from './startListing.ts';
import { expect, test } from 'vitest';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import {
  NODE_BORROW_IN,
  NODE_COMPARE,
  NODE_RIPPLE_UP,
  OPERATION_BY_BORROW,
  P_CONSTANT_BONUS,
  P_EXACT_SUMS,
  P_LIVE_IN_RDX,
  type Candidate,
  NODE,
  OPERATION,
  PRODUCT,
  PRODUCT_SWAP,
  type Problem,
} from '../../../../src/codegen/candidate/candidate.ts';
import { parse } from '../../../../src/ir/parse.ts';
import { startVariant } from '../../startFixtures.ts';

const problemOf = (name: string, variant: string): Problem => buildProblem(startVariant(name, variant));

const without =
  (p: Problem, kind: number, bits: number) =>
  (c: Candidate): void => {
    for (let e = 0; e < p.events.count; e++) if (p.events.kind[e] === kind) c.choice[e]! &= ~bits;
  };
const withParameter =
  (parameter: number, value: number) =>
  (c: Candidate): void => {
    c.params[parameter] = value;
  };

test('the last borrow of a conditional subtraction is read from the flag', () => {
  const p = problemOf('p256-montgomery-mul', 'direct');
  expect(count(listing(p, false), /^bt /)).toBe(0);
  expect(count(listing(p, false, without(p, OPERATION, OPERATION_BY_BORROW)), /^bt /)).toBe(1);
});

test('a chain that leaves out a column goes on with its carry', () => {
  const p = problemOf('p256-montgomery-mul', 'direct');
  const ripples = listing(p, false, without(p, NODE, NODE_RIPPLE_UP));
  expect(listing(p, false).length).toBeLessThan(ripples.length);
  expect(count(listing(p, false), /^sub /)).toBeLessThan(count(ripples, /^sub /));
});

test('a difference of which only the borrow is read is a comparison', () => {
  const p = problemOf('p384-montgomery-mul', 'one-sign-apart');
  const [compared, subtracted] = [listing(p, true), listing(p, true, without(p, NODE, NODE_COMPARE))];
  expect(count(compared, /^cmp /)).toBeGreaterThan(0);
  expect(count(subtracted, /^cmp /)).toBe(0);
  expect(compared.length).toBeLessThanOrEqual(subtracted.length);
});

test('a borrow that is added as a word is the carry of an addition', () => {
  const p = problemOf('compared-carry', 'direct');
  const [carried, added] = [listing(p, false), listing(p, false, without(p, NODE, NODE_BORROW_IN))];
  expect(count(carried, /^adc /)).toBe(1);
  expect(carried.length).toBeLessThan(added.length);
});

test('no borrow is kept that a sum with terms of both signs cannot have', () => {
  const p = problemOf('p384-montgomery-mul', 'one-sign-apart');
  expect(listing(p, true).length).toBeLessThan(listing(p, true, withParameter(P_EXACT_SUMS, 0)).length);
});

test('the factor of a reduction step is made in rdx', () => {
  const p = problemOf('p384-montgomery-mul', 'one-sign-apart');
  const multiplied = /^imul rdx, /;
  expect(count(listing(p, true), multiplied)).toBeGreaterThan(0);
  expect(count(listing(p, true, withParameter(P_LIVE_IN_RDX, 0)), multiplied)).toBe(0);
  expect(listing(p, true).length).toBeLessThan(listing(p, true, withParameter(P_LIVE_IN_RDX, 0)).length);
});

test('constants leave the registers before words that would have to be stored', () => {
  const p = problemOf('p384-montgomery-mul', 'one-sign-apart');
  const stores = /^mov \[rsp/;
  expect(count(listing(p, true), stores)).toBeLessThan(
    count(listing(p, true, withParameter(P_CONSTANT_BONUS, 0)), stores),
  );
});

/** a·b for two words, with the second argument's pointer in rdx until a product needs that. */
const productOf = (a: string, b: string): Problem =>
  buildProblem(
    parse(`function product
aliasing any
param arg1 u64[2]
param arg2 u64[2]
result out1 u64[2]

x1, x2 = mulx ${a}, ${b}
return out1 = x1, x2
`),
  );

test('the last word that is loaded through the pointer in rdx overwrites it', () => {
  const both = [0, PRODUCT_SWAP].map((swap) => {
    const p = productOf('arg1[0]', 'arg2[1]');
    return listing(p, false, (c) => {
      c.params[P_LIVE_IN_RDX] = 2;
      for (let e = 0; e < p.events.count; e++) if (p.events.kind[e] === PRODUCT) c.choice[e] = swap;
    });
  });
  const found = both.filter((lines) => lines.includes('mov rdx, [rdx+0x8]'));
  expect(found.length, both.map((lines) => lines.join('\n')).join('\n\n')).toBe(1);
  expect(count(found[0], /, rdx$/)).toBe(0);
});

test('a pointer in rdx through which the other factor is read, too, moves away', () => {
  const lines = listing(productOf('arg2[0]', 'arg2[1]'), false, withParameter(P_LIVE_IN_RDX, 2));
  expect(lines[0]).toMatch(/^mov r\w+, rdx$/);
});

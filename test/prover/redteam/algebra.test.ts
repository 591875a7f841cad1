/** Programs and questions that once led the algebra to what is false. */
import { expect, it, test, vi } from 'vitest';
import { verifyContract } from '../../../src/engine/claim/verifyContract.ts';
import { parse } from '../../../src/ir/parse.ts';
import { Algebra } from '../../../src/prover/algebra/algebra.ts';
import { tighten } from '../../../src/prover/algebra/bound.ts';
import { PORTFOLIO } from '../../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../../src/prover/algebra/words.ts';
import { proveAsmSpec } from '../../../src/prover/proof/asmSpecification.ts';
import { Obligations } from '../../../src/prover/proof/obligations.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { items } from '../../items.ts';
import { parseListing } from '../listing/parseListing.ts';

const WORD = 2n ** 64n;

/** Where d is 1, r1 is 0 and r2 is 1: two sums of unknowns are numbers, and not the same. */
const chosen = (ifZero: string): string => `function chosen
aliasing none
param s u64
param c1 u64[1]
param c2 u64[1]
param u u64[1] <=0x1
param v u64[1] <=0x1
param a u64[1] <=0x7fffffff
param b u64[1] <=0x7fffffff
result out u64[1]
modulus 0x1fffffffffffffff
weights 0
relation a*b

r1<=0x1 = cmovznz c1[0], u[0], v[0]
r2<=0x1 = cmovznz c2[0], u[0], v[0]
x1<=0x80000000 = add r1, a[0]
x2<=0x80000000 = add r2, b[0]
wrong<=0x4000000000000000 = mul x1, x2
s1<=0x2 = add r1, 0x1
t = sub s1, r2
d:u1 = eqz t
right<=0x3fffffff00000001 = mul a[0], b[0]
w = cmovznz d, right, ${ifZero}
return out = w
`;

it('a case in which sums are different numbers is no contradiction', () => {
  expect(proveSpec(parse(chosen('wrong'), 'chosen')).kind).toBe('refuted');
  expect(proveSpec(parse(chosen('right'), 'chosen')).kind).toBe('proved');
});

/** A result of fewer limbs than its parameter has: no element was found in it, and so nothing was to be proved. */
const shortened = (low: string): string => `function shortened
aliasing none
param a u64[4] <=0xffffffffffffffff,0xffffffffffffffff,0x0,0x0
result out u64[2]
modulus 0x1fffffffffffffff
weights 0 64 128 192
relation a

return out = ${low}, a[1]
`;

it('a result of fewer limbs than a parameter is a number, too', () => {
  expect(proveSpec(parse(shortened('0x0'), 'shortened')).kind).toBe('refuted');
  expect(proveSpec(parse(shortened('a[0]'), 'shortened')).kind).toBe('proved');
});

it('what a floor is in a case says nothing of carries elsewhere', () => {
  const rules = PORTFOLIO.find(({ name }) => name === 'basic+carries') ?? expect.fail();
  const words = new Words(new Algebra(), rules);
  const { algebra } = words;
  const [x, y, z, w] = ['x', 'y', 'z', 'w'].map((name) => algebra.input(name, { lower: 0n, upper: WORD - 1n }));
  const carry = words.high(64, algebra.sub(algebra.add(x, y), z));
  expect(algebra.rangeOf(carry)).toEqual({ lower: -1n, upper: 1n });
  algebra.hypothetically(() => {
    algebra.learn(carry, -1n, 0n);
    words.high(64, algebra.combine(carry, w, WORD));
  });
  const most = algebra.combine(algebra.constant(2n ** 32n - 1n), carry, 32n);
  tighten(algebra, 32, most, 'carries');
  expect(algebra.rangeOf(most).upper).toBe(2n ** 32n + 31n);
});

/** a*s for three limbs of a, of which the lowest two are in rax and rcx before the lines. */
const product = (lines: readonly string[]): string =>
  [
    ...items`f:; mov rax, [rsi]; mov rcx, [rsi+8]; mov r9, [rsi+16]; mov r10d, 0`,
    ...lines,
    ...items`imul rax, rdx; imul rcx, rdx; imul r9, rdx; mov [rdi], rax; mov [rdi+8], rcx; mov [rdi+16], r9; ret`,
  ].join('\n');

/** Which limbs are known, which code is right, and which is wrong where they are. */
test.each([
  ['the middle one in a case', 'a[1]<2', items`test rcx, rcx; cmovnz rax, rax`, items`mov rcx, r10`],
  ['the lowest in a case', 'a[1]<2^20', items`test rax, rax`, items`cmovz rax, rcx; cmovz rcx, r10`],
  ['the lowest', 'a[0]<1, a[1]<2^20', [], items`mov rax, rcx; mov rcx, r10`],
])('an element of which limbs are known stays what it is: %s', (_, bounds, right, wrong) => {
  const { fn, order } = verifyContract({
    spec: 'out = a*s mod 2^61-1',
    limbs: '3x64',
    bounds: `a[]<2^20, s<2^10, ${bounds}`,
    scalars: 's',
  });
  const kind = (lines: readonly string[]) => proveAsmSpec(parseListing(product(lines)), fn, order).kind;
  expect(kind(right)).toBe('proved');
  expect(kind([...right, ...wrong])).toBe('refuted');
});

it('a proof that inputs contradict is a bug', () => {
  const shown = vi.spyOn(Obligations.prototype, 'firstOpen').mockReturnValue(null);
  const { fn, order } = verifyContract({ spec: 'out = a*s mod 2^61-1', limbs: '3x64', scalars: 's' });
  try {
    expect(() => proveSpec(parse(chosen('wrong'), 'chosen'))).toThrow('a proof says otherwise');
    expect(() => proveAsmSpec(parseListing(product([])), fn, order)).toThrow('a proof says otherwise');
    expect(proveSpec(parse(chosen('right'), 'chosen')).kind).toBe('proved');
  } finally {
    shown.mockRestore();
  }
});

/** Contracts as text: what is printed is the whole contract, and is read back as the same one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { numberText } from '../../src/base/numberText.ts';
import { statedText } from '../../src/engine/claim/proveFile.ts';
import { verifyContract, type StatedContract } from '../../src/engine/claim/verifyContract.ts';
import { items } from '../items.ts';

const SHAPES: readonly (readonly [limbs: string, count: number, moduli: readonly string[]])[] = [
  ['4x64', 4, ['2^255-19', '2^256-2^32-977', `0x7${'f'.repeat(62)}b`, '12345678901234567']],
  ['5x51', 5, ['2^255-19', '2^251 - 9']],
  ['10x25.5', 10, ['2^255-19']],
  ['10x26:u32', 10, ['2^255-19', '2^256-2^32-977']],
  ['8x32:u32', 8, ['2^255-19']],
  ['0/44/87', 3, ['2^130-5']],
  ['1x64', 1, ['2^61-1', '2^64-59']],
];
interface Shape {
  /** With `M` for the modulus. */
  readonly spec: string;
  readonly params: readonly string[];
  /** Parameters of one element. */
  readonly single: readonly string[];
}

const STATEMENTS: readonly Shape[] = [
  { spec: 'out = a*b mod M', params: ['a', 'b'], single: ['a', 'b'] },
  { spec: ' out=-x mod M', params: ['x'], single: ['x'] },
  { spec: 'out = a^2 +  3*b  mod  M', params: ['a', 'b'], single: ['a', 'b'] },
  { spec: 'x, z = in; t = x*z\n out = t^2, k*x mod M # two', params: ['in', 'k'], single: ['k'] },
  { spec: 'out = p*R*n0 mod M', params: ['p', 'n0'], single: ['p', 'n0'] },
];

const LIMITS = items`p; 2^64; 2^51; 2^70; 2; 1; 2^54+2^12; 3; 2^255; 2^256; 2^254+12345; 0x123456789; 2^600`;

/** Bounds of some limbs, of all, and of the number. */
const boundsOf = (names: readonly string[], limbs: number): fc.Arbitrary<string | undefined> => {
  const which = fc.oneof(
    fc.constantFrom('', '[]'),
    fc.nat({ max: limbs - 1 }).map((i) => `[${i}]`),
  );
  const bound = fc.tuple(fc.constantFrom(...names), which, fc.constantFrom('<', ' < '), fc.constantFrom(...LIMITS));
  return fc.array(bound, { maxLength: 4 }).map((list) => list.map((parts) => parts.join('')).join(', ') || undefined);
};

const listOf = (names: readonly string[], minLength = 1): fc.Arbitrary<string | undefined> =>
  fc.option(
    fc.shuffledSubarray([...names], { minLength }).map((list) => list.join(', ')),
    { nil: undefined },
  );

/** What callers may pass beside the operands, by value and behind pointers. */
const CONSTANTS = ['&p', 'n0', '7', '0xffffffffffffffff', '&n0', '&7', '&(p + 2^70)', '&(n0^3 mod p)', '&(2*3)'];

const argsOf = (params: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc
    .subarray([...CONSTANTS].filter((name) => !params.includes(name.replace('&', ''))))
    .chain((constants) => listOf(['out', ...params, ...constants], params.length + 1 + constants.length));

const contracts: fc.Arbitrary<StatedContract> = fc
  .tuple(fc.constantFrom(...SHAPES), fc.constantFrom(...STATEMENTS))
  .chain(([[limbs, count, moduli], { spec, params, single }]) =>
    fc.record({
      spec: fc.constantFrom(...moduli).map((modulus) => spec.replace('M', modulus)),
      limbs: fc.constant(limbs),
      bounds: boundsOf(['out', ...params], count),
      scalars: listOf(single),
      args: argsOf(params),
      aliasing: fc.constantFrom('none' as const, 'equal' as const, 'any' as const, undefined),
    }),
  );

/** Null if it is refused, as many are that are made at random. */
function contractOf(text: StatedContract): ReturnType<typeof verifyContract> | null {
  try {
    return verifyContract(text);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'input') return null;
    throw error;
  }
}

it('random contracts are read back', () => {
  let count = 0;
  let limited = 0;
  let byValue = 0;
  fc.assert(
    fc.property(contracts, (text) => {
      const contract = contractOf(text);
      if (contract === null) return;
      count++;
      if (contract.fn.spec?.limits !== undefined) limited++;
      if (contract.fn.params.some((p) => p.shape === 'scalar')) byValue++;
      const printed = statedText(contract);
      const again = verifyContract(printed);
      expect(again).toEqual(contract);
      expect(statedText(again)).toEqual(printed);
    }),
    { seed: 1, numRuns: 1500 },
  );
  expect(Math.min(count / 5, limited, byValue)).toBeGreaterThan(50);
});

it('every assumption is printed: another limb, number, order, shape or overlap is another text', () => {
  const print = (changes: Partial<StatedContract>): string =>
    JSON.stringify(statedText(verifyContract({ spec: 'out = a*b mod 2^255-19', limbs: '5x51', ...changes })));
  const bounds = [
    ...items`a[0]<2^63; a[4]<2^63; a<p; a<2^255; a<2^255+5; b<p; a<p, b<p; out<p; out[]<2^52; out<2^256`,
    `a<${numberText(2n ** 255n - 21n)}`,
    'a[]<2^54, a<p',
  ].map((list) => ({ bounds: list }));
  const orders = items`
    a,b,out; out,a,b,&p; out,a,b,&n0; out,a,b,&38; out,a,b,&(2^70); out,a,b,n0; out,a,b,0`.map((args) => ({ args }));
  const others = [
    {},
    { aliasing: 'any' as const },
    { scalars: 'a' },
    { limbs: '4x64' },
    { limbs: '10x26' },
    { limbs: '10x26:u32' },
    { limbs: '32x8:u8' },
  ];
  const all = [...bounds, ...orders, ...others, { spec: 'out = a*b mod 2^255-21' }];
  expect(new Set(all.map(print)).size).toBe(all.length);
});

it.each([
  ['5x51', 'a<p', 'a[]<2^51, a<p'],
  ['5x51', 'a<2^260', 'a[]<2^56, a[0]<2^51, a[1]<2^51, a[2]<2^51, a[3]<2^51'],
  ['4x64', 'a<p', 'a[]<2^64, a[3]<2^63, a<p'],
  ['4x64', 'a[]<2^70, out<2^255', 'a[]<2^64, out[3]<2^63'],
])('%s, %s: what follows for the limbs is said', (limbs, bounds, printed) => {
  const text = statedText(verifyContract({ spec: 'out = a mod 2^255-19', limbs, bounds }));
  expect(text).toEqual({ spec: 'out = a mod 2^255-19', limbs, bounds: printed, args: 'out,a', aliasing: 'none' });
});

it('R is said as the number that it is', () => {
  const { spec } = statedText(verifyContract({ spec: 'out = a*R mod 2^255-19 # to', limbs: '4x64' }));
  expect(spec).toBe('out = a*(2^256) mod 2^255-19');
});

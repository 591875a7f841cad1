import { describe, expect, test } from 'vitest';
import { readPeerInterface } from '../../../src/frontend/peers/peersInterface.ts';

const P = 2n ** 255n - 19n;
const context = { modulus: P, operands: ['a', 'b'], weights: [0, 64, 128, 192], where: 'here' };

describe('limbs', () => {
  test.each([
    ['4x64', [0, 64, 128, 192]],
    ['5x51', [0, 51, 102, 153, 204]],
    ['10x25.5', [0, 26, 51, 77, 102, 128, 153, 179, 204, 230]],
    ['0/44/87', [0, 44, 87]],
  ])('%s', (limbs, weights) => expect(readPeerInterface({ limbs }, context).weights).toEqual(weights));

  test("are the field's own if nothing is said", () =>
    expect(readPeerInterface({}, context)).toMatchObject({ weights: context.weights, label: '4x64' }));

  test.each(['', '4', '5*51', '0/64/64', '1/64', '0/65', '0x64'])('"%s" is refused', (limbs) => {
    expect(() => readPeerInterface({ limbs }, context)).toThrow('limbs not understood');
  });
});

describe('order', () => {
  test('is out, then the operands, if nothing is said', () => {
    expect(readPeerInterface({}, { ...context, operands: ['a'] }).call).toEqual([
      { kind: 'out' },
      { kind: 'operand', index: 0 },
    ]);
  });

  test('may hold the modulus, its inverse and numbers', () => {
    const { call } = readPeerInterface({ order: 'b, a,out,&p,n0,0x10' }, context);
    expect(call.map((a) => a.kind)).toEqual(['operand', 'operand', 'out', 'words', 'number', 'number']);
    const [, , , , n0, number] = call;
    expect(number).toEqual({ kind: 'number', value: 16n });
    expect(n0.kind === 'number' ? BigInt.asUintN(64, n0.value * P) : 0n).toBe(2n ** 64n - 1n);
  });

  test.each(['out,a', 'out,a+8,b', 'out,a,a', 'out,a,b,c', 'a,b', 'out,a,b,1,2,3,4', 'out,a,b,-1'])(
    '"%s" is refused for two operands',
    (order) => {
      expect(() => readPeerInterface({ order }, context)).toThrow('order not understood');
    },
  );
});

describe('aliasing', () => {
  const aliases = (alias: string | undefined, operands = ['a', 'b']): readonly string[] =>
    readPeerInterface(alias === undefined ? {} : { aliasing: alias }, { ...context, operands }).aliases;

  test('nothing may alias if nothing is said', () => expect([aliases(undefined), aliases('none')]).toEqual([[], []]));
  test('any', () =>
    expect([aliases('equal'), aliases('any', ['a'])]).toEqual([['out=a', 'out=b', 'a=b', 'out=a=b'], ['out=a']]));
  test('some', () => expect(aliases('out=a, a=b')).toEqual(['out=a', 'a=b']));
  test.each([
    ['out=c', ['a', 'b']],
    ['out=b', ['a']],
    ['out=key', ['key', 'message', 'length']],
    ['', ['a', 'b']],
  ])('"%s" is refused for %s', (alias, operands) => {
    expect(() => aliases(alias, operands)).toThrow('aliasing not understood');
  });
});

describe('bounds', () => {
  test('inputs are below p if nothing is said', () =>
    expect(readPeerInterface({}, context)).toMatchObject({ inputBelow: P, limbsBelow: null, canonical: false }));
  test('in', () => expect(readPeerInterface({ in: '2^256' }, context).inputBelow).toBe(2n ** 256n));
  test('limbsBelow', () =>
    expect(readPeerInterface({ limbsBelow: '3*2^51' }, context)).toMatchObject({
      inputBelow: null,
      limbsBelow: 3n * 2n ** 51n,
    }));
  test('out and mont', () =>
    expect(readPeerInterface({ out: 'p', mont: '2^256' }, context)).toMatchObject({
      canonical: true,
      montgomery: 2n ** 256n,
      label: '4x64 Montgomery',
    }));
});

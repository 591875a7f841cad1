/** Sums of several bits get names; carries that hardly ever come are seen to vanish by cases of others. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAR, settled } from '../../src/certificate/search/byCases.ts';
import { Context } from '../../src/certificate/facts/context.ts';
import { add, constant, scale, subtract, unknown, type Poly } from '../../src/certificate/bounds/poly.ts';
import { Unknowns } from '../../src/certificate/facts/unknowns.ts';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { parse } from '../../src/ir/parse.ts';
import { testAccepted } from './byCoq.ts';
import { stated } from './formulaStatements.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * a + b + c modulo 2^64 - 1, where the sum is below 2^65 - 1: mov rax,[rsi]; mov r9d,2; add rax,[rdx]; adc r9,0;
 * add rax,[rcx]; adc r9,0; lea r8,[rax+1]; bt r9d,0; cmovb rax,r8; mov [rdi],rax; ret
 */
const CODE = Buffer.from('488b0641b9020000004803024983d1004803014983d1004c8d4001410fbae100490f42c0488907c3', 'hex');
const sum = (most: string) =>
  stated(
    parse(
      `function sum\naliasing any\nparam a u64[1]\nparam b u64[1] <=0xfffffffffffffffe\nparam c u64[1] <=${most}\n` +
        'result out1 u64[1]\n\nreturn out1 = a[0]\n',
    ),
    'out1 = a + b + c mod 2^64-1',
    [0],
  );

/** Certificates that were found. */
const texts: string[] = [];

describe('a bit that is the sum of two carries', () => {
  it('is named where it is chosen by', async () => {
    const text = await certifyCode(sum('0x1'), CODE, ROOT, []);
    expect(text.match(/NameFlag CF/g)).toHaveLength(1);
    expect(text.match(/\(Case /g)).toHaveLength(1);
    texts.push(text);
  });

  it('is no bit where the sum may be 2', async () => {
    await expect(certifyCode(sum('0x2'), CODE, ROOT, [])).rejects.toThrow();
  });
});

/**
 * a * b modulo 2^64 - 2^16 - 1; what is above a word is folded back twice, the second time in two sums, of which one
 * may carry: mov rdx,[rdx]; mulx rcx,rax,[rsi]; mov edx,0x10001; mulx rcx,r8,rcx; add rax,r8; adc rcx,0; mov r8,rcx;
 * shl r8,16; xor r9d,r9d; add rax,r8; adc r9,0; add rax,rcx; adc r9,0; add rax,r9; neg r9; and r9,0x10000; add rax,r9;
 * mov [rdi],rax; ret
 */
const FOLDED = Buffer.from(
  '488b12c4e2fbf60eba01000100c4e2bbf6c94c01c04883d1004989c849c1e0104531c94c01c04983d1004801c84983d1004c01c849f7d949' +
    '81e1000001004c01c8488907c3',
  'hex',
);
const PRODUCT = stated(
  parse('function product\naliasing any\nparam a u64[1]\nparam b u64[1]\nresult out1 u64[1]\n\nreturn out1 = a[0]\n'),
  'out1 = a * b mod 2^64-2^16-1',
  [0],
);

describe('a sum of carries that come in no sample', () => {
  it('is named where a mask is made of it and it is a bit', async () => {
    const text = await certifyCode(PRODUCT, FOLDED, ROOT, []);
    expect(text.match(/Name R9\s+\(Bounds/g)).toHaveLength(1);
    texts.push(text);
  });
});

describe('a carry that comes in no sample', () => {
  const [N, X, Y] = [5, 2, 3];
  const [n, x, y] = [N, X, Y].map(unknown);
  const without = { ...FAR, depth: 0 };

  /** N, a bit, is 0 if X and Y are, and if X is 1; the same for Y if it is told. */
  function contextWith(isTold: boolean): Context {
    const samples = [0n, 1n, 2n, 3n].map(() => [0n, 0n, 0n, 0n]);
    const unknowns = new Unknowns(N, samples, new Map(), new Set(), [], { steps: 1000 }, Infinity);
    unknowns.floor({ shift: 0, of: add(x, y) });
    const bounds = new Map([X, Y, N].map((m) => [m, { lower: 0n, upper: 1n }]));
    const excludes = (m: Poly): Poly => subtract(constant(3n), scale(add(m, n), 2n));
    const facts = [subtract(add(x, y), n), excludes(x), ...(isTold ? [excludes(y)] : [])];
    const context = new Context(unknowns, bounds, new Map(facts.map((fact, i) => [i + 1, fact])));
    [X, Y].forEach((m, i) => void context.remainderOf.set(m, i + 2));
    return context;
  }

  it('is settled where each bit that could make it excludes it', () => {
    const stated = settled(contextWith(true), [N], without);
    expect(stated.map(({ kind }) => kind)).toEqual(['fact', 'narrow']);
    expect(stated[0]).toMatchObject({ reason: { kind: 'either', high: { kind: 'bounded' } } });
  });

  it('is not settled where one of them does not', () => {
    expect(settled(contextWith(false), [N], without)).toEqual([]);
  });
});

describe('a bit that is the same in all samples', () => {
  const N = 2;
  const WORD = 1n << 64n;
  /** Of what is 1 without the bit, and 2^64 with it. */
  function carryOf(values: readonly bigint[]): Poly {
    const samples = values.map((value) => [0n, 0n, value]);
    const unknowns = new Unknowns(N + 1, samples, new Map(), new Set(), [], { steps: 1000 }, Infinity);
    const context = new Context(unknowns, new Map([[N, { lower: 0n, upper: 1n }]]), new Map());
    const taken = add(constant(1n), scale(unknown(N), WORD - 1n));
    return context.cut(64, taken, WORD).quotient.poly;
  }

  it.each([
    ['never set', [0n, 0n, 0n, 0n]],
    ['always set', [1n, 1n, 1n, 1n]],
  ])('is seen again where it was made a mask: %s', (_, values) => {
    expect(carryOf(values)).toEqual(unknown(N));
  });
});

testAccepted(texts);

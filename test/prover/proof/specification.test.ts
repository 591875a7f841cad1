import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/ir/parse.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { FIAT_FILES, fiatFile } from '../fiatJson.ts';
import { fixture } from '../sampleFunctions.ts';

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
/** Those of the others with more words, which take as long as all others. */
const LARGEST = ['p384_64', 'p434_64'];
const fixtures = readdirSync(new URL('../../fixtures/ir/', import.meta.url))
  .filter((f) => f.endsWith('.ir'))
  .map((f) => fixture(f.slice(0, -3)));

describe('our own field functions meet their specifications', () => {
  it.each(fixtures.filter((fn) => fn.spec !== undefined).map((fn) => [fn.name, fn] as const))('%s', (_, fn) => {
    expect(proveSpec(fn)).toMatchObject({ kind: 'proved' });
  });
});

describe('Fiat-Crypto functions meet their specifications', () => {
  it.each(FIAT_FILES.filter((file) => LONG || !LARGEST.includes(file)))('%s', (file) => {
    const functions = fiatFile(file).filter((fn) => fn.spec !== undefined);
    const open = functions
      .map((fn) => ({ name: fn.name, verdict: proveSpec(fn) }))
      .filter(({ verdict }) => verdict.kind !== 'proved');
    expect(open).toEqual([]);
  });
});

describe('what is not proved', () => {
  const sum = (upper: string): string => `function f
aliasing none
param arg1 u64[1] <=${upper}
param arg2 u64[1] <=${upper}
result out1 u64[1]
modulus 0x1fffffffffffffff
weights 0
relation arg1+arg2

s = add arg1[0], arg2[0]
return out1 = s
`;

  it('a sum is proved when it cannot wrap, and refuted with inputs when it can', () => {
    expect(proveSpec(parse(sum('0x7fffffffffffffff')))).toMatchObject({ kind: 'proved' });
    const verdict = proveSpec(parse(sum('0xffffffffffffffff')));
    expect(verdict.kind).toBe('refuted');
    if (verdict.kind !== 'refuted') return;
    const [[a], [b]] = verdict.counterexample?.inputs ?? [[], []];
    expect(a + b).toBeGreaterThanOrEqual(2n ** 64n);
  });

  it('nothing is proved without a specification', () => {
    const { spec: _, ...bare } = fixtures[0];
    expect(proveSpec(bare)).toMatchObject({ kind: 'undecided', reason: 'no specification' });
  });

  it('a result that is not reduced is not canonical', () => {
    const loose = fixture('25519-mul-loose');
    const spec = loose.spec && { ...loose.spec, canonical: true };
    expect(proveSpec({ ...loose, ...(spec && { spec }) }).kind).toBe('refuted');
  });

  it.each(['arg1+2*arg2', 'arg1+arg2+1', 'arg1-arg2', '2*arg1+2*arg2'])(
    'another relation, %s, is refuted',
    (relation) => {
      const fn = fixture('25519-add-loose');
      const spec = fn.spec && { ...fn.spec, relation };
      expect(proveSpec({ ...fn, ...(spec && { spec }) }).kind).toBe('refuted');
    },
  );

  it('inputs that are not reduced break a strict function', () => {
    const fn = fixture('25519-add');
    const spec = fn.spec && { ...fn.spec, canonicalInputs: false };
    expect(proveSpec({ ...fn, ...(spec && { spec }) }).kind).not.toBe('proved');
  });
});

/** Inputs that are drawn are within what is stated, however bounds of limbs and of numbers go together. */
import { expect, it, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { verifyContract } from '../../../src/engine/claim/verifyContract.ts';
import { aliasModes, domainsOf, isInDomain } from '../../../src/ir/contract/domain.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { aimedInputs } from '../../../src/prover/inputs/aimedInputs.ts';
import { signatureOf } from '../../../src/prover/inputs/runner.ts';
import { drawBatch, tupleOf } from '../../../src/prover/inputs/vectors.ts';
import { proveAsmSpec } from '../../../src/prover/proof/asmSpecification.ts';
import { items } from '../../items.ts';
import { parseListing } from '../listing/parseListing.ts';

const COUNT = 100;

function areWithin(fn: IrFunction, words: BigUint64Array, call: number): boolean {
  return tupleOf(fn, signatureOf(fn), words, call).every((limbs, p) => {
    const domains = domainsOf(fn, p);
    const length = limbs.length / domains.length;
    return domains.every((domain, k) => isInDomain(limbs.slice(k * length, (k + 1) * length), domain));
  });
}

test.each([
  ['out = a*b mod 251', '2x64', 'a[0]<2, a<2*p, b<3*p'],
  ['out = a*b mod 65537', '3x20', 'a<3*p, b[0]<3'],
  ['out = a+b mod 7', '4x8:u8', 'a[0]<3, b[0]<2, b<100'],
  ['out = a*b mod 251', '0/3/50', 'a<p, a[1]<5, b<1000, b[0]<9'],
  ['x, y = a; out = x*b+y mod 2^16-15', '2x32', 'a[0]<2, a<100000, b<p'],
])('%s, %s, %s', (spec, limbs, bounds) => {
  const { fn } = verifyContract({ spec, limbs, bounds, aliasing: 'equal' });
  for (const mode of aliasModes(fn)) {
    const rng = seeded(1, mode.name);
    const drawn = drawBatch(fn, mode, rng, COUNT, COUNT / 2);
    const aimed = aimedInputs(fn, mode, rng, COUNT);
    for (const words of [drawn, aimed])
      for (let i = 0; i < words.length / signatureOf(fn).inputWords; i++)
        expect(areWithin(fn, words, i), `${mode.name} ${i}`).toBe(true);
  }
});

it('code that is right within its bounds is not refuted by inputs outside of them', () => {
  const { fn, order } = verifyContract({ spec: 'out = b mod 251', limbs: '2x64', bounds: 'b[0]<2, b<3*p' });
  const square = items`f: mov rax, [rsi]; imul rax, rax; mov [rdi], rax; mov qword [rdi+8], 0; ret`.join('\n');
  expect(proveAsmSpec(parseListing(square), fn, order)).toMatchObject({ kind: 'proved' });
});

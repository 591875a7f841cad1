/** Claims about what callers must pass: a pointer to the modulus, a number. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { certify, MAX_STEPS_WAITED, type StatedCall } from '../../src/certificate/certify.ts';
import { claimOf } from '../../src/certificate/claimOf.ts';
import { coqText } from '../../src/certificate/coqText.ts';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { readCode } from '../../src/engine/claim/verifyTarget.ts';
import { buildBridge } from '../../src/frontend/toolchain/buildBridge.ts';
import { acceptedByCoq, testAccepted } from './byCoq.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../..');
const LARGE = 120_000;
const P = '0x1fffffffffffffff';

/** a + b + p of words below 2^62, where p comes by a pointer. */
const statement = (args: string) =>
  verifyContract({ spec: 'out = a+b mod 2^61-1', limbs: '0/64', bounds: 'a[0]<2^62,a[1]<1,b[0]<2^62,b[1]<1', args });

/** mov rax,[rsi]; add rax,[rdx]; add rax,[rcx]; mov [rdi],rax; mov qword ptr [rdi+8],0; ret */
const BY_POINTER = '488b064803024803014889074831c048894708c3';
/** The same, where p is read after a result is stored. */
const LATER = '488b064803024889074803014889074831c048894708c3';
/** The same, where the pointer is 128 bytes too low for a while: lea rcx,[rcx-128], add rax,[rcx+128]. */
const OUTSIDE = '488d4980488b06480302480381800000004889074831c048894708c3';
/** The number in rcx itself. */
const BY_VALUE = '488b064803024801c84889074831c048894708c3';

/** Certificates that were found. */
const texts: string[] = [];

describe('what callers must pass', () => {
  beforeAll(async () => void (await buildBridge(ROOT)), LARGE);

  async function text(code: string, stated: StatedCall): Promise<string> {
    const { listing, bytesAt } = await readCode('sum', Buffer.from(code, 'hex'), ROOT);
    return coqText(certify(listing, stated, bytesAt, { steps: MAX_STEPS_WAITED }), []);
  }

  it('is in the claim, in the order of the arguments, and is no number of the results', () => {
    const { fn, order } = statement('out,n0,a,&p,b');
    const { parameters, results } = claimOf(fn, order);
    expect(parameters.map(({ kind }) => kind)).toEqual(['output', 'knownValue', 'input', 'known', 'input']);
    expect(parameters[3]).toEqual({ kind: 'known', words: [2n ** 61n - 1n, 0n] });
    // -1/(2^61 - 1) mod 2^64
    const [, n0] = parameters;
    expect(n0.kind === 'knownValue' && BigInt.asUintN(64, n0.value * (2n ** 61n - 1n) + 1n)).toBe(0n);
    expect(results).toMatchObject([{ expression: { left: { index: 0 }, right: { index: 1 } } }]);
  });

  it('is refused where operands come in another order', () => {
    const { fn, order } = statement('out,b,a,&p');
    expect(() => claimOf(fn, order)).toThrow('another order');
  });

  it.each([
    ['by a pointer', BY_POINTER, '&p', `Known 2 ${P}`],
    ['by a pointer that is read after a store', LATER, '&p', `Known 2 ${P}`],
    ['by a pointer that leaves its place for a while', OUTSIDE, '&p', `Known 2 ${P}`],
    ['as a number', BY_VALUE, P, `KnownValue ${P}`],
  ])('has a theorem %s', async (_, code, argument, stated) => {
    const found = await text(code, statement(`out,a,b,${argument}`));
    expect(found.replaceAll(/\s+/g, ' ')).toContain(`; ${stated}]`);
    texts.push(found);
  });

  it('has none where it is another number, or is written to, or lies behind what is passed', async () => {
    await expect(text(BY_VALUE, statement('out,a,b,0x1ffffffffffffffd'))).rejects.toThrow(
      'could not be shown to be congruent',
    );
    // mov [rcx],rax before the end
    await expect(text(BY_POINTER.replace('4831c0', '4889014831c0'), statement('out,a,b,&p'))).rejects.toThrow(
      'a store',
    );
    // add rax,[rcx+16]
    const behind = BY_POINTER.replace('480301', '48034110');
    await expect(text(behind, statement('out,a,b,&p'))).rejects.toThrow('memory that does not belong');
  });

  it.skipIf(!hasCoq)(withCoq('is not accepted when the claim is changed'), async () => {
    const whole = await text(BY_POINTER, statement('out,a,b,&p'));
    // Another number, no words, a number that one word does not hold, a number in place of a pointer.
    const others = ['Known 1 0x1ffffffffffffffe', 'Known 0 0', 'Known 1 0x11fffffffffffffff', `KnownValue ${P}`];
    const changed = others.map((other) => whole.replace(/Known\s+2\s+0x1fffffffffffffff/, other));
    expect(changed).not.toContain(whole);
    expect(await acceptedByCoq([whole, ...changed])).toEqual([true, ...others.map(() => false)]);
  });
});

testAccepted(texts);

import { describe, expect, it } from 'vitest';
import { confirmRefutation } from '../../../src/engine/claim/confirmRefutation.ts';
import { parse } from '../../../src/ir/parse.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import type { Refuted } from '../../../src/prover/proof/verdict.ts';
import { assembleNasm } from '../../prover/nativeCode.ts';

const fn = parse(`
function copy
param a u64[1]
result out u64[1]

return out = a[0]
`);

const bodyThatAddsBitOf = (register: string): string =>
  `mov rax, ${register}\nand rax, 1\nadd rax, [rsi]\nmov [rdi], rax\nret\n`;

function refuted(body: string): Refuted {
  const verdict = proveAsm(`global copy\ncopy:\n${body}`, fn, { firstDivergence: false });
  if (verdict.kind !== 'refuted') throw new Error(verdict.kind);
  return verdict;
}

function confirmed(verdict: Refuted, body: string): Promise<string> {
  return confirmRefutation(fn, verdict, () => Promise.resolve(assembleNasm(body) ?? new Uint8Array()), process.cwd());
}

describe('a refutation on the processor', () => {
  it('shows the results of wrong code', async () => {
    expect(await confirmed(refuted(bodyThatAddsBitOf('rbx')), bodyThatAddsBitOf('rbx'))).toMatch(
      /^on this processor: out = \[0x\w+\], expected \[0x\w+\]$/,
    );
  });

  it.each([
    ['rsp', 'rsp on entry'],
    ['rdi', 'the address of out'],
    ['rsi', 'the address of a'],
  ])('says that it depends on an address: %s', async (register, address) => {
    const body = bodyThatAddsBitOf(register);
    expect(await confirmed(refuted(body), body)).toBe(
      `not shown by this processor: the difference depends on ${address}, which cannot be chosen here`,
    );
  });

  it('is a bug of the model where code is right and was given everything', async () => {
    const right = 'mov rax, [rsi]\nmov [rdi], rax\nret\n';
    await expect(confirmed(refuted(bodyThatAddsBitOf('rbx')), right)).rejects.toMatchObject({ kind: 'invariant' });
  });
});

/**
 * Code of a compiler that is right with arrays apart and wrong in place: refuted with inputs that the processor shows
 * to be wrong. Code that leaves limbs as they are, which is right in place only.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callableImage, confirmRefutation } from '../../src/engine/claim/confirmRefutation.ts';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { parse } from '../../src/ir/parse.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { everyMode } from '../../src/prover/proof/everyMode.ts';
import { items } from '../items.ts';
import { targetOfFile } from './compiled/compile.ts';
import { parseListing } from './listing/parseListing.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folder = temporaryFolder();

/** 2^44·a modulo 2^130 - 5 in limbs of 44 bits: 2^132 is 20. The first store destroys what is read later. */
const SOURCE = `
#include <stdint.h>
void turn(uint64_t *out, const uint64_t *a) { out[0] = 20 * a[2]; out[1] = a[0]; out[2] = a[1]; }
`;
const stated = { spec: 'out = 17592186044416*a mod 2^130-5', limbs: '0/44/88', bounds: 'a[]<2^44' };

it.each(['-O0 -fomit-frame-pointer', '-O3'])(
  'cc %s: proved apart, refuted in place, on the processor, too',
  async (flags) => {
    const file = join(folder, `turn${flags.replaceAll(/\W/g, '')}.o`);
    const source = join(folder, 'turn.c');
    writeFileSync(source, SOURCE);
    execFileSync('cc', [...flags.split(' '), '-fno-tree-vectorize', '-fcf-protection=none', '-c', source, '-o', file]);
    const target = await targetOfFile(file, 'turn');
    const apart = verifyContract(stated);
    const equal = verifyContract({ ...stated, aliasing: 'equal' });
    expect(proveAsmSpec(target.listing, apart.fn, apart.order).kind).toBe('proved');
    const verdict = proveAsmSpec(target.listing, equal.fn, equal.order);
    expect(verdict).toMatchObject({ kind: 'refuted', mode: 'out=a' });
    if (verdict.kind !== 'refuted') return;
    expect(await confirmRefutation(equal.fn, verdict, () => callableImage(target, equal.call), process.cwd())).toMatch(
      /^on this processor: out = .*, expected /,
    );
  },
);

it('code that is not decided with arrays apart may be refuted in place, if it reads an input after a store', () => {
  const { fn } = verifyContract({ ...stated, aliasing: 'equal' });
  const open = { kind: 'undecided', where: 'here', reason: 'not shown' } as const;
  const refute = (): { kind: 'refuted'; where: string; reason: string } => ({
    kind: 'refuted',
    where: 'here',
    reason: 'differs',
  });
  expect(everyMode(fn, () => ({ verdict: open, loadedAfterStore: ['a'] }), refute)).toMatchObject({
    kind: 'refuted',
    where: 'here (with out=a)',
  });
  expect(everyMode(fn, () => ({ verdict: open, loadedAfterStore: [] }), refute)).toEqual(open);
  expect(everyMode({ ...fn, aliasing: 'none' }, () => ({ verdict: open, loadedAfterStore: ['a'] }), refute)).toEqual(
    open,
  );
});

const ofLines = (...lines: readonly string[]) => parseListing(['f:', ...lines, 'ret'].join('\n'));

it.each([
  ['the lowest limb is changed', items`add [rdi], rsi`, 'proved'],
  ['all limbs are left as they are, and another register is used', items`mov rax, rsi`, 'refuted'],
  ['another limb is changed', items`add [rdi+8], rsi`, 'refuted'],
])('limbs may be left as they are where that is right: %s', (_, lines, kind) => {
  const bounds = 'x[]<2^52, s<2^50';
  const args = 'x,s';
  const small = { spec: 'x = x + s mod 2^255-19', limbs: '5x51', scalars: 's' };
  const { fn, order } = verifyContract({ ...small, bounds, args });
  expect(proveAsmSpec(ofLines(...lines), fn, order).kind).toBe(kind);
  const apart = verifyContract({ ...small, spec: small.spec.replace('x', 'out'), bounds });
  expect(proveAsmSpec(ofLines(...lines), apart.fn, apart.order).kind).toBe('refuted');
});

it.each([
  ['arg1[1]', 'proved'],
  ['arg1[0]', 'refuted'],
])('the same of word IR: %s', (upper, kind) => {
  const fn = parse(`function f
aliasing none
param arg1 u64[2]
param arg2 u64[2]
result out1 u64[2]
call x:out1=arg1 a:arg2
s = add arg1[0], arg2[0]
return out1 = s, ${upper}
`);
  const code = ofLines('mov rax, [rsi]', 'add [rdi], rax');
  expect(proveListing(code, fn, { asSource: true }).kind).toBe(kind);
  expect(proveListing(code, fn).kind).toBe('refuted');
});

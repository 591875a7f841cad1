/** A prover by which all results are equal: what is proved so of wrong code or word IR is found to be wrong. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parse } from '../../../src/ir/parse.ts';
import type { SsaFunction } from '../../../src/ir/ssa/schema.ts';
import { items } from '../../items.ts';
import { alteredProver, folderOfCopies } from '../alteredSource.ts';
import { parseListing } from '../listing/parseListing.ts';

const folder = folderOfCopies();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const believing = alteredProver(folder, '.', [
  'proof/limbPairs',
  'pairs.every((p) => samePoly(p.asm, p.ir)) ||',
  'true ||',
]);
const load = async (module: string) => import(pathToFileURL(join(believing, 'proof', `${module}.ts`)).href);

const sum = (operation: string) =>
  parse(`function f\nparam a u64[1]\nparam b u64[1]\nresult out u64[1]\nx = ${operation} a[0], b[0]\nreturn out = x\n`);
const code = (operation: string) =>
  parseListing(items`f:; mov rax, [rsi]; ${operation} rax, [rdx]; mov [rdi], rax; ret`.join('\n'));
const argument = (name: string) => ({
  ...{ name, kind: 'ptr' as const, noalias: false, readonly: false, sret: false, byval: false },
});
const source = (op: string): SsaFunction => ({
  name: 'f',
  returnWidth: 0,
  args: ['out', 'a', 'b'].map(argument),
  body: [
    ...['a', 'b'].map((base) => ({ id: `of ${base}`, op: 'load', width: 64, args: [], mem: { base, offset: 0 } })),
    { id: 'x', op, width: 64, args: ['of a', 'of b'] },
    { op: 'store', width: 64, args: ['x'], mem: { base: 'out', offset: 0 } },
  ],
});

test('what is proved equal to word IR is tried', async () => {
  const { proveListing } = await load('equivalence');
  expect(proveListing(code('add'), sum('add')).kind).toBe('proved');
  expect(() => proveListing(code('add'), sum('xor'))).toThrow('a proof says otherwise than inputs that were tried');
});

test('what is proved equal to a source is tried', async () => {
  const { proveIrSource, proveAsmSourceDirectly } = await load('sourceEquivalence');
  expect(proveIrSource(source('add'), sum('add')).kind).toBe('proved');
  expect(() => proveIrSource(source('add'), sum('xor'))).toThrow('a proof says otherwise');
  expect(proveAsmSourceDirectly(code('xor'), source('xor'), sum('add')).kind).toBe('proved');
  expect(() => proveAsmSourceDirectly(code('xor'), source('add'), sum('add'))).toThrow('a proof says otherwise');
});

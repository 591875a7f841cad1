/** Code of compilers and of users as something to begin a search with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { openCodeTools } from '../../../src/engine/claim/verifyTarget.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { lift } from '../../../src/search/lift/lift.ts';
import type { CodeTools } from '../../../src/frontend/object/readFunction.ts';
import { compiledVariants, fileVariants, isProvedVariant } from '../../../src/search/tuning/writtenVariants.ts';
import { parseListing } from '../../prover/listing/parseListing.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { storedFiles, storedRecord } from '../../engine/store/storedResult.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const CHAMPION = 'secp256k1-mul/amd-zen3';
const champion = storedFiles(CHAMPION);
const fn = parse(storedRecord(CHAMPION).ir, CHAMPION);

let tools: CodeTools;
const folder = temporaryFolder();
beforeAll(async () => {
  tools = await openCodeTools(root);
});

const io = () => recordingIo([], { cwd: folder });
const isSame = (a: IrFunction, b: IrFunction): boolean => {
  const [x, y] = [a, b].map((f) => buildVectors(b, compile(f), { perMode: 50, rng: seeded(1, 'same') }));
  return x.every(({ expected }, i) => expected.every((word, k) => word === y[i].expected[k]));
};

describe('a file', () => {
  test.each(['best.asm', 'best.S'] as const)('%s: as it was written, and with its additions as sums', async (name) => {
    writeFileSync(join(folder, name), champion[name]);
    const [written, sums] = await fileVariants(fn, name, tools, io());
    expect([written.name, sums.name]).toEqual([`as ${name}`, `sums of ${name}`]);
    for (const variant of [written, sums]) {
      expect(isSame(variant.fn, fn)).toBe(true);
      expect(isProvedVariant(variant, fn)).toBe(true);
      expect(variant.isAsked).toBe(true);
    }
    expect(written.written?.additions.size).toBeGreaterThan(20);
    expect(sums.written).toBeUndefined();
    expect(sums.fn.body.filter((op) => op.kind === 'sum').length).toBeLessThan(10);
  });

  test('a function of a file is named behind a colon', async () => {
    writeFileSync(join(folder, 'named.asm'), champion['best.asm']);
    const [written] = await fileVariants(fn, `named.asm:${fn.name}`, tools, io());
    expect(isSame(written.fn, fn)).toBe(true);
    await expect(fileVariants(fn, 'named.asm:other', tools, io())).rejects.toMatchObject({ kind: 'input' });
  });

  test.each([
    ['absent.asm', null, 'the file does not exist'],
    ['notes.md', 'text', 'unknown kind of file'],
    [
      'other.asm',
      'mov rax, [rsi]\n mov [rdi], rax\n mov [rdi+8], rax\n mov [rdi+16], rax\n mov [rdi+24], rax',
      'other words',
    ],
    ['less.asm', 'mov rax, [rsi]\n mov [rdi], rax', 'never stored'],
    ['vectors.asm', 'vpaddq xmm0, xmm0, xmm0', 'no words for'],
    ['jumps.asm', 'test rax, rax\n jz .end\n.end:', 'branch'],
  ])('%s is refused with the reason', async (name, body, message) => {
    if (body !== null)
      writeFileSync(join(folder, name), name.endsWith('.asm') ? `global f\nsection .text\nf:\n ${body}\n ret\n` : body);
    await expect(fileVariants(fn, name, tools, io())).rejects.toThrow(message);
  });
});

describe('what compilers made', () => {
  const skylake = '25519-mul/intel-skylake';
  const { ir, comparison } = storedRecord(skylake);
  const own = parse(ir, skylake);
  const codes = comparison.contestants.flatMap(({ name, hex }) =>
    hex === undefined || name === 'ours' ? [] : [{ name, code: Buffer.from(hex, 'hex') }],
  );

  test('is read under the names of the compilers, each formulation once', async () => {
    const variants = await compiledVariants(own, [...codes, { ...codes[0], name: 'a copy' }], tools.decoder);
    expect(variants.map(({ name }) => name)).toEqual(codes.map(({ name }) => `as ${name}`));
    for (const variant of variants) expect(isProvedVariant(variant, own)).toBe(true);
  });

  test('code that computes something else or cannot be read is left out', async () => {
    const [{ code }] = codes;
    const wrong = Uint8Array.from(code);
    const add = wrong.findIndex((byte, i) => byte === 0x48 && wrong[i + 1] === 0x01);
    wrong[add + 1] = 0x29;
    const branch = Uint8Array.of(0x75, 0x00, 0xc3);
    expect(
      await compiledVariants(
        own,
        [
          { name: 'wrong', code: wrong },
          { name: 'branch', code: branch },
        ],
        tools.decoder,
      ),
    ).toEqual([]);
  });
});

test('a variant of other code is not proved to compute the source', async () => {
  const text = champion['best.asm'];
  const last = text.lastIndexOf(' adc ');
  writeFileSync(join(folder, 'changed.asm'), `${text.slice(0, last)} add ${text.slice(last + 5)}`);
  const listing = parseListing(readFileSync(join(folder, 'changed.asm'), 'utf8'));
  const { fn: read, written } = lift(listing, fn);
  const traced = { ...listing, read: [], entry: 0, constantsBy: new Map(), tablesBy: new Map() };
  expect(isProvedVariant({ name: 'changed', fn: read, written, listing: traced }, fn)).toBe(false);
});

/**
 * What a field's library moves, reduces and compares, as the first candidate does it; word by word, not only modulo p.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldFunction } from '../../src/engine/subject/fieldSubject.ts';
import { libraryOperation, loadField } from '../../src/frontend/field/fieldDescription.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { normalize } from '../../src/ir/normalize/normalize.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';
import { oneIn } from '../oneIn.ts';
import { acceptedByCoq, testAccepted } from './byCoq.ts';
import { firstCertificate } from './formulaStatements.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIELDS = oneIn(3, ['25519', 'p256-montgomery', 'p521']);
const TIMEOUT = 300_000;
const toolchain = await toolchainOrSkip();

async function read(field: string, name: string): Promise<IrFunction> {
  const { description, operation } = await libraryOperation(ROOT, loadField(field, ROOT), name);
  return normalize(await fieldFunction(toolchain!, description, operation, 'loose'));
}

/** Each word of one array or of the other, by a bit: words that are congruent modulo 2^64 are equal. */
function wordByWord(fn: IrFunction): IrFunction {
  const count = fn.results[0].bounds.length;
  const each = (text: (i: number) => string): string => Array.from({ length: count }, (_, i) => text(i)).join(', ');
  const chosen = (a: string, b: string): string => each((i) => `${a}${i} + arg3*(${b}${i} - ${a}${i})`);
  const names = `${each((i) => `a${i}`)} = arg1; ${each((i) => `b${i}`)} = arg2`;
  const results = fn.results.length === 1 ? chosen('a', 'b') : `${chosen('a', 'b')}, ${chosen('b', 'a')}`;
  const relation = `${names}; ${results}`;
  return { ...fn, spec: { modulus: 2n ** 64n, relation, weights: [0], canonical: false, canonicalInputs: false } };
}

/** `below` says whether a number is below p, `zero` whether it is 0; these are claims of it, and one that is not. */
const comparedWith = (modulus: bigint): readonly (readonly [name: string, right: bigint, wrong: bigint])[] => [
  ['below', modulus, modulus + 1n],
  ['zero', 1n, 2n],
];

/** 1 or 0 itself, not modulo something. */
function comparing(fn: IrFunction, bound: bigint): IrFunction {
  const weights = fn.params[0].bounds.map((_, k) => 64 * k);
  const spec = { modulus: bound, relation: `arg1 < ${bound}`, weights, canonical: false, canonicalInputs: false };
  return { ...fn, spec };
}

/** Certificates that were found. */
const all: string[] = [];

describe.skipIf(toolchain === null).each(FIELDS)('certificates of the library of %s', (field) => {
  it.skipIf(!hasCoq)(
    withCoq('say what select, swap and reduce do'),
    async () => {
      const moved = await Promise.all(['select', 'swap'].map(async (name) => wordByWord(await read(field, name))));
      const texts = await Promise.all([...moved, await read(field, 'reduce')].map(firstCertificate));
      expect(texts[0]).toContain('Value 1');
      all.push(...texts);
    },
    TIMEOUT,
  );

  it(
    'are not found for the other one',
    async () => {
      const { spec, ...select } = wordByWord(await read(field, 'select'));
      const other = { ...spec!, relation: spec!.relation.replaceAll('+ arg3', '- arg3') };
      await expect(firstCertificate({ ...select, spec: other })).rejects.toThrow('could not be shown to be congruent');
    },
    TIMEOUT,
  );

  const compared = comparedWith(loadField(field, ROOT).modulus);

  it.skipIf(!hasCoq)(
    withCoq('say whether a number is below p, and whether it is 0'),
    async () => {
      const texts = await Promise.all(
        compared.map(async ([name, right]) => firstCertificate(comparing(await read(field, name), right))),
      );
      expect(texts[0]).toMatch(/\(1, Less\s+\(Number\s+0\)/);
      all.push(...texts);
    },
    TIMEOUT,
  );

  it.skipIf(!hasCoq).each(compared)(
    withCoq('of %s are refused for other bounds and bytes'),
    async (name, right, wrong) => {
      const fn = await read(field, name);
      const text = await firstCertificate(comparing(fn, right));
      await expect(firstCertificate(comparing(fn, wrong))).rejects.toThrow(/could not be shown|chosen/);
      const faults = [
        text.replace(/(Less\s+\(Number\s+0\)\s+)\(Const\s+\w+\)/, `$1(Const ${wrong})`),
        text.replace(/\(Const\s+1\)(\s+)\(Const\s+0\)\)/, '(Const 0)$1(Const 1))'),
        // The word is read where it should be stored.
        text.replace(/;\s+137;\s+7;\s+195\]/, '; 139; 7; 195]'),
      ];
      expect(faults).not.toContain(text);
      expect(await acceptedByCoq([text, ...faults])).toEqual([true, ...faults.map(() => false)]);
    },
    TIMEOUT,
  );
});

if (toolchain !== null) testAccepted(all);

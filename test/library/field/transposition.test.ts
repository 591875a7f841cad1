/** The transpositions of vectors: proved from their bytes, and their mutants refuted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assembleObject } from '../../../src/bench/assemble.ts';
import { proveTransposition, transpositionText } from '../../../src/library/field/transposition.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const folder = temporaryFolder();

let count = 0;
function assembled(text: string): string {
  const [source, object] = ['S', 'o'].map((end) => join(folder, `${count}.${end}`));
  count++;
  writeFileSync(source, text);
  assembleObject('gas', source, object);
  return object;
}

const text = transpositionText('fe_x', root);

test.skipIf(toolchain === null)('both are proved from their bytes, of one to eight elements', async () => {
  const verdicts = await proveTransposition(assembled(text), 'fe_x', { root });
  const told = Array.from({ length: 2 * 8 }, () => ['asm = IR: proved', 'constant time: proved']).flat();
  expect(verdicts.map(({ claim, kind }) => `${claim}: ${kind}`)).toEqual(told);
});

/**
 * Loads and stores of other rows; and each line with a shuffle, altered in one operand, where all lanes count: of
 * eight.
 */
function mutants(): string[] {
  const lines = text.split('\n');
  const ofEight = lines.findIndex((line) => line.includes('fe_x_rows_of_8'));
  return lines.flatMap((line, at) => {
    const altered: string[] = [];
    if (at > ofEight && /vpunpck/.test(line)) {
      altered.push(line.replace(/kl(?=qdq)/, 'kh'), line.replace(/kh(?=qdq)/, 'kl'));
      altered.push(line.replace(/(zmm\d+), (zmm\d+)$/, '$2, $1'));
    }
    if (at > ofEight && /vshufi64x2/.test(line))
      altered.push(...['0x88', '0xdd', '0x44', '0xee', '0xd8'].map((control) => line.replace(/0x\w+$/, control)));
    if (/vmovdqu64/.test(line)) altered.push(line.replace('+64', '+128'), line.replace('+128', '+72'), '');
    return altered
      .filter((other) => other !== line)
      .map((other) => [...lines.slice(0, at), other, ...lines.slice(at + 1)].join('\n'));
  });
}

test.skipIf(toolchain === null)(
  'no mutant is proved',
  async () => {
    const all = mutants();
    expect(all.length).toBeGreaterThan(180);
    for (const mutant of all.filter((_, i) => isLong || i % 20 === 0))
      await expect(proveTransposition(assembled(mutant), 'fe_x', { root }), mutant).rejects.toThrow();
  },
  120_000,
);

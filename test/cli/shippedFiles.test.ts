import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { assembledBytes } from '../../src/engine/optimize/codeFiles.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { storedFiles } from '../engine/store/storedResult.ts';
import { wholeRecords } from '../engine/store/wholeRecords.ts';
import { resultFolder } from '../../src/bench/record.ts';

/** The best stored results: their files must hold exactly the bytes that were measured. */
const RESULTS = join(process.cwd(), 'results');
const best = existsSync(RESULTS) ? bestRecords(wholeRecords(RESULTS)) : [];

const symbolOf = (nasm: string): string => /^\s*global\s+(\w+)/m.exec(nasm)?.[1] ?? '';

describe.skipIf(best.length === 0)('shipped bytes are measured bytes', () => {
  test.each(best.map((r) => [resultFolder(RESULTS, r), r] as const))('%s', (folder, record) => {
    const { 'best.asm': nasm } = storedFiles(relative(RESULTS, folder));
    const gas = readFileSync(join(folder, 'best.S'), 'utf8');
    for (const [assembler, text] of [
      ['nasm', nasm],
      ['gas', gas],
    ] as const) {
      expect(Buffer.from(assembledBytes(assembler, text, symbolOf(nasm))).toString('hex'), assembler).toBe(
        record.code.hex,
      );
      expect(text, `${assembler}: header comment`).toContain(record.code.sha256);
    }
    expect(sha256(Buffer.from(record.code.hex, 'hex'))).toBe(record.code.sha256);
  });
});

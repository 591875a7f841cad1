/** What compilers say in many lines is told in few: the first error, and what is no text at all in one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFailure, Failure } from '../../../src/base/errors.ts';
import { openFiat } from '../../../src/frontend/fiat/read.ts';
import { requireText } from '../../../src/base/readInput.ts';
import { firstError, prlimitOptions } from '../../../src/frontend/toolchain/run.ts';

const textOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return describeFailure(error);
    throw error;
  }
  return '';
};

test.each([
  ['a.c:1:1: warning: w\n    1 | x\na.c:2:3: error: e\n    2 | y\n      | ^\na.c:3:1: error: f\n2 errors generated.\n'],
  ['a.c:2:3: error: e\n    2 | y\n      | ^\na.c:2:3: note: n\n1 warning and 2 errors\na.c:9:9: fatal error: g\n'],
])('the first error counts, with its line', (stderr) => {
  expect(firstError(stderr)).toMatch(/^a\.c:2:3: error: e\n +2 \| y\n +\| \^\n +and 1 more error$/);
});

test('assemblers and other programs', () => {
  expect(firstError('x.s: Assembler messages:\nx.s:1: Warning: w\nx.s:2: Error: bad\n')).toBe('x.s:2: Error: bad');
  expect(firstError('cc: no such option\n')).toBe('cc: no such option');
});

test('binary files and JSON of another kind end in a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-text-'));
  const [binary, text] = [join(folder, 'b.c'), join(folder, 't.c')];
  writeFileSync(binary, Buffer.from([0x7f, 0x45, 0, 1]));
  writeFileSync(text, '/* \u00e9 */');
  expect(textOf(() => requireText(binary))).toBe(`error: ${binary}: not a text: byte 2 is zero`);
  expect(textOf(() => requireText(text))).toBe('');
  rmSync(folder, { recursive: true });
  expect(textOf(() => openFiat('{}', 'e.json'))).toBe(
    'error: e.json: $.operation: not Fiat JSON\n  expected: string\n  found:    nothing',
  );
});

test('limits that the shell has set are not raised', () => {
  expect(prlimitOptions('')).toEqual(['--cpu=120', '--as=8589934592', '--fsize=1073741824', '--core=0']);
  const limits = [
    'Max cpu time              3                    3                    seconds   ',
    'Max file size             unlimited            unlimited            bytes     ',
    'Max address space         2048000000           2048000000           bytes     ',
  ].join('\n');
  expect(prlimitOptions(limits)).toEqual(['--fsize=1073741824', '--core=0']);
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaintOf, named, orSystemFailure, systemFailure } from '../../src/base/systemFailure.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  [() => readFileSync('/proc/fieldwright/x'), 'ENOENT', '/proc/fieldwright/x'],
  [() => readFileSync('/proc'), 'EISDIR', undefined],
  [() => named('/proc', () => readFileSync('/proc')), 'EISDIR', '/proc'],
  [() => named('/dev/full', () => writeFileSync('/dev/full', 'x')), 'ENOSPC', '/dev/full'],
  [() => named('other', () => readFileSync('/proc/fieldwright/x')), 'ENOENT', '/proc/fieldwright/x'],
])('%s is a failure of the surroundings that names the file', (work, code, where) => {
  const failure = systemFailure(thrownBy(work));
  expect(failure).toMatchObject({
    kind: 'input',
    code,
    detail: { found: expect.stringContaining(code), hint: expect.any(String) },
  });
  expect(failure?.detail.where).toBe(where);
});

test.each([
  new TypeError('x is not a function'),
  new RangeError('Maximum call stack size exceeded'),
  Object.assign(new Error('bad'), { code: 'ENOSPC' }),
  thrownBy(() => readFileSync(-7)),
  thrownBy(() => readFileSync(12345)),
  { code: 'ENOSPC', syscall: 'write' },
  null,
  undefined,
  'ENOSPC',
])('%s is a bug', (error) => {
  expect(systemFailure(error)).toBeNull();
  expect(
    thrownBy(() =>
      orSystemFailure('file', () => {
        throw error;
      }),
    ),
  ).toBe(error);
});

test('a program that cannot be started is a missing tool', () => {
  const error = Object.assign(new Error('spawn none ENOENT'), { code: 'ENOENT', syscall: 'spawn none', path: 'none' });
  expect(systemFailure(error)).toMatchObject({ kind: 'tool', detail: { where: 'none' } });
});

test('what other programs say of a full disk is understood, what else they say is not', () => {
  const complaint = complaintOf('ld', 'ld: code.o: in function f\nld: final link failed: No space left on device\n');
  expect(systemFailure(complaint)).toMatchObject({
    kind: 'input',
    code: 'ENOSPC',
    detail: { where: 'ld', found: expect.stringContaining('final link failed') },
  });
  expect(systemFailure(complaintOf('cc', 'fatal error: cannot write PCH: Read-only file system'))?.code).toBe('EROFS');
  expect(complaintOf('ld', 'undefined reference to f')).toBeNull();
});

test('without a folder for temporary files, TMPDIR is what to set', () => {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = '/proc/nowhere';
  try {
    const failure = systemFailure(thrownBy(() => mkdtempSync(join(tmpdir(), 'fieldwright-code-'))));
    expect(failure?.detail.hint).toContain('set TMPDIR');
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});

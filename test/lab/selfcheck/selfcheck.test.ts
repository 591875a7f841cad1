import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUNNING, runLine } from '../../cli/runLine.ts';

const root = join(import.meta.dirname, '../../..');

const selfcheck = (...args: string[]) =>
  runLine(['selfcheck', ...args], { ...RUNNING, root, cwd: root, results: join(root, 'results') });

test.each([
  [['nonsense'], 'any of equal, races, truths, speed'],
  [['equal', '--runs', '0'], 'at least 1'],
  [['races', '--races', 'many'], 'a whole number'],
  [['equal', '--op', 'pow'], 'field 25519 has no operation "pow"'],
  [['equal', '--op', 'sub', '--strict'], 'no stored code for 25519 sub (strict) runs here'],
])('%j is answered by what is possible', async (args, message) => {
  const { code, notes } = await selfcheck(...args);
  expect(notes).toContain(message);
  expect(code).toBe(2);
});

test('all parts report what was asked for', async (context) => {
  const { code, out, notes } = await selfcheck('--runs', '2', '--races', '16', '--op', 'add');
  if (notes.includes('no stored code')) return context.skip();
  expect(notes).not.toContain('error');
  expect(code).toBe(0);
  expect(out).toContain('25519 add (loose) against itself, 2 comparisons');
  for (const part of [
    /^ {2}throughput +95 % within 1 ± 0\.\d{4} /m,
    /^equal +\d/m,
    /^1\.0 % slower +\d/m,
    /^3 imul more: /m,
    /mulx, latency of the high word/,
    /^empty request +\d/m,
  ])
    expect(out).toMatch(part);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');

async function selfcheck(...args: string[]) {
  const io = recordingIo(['selfcheck', ...args], {
    root,
    cwd: root,
    results: join(root, 'results'),
    clock: { nowMs: () => performance.now() },
  });
  const exit = await runCommandLine(ALL_COMMANDS, io);
  return { exit, out: io.outText.join('\n'), notes: io.noteText.join('\n') };
}

test.each([
  [['nonsense'], 'any of equal, races, truths, speed'],
  [['equal', '--runs', '0'], 'at least 1'],
  [['races', '--races', 'many'], 'a whole number'],
  [['equal', '--op', 'pow'], 'field 25519 has no operation "pow"'],
  [['equal', '--op', 'sub', '--strict'], 'no stored code for 25519 sub (strict) runs here'],
])('%j is answered by what is possible', async (args, message) => {
  const { exit, notes } = await selfcheck(...args);
  expect(notes).toContain(message);
  expect(exit).toBe(2);
});

test('all parts report what was asked for', async (context) => {
  const { exit, out, notes } = await selfcheck('--runs', '2', '--races', '16', '--op', 'add');
  if (notes.includes('no stored code')) return context.skip();
  expect(notes).not.toContain('error');
  expect(exit).toBe(0);
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

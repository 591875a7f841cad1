/** The study of one call with four numbers side by side: through the program, and how the table reads. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { oneCallTable } from '../../../lab/study/studyOneCall.ts';
import { ACROSS_FORMULAS } from '../../../src/library/p256/acrossP256.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');

test('a row for each step of X25519, Ed25519 and P-256, timed where the processor has the instructions', async () => {
  const io = recordingIo(['study', 'one-call'], { root });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(0);
  const rows = io.outText
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual([
    'x25519_across_ladder',
    ...['double', 'double_extended', 'add', 'add_extended', 'prepare', 'square', 'mul'].map(
      (name) => `edwards_across_${name}`,
    ),
    'edwards_pairs_add_extended',
    ...ACROSS_FORMULAS.map((name) => `p256_across_${name}`),
    'p256_pairs_add_affine',
  ]);
  const isTimed = !io.noteText.some((line) => line.includes('nothing is timed'));
  for (const row of rows) {
    const [path, pipes, cycles] = row.split('|').slice(5, 8).map(Number);
    expect(path).toBeGreaterThan(20);
    expect(pipes).toBeGreaterThan(20);
    if (isTimed) expect(cycles, row).toBeGreaterThan(0);
    else expect(row).toMatch(/– \| – \|$/);
  }
});

test('how the table reads', () => {
  const lines = ['vmovdqa64 ymm1, ymm2', 'vmovdqa64 ymm1, [rdx]', 'vpaddq ymm0, ymm1, ymm2'];
  const text = { lines, constants: [], masks: new Map(), choices: new Map(), slots: 2 };
  const row = { step: { symbol: 'some_step', text }, least: { path: 89, pipes: 79.04 } };
  const table = oneCallTable(
    [
      { ...row, cycles: 115.2 },
      { ...row, cycles: null },
    ],
    'zen4',
  );
  expect(table).toContain('those of the model of zen4');
  expect(table).toContain('| `some_step` | 3 | 1 | 2 | 89 | 79.0 | 115.2 | 1.29 |');
  expect(table).toContain('| `some_step` | 3 | 1 | 2 | 89 | 79.0 | – | – |');
});

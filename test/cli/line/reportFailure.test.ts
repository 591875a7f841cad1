import { expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { reportFailure } from '../../../src/cli/line/reportFailure.ts';
import { recordingIo } from '../recordingIo.ts';

const COLUMNS = 80;
const PROSE = 'a constant number of iterations: --set n=4 if that says how many, or a function that passes it as one';
const COMMAND = `./fieldwright optimize --source ${'folder/'.repeat(10)}file.c --function add --set n=4 --resume`;
const ABOUT_COMMANDS = `./fieldwright list shows them; ./fieldwright optimize makes one; with --op others are compared`;

function lastLines(hint: string, columns: number): string[] {
  const io = { ...recordingIo([]), columns };
  expect(reportFailure(new Failure('unsupported', 'a loop', { hint }), io)).toBe(5);
  return io.noteText.join('\n').split('\n').slice(1);
}

test.each([PROSE, ABOUT_COMMANDS])('on a terminal, what to try is broken at blanks: %s', (hint) => {
  const lines = lastLines(hint, COLUMNS);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => line.length <= COLUMNS)).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(`try:      ${hint}`);
});

test('a command stays one line, and elsewhere all does', () => {
  expect(lastLines(COMMAND, COLUMNS)).toEqual([`  try:      ${COMMAND}`]);
  expect(lastLines(PROSE, 0)).toEqual([`  try:      ${PROSE}`]);
});

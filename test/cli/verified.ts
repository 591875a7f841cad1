import { join } from 'node:path';
import { expect } from 'vitest';
import { compilerWords } from '../../src/cli/line/compilerWords.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `verify` in this folder with the words of a line as a shell has them: its exit code, and all that it prints. */
export async function verified(
  line: string,
  folder: string,
): Promise<{ readonly code: number; readonly text: string }> {
  const words = [...`verify ${line}`.matchAll(/(?:"[^"]*"|\S)+/g)].map(([word]) => word.replaceAll('"', ''));
  const { code, out, notes } = await runLine(compilerWords(words), { ...RUNNING, root, cwd: folder, results: folder });
  return { code, text: `${out}\n${notes}` };
}

/** That it ends with this code and says this, if anything: a text, but for where lines end, or a pattern. */
export async function expectVerified(
  line: string,
  folder: string,
  expected: number,
  said: string | RegExp = '',
): Promise<void> {
  const { code, text } = await verified(line, folder);
  expect(code, text).toBe(expected);
  const folded = text.replace(/\s+/g, ' ');
  if (typeof said === 'string') expect(folded).toContain(said);
  else expect(folded).toMatch(said);
}

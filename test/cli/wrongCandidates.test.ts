/**
 * A search whose candidates are wrong because a template is: what it ships is right all the same, each wrong candidate
 * has a file, and only then the run ends with exit code 4.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { reproFolder } from '../../src/base/files/saveRepro.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

/** This project, but for one line of a template. */
function projectWith(file: string, from: string, to: string): string {
  const project = mkdtempSync(join(folder, 'project-'));
  const others = readdirSync(root).filter((name) => !['templates', 'results', 'build'].includes(name));
  for (const name of others) symlinkSync(join(root, name), join(project, name));
  mkdirSync(join(project, 'build'));
  const built = readdirSync(join(root, 'build')).filter((name) => name !== 'repro');
  for (const name of built) symlinkSync(join(root, 'build', name), join(project, 'build', name));
  cpSync(join(root, 'templates'), join(project, 'templates'), { recursive: true });
  const path = join(project, 'templates', 'x86', file);
  const text = readFileSync(path, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(path, text.replace(from, to));
  return project;
}

const SHIFTS = `#include <stdint.h>
void shifts(uint64_t out[2], const uint64_t a[2]) {
  uint64_t x = a[0], y = a[1];
  out[0] = x << 7 ^ y >> 9;
  out[1] = y << 5 ^ x >> 11;
}
`;

test.skipIf(toolchain === null).each([
  ['the same in other words', 'lea     out, [a+b]', 'lea     out, [b+a]', 'sums.s', 0],
  ['a shift to the other side', 'shlx    out, a, c', 'shrx    out, a, c', 'words.s', 4],
])('a template with %s', async (_, from, to, file, expected) => {
  const project = projectWith(file, from, to);
  writeFileSync(join(folder, 'shifts.c'), SHIFTS);
  const argv = ['optimize', '--source', 'shifts.c', '--function', 'shifts', '--budget', '300', '--out', 'out'];
  const io = recordingIo(argv, { root: project, cwd: folder, clock: { nowMs: () => performance.now() } });
  const code = await runCommandLine(SHIPPED_COMMANDS, io);
  expect(code, io.noteText.join('\n')).toBe(expected);
  expect(io.outText.join('\n')).toMatch(/^proved +asm = IR/m);
  const { effort } = parseRecord(readFileSync(join(folder, 'out', 'best.json'), 'utf8'), 'best.json');
  const files = existsSync(reproFolder(io)) ? readdirSync(reproFolder(io)) : [];
  const saved = files.filter((name) => name.startsWith('wrong-shifts-'));
  // The same candidate has the same file.
  expect(saved.length).toBeLessThanOrEqual(effort.wrong);
  expect([saved.length > 0, effort.wrong > 0]).toEqual([expected === 4, expected === 4]);
  if (expected === 4) expect(io.noteText.join('\n')).toContain(`found:    ${effort.wrong} wrong, saved in `);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withLock, withShortLock } from '../../../src/base/files/lock.ts';
import { makeFolder } from '../../../src/base/files/folders.ts';
import { appendLine } from '../../../src/engine/store/resultFiles.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
  file = join(folder, 'lock');
});

/** A process that runs the compiled program's modules; ends with what it printed. */
async function run(script: string): Promise<string> {
  const dist = join(import.meta.dirname, '../../../dist/src');
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script.replaceAll('$DIST', dist).replaceAll('$FOLDER', folder)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const [status] = await once(child, 'close');
  expect(status).toBe(0);
  return Buffer.concat(parts).toString();
}

test('a lock is gone when its work is done, also when that fails', async () => {
  expect(withShortLock(file, () => readdirSync(folder))).toEqual(['lock']);
  expect(await withLock(join(folder, 'deep/lock'), async () => readdirSync(join(folder, 'deep')))).toEqual(['lock']);
  expect(() =>
    withShortLock(file, () => {
      throw new RangeError('broken');
    }),
  ).toThrow(RangeError);
  expect(readdirSync(folder)).toEqual(['deep']);
});

test.each([
  ['of no process', '4194999-1'],
  ['of a process whose number another has now', `${process.pid}-1`],
])('a lock is taken over from an owner that is gone: one %s', (_what, owner) => {
  symlinkSync(owner, file);
  expect(withShortLock(file, () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('of those who take over a lock at the same time, too, one at a time has it', () => {
  symlinkSync('4194999-1', file);
  symlinkSync('4194998-1', `${file}.4194999-1`); // Died while it took over.
  expect(withShortLock(file, () => readdirSync(folder))).toEqual(['lock']);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that cannot be made is an error, not waited for', async () => {
  await expect(withLock('/proc/fieldwright/lock', async () => {})).rejects.toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
  writeFileSync(join(folder, 'file'), '');
  expect(() => withShortLock(join(folder, 'file/lock'), () => {})).toThrow(
    expect.objectContaining({ code: 'ENOTDIR' }),
  );
});

test('processes count together under a lock', async () => {
  writeFileSync(join(folder, 'count'), '0');
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { withShortLock } from '$DIST/base/files/lock.js';
    const count = () => Number(readFileSync('$FOLDER/count', 'utf8'));
    for (let i = 0; i < 100; i++)
      withShortLock('$FOLDER/lock', () => writeFileSync('$FOLDER/count', String(count() + 1)));`;
  await Promise.all([run(script), run(script), run(script)]);
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('300');
  expect(readdirSync(folder)).toEqual(['count']);
});

test('processes append whole lines to one file, though some lose theirs', async () => {
  const lines = join(folder, 'lines.jsonl');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withShortLock } from '$DIST/base/files/lock.js';
    import { appendLine } from '$DIST/engine/store/resultFiles.js';
    for (let i = 0; i < 30; i++) {
      appendLine('${lines}', JSON.stringify({ pid: process.pid, i, fill: 'x'.repeat(20000) }));
      if (i % 10 === 5) withShortLock('${lines}.lock', () => appendFileSync('${lines}', '{"torn":'));
    }`;
  await Promise.all([run(script), run(script), run(script)]);
  appendLine(lines, '"last"');
  const read = readFileSync(lines, 'utf8').split('\n');
  expect(read.pop()).toBe('');
  expect(read.map((line) => JSON.parse(line)).filter(({ fill }) => fill?.length === 20_000)).toHaveLength(90);
  expect(read).toHaveLength(91);
});

test('folders are made down to the last one, and what is in the way is told', () => {
  makeFolder(join(folder, 'a/b/c'));
  makeFolder(join(folder, 'a/b/c'));
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['c']);
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file/x'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  expect(() => makeFolder('/proc/fieldwright/x')).toThrow(
    expect.objectContaining({ code: 'ENOENT', path: '/proc/fieldwright' }),
  );
});

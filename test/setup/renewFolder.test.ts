import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { renewFolder } from '../../scripts/setup/renewFolder.mjs';
import { temporaryFolder } from '../temporaryFolder.ts';

let place: string;
beforeEach(() => void (place = temporaryFolder(onTestFinished)));

function made(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(place, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('a folder has exactly the new files, whether or not it was there', () => {
  const folder = join(place, 'dist');
  renewFolder(made('fresh', { 'a.js': '1', 'old/b.js': '1' }), folder);
  renewFolder(made('fresh', { 'a.js': '2', 'new/c.js': '2' }), folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['a.js', 'new', 'new/c.js']);
  expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe('2');
  expect(existsSync(join(place, 'fresh'))).toBe(false);
});

/** Loads modules of the folder, one after the other, until its input ends. */
const PROGRAM = `let at = 0; let done = false; process.stdin.on('data', () => {}).on('end', () => { done = true; });
console.log('ready');
while (!done) await import(process.argv[1] + '/part' + (at++ % 50) + '.mjs?' + at);`;

test('a program that runs from the folder finds what it loads while the folder is renewed', async () => {
  const parts = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`part${i}.mjs`, 'export {};']));
  const folder = made('dist', parts);
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM, folder], { stdio: 'pipe' });
  let complaint = '';
  program.stderr.on('data', (text) => (complaint += text));
  const ended = once(program, 'close');
  await once(program.stdout, 'data');
  for (let i = 0; i < 10; i++) {
    renewFolder(made('fresh', parts), folder);
    await new Promise((resolve) => setImmediate(resolve));
  }
  program.stdin.end();
  expect(await ended, complaint).toEqual([0, null]);
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { llvmPackages } from '../../scripts/setup/llvmChoice.mjs';

const root = join(import.meta.dirname, '..', '..');
const lines = readFileSync(join(root, 'Containerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const after = (word: string): string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test('instructions are known, the image first and the command last, and root is left', () => {
  const words = lines.map((line) => line.split(' ')[0]);
  const known = ['FROM', 'RUN', 'COPY', 'ENV', 'USER', 'WORKDIR', 'ENTRYPOINT', 'CMD'];
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
  expect([words[0], ...words.slice(-2)]).toEqual(['FROM', 'ENTRYPOINT', 'CMD']);
  expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('RUN'));
  expect([...after('ENTRYPOINT'), ...after('CMD')].map((text) => JSON.parse(text))).toEqual([
    ['fieldwright'],
    ['--help'],
  ]);
});

test('every step is a script that a shell can read', () => {
  const bad = after('RUN').filter((text) => spawnSync('sh', ['-n', '-c', text]).status !== 0);
  expect(after('RUN').length).toBeGreaterThan(2);
  expect(bad).toEqual([]);
  expect(spawnSync('sh', ['-n', '-c', 'a && && b']).status).not.toBe(0);
});

test('it installs what the native parts need, and compiles a file that is packed', () => {
  const text = after('RUN').join('\n');
  const needed = ['binutils', 'cmake', 'g++', 'gcc', 'nasm', 'ninja-build', ...llvmPackages(19)];
  expect(needed.filter((name) => !text.split(/\s+/).includes(name))).toEqual([]);
  const file = /fieldwright bridge "\$\(npm root --global\)\/fieldwright\/([^"]+)"/.exec(text)?.[1] ?? '';
  expect(existsSync(join(root, file)), file).toBe(true);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { bestPaths, completeBest, prepareBest, type BestFiles } from '../../../src/engine/store/resultFiles.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const NAMES = ['best.S', 'best.asm', 'best.h', 'best.json', 'best.v'];
let folder: string;
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

const filesOf = (text: string): BestFiles => ({
  'best.asm': text,
  'best.S': text,
  'best.h': text,
  'best.v': text,
  'best.json': text,
});

function write(text: string): void {
  const prepared = prepareBest(folder, filesOf(text), folder);
  prepared.commit();
  prepared.discard();
}

const texts = (): string[] => bestPaths(folder).map((file) => readFileSync(file, 'utf8'));

/** Writes `new` in a process of its own that is killed when it gives a file or folder its name for the n-th time. */
function killedAt(n: number): NodeJS.Signals | null {
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    let left = ${n};
    fs.renameSync = (...args) => (left-- === 0 ? process.kill(process.pid, 'SIGKILL') : renameSync(...args));
    syncBuiltinESMExports();
    const { prepareBest } = await import(${JSON.stringify(join(root, 'dist/src/engine/store/resultFiles.js'))});
    const folder = ${JSON.stringify(folder)};
    const prepared = prepareBest(folder, ${JSON.stringify(filesOf('new'))}, folder);
    prepared.commit();
    prepared.discard();`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program]).signal;
}

test.each([0, 1, 2, 3, 4])('a writer that is killed at name %i leaves one result or the other', (n) => {
  write('old');
  expect(killedAt(n)).toBe('SIGKILL');
  expect(completeBest(folder)).toBe(n > 0);
  expect(texts()).toEqual(Array(5).fill(n > 0 ? 'new' : 'old'));
  expect(completeBest(folder)).toBe(false);
});

test('whoever writes next removes what others have left, but nothing of those that are at it', () => {
  expect(killedAt(0)).toBe('SIGKILL');
  writeFileSync(join(folder, 'best.S.4194999.tmp'), 'abandoned');
  mkdirSync(join(folder, `best.${process.ppid}.tmp`));
  writeFileSync(join(folder, 'best.S.notes.tmp'), 'of the user');
  write('next');
  expect(readdirSync(folder).sort()).toEqual([`best.${process.ppid}.tmp`, ...NAMES, 'best.S.notes.tmp'].sort());
  expect(texts()).toEqual(Array(5).fill('next'));
});

test('what is given up leaves nothing', () => {
  prepareBest(folder, filesOf('new'), folder).discard();
  expect(readdirSync(folder)).toEqual([]);
  mkdirSync(join(folder, 'best.h'));
  expect(() => prepareBest(folder, filesOf('new'), folder)).toThrow('this is a folder');
  expect(readdirSync(folder)).toEqual(['best.h']);
});

test('links are replaced, not followed', () => {
  const victim = join(folder, 'victim');
  mkdirSync(join(folder, 'results'));
  writeFileSync(victim, 'mine');
  symlinkSync(victim, join(folder, 'results', 'best.S'));
  prepareBest(join(folder, 'results'), filesOf('new'), folder).commit();
  expect(readFileSync(victim, 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, 'results', 'best.S'), 'utf8')).toBe('new');
  symlinkSync(join(folder, 'results'), join(folder, 'linked'));
  expect(() => prepareBest(join(folder, 'linked'), filesOf('newer'), folder)).toThrow('symbolic link');
});

/** What a full disk, and whatever else the system may refuse, leaves of the store: what was there before. */
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { appendLine } from '../../../src/engine/store/resultFiles.ts';
import { writeCheckpoint } from '../../../src/search/tuning/checkpoint.ts';
import { requireFile, requireFolder } from '../../../src/engine/store/requireWritable.ts';
import { prepareFiles, writeAtomically } from '../../../src/base/files/preparedFiles.ts';
import { TABLE } from '../../../lab/report/tableStore.ts';
import { makeFullDevice } from '../../fullDevice.ts';
import { smallDisk } from '../../smallDisk.ts';
import { sampleRecord } from './sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const refusal = (code: string, where: string): unknown =>
  expect.objectContaining({
    kind: 'input',
    code,
    detail: expect.objectContaining({ where, hint: expect.any(String) }),
  });

const LONG = JSON.stringify('x'.repeat(20_000));
const checkpoint = { schemaVersion: 1 as const, key: 'k', seed: 1, state: 'x'.repeat(10_000) };
const entry = {
  time: '',
  seed: 1,
  ruler: 1,
  budget: '',
  code: 'x'.repeat(10_000),
  comparison: sampleRecord().comparison,
};

const disk = smallDisk(256);
afterAll(() => disk?.remove());
if (disk === null) console.warn('no disk can be mounted here: the tests of a full one are left out');

describe.skipIf(disk === null)('a full disk', () => {
  const folder = disk?.folder ?? '';
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  test.each([0, 1, 2])('takes a line whole or not at all, %i pages before its end', (pages) => {
    const file = join(folder, 'lines.jsonl');
    appendLine(file, '"first"');
    disk?.fillUpTo(pages);
    expect(() => appendLine(file, LONG)).toThrow(refusal('ENOSPC', file));
    expect(readFileSync(file, 'utf8')).toBe('"first"\n');
    expect(readdirSync(folder).sort()).toEqual(['filler', 'lines.jsonl']);
    disk?.empty();
    appendLine(file, LONG);
    expect(readFileSync(file, 'utf8')).toBe(`"first"\n${LONG}\n`);
  });

  test('leaves no empty file of a first line', () => {
    disk?.fillUpTo(1);
    expect(() => appendLine(join(folder, 'lines.jsonl'), LONG)).toThrow('the disk is full');
    expect(readdirSync(folder)).toEqual(['filler']);
  });

  test.each([0, 1])('leaves the old one of files that are written whole, %i pages before its end', (pages) => {
    const file = join(folder, 'file');
    const table = join(folder, 'table/cpu.json');
    writeCheckpoint(file, { ...checkpoint, state: 'old' });
    TABLE.add(folder, 'cpu', 'old', { ...entry, code: '' });
    const before = readFileSync(file, 'utf8');
    disk?.fillUpTo(pages);
    expect(() => writeCheckpoint(file, checkpoint)).toThrow(refusal('ENOSPC', file));
    expect(() => TABLE.add(folder, 'cpu', 'new', entry)).toThrow(refusal('ENOSPC', table));
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(Object.keys(TABLE.entries([folder], 'cpu'))).toEqual(['old']);
    expect(readdirSync(folder).sort()).toEqual(['file', 'filler', 'table']);
    expect(readdirSync(join(folder, 'table'))).toEqual(['cpu.json']);
  });

  test('takes files that belong together only together', () => {
    disk?.fillUpTo(2);
    const files = ['a', 'b', 'c'].map((name) => ({ file: join(folder, name), content: 'x'.repeat(4000) }));
    expect(() => prepareFiles(files)).toThrow(refusal('ENOSPC', join(folder, 'c')));
    expect(readdirSync(folder)).toEqual(['filler']);
  });

  test('is noticed before it is written to', () => {
    disk?.fillUpTo(4);
    expect(() => requireFolder({ name: 'results', path: folder })).toThrow(
      expect.objectContaining({
        kind: 'input',
        detail: expect.objectContaining({ found: expect.stringContaining('the disk is full') }),
      }),
    );
    expect(readdirSync(folder)).toEqual(['filler']);
  });
});

let folder: string;
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

test('a device that is full is told as such, however it is written', ({ skip }) => {
  const file = join(folder, 'lines.jsonl');
  if (!makeFullDevice(file)) skip('no device can be made here');
  expect(() => appendLine(file, '1')).toThrow(refusal('ENOSPC', file));
  expect(() => writeAtomically(file, 'text')).toThrow(refusal('ENOSPC', file));
  expect(readdirSync(folder)).toEqual(['lines.jsonl']);
  expect(statSync(file).isCharacterDevice()).toBe(true);
});

test('links are written through, not replaced', () => {
  const file = join(folder, 'file');
  const link = join(folder, 'link');
  symlinkSync(file, link);
  writeFileSync(file, 'old');
  writeAtomically(link, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test.each([
  ['/proc/fieldwright/x', 'ENOENT'],
  ['file/x', 'ENOTDIR'],
  ['folder', 'EISDIR'],
  [`${'a'.repeat(300)}`, 'ENAMETOOLONG'],
])('nothing can be written to %s', (name, code) => {
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'folder'));
  const path = name.startsWith('/') ? name : join(folder, name);
  expect(() => appendLine(path, '1')).toThrow(
    expect.objectContaining({ kind: 'input', code: expect.stringMatching(`${code}|EEXIST`) }),
  );
  expect(() => writeAtomically(path, '1')).toThrow(
    expect.objectContaining({ kind: 'input', code: expect.stringMatching(`${code}|EEXIST`) }),
  );
  expect(() => requireFile({ name: '--out', path, hint: 'another' })).toThrow(
    expect.objectContaining({
      kind: 'input',
      detail: { where: `--out ${path}`, found: expect.any(String), hint: 'another' },
    }),
  );
  if (code !== 'EISDIR')
    expect(() => requireFolder({ name: '', path: dirname(join(path, 'x')) })).toThrow('cannot write there');
  expect(readdirSync(folder).sort()).toEqual(['file', 'folder']);
});

test('a place that can be written is left as it was', () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'text');
  requireFile({ name: '', path: file });
  requireFile({ name: '', path: join(folder, 'deep/new') });
  requireFolder({ name: '', path: join(folder, 'deep/er') });
  requireFile({ name: '', path: '/dev/null' });
  expect(readdirSync(folder)).toEqual(['file']);
  expect(readFileSync(file, 'utf8')).toBe('text');
  symlinkSync(join(folder, 'nowhere/x'), join(folder, 'link'));
  expect(() => requireFolder({ name: '', path: join(folder, 'link') })).toThrow('cannot write there');
});

test('a damaged table is an error that names it', () => {
  mkdirSync(join(folder, 'table'));
  writeFileSync(join(folder, 'table/cpu.json'), '{"schemaVersion":1,');
  expect(() => TABLE.entries([folder], 'cpu')).toThrow(
    expect.objectContaining({
      kind: 'input',
      detail: expect.objectContaining({ where: join(folder, 'table/cpu.json') }),
    }),
  );
});

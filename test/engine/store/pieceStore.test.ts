import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPieceFiles, storePiece, type StoredPiece } from '../../../src/engine/store/pieceStore.ts';
import { sampleRecord } from './sampleRecord.ts';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'fieldwright-'));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

const { machine } = sampleRecord();
const piece: StoredPiece = {
  time: '2026-11-23T00:00:00.000Z',
  name: 'x25519_step',
  irSha256: 'a',
  aim: 'latency',
  budget: '20 s',
  ratio: 0.9,
  proof: 'basic',
  code: 'c',
  candidate: { order: [1] },
};
const stored = (): readonly (readonly unknown[])[] =>
  readPieceFiles(results).map(({ pieces }) => pieces.map(({ irSha256, aim, code }) => [irSha256, aim, code]));

test('nothing is stored at first', () => {
  expect(readPieceFiles(results)).toEqual([]);
});

test('there is one piece for each word IR and aim, the last one', () => {
  storePiece(results, machine, piece);
  storePiece(results, machine, { ...piece, aim: 'throughput' });
  storePiece(results, machine, { ...piece, irSha256: 'b' });
  storePiece(results, machine, { ...piece, code: 'd' });
  expect(stored()).toEqual([
    [
      ['a', 'latency', 'd'],
      ['b', 'latency', 'c'],
      ['a', 'throughput', 'c'],
    ],
  ]);
  const [{ pieces }] = readPieceFiles(results);
  expect(pieces[0]).toEqual({ ...piece, code: 'd' });
});

test('every machine has a file of its own', () => {
  storePiece(results, machine, piece);
  storePiece(results, { ...machine, slug: 'other' }, piece);
  expect(readPieceFiles(results).map((file) => file.machine.slug)).toEqual([machine.slug, 'other'].sort());
});

test('a damaged file is named, and left as it is', () => {
  const file = join(results, 'pieces', `${machine.slug}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"schemaVersion":1}');
  expect(() => readPieceFiles(results)).toThrow('malformed file of pieces');
  expect(() => storePiece(results, machine, piece)).toThrow('malformed file of pieces');
  expect(readFileSync(file, 'utf8')).toBe('{"schemaVersion":1}');
});

import { expect, test } from 'vitest';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { asRecordText, recordText } from '../../src/bench/machine.ts';
import { sampleRecord } from '../engine/store/sampleRecord.ts';

const HOSTILE = ['a\nb', 'a\rb', 'a\u2028b', 'a */ b', 'a\u001b[31m', 'a\\', 'a'.repeat(2001), '*/'.repeat(1000), '\t'];

test.each(HOSTILE)('%j is no text of a record, and becomes one', (text) => {
  expect(recordText.safeParse(text).success).toBe(false);
  expect(recordText.parse(asRecordText(text))).toBe(asRecordText(text));
});

test.each(['2^255 - 19', 'as clang-22 -O3', 'out1[0]: (floor#1 = 0) ? 3·arg1 : ü', ''])('%j stays', (text) => {
  expect(asRecordText(text)).toBe(text);
});

const { machine, comparison } = sampleRecord();
const [ours, llc] = comparison.contestants;

test.each(HOSTILE)('no record has %j in a text', (text) => {
  const changes = [
    ...['field', 'operation', 'symbol', 'modulus', 'command', 'strategy', 'sourcePath'].map((key) => ({ [key]: text })),
    { machine: { ...machine, brand: text } },
    { machine: { ...machine, kernel: text } },
    { tools: { [text]: '1' } },
    { tools: { clang: text } },
    { options: { [text]: true } },
    { verdicts: [{ claim: text, kind: 'proved' as const, by: 'x' }] },
    { comparison: { ...comparison, contestants: [ours, { ...llc, name: text }] } },
  ];
  for (const change of changes)
    expect(() => parseRecord(JSON.stringify({ ...sampleRecord(), ...change }), 'test')).toThrow('not a record');
});

test.each(['system', 'fe25519_mul', 'a b', '__proto__'])('a record is not one of another function: %s', (symbol) => {
  expect(() => parseRecord(JSON.stringify(sampleRecord({ symbol })), 'test')).toThrow('not a record');
});

test('a record that is nested deep is refused', () => {
  const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const text = JSON.stringify(sampleRecord()).replace('{"order":[0,1,2]}', deep);
  expect(text).toContain(deep);
  expect(() => parseRecord(text, 'test')).toThrow('not JSON');
});

import { appendFileSync, readFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { bestRecords } from '../../../src/engine/store/bestRecords.ts';
import { parseRecord, readRecords, readRecordsWith } from '../../../src/engine/store/readRecords.ts';
import { writeAtomically } from '../../../src/base/files/preparedFiles.ts';
import { sampleRecord } from './sampleRecord.ts';
import { wholeRecords } from './wholeRecords.ts';
import { failureOf } from '../../failureOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

test('what is appended is read again, in order', () => {
  const first = sampleRecord();
  const second = sampleRecord({ seed: 8 });
  appendRecord(results, first);
  expect(appendRecord(results, second)).toBe(join(results, '25519-mul/amd-zen4/record.jsonl'));
  expect(wholeRecords(results)).toEqual([first, second]);
});

test('a record of version 1, whose form was called a variant, is read as one of today', () => {
  const committed = join(import.meta.dirname, '../../../results/25519-mul-strict/amd-zen4/record.jsonl');
  const [line] = readFileSync(committed, 'utf8').split('\n');
  const former = JSON.parse(line);
  expect(former).toMatchObject({ schemaVersion: 1, variant: 'strict' });
  const { variant, ...same } = former;
  expect(parseRecord(line, committed)).toEqual({ ...same, schemaVersion: 2, form: variant });
  const mixed = JSON.stringify({ ...former, schemaVersion: 2 });
  expect(() => parseRecord(mixed, committed)).toThrow('not a record of this version');
});

test('a record of a newer version is told as such, with both', () => {
  const newer = JSON.stringify({ ...sampleRecord(), schemaVersion: 99, more: 'x' });
  expect(failureOf(() => parseRecord(newer, 'record.jsonl:1'))).toMatchObject({
    kind: 'input',
    message: 'a record of a newer version of this program',
    detail: { where: 'record.jsonl:1', expected: 'schemaVersion 2', found: '99' },
  });
});

test('of records with a text no other line is read, but a last one that was cut off is told', () => {
  const second = sampleRecord({ seed: 8, machine: { ...sampleRecord().machine, slug: 'amd-zen5' } });
  const file = appendRecord(results, sampleRecord());
  appendFileSync(file, '{"is": "no record"}\n{"torn');
  appendRecord(results, second);
  const notes: string[] = [];
  const read = (text: string) => readRecordsWith(results, [text], (note) => notes.push(note));
  expect(read('"seed":8')).toEqual([second]);
  expect(notes).toEqual([expect.stringContaining(`${file}:3: the line is incomplete`)]);
  expect(read('"seed":7')).toEqual([sampleRecord()]);
  expect(() => read('no record')).toThrow('not a record of this version');
});

test('what a source computed before it was changed is not the best of what it computes now', () => {
  const at = (day: number, read: string | undefined, changes: object = {}) =>
    sampleRecord(
      {
        ...{
          time: `2026-01-0${day}T00:00:00.000Z`,
          seed: day,
          code: { ...sampleRecord().code, sha256: sha256(`${day}`) },
        },
        ...(read === undefined ? {} : { bridgedSha256: sha256(read) }),
        ...changes,
      },
      2 - day / 10,
    );
  const [older, first, other] = [at(1, undefined), at(2, 'first'), at(3, 'other')];
  expect(bestRecords([older, first])).toEqual([first]);
  expect(bestRecords([other, older, first])).toEqual([other]);
  // The files beside the records are those of the other one: what it was before begins anew.
  const again = at(4, 'first');
  expect(bestRecords([older, first, other, again])).toEqual([again]);
  const elsewhere = at(5, 'there', { machine: { ...first.machine, slug: 'amd-zen5' } });
  expect(bestRecords([first, elsewhere])).toEqual([first, elsewhere]);
});

test('strict functions have their own folder', () => {
  expect(appendRecord(results, sampleRecord({ form: 'strict' }))).toBe(
    join(results, '25519-mul-strict/amd-zen4/record.jsonl'),
  );
});

test('code for less than the machine has stands apart', () => {
  expect(appendRecord(results, sampleRecord({ target: 'x86-64-v3' }))).toBe(
    join(results, '25519-mul/amd-zen4-x86-64-v3/record.jsonl'),
  );
  expect(
    bestRecords([sampleRecord({ seed: 1 }), sampleRecord({ seed: 2, target: 'x86-64' }, 1.1)]).map((r) => r.seed),
  ).toEqual([1, 2]);
});

test('code that was searched for latency is kept apart, and the best by latency', () => {
  const forLatency = (seed: number, ratio: number): ReturnType<typeof sampleRecord> => {
    const record = sampleRecord({ seed, options: { for: 'latency' } }, 3 - ratio);
    const [ours, llc] = record.comparison.contestants;
    const latency = { ...llc.latency!, ratio: { value: ratio, low: ratio, high: ratio } };
    return { ...record, comparison: { ...record.comparison, contestants: [ours, { ...llc, latency }] } };
  };
  const plain = sampleRecord({ seed: 1, options: { for: 'throughput' } });
  const both = sampleRecord({ seed: 2, options: { for: 'both' } }, 1.2);
  const best = bestRecords([forLatency(3, 1.3), plain, forLatency(4, 1.4), both]);
  expect(best.map((r) => r.seed)).toEqual([1, 4]);
  expect(appendRecord(results, forLatency(3, 1.3))).toBe(
    join(results, '25519-mul-for-latency', 'amd-zen4', 'record.jsonl'),
  );
  expect(appendRecord(results, plain)).toBe(join(results, '25519-mul', 'amd-zen4', 'record.jsonl'));
});

test('code for latency is the best only if it gains more of it than the code for throughput', () => {
  const plain = sampleRecord({ seed: 1 });
  const forLatency = sampleRecord({ seed: 2, options: { for: 'latency' } });
  expect(bestRecords([plain, forLatency])).toEqual([plain]);
  const shared = { ...plain, comparison: { ...plain.comparison, contended: true } };
  expect(bestRecords([shared, forLatency])).toEqual([shared, forLatency]);
  const elsewhere = { ...plain, machine: { ...plain.machine, slug: 'intel-skylake' } };
  expect(bestRecords([elsewhere, forLatency])).toContainEqual(forLatency);
});

test('of the same code the record with most proofs counts, whatever it was timed at', () => {
  const proved = { claim: 'asm = source', kind: 'proved', by: 'x' } as const;
  const first = sampleRecord({ seed: 1 });
  const again = { ...sampleRecord({ seed: 2 }, 1.4), verdicts: [...first.verdicts, proved] };
  for (const records of [
    [first, again],
    [again, first],
  ])
    expect(bestRecords(records)).toEqual([again]);
  const other = { ...again, code: { hex: '90c3', sha256: sha256(Buffer.from('90c3', 'hex')), instructions: 2 } };
  expect(bestRecords([first, other])).toEqual([first]);
});

test('no results folder is no error', () => {
  expect(wholeRecords(join(results, 'absent'))).toEqual([]);
});

test('a record whose bytes do not have its hash is refused, before and after it was written', () => {
  const forged = sampleRecord({ code: { hex: '90c3', sha256: sha256('other'), instructions: 2 } });
  expect(() => appendRecord(results, forged)).toThrow('SHA-256');
  const file = appendRecord(results, sampleRecord());
  appendFileSync(file, `${JSON.stringify(forged)}\n`);
  expect(() => wholeRecords(results)).toThrow(
    expect.objectContaining({ kind: 'input', detail: expect.objectContaining({ where: `${file}:2: code` }) }),
  );
});

/** Bytes as a crash may leave them: in the middle of a line, of a letter, or none that were written at all. */
const TORN = [
  '{"schemaVersion":1,',
  '{',
  JSON.stringify(sampleRecord()).slice(0, -1),
  Buffer.from('{"field":"\u00b5').subarray(0, -1),
  '\0\0\0\0',
];

test.each(TORN)(
  'a last line that was cut off is left out with a note, and the next record takes its place: %j',
  (end) => {
    const first = sampleRecord();
    const second = sampleRecord({ seed: 8 });
    const notes: string[] = [];
    const file = appendRecord(results, first);
    const whole = readFileSync(file, 'utf8');
    appendFileSync(file, end);
    expect(readRecords(results, (text) => notes.push(text))).toEqual([first]);
    expect(notes).toEqual([expect.stringContaining(`${file}:2: the line is incomplete`)]);
    appendRecord(results, second);
    expect(wholeRecords(results)).toEqual([first, second]);
    expect(readFileSync(file, 'utf8')).toBe(`${whole}${JSON.stringify(second)}\n`);
  },
);

test('a whole line without line break counts, and the next one begins behind it', () => {
  const first = sampleRecord();
  const second = sampleRecord({ seed: 8 });
  const file = appendRecord(results, first);
  truncateSync(file, statSync(file).size - 1);
  expect(wholeRecords(results)).toEqual([first]);
  appendRecord(results, second);
  expect(wholeRecords(results)).toEqual([first, second]);
});

test('a damaged line that is not the last is an error that names it, also after the next record', () => {
  const file = appendRecord(results, sampleRecord());
  appendFileSync(file, '{"schemaVersion":1,\n');
  const damage = expect.objectContaining({ kind: 'input', detail: expect.objectContaining({ where: `${file}:2` }) });
  expect(() => wholeRecords(results)).toThrow(damage);
  appendRecord(results, sampleRecord());
  expect(() => wholeRecords(results)).toThrow(damage);
});

test('a last line that is JSON but no record is an error even without line break', () => {
  const file = appendRecord(results, sampleRecord());
  appendFileSync(file, '{"schemaVersion":1}');
  expect(() => wholeRecords(results)).toThrow('not a record');
});

test('best: by speed-up, per function and machine, never refuted', () => {
  const slow = sampleRecord({ seed: 1 }, 1.2);
  const fast = sampleRecord({ seed: 2 }, 1.4);
  const tie = sampleRecord({ seed: 3 }, 1.4);
  const wrong = sampleRecord({ seed: 4, verdicts: [{ claim: 'asm = IR', kind: 'refuted', where: 'output 3' }] }, 2);
  const strict = sampleRecord({ seed: 5, form: 'strict' }, 0.9);
  const elsewhere = sampleRecord({ seed: 6, machine: { ...slow.machine, slug: 'intel-skylake' } }, 1.1);
  const shared = sampleRecord({ seed: 7, comparison: { ...slow.comparison, contended: true } }, 3);
  const best = bestRecords([shared, slow, fast, tie, wrong, strict, elsewhere, shared]);
  expect(best.map((r) => r.seed)).toEqual([2, 6, 5]);
});

test('a file is written whole, and nothing else stays behind', () => {
  const file = join(results, 'deep', 'best.asm');
  writeAtomically(file, 'one');
  writeAtomically(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(results, 'deep'))).toEqual(['best.asm']);
});

test('best: faster code of which it is not decided what it computes gives way to what is proved', () => {
  const proved = sampleRecord({ seed: 1 }, 1.2);
  const open = sampleRecord({ seed: 2, verdicts: [{ claim: 'asm = IR', kind: 'undecided', reason: 'why' }] }, 1.4);
  expect(bestRecords([open, proved])).toEqual([proved]);
  expect(bestRecords([open])).toEqual([open]);
  const code = { hex: '90c3', sha256: sha256(Buffer.from('90c3', 'hex')), instructions: 2 };
  const ofSource = { claim: 'asm = source', kind: 'undecided', reason: 'terms' } as const;
  expect(bestRecords([proved, sampleRecord({ code, verdicts: [ofSource] }, 1.3)])).toEqual([proved]);
  const byFormula = { claim: 'IR = specification', kind: 'proved', by: 'x' } as const;
  const faster = sampleRecord({ code, verdicts: [ofSource, byFormula] }, 1.3);
  expect(bestRecords([proved, faster])).toEqual([faster]);
});

test('best: code that lost a race is not, however well it did alone, until it wins one', () => {
  const code = (hex: string) => ({ hex, sha256: sha256(Buffer.from(hex, 'hex')), instructions: 1 });
  const [a, b] = [code('90c3'), code('c3')];
  const ratio = { value: 1.1, low: 1, high: 1.2 };
  const lucky = sampleRecord({ code: a }, 1.9);
  const race = { throughput: [{ code: a.sha256, ratio }] };
  const winner = sampleRecord({ code: b, time: '2026-02-01T00:00:00.000Z', race }, 1.5);
  expect(bestRecords([lucky, winner])).toEqual([winner]);
  expect(bestRecords([winner, lucky])).toEqual([winner]);
  // Races in the other mode, of other functions and of refuted code say nothing about it.
  expect(bestRecords([lucky, { ...winner, race: { latency: race.throughput } }])).toEqual([lucky]);
  expect(bestRecords([lucky, { ...winner, operation: 'square' }])).toContainEqual(lucky);
  const refuted = { ...winner, verdicts: [{ claim: 'asm = IR', kind: 'refuted' as const, where: 'out1[0]' }] };
  expect(bestRecords([lucky, refuted])).toEqual([lucky]);
  const revenge = sampleRecord({
    code: a,
    time: '2026-03-01T00:00:00.000Z',
    race: { throughput: [{ code: b.sha256, ratio }] },
  });
  expect(bestRecords([lucky, winner, revenge])).toEqual([lucky]);
  expect(bestRecords([revenge, winner])).toEqual([revenge]);
});

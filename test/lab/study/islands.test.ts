/** Simulated islands: which searches they are made from, what is simulated, and the table in docs/FLEET.md. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { PARTS, searchSeries, stepsOf } from '../../../lab/study/islandTraces.ts';
import { measuredText, measureIslands } from '../../../lab/study/measureIslands.ts';
import { simulateIslands, StepTable, type IslandStep } from '../../../lab/study/simulateIslands.ts';
import { islandsText, printOrUpdate } from '../../../lab/study/studyIslands.ts';
import { studyCommand } from '../../../lab/study/study.ts';
import { reportedResults } from '../../../lab/report/reportedResults.ts';
import { replaceGeneratedBlock } from '../../../lab/report/generatedBlock.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');

/** A search of 60 s that is at `ratio` after half of its time. */
const searchOf = (seed: number, ratio: number, changes: Partial<ResultRecord> = {}): ResultRecord => ({
  ...sampleRecord({
    seed,
    options: { budget: '60s', resume: false },
    effort: { evaluations: 1000, wrong: 0, seconds: 60, measuringShare: 0.8, stopped: 'time' },
    history: [
      { evaluation: 1, seconds: 0.5, ratio: 1 },
      { evaluation: 9, seconds: 30, ratio },
      { evaluation: 10, seconds: 45, ratio: 1.1 },
    ],
  }),
  ...changes,
});

const five = [0.9, 0.8, 0.8, 0.7, 0.8].map((ratio, i) => searchOf(i + 1, ratio));

test('a series is of seeds of one function, program and budget, without runs that others had a part in', () => {
  const [series, ...others] = searchSeries(five);
  expect(others).toEqual([]);
  expect(series).toMatchObject({ name: '5 seeds, 25519-mul on amd-zen4' });
  const [first, , , best] = series!.gaps;
  expect(first).toHaveLength(PARTS + 1);
  expect([0, PARTS / 2 - 1, PARTS / 2, PARTS].map((part) => Math.exp(first![part]!))).toEqual(
    [1, 1, 0.9, 0.9].map((ratio) => expect.closeTo(ratio / 0.7)),
  );
  expect(best!.at(-1)).toBe(0);
  for (const change of [
    { seed: 1 },
    { revision: 'another' },
    { options: { budget: '60s', resume: true } },
    { options: { budget: '60s', resume: false, job: 'x' } },
    { options: { budget: '30s', resume: false } },
    { options: { budget: '60s', resume: false, for: 'latency' } },
    { effort: { ...five[0]!.effort, stopped: 'interrupted' as const } },
    { machine: { ...five[0]!.machine, slug: 'another' } },
    { history: [] },
  ])
    expect(searchSeries([...five.slice(0, 4), searchOf(5, 0.8, change)]), JSON.stringify(change)).toEqual([]);
});

test('the trace counts where there is one', () => {
  const trace: NonNullable<ResultRecord['trace']> = [
    [1, 0, 1],
    [2, 15, 0.7],
  ];
  const [series] = searchSeries(five.map((record) => ({ ...record, trace })));
  expect(series!.gaps[0]!.indexOf(0)).toBe(PARTS / 4);
});

test('steps are what became of the gap', () => {
  const steps = stepsOf([{ name: '', gaps: [Array.from({ length: PARTS + 1 }, (_, i) => (i < 10 ? 0.2 : 0.05))] }]);
  expect(steps).toHaveLength(PARTS);
  expect(steps.filter(({ shrink }) => shrink !== 1)).toEqual([
    { share: 9 / PARTS, gap: 0.2, shrink: expect.closeTo(0.25) },
  ]);
});

const halving: IslandStep[] = [{ share: 0, gap: 0.1, shrink: 0.5 }];
const archipelago = { islands: 1, exchangeEvery: Infinity, parts: 10, target: 0.01, mostParts: 1000 };
const rng = () => seeded(3, 'islands');

test('time is counted until the first is near enough; never, if none gets there', () => {
  const table = new StepTable(halving);
  expect(simulateIslands(archipelago, [0.1], table, rng())).toBe(4);
  expect(simulateIslands(archipelago, [0.01], table, rng())).toBe(0);
  expect(simulateIslands({ ...archipelago, mostParts: 3 }, [0.1], table, rng())).toBe(Infinity);
  expect(simulateIslands({ ...archipelago, islands: 50 }, [0.1, 0.02], table, rng())).toBe(1);
});

test('an exchange lets all go on from the best, at its time', () => {
  // Who is far behind stays there, who is near goes on: alone, only one of them can arrive.
  const mixed: IslandStep[] = Array.from({ length: 24 }, (_, i) => [
    { share: 0, gap: 1, shrink: 1 },
    { share: 0, gap: 0.1, shrink: i < 4 ? 0.05 : 1 },
  ]).flat();
  const table = new StepTable(mixed);
  const mean = (exchangeEvery: number): number => {
    const random = rng();
    const runs = Array.from({ length: 200 }, () =>
      simulateIslands({ ...archipelago, islands: 8, exchangeEvery }, [1, 1, 1, 1, 1, 1, 1, 0.1], table, random),
    ).filter((time) => time !== Infinity);
    return runs.reduce((sum, time) => sum + time, 0) / runs.length;
  };
  const [alone, rarely, often] = [mean(Infinity), mean(5), mean(1)];
  expect(often).toBeLessThan(0.8 * rarely);
  expect(rarely).toBeLessThan(0.9 * alone);
});

test('docs/FLEET.md has the table of the committed results', async () => {
  const document = readFileSync(join(root, 'docs/FLEET.md'), 'utf8');
  const { records } = await reportedResults(false, recordingIo([], { root, results: join(root, 'results') }));
  const text = islandsText(searchSeries(records));
  expect(replaceGeneratedBlock(document, 'islands', text, 'docs/FLEET.md') === document, 'run `make generate`').toBe(
    true,
  );
});

test('searches are measured side by side, with exchange and without, and one with all of their time', async () => {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, 'dist/src'), { recursive: true });
  symlinkSync(join(root, 'fleet/test/standInSearch.mjs'), join(folder, 'dist/src/cli.js'));
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sampleRecord()));
  const io = recordingIo([], { root: folder, cwd: folder });
  const asked = { record: sampleRecord(), workers: 1, rounds: 2, budget: '3' };
  const text = await measureIslands(asked, io);
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toHaveLength(6);
  expect(text).toMatch(/^On \S+, 2026-01-02, 2 rounds\./);
  expect(text).toContain('| 1 islands, 3 each | 0.1 s | 2 of 2 | 0.9000 |');
  printOrUpdate(text, 'measured-islands', undefined, io);
  expect(io.outText).toEqual([text]);
  const page = readFileSync(join(root, 'docs/FLEET.md'), 'utf8');
  writeFileSync(join(folder, 'FLEET.md'), page);
  printOrUpdate(text, 'measured-islands', 'FLEET.md', io);
  const updated = readFileSync(join(folder, 'FLEET.md'), 'utf8');
  expect(updated).toContain(text);
  expect(updated.slice(0, page.indexOf('<!-- begin measured-islands'))).toBe(page.split('<!-- begin measured')[0]);
  await expect(measureIslands({ ...asked, workers: 10_000 }, io)).rejects.toThrow('a processor of its own');
  writeFileSync(join(folder, 'sample.json'), '{');
  await expect(measureIslands(asked, io)).rejects.toThrow('a search has no result');
});

test('what was measured is compared by the time to the best of all', () => {
  const [fast, slow] = [searchOf(1, 0.7), searchOf(2, 0.8)];
  const text = measuredText({ record: fast, workers: 2, rounds: 2, budget: '60s' }, [
    { islands: [slow, fast], apart: [slow, slow], one: [fast] },
    { islands: [fast], apart: [slow, slow], one: [slow] },
  ]);
  expect(text).toContain('| 2 islands, 60s each | 30.0 s | 2 of 2 | 0.7000 |');
  expect(text).toContain('| 2 apart, 60s each | not reached | 0 of 2 | 0.8000 |');
  expect(text).toContain('| one, 120s | not reached | 1 of 2 | 0.7500 |');
});

test('without records nothing is simulated', async () => {
  const io = recordingIo([], { results: join(root, 'test/none') });
  await expect(studyCommand.run({ all: true }, io, ['islands'])).rejects.toThrow('no series of searches');
});

/** Islands on a model of the processor: only seeds decide, and what is behind is compared with the best of all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { ModelProcessor } from '../../../lab/study/modelProcessor.ts';
import { modelIslands } from '../../../lab/study/modelIslands.ts';
import { studyCommand } from '../../../lab/study/study.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { fakeSearch, problem, templates } from '../../search/fakeSearch.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
const record = { ...sampleRecord(), ir: readFileSync(join(root, 'test/fixtures/ir/poly1305-mul.ir'), 'utf8') };

test('what the model calls faster is what the search goes to, and the same each time', async () => {
  const found = async () => {
    const processor = new ModelProcessor(problem, templates);
    const budget = { kind: 'evaluations', count: 300 } as const;
    const { best, start } = await fakeSearch(1, processor, { generator: processor, budget });
    return { best: processor.costOf(best.code), start: processor.costOf(start.code), races: processor.races };
  };
  const [first, again] = [await found(), await found()];
  expect(again).toEqual(first);
  expect(first.races).toBeGreaterThan(300);
  expect(first.best).toBeLessThan(0.98 * first.start);
  const processor = new ModelProcessor(problem, templates);
  expect(processor.generate(initialCandidate(problem))).not.toBeNull();
  expect(() => processor.costOf(new Uint8Array(3))).toThrow('no code but its own');
});

test('searches are run side by side for each number of workers', async () => {
  const io = recordingIo([], { root });
  const asked = { record, workers: 4, rounds: 1, budget: '120' };
  const text = await modelIslands(asked, io);
  expect(text.match(/^\| +[24] \|/gm)).toHaveLength(2);
  const [, , apart, islands] = text.split('\n').at(-1)!.split('|').slice(1);
  expect(islands).not.toBe(apart);
  // Somebody has found the best of all, and with one round each cell is one search.
  expect(text).toContain('| 0.0 % (0.0–0.0) |');
  expect(io.noteText).toEqual(['2 workers', '4 workers']);
  if (process.env['FIELDWRIGHT_LONG'] === '1') expect(await modelIslands(asked, recordingIo([], { root }))).toBe(text);
  await expect(modelIslands({ ...asked, budget: '10s' }, io)).rejects.toThrow('a model has no time');
});

test('the command asks for the model', async () => {
  const io = recordingIo([], { root, results: join(root, 'results') });
  await studyCommand.run({ model: true, workers: '2', seeds: '1', budget: '20', functions: 'poly1305-mul' }, io, [
    'islands',
  ]);
  expect(io.outText.join('\n')).toContain('poly1305-mul, 1 rounds, 20 evaluations a worker');
});

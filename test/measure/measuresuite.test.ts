import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { measureWithMeasuresuite } from '../../src/measure/measuresuite.ts';

const entries = [{ name: 'a', code: Uint8Array.of(0xc3) }, { name: 'b', code: Uint8Array.of(0x90, 0xc3) }];
const options = { argWidth: 4, inputs: 2, outputs: 1, rng: seeded(1) };

/** A library with the documented interface whose functions take 1000 ticks per byte and batch. */
function fakeLibrary(log: string[], result?: unknown) {
  const sizes: number[] = [];
  return {
    Measuresuite: class {
      constructor(...args: number[]) { log.push(`new ${args.join()}`); }
      loadFile({ filename, filetype }: { filename: string; filetype: string }): void {
        log.push(filename);
        expect(filetype).toBe('BIN');
        sizes.push(readFileSync(filename).length);
      }
      measure(batchSize: number, batches: number): unknown {
        log.push(`measure ${batchSize},${batches}`);
        return result ?? { stats: { timer: 'PMC' }, functions: [], cycles: sizes.map(s => Array.from({ length: batches }, (_, i) => 1000 * s * (1 + i % 3))) };
      }
      destroy(): void { log.push('destroy'); }
    },
  };
}

test('absent: says what is missing and what to do', async () => {
  await expect(measureWithMeasuresuite(entries, options)).rejects.toMatchObject({
    kind: 'tool', detail: { where: 'npm package measuresuite', hint: expect.stringContaining('--measure') },
  });
});

test('present: loads the bytes, pairs the batches, cleans up', async () => {
  const log: string[] = [];
  const result = await measureWithMeasuresuite(entries, { ...options, batchSize: 100, load: () => fakeLibrary(log) });
  expect(result.timer).toBe('PMC');
  expect(result.entries).toEqual([
    { name: 'a', ticks: 20, ratio: { value: 1, low: 1, high: 1 } },
    { name: 'b', ticks: 40, ratio: { value: 2, low: 2, high: 2 } },
  ]);
  expect([log[0], log[3], log[4]]).toEqual(['new 4,2,1', 'measure 100,31', 'destroy']);
  expect(existsSync(log[1])).toBe(false);
});

test('a result of another shape is refused, after cleaning up', async () => {
  const log: string[] = [];
  const failing = measureWithMeasuresuite(entries, { ...options, load: () => fakeLibrary(log, { cycles: null }) });
  await expect(failing).rejects.toMatchObject({ kind: 'tool', detail: { found: expect.stringContaining('"cycles":null') } });
  expect(log.at(-1)).toBe('destroy');
});

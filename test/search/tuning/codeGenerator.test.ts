/** Code that the measuring worker has no room for is no candidate of a search that measures. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import { FW } from '../../../src/bench/worker/protocol.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { parseBudget } from '../../../src/search/task.ts';
import { CodeGenerator, templateLibrary } from '../../../src/search/tuning/codeGenerator.ts';
import { Estimator } from '../../../src/search/tuning/estimator.ts';
import { StartTrials } from '../../../src/search/tuning/startTrials.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
/** Bytes of `imul r64, r64`. */
const PRODUCT_BYTES = 4;
const FITTING = Math.floor(FW.MAX_CODE_BYTES / PRODUCT_BYTES) - 20;
const TOO_MANY = FITTING + 40;

/** One word to the power of so many products and one. */
function power(products: number): IrFunction {
  const factors = Array.from({ length: products }, (_, i) => `x${i} = mul ${i === 0 ? 'a[0]' : `x${i - 1}`}, a[0]`);
  const head = ['function power', 'aliasing none', 'param a u64[1]', 'result out u64[1]', ''];
  return parse([...head, ...factors, `return out = x${products - 1}`, ''].join('\n'), 'power');
}

function lengthOf(products: number, estimator: Estimator | null): number | null {
  const problem = buildProblem(power(products));
  const generator = new CodeGenerator(problem, templateLibrary(root), TARGETS[0], 'zen4', estimator);
  return generator.generate(startFamilies(problem)[0].candidates[0])?.length ?? null;
}

test('what has no room in the worker is not generated for it, but for a model', () => {
  const fitting = lengthOf(FITTING, null)!;
  expect(fitting).toBeGreaterThan(FITTING * PRODUCT_BYTES);
  expect(fitting).toBeLessThanOrEqual(FW.MAX_CODE_BYTES);
  expect(lengthOf(TOO_MANY, null)).toBeNull();
  expect(lengthOf(TOO_MANY, new Estimator('zen4', 'throughput'))).toBeGreaterThan(FW.MAX_CODE_BYTES);
});

test('a function none of whose first candidates has room is refused with the bytes there are', async () => {
  const fn = power(TOO_MANY);
  const request = {
    ...({ target: TARGETS[0], core: 'zen4', aim: 'throughput' } as const),
    ...{ fn, written: [], wanted: 'auto', resume: false, checkpointFile: '', isKnown: () => false },
    ...{ vectors: [], budget: parseBudget('2s'), rng: seeded(1) },
  };
  // The worker is not reached: there is nothing that it could be asked.
  const trials = new StartTrials(request, {} as Worker, recordingIo([], { root }));
  await expect(trials.best([{ name: 'as written', fn }])).rejects.toMatchObject({
    kind: 'unsupported',
    detail: { where: 'power', expected: expect.stringContaining(`${FW.MAX_CODE_BYTES} bytes`) },
  });
});

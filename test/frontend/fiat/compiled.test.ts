/** LLVM IR and C of Fiat JSON, as read with all its types, compiled and run against the interpreter of the JSON. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { writeC } from '../../../src/frontend/c/write.ts';
import { readFiat } from './readFiat.ts';
import { emitModule } from '../../../src/frontend/llvm/emitModule.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { compileEmitted } from '../../../src/frontend/compile/compileC.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { testAgainst, workerRunner } from '../../../src/bench/testing/differential.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { wordFunction } from './agreement.ts';
import { FUNCTIONS } from './functions.ts';
import { randomJson } from './randomJson.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { openWorker } from '../../openWorker.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const RANDOM = 20;
const CALLS = 50;
const MAX_ARGUMENTS = 6;
const toolchain = await toolchainOrSkip();
const all = [...FUNCTIONS, ...Array.from({ length: RANDOM }, (_, k) => randomJson(SEED + k))].filter((json) => {
  const { length } = [...json.arguments, ...json.returns];
  return json.arguments.length > 0 && length <= MAX_ARGUMENTS;
});
const functions = all.map((json) => readFiat(JSON.stringify([json]), json.operation)[0]);

const worker = await openWorker();

describe.skipIf(toolchain === null)('compiled', () => {
  const folder = temporaryFolder();

  const expectRight = async (object: Uint8Array): Promise<void> => {
    for (const [i, fn] of functions.entries()) {
      const vectors = buildVectors(fn, wordFunction(all[i]), { perMode: CALLS, rng: seeded(SEED, fn.name) });
      const outcome = await testAgainst(workerRunner(worker), extractFunction(object, fn.name).bytes, fn, vectors);
      if (outcome.kind === 'passed') continue;
      const { inputs, found, expected } = outcome.failure;
      expect(found, `${fn.name}, seed ${SEED}, inputs ${inputs.join(' ')}`).toBe(expected);
    }
  };
  const emitted = async (form: (fn: IrFunction) => IrFunction): Promise<Uint8Array> =>
    readFileSync(await compileEmitted(toolchain!, emitModule(functions.map(form))));

  test('as LLVM IR', async () => expectRight(await emitted((fn) => fn)), 120_000);
  test('as LLVM IR of words', async () => expectRight(await emitted(normalize)), 120_000);
  test('as C', async () => {
    const source = join(folder, 'all.c');
    const object = join(folder, 'all.o');
    writeFileSync(source, functions.map(writeC).join('\n'));
    const flags = [
      '-std=gnu11',
      '-w',
      '-O1',
      '-fPIC',
      '-ffunction-sections',
      '-fcf-protection=none',
      '-c',
      source,
      '-o',
      object,
    ];
    execFileSync('gcc', flags, { stdio: 'pipe' });
    await expectRight(readFileSync(object));
  });
});

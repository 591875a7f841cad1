import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { emitModule, type EmissionTarget, interleaved, mostAlive } from '../../src/frontend/llvm/emitModule.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { verify } from '../../src/ir/verify.ts';
import { compileEmitted } from '../../src/frontend/compile/compileC.ts';
import { extractFunction } from '../../src/frontend/object/extractFunction.ts';
import { testAgainst, workerRunner } from '../../src/bench/testing/differential.ts';
import { buildVectors } from '../../src/prover/inputs/vectors.ts';
import { PROCESSORS } from '../../src/frontend/cross/processor.ts';
import { toolchainOrSkip } from './toolchain/withToolchain.ts';
import { fixture } from '../prover/sampleFunctions.ts';
import { randomSsa } from './randomSsa.ts';
import { openWorker } from '../openWorker.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const FUNCTIONS = 40;
/** For each of the other processors. */
const FUNCTIONS_OF_OTHERS = 20;
const toolchain = await toolchainOrSkip();

/** Products of an input, each added to the sum of those before. */
const chainOf = (count: number): string => `function chain
aliasing any
param arg1 u64[1]
result out1 u64[1]

${Array.from(
  { length: count },
  (_, k) => `l${k}, h${k} = mulx arg1[0], 0x${(k + 3).toString(16)}
s${k} = sum [0x0..0x${'f'.repeat(18)}] +${k === 0 ? 'arg1[0]' : `s${k - 1}`}@0 +l${k}@0 +h${k}@0
`,
).join('')}
return out1 = s${count - 1}
`;

/**
 * Every operation that random functions lack: links of carry chains of both widths, double shifts, rotations, not, eqz.
 */
const OPERATIONS = parse(`function operations
aliasing any
param arg1 u64[2]
param arg2 u64[2]
param arg3 u1
result out1 u64[9]

s0, c0:u1 = addcarryx arg3, arg1[0], arg2[0]
s1, c1:u1 = addcarryx c0, arg1[1], arg2[1]
d0, b0:u1 = subborrowx c1, s0, arg2[1]
d1, b1:u1 = subborrowx b0, s1, arg1[0]
m = mask b1
n = not d0
z:u1 = eqz s1
r = ror d1 by 7
h = shld d0, d1 by 11
l = shrd d0, d1 by 53
q = cmovznz b1, r, n
return out1 = s0, d0, d1, m, n, z, h, l, q
`);

const worker = await openWorker();

describe.skipIf(toolchain === null)('emitted LLVM IR', () => {
  /** Compiles all at once and runs each against the word IR. */
  const compareAll = async (functions: readonly IrFunction[], target?: EmissionTarget): Promise<void> => {
    // What is for other processors has no intrinsics of theirs, and runs here as well.
    const flags = ['-mtriple=x86_64-unknown-linux-gnu', '-mcpu=native'];
    const object = readFileSync(await compileEmitted(toolchain!, emitModule(functions, target), flags));
    for (const fn of functions) {
      verify({ ...fn, body: interleaved(fn.body) });
      const vectors = buildVectors(fn, (inputs) => evaluate(fn, inputs), { perMode: 40, rng: seeded(FIRST, fn.name) });
      const outcome = await testAgainst(workerRunner(worker), extractFunction(object, fn.name).bytes, fn, vectors);
      expect(
        outcome.kind,
        `${fn.name}, seed ${FIRST}: ` +
          `${JSON.stringify(outcome, (_, x: unknown) => (typeof x === 'bigint' ? `0x${x.toString(16)}` : x))}`,
      ).toBe('passed');
    }
  };

  test('means what the word IR means, for fields and for every operation', async () => {
    verify(OPERATIONS);
    await compareAll([fixture('25519-mul-loose'), OPERATIONS]);
  });

  test.each(PROCESSORS)('means what the word IR means, for $name', async (processor) => {
    const random = Array.from({ length: FUNCTIONS_OF_OTHERS }, (_, k) =>
      lowerFunction(randomSsa(seeded(FIRST + k).fork('others'), 30), { name: `random${FIRST + k}` }),
    );
    await compareAll([fixture('25519-mul-loose'), OPERATIONS, ...random], processor);
  });

  test(`means what the word IR means, for random functions (seeds ${FIRST}..${FIRST + FUNCTIONS - 1})`, async () => {
    await compareAll(
      Array.from({ length: FUNCTIONS }, (_, k) => {
        const rng = seeded(FIRST + k);
        const ssa = randomSsa(rng.fork('program'), 12 + rng.below(30));
        return lowerFunction(ssa, { name: `random${FIRST + k}` });
      }),
    );
  });

  test.each([
    [20, true],
    [200, false],
  ])('%i products with their sums alternate unless too much is alive: %s', (count, alternates) => {
    const { body } = parse(chainOf(count));
    const order = interleaved(body);
    expect(mostAlive(body)).toBe(4);
    expect(order.slice(0, 3).map((op) => op.kind)).toEqual(
      alternates ? ['mulx', 'mulx', 'mulx'] : ['mulx', 'sum', 'mulx'],
    );
    expect(new Set(order)).toEqual(new Set(body));
  });

  test('a function whose sum is changed is found out', async () => {
    const right = fixture('25519-mul-loose');
    const wrong = {
      ...right,
      body: right.body.map((op) =>
        op.kind === 'sum' && op.terms.length > 12 ? { ...op, terms: op.terms.slice(0, -1) } : op,
      ),
    };
    const object = readFileSync(await compileEmitted(toolchain!, emitModule([wrong])));
    const vectors = buildVectors(right, (inputs) => evaluate(right, inputs), { perMode: 40, rng: seeded(FIRST) });
    expect(
      (await testAgainst(workerRunner(worker), extractFunction(object, right.name).bytes, right, vectors)).kind,
    ).toBe('failed');
  });
});

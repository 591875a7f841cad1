import { expect, test } from 'vitest';
import { describeFailure, Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import { evaluateSsa, loadInteger, storeInteger } from './evaluateSsa.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { verify } from '../../src/ir/verify.ts';
import { dropUnused } from '../../src/ir/rebuild.ts';
import { recoverSums } from '../../src/ir/normalize/normalize.ts';
import { splitWide } from '../../src/ir/normalize/splitWide.ts';
import { randomSsa } from './randomSsa.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const FUNCTIONS = Number(process.env['FUNCTIONS'] ?? 80);

test(`random functions keep their meaning in lowering and passes (seeds ${FIRST}..${FIRST + FUNCTIONS - 1})`, () => {
  for (let seed = FIRST; seed < FIRST + FUNCTIONS; seed++) {
    const rng = seeded(seed);
    const ssa = randomSsa(rng.fork('program'), 12 + rng.below(30));
    const shown = (): string => `seed ${seed}\n${ssa.body.map((i) => JSON.stringify(i)).join('\n')}`;
    try {
      const lowered = lowerFunction(ssa);
      for (const fn of [lowered, parse(print(lowered)), splitWide(lowered), dropUnused(recoverSums(lowered))]) {
        verify(fn);
        for (let k = 0; k < 6; k++) {
          const inputs = fn.params.map((p) =>
            p.bounds.map(
              () =>
                (rng.big(64) >> BigInt(rng.below(3) * rng.below(65))) ^ (rng.below(2) === 0 ? 0n : (1n << 64n) - 1n),
            ),
          );
          const memory = [new Uint8Array(120), bytes(inputs[0]), bytes(inputs[1])];
          evaluateSsa(ssa, memory);
          expect(evaluate(fn, inputs)[0], shown()).toEqual(
            Array.from({ length: 15 }, (_, i) => loadInteger(memory[0], 8 * i, 8)),
          );
        }
      }
    } catch (e) {
      throw new Error(`${shown()}\n${e instanceof Failure ? describeFailure(e) : String(e)}`, { cause: e });
    }
  }
});

function bytes(limbs: readonly bigint[]): Uint8Array {
  const result = new Uint8Array(64);
  limbs.forEach((x, i) => storeInteger(result, 8 * i, x, 64));
  return result;
}

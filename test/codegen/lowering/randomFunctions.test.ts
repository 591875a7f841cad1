/**
 * Lowering of functions that look like no field arithmetic: every kind of operation, signs and carries in any
 * combination.
 */
import { expect, test } from 'vitest';
import { describeFailure, Failure } from '../../../src/base/errors.ts';
import { seeded } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { print } from '../../../src/ir/print.ts';
import { verify } from '../../../src/ir/verify.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { SelectionCheck } from './check/checkSelection.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { TEMPLATES, walk } from './mutants.ts';
import { randomFunction } from './randomFunction.ts';

const FUNCTIONS = process.env['FIELDWRIGHT_LONG'] === '1' ? 20_000 : 100;
const CANDIDATES = 6;

interface Tally {
  lowered: number;
  dropped: number;
}

/** Lowers some candidates of `fn` for every target; throws what the checkers find. */
function lowerAndCheck(fn: IrFunction, seed: number, tally: Tally): void {
  const problem = buildProblem(fn);
  const selection = new SelectionCheck(problem, TEMPLATES);
  const program = new Program();
  for (const target of TARGETS) {
    const lowerer = new Lowerer(problem, TEMPLATES, target);
    const { code, constants } = lowerer.selection;
    for (const c of walk(problem, seeded(seed, target.name), CANDIDATES)) {
      if (!lowerer.lower(c, program)) {
        tally.dropped++;
        continue;
      }
      checkLowering(problem, TEMPLATES, code, constants, fn.params.length + fn.results.length, program);
      selection.check(code, constants);
      tally.lowered++;
    }
  }
}

test('random functions are lowered rightly', () => {
  const tally = { lowered: 0, dropped: 0 };
  for (let seed = 0; seed < FUNCTIONS; seed++) {
    const fn = randomFunction(seeded(seed, 'function'), `random${seed}`);
    verify(fn);
    try {
      lowerAndCheck(fn, seed, tally);
    } catch (e) {
      expect(e instanceof Failure ? describeFailure(e) : String(e), `seed ${seed}\n${print(fn)}`).toBe('nothing wrong');
    }
  }
  expect(tally.dropped, 'candidates that cannot be lowered').toBeLessThan(tally.lowered / 10);
});

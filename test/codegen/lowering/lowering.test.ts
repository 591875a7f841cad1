/**
 * Properties of lowering over all fixtures: whatever the search may make of a candidate, the checkers
 * accept the machine program, and they reject it when it is damaged.
 */
import { describe, expect, test } from 'vitest';
import { describeFailure, Failure } from '../../../src/base/errors.ts';
import { nasmFile } from '../../../src/codegen/encoder/file.ts';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { seeded } from '../../../src/base/rng.ts';
import { check } from './check/check.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { SelectionCheck } from './check/checkSelection.ts';
import { describeInstruction } from '../../../src/codegen/lowering/explain/checkState.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, type Candidate, type Problem } from '../../../src/codegen/candidate/candidate.ts';
import { Program, STRIDE } from '../../../src/codegen/x86/program.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { oneIn } from '../../oneIn.ts';
import { isHarmless } from './harmless.ts';
import { INJECTIONS } from './injections.ts';
import { irFixtures, TEMPLATES, walk } from './mutants.ts';

const SEED = 20261121;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';

/**
 * Mutations per function: the first field thoroughly, other fields and lesser targets a sample, unless there is time.
 */
const mutations = (name: string, target: number): number =>
  LONG ? 100_000 : name.startsWith('25519') && target === 0 ? 200 : 20;
/** The check by running the virtual code is slow: every so many candidates. */
const SELECTION_CHECKED = LONG ? 5 : 60;
const INJECTIONS_PER_FUNCTION = LONG ? 20_000 : 100;

const bytesOf = (program: Program): string => {
  const out = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
  return Buffer.from(out.subarray(0, encode(program, out, 0))).toString('hex');
};

/** The failure of a check, or null if it accepts. */
function failureOf(run: () => void): Failure | null {
  try {
    run();
    return null;
  } catch (e) {
    if (e instanceof Failure) return e;
    throw e;
  }
}

function rejection(problem: Problem, lowerer: Lowerer, program: Program): Failure | null {
  const { code, constants } = lowerer.selection;
  const { params, results } = problem.fn;
  return failureOf(() => checkLowering(problem, TEMPLATES, code, constants, params.length + results.length, program));
}

describe.each(oneIn(4, irFixtures()))('$name', ({ name, fn }) => {
  const problem = buildProblem(fn);

  test.each(TARGETS.map((target, i) => ({ target, i })))(
    'every candidate that is lowered for $target.name passes the checks and can be encoded',
    ({ target, i }) => {
      const lowerer = new Lowerer(problem, TEMPLATES, target);
      const program = new Program();
      const selection = new SelectionCheck(problem, TEMPLATES);
      let step = 0;
      let lowered = 0;
      for (const c of walk(problem, seeded(SEED, `${name} ${target.name}`), mutations(name, i))) {
        if (lowerer.lower(c, program)) {
          const { code, constants } = lowerer.selection;
          const where = `seed ${SEED}, mutation ${step}`;
          expectAccepted(rejection(problem, lowerer, program), where);
          if (lowered++ % SELECTION_CHECKED === 0)
            expectAccepted(
              failureOf(() => selection.check(code, constants)),
              where,
            );
          if (lowered % 50 === 0) expect(bytesOf(program).endsWith('c3') || program.pool.length > 0, where).toBe(true);
        }
        step++;
      }
      expect(lowered, `seed ${SEED}: most candidates can be lowered`).toBeGreaterThan(step * 0.9);
    },
  );

  test('a candidate and its program pass the check for champions, another program does not', () => {
    const lowerers = TARGETS.map((target) => new Lowerer(problem, TEMPLATES, target));
    const program = new Program();
    const others: Candidate[] = [];
    for (const c of walk(problem, seeded(SEED, `${name} champions`), 12)) others.push(cloneCandidate(c));
    others.forEach((c, i) => {
      const lowerer = lowerers[i % lowerers.length];
      if (!lowerer.lower(c, program)) return;
      expectAccepted(
        failureOf(() => check(problem, TEMPLATES, lowerer, c, program)),
        `seed ${SEED}, candidate ${i}`,
      );
      program.data[(program.count - 1) * STRIDE]++;
      expect(
        failureOf(() => check(problem, TEMPLATES, lowerer, c, program))?.kind,
        `seed ${SEED}, candidate ${i}`,
      ).toBe('invariant');
    });
  });

  test('the same candidate gives the same bytes, whatever was lowered before', () => {
    const used = new Lowerer(problem, TEMPLATES);
    const program = new Program();
    const other = new Program();
    const kept = [...walk(problem, seeded(SEED, `${name} bytes`), 24)].map(cloneCandidate);
    const first = kept.map((c) => (used.lower(c, program) ? bytesOf(program) : null));
    kept.toReversed().forEach((c, i) => {
      const fresh = new Lowerer(problem, TEMPLATES).lower(c, program) ? bytesOf(program) : null;
      const again = used.lower(c, other) ? bytesOf(other) : null;
      expect([fresh, again], `seed ${SEED}, candidate ${kept.length - 1 - i}`).toEqual(
        Array(2).fill(first[kept.length - 1 - i]),
      );
    });
  });

  test('damaged programs are rejected', () => {
    const lowerers = TARGETS.map((target) => new Lowerer(problem, TEMPLATES, target));
    const program = new Program();
    const rng = seeded(SEED, `${name} damage`);
    let done = 0;
    let harmless = 0;
    for (const c of walk(problem, seeded(SEED, `${name} victims`), INJECTIONS_PER_FUNCTION)) {
      const lowerer = lowerers[rng.below(lowerers.length)];
      if (!lowerer.lower(c, program)) continue;
      for (let k = 0; k < 3 && done < INJECTIONS_PER_FUNCTION; k++) {
        const damaged = program.clone();
        const at = rng.below(damaged.count);
        const injection = INJECTIONS[rng.below(INJECTIONS.length)];
        if (!injection.apply(damaged, at, rng) || sameInstructions(program, damaged)) continue;
        done++;
        if (rejection(problem, lowerer, damaged) !== null) continue;
        harmless++;
        const what =
          `${injection.name} at ${at}: ${describeInstruction(program, at)} became ` +
          `${describeInstruction(damaged, at)}`;
        expect(
          isHarmless(program, damaged, at) || isProvedEqual(program, damaged, fn),
          `seed ${SEED}: accepted though harmful, ${what}`,
        ).toBe(true);
      }
    }
    expect(done).toBe(INJECTIONS_PER_FUNCTION);
    expect(harmless, `seed ${SEED}: few injections are harmless`).toBeLessThan(done / 4);
  });
});

const expectAccepted = (failure: Failure | null, where: string): void =>
  expect(failure && describeFailure(failure), where).toBeNull();

/**
 * Harmless for a reason that `isHarmless` does not know (equal values, a dead spill): the damaged program is proved
 * equal to the function all the same, or the prover can say no more (and no less) of it than of the undamaged one.
 */
function isProvedEqual(program: Program, damaged: Program, fn: IrFunction): boolean {
  const [before, after] = [program, damaged].map(
    (p) => proveAsm(nasmFile(p, { symbol: fn.name, header: [] }), fn).kind,
  );
  return after === 'proved' || (after === 'undecided' && before === 'undecided');
}

const sameInstructions = (p: Program, q: Program): boolean =>
  p.count === q.count && p.data.subarray(0, p.count * STRIDE).every((x, i) => x === q.data[i]);

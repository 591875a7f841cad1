/**
 * Properties of lowering over all fixtures: whatever the search may make of a candidate, the checkers
 * accept the machine program, and they reject it when it is damaged.
 */
import { describe, expect, test } from 'vitest';
import { describeFailure, Failure } from '../../src/base/errors.ts';
import { encode } from '../../src/asm/encode.ts';
import { seeded } from '../../src/base/rng.ts';
import { checkLowering } from '../../src/lower/checkLowering.ts';
import { describeInstruction } from '../../src/lower/describeInstruction.ts';
import { Lowerer } from '../../src/lower/lower.ts';
import { buildProblem } from '../../src/model/build.ts';
import { cloneCandidate } from '../../src/model/candidate.ts';
import type { Problem } from '../../src/model/problem.ts';
import { Program, STRIDE } from '../../src/x86/program.ts';
import { isHarmless } from './harmless.ts';
import { INJECTIONS } from './injections.ts';
import { irFixtures, TEMPLATES, walk } from './mutants.ts';

const SEED = 20261121;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';

/** Mutations per function: the first field thoroughly, the others a sample, unless there is time. */
const mutations = (name: string): number => (LONG ? 100_000 : name.startsWith('25519') ? 2_000 : 300);
const INJECTIONS_PER_FUNCTION = LONG ? 20_000 : 300;

const bytesOf = (program: Program): string => {
  const out = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
  return Buffer.from(out.subarray(0, encode(program, out, 0))).toString('hex');
};

function check(problem: Problem, lowerer: Lowerer, program: Program): void {
  const { code, constants } = lowerer.selection, { params, results } = problem.fn;
  checkLowering(problem, TEMPLATES, code, constants, params.length + results.length, program);
}

/** The failure of the checker, or null if it accepts. */
function rejection(problem: Problem, lowerer: Lowerer, program: Program): Failure | null {
  try {
    check(problem, lowerer, program);
    return null;
  } catch (e) {
    if (e instanceof Failure) return e;
    throw e;
  }
}

describe.each(irFixtures())('$name', ({ name, fn }) => {
  const problem = buildProblem(fn);

  test('every candidate that is lowered passes the checks', () => {
    const lowerer = new Lowerer(problem, TEMPLATES), program = new Program();
    let step = 0, lowered = 0;
    for (const c of walk(problem, seeded(SEED, name), mutations(name))) {
      if (lowerer.lower(c, program)) {
        lowered++;
        const failure = rejection(problem, lowerer, program);
        expect(failure && describeFailure(failure), `seed ${SEED}, mutation ${step}`).toBeNull();
      }
      step++;
    }
    expect(lowered, `seed ${SEED}: most candidates can be lowered`).toBeGreaterThan(step * 0.9);
  });

  test('the same candidate gives the same bytes, whatever was lowered before', () => {
    const used = new Lowerer(problem, TEMPLATES), program = new Program(), other = new Program();
    const kept = [...walk(problem, seeded(SEED, `${name} bytes`), 24)].map(cloneCandidate);
    const first = kept.map(c => (used.lower(c, program) ? bytesOf(program) : null));
    kept.toReversed().forEach((c, i) => {
      const fresh = new Lowerer(problem, TEMPLATES).lower(c, program) ? bytesOf(program) : null;
      const again = used.lower(c, other) ? bytesOf(other) : null;
      expect([fresh, again], `seed ${SEED}, candidate ${kept.length - 1 - i}`).toEqual(Array(2).fill(first[kept.length - 1 - i]));
    });
  });

  test('damaged programs are rejected', () => {
    const lowerer = new Lowerer(problem, TEMPLATES), program = new Program(), rng = seeded(SEED, `${name} damage`);
    let done = 0, harmless = 0;
    for (const c of walk(problem, seeded(SEED, `${name} victims`), INJECTIONS_PER_FUNCTION)) {
      if (!lowerer.lower(c, program)) continue;
      for (let k = 0; k < 3 && done < INJECTIONS_PER_FUNCTION; k++) {
        const damaged = program.clone(), at = rng.below(damaged.count), injection = INJECTIONS[rng.below(INJECTIONS.length)];
        if (!injection.apply(damaged, at, rng) || sameInstructions(program, damaged)) continue;
        done++;
        if (rejection(problem, lowerer, damaged) !== null) continue;
        harmless++;
        const what = `${injection.name} at ${at}: ${describeInstruction(program, at)} became ${describeInstruction(damaged, at)}`;
        expect(isHarmless(program, damaged, at), `seed ${SEED}: accepted though harmful, ${what}`).toBe(true);
      }
    }
    expect(done).toBe(INJECTIONS_PER_FUNCTION);
    expect(harmless, `seed ${SEED}: few injections are harmless`).toBeLessThan(done / 4);
  });
});

const sameInstructions = (p: Program, q: Program): boolean =>
  p.count === q.count && p.data.subarray(0, p.count * STRIDE).every((x, i) => x === q.data[i]);

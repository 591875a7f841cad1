/** Candidates are lowered to the same bytes whether or not the generator has settled on one that they resemble. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { CodeGenerator } from '../../../src/search/tuning/codeGenerator.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, copyCandidate } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import type { Generator } from '../../../src/search/task.ts';
import { MutationContext, drawMutation } from '../../../src/search/mutations.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { oneIn } from '../../oneIn.ts';
import { irFixtures, shaken, TEMPLATES } from './mutants.ts';

const SEED = Number(process.env['SEED'] ?? 77);
const CANDIDATES = process.env['FIELDWRIGHT_LONG'] === '1' ? 5000 : 120;

/** Everything a generator says about a candidate, as text. */
function told(generator: Generator, candidate: Parameters<Generator['generate']>[0]): string {
  const g = generator.generate(candidate);
  return g === null
    ? 'cannot be lowered'
    : [Buffer.from(g.bytes.subarray(0, g.length)).toString('hex'), g.instructions, g.bound, g.asked.join()].join(' ');
}

test.each(
  oneIn(
    4,
    irFixtures().flatMap((f) => TARGETS.map((target) => ({ ...f, target }))),
  ),
)('$name for $target.name', ({ name, fn, target }) => {
  const p = buildProblem(fn);
  const rng = seeded(SEED, `${name} ${target.name}`);
  const settling = new CodeGenerator(p, TEMPLATES, target);
  const plain = new CodeGenerator(p, TEMPLATES, target);
  const current = initialCandidate(p);
  const c = cloneCandidate(current);
  const x = new MutationContext(p);
  for (let i = 0; i < CANDIDATES; i++) {
    copyCandidate(i % 40 === 39 ? shaken(p, rng) : current, c);
    for (let n = 1 + rng.below(2); n > 0; n--) drawMutation(rng).propose(c, rng, x);
    expect(told(settling, c), `seed ${SEED}, candidate ${i}`).toBe(told(plain, c));
    if (rng.below(4) > 0) continue;
    copyCandidate(c, current);
    settling.settle(current);
  }
});

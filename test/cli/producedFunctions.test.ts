import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { CodeGenerator, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import { parse } from '../../src/ir/parse.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { MutationContext, drawMutation } from '../../src/search/mutations.ts';
import { againstSpec } from '../../src/prover/inputs/againstSpec.ts';
import { workerRunner } from '../../src/bench/testing/differential.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { openWorker } from '../openWorker.ts';

const ROOT = process.cwd();
const FIXTURES = join(ROOT, 'test', 'fixtures', 'ir');
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = Number(process.env['SEED'] ?? 25519);
/**
 * Random inputs besides all corners, over all aliasing modes. `make test-long` runs the full count.
 */
const CALLS = LONG ? 1_000_000 : 3_000;
/** Candidates per function: the first one and ones that many random mutations led to. */
const CANDIDATES = LONG ? 2 : 3;
const MUTATIONS = 400;

const templates = templateLibrary(ROOT);
const names = readdirSync(FIXTURES)
  .filter((f) => f.endsWith('.ir'))
  .map((f) => f.slice(0, -3));

const worker = await openWorker();

describe('every function of the fields agrees with arithmetic modulo its prime', () => {
  test.each(names)(
    '%s',
    async (name) => {
      const fn = parse(readFileSync(join(FIXTURES, `${name}.ir`), 'utf8'));
      const problem = buildProblem(fn);
      await worker.setFunction(workerSignature(fn), []);
      const generator = new CodeGenerator(problem, templates);
      const candidate = initialCandidate(problem);
      const context = new MutationContext(problem);
      const rng = seeded(SEED, name);
      for (let i = 0; i < CANDIDATES; i++) {
        const g = generator.generate(candidate);
        expect(g, `seed ${SEED}, candidate ${i}: cannot be lowered`).not.toBeNull();
        if (g === null) return;
        const outcome = await againstSpec(workerRunner(worker), g.bytes.slice(0, g.length), fn, {
          calls: CALLS,
          rng: rng.fork(`inputs ${i}`),
        });
        expect(outcome.kind === 'failed' ? outcome.failure : outcome.kind, `seed ${SEED}, candidate ${i}`).toBe(
          'passed',
        );
        for (let m = 0; m < MUTATIONS; m++) drawMutation(rng).propose(candidate, rng, context);
      }
    },
    LONG ? 600_000 : 60_000,
  );
});

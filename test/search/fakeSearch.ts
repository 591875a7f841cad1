import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../src/base/rng.ts';
import { templateLibrary, CodeGenerator } from '../../src/search/tuning/codeGenerator.ts';
import { parse } from '../../src/ir/parse.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import type { Evaluator } from '../../src/search/task.ts';
import { search, type SearchResult } from '../../src/search/search.ts';

const ROOT = process.cwd();
export const problem = buildProblem(parse(readFileSync(join(ROOT, 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8')));
export const templates = templateLibrary(ROOT);

/** A search of 1,000 evaluations on costs that are made up; each look at the clock takes `stepMs`. */
export function fakeSearch(
  seed: number,
  evaluator: Evaluator,
  { stepMs = 1, ...more }: Partial<Parameters<typeof search>[0]> & { readonly stepMs?: number } = {},
): Promise<SearchResult> {
  let now = 0;
  return search({
    problem,
    start: initialCandidate(problem),
    generator: new CodeGenerator(problem, templates),
    evaluator,
    rng: seeded(seed, 'test'),
    clock: {
      nowMs: () => {
        now += stepMs;
        return now;
      },
    },
    budget: { kind: 'evaluations', count: 1000 },
    ...more,
  });
}

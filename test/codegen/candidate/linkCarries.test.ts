import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { championProgram, templateLibrary } from '../../../src/search/tuning/codeGenerator.ts';
import { parse } from '../../../src/ir/parse.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, copyCandidate } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { MutationContext, drawMutation } from '../../../src/search/mutations.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';

const templates = templateLibrary(process.cwd());
const problemOf = (name: string): ReturnType<typeof buildProblem> =>
  buildProblem(parse(readFileSync(new URL(`../../fixtures/montgomery/${name}.ir`, import.meta.url), 'utf8')));

describe.each(['p256-mul'])('%s', (name) => {
  const problem = problemOf(name);
  const { columns } = problem;

  test('its rows are one system, in which every column carries into the one above', () => {
    const used = [...columns.system].filter((_, k) => columns.leafStart[k + 1] > columns.leafStart[k]);
    expect(new Set(used).size).toBe(1);
    for (let k = 0; k < columns.count; k++) {
      const next = columns.next[k];
      if (next >= 0)
        expect([columns.system[next], columns.weight[next]], `column ${k}`).toEqual([
          columns.system[k],
          columns.weight[k] + 1,
        ]);
    }
  });

  test.each([1, 2, 3])('candidates pass the checks for champions (seed %i)', (seed) => {
    const rng = seeded(seed, 'mergeRows');
    const c = initialCandidate(problem);
    const context = new MutationContext(problem);
    const lowerer = new Lowerer(problem, templates, TARGETS[1]);
    const program = new Program();
    for (let i = 0, passed = 0; i < 400 && passed < 8; i++) {
      const before = cloneCandidate(c);
      drawMutation(rng).propose(c, rng, context);
      if (lowerer.lower(c, program)) {
        if (i % 50 === 49) {
          championProgram(problem, templates, TARGETS[1], c);
          passed++;
        }
      } else copyCandidate(before, c);
    }
  });
});

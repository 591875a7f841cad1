/** Starts as instructions. */
import { expect } from 'vitest';
import type { Candidate, Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../../src/codegen/candidate/initial.ts';
import { nasmLines } from '../../../../src/codegen/encoder/assemblyText.ts';
import { Lowerer } from '../../../../src/codegen/lowering/lower.ts';
import { Program } from '../../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../../src/codegen/x86/target.ts';
import { check } from '../check/check.ts';
import { TEMPLATES } from '../mutants.ts';

/** The instructions of a start after a change of it, checked as those of a champion are. */
export function listing(p: Problem, isWoven: boolean, change: (c: Candidate) => void = () => {}): string[] {
  const c = initialCandidate(p, { isWoven });
  const lowerer = new Lowerer(p, TEMPLATES, TARGETS[0]);
  const program = new Program();
  change(c);
  expect(lowerer.lower(c, program)).toBe(true);
  check(p, TEMPLATES, lowerer, c, program);
  return nasmLines(program);
}

export const count = (lines: readonly string[], what: RegExp): number => lines.filter((line) => what.test(line)).length;

import type { Problem } from '../candidate/candidate.ts';
import { Lowerer } from '../lowering/lower.ts';
import type { Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { LaneLowerer } from './laneLowerer.ts';

/** What lowers candidates of the problem: for lanes or for words, as its function says. */
export const lowererOf = (problem: Problem, templates: TemplateSet, target: Target): Lowerer | LaneLowerer =>
  problem.fn.lanes === undefined ? new Lowerer(problem, templates, target) : new LaneLowerer(problem);

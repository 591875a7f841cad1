import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Evaluator } from '../task.ts';
import { foreignCandidate } from './islandExchange.ts';
import type { CodeGenerator } from './codeGenerator.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { familiesOf, type StartVariant } from './writtenVariants.ts';

/** What is known of others must be faster than a first candidate by so much: trials find what is nearer. */
const AHEAD = 0.97;
/** Of each variant, those that are said to be best. */
export const MAX_PER_VARIANT = 4;

interface Others {
  /** Candidates that other searches have found for the word IR of this hash, as they came. */
  readonly others: (irSha256: string) => readonly unknown[];
  readonly generator: (problem: Problem) => CodeGenerator;
  readonly evaluator: Evaluator;
}

/** A variant, and a candidate of it that another search has found. */
export interface Ahead {
  readonly variant: StartVariant;
  readonly candidate: Candidate;
}

/**
 * The fastest right candidate that other searches have found for one of the variants, if it is clearly faster than the
 * first candidates of the most promising one: whoever comes late needs no trials. Null if there is none.
 */
export async function aheadOfStarts(
  variants: readonly StartVariant[],
  promising: StartVariant,
  { others, generator, evaluator }: Others,
): Promise<Ahead | null> {
  const offered = variants
    .map((variant) => ({ variant, found: others(sha256(print(variant.fn))) }))
    .filter(({ found }) => found.length > 0);
  if (offered.length === 0) return null;
  const own = buildProblem(promising.fn);
  const starts = familiesOf(promising, own).flatMap(({ candidates }) => candidates);
  const [first] = starts.map((start) => generator(own).codeOf(start)).filter((code) => code !== null);
  if (first === undefined) return null;
  evaluator.setOpponent(first);
  let [best, least]: [Ahead | null, number] = [null, AHEAD];
  for (const { variant, found } of offered) {
    const problem = buildProblem(variant.fn);
    const [{ candidates }] = familiesOf(variant, problem);
    for (const json of found) {
      const candidate = foreignCandidate(json, problem, candidates[0]);
      const code = candidate === null ? null : generator(problem).codeOf(candidate);
      if (candidate === null || code === null) continue;
      const { verdict, ratio } = await evaluator.race(code, code.length, Infinity);
      if (verdict === 'ok' && ratio < least) [best, least] = [{ variant, candidate }, ratio];
    }
  }
  return best;
}

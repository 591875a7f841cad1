/** Short races and searches that decide which formulation and which start get the rest of the budget. */
import type { Tuning } from './searchStage.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Rng } from '../../base/rng.ts';
import { Failure } from '../../base/errors.ts';
import { FW } from '../../bench/worker/protocol.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { amountOf, scaled, type Budget, type Evaluator, type Solution } from '../task.ts';
import { search } from '../search.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TemplateSet } from '../../codegen/x86/templateSet.ts';
import { CodeGenerator, templateLibrary } from './codeGenerator.ts';
import type { Io } from '../../base/io.ts';
import { WorkerEvaluator } from './workerEvaluator.ts';
import { familiesOf, type StartVariant } from './writtenVariants.ts';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { foreignCandidate } from './islandExchange.ts';

/** The variant to be searched. */
export interface Chosen {
  readonly name: string;
  readonly fn: IrFunction;
  readonly problem: Problem;
  /** Where the search begins: what a trial found, or the first candidate. */
  readonly start: Candidate;
  /** Other candidates to begin with; none after trials. */
  readonly alternatives: readonly Candidate[];
  /** Whether it was read from code, and is not made of `VariantRequest.fn`. */
  readonly isRead: boolean;
  /** What the trials left of the budget. */
  readonly budget: Budget;
  /** One line for the user; empty when there was nothing to choose. */
  readonly why: string;
}

export interface VariantRequest extends Tuning {
  /** The function as it was bridged. */
  readonly fn: IrFunction;
  /** What was read from code that compilers made or a user named. */
  readonly written: readonly StartVariant[];
  /** `auto`, or the name of a variant. */
  readonly wanted: string;
  readonly resume: boolean;
  readonly checkpointFile: string;
  /** Whether a candidate is known to begin with, other than by the checkpoint, for the word IR of this hash. */
  readonly isKnown: (irSha256: string) => boolean;
  /** Of the hashes of known word IR the one of the best known code; the first one if absent or null. */
  readonly bestKnown?: (irSha256s: readonly string[]) => string | null;
  /** Candidates of any origin that other searches have found for the word IR of this hash; none if absent. */
  readonly others?: (irSha256: string) => readonly unknown[];
  /** What the worker tests candidates on. */
  readonly vectors: readonly TestVector[];
  readonly budget: Budget;
  readonly rng: Rng;
}

/**
 * Share of the budget that goes into trials, all together; how many variants are tried at most, and from which budget
 * on each one more: their comparisons take time, too; which part of the contestants survives a round.
 */
const TRIAL_SHARE = 0.25;
const MAX_VARIANTS = 5;
const BUDGET_OF_VARIANT = { time: 4000, evaluations: 400 } as const;
const SURVIVORS = 1 / 2;

/** How long the contestants of a round wait for a quiet core at most. */
const TRIAL_WAIT_MS = 1000;

/** A variant with a family of starts, or with the best candidate found from there. */
interface TrialContestant {
  readonly name: string;
  readonly variant: StartVariant;
  readonly problem: Problem;
  readonly starts: readonly Candidate[];
}

export class StartTrials {
  private readonly request: VariantRequest;
  private readonly io: Io;
  private readonly evaluator: Evaluator;
  /** Null where a model judges. */
  private readonly measuring: WorkerEvaluator | null;
  private readonly templates: TemplateSet;
  /** Whether there is code that first candidates are raced against. */
  private hasIncumbent = false;

  constructor(request: VariantRequest, worker: Worker, io: Io) {
    this.request = request;
    this.io = io;
    const { estimator, rng, aim } = request;
    const measuring = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, aim);
    this.measuring = estimator === undefined ? measuring : null;
    this.evaluator = estimator ?? measuring;
    this.templates = templateLibrary(io.root);
  }

  /**
   * The variants whose first candidates are fastest, and of those that were read from code the ones that a user named
   * or that are faster still: code that is no better than our own starts costs no more than its first race.
   */
  async promising(
    variants: readonly StartVariant[],
    written: readonly StartVariant[],
  ): Promise<readonly StartVariant[]> {
    if (variants.length === 1 && written.length === 0) return variants;
    const times = new Map<StartVariant, number>();
    for (const variant of [...variants, ...written]) times.set(variant, await this.firstTime(variant));
    const timeOf = (v: StartVariant): number => times.get(v) ?? Infinity;
    const own = [...variants].sort((a, b) => timeOf(a) - timeOf(b)).slice(0, triedVariants(this.request.budget));
    return [...own, ...written.filter((v) => v.isAsked === true || timeOf(v) < timeOf(own[0]))];
  }

  /**
   * Time of the fastest first candidate of a variant, relative to the first candidate that could be measured; infinite
   * if none is right.
   */
  private async firstTime(variant: StartVariant): Promise<number> {
    const problem = buildProblem(variant.fn);
    const starts = familiesOf(variant, problem).flatMap(({ candidates }) => candidates);
    const codes = this.lowerable(problem, starts).map(({ code }) => code);
    if (!this.hasIncumbent && codes.length > 0) {
      this.hasIncumbent = true;
      this.evaluator.setIncumbent(codes[0]);
      await this.measuring?.setPerturbation(codes[0]);
    }
    let least = Infinity;
    for (const code of codes) {
      const { verdict, ratio } = await this.evaluator.race(code, code.length, Infinity);
      if (verdict === 'ok') least = Math.min(least, ratio);
    }
    return least;
  }

  /** What another search has found and makes trials needless; null if there is nothing, see `aheadOfStarts`. */
  async ahead(variants: readonly StartVariant[], promising: StartVariant): Promise<Ahead | null> {
    const { others } = this.request;
    if (others === undefined) return null;
    const { evaluator } = this;
    return aheadOfStarts(variants, promising, { others, evaluator, generator: (problem) => this.generator(problem) });
  }

  private lowerable(
    problem: Problem,
    candidates: readonly Candidate[],
  ): { readonly candidate: Candidate; readonly code: Uint8Array }[] {
    const generator = this.generator(problem);
    return candidates.flatMap((candidate) => {
      const code = generator.codeOf(candidate);
      return code === null ? [] : [{ candidate, code }];
    });
  }

  /**
   * The winner of short searches, to be searched on from its best candidate: every variant from every family of starts,
   * the better half once more, and so on (successive halving: K. Jamieson and A. Talwalkar, AISTATS 2016).
   */
  async best(variants: readonly StartVariant[]): Promise<Chosen> {
    let contestants = variants.flatMap((variant) => this.contestants(variant));
    let why = '';
    if (contestants.length === 0)
      throw new Failure('unsupported', 'no first candidate can be lowered into code that there is room for', {
        where: variants[0].fn.name,
        expected: `first candidates whose code has at most ${FW.MAX_CODE_BYTES} bytes`,
      });
    const rounds = roundsFor(contestants.length);
    const { budget } = this.request;
    const isTried = rounds > 0;
    for (let round = 0; round < rounds; round++) {
      const slice = scaled(budget, TRIAL_SHARE / rounds / contestants.length);
      const codes: Uint8Array[] = [];
      const found: TrialContestant[] = [];
      for (const contestant of contestants) {
        const { candidate, code } = await this.searched(contestant, slice, round);
        codes.push(code);
        found.push({ ...contestant, starts: [candidate] });
      }
      const times = await this.evaluator.tournament(codes, TRIAL_WAIT_MS);
      const least = Math.min(...times);
      if (round === 0)
        why =
          `${found.map(({ name }, i) => `${name} ${(times[i] / least).toFixed(3)}`).join(', ')} (time after ` +
          'short searches, relative)';
      const order = found.map((_, i) => i).sort((a, b) => times[a] - times[b]);
      contestants = order.slice(0, survivors(order.length)).map((i) => found[i]);
    }
    const [
      {
        name,
        variant,
        problem,
        starts: [start, ...alternatives],
      },
    ] = contestants;
    return {
      name: variant.name,
      fn: variant.fn,
      isRead: variant.listing !== undefined,
      problem,
      start,
      alternatives,
      budget: isTried ? scaled(budget, 1 - TRIAL_SHARE) : budget,
      why: isTried ? `${why}: ${name}` : '',
    };
  }

  private contestants(variant: StartVariant): TrialContestant[] {
    const problem = buildProblem(variant.fn);
    const families = familiesOf(variant, problem).map(({ name, candidates }) => ({
      name,
      starts: this.lowerable(problem, candidates),
    }));
    return families
      .filter(({ starts }) => starts.length > 0)
      .map(({ name, starts }) => ({
        name: `${variant.name} ${name}`.trimEnd(),
        variant,
        problem,
        starts: starts.map((s) => s.candidate),
      }));
  }

  private async searched(
    { name, problem, starts: [start, ...alternatives] }: TrialContestant,
    budget: Budget,
    round: number,
  ): Promise<Solution> {
    const { best } = await search({
      problem,
      start,
      alternatives,
      generator: this.generator(problem),
      evaluator: this.evaluator,
      rng: this.request.rng.fork(`${name} ${round}`),
      clock: this.io.clock,
      budget,
      champions: 2,
      stopped: () => this.io.interrupted.aborted,
    });
    return best;
  }

  private generator(problem: Problem): CodeGenerator {
    const { target, core, estimator } = this.request;
    return new CodeGenerator(problem, this.templates, target, core, estimator);
  }
}

const triedVariants = (budget: Budget): number =>
  Math.min(MAX_VARIANTS, Math.max(1, Math.floor(amountOf(budget) / BUDGET_OF_VARIANT[budget.kind])));

const survivors = (contestants: number): number => Math.max(1, Math.round(contestants * SURVIVORS));

/** Rounds until one of so many contestants is left. */
function roundsFor(contestants: number): number {
  let rounds = 0;
  for (let n = contestants; n > 1; n = survivors(n)) rounds++;
  return rounds;
}

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
interface Ahead {
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
  evaluator.setIncumbent(first);
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

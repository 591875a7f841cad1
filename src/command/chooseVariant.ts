import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { sha256 } from '../base/hash.ts';
import type { IrFunction } from '../ir/function.ts';
import { print } from '../ir/print.ts';
import { buildProblem } from '../model/build.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Problem } from '../model/problem.ts';
import { startingCandidates } from '../model/starts.ts';
import { variantsOf, type Variant } from '../pass/variants.ts';
import { scaled, type Budget } from '../search/budget.ts';
import { search } from '../search/search.ts';
import { STRATEGIES } from '../search/strategies/named.ts';
import { checkpointKey } from '../store/checkpoint.ts';
import { proveSpec } from '../verify/specification.ts';
import type { Worker } from '../worker/client.ts';
import type { Core } from '../x86/ports.ts';
import type { Target } from '../x86/target.ts';
import { CodeGenerator } from './codeGenerator.ts';
import type { Io } from './io.ts';
import { storedCandidate } from './storedCandidate.ts';
import { templateLibrary } from './templateLibrary.ts';
import { WorkerEvaluator, type Aim } from './workerEvaluator.ts';

/** The variant to be searched. */
export interface Chosen {
  readonly name: string;
  readonly fn: IrFunction;
  readonly problem: Problem;
  /** Where the search begins: what a trial found, or the first candidate. */
  readonly start: Candidate;
  /** Other candidates to begin with; none after trials. */
  readonly alternatives: readonly Candidate[];
  /** What the trials left of the budget. */
  readonly budget: Budget;
  /** One line for the user; empty when there was nothing to choose. */
  readonly why: string;
}

export interface VariantRequest {
  /** The function as it was bridged. */
  readonly fn: IrFunction;
  /** `auto`, or the name of a variant. */
  readonly wanted: string;
  readonly resume: boolean;
  readonly checkpointFile: string;
  readonly target: Target;
  readonly core: Core;
  readonly aim: Aim;
  readonly budget: Budget;
  readonly rng: Rng;
}

/** Share of the budget that goes into trying variants, all together; and how many are tried at most. */
const TRIAL_SHARE = 0.12, MOST_TRIALS = 3;

/**
 * Chooses among the variants of a function: the one asked for; when resuming, the one that is known from before; otherwise the
 * winner of short searches from whose best candidate the search goes on, of those whose first candidates are fastest. Throws
 * `input` for a name the function does not have. The worker's function and vectors are those of `fn`, of which every variant
 * computes the same words.
 */
export async function chooseVariant(request: VariantRequest, worker: Worker, io: Io): Promise<Chosen> {
  const variants = variantsOf(request.fn), known = knownVariant(variants, request, io);
  if (known !== null) return chosen(known, request.budget);
  if (variants.length === 1) return chosen(variants[0], request.budget);
  const trials = new Trials(request, worker, io);
  const worthTrying = provable(await trials.promising(variants));
  return worthTrying.length === 1 ? chosen(worthTrying[0], request.budget) : trials.best(worthTrying);
}

/** Of functions with a specification, the variants that are proved to meet it; all of them if none is. */
function provable(variants: readonly Variant[]): readonly Variant[] {
  const proved = variants.filter(({ fn }) => fn.spec === undefined || proveSpec(fn).kind === 'proved');
  return proved.length === 0 ? variants : proved;
}

function knownVariant(variants: readonly Variant[], { wanted, resume, checkpointFile, target }: VariantRequest, io: Io): Variant | null {
  if (wanted !== 'auto') {
    const asked = variants.find(v => v.name === wanted);
    if (asked !== undefined) return asked;
    throw new Failure('input', `this function has no variant "${wanted}"`, { expected: `one of auto, ${variants.map(v => v.name).join(', ')}` });
  }
  if (!resume) return null;
  const key = checkpointKey(checkpointFile), keyOf = ({ fn }: Variant): string => sha256(print(fn));
  return variants.find(v => keyOf(v) === key) ?? variants.find(v => storedCandidate(io.results, keyOf(v), target.name) !== null) ?? null;
}

function chosen({ name, fn }: Variant, budget: Budget): Chosen {
  const problem = buildProblem(fn), [start, ...alternatives] = startingCandidates(problem);
  return { name, fn, problem, start, alternatives, budget, why: '' };
}

/** Short races and searches of variants, all with one evaluator. */
class Trials {
  private readonly request: VariantRequest;
  private readonly io: Io;
  private readonly evaluator: WorkerEvaluator;

  constructor(request: VariantRequest, worker: Worker, io: Io) {
    this.request = request;
    this.io = io;
    this.evaluator = new WorkerEvaluator(worker, request.rng.fork('evaluator'), io.clock, request.aim);
  }

  /** The variants whose first candidates are fastest. */
  async promising(variants: readonly Variant[]): Promise<readonly Variant[]> {
    const times = new Map<Variant, number>();
    for (const variant of variants) times.set(variant, await this.firstTime(chosen(variant, this.request.budget), times.size === 0));
    return [...variants].sort((a, b) => (times.get(a) ?? Infinity) - (times.get(b) ?? Infinity)).slice(0, MOST_TRIALS);
  }

  /** Time of the fastest first candidate of a variant, relative to that of the first variant; infinite if none is right. */
  private async firstTime({ problem, start, alternatives }: Chosen, isFirst: boolean): Promise<number> {
    const generator = this.generator(problem), codes = [start, ...alternatives].flatMap(c => {
      const g = generator.generate(c);
      return g === null ? [] : [g.bytes.slice(0, g.length)];
    });
    if (isFirst && codes.length > 0) this.evaluator.setOpponent(codes[0]);
    let least = Infinity;
    for (const code of codes) {
      const { verdict, ratio } = await this.evaluator.race(code, code.length, Infinity);
      if (verdict === 'ok') least = Math.min(least, ratio);
    }
    return least;
  }

  /** The winner of a short search per variant, to be searched from its best candidate. */
  async best(variants: readonly Variant[]): Promise<Chosen> {
    const { rng, budget } = this.request, trials: { readonly chosen: Chosen; readonly code: Uint8Array }[] = [];
    for (const variant of variants) {
      const first = chosen(variant, scaled(budget, 1 - TRIAL_SHARE)), { problem, start, alternatives } = first;
      const { best } = await search({
        problem, start, alternatives, generator: this.generator(problem), evaluator: this.evaluator, rng: rng.fork(variant.name),
        clock: this.io.clock, budget: scaled(budget, TRIAL_SHARE / variants.length), strategy: STRATEGIES['anneal-cool'](), stopped: () => this.io.interrupted.aborted,
      });
      trials.push({ chosen: { ...first, start: best.candidate, alternatives: [] }, code: best.code });
    }
    const times = await this.evaluator.tournament(trials.map(t => t.code)), least = Math.min(...times);
    const why = `variant ${trials.map(({ chosen: { name } }, i) => `${name} ${(times[i] / least).toFixed(3)}`).join(', ')} (time after short searches, relative)`;
    return { ...trials[times.indexOf(least)].chosen, why };
  }

  private generator(problem: Problem): CodeGenerator {
    return new CodeGenerator(problem, templateLibrary(this.io.root), this.request.target, this.request.core);
  }
}

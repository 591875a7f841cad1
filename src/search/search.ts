/** Searches for the fastest right code of a problem by measured random changes, as CryptOpt does. */
import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { cloneCandidate, type Candidate } from '../codegen/candidate/candidate.ts';
import { Meter, type Budget, newCounters, type Progress, type SearchOptions } from './task.ts';
import { Climb, type ClimbHost, distinct, solutionOf } from './climb.ts';
import { Immigration } from './immigration.ts';
import { MutationContext, type Mutation } from './mutations/mutation.ts';
import { drawMutation, MUTATIONS } from './mutations/all.ts';
import { type Schedule, type Solution, type Strategy, type StrategyTools, STRATEGIES } from './strategy.ts';
import { Tried } from './tried.ts';

export interface SearchResult {
  readonly best: Solution;
  /** Champions in the order of the final tournament, best first. */
  readonly archive: readonly Solution[];
  readonly start: Solution;
  readonly progress: Progress;
  readonly strategy: string;
}

const CHAMPIONS = 12;
const TICK_MS = 100;
/** Of a tournament for a quiet core, and relative to the budget. */
const MAX_WAIT_MS = 5000;
const WAIT_SHARE = 0.025;
/** Of the comparison whose result is shown; those that choose the best look at four. */
const CONFIRMING_LAYOUTS = 8;

/**
 * Searches for the fastest right code of `problem` by random changes that are measured, as CryptOpt does (J. Kuepper et
 * al., PLDI 2023). Everything but the measurements follows from the
 * seed of `rng`. The result is the winner of a tournament among the champions over many placements, so
 * that neither the last candidate nor a lucky one is returned.
 */
export async function search(o: SearchOptions): Promise<SearchResult> {
  return new Search(o).run();
}

class Search implements ClimbHost {
  readonly o: SearchOptions;
  readonly meter: Meter;
  readonly counters = newCounters();
  readonly context: MutationContext;
  readonly tried = new Tried();
  readonly mutations: readonly Mutation[];
  private readonly archive: Archive;
  private readonly strategy: Strategy;
  private readonly immigration: Immigration;
  private readonly start: Solution;
  /** The start or a faster alternative. */
  private from: Solution;
  /** Whether champions must be admitted. */
  private isStrict = false;
  private phase = 'start';
  private lastTickMs = -TICK_MS;
  /** By which the best was chosen: the luckiest of many comparisons, and so too good. */
  private bestRatio = Number.NaN;
  /** Of the best, by a comparison of its own that decided nothing; this is what is shown. */
  private confirmedRatio = Number.NaN;
  private best: Solution;

  constructor(o: SearchOptions) {
    this.o = o;
    this.meter = new Meter(o.budget, o.clock);
    this.context = new MutationContext(o.problem, o.start);
    this.strategy = o.strategy ?? Object.values(STRATEGIES)[0]();
    this.mutations = o.mutations ?? MUTATIONS;
    this.archive = new Archive(o.champions ?? CHAMPIONS);
    this.immigration = new Immigration({
      offered: o.immigrants,
      counters: this.counters,
      lowered: (candidate) => this.lowered(candidate),
      isRight: (s) => this.isRight(s),
      elapsedMs: () => this.meter.elapsedMs,
      used: () => this.meter.used,
      from: o.exchangeFrom ?? 0,
    });
    const start = this.lowered(o.start);
    if (start === null) throw new Failure('invariant', `${o.problem.fn.name}: the first candidate cannot be lowered`);
    this.start = start;
    this.from = start;
    this.best = start;
  }

  async run(): Promise<SearchResult> {
    await this.checkStart();
    this.archive.add(this.start);
    await this.chooseStart();
    const found = await this.strategy.run(this.tools(), this.o.rng);
    this.archive.add(found);
    this.phase = 'tournament';
    const contestants = ((await this.o.contestants?.()) ?? []).map((c) => this.lowered(c)).filter((s) => s !== null);
    const others = await this.onlyAdmitted(contestants);
    const ranked = await this.rank(distinct([this.start, this.from, this.best, ...this.archive.all, ...others]));
    this.best = ranked[0];
    return {
      best: ranked[0],
      archive: ranked,
      start: this.start,
      progress: this.progress(false),
      strategy: this.strategy.name,
    };
  }

  private lowered(candidate: Candidate): Solution | null {
    const g = this.o.generator.generate(candidate);
    return g === null ? null : solutionOf(candidate, g);
  }

  /** The start must be right: everything later is compared with it. */
  private async checkStart(): Promise<void> {
    this.o.evaluator.setIncumbent(this.start.code);
    const race = await this.o.evaluator.race(this.start.code, this.start.code.length, Infinity);
    if (race.verdict === 'ok') {
      this.isStrict = (await this.o.admits?.(this.start)) ?? false;
      return;
    }
    this.o.onWrong?.(this.start, race);
    throw new Failure('invariant', `${this.o.problem.fn.name}: the first candidate is ${race.verdict}`, {
      found: race.detail,
    });
  }

  private async chooseStart(): Promise<void> {
    const alternatives = (this.o.alternatives ?? []).map((c) => this.lowered(c)).filter((s) => s !== null);
    const right: Solution[] = [];
    for (const s of alternatives) if ((await this.rightOrStart(s)) === s) right.push(s);
    const arrivals = await this.onlyAdmitted(await this.immigration.arrivals());
    [this.from] = await this.rank(distinct([this.start, ...right, ...arrivals]));
    if (this.from === this.start) return;
    await this.newBest(this.from);
    if (arrivals.some(({ hash }) => hash === this.from.hash)) this.counters.adopted++;
  }

  private tools(): StrategyTools {
    return {
      start: this.from,
      climb: (from, schedule, phase, rng) => this.climb(from, schedule, phase, rng),
      shake: (from, mutations, rng) => this.shake(from, mutations, rng),
      best: async (of) => (await this.rank(of))[0],
      used: () => this.meter.used,
      stopped: () => this.stopped(),
    };
  }

  stopped(): boolean {
    return this.o.stopped?.() ?? false;
  }

  private async climb(from: Solution, schedule: Schedule, phase: string, rng: Rng): Promise<Solution> {
    this.phase = phase;
    const climb = new Climb(await this.rightOrStart(from), schedule, this, rng);
    const best = await climb.run();
    this.archive.add(best);
    return best;
  }

  immigrants(): Promise<readonly Solution[]> | null {
    return this.immigration.due();
  }

  async admits(s: Solution): Promise<boolean> {
    if (!this.isStrict || s.hash === this.start.hash || (await this.o.admits?.(s))) return true;
    this.counters.refused++;
    return false;
  }

  private async onlyAdmitted(solutions: readonly Solution[]): Promise<Solution[]> {
    const admitted: Solution[] = [];
    for (const s of solutions) if (await this.admits(s)) admitted.push(s);
    return admitted;
  }

  /** The solution if it is right and admitted, and otherwise the start: what was shaken has not been tested yet. */
  private async rightOrStart(s: Solution): Promise<Solution> {
    if (s.hash === this.start.hash) return s;
    return (await this.isRight(s)) && (await this.admits(s)) ? s : this.start;
  }

  private async isRight(s: Solution): Promise<boolean> {
    const race = await this.o.evaluator.race(s.code, s.code.length, Infinity);
    if (race.verdict === 'ok') return true;
    this.counters.wrong++;
    this.o.onWrong?.(s, race);
    return false;
  }

  private shake(from: Solution, mutations: number, rng: Rng): Solution {
    const c = cloneCandidate(from.candidate);
    for (let i = 0; i < mutations; i++) {
      const undo = drawMutation(rng, this.mutations).propose(c, rng, this.context);
      if (undo !== null && this.o.generator.generate(c) === null) undo();
    }
    return this.lowered(c) ?? from;
  }

  async tick(best: Solution, isNew: boolean): Promise<void> {
    if (isNew) await this.newBest(best);
    const now = this.meter.elapsedMs;
    if (!isNew && now - this.lastTickMs < TICK_MS) return;
    this.lastTickMs = now;
    await this.o.onProgress?.(this.progress(isNew), this.best);
  }

  private async newBest(best: Solution): Promise<void> {
    this.archive.add(best);
    const ratio = await this.o.evaluator.duel(best.code, this.start.code, 4);
    if (ratio === null || ratio >= (Number.isNaN(this.bestRatio) ? Infinity : this.bestRatio)) return;
    this.bestRatio = ratio;
    this.best = best;
    this.confirmedRatio = (await this.o.evaluator.duel(best.code, this.start.code, CONFIRMING_LAYOUTS)) ?? ratio;
  }

  /** Fastest first, by a careful comparison. */
  private async rank(solutions: readonly Solution[]): Promise<Solution[]> {
    if (solutions.length < 2) return [...solutions];
    const times = await this.o.evaluator.tournament(
      solutions.map((s) => s.code),
      waitMsOf(this.o.budget),
    );
    const order = solutions.map((_, i) => i).sort((a, b) => times[a] - times[b]);
    return order.map((i) => solutions[i]);
  }

  private progress(isNewBest: boolean): Progress {
    return {
      phase: this.phase,
      used: Math.min(1, this.meter.used),
      elapsedMs: this.meter.elapsedMs,
      evaluations: this.meter.evaluations,
      busyMs: this.o.evaluator.busyMs,
      counters: { ...this.counters },
      instructions: this.best.instructions,
      bestRatio: this.confirmedRatio,
      isNewBest,
    };
  }
}

/** How long a tournament may wait for a quiet core, as the evaluator likes if there is no limit of time. */
const waitMsOf = (budget: Budget): number | undefined =>
  budget.kind === 'time' ? Math.min(MAX_WAIT_MS, WAIT_SHARE * budget.ms) : undefined;

/** The last few champions, oldest first, each code once. */
class Archive {
  private readonly limit: number;
  private entries: Solution[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  add(s: Solution): void {
    this.entries = [...this.entries.filter((e) => e.hash !== s.hash), s].slice(-this.limit);
  }

  get all(): readonly Solution[] {
    return this.entries;
  }
}

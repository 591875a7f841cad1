/** Searches for the fastest right code of a problem by measured random changes, as CryptOpt does. */
import { Failure } from '../base/errors.ts';
import type { Rng } from '../base/rng.ts';
import { cloneCandidate, type Candidate, copyCandidate } from '../codegen/candidate/candidate.ts';
import {
  Meter,
  type Budget,
  newCounters,
  type Progress,
  type SearchOptions,
  type Race,
  type Generated,
  type Solution,
  type Strategy,
} from './task.ts';
import { EXCHANGE_MS, MAX_AT_ONCE } from './islandFolder.ts';
import { MutationContext, drawMutation } from './mutations.ts';
import { hashBytes } from '../base/hash.ts';

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

class Search {
  readonly o: SearchOptions;
  readonly meter: Meter;
  readonly counters = newCounters();
  private readonly archive: Archive;
  /** Temperature at which it begins. */
  private readonly hot: number;
  /** Candidates of other searches that came in, by their code, and when they were asked for last. */
  private readonly met = new Set<number>();
  private askedMs = -Infinity;
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
    this.hot = HOT[o.strategy ?? 'anneal-cool'];
    this.archive = new Archive(o.champions ?? CHAMPIONS);
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
    this.phase = 'climb';
    this.archive.add(await new Climb(this.from, this.hot, this, this.o.rng.fork('climb')).run());
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
      strategy: `anneal(${this.hot},${COLD})`,
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
    for (const s of alternatives)
      if (s.hash !== this.start.hash && (await this.isRight(s)) && (await this.admits(s))) right.push(s);
    const arrivals = await this.onlyAdmitted(await this.arrivals());
    [this.from] = await this.rank(distinct([this.start, ...right, ...arrivals]));
    if (this.from === this.start) return;
    await this.newBest(this.from);
    if (arrivals.some(({ hash }) => hash === this.from.hash)) this.counters.adopted++;
  }

  /** What other searches have found, and is right; null while it is not time to ask. */
  immigrants(): Promise<readonly Solution[]> | null {
    const isEarly = this.meter.elapsedMs - this.askedMs < EXCHANGE_MS;
    return this.o.immigrants === undefined || isEarly ? null : this.arrivals();
  }

  /** What has come since it was asked last and is right, each code once. */
  private async arrivals(): Promise<Solution[]> {
    this.askedMs = this.meter.elapsedMs;
    const right: Solution[] = [];
    for (const candidate of ((await this.o.immigrants?.()) ?? []).slice(0, MAX_AT_ONCE)) {
      const s = this.lowered(candidate);
      if (s !== null && this.met.has(s.hash)) continue;
      if (s !== null) this.met.add(s.hash);
      this.counters.immigrants++;
      if (s !== null && (await this.isRight(s))) right.push(s);
      else this.counters.turnedAway++;
    }
    return right;
  }

  /** Whether a solution may become the best one. */
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

  private async isRight(s: Solution): Promise<boolean> {
    const race = await this.o.evaluator.race(s.code, s.code.length, Infinity);
    if (race.verdict === 'ok') return true;
    this.counters.wrong++;
    this.o.onWrong?.(s, race);
    return false;
  }

  /** Told of every new best and about ten times a second. */
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

/* One climb: simulated annealing (S. Kirkpatrick et al., Science 220, 1983) on measured ratios.
 *
 * A proposal is generated from the current candidate, tested, and raced against it; the temperature decides how slow it
 * may be to become current. Several proposals are under way at once, so that the worker never waits for the generator;
 * one that was accepted against a candidate which has been replaced meanwhile is raced again. */

/**
 * Requests that are open at the worker: filled up to the first number whenever they fall to the second, so that they
 * travel in groups. More keep the worker busier (8 and 6: 81 % of the time for 25519 mul; 10 and 8: 82 %; 12 and 10: 84
 * %) and make more proposals from what is no longer current.
 */
const DEPTH = 10;
const REFILL = 8;
/**
 * Temperatures at which a climb begins and ends: how much slower than the current candidate, as a fraction, an accepted
 * one may be on average.
 */
const HOT: Readonly<Record<Strategy, number>> = { 'anneal-cool': 0.006, anneal: 0.03 };
const COLD = 0.0008;

/** Proposals without anything new before the climb counts as stuck. */
const STUCK_AFTER = 4000;

/** Above this temperature races are short: what they misjudge is less than what annealing accepts anyway. */
const HASTY_ABOVE = 0.004;

/** A new best takes at most this part of the time of the one before, in duels over ever more placements. */
const BETTER = 0.998;
const SURE_LAYOUTS = [8, 32];
/** The same for what comes from elsewhere, most of which is worse. */
const STRANGER_LAYOUTS = [4, ...SURE_LAYOUTS];

/** A candidate whose static bound exceeds the best one's by more than this factor is not raced. */
const HOPELESS = 1.12;

interface Trial {
  readonly solution: Solution;
  readonly basis: number;
  readonly race: Promise<Race>;
}

class Climb {
  private readonly x: Search;
  private readonly rng: Rng;
  /** Temperature at which it begins. */
  private readonly hot: number;
  private readonly from: number;
  private readonly context: MutationContext;
  private readonly tried = new Tried();
  private current: Solution;
  private best: Solution;
  /** Increases whenever `current` changes; trials remember against which they were raced. */
  private basis = 0;
  private accepted = 0;
  private barren = 0;
  private readonly scratch: Candidate;

  constructor(start: Solution, hot: number, x: Search, rng: Rng) {
    this.x = x;
    this.rng = rng;
    this.hot = hot;
    this.from = x.meter.used;
    this.context = new MutationContext(x.o.problem);
    this.current = start;
    this.best = start;
    this.scratch = cloneCandidate(start.candidate);
  }

  /** Runs until the budget is spent, or there is no other code to try, and returns the best solution found. */
  async run(): Promise<Solution> {
    this.adopt(this.current);
    const open: Trial[] = [];
    let isExhausted = false;
    while (!this.finished()) {
      if (open.length <= REFILL) while (open.length < DEPTH && this.barren < STUCK_AFTER) this.propose(open);
      const trial = open.shift();
      if (trial === undefined) {
        if (isExhausted) break;
        isExhausted = true;
        this.barren = 0;
        await this.returnTo(this.best);
        continue;
      }
      isExhausted = false;
      await this.consider(trial, open);
      await this.x.tick(this.best, false);
      const immigrants = this.x.immigrants();
      if (immigrants !== null) await this.welcome(await immigrants);
    }
    for (const t of open) await t.race;
    return this.finish();
  }

  private finished(): boolean {
    return this.x.o.stopped?.() === true || this.x.meter.used >= 1;
  }

  /** Falls from `hot` to `COLD` geometrically while the climb goes on. */
  private temperature(): number {
    const { x, from, hot } = this;
    return hot * (COLD / hot) ** Math.min(1, (x.meter.used - from) / Math.max(1e-9, 1 - from));
  }

  private adopt(s: Solution): void {
    this.current = s;
    this.basis++;
    this.x.o.evaluator.setIncumbent(s.code);
    this.context.asked = s.asked;
    this.x.o.generator.settle?.(s.candidate);
  }

  /** Mutates the current candidate; submits it unless it is illegal, unchanged or known. */
  private propose(open: Trial[]): void {
    const { counters } = this.x;
    const { generator, mutations } = this.x.o;
    const c = this.scratch;
    copyCandidate(this.current.candidate, c);
    let changed = 0;
    for (let n = this.rng.below(16) === 0 ? 2 : 1; n > 0; n--)
      if (drawMutation(this.rng, mutations).propose(c, this.rng, this.context)) changed++;
    if (changed === 0) {
      this.barren++;
      return;
    }
    counters.proposals++;
    const g = generator.generate(c);
    if (g === null) {
      counters.illegal++;
      this.barren++;
      return;
    }
    if (g.bound > this.best.bound * HOPELESS) {
      counters.hopeless++;
      this.barren++;
      return;
    }
    const hash = hashBytes(g.bytes, g.length);
    if (hash === this.current.hash) {
      this.drift(c, g.asked);
      return;
    }
    if (!this.tried.add(hash)) {
      counters.duplicates++;
      this.barren++;
      return;
    }
    this.barren = 0;
    this.submit(solutionOf(c, g, hash), open);
  }

  /** The code is the same: keep the candidate, which may open other ways. */
  private drift(c: Candidate, asked: Uint16Array): void {
    this.x.counters.duplicates++;
    this.barren++;
    this.current = { ...this.current, candidate: cloneCandidate(c), asked: asked.slice() };
    this.context.asked = this.current.asked;
    this.x.o.generator.settle?.(this.current.candidate);
  }

  /** Races it; as slow as 1 - temperature · ln(u) of the current time, u uniform, is accepted. */
  private submit(solution: Solution, open: Trial[]): void {
    const { code } = solution;
    const temperature = this.temperature();
    const limit = 1 - temperature * Math.log(1 - this.rng.unit());
    const race = this.x.o.evaluator.race(code, code.length, limit, temperature > HASTY_ABOVE);
    open.push({ solution, basis: this.basis, race });
  }

  private async consider(trial: Trial, open: Trial[]): Promise<void> {
    const race = await trial.race;
    const { counters, meter } = this.x;
    meter.evaluations++;
    if (race.verdict !== 'ok') {
      counters.wrong++;
      this.x.o.onWrong?.(trial.solution, race);
      return;
    }
    const isCurrent = trial.basis === this.basis;
    if (race.accepted && !isCurrent) {
      this.submit(trial.solution, open);
      return;
    }
    if (!race.accepted) return;
    counters.accepted++;
    this.adopt(trial.solution);
    if (++this.accepted % 8 === 0 || race.ratio < 0.985) await this.judge();
  }

  /**
   * Is the current candidate better than the best one over several placements? If it has become clearly worse, or is
   * better and not admitted, go back.
   */
  private async judge(): Promise<void> {
    const { evaluator } = this.x.o;
    const ratio = this.current === this.best ? 1 : await evaluator.duel(this.current.code, this.best.code, 4);
    if (ratio !== null && ratio < BETTER) {
      if (await this.isSurelyBetter(this.current, SURE_LAYOUTS)) await this.promote();
    } else if (ratio !== null && ratio > 1.02 + 3 * this.temperature()) await this.returnTo(this.best);
  }

  /** Twice more, over more placements: what is promoted by luck is never found out later. */
  private async isSurelyBetter({ code }: Solution, duels: readonly number[]): Promise<boolean> {
    for (const layouts of duels) {
      const ratio = await this.x.o.evaluator.duel(code, this.best.code, layouts);
      if (ratio === null || ratio >= BETTER) return false;
    }
    return true;
  }

  /** Makes the current candidate the best one. */
  private async promote(): Promise<void> {
    if (!(await this.x.admits(this.current))) return this.returnTo(this.best);
    this.best = this.current;
    await this.x.tick(this.best, true);
  }

  /** Goes on from what others have found where that is better than the best, by the measure of a new best. */
  private async welcome(immigrants: readonly Solution[]): Promise<void> {
    for (const s of immigrants) {
      if (s.hash === this.best.hash || !(await this.isSurelyBetter(s, STRANGER_LAYOUTS))) continue;
      if (!(await this.x.admits(s))) continue;
      this.x.counters.adopted++;
      this.best = s;
      await this.x.tick(s, true);
      await this.returnTo(s);
    }
  }

  private async returnTo(s: Solution): Promise<void> {
    this.tried.clear();
    this.adopt(s);
  }

  /** The last candidate may be better than the best one without having been judged. */
  private async finish(): Promise<Solution> {
    if (this.current.hash === this.best.hash) return this.best;
    const ratio = await this.x.o.evaluator.duel(this.current.code, this.best.code, 16);
    return ratio !== null && ratio < 1 && (await this.x.admits(this.current)) ? this.current : this.best;
  }
}

/** Keeps `candidate` and what it was lowered to. */
function solutionOf(
  candidate: Candidate,
  { bytes, length, instructions, bound, asked }: Generated,
  hash = hashBytes(bytes, length),
): Solution {
  const kept = new ArrayBuffer(asked.byteLength + length);
  const bits = new Uint16Array(kept, 0, asked.length);
  const code = new Uint8Array(kept, asked.byteLength, length);
  code.set(bytes.subarray(0, length));
  bits.set(asked);
  return { candidate: cloneCandidate(candidate), code, hash, instructions, bound, asked: bits };
}

/** Each code once. */
const distinct = (all: readonly Solution[]): Solution[] =>
  all.filter((s, i) => all.findIndex(({ hash }) => hash === s.hash) === i);

/** A table of code that was already tried. */
const FREE = -1;
const LEAST_PLACES = 1 << 12;

/** Of these the table then forgets all. */
const MAX_TRIED = 1_000_000;

/**
 * Hashes (whole numbers below 2^53) of codes that were tried since the climb last went back; bounded. A table of
 * numbers, which the garbage collector need not look at.
 */
class Tried {
  private table = new Float64Array(LEAST_PLACES).fill(FREE);
  private count = 0;

  /** False if `hash` was there already. */
  add(hash: number): boolean {
    const place = this.placeOf(hash);
    if (this.table[place] === hash) return false;
    if (this.count >= MAX_TRIED) this.clear();
    else if (2 * this.count >= this.table.length) this.grow();
    this.put(hash);
    return true;
  }

  clear(): void {
    this.table = new Float64Array(LEAST_PLACES).fill(FREE);
    this.count = 0;
  }

  private grow(): void {
    const { table } = this;
    this.table = new Float64Array(2 * table.length).fill(FREE);
    this.count = 0;
    for (const hash of table) if (hash !== FREE) this.put(hash);
  }

  private put(hash: number): void {
    this.table[this.placeOf(hash)] = hash;
    this.count++;
  }

  /** Where `hash` is, or else the first free place from where it belongs. */
  private placeOf(hash: number): number {
    const { table } = this;
    const mask = table.length - 1;
    let place = hash & mask;
    while (table[place] !== FREE && table[place] !== hash) place = (place + 1) & mask;
    return place;
  }
}

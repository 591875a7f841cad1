/**
 * One climb: local search on measured ratios.
 *
 * A proposal is generated from the current candidate, tested, and raced against it; an `Acceptance` decides whether it
 * becomes current. Several proposals are under way at once, so that the worker never waits for the generator; one that
 * was accepted against a candidate which has been replaced meanwhile is raced again.
 */
import { hashBytes } from '../base/hash.ts';
import type { Rng } from '../base/rng.ts';
import { cloneCandidate, copyCandidate, type Candidate } from '../codegen/candidate/candidate.ts';
import type { Meter, Race, Generated, SearchOptions, Counters } from './task.ts';
import type { Mutation, MutationContext } from './mutations/mutation.ts';
import { drawMutation } from './mutations/all.ts';
import type { Schedule, Solution } from './strategy.ts';
import type { Tried } from './tried.ts';

/**
 * Requests that are open at the worker: filled up to the first number whenever they fall to the second, so that they
 * travel in groups. More keep the worker busier (8 and 6: 81 % of the time for 25519 mul; 10 and 8: 82 %; 12 and 10: 84
 * %) and make more proposals from what is no longer current.
 */
const DEPTH = 10;
const REFILL = 8;
/** Proposals without anything new before the climb counts as stuck. */
const STUCK_AFTER = 4000;

/** Above this slack races are short: what they misjudge is less than what annealing accepts anyway. */
const HASTY_ABOVE = 0.004;

/** A new best takes at most this part of the time of the one before, in duels over ever more placements. */
const BETTER = 0.998;
const SURE_LAYOUTS = [8, 32];
/** The same for what comes from elsewhere, most of which is worse. */
const STRANGER_LAYOUTS = [4, ...SURE_LAYOUTS];

/** A candidate whose static bound exceeds the best one's by more than this factor is not raced. */
const HOPELESS = 1.12;

/** The search that a climb is part of: its options, what it keeps from one climb to the next, and what it is asked. */
export interface ClimbHost {
  readonly o: SearchOptions;
  readonly context: MutationContext;
  readonly mutations: readonly Mutation[];
  readonly meter: Meter;
  readonly counters: Counters;
  readonly tried: Tried;
  /** Asked between proposals; true ends the climb early with the best so far. */
  stopped(): boolean;
  /** Told of every new best and about ten times a second. */
  tick(best: Solution, isNew: boolean): Promise<void>;
  /** Whether a solution may become the best one. */
  admits(s: Solution): Promise<boolean>;
  /** What other searches have found, and is right; null while it is not time to ask. */
  immigrants(): Promise<readonly Solution[]> | null;
}

interface Trial {
  readonly solution: Solution;
  readonly basis: number;
  readonly race: Promise<Race>;
}

export class Climb {
  private readonly x: ClimbHost;
  private readonly rng: Rng;
  private readonly schedule: Schedule;
  private readonly from: number;
  private current: Solution;
  private best: Solution;
  /** Increases whenever `current` changes; trials remember against which they were raced. */
  private basis = 0;
  private accepted = 0;
  private barren = 0;
  private readonly scratch: Candidate;

  constructor(start: Solution, schedule: Schedule, x: ClimbHost, rng: Rng) {
    this.x = x;
    this.rng = rng;
    this.schedule = schedule;
    this.from = x.meter.used;
    this.current = start;
    this.best = start;
    this.scratch = cloneCandidate(start.candidate);
  }

  /** Runs until the schedule ends, or there is no other code to try, and returns the best solution found. */
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
    return this.x.stopped() || this.x.meter.used >= Math.min(1, this.schedule.until);
  }

  /** How much of this climb is over. */
  private share(): number {
    return (this.x.meter.used - this.from) / Math.max(1e-9, this.schedule.until - this.from);
  }

  private adopt(s: Solution): void {
    this.current = s;
    this.basis++;
    this.x.o.evaluator.setIncumbent(s.code);
    this.x.context.asked = s.asked;
    this.x.o.generator.settle?.(s.candidate);
  }

  /** Mutates the current candidate; submits it unless it is illegal, unchanged or known. */
  private propose(open: Trial[]): void {
    const { context, counters, tried } = this.x;
    const { generator } = this.x.o;
    const c = this.scratch;
    copyCandidate(this.current.candidate, c);
    let changed = 0;
    for (let n = this.rng.below(16) === 0 ? 2 : 1; n > 0; n--)
      if (drawMutation(this.rng, this.x.mutations).propose(c, this.rng, context) !== null) changed++;
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
    if (!tried.add(hash)) {
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
    this.x.context.asked = this.current.asked;
    this.x.o.generator.settle?.(this.current.candidate);
  }

  private submit(solution: Solution, open: Trial[]): void {
    const { acceptance } = this.schedule;
    const share = this.share();
    const limit = acceptance.limit(share, this.rng);
    const race = this.x.o.evaluator.race(
      solution.code,
      solution.code.length,
      limit,
      acceptance.slack(share) > HASTY_ABOVE,
    );
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
    if (isCurrent) this.schedule.acceptance.note(race.ratio, race.accepted);
    if (!race.accepted) return;
    counters.accepted++;
    this.x.o.onAccepted?.(trial.solution);
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
    } else if (ratio !== null && ratio > 1.02 + 3 * this.schedule.acceptance.slack(this.share()))
      await this.returnTo(this.best);
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
    this.x.tried.clear();
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
export function solutionOf(
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
export const distinct = (all: readonly Solution[]): Solution[] =>
  all.filter((s, i) => all.findIndex(({ hash }) => hash === s.hash) === i);

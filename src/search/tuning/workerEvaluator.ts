/** The evaluator of a search on the measuring worker: tests, races and duels. */
import { MODES_OF_AIM, type Aim, type TimingMode } from '../../base/aims.ts';
import type { Clock } from '../../base/io.ts';
import type { Rng } from '../../base/rng.ts';
import { compare, Patience } from '../../bench/measure/compare.ts';
import { geometricMean, median } from '../../bench/measure/statistics.ts';
import type { Evaluator, Race } from '../task.ts';
import type { Bench, Worker } from '../../bench/worker/client.ts';
import type { RaceRequest } from '../../bench/worker/requests.ts';
import { DEFAULT_PLAN, HASTY_LOOKS, type RacePlan, type RaceResult } from '../../bench/worker/racePlan.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction } from '../../ir/function.ts';
import { aliasModes } from '../../ir/contract/domain.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { workerVectors } from '../../bench/testing/workerVectors.ts';
import type { TestVector } from '../../bench/worker/signature.ts';

/** Slots the tournament does not reach. */
const INCUMBENT = 62;
const DUEL = 61;
const PERTURBATION = 60;
/** From so many bytes on, code can be fast only while hardly any other runs between its calls. */
const LARGE = 1000;
/**
 * Placements of races. The ratio at one scatters by 1 to 2 % (Skylake, 9 limbs), several times as much as neighbours
 * differ; few candidates get beyond the first, so that the others cost little.
 */
const PLACEMENTS = 5;
/** Vectors that every candidate is tested on before its race; one that wins it must pass all. */
export const RACE_PLAN: RacePlan = { ...DEFAULT_PLAN, quickVectors: 16, placements: PLACEMENTS };
const HASTY_PLAN: RacePlan = { ...RACE_PLAN, looks: HASTY_LOOKS };
/** A duel looks at each placement once, for so many rounds, without giving up early. */
const DUEL_PLAN: RacePlan = { ...DEFAULT_PLAN, looks: [{ rounds: 48, margin: 0 }] };
const TOURNAMENT = { layouts: 24, rounds: 24 };
const TOURNAMENT_WAIT_MS = 5000;

/** With two modes, a candidate that already measures so much slower in the first is not raced in the second. */
const FIRST_MODE_MARGIN = 0.01;

/** The search's view of the measuring worker, whose function and test vectors must have been set. */
export class WorkerEvaluator implements Evaluator {
  busyMs = 0;
  private readonly worker: Worker;
  private readonly rng: Rng;
  private readonly clock: Clock;
  /** The worker, whose time for measurements counts. */
  private readonly bench: Bench;
  private readonly modes: readonly TimingMode[];
  /** Of ordinary and of hasty races in the first mode. */
  private readonly plans: readonly [RacePlan, RacePlan];
  /** What runs between the batches of all races and duels. */
  private perturbation: NonNullable<RacePlan['perturbation']> = { first: PERTURBATION, count: 0 };

  constructor(worker: Worker, rng: Rng, clock: Clock, aim: Aim = 'throughput') {
    this.modes = MODES_OF_AIM[aim];
    this.plans = [
      { ...RACE_PLAN, mode: this.modes[0] },
      { ...HASTY_PLAN, mode: this.modes[0] },
    ];
    this.worker = worker;
    this.rng = rng;
    this.clock = clock;
    this.bench = {
      hello: worker.hello,
      load: (slot, code) => worker.load(slot, code),
      measure: (request) => this.timed(() => worker.measure(request)),
    };
  }

  /**
   * Later races and duels have `code` run between their batches if it is large and right; it should differ from what is
   * raced.
   */
  async setPerturbation(code: Uint8Array): Promise<void> {
    if (code.length < LARGE || (await this.worker.test(code)).verdict !== 'ok') return;
    await this.worker.load(PERTURBATION, code);
    this.perturbation = { first: PERTURBATION, count: 1 };
  }

  setIncumbent(code: Uint8Array): void {
    // Requests are answered in order, so later races see it; a refusal would show in the next race.
    this.worker.load(INCUMBENT, code).catch(() => {});
  }

  async race(code: Uint8Array, length: number, limit: number, hasty = false): Promise<Race> {
    const {
      modes: [, second],
      plans,
    } = this;
    const plan = plans[hasty ? 1 : 0];
    if (second === undefined) return raceOf(await this.counted({ code, length, incumbent: INCUMBENT, limit, plan }));
    const kept = code.slice(0, length);
    const one = await this.counted({ code: kept, incumbent: INCUMBENT, limit: limit + FIRST_MODE_MARGIN, plan });
    if (!one.accepted) return raceOf(one);
    const two = await this.counted({
      code: kept,
      incumbent: INCUMBENT,
      limit: Infinity,
      plan: { ...plan, mode: second },
    });
    const ratio = Math.sqrt(one.ratio * two.ratio);
    return raceOf({ ...two, ratio, accepted: two.accepted && ratio <= limit });
  }

  async duel(a: Uint8Array, b: Uint8Array, layouts: number): Promise<number | null> {
    const ratios = await Promise.all(this.modes.map((mode) => this.duelIn(mode, a, b, layouts)));
    return ratios.includes(null) ? null : geometricMean(ratios.flatMap((r) => r ?? []));
  }

  private async duelIn(mode: TimingMode, a: Uint8Array, b: Uint8Array, layouts: number): Promise<number | null> {
    const [, incumbent, ...races] = await Promise.all([
      this.worker.load(DUEL, b),
      this.worker.test(b),
      ...Array.from({ length: layouts }, () =>
        this.counted({ code: a, length: a.length, incumbent: DUEL, limit: Infinity, plan: { ...DUEL_PLAN, mode } }),
      ),
    ]);
    if (incumbent.verdict !== 'ok' || races.some((race) => race.verdict !== 'ok')) return null;
    return median(races.map((race) => race.ratio));
  }

  async tournament(codes: readonly Uint8Array[], waitMs = TOURNAMENT_WAIT_MS): Promise<readonly number[]> {
    const entries = codes.map((code, i) => ({ name: String(i), code }));
    const comparisons = await compare(this.bench, entries, {
      rng: this.rng,
      clock: this.clock,
      modes: this.modes,
      ...TOURNAMENT,
      patience: new Patience(waitMs),
    });
    return codes.map((_, i) => geometricMean(comparisons.map((c) => c.entries[i].ratio.value)));
  }

  private async timed<T>(work: () => Promise<T>): Promise<T> {
    const start = this.clock.nowMs();
    const result = await work();
    this.busyMs += this.clock.nowMs() - start;
    return result;
  }

  private async counted(request: RaceRequest & { readonly plan: RacePlan }): Promise<RaceResult> {
    const plan = { ...request.plan, perturbation: this.perturbation };
    const result = await this.worker.race({ ...request, plan });
    this.busyMs += result.busyNs / 1e6;
    return result;
  }
}

function raceOf({ verdict, reason, vector, detail, accepted, ratio }: RaceResult): Race {
  return { verdict, detail: verdict === 'ok' ? '' : `${reason} at vector ${vector} (${detail})`, accepted, ratio };
}

/**
 * Vectors for the tests of a search, `perMode` for each aliasing mode. The ways take turns, so that
 * any beginning of the list covers all of them.
 */
export function testVectors(fn: IrFunction, perMode: number, rng: Rng): TestVector[] {
  const vectors = workerVectors(fn, buildVectors(fn, compile(fn), { perMode, rng }));
  const modes = aliasModes(fn).length;
  const calls = vectors.length / modes;
  return Array.from(vectors, (_, i) => vectors[(i % modes) * calls + Math.floor(i / modes)]);
}

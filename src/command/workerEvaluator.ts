import type { Clock } from '../base/clock.ts';
import type { Rng } from '../base/rng.ts';
import { compare } from '../measure/compare.ts';
import type { Evaluator, Race } from '../search/evaluator.ts';
import type { Worker } from '../worker/client.ts';
import { DEFAULT_PLAN, type RacePlan, type RaceResult } from '../worker/racePlan.ts';

/** Slots the tournament does not reach. */
const OPPONENT = 62, DUEL = 61;
/** A duel looks at each placement once, for so many rounds, without giving up early. */
const DUEL_ROUNDS = 48;
const TOURNAMENT = { layouts: 24, rounds: 24 };

/** The search's view of the measuring worker: its function and test vectors are set already. */
export class WorkerEvaluator implements Evaluator {
  /** Time the worker spent on races, comparisons and tests of comparisons. */
  busyMs = 0;
  private readonly worker: Worker;
  private readonly options: CompareOptions;

  constructor(worker: Worker, rng: Rng, clock: Clock) {
    this.worker = worker;
    this.options = { rng, clock, modes: ['throughput'], waitMs: 5000 };
  }

  setOpponent(code: Uint8Array): void {
    // Requests are answered in order, so later races see it; a refusal would show in the next race.
    this.worker.load(OPPONENT, code).catch(() => {});
  }

  async race(code: Uint8Array, length: number, limit: number): Promise<Race> {
    const result = await this.worker.race({ code, length, opponent: OPPONENT, limit, plan: PLAN });
    this.busyMs += result.busyNs / 1e6;
    return raceOf(result);
  }

  duel(a: Uint8Array, b: Uint8Array, layouts: number): Promise<number | null> {
    return this.timed(async () => {
      if (!await this.isRight(a) || !await this.isRight(b)) return null;
      const [ratio] = (await this.ratios([b, a], layouts, DUEL_ROUNDS)).slice(1);
      return ratio;
    });
  }

  tournament(codes: readonly Uint8Array[]): Promise<readonly number[]> {
    return this.timed(() => this.ratios(codes, TOURNAMENT_LAYOUTS, TOURNAMENT_ROUNDS));
  }

  private async isRight(code: Uint8Array): Promise<boolean> {
    return (await this.worker.test(code)).verdict === 'ok';
  }

  /** Times relative to the first. */
  private async ratios(codes: readonly Uint8Array[], layouts: number, rounds: number): Promise<number[]> {
    const entries = codes.map((code, i) => ({ name: String(i), code }));
    const [{ entries: results }] = await compare(this.worker, entries, { ...this.options, layouts, rounds });
    return results.map(({ ratio }) => ratio.value);
  }

  private async timed<T>(work: () => Promise<T>): Promise<T> {
    const { clock } = this.options, start = clock.nowMs();
    const result = await work();
    this.busyMs += clock.nowMs() - start;
    return result;
  }
}

function raceOf({ verdict, reason, vector, detail, accepted, ratio }: RaceResult): Race {
  return { verdict, detail: `${reason} at vector ${vector} (${detail})`, accepted, ratio };
}

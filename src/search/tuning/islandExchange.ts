/** What a search gives to other islands and takes from them. */
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { isCandidateOf } from '../../codegen/candidate/order.ts';
import type { Progress } from '../task.ts';
import { type IslandFolder, MAX_AT_ONCE } from '../islandFolder.ts';
import { candidateFromJson, candidateToJson } from './candidateJson.ts';

/** What came of an exchange with other islands. */
export interface ExchangeCounts {
  /** Candidates of others that were looked at, those of them that were refused, and those that were gone on from. */
  readonly immigrants: number;
  readonly refused: number;
  readonly adopted: number;
}

/** What a search takes from other islands and gives them, in its own terms. */
export class IslandExchange {
  private readonly folder: IslandFolder;
  private readonly problem: Problem;
  private readonly like: Candidate;
  private readonly irSha256: string;
  private isFirst = true;
  private adopted = 0;
  /** What was no candidate of the problem. */
  private misfits = 0;

  /** `like` is any candidate of the problem. */
  constructor(folder: IslandFolder, problem: Problem, like: Candidate) {
    [this.folder, this.problem, this.like] = [folder, problem, like];
    this.irSha256 = sha256(print(problem.fn));
  }

  /** Candidates of others that did not come before; sends the own best one, too. */
  async arrivals(): Promise<readonly Candidate[]> {
    this.folder.send();
    const offered = this.folder.take(this.irSha256, MAX_AT_ONCE);
    const fitting = offered.map((json) => foreignCandidate(json, this.problem, this.like)).filter((c) => c !== null);
    this.misfits += offered.length - fitting.length;
    return fitting;
  }

  /** Told of the progress of the search; `ratio` is the time of its best over that of the baseline. */
  note({ isNewBest, counters }: Progress, best: Candidate, ratio: number): void {
    const isOurs = counters.adopted === this.adopted;
    this.adopted = counters.adopted;
    if (!this.isFirst && !(isNewBest && isOurs)) return;
    this.isFirst = false;
    this.offer(best, ratio);
  }

  /** Says what the search has found in the end. */
  finish({ counters }: Progress, best: Candidate, ratio: number): ExchangeCounts {
    this.offer(best, ratio);
    this.folder.send();
    const { immigrants, turnedAway, adopted } = counters;
    const unread = this.misfits + this.folder.malformed;
    return { immigrants: immigrants + unread, refused: turnedAway + unread, adopted };
  }

  private offer(best: Candidate, ratio: number): void {
    this.folder.offer({ irSha256: this.irSha256, ratio, candidate: candidateToJson(best) });
  }
}

/** A candidate that came from anywhere; null if it is none of this problem. */
export function foreignCandidate(json: unknown, problem: Problem, like: Candidate): Candidate | null {
  try {
    const candidate = candidateFromJson(json, like, 'another island');
    return isCandidateOf(problem, candidate) ? candidate : null;
  } catch {
    return null;
  }
}

/** Shows the progress of a search. */
import { statusLine } from '../../base/textTable.ts';
import { shortContender } from '../../base/contenderName.ts';
import type { Progress } from '../task.ts';
import type { Io } from '../../base/io.ts';
import { jsonLine } from '../../base/json.ts';

/** What the status line needs besides the search's own progress. */
interface ProgressFrame {
  /** e.g. `25519 mul`. */
  readonly title: string;
  readonly json: boolean;
  /** Time of the search's start over that of the baseline. */
  readonly startRatio: number;
  /** Name of the baseline. */
  readonly against: string;
}

/** Between two lines where there is no terminal; those of JSON come with every new best, too. */
const PLAIN_LINE_MS = 10_000;
const JSON_LINE_MS = 1000;

/** Of a line where there is no terminal. */
const PLAIN_WIDTH = 80;

/** Shows progress: one self-updating line on a terminal, a plain line now and then elsewhere, or JSON objects. */
export function progressReport(frame: ProgressFrame, io: Io): (p: Progress) => void {
  if (frame.json) return jsonProgress(frame, io);
  let lastMs = 0;
  return (p) => {
    if (io.columns > 0) return io.status(statusLine(stateOf(p, frame), io.columns - 1));
    if (p.elapsedMs - lastMs < PLAIN_LINE_MS) return;
    lastMs = p.elapsedMs;
    io.note(statusLine(stateOf(p, frame), PLAIN_WIDTH));
  };
}

function jsonProgress(frame: ProgressFrame, io: Io): (p: Progress) => void {
  let lastMs = -Infinity;
  return (p) => {
    if (p.elapsedMs - lastMs < JSON_LINE_MS && !p.isNewBest) return;
    lastMs = p.elapsedMs;
    io.out(jsonLine('progress', { subject: frame.title, against: frame.against, ...p, speedup: speedupOf(p, frame) }));
  };
}

function stateOf(p: Progress, frame: ProgressFrame): Parameters<typeof statusLine>[0] {
  return {
    subject: frame.title,
    phase: p.phase,
    elapsedMs: p.elapsedMs,
    done: p.used,
    evaluations: p.evaluations,
    accepted: p.evaluations === 0 ? 0 : p.counters.accepted / p.evaluations,
    measuring: p.elapsedMs === 0 ? 0 : Math.min(1, p.busyMs / p.elapsedMs),
    best: {
      speedup: speedupOf(p, frame),
      against: shortContender(frame.against),
      instructions: p.instructions,
    },
  };
}

/** Of the best code so far over the reference; the start counts until something better is found. */
const speedupOf = (p: Progress, { startRatio }: ProgressFrame): number =>
  1 / (startRatio * (Number.isNaN(p.bestRatio) ? 1 : p.bestRatio));

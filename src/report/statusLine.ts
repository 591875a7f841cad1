/** State of a running search, as far as a person wants to see it. */
interface SearchStatus {
  /** What is optimised, e.g. `25519 mul`. */
  readonly subject: string;
  /** Strategy's own word for where it is, e.g. `bet 3/20`. */
  readonly phase: string;
  readonly elapsedMs: number;
  /** Share of the budget used, 0 to 1. */
  readonly done: number;
  readonly evaluations: number;
  /** Share of the evaluations whose change was kept. */
  readonly accepted: number;
  /** Share of the time the worker was measuring. */
  readonly measuring: number;
  /** Speed of the best code relative to the baseline, with the half width of its interval; null before the first. */
  readonly best: {
    readonly speedup: number;
    readonly plusMinus: number | null;
    readonly against: string;
    readonly instructions: number;
  } | null;
}

const BAR_CELLS = 8;

/** One line that fits a terminal: best speed-up first, then how fast the search goes and how long it still takes. */
export function statusLine(p: SearchStatus): string {
  const perSecond = p.elapsedMs > 0 ? (p.evaluations * 1000) / p.elapsedMs : 0;
  return [
    p.subject,
    `${bar(p.done)} ${percent(p.done)}`,
    p.phase,
    bestText(p),
    `${compact(perSecond)} eval/s`,
    `measuring ${percent(p.measuring)}`,
    `kept ${percent(p.accepted)}`,
    `ETA ${remaining(p)}`,
  ]
    .filter((part) => part !== '')
    .join('  ');
}

function bestText({ best }: SearchStatus): string {
  if (best === null) return 'no result yet';
  const interval = best.plusMinus === null ? '' : ` (±${best.plusMinus.toFixed(3)})`;
  return `best ${best.speedup.toFixed(3)}× vs ${best.against}${interval}  ${best.instructions} insns`;
}

function bar(done: number): string {
  const full = Math.round(Math.min(1, Math.max(0, done)) * BAR_CELLS);
  return `▕${'█'.repeat(full)}${' '.repeat(BAR_CELLS - full)}▏`;
}

/** Time that is left if it goes on like this, `m:ss`; a dash while nothing can be said. */
function remaining({ done, elapsedMs }: SearchStatus): string {
  if (done <= 0) return '–';
  const seconds = Math.round((elapsedMs * (1 - Math.min(1, done))) / done / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** 950, 3.9k, 26k. */
const compact = (n: number): string =>
  n < 1000 ? String(Math.round(n)) : `${(n / 1000).toFixed(n < 10_000 ? 1 : 0)}k`;

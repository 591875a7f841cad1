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
  /** Speed of the best code relative to the baseline; null before the first. */
  readonly best: {
    readonly speedup: number;
    readonly against: string;
    readonly instructions: number;
  } | null;
}

const BAR_CELLS = 8;

/** As much as fits into `width` characters, what matters most first; the rest is for wide terminals. */
export function statusLine(p: SearchStatus, width: number): string {
  const perSecond = p.elapsedMs > 0 ? (p.evaluations * 1000) / p.elapsedMs : 0;
  const [first, ...parts] = [
    `${p.subject}  ${bar(p.done)} ${percent(p.done)}`,
    bestText(p),
    `${remaining(p)} left`,
    ...(p.best === null ? [] : [`${p.best.instructions} instructions`]),
    `${compact(perSecond)} candidates/s`,
    `measuring ${percent(p.measuring)}`,
    `kept ${percent(p.accepted)}`,
    p.phase,
  ].filter((part) => part !== '');
  let line = first;
  for (const part of parts) {
    if (line.length + GAP.length + part.length > width) break;
    line += GAP + part;
  }
  return line;
}

const GAP = '  ';

const bestText = ({ best }: SearchStatus): string =>
  best === null ? 'no result yet' : `${best.speedup.toFixed(3)}× as fast as ${best.against}`;

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

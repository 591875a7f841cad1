import { Failure } from '../../base/errors.ts';

/** Environment variable: the most seconds that a measurement waits for a quiet core, whatever it would wait. */
const MAX_WAIT = 'FIELDWRIGHT_MAX_WAIT';

/**
 * How long measurements wait for a quiet core: all those together that are given the same one, at most what
 * `FIELDWRIGHT_MAX_WAIT` allows. Throws `input` for another value of it than a number of seconds.
 */
export class Patience {
  private leftMs: number;

  constructor(ms: number, env: NodeJS.ProcessEnv = process.env) {
    this.leftMs = Math.min(ms, maxWaitMs(env[MAX_WAIT]));
  }

  get isOver(): boolean {
    return this.leftMs <= 0;
  }

  /** Takes away what was waited. */
  spend(ms: number): void {
    this.leftMs -= ms;
  }
}

function maxWaitMs(text: string | undefined): number {
  if (text === undefined || text === '') return Infinity;
  const seconds = Number(text);
  if (seconds >= 0) return 1000 * seconds;
  throw new Failure('input', 'this is no time to wait for a quiet core', {
    where: MAX_WAIT,
    expected: 'seconds, e.g. 0 or 2.5',
    found: text,
  });
}

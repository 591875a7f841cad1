import type { Evaluator, Race } from '../../src/search/task.ts';

export interface Fake extends Evaluator {
  readonly races: number;
  /** Cost of code as the fake sees it. */
  cost(code: Uint8Array): number;
}

/**
 * Judges code by its length plus a fixed pseudo-random part, so that a landscape with many local optima
 * results; deterministic, and instantaneous. Codes for which `isWrong` holds are reported wrong.
 */
export function fakeEvaluator(isWrong: (code: Uint8Array) => boolean = () => false): Fake {
  let incumbent = 1;
  let races = 0;
  const cost = (code: Uint8Array): number =>
    (code.reduce((h, b) => (Math.imul(h, 31) + b) & 0xffff, 7) / 0xffff) * 20 + code.length;
  const race = async (code: Uint8Array, length: number, limit: number): Promise<Race> => {
    races++;
    const used = code.subarray(0, length);
    const against = incumbent;
    await Promise.resolve();
    if (isWrong(used)) return { verdict: 'wrong', detail: 'injected', accepted: false, ratio: 0 };
    const ratio = cost(used) / against;
    return { verdict: 'ok', detail: '', accepted: ratio <= limit, ratio };
  };
  return {
    cost,
    race,
    get races() {
      return races;
    },
    get busyMs() {
      return races;
    },
    setIncumbent: (code) => {
      incumbent = cost(code);
    },
    duel: async (a, b) => cost(a) / cost(b),
    tournament: async (codes) => codes.map((c) => cost(c) / cost(codes[0])),
  };
}

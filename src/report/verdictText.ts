import type { RecordedVerdict } from '../store/record.ts';

/** What is known about a claim, in a few words. */
export function verdictText(verdict: RecordedVerdict): string {
  switch (verdict.kind) {
    case 'proved':
      return `proved for all inputs (${verdict.by})`;
    case 'tested':
      return `tested on ${verdict.inputs} inputs`;
    case 'refuted':
      return `REFUTED (${verdict.where})`;
    case 'undecided':
      return `not decided (${verdict.reason})`;
  }
}

import type { RecordedVerdict } from '../../bench/record.ts';

const LEAD = 13;

/** The same with the verdict first, in columns: `proved       asm = IR, for all inputs`. */
export function verdictLine(verdict: RecordedVerdict, isVerbose: boolean): string {
  const line = (lead: string, rest: string): string => `${lead.padEnd(LEAD)}${verdict.claim}${rest}`;
  switch (verdict.kind) {
    case 'proved':
      return line('proved', `, for all inputs${isVerbose ? ` (${verdict.by})` : ''}`);
    case 'tested':
      return line('tested', `, on ${verdict.inputs.toLocaleString('en')} inputs`);
    case 'refuted':
      return line('REFUTED', `, ${verdict.where}`);
    case 'undecided':
      return line('not decided', `: ${verdict.reason}`);
  }
}

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

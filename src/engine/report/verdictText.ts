/** Verdicts as text. */
import type { RecordedVerdict } from '../../bench/record.ts';
import { hex } from '../../base/numberText.ts';
import type { Counterexample } from '../../prover/proof/counterexample.ts';
import type { Refuted, Undecided, Verdict } from '../../prover/proof/verdict.ts';

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

/** How readers know the kinds of verdicts. */
export const VERDICT: Readonly<Record<Verdict['kind'], string>> = {
  proved: 'proved for all inputs',
  refuted: 'refuted',
  undecided: 'not decided',
};

/** What a line about a part begins with, in a column of its own. */
const BEGINNINGS: Readonly<Record<Verdict['kind'], string>> = {
  proved: 'proved       ',
  refuted: 'REFUTED      ',
  undecided: 'not decided  ',
};

/**
 * One part of a claim, what came of it first, and an example if it is wrong; `isVerbose`: with all terms of a
 * difference that is not decided.
 */
export function verdictLines(part: string, verdict: Verdict, isVerbose: boolean): string[] {
  const time = `${verdict.millis.toFixed(0)} ms`;
  const head = `${BEGINNINGS[verdict.kind]}${part}`;
  switch (verdict.kind) {
    case 'proved':
      return [`${head} (${verdict.by}, ${time})`];
    default: {
      const [reason, ...further] = reasonLines(verdict, isVerbose);
      return [`${head}: ${reason}${verdict.kind === 'undecided' ? ` (${time})` : ''}`, ...further];
    }
  }
}

/** Where and why it is not proved, and an example if it is wrong; `isVerbose` as for `verdictLines`. */
export const reasonLines = (verdict: Refuted | Undecided, isVerbose = false): string[] =>
  verdict.kind === 'refuted'
    ? [`${verdict.where}: ${told(verdict)}`, ...exampleOf(verdict)]
    : [
        `${verdict.where}: ${shortened(verdict.reason)}`,
        ...(verdict.hint === undefined ? [] : [`  try: ${verdict.hint}`]),
        ...differenceLines(verdict.difference ?? [], isVerbose),
      ];

/** More than the term that the reason has already. */
const differenceLines = (terms: readonly string[], isVerbose: boolean): string[] =>
  terms.length < 2
    ? []
    : isVerbose
      ? ['  difference:', ...terms.map((term) => `    + ${term}`)]
      : ['  --verbose prints the whole difference'];

/** Numbers that differ are told whole. */
const told = ({ reason, counterexample }: Refuted): string =>
  counterexample === undefined ? shortened(reason) : reason;

const exampleOf = ({ firstDivergence, counterexample, mode }: Refuted): string[] => [
  ...(firstDivergence === undefined ? [] : [`  first difference: ${firstDivergence}`]),
  ...(counterexample === undefined ? [] : [`  for example with ${callText(counterexample, mode)}`]),
];

/** The limbs of all arguments, registers on entry where the result depends on them, and which arrays alias. */
function callText({ names, inputs, entry }: Counterexample, mode: string | undefined): string {
  const registers = [...entry]
    .slice(0, MAX_REGISTERS)
    .map(([name, value]) => `, ${name} = ${hex(value)}`)
    .join('');
  const overlap = mode === undefined || mode === 'distinct' ? '' : ` and ${mode}`;
  return `${inputs.map((limbs, i) => `${names[i]} = [${limbs.map(hex).join(', ')}]`).join(', ')}${registers}${overlap}`;
}

const MAX_REGISTERS = 4;

/** Normal forms can be long; their beginning tells where to look. */
const shortened = (reason: string): string =>
  reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH)} …` : reason;
const MAX_REASON_LENGTH = 300;

import { hex } from '../../base/hex.ts';
import type { Counterexample } from '../../prover/proof/counterexample.ts';
import type { Refuted, Verdict } from '../../prover/proof/verdict.ts';

/** How readers know the kinds of verdicts. */
export const VERDICT: Readonly<Record<Verdict['kind'], string>> = {
  proved: 'proved for all inputs',
  refuted: 'refuted',
  undecided: 'not decided',
};

/** What a line about a part begins with, in a column of its own. */
const LEAD: Readonly<Record<Verdict['kind'], string>> = {
  proved: 'proved       ',
  refuted: 'REFUTED      ',
  undecided: 'not decided  ',
};

/** One part of a claim, what came of it first, and an example if it is wrong. */
export function verdictLines(part: string, verdict: Verdict): string[] {
  const time = `${verdict.millis.toFixed(0)} ms`;
  const head = `${LEAD[verdict.kind]}${part}`;
  switch (verdict.kind) {
    case 'proved':
      return [`${head} (${verdict.by}, ${time})`];
    case 'undecided':
      return [
        `${head}: ${verdict.where}: ${shortened(verdict.reason)} (${time})`,
        ...(verdict.hint === undefined ? [] : [`  try: ${verdict.hint}`]),
      ];
    case 'refuted':
      return [`${head}: ${verdict.where}: ${shortened(verdict.reason)}`, ...exampleOf(verdict)];
  }
}

const exampleOf = ({ firstDivergence, counterexample, mode }: Refuted): string[] => [
  ...(firstDivergence === undefined ? [] : [`  first difference: ${firstDivergence}`]),
  ...(counterexample === undefined ? [] : [`  for example with ${callText(counterexample, mode)}`]),
];

/** The limbs of all arguments, registers on entry where the result depends on them, and which arrays alias. */
function callText({ inputs, entry }: Counterexample, mode: string | undefined): string {
  const registers = [...entry]
    .slice(0, MAX_REGISTERS)
    .map(([name, value]) => `, ${name} = ${hex(value)}`)
    .join('');
  const overlap = mode === undefined || mode === 'distinct' ? '' : ` and ${mode}`;
  return `${inputs.map((limbs) => `[${limbs.map(hex).join(', ')}]`).join(' ')}${registers}${overlap}`;
}

const MAX_REGISTERS = 4;

/** Normal forms can be long; their beginning tells where to look. */
const shortened = (reason: string): string =>
  reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH)} …` : reason;
const MAX_REASON_LENGTH = 300;

/** Writes a certificate as a Coq file: bytes, claim, and the checker's hints. */
import { fromLimbs } from '../base/integers.ts';
import { printableLine } from '../base/printable.ts';
import { elementsOf, type Claim, type Element, type Expression, type Parameter } from './facts/claim.ts';
import { registerName } from '../prover/listing/registers.ts';
import type {
  Certificate,
  Closing,
  Ending,
  Multiple,
  Narrowing,
  Reason,
  Statement,
  Hint,
} from './facts/certificate.ts';
import { GENERAL_REGISTERS } from './machine/entryUnknowns.ts';
import type { Place, Region } from './machine/contents.ts';
import type { Bound, Combination } from './bounds/bound.ts';
import { sortedTerms, unknownsOf, type Poly, type Unknown } from './bounds/poly.ts';
import { sortedResidue, type Residue } from './facts/residues.ts';
import { factorsOf } from './facts/unknowns.ts';

/** Bytes at a distance from the first byte of the code. */
export interface Segment {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Code with what is claimed of it, and the certificate. */
export interface CertifiedCode {
  readonly image: Uint8Array;
  /** What the code reads beside its own bytes. */
  readonly constants: readonly Segment[];
  readonly claim: Claim;
  /** In the order in which they are accessed. */
  readonly leak: readonly Place[];
  /** Bytes below rsp. */
  readonly frame: number;
  readonly certificate: Certificate;
}

/** A file of its own, which begins with lines for a reader, given without comment signs. Lines end in a line feed. */
export const coqText = (code: CertifiedCode, header: readonly string[]): string =>
  coqFile('Fieldwright', code, theoremLines(code), header);

/** The same with any theorem `correct` of what a file of the library has words for. */
export const coqFile = (
  library: string,
  code: Pick<CertifiedCode, 'image' | 'constants'>,
  theorem: readonly string[],
  header: readonly string[],
): string =>
  [
    ...header.map((line) => coqComment(line)),
    'From Coq Require Import ZArith List.',
    `From Fieldwright Require Import ${library}.`,
    'Import ListNotations.',
    'Open Scope Z_scope.',
    '',
    ...bytesLines(code),
    ...theorem,
    'Print Assumptions correct.',
    '',
  ].join('\n');

/** Definitions of `image` and `constants`. */
export const bytesLines = ({ image, constants }: Pick<CertifiedCode, 'image' | 'constants'>): string[] => [
  ...wrapped(`Definition image : list Z := ${imageText(image)}.`),
  ...wrapped(`Definition constants : list (Z * list Z) := ${list(constants.map(segmentText))}.`),
];

/** What is claimed of `image` and `constants`, the certificate, and the theorem `correct`. */
export const theoremLines = ({ claim, leak, frame, certificate }: CertifiedCode): string[] => [
  ...claimLines({ claim, leak, frame }),
  ...wrapped(`Definition shown : certificate := Eval vm_compute in ${certificateText(certificate, claim.modulus)}.`),
  '',
  'Lemma accepted : certified claimed leak shown image constants = true.',
  'Proof. vm_cast_no_check (eq_refl true). Qed.',
  'Theorem correct : forall B s, precondition claimed (segments image constants) B s ->',
  "  exists ra s', run_image claimed image constants B s = Some (ra, s') /\\ postcondition claimed leak B s ra s'.",
  'Proof. exact (certified_sound claimed leak shown image constants accepted). Qed.',
];

/** Definitions of `claimed` and `leak`. */
export const claimLines = ({ claim, leak, frame }: Pick<CertifiedCode, 'claim' | 'leak' | 'frame'>): string[] => [
  ...wrapped(`Definition claimed : claim := ${claimText(claim, frame)}.`),
  ...wrapped(`Definition leak : list (region * Z) := ${list(leak.map(placeText))}.`),
];

/** Comments of Coq nest, and know strings; ours are on one line. */
export const coqComment = (line: string): string =>
  `(* ${printableLine(line).replaceAll('(*', '( *').replaceAll('*)', '* )').replaceAll('"', "'")} *)`;

const MAX_COLUMNS = 120;

/** Broken at blanks. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + 1 + word.length > MAX_COLUMNS) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const list = (parts: readonly string[]): string => `[${parts.join('; ')}]`;

/** Coq reads a long number in base 16 in a tenth of the time that it takes in base 10. */
const LONG = 1n << 32n;
const digits = (value: bigint): string => (value < LONG ? String(value) : `0x${value.toString(16)}`);
const number = (value: bigint | number): string => (value < 0 ? `(-${digits(-BigInt(value))})` : digits(BigInt(value)));

/** What Coq reads as one list: its stack is not for tens of thousands. */
const MAX_LIST = 4096;

function imageText(image: Uint8Array): string {
  const parts = Array.from({ length: Math.max(1, Math.ceil(image.length / MAX_LIST)) }, (_, k) =>
    list([...image.subarray(k * MAX_LIST, (k + 1) * MAX_LIST)].map(String)),
  );
  return parts.join(' ++ ');
}

const segmentText = ({ offset, bytes }: Segment): string => `(${offset}, ${list([...bytes].map(String))})`;

const regionText = (region: Region): string =>
  typeof region === 'number' ? `Arg ${region}` : region === 'stack' ? 'Stack' : 'Image';

const placeText = ({ region, offset }: Place): string => `(${regionText(region)}, ${number(offset)})`;

const OVERLAP = { any: 'Anyhow', equal: 'Equal', none: 'Apart' } as const;

const claimText = ({ parameters, overlap, modulus, results }: Claim, frame: number): string =>
  [
    `Claim ${list(parameters.map(parameterText))} None ${OVERLAP[overlap]} ${number(frame)} ${digits(modulus)}`,
    list(results.map(({ scale, expression }) => `(${number(scale)}, ${expressionText(expression)})`)),
  ].join(' ');

function parameterText(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'value':
      return `Value ${digits(parameter.most)}`;
    case 'known':
      return `Known ${parameter.words.length} ${digits(fromLimbs(BigUint64Array.from(parameter.words)))}`;
    case 'knownValue':
      return `KnownValue ${digits(parameter.value)}`;
    default:
      return `${parameter.kind === 'input' ? 'Input' : 'Output'} ${list(elementsOf(parameter).map(elementText))}`;
  }
}

const elementText = ({ weights, most, top }: Element): string =>
  `Element ${list(weights.map(digits))} ${list(most.map(digits))} ${digits(top)}`;

const OPERATIONS = { add: 'Add', sub: 'Sub', mul: 'Mul' } as const;

function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case 'constant':
      return `Const ${number(expression.value)}`;
    case 'number':
      return `Number ${expression.index}`;
    case 'less':
      return ['Less', ...[expression.left, expression.right].map(inParentheses), '(Const 1) (Const 0)'].join(' ');
    default:
      return [OPERATIONS[expression.kind], ...[expression.left, expression.right].map(inParentheses)].join(' ');
  }
}

const inParentheses = (expression: Expression): string => `(${expressionText(expression)})`;

const termText = (factor: bigint, parts: readonly number[]): string => `${number(factor)} # ${list(parts.map(String))}`;

const polyText = (p: Poly): string => list(sortedTerms(p).map(([m, c]) => termText(c, unknownsOf(m))));

const combinationText = (facts: Combination): string =>
  list(facts.map(({ factor, fact }) => termText(factor, factorsOf(fact))));

const boundText = ({ weight, facts }: Bound): string => `(${digits(weight)}, ${combinationText(facts)})`;

const optionText = (bound: Bound | null): string => (bound === null ? 'None' : `(Some ${boundText(bound)})`);

function hintText({ quotient, upper, lower }: Hint): string {
  const bounds = `${optionText(upper)} ${optionText(lower)}`;
  if (quotient !== null) return `Quotient ${polyText(quotient)} ${bounds}`;
  return upper === null && lower === null ? 'Auto' : `Bounds ${bounds}`;
}

/** Steps without hints are counted. */
function certificateText({ steps, end }: Certificate, modulus: bigint): string {
  let text = '';
  let open = 0;
  let plain = 0;
  const flush = (): void => {
    if (plain === 0) return;
    text += `(plain ${plain} `;
    open++;
    plain = 0;
  };
  for (const step of steps) {
    if (!('kind' in step) && step.length === 0) {
      plain++;
      continue;
    }
    flush();
    text += 'kind' in step ? `(${statementText(step, modulus)} ` : `(Step ${list(step.map(hintText))} `;
    open++;
  }
  flush();
  return `${text}(${endText(end, modulus)})${')'.repeat(open)}`;
}

function endText(end: Ending, modulus: bigint): string {
  switch (end.kind) {
    case 'case':
      return [
        `Case ${end.unknown} ${digits(end.most)}`,
        ...[end.low, end.high].map((k) => certificateText(k, modulus)),
      ].join(' ');
    case 'narrow':
      return `${narrowingText(end)} ${certificateText(end.next, modulus)}`;
    case 'absurd':
      return `Absurd ${combinationText(end.facts)}`;
    case 'return':
      return `Fin ${list(end.closings.map((closing) => closingText(closing, modulus)))}`;
  }
}

const closingText = ({ sum, each, choices, multiples, names }: Closing, modulus: bigint): string =>
  [
    `Close ${optionText(sum)} ${list(each.map(optionText))}`,
    list(choices.map(({ holds, bound }) => `(${holds}, ${boundText(bound)})`)),
    multiplesText(multiples, modulus),
    namesText(names),
  ].join(' ');

const multiplesText = (multiples: readonly Multiple[], modulus: bigint): string =>
  list(multiples.map(({ of, congruence }) => `(${residueText(of, modulus)}, ${congruence}%positive)`));

const namesText = (names: readonly Unknown[]): string => `${list(names.map(String))}%positive`;

const residueText = (a: Residue, modulus: bigint): string =>
  list(sortedResidue(a, modulus).map(([unknowns, c]) => termText(c, unknowns)));

function statementText(statement: Statement, modulus: bigint): string {
  switch (statement.kind) {
    case 'name':
      return `Name ${registerText(statement.register)} (${hintText(statement.hint)})`;
    case 'nameFlag':
      return `NameFlag ${statement.flag === 'carry' ? 'CF' : 'OF'} Auto`;
    case 'define':
      return `Define ${polyText(statement.poly)} Auto`;
    case 'fact':
      return `Fact ${polyText(statement.poly)} (${reasonText(statement.reason)})`;
    case 'narrow':
      return narrowingText(statement);
    case 'congruent':
      return [
        `Congruent ${residueText(statement.difference, modulus)}`,
        multiplesText(statement.multiples, modulus),
        namesText(statement.names),
      ].join(' ');
  }
}

const narrowingText = ({ unknown, upper, lower }: Narrowing): string =>
  `Narrow ${unknown} ${optionText(upper)} ${optionText(lower)}`;

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'bounded':
      return `Bounded ${boundText(reason.bound)}`;
    case 'either':
      return `Either ${reason.unknown} ${digits(reason.most)} (${reasonText(reason.low)}) (${reasonText(reason.high)})`;
    case 'never':
      return `Never ${combinationText(reason.facts)}`;
  }
}

/** Vector registers are behind the general ones. */
const registerText = (register: number): string =>
  register < GENERAL_REGISTERS ? registerName(register).toUpperCase() : `X${register - GENERAL_REGISTERS}`;

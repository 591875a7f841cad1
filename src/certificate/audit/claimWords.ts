/** Prints the claim of a certificate in words, from the numbers that Coq is given. */
import { fromLimbs, gcd } from '../../base/integers.ts';
import { numberText } from '../../base/numberText.ts';
import { ARGUMENT_ORDER, registerName } from '../../prover/listing/registers.ts';
import { elementsOf, isInput, type Claim, type Element, type Expression, type Parameter } from '../facts/claim.ts';
import type { StatedFunction } from './statement.ts';
import type { Stated } from './readCertificate.ts';

/** A line for each thing that is stated, and for what makes it say less than it seems to. */
export const claimWords = (stated: Stated): readonly string[] =>
  stated.kind === 'x25519' ? programWords(stated.room) : functionWords(stated);

const programWords = (room: number): readonly string[] => [
  'rdi, rsi, rdx: pointers to 32 bytes each, result, scalar and point, which may overlap in any way',
  'result = X25519 of scalar and point (RFC 7748, section 5); rax is -1 if it is 0, else 0',
  `at most ${416 + room} bytes below the return address are written; the calling convention is kept`,
  'all places of instructions and all addresses of accesses are the same for all scalars and points',
];

function functionWords(stated: StatedFunction): readonly string[] {
  const { claim, frame, leak } = stated;
  return [
    ...parameterWords(claim.parameters),
    ...resultWords(claim),
    ...(stated.kind === 'lanes' ? laneWords(stated.width === 'AVX2' ? 4 : 8) : []),
    `results and operands ${OVERLAP[claim.overlap]}${apartWords(claim.parameters)}`,
    `at most ${frame} bytes below rsp are written; the calling convention is kept`,
    `what is accessed is a fixed list of ${leak.length} places; nothing branches`,
  ];
}

const OVERLAP = { any: 'may overlap in any way', equal: 'are the same arrays or apart', none: 'are apart' } as const;

const WORD_BYTES = 8;
const laneWords = (lanes: number): string[] => [
  `all this in each of the ${lanes} lanes: a limb is a row of ${lanes} words, one for each lane`,
  `callers must pass arrays that are aligned to ${WORD_BYTES * lanes} bytes`,
];

const apartWords = (parameters: readonly Parameter[]): string =>
  parameters.filter(({ kind }) => kind === 'output').length > 1 ? '; arrays of results are apart from each other' : '';

/** Numbers that are passed are n0, n1 …, results are r0, r1 … */
function parameterWords(parameters: readonly Parameter[]): string[] {
  const counts = { n: 0, r: 0 };
  const named = (parameter: Parameter): string =>
    elementsOf(parameter)
      .map((element) => {
        const letter = isInput(parameter) ? 'n' : 'r';
        return `${letter}${counts[letter]++} ${elementWords(element, parameter.kind === 'value')}`;
      })
      .join('; ');
  return parameters.map((parameter, i) => {
    const register = i < ARGUMENT_ORDER.length ? registerName(ARGUMENT_ORDER[i]) : 'the stack';
    return `${register}: ${passedWords(parameter, named(parameter))}`;
  });
}

function passedWords(parameter: Parameter, named: string): string {
  switch (parameter.kind) {
    case 'known': {
      const value = numberText(fromLimbs(BigUint64Array.from(parameter.words)));
      return `callers must pass a pointer to ${parameter.words.length} words that are ${value}, apart from results`;
    }
    case 'knownValue':
      return `callers must pass ${numberText(parameter.value)}`;
    case 'value':
      return named;
    default:
      return `pointer to ${named}${parameter.kind === 'output' ? ', written' : ''}`;
  }
}

function elementWords({ weights, most, top }: Element, isValue: boolean): string {
  if (isValue) return `<= ${numberText(top)}`;
  const equal = most.every((value) => value === most[0]);
  const limbs = equal && most.length > 0 ? numberText(most[0]) : most.map(numberText).join(', ');
  const plural = weights.length === 1 ? 'limb' : 'limbs';
  const weight = weights.map(numberText).join(', ');
  return `<= ${numberText(top)} (${weights.length} ${plural} <= ${limbs}, of weight ${weight})`;
}

const resultWords = ({ results, modulus }: Claim): string[] =>
  results.map(({ scale, expression }, i) => {
    const left = scale === 1n ? `r${i}` : `${signed(scale)}*r${i}`;
    const right = expressionWords(expression);
    const by = modulus === 0n ? '' : ` mod ${numberText(modulus)}`;
    const isFixed = modulus === 0n ? scale !== 0n : gcd(scale, modulus) === 1n;
    const isWeak = isFixed ? '' : ' (which does not fix the result)';
    return `${left} = ${right}${by}${modulus === 1n ? ' (which is true of all numbers)' : isWeak}`;
  });

const signed = (value: bigint): string => (value < 0n ? `(-${numberText(-value)})` : numberText(value));

const SIGNS = { add: ' + ', sub: ' - ', mul: '*' } as const;

function expressionWords(expression: Expression): string {
  switch (expression.kind) {
    case 'constant':
      return signed(expression.value);
    case 'number':
      return `n${expression.index}`;
    case 'less':
      return `(1 if ${expressionWords(expression.left)} < ${expressionWords(expression.right)}, else 0)`;
    default: {
      const { kind, left, right } = expression;
      return [left, right].map((part, side) => factorWords(part, kind, side)).join(SIGNS[kind]);
    }
  }
}

/** In parentheses where the sign before it would be read otherwise. */
function factorWords(part: Expression, within: 'add' | 'sub' | 'mul', side: number): string {
  const isSum = part.kind === 'add' || part.kind === 'sub';
  const isInside = isSum && (within === 'mul' || (within === 'sub' && side === 1));
  return isInside ? `(${expressionWords(part)})` : expressionWords(part);
}

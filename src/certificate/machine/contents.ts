/** What registers and words of memory hold, and where. */
import { Failure } from '../../base/errors.ts';
import { ARGUMENT_ORDER, RSP } from '../../prover/listing/registers.ts';
import { isInput, wordsOf, type Claim, type Parameter } from '../facts/claim.ts';
import { constantWord, type Word } from '../facts/context.ts';
import { entryUnknown, FIRST_INPUT, REGISTERS } from './entryUnknowns.ts';
import { subtract, UNIT, unknown, type Unknown } from '../bounds/poly.ts';
import { address, WORD_BITS, WORD_MAX } from './words.ts';

/** The stack, seen from rsp on entry; what an argument points to; the code, seen from its first byte. */
export type Region = 'stack' | 'image' | number;

export interface Place {
  readonly region: Region;
  readonly offset: number;
}

/** What a register or a word of memory holds. */
export type Content = { readonly kind: 'word'; readonly word: Word } | ({ readonly kind: 'pointer' } & Place);

const BYTES = 8;

/** What registers hold on entry. Throws `unsupported` for arguments on the stack. */
export function entryRegisters({ parameters }: Claim): Content[] {
  const registers = Array.from({ length: REGISTERS }, (_, i) => entryWord(entryUnknown(i)));
  registers[RSP] = { kind: 'pointer', region: 'stack', offset: 0 };
  if (parameters.length > ARGUMENT_ORDER.length) throw new Failure('unsupported', 'arguments on the stack');
  let input = FIRST_INPUT;
  for (const [region, parameter] of parameters.entries()) {
    registers[ARGUMENT_ORDER[region]] = passedIn(parameter, region, input);
    if (isInput(parameter)) input += wordsOf(parameter);
  }
  return registers;
}

function passedIn(parameter: Parameter, region: Region, input: Unknown): Content {
  switch (parameter.kind) {
    case 'value':
      return entryWord(input, parameter.most);
    case 'knownValue':
      return { kind: 'word', word: constantWord(parameter.value) };
    default:
      return { kind: 'pointer', region, offset: 0 };
  }
}

/** A word that an unknown stands for. */
export const entryWord = (n: Unknown, max = WORD_MAX): Content => ({ kind: 'word', word: { poly: unknown(n), max } });

/** A pointer is a number, too. */
export function wordOf(content: Content): Word {
  if (content.kind === 'word') return content.word;
  const { region, offset } = content;
  return address(entryUnknown(typeof region === 'number' ? ARGUMENT_ORDER[region] : RSP), offset);
}

/** A word that is a pointer and a distance, but for a multiple of 2^64: it may have been outside of its place. */
export function asPointer(content: Content, { parameters }: Claim): Content {
  if (content.kind === 'pointer') return content;
  const { poly } = content.word;
  const region = parameters.findIndex((_, i) => poly.get(entryUnknown(ARGUMENT_ORDER[i])) === 1n);
  if (region < 0) return content;
  const rest = subtract(poly, unknown(entryUnknown(ARGUMENT_ORDER[region])));
  if ([...rest].some(([m, c]) => m !== UNIT && BigInt.asUintN(WORD_BITS, c) !== 0n)) return content;
  return { kind: 'pointer', region, offset: Number(BigInt.asIntN(WORD_BITS, rest.get(UNIT) ?? 0n)) };
}

/** A word that callers must pass there. */
export function knownAt({ region, offset }: Place, { parameters }: Claim): Content | undefined {
  const parameter = typeof region === 'number' ? parameters[region] : undefined;
  if (parameter?.kind !== 'known' || offset % BYTES !== 0) return undefined;
  return { kind: 'word', word: constantWord(parameter.words[offset / BYTES]) };
}

export const keyOf = ({ region, offset }: Place): string => `${region} ${offset}`;

export const placeText = ({ region, offset }: Place): string =>
  `${typeof region === 'number' ? `argument ${region + 1}` : `the ${region}`}, byte ${offset}`;

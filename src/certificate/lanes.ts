/**
 * Vectorised functions and code on rows: their bytes, the claim, and what they access. Coq follows one lane, or all
 * words of rows, by itself, so that nothing else has to be found; whether it accepts the code is not known before.
 */
import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import type { ArgumentSource } from '../prover/machine/call.ts';
import type { AsmInstruction, AsmMemory } from '../prover/listing/listing.ts';
import { ARGUMENT_ORDER, RSP } from '../prover/listing/registers.ts';
import { segmentsOf, type StatedCall } from './certify.ts';
import { claimOf } from './claimOf.ts';
import { claimLines, coqFile, type CertifiedCode } from './coqText.ts';
import { type Claim, type Element, type Expression, elementsOf, type Parameter } from './facts/claim.ts';
import type { Place } from './machine/contents.ts';

/** The file of the library that these certificates need. */
const LANES_LIBRARY = 'Lanes';

/**
 * A file for Coq about vectorised code, which begins with lines for a reader. `bytesAt` knows the bytes of the linked
 * code. Throws `unsupported` for what the statement has no words for.
 */
export function lanesText(
  listing: TracedCode,
  { fn, order }: StatedCall,
  bytesAt: BytesAt,
  header: readonly string[],
): string {
  const claim = claimOf(fn, order === undefined ? undefined : withoutLast(order));
  if (claim.parameters.some(({ kind }) => kind !== 'input' && kind !== 'output'))
    throw new Failure('unsupported', 'a parameter of lanes that is no array of operands', { where: fn.name });
  return vectorText({ listing, bytesAt, claim, isa: fn.lanes === 4 ? 'AVX2' : 'AVX512' }, header);
}

/** Without what callers pass behind results and operands: nothing is said of it, and so it may be anything. */
const withoutLast = (order: readonly ArgumentSource[]): readonly ArgumentSource[] =>
  order.slice(0, order.findLastIndex(({ kind }) => kind === 'own') + 1);

/**
 * The same of code on rows of four words, or on two such rows side by side in halves of registers. `fn` says it of
 * elements one after another, of one row; `places` are the elements of its words. Throws as `acrossClaim` too.
 */
export const acrossText = (
  listing: TracedCode,
  { fn, places, halves = 1 }: AcrossClaim,
  bytesAt: BytesAt,
  header: readonly string[],
): string => {
  const claim = acrossClaim(claimOf(fn), places, halves);
  return vectorText({ listing, bytesAt, claim, isa: halves === 1 ? 'ACROSS' : 'ACROSS512' }, header);
};

interface AcrossClaim {
  readonly fn: IrFunction;
  readonly places: readonly number[];
  readonly halves?: 1 | 2;
}

type BytesAt = (address: number, length: number) => Uint8Array;

interface VectorCode {
  readonly listing: TracedCode;
  readonly bytesAt: BytesAt;
  readonly claim: Claim;
  /** How LaneMachine.v calls the set of instructions. */
  readonly isa: 'AVX2' | 'AVX512' | 'ACROSS' | 'ACROSS512';
}

function vectorText({ listing, bytesAt, claim, isa }: VectorCode, header: readonly string[]): string {
  const segments = segmentsOf(listing, bytesAt);
  return coqFile(LANES_LIBRARY, segments, theoremLines({ claim, ...placesOf(listing) }, isa), header);
}

const theoremLines = (code: Pick<CertifiedCode, 'claim' | 'leak' | 'frame'>, isa: VectorCode['isa']): string[] => [
  ...claimLines(code),
  `#[local] Instance registers : width := ${isa}.`,
  '',
  'Lemma accepted : certified_lanes claimed leak image constants = true.',
  'Proof. vm_cast_no_check (eq_refl true). Qed.',
  'Theorem correct : forall B s, lane_precondition claimed (segments image constants) B s ->',
  "  exists ra s', run_lane_image claimed image constants B s = Some (ra, s') /\\",
  "    lane_postcondition claimed leak B s ra s'.",
  'Proof. exact (certified_lanes_sound claimed leak image constants accepted). Qed.',
];

/** What the code accesses, rows by their first byte, and how many bytes below rsp it may write. */
function placesOf(listing: TracedCode): Pick<CertifiedCode, 'leak' | 'frame'> {
  const leak: Place[] = [];
  const pointers = new Map<number, Place>(ARGUMENT_ORDER.map((index, region) => [index, { region, offset: 0 }]));
  pointers.set(RSP, STACK);
  let frame = 0;
  for (const instruction of listing.instructions) {
    const [memory] = instruction.operands.filter((operand) => operand.kind === 'memory');
    const place = memory === undefined ? undefined : placeOf(memory, pointers, listing);
    const pointer = instruction.mnemonic === 'lea' ? place : movedBy(instruction, pointers);
    const [to] = instruction.operands;
    if (pointer !== undefined && to.kind === 'register') pointers.set(to.index, pointer);
    else if (place !== undefined) leak.push(place);
    for (const { region, offset } of [pointers.get(RSP) ?? STACK, ...leak.slice(-1)])
      if (region === 'stack') frame = Math.max(frame, -offset);
  }
  return { leak: [...leak, pointers.get(RSP) ?? STACK], frame };
}

const STACK: Place = { region: 'stack', offset: 0 };

/** What a general register points to after an instruction that adds a constant to it. */
function movedBy({ mnemonic, operands }: AsmInstruction, pointers: ReadonlyMap<number, Place>): Place | undefined {
  const [to, by] = operands;
  if (to?.kind !== 'register' || to.file !== 'general' || by?.kind !== 'immediate') return undefined;
  const from = pointers.get(to.index);
  const sign = mnemonic === 'add' ? 1 : mnemonic === 'sub' ? -1 : 0;
  return from === undefined || sign === 0 ? undefined : { ...from, offset: from.offset + sign * Number(by.value) };
}

function placeOf(
  { base, index, displacement, symbol }: AsmMemory,
  pointers: ReadonlyMap<number, Place>,
  listing: TracedCode,
): Place {
  const offset = Number(displacement);
  if (symbol !== null)
    return { region: 'image', offset: (listing.constantsBy.get(symbol) ?? 0) - listing.entry + offset };
  const from = base === null || index !== null ? undefined : pointers.get(base);
  if (from === undefined)
    throw new Failure('unsupported', 'an address that is no argument with a distance', { where: listing.name });
  return { ...from, offset: from.offset + offset };
}

/* The claim of code on rows, each word of which holds an element. */

/**
 * As LaneStatement.v has it where lanes work together: parameters are those of one word, and numbers and results count
 * through the words, one after the other. `places` are the elements of the words of each half, whose results are of its
 * own numbers. An input may have fewer elements: what the other words hold has the same bounds, and is in no result.
 * Throws `unsupported` if elements of a parameter differ in limbs or bounds, or a word has no result.
 */
function acrossClaim({ parameters, results, ...claim }: Claim, places: readonly number[], halves: 1 | 2): Claim {
  const inputs = parameters.filter(({ kind }) => kind !== 'output');
  /** Of each number that is passed: which input it is of, and which of its elements. */
  const numbers = inputs.flatMap((parameter, input) => elementsOf(parameter).map((_, element) => ({ input, element })));
  const renumbered = (half: number) => (index: number) => {
    const { input, element } = numbers[index];
    return (half * places.length + places.indexOf(element)) * inputs.length + input;
  };
  return {
    ...claim,
    parameters: parameters.map((parameter) => ofOneWord(parameter, places.length)),
    results: Array.from({ length: halves }, (_, half) =>
      places.map((element) => {
        const { scale, expression } = results[element];
        return { scale, expression: withNumbers(expression, renumbered(half)) };
      }),
    ).flat(),
  };
}

function ofOneWord(parameter: Parameter, words: number): Parameter {
  const elements = elementsOf(parameter);
  const [first] = elements;
  const isFit = parameter.kind === 'input' ? elements.length <= words : elements.length === words;
  if ((parameter.kind !== 'input' && parameter.kind !== 'output') || !isFit)
    throw new Failure('unsupported', 'a parameter with more elements than a row has words, or a word without result');
  if (elements.some((element) => !isSame(element, first)))
    throw new Failure('unsupported', 'words of a row with other bounds than the others');
  return { kind: parameter.kind, elements: [first] };
}

const isSame = (a: Element, b: Element): boolean =>
  a.top === b.top && a.weights.join() === b.weights.join() && a.most.join() === b.most.join();

function withNumbers(expression: Expression, renumbered: (index: number) => number): Expression {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', index: renumbered(expression.index) };
    case 'add':
    case 'sub':
    case 'mul':
    case 'less':
      return {
        ...expression,
        left: withNumbers(expression.left, renumbered),
        right: withNumbers(expression.right, renumbered),
      };
    default:
      return expression;
  }
}

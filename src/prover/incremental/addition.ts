/**
 * Which shapes are additions of whole words, and of what. Source: SDM vol. 2, "Operation" and "Flags Affected" of each
 * instruction.
 */
import type { AsmInstruction, AsmOperand } from '../listing/listing.ts';
import { FLAGS } from './places.ts';

/** target = left ± (right + carry), and the carry or borrow out of it. */
export interface Addition {
  readonly sign: 1 | -1;
  /** Place of the result. */
  readonly target: number;
  readonly left: AdditionTerm;
  readonly right: AdditionTerm;
  /** Flag that is added or subtracted as well, or -1. */
  readonly carryIn: number;
  /** Flag that the carry or borrow goes to, or -1. */
  readonly carryOut: number;
  /** Other flags that are set. */
  readonly others: readonly number[];
}

/** A place of the shape or, if that is -1, a small number. */
interface AdditionTerm {
  readonly place: number;
  readonly value: number;
}

const CARRY = FLAGS;
const OVERFLOW = FLAGS + 1;
const REST = [FLAGS + 2, FLAGS + 3];

interface Kind {
  readonly sign: 1 | -1;
  readonly carryIn: number;
  readonly carryOut: number;
  readonly others: readonly number[];
}

const plain = { carryIn: -1, carryOut: CARRY, others: [OVERFLOW, ...REST] };
const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['add', { ...plain, sign: 1 }],
  ['adc', { ...plain, sign: 1, carryIn: CARRY }],
  ['sub', { ...plain, sign: -1 }],
  ['sbb', { ...plain, sign: -1, carryIn: CARRY }],
  ['adcx', { sign: 1, carryIn: CARRY, carryOut: CARRY, others: [] }],
  ['adox', { sign: 1, carryIn: OVERFLOW, carryOut: OVERFLOW, others: [] }],
]);

/** The addition that an instruction on registers is; null if it is none, or not one of whole words. */
export function additionOf({ mnemonic, operands }: AsmInstruction): Addition | null {
  if (mnemonic === 'lea') return additionByAddress(operands);
  const kind = KINDS.get(mnemonic);
  const terms = operands.map(termOf);
  const [left, right] = terms;
  if (
    kind === undefined ||
    terms.length !== 2 ||
    left === null ||
    right === null ||
    left.place < 0 ||
    (right.place < 0 && kind.others.length === 0)
  )
    return null;
  return { ...kind, target: left.place, left, right };
}

/** lea to, [base + index] sets no flag. */
function additionByAddress([to, from]: readonly AsmOperand[]): Addition | null {
  if (to.kind !== 'register' || to.width !== 64 || from.kind !== 'memory' || from.base === null || from.index === null)
    return null;
  if (from.scale !== 1 || from.displacement !== 0n) return null;
  return {
    sign: 1,
    target: to.index,
    left: { place: from.base, value: 0 },
    right: { place: from.index, value: 0 },
    carryIn: -1,
    carryOut: -1,
    others: [],
  };
}

function termOf(o: AsmOperand): AdditionTerm | null {
  if (o.kind === 'register') return o.file === 'general' && o.width === 64 ? { place: o.index, value: 0 } : null;
  if (o.kind !== 'immediate') return null;
  return BigInt.asIntN(31, o.value) === o.value ? { place: -1, value: Number(o.value) } : null;
}

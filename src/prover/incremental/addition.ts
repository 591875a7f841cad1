/**
 * Recognises shapes that are additions of whole words. Source: SDM vol. 2, "Operation" and "Flags Affected" of each
 * instruction.
 */
import type { AsmInstruction, AsmOperand } from '../listing/listing.ts';
import { FLAGS } from './places.ts';
import { addBounds, floorOfBound } from './linearForms.ts';
import { WORD, type NumberForms } from './numberForms.ts';

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

/*
 * Sums of words without polynomials: for words a = A - 2^64·floor(A/2^64) and b, c likewise, a ± (b + c) is S = A ± (B
 * + C) modulo 2^64, and what is carried out is floor(S/2^64) - floor(A/2^64) ∓ (floor(B/2^64) + floor(C/2^64)). So
 * partial sums are forgotten where their total is the same. Besides the definition of floor it uses what bounds say:
 * floor(T/2^64) = n where n·2^64 <= T < (n+1)·2^64.
 */

export class Adder {
  /** Of the last sum: the result and the carry or borrow, as forms. */
  result = 0;
  carry = 0;
  private readonly forms: NumberForms;

  constructor(forms: NumberForms) {
    this.forms = forms;
  }

  /** a ± (b + c) for forms of words, c a bit; false if that is more than forms can hold. */
  add(sign: 1 | -1, a: number, b: number, c: number): boolean {
    if (a < 0 || b < 0 || c < 0) return false;
    const { forms } = this;
    const { linear } = forms;
    const sum = linear.combine(a, b, sign, c, sign);
    const cut = linear.combine(forms.floorOf(a), forms.floorOf(b), sign, forms.floorOf(c), sign);
    if (sum < 0 || cut < 0) return false;
    const total = addBounds(addBounds(forms.boundsOfWord(a), forms.boundsOfWord(b), sign), forms.boundsOfWord(c), sign);
    const least = floorOfBound(total.least);
    const most = floorOfBound(total.most);
    if (cut === forms.zero) linear.learn(sum, total);
    else forms.setSum(sum, { sign, a, b, c });
    const high = least === most ? linear.constant(least) : linear.combine(forms.floorOf(sum), cut, -1);
    if (high < 0) return false;
    if (least === most) forms.setFloor(sum, linear.combine(high, cut, 1));
    this.result = sum;
    this.carry = sign > 0 ? high : linear.combine(forms.zero, high, -1);
    if (this.carry < 0) return false;
    linear.learn(this.carry, BIT);
    forms.setFloor(this.carry, forms.zero);
    return true;
  }
}

const BIT = { least: WORD.least, most: { high: 0, low: 1 } };

/** Selects instructions for everything but sums and stores. */
import {
  OPERATION_ALTERNATIVE,
  OPERATION_BY_ADDRESS,
  OPERATION_CLEARS_BIT,
  OPERATION_IN_MEMORY,
  OPERATION_SWAP,
  CONSTANT,
  LIMB,
  ROOT,
} from '../../candidate/candidate.ts';
import { ABSENT, clobber, flush, CF_CHAIN, OF_CHAIN, flagsAfter } from './carryChains.ts';
import { bitToCarryFlag } from './roots.ts';
import type { Selection } from './selection.ts';

/** Value v now lives in `register`: leaves of v become live. */
export function produce(s: Selection, v: number, register: number): void {
  if (v < 0) return;
  s.valueReg[v] = register;
  const { leaves } = s.p;
  const { firstLeaf, nextLeaf } = s.tables;
  for (let l = firstLeaf[v]; l >= 0; l = nextLeaf[l]) {
    if (s.state[l] !== ABSENT) continue;
    s.usesLeft[v]--;
    s.setLeafMask(l);
    s.makeLive(l, register, leaves.sign[l]);
  }
}

/** Emits a template that is not part of a column: flags it destroys are saved first. */
function emitPlain(s: Selection, e: number, template: number, out: number, a: number, b = -1, amount = 0): void {
  clobber(s, template);
  s.emit(
    template,
    out,
    -1,
    a,
    b,
    -1,
    amount,
    s.set.templates[template].commutes && s.chosen(e, OPERATION_SWAP) ? 1 : 0,
  );
  flagsAfter(s, template);
}

/** Emits an ordinary operation; where several templates can do it, the choice bits of the event decide. */
export function selectOperation(s: Selection, e: number): void {
  const { events } = s.p;
  const out = s.code.newRegister();
  const value = events.outs[2 * e];
  const operation = events.operation[e]!;
  switch (operation) {
    case 'mul':
      multiplyLow(s, e, out);
      break;
    case 'add':
      emitPlain(s, e, alternative(s, e, 2) === 0 ? s.t.lea : s.t.add, out, operand(s, e, 0), operand(s, e, 1));
      break;
    case 'sub':
      emitPlain(s, e, s.t.sub, out, operand(s, e, 0), operand(s, e, 1));
      break;
    case 'and':
      conjunction(s, e, out);
      break;
    case 'or':
      emitPlain(s, e, s.t.or, out, operand(s, e, 0), operand(s, e, 1));
      break;
    case 'xor':
      emitPlain(s, e, s.t.xor, out, operand(s, e, 0), operand(s, e, 1));
      break;
    case 'not':
      emitPlain(s, e, s.t.not, out, operand(s, e, 0));
      break;
    case 'bswap':
      if (!reverseBytes(s, e, out)) return;
      break;
    case 'shl':
      shift(s, e, out, s.t.shl, s.t.shlx);
      break;
    case 'shr':
      shift(s, e, out, s.t.shr, s.t.shrx);
      break;
    case 'sar':
      shift(s, e, out, s.t.sar, s.t.sarx);
      break;
    case 'ror':
      emitPlain(s, e, s.target.bmi2 ? s.t.rorx : s.t.ror, out, operand(s, e, 0), -1, events.detail[e]);
      break;
    case 'shrd':
      doubleShift(s, e, out, events.detail[e]);
      break;
    case 'shld':
      doubleShift(s, e, out, 64 - events.detail[e]);
      break;
    case 'mask':
      mask(s, e, out);
      break;
    case 'cmovznz':
      conditionalMove(s, e, out);
      break;
    case 'eqz':
      zeroTest(s, e, value);
      return;
  }
  produce(s, value, out);
}

function operand(s: Selection, e: number, i: number): number {
  return s.read(s.p.events.ins[3 * e + i]);
}

/** Number of the alternative chosen for event e, below n. */
function alternative(s: Selection, e: number, n: number): number {
  s.asked[e] |= OPERATION_ALTERNATIVE;
  return (s.candidate.choice[e] & OPERATION_ALTERNATIVE) % n;
}

/** The constant that operand i of event e is, or null. */
function constantOperand(s: Selection, e: number, i: number): bigint | null {
  const { values, events } = s.p;
  const v = events.ins[3 * e + i];
  return values.kind[v] === CONSTANT ? values.constants[values.source[v]] : null;
}

const fitsImmediate = (c: bigint): boolean => c < 1n << 31n;

/**
 * By an instruction of its own; where chosen, when the word is loaded, or when it is stored and nothing else reads it.
 * False where the store is to come.
 */
function reverseBytes(s: Selection, e: number, out: number): boolean {
  const value = s.p.events.outs[2 * e];
  const isLoaded = s.p.values.kind[s.p.events.ins[3 * e]] === LIMB;
  const isInMemory = s.target.bmi2 && (isLoaded || s.tables.storedOnly[value] === 1);
  const isPlain = !isInMemory || !s.chosen(e, OPERATION_IN_MEMORY);
  if (isPlain || isLoaded) {
    emitPlain(s, e, isPlain ? s.t.bswap : s.t.bswapLoaded, out, operand(s, e, 0));
    return true;
  }
  s.valueReg[value] = operand(s, e, 0);
  s.reversed[value] = 1;
  return false;
}

/** imul, or mulx with an unused high word, which keeps the flags. */
function multiplyLow(s: Selection, e: number, out: number): void {
  const constants = [constantOperand(s, e, 0), constantOperand(s, e, 1)];
  const c = constants.findIndex((x) => x !== null && fitsImmediate(x));
  const plan = c < 0 ? null : addressPlan(Number(constants[c]));
  const a = operand(s, e, 0);
  const b = operand(s, e, 1);
  if (plan !== null && s.chosen(e, OPERATION_BY_ADDRESS)) {
    multiplyByAddress(s, plan, c === 0 ? b : a, out);
    return;
  }
  if (s.target.bmi2 && alternative(s, e, 2) === 1) {
    const [x, y] = c === 0 ? [b, a] : [a, b];
    s.emit(s.t.mulx, s.code.newRegister(), out, x, y);
    s.rdx = x;
  } else if (c >= 0) emitPlain(s, e, s.t.imulConstant, out, c === 0 ? b : a, c === 0 ? a : b);
  else emitPlain(s, e, s.t.imul, out, a, b);
}

/** The low word of two, shifted right by 0 to 64. */
function doubleShift(s: Selection, e: number, out: number, right: number): void {
  const lo = operand(s, e, 0);
  const hi = operand(s, e, 1);
  if (right === 0 || right === 64) s.emit(s.t.copy, out, -1, right === 0 ? lo : hi);
  else selectDoubleShift(s, e, out, { lo, hi, right }, (count) => alternative(s, e, count));
}

function conjunction(s: Selection, e: number, out: number): void {
  const i = constantOperand(s, e, 0) !== null ? 0 : 1;
  const c = constantOperand(s, e, i);
  const bits = c === null || (c & (c + 1n)) !== 0n ? -1 : c.toString(2).length;
  if (bits === 63 && s.chosen(e, OPERATION_CLEARS_BIT)) {
    emitPlain(s, e, s.t.clearBit, out, operand(s, e, 1 - i), -1, 63);
    return;
  }
  const isLowHalf = bits === 32 && alternative(s, e, 2) === 0;
  if (isLowHalf) emitPlain(s, e, s.t.lowHalf, out, operand(s, e, 1 - i));
  else if (bits <= 0 || bits === 32 || !maskLowBits(s, e, out, bits, fitsImmediate(c!), 1 - i))
    emitPlain(s, e, s.t.and, out, operand(s, e, 1 - i), operand(s, e, i));
}

/**
 * The low bits of operand i by bzhi, which Zen has on two units only, or by two shifts; false where `and` is chosen,
 * which takes a mask that is no immediate from memory.
 */
function maskLowBits(s: Selection, e: number, out: number, bits: number, isImmediate: boolean, i: number): boolean {
  const way = isImmediate ? 1 - alternative(s, e, 2) : alternative(s, e, 3);
  if (way === 1 || (way === 0 && !s.target.bmi2)) return false;
  if (way === 0) {
    emitPlain(s, e, s.t.lowBits, out, operand(s, e, i), s.smallConstant(bits));
    return true;
  }
  const high = s.code.newRegister();
  emitPlain(s, e, s.t.shl, high, operand(s, e, i), -1, 64 - bits);
  emitPlain(s, e, s.t.shr, out, high, -1, 64 - bits);
  return true;
}

/** Shift by an immediate, which destroys the flags, or by a register (BMI2), which keeps them. */
function shift(s: Selection, e: number, out: number, byImmediate: number, byRegister: number): void {
  const amount = s.p.events.detail[e];
  if (amount === 1 && byImmediate === s.t.shl && s.chosen(e, OPERATION_BY_ADDRESS)) {
    const a = operand(s, e, 0);
    s.emit(s.t.lea, out, -1, a, a);
    return;
  }
  if (s.target.bmi2 && alternative(s, e, 2) === 1)
    emitPlain(s, e, byRegister, out, operand(s, e, 0), s.smallConstant(amount));
  else emitPlain(s, e, byImmediate, out, operand(s, e, 0), -1, amount);
}

/** 0 - bit modulo 2^64 or 2^32: straight from CF when the bit is there, else by negation. */
function mask(s: Selection, e: number, out: number): void {
  const v = s.p.events.ins[3 * e];
  const isHalf = s.p.fn.values[s.p.events.outs[2 * e]].width === 32;
  if (s.valueReg[v] >= 0 && s.held[CF_CHAIN] !== v) {
    emitPlain(s, e, isHalf ? s.t.maskNegHalf : s.t.maskNeg, out, operand(s, e, 0));
    return;
  }
  bitToCarryFlag(s, v, columnOf(s, v));
  s.usesLeft[v]--;
  if (s.busy(OF_CHAIN)) flush(s, OF_CHAIN);
  s.zero[OF_CHAIN] = 0;
  s.emit(isHalf ? s.t.maskSbbHalf : s.t.maskSbb, out, -1, -1);
}

function conditionalMove(s: Selection, e: number, out: number): void {
  const v = s.p.events.ins[3 * e];
  const ifZero = operand(s, e, 1);
  const ifNonzero = operand(s, e, 2);
  bitToCarryFlag(s, v, columnOf(s, v));
  s.usesLeft[v]--;
  if (alternative(s, e, 2) === 0) s.emit(s.t.cmovc, out, -1, ifZero, ifNonzero);
  else s.emit(s.t.cmovnc, out, -1, ifNonzero, ifZero);
}

/** a = 0 as a bit in CF (cmp a, 1). */
function zeroTest(s: Selection, e: number, value: number): void {
  const a = operand(s, e, 0);
  clobber(s, s.t.zeroTest);
  s.emit(s.t.zeroTest, -1, -1, a);
  s.zero.fill(0);
  s.held[CF_CHAIN] = value;
}

function columnOf(s: Selection, v: number): number {
  return s.p.values.kind[v] === ROOT ? s.p.values.source[v] : -1;
}

/** A constant as a chain of addresses: factor, then 1 + 2^step times it or `other` times it, then doubled. */
interface AddressPlan {
  /** 3, 5 or 9: the first address. */
  readonly factor: number;
  /** Second address: a + 2^step times the first result; 0 for none. */
  readonly step: number;
  /** Second address: this many times the first result, 3, 5 or 9; 0 for none. */
  readonly other: number;
  /** A last address doubles the result. */
  readonly doubled: boolean;
}

const FACTORS = [3, 5, 9];

/** How to multiply by `c` with at most three addresses; null if that is not possible. */
function addressPlan(c: number): AddressPlan | null {
  const doubled = c % 2 === 0;
  const odd = doubled ? c / 2 : c;
  for (const factor of FACTORS) {
    if (odd === factor) return { factor, step: 0, other: 0, doubled };
    for (const step of [1, 2, 3]) if (odd === 1 + (factor << step)) return { factor, step, other: 0, doubled };
    for (const other of FACTORS) if (odd === factor * other) return { factor, step: 0, other, doubled };
  }
  return null;
}

/** Emits the plan for register `a`; flags are kept. */
function multiplyByAddress(s: Selection, { factor, step, other, doubled }: AddressPlan, a: number, out: number): void {
  const { t } = s;
  const times = (n: number): number => (n === 3 ? t.times3 : n === 5 ? t.times5 : t.times9);
  const single = step === 0 && other === 0;
  const first = single && !doubled ? out : s.code.newRegister();
  s.emit(times(factor), first, -1, a);
  const second = single ? first : doubled ? s.code.newRegister() : out;
  if (step > 0) s.emit([t.lea, t.lea2, t.lea4, t.lea8][step], second, -1, a, first);
  if (other > 0) s.emit(times(other), second, -1, first);
  if (doubled) s.emit(t.lea, out, -1, second, second);
}

/* Selects instructions for double shifts. */

/** The low word of (2^64·hi + lo) >> right, 0 < right < 64; lo and hi are virtual registers. */
interface DoubleShift {
  readonly lo: number;
  readonly hi: number;
  readonly right: number;
}

type Way = (s: Selection, e: number, out: number, shift: DoubleShift) => void;

/**
 * What a double shift can be made of. Zen 4 takes 1.8 cycles for each shrd, which two single shifts and an addition do
 * in one. shrd overwrites the low word and shld the high one, which saves a copy where the other is still needed;
 * single shifts by registers keep the flags, those by immediates need none.
 */
const ALWAYS: readonly Way[] = [
  (s, e, out, { lo, hi, right }) => emitPlain(s, e, s.t.shrd, out, lo, hi, right),
  (s, e, out, { lo, hi, right }) => emitPlain(s, e, s.t.shld, out, hi, lo, 64 - right),
  (s, e, out, shift) =>
    s.emit(s.t.lea, out, -1, lowPart(s, e, shift), single(s, e, s.t.shl, shift.hi, 64 - shift.right)),
];

const WITH_BMI2: readonly Way[] = [
  (s, e, out, { lo, hi, right }) => {
    const low = single(s, e, s.t.shrx, lo, -1, s.smallConstant(right));
    s.emit(s.t.lea, out, -1, low, single(s, e, s.t.shlx, hi, -1, s.smallConstant(64 - right)));
  },
];

/** The high word moves up by one to three bits: an address does it. */
const BY_ADDRESS: readonly Way[] = [
  (s, e, out, shift) =>
    s.emit([s.t.lea2, s.t.lea4, s.t.lea8][63 - shift.right], out, -1, lowPart(s, e, shift), shift.hi),
];

/** By one bit: the low word's top bit is the carry of its double. */
const BY_CARRY: readonly Way[] = [
  (s, _, out, { lo, hi }) => {
    clobber(s, s.t.add);
    s.emit(s.t.add, s.code.newRegister(), -1, lo, lo);
    s.emit(s.t.adc, out, -1, hi, hi);
    flagsAfter(s, s.t.adc);
  },
];

/** Every way for a target without and with BMI2; the first is the one that candidates begin with. */
const waysOf = (special: readonly Way[]): readonly (readonly Way[])[] => [
  [...ALWAYS, ...special],
  [...ALWAYS, ...WITH_BMI2, ...special],
];
const WAYS = waysOf([]);
const WAYS_NEAR_TOP = waysOf(BY_ADDRESS);
const WAYS_AT_TOP = waysOf([...BY_ADDRESS, ...BY_CARRY]);

/** Emits a double shift in the way that `choose` picks of so many. */
function selectDoubleShift(
  s: Selection,
  e: number,
  out: number,
  shift: DoubleShift,
  choose: (count: number) => number,
): void {
  const table = shift.right === 63 ? WAYS_AT_TOP : shift.right > 60 ? WAYS_NEAR_TOP : WAYS;
  const ways = table[s.target.bmi2 ? 1 : 0];
  ways[choose(ways.length)](s, e, out, shift);
}

function lowPart(s: Selection, e: number, { lo, right }: DoubleShift): number {
  return single(s, e, s.t.shr, lo, right);
}

/** A new register with `word` shifted by an immediate, or by the register `count`. */
function single(s: Selection, e: number, template: number, word: number, amount: number, count = -1): number {
  const out = s.code.newRegister();
  emitPlain(s, e, template, out, word, count, Math.max(amount, 0));
  return out;
}

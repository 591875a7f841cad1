/** Selects instructions for double shifts. */
import { emitPlain } from './emit.ts';
import { clobber, flagsAfter } from './carryChains.ts';
import type { Selection } from './selection.ts';

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
export function selectDoubleShift(
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

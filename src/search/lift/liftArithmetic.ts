/** Additions, subtractions and products (SDM vol. 2), in the operations of word IR that are exactly them. */
import { type Operand, constOperand, isZeroOperand, ZERO } from '../../ir/function.ts';
import type { AsmOperand } from '../../prover/listing/listing.ts';
import { RAX, RDX } from '../../prover/listing/registers.ts';
import { type Lift, type LiftMachine, refused } from './liftMachine.ts';
import type { WrittenAddition } from '../../codegen/candidate/writtenOrder.ts';

const register = (index: number): AsmOperand => ({ kind: 'register', file: 'general', index, width: 64 });

/** How the word was made, for a start that follows the code. */
function remember(m: LiftMachine, made: Operand, lane: WrittenAddition['lane']): void {
  if (made.kind !== 'value') return;
  const isOnNewFlags = m.areFlagsNew && lane !== 'add';
  m.written.set(m.b.value(made.id).name, { lane, isOnNewFlags });
  if (isOnNewFlags) m.areFlagsNew = false;
}

/**
 * a + b + carry. Where nothing carries out of the word it is a sum of one word, so that a carry at the end of a chain
 * is still taken in from its flag, and the flag that it leaves is known to be zero.
 */
function added(m: LiftMachine, carry: Operand, a: Operand, b: Operand): readonly [sum: Operand, out: Operand] {
  const present = [a, b, carry].filter((x) => !isZeroOperand(x));
  const upper = present.reduce((sum, x) => sum + m.b.range(x).upper, 0n);
  const isOfWords = present.length > 1 && !present.every((x) => x.kind === 'const');
  if (!isOfWords || upper >= 1n << 64n) return m.b.addcarryx(carry, a, b);
  const lower = present.reduce((sum, x) => sum + m.b.range(x).lower, 0n);
  const terms = present.map((operand) => ({ sign: 1, column: 0, operand }) as const);
  const [sum] = m.b.rawSum(terms, 1, false, { lower, upper }).words;
  return [sum, ZERO];
}

const plus =
  (usesCarry: boolean): Lift =>
  (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const carry = usesCarry ? m.flag('carry') : ZERO;
    const [a, b] = [m.read(to, width), m.read(from, width)];
    if (width < 64) return narrowSum(m, width, to, [a, b, carry]);
    const [sum, out] = added(m, carry, a, b);
    remember(m, sum, 'add');
    m.setFlags(() => out, null, sum);
    m.write(to, width, sum);
  };

/**
 * Compilers put a bit back into the carry flag by adding 255 to a byte; other carries of narrow words are not named.
 */
function narrowSum(m: LiftMachine, width: number, to: AsmOperand, [a, b, carry]: readonly Operand[]): void {
  const isBit = m.b.range(a).upper <= 1n && isZeroOperand(carry);
  const restores = isBit && b.kind === 'const' && b.value === (1n << BigInt(width)) - 1n;
  const sum = m.low(m.b.binary('add', m.b.binary('add', a, b), carry), width);
  m.setFlags(restores ? () => a : null, null, sum, width);
  m.write(to, width, sum);
}

const minus =
  (usesCarry: boolean, writes = true): Lift =>
  (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const borrow = usesCarry ? m.flag('carry') : ZERO;
    if (usesCarry && writes && isSame(to, from)) return spreadCarry(m, to, width, borrow);
    const [a, b] = [m.read(to, width), m.read(from, width)];
    const [difference, out] = subtract(m, borrow, a, b, width);
    m.setFlags(() => out, null, difference, width);
    if (writes) m.write(to, width, difference);
  };

/** The borrow of narrow words is that of the same words at full width. */
function subtract(m: LiftMachine, borrow: Operand, a: Operand, b: Operand, width: number): readonly Operand[] {
  const [difference, out] = m.b.subborrowx(borrow, a, b);
  if (width === 64) remember(m, difference, 'add');
  return [m.low(difference, width), out];
}

const isSame = (a: AsmOperand, b: AsmOperand): boolean =>
  a.kind === 'register' && b.kind === 'register' && a.index === b.index;

/** sbb x, x: the carry in every bit, and as it was. */
function spreadCarry(m: LiftMachine, to: AsmOperand, width: number, bit: Operand): void {
  const mask = m.low(m.b.unary('mask', bit), width);
  m.setFlags(() => bit, null, mask, width);
  m.write(to, width, mask);
}

/** adcx and adox: one flag in and out, no other changed. */
const onFlag =
  (flag: 'carry' | 'overflow', lane: 'adcx' | 'adox'): Lift =>
  (m, [to, from]) => {
    if (m.widthOf([to]) !== 64) throw refused(`${lane} of 32 bits`);
    const [sum, out] = added(m, m.flag(flag), m.read(to, 64), m.read(from, 64));
    remember(m, sum, lane);
    m.flags[flag] = () => out;
    m.write(to, 64, sum);
  };

const negate: Lift = (m, [to]) => {
  const width = m.widthOf([to]);
  const [difference, out] = subtract(m, ZERO, ZERO, m.read(to, width), width);
  m.setFlags(() => out, null, difference, width);
  m.write(to, width, difference);
};

/** inc and dec leave the carry alone. */
const step =
  (by: bigint): Lift =>
  (m, [to]) => {
    const width = m.widthOf([to]);
    const sum = m.low(m.b.binary('add', m.read(to, width), constOperand(BigInt.asUintN(64, by))), width);
    m.setFlags(m.flags.carry, null, sum, width);
    m.write(to, width, sum);
  };

function product(m: LiftMachine, inRdx: Operand, by: Operand): readonly [Operand, Operand] {
  const [low, high] = m.b.mulx(inRdx, by);
  if (low.kind === 'value') m.inRdx.set(m.b.value(low.id).name, inRdx);
  return [low, high];
}

/** high, low = rdx · operand; the high word stays if both go to one register. */
const mulx: Lift = (m, [high, low, by]) => {
  if (m.widthOf([high]) !== 64) throw refused('mulx of 32 bits');
  const [l, h] = product(m, m.read(register(RDX), 64), m.read(by, 64));
  m.write(low, 64, m.leftFlags(l));
  m.write(high, 64, h);
};

/** rdx:rax = rax · operand; CF = OF = the high word is not zero. */
const mul: Lift = (m, [by]) => {
  if (m.widthOf([by]) !== 64) throw refused('mul of narrow words');
  const [low, high] = product(m, m.read(by, 64), m.read(register(RAX), 64));
  const isWide = (): Operand => m.b.binary('xor', m.b.unary('eqz', high), constOperand(1n), 1);
  m.setFlags(isWide, isWide, null);
  m.write(register(RAX), 64, low);
  m.write(register(RDX), 64, high);
};

/** The low word of a product. */
const imul: Lift = (m, operands) => {
  const [to, a, b] = operands;
  const width = m.widthOf([to]);
  if (operands.length === 1) throw refused('a signed product of two words');
  const [x, y] = b === undefined ? [to, a] : [a, b];
  m.setFlags(null, null, null);
  m.write(to, width, m.low(m.b.binary('mul', m.read(x, width), signed(m, y, width)), width));
};

/** Immediates of products are signed, and read at full width. */
const signed = (m: LiftMachine, y: AsmOperand, width: number): Operand =>
  y.kind === 'immediate' ? constOperand(BigInt.asUintN(width, y.value)) : m.read(y, width);

export const LIFT_ARITHMETIC: Readonly<Record<string, Lift>> = {
  add: plus(false),
  adc: plus(true),
  adcx: onFlag('carry', 'adcx'),
  adox: onFlag('overflow', 'adox'),
  sub: minus(false),
  sbb: minus(true),
  cmp: minus(false, false),
  neg: negate,
  inc: step(1n),
  dec: step(-1n),
  mulx,
  mul,
  imul,
};

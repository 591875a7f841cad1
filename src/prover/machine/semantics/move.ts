/** Moves, extensions, addresses, the stack, flag instructions. Source: SDM vol. 2. */
import { Failure } from '../../../base/errors.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import { RAX, RBP, RSP } from '../../listing/registers.ts';
import { differ, either } from './order.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { Machine } from '../machine.ts';

const mov: Semantics = (m, [to, from]) => {
  const width = m.widthOf([to, from]);
  const isWideConstant = to.kind === 'register' && from.kind === 'immediate' && width === 64;
  m.write(to, width, isWideConstant ? m.words.constant(wideImmediate(from.value)) : m.read(from, width));
};

/** mov r64, imm64 takes any constant of 64 bits. */
function wideImmediate(value: bigint): bigint {
  if (value < -(1n << 63n) || value >= 1n << 64n) throw new Failure('input', `immediate ${value} does not fit 64 bits`);
  return BigInt.asUintN(64, value);
}

/** Width of the source of an extension: given by its register or by the text. */
function sourceWidth(operand: AsmOperand): number {
  const width = operand.kind === 'immediate' ? null : operand.width;
  if (width !== 8 && width !== 32) throw new Failure('unsupported', `extension from ${width ?? 'unknown'} bits`);
  return width;
}

function extend(isSigned: boolean): Semantics {
  return (m, [to, from]) => {
    const width = m.widthOf([to]);
    const narrow = sourceWidth(from);
    const value = m.read(from, narrow);
    if (narrow >= width) throw new Failure('input', 'an extension to fewer bits');
    m.write(to, width, isSigned ? m.words.low(width, m.words.signed(narrow, value)) : value);
  };
}

/** Sums of numbers are often made so, hence what the sum conserves is remembered as of any other addition. */
const lea: Semantics = (m, [to, from]) => {
  const width = m.widthOf([to]);
  if (from.kind !== 'memory') throw new Failure('input', 'lea without an address');
  m.write(to, width, m.words.cut(width, m.addressTerms(from)).low);
};

const xchg: Semantics = (m, [a, b]) => {
  if (a.kind !== 'register' || b.kind !== 'register')
    throw new Failure('unsupported', 'xchg with memory, which locks the bus');
  const width = m.widthOf([a]);
  const x = m.read(a, width);
  const y = m.read(b, width);
  m.write(a, width, y);
  m.write(b, width, x);
};

const push: Semantics = (m, [from]) => {
  const value = m.read(from, 64);
  m.moveStackPointer(-8n);
  m.memory.store(m.registers[RSP], 64, value);
};

const pop: Semantics = (m, [to]) => {
  const value = m.memory.load(m.registers[RSP], 64);
  m.moveStackPointer(8n);
  m.write(to, 64, value);
};

/** eax, extended to rax by its sign. */
const extendAccumulator: Semantics = (m) => {
  const part = (width: number): AsmOperand => ({ kind: 'register', file: 'general', index: RAX, width });
  extend(true)(m, [part(64), part(32)]);
};

/** Gives up the frame that `push rbp`, `mov rbp, rsp` began. */
const leave: Semantics = (m) => {
  const [stack, frame] = [RSP, RBP].map(
    (index): AsmOperand => ({ kind: 'register', file: 'general', index, width: 64 }),
  );
  m.write(stack, 64, m.read(frame, 64));
  pop(m, [frame]);
};

const nothing: Semantics = () => {};

export const MOVE_SEMANTICS: SemanticsTable = {
  mov,
  movzx: extend(false),
  movsx: extend(true),
  movsxd: extend(true),
  cdqe: extendAccumulator,
  lea,
  xchg,
  push,
  pop,
  leave,
  clc: (m) => m.setFlag('carry', m.words.constant(0n)),
  stc: (m) => m.setFlag('carry', m.words.constant(1n)),
  cmc: (m) => m.setFlag('carry', m.words.complement(m.flag('carry'))),
  cld: nothing,
  nop: nothing,
  endbr64: nothing,
};

/* cmovcc, setcc and jumps that depend on no data. Conditions: SDM vol. 1, appendix B; parity is not modelled. */

type Condition = (m: Machine) => Poly;

const belowOrEqual: Condition = (m) => either(m.words, m.flag('carry'), m.flag('zero'));
const less: Condition = (m) => differ(m.words, m.flag('sign'), m.flag('overflow'));
const lessOrEqual: Condition = (m) => either(m.words, less(m), m.flag('zero'));
const not =
  (condition: Condition): Condition =>
  (m) =>
    m.words.complement(condition(m));

/** Spellings of each condition and of its opposite. */
const CONDITIONS: readonly (readonly [names: string, opposite: string, condition: Condition])[] = [
  ['o', 'no', (m) => m.flag('overflow')],
  ['c b nae', 'nc nb ae', (m) => m.flag('carry')],
  ['z e', 'nz ne', (m) => m.flag('zero')],
  ['be na', 'a nbe', belowOrEqual],
  ['s', 'ns', (m) => m.flag('sign')],
  ['l nge', 'ge nl', less],
  ['le ng', 'g nle', lessOrEqual],
];

const set =
  (condition: Condition): Semantics =>
  (m, [to]) =>
    m.write(to, 8, condition(m));

const move =
  (condition: Condition): Semantics =>
  (m, [to, from]) => {
    const width = m.widthOf([to]);
    m.write(to, width, m.words.choose(condition(m), m.read(from, width), m.read(to, width)));
  };

const rows = CONDITIONS.flatMap(([names, opposite, condition]) => [
  ...names.split(' ').map((name) => [name, condition] as const),
  ...opposite.split(' ').map((name) => [name, not(condition)] as const),
]);

export const CONDITIONAL_SEMANTICS: SemanticsTable = Object.fromEntries(
  rows.flatMap(([name, condition]) => [
    [`set${name}`, set(condition)],
    [`cmov${name}`, move(condition)],
  ]),
);

const byName = new Map(rows);

/**
 * Demands that the condition of a jump such as `jne` is the same for all inputs, and holds or not as the code was
 * followed. Throws `unsupported`.
 */
export function requireJump(m: Machine, mnemonic: string, holds: boolean): void {
  const condition = byName.get(mnemonic.slice(1));
  if (condition === undefined) throw new Failure('unsupported', `the condition of ${mnemonic} is not modelled`);
  const value = condition(m);
  if (!isConstant(value) || value.constant !== (holds ? 1n : 0n))
    throw new Failure('unsupported', `branch: it is not shown that ${mnemonic} goes the same way for all inputs`);
}

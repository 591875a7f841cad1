/** Runs a listing on the symbolic machine; everything that is not modelled is refused. */
import { Failure } from '../../../base/errors.ts';
import type { AsmInstruction, Listing, AsmOperand } from '../../listing/listing.ts';
import { vectorHint } from '../../instructions/vectorFamily.ts';
import { isConstantTime, TIMING, Violation } from '../violation.ts';
import type { Machine } from '../machine.ts';
import { ARITHMETIC, LOGIC } from './arithmetic.ts';
import { CONDITIONAL_SEMANTICS, requireJump, MOVE_SEMANTICS } from './move.ts';
import { LANE_ARITY, LANE_SEMANTICS } from './lanes.ts';
import { executeMasked, MASK_ARITY, MASK_SEMANTICS } from './masks.ts';
import { SHUFFLE_ARITY, SHUFFLE_SEMANTICS } from './shuffles.ts';
import { ternary } from './ternary.ts';
import { VECTOR_ARITY, VECTOR_SEMANTICS } from './vectors.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { SHIFT_SEMANTICS } from './shift.ts';
import { hasRow, requireLaneFile, sizedLike } from './wideOperands.ts';
import type { Poly } from '../../algebra/poly.ts';
import { RAX, RDX } from '../../listing/registers.ts';

/* Multiplication. Source: SDM vol. 2. */

const general = (index: number, width: number): AsmOperand => ({ kind: 'register', file: 'general', index, width });

function product(m: Machine, width: number, a: Poly, b: Poly): { low: Poly; high: Poly } {
  return m.words.cut(width, [{ poly: m.words.multiply(a, b), factor: 1n }]);
}

/** rdx:rax = rax · operand; CF = OF = high half not zero. */
const mul: Semantics = (m, [by]) => {
  const width = m.widthOf([by]);
  if (width === 8) throw new Failure('unsupported', 'mul of 8 bits');
  const { low, high } = product(m, width, m.read(general(RAX, width), width), m.read(by, width));
  const isWide = (): Poly => m.words.complement(m.words.isZero(high));
  m.setFlags(isWide, isWide, null, null);
  m.write(general(RAX, width), width, low);
  m.write(general(RDX, width), width, high);
};

/** high, low = rdx · operand, without flags; high wins if both are one register. */
const mulx: Semantics = (m, [high, low, by]) => {
  const width = m.widthOf([high]);
  const result = product(m, width, m.read(general(RDX, width), width), m.read(by, width));
  m.write(low, width, result.low);
  m.write(high, width, result.high);
};

/** Low half of the product; CF and OF tell signed overflow. */
const imul: Semantics = (m, operands) => {
  const [to, a, b] = operands;
  const width = m.widthOf([to]);
  if (operands.length === 1 || width === 8) throw new Failure('unsupported', 'imul of this form');
  const [x, y] = b === undefined ? [to, a] : [a, b];
  const { low } = product(m, width, m.read(x, width), m.read(y, width));
  m.setFlags('unmodelled', 'unmodelled', null, null);
  m.write(to, width, low);
};

const MULTIPLY_SEMANTICS: SemanticsTable = { mul, mulx, imul };

const COMMON: SemanticsTable = {
  ...ARITHMETIC,
  ...CONDITIONAL_SEMANTICS,
  ...LOGIC,
  ...MOVE_SEMANTICS,
  ...MULTIPLY_SEMANTICS,
  ...SHIFT_SEMANTICS,
};
const byMnemonic = (table: SemanticsTable): ReadonlyMap<string, Semantics> => new Map(Object.entries(table));

/** Some names mean one thing in registers of 512 bits and another in shorter ones. */
const OF_ROWS = byMnemonic({
  ...LANE_SEMANTICS,
  ...MASK_SEMANTICS,
  ...SHUFFLE_SEMANTICS,
  vpternlogd: ternary,
  vpternlogq: ternary,
});
const OF_WORDS = byMnemonic({
  ...COMMON,
  ...MASK_SEMANTICS,
  vzeroupper: (m) => m.wide.zeroUppers(),
  ...VECTOR_SEMANTICS,
});

/** Every modelled mnemonic, without calls and returns. */
export const MODELLED: readonly string[] = [...new Set([...OF_WORDS.keys(), ...OF_ROWS.keys()])];

/** An instruction that could not be executed, with its place. */
export class Stopped extends Error {
  readonly instruction: AsmInstruction;
  override readonly cause: unknown;
  constructor(instruction: AsmInstruction, cause: unknown) {
    super(`${instruction.place}: ${instruction.text}`);
    this.instruction = instruction;
    this.cause = cause;
  }
}

/** Executes up to the `ret` of the function itself. `after` is called after each instruction. Throws `Stopped`. */
export function execute(machine: Machine, listing: Listing, after: (i: AsmInstruction) => void = () => {}): void {
  for (const instruction of listing.instructions) {
    if (instruction.mnemonic === 'ret' && instruction.returnTo === undefined) return;
    try {
      executeOne(machine, instruction);
    } catch (cause) {
      throw new Stopped(instruction, cause);
    }
    after(instruction);
  }
}

function executeOne(machine: Machine, instruction: AsmInstruction): void {
  const { mnemonic, mask, returnTo, holds, text } = instruction;
  const operands = sizedLike(instruction.operands);
  if (holds !== undefined) return requireJump(machine, mnemonic, holds);
  if (returnTo !== undefined) return mnemonic === 'call' ? machine.call(returnTo) : machine.return(returnTo);
  const semantics = (hasRow(operands) ? OF_ROWS : OF_WORDS).get(mnemonic);
  const timing = TIMING.get(mnemonic);
  if (/^(j|call|loop|ret)/.test(mnemonic))
    throw new Failure('unsupported', `branch: ${mnemonic} changes the flow of control, which is not followed`);
  if (timing === 'variable') throw new Violation('timing', `${mnemonic} takes a time that depends on its data`);
  if (!isConstantTime(timing))
    throw new Failure(
      'unsupported',
      `timing: ${mnemonic} is not on the list of instructions with data-independent timing`,
    );
  if (semantics === undefined) throw new Failure('unsupported', `${mnemonic} is not modelled`, vectorHint(text));
  if (operands.length !== arity(mnemonic, operands.length))
    throw new Failure('input', `${operands.length} operands`, { where: mnemonic });
  requireLaneFile(machine, operands);
  if (mask === undefined) semantics(machine, operands);
  else executeMasked(machine, mnemonic, semantics, operands, mask);
}

const ARITY: Readonly<Record<string, readonly number[]>> = {
  ...LANE_ARITY,
  ...MASK_ARITY,
  ...SHUFFLE_ARITY,
  ...VECTOR_ARITY,
  vpternlogd: [4],
  vpternlogq: [4],
  vzeroupper: [0],
  imul: [1, 2, 3],
  mul: [1],
  mulx: [3],
  andn: [3],
  bzhi: [3],
  shlx: [3],
  shrx: [3],
  sarx: [3],
  rorx: [3],
  shld: [3],
  shrd: [3],
  inc: [1],
  dec: [1],
  neg: [1],
  not: [1],
  bswap: [1],
  push: [1],
  pop: [1],
  shl: [1, 2],
  shr: [1, 2],
  sar: [1, 2],
  rol: [1, 2],
  ror: [1, 2],
  rcl: [1, 2],
  rcr: [1, 2],
  clc: [0],
  stc: [0],
  cmc: [0],
  cld: [0],
  nop: [0],
  endbr64: [0],
  leave: [0],
  cdqe: [0],
};

/** `count` if the instruction may have that many operands, else a number that it may have. */
function arity(mnemonic: string, count: number): number {
  const allowed = ARITY[mnemonic] ?? (mnemonic.startsWith('set') ? [1] : [2]);
  return allowed.includes(count) ? count : allowed[0];
}

/** Which value each register, stack slot and flag holds, as the checker follows it. */
import { CF, OF, type FlagEffect } from '../../x86/flags.ts';
import type { Form } from '../../x86/form.ts';
import {
  BASE_POOL,
  DISP,
  FORM,
  IMM_HI,
  IMM_LO,
  MEM,
  NO_INDEX,
  type Program,
  REG0,
  STRIDE,
  memBase,
  memIndex,
  memScaleLog2,
} from '../../x86/program.ts';
import { formOf } from '../../x86/forms.ts';
import { formId } from '../../../base/ids.ts';
import { RSP, registerName } from '../../x86/registers.ts';
import { Failure } from '../../../base/errors.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { HOME_CONSTANT, HOME_LIMB, HOME_NONE, type VirtualCode } from '../select/virtualCode.ts';

/** Bytes below rsp that signal handlers leave alone (System V ABI, 3.2.2). */
const RED_ZONE = 128;

/** The flags that carry something between instructions, in the order of the arrays below. */
export const TRACKED_FLAGS: readonly number[] = [CF, OF];

/**
 * Which value every register, vector register, stack slot and flag of the machine holds, followed from instruction to
 * instruction. It knows nothing of where values were meant to be.
 */
export class CheckState {
  readonly program: Program;
  readonly values: CheckValues;
  readonly registers = new Int32Array(16);
  readonly vectors = new Int32Array(16).fill(NO_VALUE);
  /** By address relative to rsp on entry. */
  readonly stack = new Map<number, number>();
  /** rsp relative to what it was on entry; the return address is at 0. */
  rsp = 0;
  /** Lowest address of what the prologue pushed: slots are below. */
  slotsEnd = 0;
  /** Virtual instruction whose result each of TRACKED_FLAGS is, or NOTHING. */
  readonly flags = new Int32Array(TRACKED_FLAGS.length).fill(NO_VALUE);
  /** Displacements from a pointer at which words of arguments may have been overwritten; null for all. */
  overwritten: Set<number> | null = new Set();

  constructor(program: Program, values: CheckValues, isArgument: (r: number) => number) {
    this.program = program;
    this.values = values;
    for (let r = 0; r < 16; r++) this.registers[r] = isArgument(r) >= 0 ? isArgument(r) : values.onEntry(r);
  }

  form(at: number): Form {
    return formOf(formId(this.program.data[at * STRIDE + FORM]));
  }

  /** Number of the register that is operand `i` of instruction `at`. */
  register(at: number, i: number): number {
    return this.program.data[at * STRIDE + REG0 + i];
  }

  /** Value in the register that is operand `i`. */
  inRegister(at: number, i: number): number {
    return this.registers[this.register(at, i)];
  }

  /** Sign-extended immediate of at most 32 bits. */
  immediate(at: number): number {
    return this.program.data[at * STRIDE + IMM_LO];
  }

  /** Immediate of 64 bits. */
  wideImmediate(at: number): bigint {
    const d = this.program.data;
    const o = at * STRIDE;
    return (BigInt.asUintN(32, BigInt(d[o + IMM_HI])) << 32n) | BigInt.asUintN(32, BigInt(d[o + IMM_LO]));
  }

  memory(at: number): number {
    return this.program.data[at * STRIDE + MEM];
  }

  displacement(at: number): number {
    return this.program.data[at * STRIDE + DISP];
  }

  /** True if the memory operand is [base + displacement] with rsp as the base. */
  addressesStack(at: number): boolean {
    return memBase(this.memory(at)) === RSP && memIndex(this.memory(at)) === NO_INDEX;
  }

  /** Value of the 64-bit word that the memory operand addresses: slot, constant or argument limb; else NOTHING. */
  inMemory(at: number): number {
    const mem = this.memory(at);
    const disp = this.displacement(at);
    if (memIndex(mem) !== NO_INDEX) return NO_VALUE;
    if (memBase(mem) === BASE_POOL)
      return disp in this.program.pool ? this.values.constant(this.program.pool[disp]) : NO_VALUE;
    if (memBase(mem) === RSP)
      return this.slotAt(this.rsp + disp) ? (this.stack.get(this.rsp + disp) ?? NO_VALUE) : NO_VALUE;
    if (memBase(mem) > 15 || this.overwritten === null || this.overwritten.has(disp)) return NO_VALUE;
    return this.values.limb(this.registers[memBase(mem)], disp);
  }

  /** True if the aligned word at `address` is free for the function: red zone or frame, below what was pushed. */
  slotAt(address: number): boolean {
    return address % 8 === 0 && address >= this.rsp - RED_ZONE && address + 8 <= this.slotsEnd;
  }

  /** Forgets the registers that instruction `at` writes and notes whose result its flags are. */
  step(at: number, virtual: number): void {
    const form = this.form(at);
    form.operands.forEach((o, i) => {
      if (o.class === 'gpr' && o.access !== 'r') this.registers[this.register(at, i)] = NO_VALUE;
    });
    for (let r = 0; r < 16; r++) if ((form.implicitWrites >> r) & 1) this.registers[r] = NO_VALUE;
    recordFlags(this.flags, form.flags, virtual);
  }
}

/** Updates `flags` for an instruction that belongs to virtual instruction `virtual`, or NOTHING. */
function recordFlags(flags: Int32Array, effect: FlagEffect, virtual: number): void {
  TRACKED_FLAGS.forEach((flag, i) => {
    if (effect.written & flag) flags[i] = virtual;
    if (effect.undefined & flag) flags[i] = NO_VALUE;
  });
}

/** One machine instruction as text, for messages only (`asm` prints what assemblers read). */
export function describeInstruction(program: Program, at: number): string {
  const d = program.data;
  const o = at * STRIDE;
  const form = formOf(formId(d[o + FORM]));
  const operands = form.operands.map((spec, i) => {
    switch (spec.class) {
      case 'gpr':
        return registerName(d[o + REG0 + i], spec.width === 32 ? 32 : spec.width === 8 ? 8 : 64);
      case 'xmm':
        return registerName(d[o + REG0 + i], 128);
      case 'lanes':
        return registerName(d[o + REG0 + i], spec.width === 256 ? 256 : 512);
      case 'mem':
        return address(d[o + MEM], d[o + DISP]);
      case 'imm':
        return String(d[o + IMM_LO]);
    }
  });
  return `${form.mnemonic} ${operands.join(', ')}`.trim();
}

function address(mem: number, disp: number): string {
  const base = memBase(mem) === BASE_POOL ? 'pool' : memBase(mem) < 16 ? registerName(memBase(mem)) : '';
  const index = memIndex(mem) === NO_INDEX ? '' : `+${registerName(memIndex(mem))}*${1 << memScaleLog2(mem)}`;
  return `[${base}${index}${disp < 0 ? '-' : '+'}${Math.abs(disp)}]`;
}

/** Number of no value: what is in a place that nobody may rely on. */
export const NO_VALUE = -1;

/** Byte offsets of limbs are below this. */
const MAX_OFFSET = 1 << 20;

/**
 * Numbers the values that virtual code computes with, so that equal values have equal numbers.
 *
 * A virtual register is its own value, except that a constant is the same value in every register, a
 * limb is the same value however often it is read, and a copy is the value it was copied from. After
 * the virtual registers come the contents of the machine registers on entry.
 */
export class CheckValues {
  /** Value of virtual register v. */
  readonly of: Int32Array;
  private readonly entryBase: number;
  private readonly constants = new Map<bigint, number>();
  private readonly limbs = new Map<number, number>();

  /**
   * Throws `invariant` if a virtual register is defined twice, or is defined though it has a home or is an argument.
   */
  constructor(code: VirtualCode, constants: readonly bigint[], templates: TemplateSet, argumentCount: number) {
    requireSingleDefinitions(code, argumentCount);
    this.entryBase = code.registers;
    this.of = Int32Array.from({ length: code.registers }, (_, v) => v);
    for (let v = 0; v < code.registers; v++) {
      if (code.home[v] === HOME_CONSTANT)
        this.of[v] = intern(this.constants, BigInt.asUintN(64, constants[code.homeBase[v]]), v);
      else if (code.home[v] === HOME_LIMB)
        this.of[v] = intern(this.limbs, limbKey(code.homeBase[v], code.homeOffset[v], v), v);
    }
    for (let i = 0; i < code.count; i++) {
      if (isCopy(templates, code.template[i])) this.of[code.outs[2 * i]] = this.of[code.ins[3 * i]];
    }
  }

  /** What machine register r held when the function was entered. */
  onEntry(r: number): number {
    return this.entryBase + r;
  }

  /** The constant c (any representative modulo 2^64), or NOTHING if the code has no such constant. */
  constant(c: bigint): number {
    return this.constants.get(BigInt.asUintN(64, c)) ?? NO_VALUE;
  }

  /** The limb at byte `offset` of the array that value `pointer` points to, or NOTHING. */
  limb(pointer: number, offset: number): number {
    if (pointer < 0 || offset < 0 || offset >= MAX_OFFSET) return NO_VALUE;
    return this.limbs.get(pointer * MAX_OFFSET + offset) ?? NO_VALUE;
  }
}

function requireSingleDefinitions(code: VirtualCode, argumentCount: number): void {
  const defined = new Uint8Array(code.registers).fill(1, 0, argumentCount);
  for (let i = 0; i < 2 * code.count; i++) {
    const v = code.outs[i];
    if (v < 0) continue;
    if (defined[v] === 1 || code.home[v] !== HOME_NONE) {
      throw new Failure('invariant', 'virtual code is not in SSA form', {
        where: `virtual instruction ${i >> 1}`,
        expected: 'a new register',
        found: `v${v}`,
      });
    }
    defined[v] = 1;
  }
}

/** True for a template whose result is its operand: a name for a value, not a computation. */
export function isCopy(templates: TemplateSet, template: number): boolean {
  const { body, inputs, outputs } = templates.templates[template];
  if (body.length !== 1 || inputs.length !== 1 || outputs.length !== 1) return false;
  const [to, from] = body[0].operands;
  return (
    body[0].mnemonic === 'mov' && to.kind === 'output' && from.kind === 'input' && to.width === 64 && from.width === 64
  );
}

function limbKey(pointer: number, offset: number, v: number): number {
  if (offset >= 0 && offset < MAX_OFFSET) return pointer * MAX_OFFSET + offset;
  throw new Failure('invariant', 'a limb lies outside of any array', {
    where: `virtual register ${v}`,
    found: `offset ${offset}`,
  });
}

function intern<K>(table: Map<K, number>, key: K, fresh: number): number {
  const known = table.get(key);
  if (known === undefined) table.set(key, fresh);
  return known ?? fresh;
}

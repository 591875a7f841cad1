/** Numbers the values of virtual code, so that equal values have equal numbers. */
import { Failure } from '../../../base/errors.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { HOME_CONSTANT, HOME_LIMB, HOME_NONE, type VirtualCode } from '../select/virtualCode.ts';

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

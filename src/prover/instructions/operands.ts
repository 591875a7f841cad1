/** Decoded instructions as the proof engine reads them. */
import { Failure } from '../../base/errors.ts';
import type { MachineInstruction, MachineMemory, MachineOperand } from '../../base/machineCode.ts';
import type { AsmInstruction, AsmMemory, AsmOperand, WriteMask } from '../listing/listing.ts';
import { registerOperand, vectorHint } from '../listing/registers.ts';
import { conditionOf } from '../../x86/conditions.ts';
import type { InstructionForm, OperandShape } from '../../x86/form.ts';
import type { CodeUse } from './placementView.ts';
import { displacementOffset, targetOffset } from './referenceField.ts';

/**
 * Names a constant of the image for the proof engine, or refuses it; `address` is where it stands when the image is not
 * moved, `bytes` what is read of it: 0 if only its address is wanted.
 */
type ConstantAt = (address: number, bytes: number) => Pick<AsmMemory, 'symbol' | 'displacement' | 'isAligned'>;

/**
 * What `execute` takes, in Intel order and with the registers that assemblers spell. Throws `unsupported`, without a
 * place, for what the machine model lacks.
 */
export function asmInstruction(
  instruction: MachineInstruction,
  form: InstructionForm,
  place: string,
  constantAt: ConstantAt,
): AsmInstruction {
  const isWhole = clearsWhole(instruction, form);
  const operands = isWhole ? instruction.operands.map(whole) : instruction.operands;
  const explicit = operands.flatMap((operand, i) => {
    if (form.masking !== null && i === MASK) return [];
    const known = asmOperand(operand, form.operands[i], instruction, constantAt);
    return known === null ? [] : [known];
  });
  const spelt = form.spelt === null ? [] : [registerOf(form.implicitReads[0])];
  return {
    mnemonic: isWhole ? 'vpxorq' : form.mnemonic + conditionOf(instruction, form),
    place,
    text: instruction.text,
    ...(form.masking === null ? {} : { mask: writeMask(operands[MASK], form.masking) }),
    operands: form.mnemonic === 'nop' ? [] : form.spelt === 'first' ? [...spelt, ...explicit] : [...explicit, ...spelt],
  };
}

/** Of masked instructions, the operand behind the destination. */
const MASK = 1;

function writeMask(operand: MachineOperand, masking: 'merging' | 'zeroing'): WriteMask {
  const register = operand.kind === 'register' ? registerOf(operand.name) : null;
  if (register?.kind !== 'register' || register.file !== 'mask' || register.index === 0)
    throw new Failure('unsupported', 'a mask in k1 to k7 is expected');
  return { index: register.index, isZeroing: masking === 'zeroing' };
}

/**
 * Whether a part of a vector register is xored with itself by a VEX or EVEX instruction, which clears all that is above
 * the part, too (SDM vol. 2, VPXOR), so that it is as good as the same on the whole register.
 */
const clearsWhole = ({ operands }: MachineInstruction, { mnemonic }: InstructionForm): boolean =>
  /^v(pxor[dq]?|xorp[sd])$/.test(mnemonic) &&
  operands.length === 3 &&
  operands.every((o) => o.kind === 'register' && /^[XY]MM/.test(o.name)) &&
  nameOf(operands[1]) === nameOf(operands[2]);

const nameOf = (o: MachineOperand): string => (o.kind === 'register' ? o.name : '');
const whole = (o: MachineOperand): MachineOperand =>
  o.kind === 'register' ? { ...o, name: o.name.replace(/^[XY]/, 'Z') } : o;

/** Null for a condition. */
function asmOperand(
  operand: MachineOperand,
  shape: OperandShape,
  instruction: MachineInstruction,
  constantAt: ConstantAt,
): AsmOperand | null {
  if (shape.kind === 'condition') return null;
  switch (operand.kind) {
    case 'register':
      return registerOf(operand.name);
    case 'immediate':
      return operand;
    case 'memory':
      return memoryOf(operand, shape, instruction, constantAt);
    case 'target':
      throw new Failure('unsupported', 'a jump where none is expected', { found: instruction.text });
  }
}

function registerOf(name: string): AsmOperand {
  const register = registerOperand(name.toLowerCase());
  if (register !== undefined) return register;
  const spelt = name.toLowerCase();
  throw new Failure('unsupported', `the register ${spelt} is not modelled`, vectorHint(spelt));
}

function memoryOf(
  memory: MachineMemory,
  shape: OperandShape,
  { address, bytes }: MachineInstruction,
  constantAt: ConstantAt,
): AsmMemory {
  const width = 'width' in shape && shape.width > 0 ? shape.width : null;
  const { base, index, scale, displacement } = memory;
  if (isFixed(memory)) {
    const constant = constantAt(targetOf(memory, address + bytes.length), (width ?? 0) / 8);
    return { kind: 'memory', width, base: null, index: null, scale: 1, ...constant };
  }
  return { kind: 'memory', width, base: indexOf(base), index: indexOf(index), scale, displacement, symbol: null };
}

/** Whether the address is a distance from the code, or the displacement alone. */
const isFixed = ({ base, index }: MachineMemory): boolean => base === 'RIP' || (base === '' && index === '');

const targetOf = ({ base, displacement }: MachineMemory, next: number): number =>
  (base === 'RIP' ? next : 0) + Number(displacement);

/** Where an instruction jumps to or reads, as far as its own bytes say so; null if they do not. */
export function reachOf({ address, bytes, operands }: MachineInstruction, form: InstructionForm): CodeUse | null {
  const next = address + bytes.length;
  for (const [i, operand] of operands.entries()) {
    const shape = form.operands[i];
    if (operand.kind === 'target') {
      const { address: target } = operand;
      return { target, bytes: 0, isRelative: true, isJump: true, field: () => targetOffset(bytes, target - next) };
    }
    if (operand.kind !== 'memory' || !isFixed(operand)) continue;
    return {
      target: targetOf(operand, next),
      bytes: 'width' in shape ? shape.width / 8 : 0,
      isRelative: operand.base === 'RIP',
      isJump: false,
      field: () => displacementOffset(bytes, Number(operand.displacement)),
    };
  }
  return null;
}

function indexOf(name: string): number | null {
  if (name === '') return null;
  const register = registerOf(name);
  if (register.kind === 'register' && register.file === 'general' && register.width === 64) return register.index;
  throw new Failure('unsupported', `an address made of ${name.toLowerCase()}`);
}

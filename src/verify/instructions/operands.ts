/** Decoded instructions as the proof engine reads them. */
import { Failure } from '../../base/errors.ts';
import type { MachineInstruction, MachineMemory, MachineOperand } from '../../base/machineCode.ts';
import type { AsmInstruction, AsmMemory, AsmOperand } from '../asm/listing.ts';
import { registerNamed } from '../asm/registers.ts';
import { conditionOf } from './conditions.ts';
import type { InstructionForm, OperandShape } from './form.ts';

/** Names a constant of the image for the proof engine, or refuses it; `address` is where it stands when the image is not moved. */
export type ConstantAt = (address: number) => string;

/** What `execute` takes, in Intel order and with the registers that assemblers spell. Throws `unsupported`, without a place, for what the machine model lacks. */
export function asmInstruction(instruction: MachineInstruction, form: InstructionForm, place: string, constantAt: ConstantAt): AsmInstruction {
  const explicit = instruction.operands.flatMap((operand, i) => {
    const known = asmOperand(operand, form.operands[i], instruction, constantAt);
    return known === null ? [] : [known];
  });
  const spelt = form.spelt === null ? [] : [registerOf(form.implicitReads[0])];
  return {
    mnemonic: form.mnemonic + conditionOf(instruction, form), place, text: instruction.text,
    operands: form.mnemonic === 'nop' ? [] : form.spelt === 'first' ? [...spelt, ...explicit] : [...explicit, ...spelt],
  };
}

/** Null for a condition. */
function asmOperand(operand: MachineOperand, shape: OperandShape, instruction: MachineInstruction, constantAt: ConstantAt): AsmOperand | null {
  if (shape.kind === 'condition') return null;
  switch (operand.kind) {
    case 'register': return registerOf(operand.name);
    case 'immediate': return operand;
    case 'memory': return memoryOf(operand, shape, instruction, constantAt);
    case 'target': throw new Failure('unsupported', 'a jump where none is expected', { found: instruction.text });
  }
}

function registerOf(name: string): AsmOperand {
  const register = registerNamed(name.toLowerCase());
  if (register === undefined) throw new Failure('unsupported', `the register ${name.toLowerCase()} is not modelled`);
  return register;
}

function memoryOf(memory: MachineMemory, shape: OperandShape, { address, bytes }: MachineInstruction, constantAt: ConstantAt): AsmMemory {
  const width = 'width' in shape && shape.width > 0 ? shape.width : null, { base, index, scale, displacement } = memory;
  if (base === 'RIP' || (base === '' && index === '')) {
    const target = (base === 'RIP' ? address + bytes.length : 0) + Number(displacement);
    return { kind: 'memory', width, base: null, index: null, scale: 1, displacement: 0n, symbol: constantAt(target) };
  }
  return { kind: 'memory', width, base: indexOf(base), index: indexOf(index), scale, displacement, symbol: null };
}

function indexOf(name: string): number | null {
  if (name === '') return null;
  const register = registerOf(name);
  if (register.kind === 'register' && register.file === 'general' && register.width === 64) return register.index;
  throw new Failure('unsupported', `an address made of ${name.toLowerCase()}`);
}

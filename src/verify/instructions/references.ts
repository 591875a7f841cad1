/** Numbers in an instruction that the linker decides, because they depend on where something is placed. */
import { Failure } from '../../base/errors.ts';
import type { MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import type { InstructionForm } from './form.ts';

/** Displacements and targets of this many bytes are what linkers fill in. */
const FIELD_BYTES = 4;

/**
 * Demands that each reference (an offset in the instruction) is the target of a jump or call, or the address of a constant: those are followed to what is there. Anywhere
 * else it would be a number of this program only. Throws `unsupported`, without a place.
 */
export function demandReferences(instruction: MachineInstruction, form: InstructionForm, references: readonly number[]): void {
  for (const at of references) {
    if (form.flow === 'next' ? isDisplacement(instruction, form, at) : at === instruction.bytes.length - FIELD_BYTES) continue;
    throw new Failure('unsupported', `a number that depends on where the program is placed: ${instruction.text}`);
  }
}

/** The displacement of an address without registers stands last, or in front of the immediate. */
function isDisplacement({ bytes, operands }: MachineInstruction, form: InstructionForm, at: number): boolean {
  const memory = operands.find(isPlaced), hasImmediate = form.operands.some(o => o.kind === 'immediate');
  if (memory?.kind !== 'memory' || at < 0 || at + FIELD_BYTES > bytes.length || (hasImmediate && at + FIELD_BYTES === bytes.length)) return false;
  return BigInt(Buffer.from(bytes).readInt32LE(at)) === memory.displacement;
}

/** Relative to rip, or at a fixed address. */
const isPlaced = (operand: MachineOperand): boolean => operand.kind === 'memory' && operand.index === '' && (operand.base === 'RIP' || operand.base === '');

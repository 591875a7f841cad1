/** Which bytes of stack and result straight code writes before it reads them; shares nothing with the machine. */
import type { DecodedCode, MachineInstruction } from '../../../../src/base/machineCode.ts';
import { acceptedForm } from '../../../../src/prover/instructions/accept.ts';
import type { InstructionForm } from '../../../../src/x86/form.ts';

const RED_ZONE = 128;

/** Whether some byte is read that was never written, or that lay below the red zone since then. */
export function readsUnwritten(code: DecodedCode): boolean {
  const written = new Set<number>();
  const place = ({ isStack, at }: Access): number => (isStack ? at + rsp : RESULT + at);
  let rsp = 0;
  let isFound = false;
  const read = (at: number, bytes: number): void => {
    for (let k = 0; k < bytes; k++) isFound ||= !written.has(at + k);
  };
  const write = (at: number, bytes: number): void => {
    for (let k = 0; k < bytes; k++) written.add(at + k);
  };
  for (const [, instruction] of [...code].toSorted(([a], [b]) => a - b)) {
    if (instruction === null) continue;
    const form = acceptedForm(instruction);
    if (form.flow !== 'next') break;
    const accesses = accessesOf(instruction, form).map((one) => ({ ...one, at: place(one) }));
    for (const { access, at, bytes } of accesses) if (access.includes('r')) read(at, bytes);
    if (form.stack > 0) read(rsp, form.stack);
    for (const { access, at, bytes } of accesses) if (access.includes('w')) write(at, bytes);
    const by = form.stack + movedBy(instruction, form);
    rsp += by;
    if (form.stack < 0) write(rsp, -form.stack);
    if (by > 0) for (const at of written) if (at < rsp - RED_ZONE) written.delete(at);
  }
  return isFound;
}

/** What is added to rsp by a constant. */
function movedBy({ operands: [to, from] }: MachineInstruction, { mnemonic }: InstructionForm): number {
  if (to?.kind !== 'register' || to.name !== 'RSP') return 0;
  if (from?.kind === 'memory' && mnemonic === 'lea' && from.base === 'RSP') return Number(from.displacement);
  if (from?.kind !== 'immediate') return 0;
  return mnemonic === 'add' ? Number(from.value) : mnemonic === 'sub' ? -Number(from.value) : 0;
}

interface Access {
  readonly access: string;
  /** Or in the array that rdi points to. */
  readonly isStack: boolean;
  readonly at: number;
  readonly bytes: number;
}

/** Where the result is, seen from the stack: far away. */
const RESULT = 1 << 20;

function accessesOf({ operands }: MachineInstruction, form: InstructionForm): Access[] {
  return operands.flatMap((operand, k) => {
    const shape = form.operands[k];
    if (operand.kind !== 'memory' || shape.kind !== 'memory' || shape.access === null) return [];
    const { base, displacement } = operand;
    if (base !== 'RSP' && base !== 'RDI') return [];
    return [{ access: shape.access, isStack: base === 'RSP', at: Number(displacement), bytes: shape.width / 8 }];
  });
}

/** Which bytes of the stack straight code writes before it reads them; shares nothing with the machine. */
import type { DecodedCode, MachineInstruction } from '../../../../src/base/machineCode.ts';
import { acceptedForm } from '../../../../src/prover/instructions/accept.ts';
import type { InstructionForm } from '../../../../src/prover/instructions/form.ts';

const RED_ZONE = 128;

/** Whether some byte is read that was never written, or that lay below the red zone since then. */
export function readsUnwritten(code: DecodedCode): boolean {
  const written = new Set<number>();
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
    const accesses = stackAccesses(instruction, form).map((one) => ({ ...one, at: one.at + rsp }));
    for (const { access, at, bytes } of accesses) if (access.includes('r')) read(at, bytes);
    if (form.stack > 0) read(rsp, form.stack);
    for (const { access, at, bytes } of accesses) if (access.includes('w')) write(at, bytes);
    rsp += form.stack;
    if (form.stack < 0) write(rsp, -form.stack);
    if (form.stack > 0) for (const at of written) if (at < rsp - RED_ZONE) written.delete(at);
  }
  return isFound;
}

function stackAccesses(
  { operands }: MachineInstruction,
  form: InstructionForm,
): { readonly access: string; readonly at: number; readonly bytes: number }[] {
  return operands.flatMap((operand, k) => {
    const shape = form.operands[k];
    if (operand.kind !== 'memory' || operand.base !== 'RSP' || shape.kind !== 'memory' || shape.access === null)
      return [];
    return [{ access: shape.access, at: Number(operand.displacement), bytes: shape.width / 8 }];
  });
}

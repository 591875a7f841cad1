import { instructionBytes } from '../../codegen/encoder/instructionBytes.ts';
import { nasmInstruction } from '../../codegen/encoder/nasm.ts';
import { Failure } from '../../base/errors.ts';
import type { Assemblyline } from '../../frontend/toolchain/assemblyline.ts';
import type { Program } from '../../codegen/x86/program.ts';

/** How much of a program another assembler knows. */
interface AssemblerAgreement {
  readonly instructions: number;
  /** Instructions that it does not know, as text. */
  readonly unknown: readonly string[];
}

/**
 * Whether AssemblyLine makes the same bytes of the printed program. Throws `wrong` with the first instruction where it
 * does not.
 */
export async function compareAssemblers(
  program: Program,
  code: Uint8Array,
  assemblyline: Assemblyline,
  where: string,
): Promise<AssemblerAgreement> {
  const lines = Array.from({ length: program.count }, (_, i) => nasmInstruction(program, i));
  const ours = instructionBytes(program, code);
  const theirs = await assemblyline.bytes(lines);
  theirs.forEach((bytes, i) => {
    if (bytes === null || Buffer.compare(bytes, ours[i]) === 0) return;
    throw new Failure('wrong', 'AssemblyLine makes other bytes of an instruction', {
      where: `${where}, instruction ${i + 1}: ${lines[i]}`,
      expected: hex(ours[i]),
      found: hex(bytes),
    });
  });
  return { instructions: lines.length, unknown: lines.filter((_, i) => theirs[i] === null) };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

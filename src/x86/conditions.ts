/** The conditions of jumps, conditional moves and set instructions (SDM vol. 1, appendix B). */
import type { MachineInstruction } from '../base/machineCode.ts';
import type { InstructionForm } from './form.ts';

interface Condition {
  /** What assemblers call it, the name that LLVM prints first. */
  readonly names: readonly string[];
  /** The flags that it reads, by their letters. */
  readonly flags: string;
  /** Word IR (meaning.ts) that makes the bit `c`, or its opposite; null for parity, which is not modelled. */
  readonly program: string | null;
  /** Whether the condition holds where c is 0. */
  readonly isOpposite: boolean;
}

const PAIRS: readonly (readonly [names: string, opposite: string, flags: string, program: string | null])[] = [
  ['o', 'no', 'O', 'c = OF'],
  ['b c nae', 'ae nc nb', 'C', 'c = CF'],
  ['e z', 'ne nz', 'Z', 'c = ZF'],
  ['be na', 'a nbe', 'CZ', 'c = or CF, ZF'],
  ['s', 'ns', 'S', 'c = SF'],
  ['p pe', 'np po', 'P', null],
  ['l nge', 'ge nl', 'SO', 'c = xor SF, OF'],
  ['le ng', 'g nle', 'ZSO', 'l = xor SF, OF; c = or l, ZF'],
];

/** By their number in the opcode (SDM vol. 2, appendix B.1.4.7). */
export const CONDITIONS: readonly Condition[] = PAIRS.flatMap(([names, opposite, flags, program]) => [
  { names: names.split(' '), flags, program, isOpposite: false },
  { names: opposite.split(' '), flags, program, isOpposite: true },
]);

/* Conditions of decoded jumps, moves and set instructions. */

/** The condition of an instruction that has one; the empty text without. */
export const conditionOf = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.names[0] ?? '';

/** The flags that the condition of an instruction reads. */
export const conditionFlags = (instruction: MachineInstruction, form: InstructionForm): string =>
  condition(instruction, form)?.flags ?? '';

function condition({ operands }: MachineInstruction, form: InstructionForm): Condition | undefined {
  const operand = operands[form.operands.findIndex((o) => o.kind === 'condition')];
  return operand?.kind === 'immediate' ? CONDITIONS[Number(operand.value)] : undefined;
}

/** Finds carries that nothing reads; if they are proved zero, other terms cancel. */
import type { AsmInstruction, AsmOperand } from '../../prover/listing/listing.ts';
import { scalarMeanings } from '../../x86/scalar.ts';

type Carrying = 'C' | 'O';

/** Of the carry and the overflow flag, what an instruction reads, and what it writes. */
const read = ({ mnemonic }: AsmInstruction): Carrying[] => carrying(scalarMeanings(mnemonic)[0]?.flags.reads ?? '');
const writtenBy = ({ mnemonic }: AsmInstruction): Carrying[] =>
  carrying(scalarMeanings(mnemonic)[0]?.flags.writes ?? (PLAIN.has(mnemonic) ? '' : 'CO'));
const carrying = (letters: string): Carrying[] => (['C', 'O'] as const).filter((flag) => letters.includes(flag));
const PLAIN: ReadonlySet<string> = new Set(['movq', 'movabs', 'call', 'ret']);

const SUMS: ReadonlySet<string> = new Set(['add', 'adc', 'sub', 'sbb']);

/** Whether the instruction adds to a register, or subtracts from it. */
const isSum = ({ mnemonic, operands: [target] }: AsmInstruction): boolean =>
  SUMS.has(mnemonic) && target.kind === 'register';

/**
 * Of instructions whose carries nothing reads, sums that are added to, and their carries lost, before anything else is
 * done with them: what such a carry is says nothing.
 */
export function unfinishedSums(code: readonly AsmInstruction[], lost: ReadonlySet<number>): ReadonlySet<number> {
  const unfinished = new Set<number>();
  /** By register, whether the next instruction that it is in adds to it. */
  const isAddedTo = new Map<number, boolean>();
  for (const [back, instruction] of code.toReversed().entries()) {
    const at = code.length - 1 - back;
    const [target, ...others] = instruction.operands;
    const isLost = lost.has(at) && isSum(instruction);
    if (isLost && target.kind === 'register' && isAddedTo.get(target.index) === true) unfinished.add(at);
    if (target?.kind === 'register') isAddedTo.set(target.index, isLost);
    for (const register of registersIn(target?.kind === 'register' ? others : instruction.operands))
      isAddedTo.set(register, false);
  }
  return unfinished;
}

const registersIn = (operands: readonly AsmOperand[]): number[] =>
  operands
    .flatMap((operand) =>
      operand.kind === 'register' ? [operand.index] : operand.kind === 'memory' ? [operand.base, operand.index] : [],
    )
    .filter((register) => register !== null);

/** Instructions, by number, of straight code, whose carry and overflow flags nothing reads. */
export function lostCarries(code: readonly AsmInstruction[]): ReadonlySet<number> {
  const lost = new Set<number>();
  const live = new Set<Carrying>();
  for (let i = code.length - 1; i >= 0; i--) {
    const written = writtenBy(code[i]);
    if (!written.some((flag) => live.has(flag))) lost.add(i);
    for (const flag of written) live.delete(flag);
    for (const flag of read(code[i])) live.add(flag);
  }
  return lost;
}

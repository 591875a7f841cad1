/** The type of what an instruction does to the symbolic machine. */
import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';

/** What an instruction does to the machine. Operands are in Intel order. */
export type Semantics = (m: Machine, operands: readonly AsmOperand[]) => void;

/** Semantics by mnemonic. */
export type SemanticsTable = Readonly<Record<string, Semantics>>;

/** Whether both operands are the same register. */
export const isSameRegister = (a: AsmOperand, b: AsmOperand): boolean =>
  a.kind === 'register' && b.kind === 'register' && a.file === b.file && a.index === b.index;

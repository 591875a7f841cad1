import type { AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';

/** What an instruction does to the machine. Operands are in Intel order. */
export type Semantics = (m: Machine, operands: readonly AsmOperand[]) => void;

/** Semantics by mnemonic. */
export type SemanticsTable = Readonly<Record<string, Semantics>>;

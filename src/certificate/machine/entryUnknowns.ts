/**
 * The numbers that name the unknowns which exist on entry to the code (registers, return address, address of the code,
 * inputs), the same as in coq/Symbolic.v.
 */
import type { AsmOperand } from '../../prover/listing/listing.ts';
import type { Unknown } from '../bounds/poly.ts';

/**
 * Unknowns: general registers on entry in their order, the return address, low words of vector registers, the code,
 * inputs.
 */
const FIRST_REGISTER = 2;
export const RETURN_ADDRESS: Unknown = 18;
const FIRST_VECTOR = 19;
/** The address of the first byte of the code. */
export const ORIGIN: Unknown = 35;
export const FIRST_INPUT: Unknown = 64;
export const GENERAL_REGISTERS = 16;
export const REGISTERS = 2 * GENERAL_REGISTERS;

export const entryUnknown = (register: number): Unknown =>
  register < GENERAL_REGISTERS ? FIRST_REGISTER + register : FIRST_VECTOR + register - GENERAL_REGISTERS;

/** Vector registers come behind the general ones. */
export const registerIndex = ({ file, index }: AsmOperand & { kind: 'register' }): number =>
  file === 'general' ? index : GENERAL_REGISTERS + index;

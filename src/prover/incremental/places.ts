/** Numbers the places that instructions read and write: general registers 0 to 15, then the constants below. */
import type { Flag } from '../machine/machine.ts';

/** The word of memory that an instruction names; it has at most one. */
export const MEMORY_WORD = 16;
/** Low half of xmm0, its high half, low half of xmm1, and so on. */
export const VECTORS = 17;
/** The flags, in the order of `FLAG_NAMES`. */
export const FLAGS = 49;
export const PLACES = 53;

export const FLAG_NAMES: readonly Flag[] = ['carry', 'overflow', 'zero', 'sign'];

/** Something that is left to the ordinary proof; no statement about the code. */
export class NotReplayable extends Error {}

/** What registers, flags and memory hold while machine code is read as word IR. */
import type { Operand } from '../../ir/function.ts';

/**
 * A word of 64 bits; a byte with the word whose upper bits stand above it, if that is known; an address within an array
 * of the call or the stack, which only names memory; or something that may be moved and not looked at, such as a
 * callee-saved register on entry.
 */
export type Held =
  | { readonly kind: 'word'; readonly of: Operand }
  | { readonly kind: 'byte'; readonly of: Operand; readonly above: Operand | null }
  | { readonly kind: 'address'; readonly object: number; readonly offset: number }
  | { readonly kind: 'unknown'; readonly name: string };

/** The object of addresses on the stack; others are numbers of results, then parameters. */
export const ON_STACK = -1;

export const word = (of: Operand): Held => ({ kind: 'word', of });

/**
 * The bit that a flag holds, made when it is first read; null where word IR has no name for it, such as the overflow of
 * a signed addition.
 */
export type HeldFlag = (() => Operand) | null;

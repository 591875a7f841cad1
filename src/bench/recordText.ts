import { z } from 'zod';
import { printableLine } from '../base/printable.ts';

const MAX_CHARACTERS = 2000;

/**
 * Text of a record: a line that can be read and that stands in a comment of any language without leaving it, for it
 * becomes part of assembly text, of headers and of pages.
 */
export const recordText = z
  .string()
  .max(MAX_CHARACTERS)
  .refine((text) => asRecordText(text) === text, 'expected a printable line that ends no comment');

/** A name among such texts. */
export const recordName = z.string().regex(/^[\w.+-]{1,200}$/, 'expected a name of letters, digits, ., +, - and _');

/** A symbol that C and every assembler take. */
export const recordSymbol = z.string().regex(/^[A-Za-z_]\w{0,199}$/, 'expected an identifier of C');

/** Any text as one that records take; almost always it is one already. */
export const asRecordText = (text: string): string =>
  // A comment of C does not end in it, nor does a line go on after it.
  printableLine(text).replaceAll('*/', '* /').slice(0, MAX_CHARACTERS).replace(/\\$/, '.');

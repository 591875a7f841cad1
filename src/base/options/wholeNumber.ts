import { z } from 'zod';

/** A number from 0 as an option says it, in decimal digits. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number')
  .transform(Number);

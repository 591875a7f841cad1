import type { Builder } from '../build.ts';
import { bitwise } from './bitwise.ts';
import { constantFormal, type Formal } from './formal.ts';
import { shiftLeft, shiftRight } from './shift.ts';

/** The bytes of `x`, whose width is a multiple of 16, in reverse order. */
export function byteSwapped(b: Builder, x: Formal): Formal {
  const bytes = x.width / 8;
  const one = constantFormal(b, x.width, 0xffn);
  const moved = Array.from({ length: bytes }, (_, k) =>
    shiftLeft(b, bitwise(b, 'and', shiftRight(b, x, 8 * k), one), 8 * (bytes - 1 - k)),
  );
  return moved.reduce((sum, part) => bitwise(b, 'or', sum, part));
}

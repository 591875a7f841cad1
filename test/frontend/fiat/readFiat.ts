import { openFiat } from '../../../src/frontend/fiat/read.ts';
import type { IrFunction } from '../../../src/ir/function.ts';

/** All functions of a file; throws what the first of them that is refused throws. */
export const readFiat = (text: string, source: string): readonly IrFunction[] =>
  openFiat(text, source).map((f) => f.read());

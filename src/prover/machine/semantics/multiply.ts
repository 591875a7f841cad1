/** Multiplication. Source: SDM vol. 2. */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import { RAX, RDX } from '../../listing/registers.ts';
import type { Machine } from '../machine.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';

const general = (index: number, width: number): AsmOperand => ({ kind: 'register', file: 'general', index, width });

function product(m: Machine, width: number, a: Poly, b: Poly): { low: Poly; high: Poly } {
  return m.words.cut(width, [{ poly: m.words.multiply(a, b), factor: 1n }]);
}

/** rdx:rax = rax · operand; CF = OF = high half not zero. */
const mul: Semantics = (m, [by]) => {
  const width = m.widthOf([by]);
  if (width === 8) throw new Failure('unsupported', 'mul of 8 bits');
  const { low, high } = product(m, width, m.read(general(RAX, width), width), m.read(by, width));
  const isWide = (): Poly => m.words.complement(m.words.isZero(high));
  m.setFlags(isWide, isWide, null, null);
  m.write(general(RAX, width), width, low);
  m.write(general(RDX, width), width, high);
};

/** high, low = rdx · operand, without flags; high wins if both are one register. */
const mulx: Semantics = (m, [high, low, by]) => {
  const width = m.widthOf([high]);
  const result = product(m, width, m.read(general(RDX, width), width), m.read(by, width));
  m.write(low, width, result.low);
  m.write(high, width, result.high);
};

/** Low half of the product; the flags tell signed overflow and are treated as undefined. */
const imul: Semantics = (m, operands) => {
  const [to, a, b] = operands;
  const width = m.widthOf([to]);
  if (operands.length === 1 || width === 8) throw new Failure('unsupported', 'imul of this form');
  const [x, y] = b === undefined ? [to, a] : [a, b];
  const { low } = product(m, width, m.read(x, width), m.read(y, width));
  m.setFlags(null, null, null, null);
  m.write(to, width, low);
};

export const MULTIPLY_SEMANTICS: SemanticsTable = { mul, mulx, imul };

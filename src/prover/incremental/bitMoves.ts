/**
 * Which shapes make words of flags, and which have a result that no operand decides. Source: SDM vol. 2, "Operation" of
 * SETcc, MOVZX and XOR.
 */
import type { AsmInstruction, AsmOperand } from '../listing/listing.ts';
import { FLAGS } from './places.ts';

/** What is moved from one place to the other. */
export interface BitMove {
  readonly kind: 'flag to low byte' | 'low byte to word';
  readonly from: number;
  readonly to: number;
}

const SET: ReadonlyMap<string, number> = new Map([
  ['setc', FLAGS],
  ['setb', FLAGS],
  ['seto', FLAGS + 1],
]);

/** The places of the shape; null for anything else. */
export function bitMoveOf({ mnemonic, operands }: AsmInstruction): BitMove | null {
  const flag = SET.get(mnemonic);
  const [to, from] = operands;
  if (flag !== undefined && operands.length === 1 && isByte(to))
    return { kind: 'flag to low byte', from: flag, to: to.index };
  if (mnemonic !== 'movzx' || operands.length !== 2 || !isByte(from) || !isGeneral(to) || to.width < 32) return null;
  return { kind: 'low byte to word', from: from.index, to: to.index };
}

/** x xor x is 0, and the flags are those of 0, whatever x is. */
export function isZeroing({ mnemonic, operands: [a, b] }: AsmInstruction): boolean {
  return (
    mnemonic === 'xor' && isGeneral(a) && isGeneral(b) && a.index === b.index && a.width === b.width && a.width >= 32
  );
}

const isGeneral = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'general';

const isByte = (o: AsmOperand): o is AsmOperand & { kind: 'register' } => isGeneral(o) && o.width === 8;

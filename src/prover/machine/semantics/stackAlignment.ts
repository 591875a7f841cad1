/** Code that makes rsp a multiple of a power of two, as compilers do for vectors in memory. */
import { Failure } from '../../../base/errors.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import { RSP } from '../../listing/registers.ts';
import type { Machine } from '../machine.ts';

/** What `and` makes rsp a multiple of by these operands: 32 by rsp, -32; 0 by all others. */
export function stackSize([to, from]: readonly AsmOperand[]): bigint {
  const isOfStack = to?.kind === 'register' && to.file === 'general' && to.index === RSP && to.width === 64;
  if (!isOfStack || from?.kind !== 'immediate') return 0n;
  const size = -BigInt.asIntN(64, from.value);
  return size > 0n && (size & (size - 1n)) === 0n ? size : 0n;
}

/** rsp goes down to such a multiple. */
export function realign(m: Machine, size: bigint): void {
  const above = m.memory.aboveMultiple(size);
  if (above === null)
    throw new Failure('unsupported', `stackPointer: rsp becomes a multiple of ${size}, and is not known modulo that`);
  m.moveStackPointer(-above);
  m.setFlags('unmodelled', 'unmodelled', 'unmodelled', 'unmodelled');
}

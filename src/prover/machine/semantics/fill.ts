/**
 * `rep stos`, by which compilers set arrays to 0: copies of a register, upwards, for nothing that is modelled sets the
 * direction flag, and callers leave it clear. Source: SDM vol. 2, STOS; System V ABI §3.2.1.
 */
import { Failure } from '../../../base/errors.ts';
import { isConstant } from '../../algebra/poly.ts';
import type { AsmOperand } from '../../listing/listing.ts';
import { RAX, RCX, RDI } from '../../listing/registers.ts';
import type { Machine } from '../machine.ts';

/** Copies of more are not followed. */
const MAX_COPIES = 4096n;

/** Throws `unsupported` where the number of copies is not known. */
export function fill(machine: Machine, operands: readonly AsmOperand[]): void {
  const { words, memory, registers } = machine;
  const count = words.algebra.resolve(registers[RCX]);
  const width = operands.find((operand) => operand.kind === 'memory')?.width;
  if (!isConstant(count) || count.constant > MAX_COPIES)
    throw new Failure('unsupported', 'string: how often rep stos stores, data say, or it is too often');
  if (width !== 8 && width !== 32 && width !== 64)
    throw new Failure('unsupported', `string: rep stos of ${width ?? 'unknown'} bits`);
  const value = words.low(width, registers[RAX]);
  const behind = (copies: bigint) =>
    words.low(64, words.algebra.add(registers[RDI], words.constant((copies * BigInt(width)) / 8n)));
  for (let copy = 0n; copy < count.constant; copy++) memory.store(behind(copy), width, value);
  registers[RDI] = behind(count.constant);
  registers[RCX] = words.constant(0n);
}

/** Vector registers as places to keep 64-bit words. Source: SDM vol. 2. */
import { Failure } from '../../../base/errors.ts';
import type { Poly } from '../../algebra/poly.ts';
import type { AsmMemory, AsmOperand } from '../../listing/listing.ts';
import type { Machine } from '../machine.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';

const isVector = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'vector';

function indexOf(operand: AsmOperand): number {
  if (isVector(operand)) return operand.index;
  throw new Failure('unsupported', 'a vector register is expected');
}

/** To a vector register the upper half becomes 0. */
const movq: Semantics = (m, [to, from]) => {
  const value = isVector(from) ? m.vectors[from.index][0] : m.read(from, 64);
  if (isVector(to)) m.vectors[to.index] = [value, m.words.constant(0n)];
  else m.write(to, 64, value);
};

function laneOf(operand: AsmOperand): number {
  if (operand.kind !== 'immediate') throw new Failure('input', 'a lane number is expected');
  return Number(operand.value & 1n);
}

function insert(m: Machine, to: AsmOperand, kept: AsmOperand, from: AsmOperand, lane: AsmOperand): void {
  const [low, high] = m.vectors[indexOf(kept)];
  const value = m.read(from, 64);
  m.vectors[indexOf(to)] = laneOf(lane) === 0 ? [value, high] : [low, value];
}

const extract: Semantics = (m, [to, from, lane]) => m.write(to, 64, m.vectors[indexOf(from)][laneOf(lane)]);

/** 128-bit moves; memory is two words, of which movdqa wants the address to be aligned, which is not known. */
function moveWhole(allowsMemory: boolean): Semantics {
  return (m, [to, from]) => {
    if (!allowsMemory && !(isVector(to) && isVector(from)))
      throw new Failure('unsupported', 'an aligned 128-bit access to memory');
    const value = isVector(from) ? m.vectors[from.index] : readPair(m, from);
    if (isVector(to)) m.vectors[to.index] = value;
    else pairAddresses(m, to).forEach((address, i) => m.memory.store(address, 64, value[i]));
  };
}

function readPair(m: Machine, from: AsmOperand): readonly [Poly, Poly] {
  const [low, high] = pairAddresses(m, from).map((address) => m.memory.load(address, 64));
  return [low, high];
}

function pairAddresses(m: Machine, operand: AsmOperand): Poly[] {
  const memory = operand.kind === 'memory' ? operand : null;
  if (memory === null || memory.symbol !== null) throw new Failure('unsupported', 'a 128-bit operand of this form');
  const at = (displacement: bigint): AsmMemory => ({ ...memory, displacement });
  return [m.address(at(memory.displacement)), m.address(at(memory.displacement + 8n))];
}

export const VECTOR_SEMANTICS: SemanticsTable = {
  movq,
  vmovq: movq,
  pinsrq: (m, [to, from, lane]) => insert(m, to, to, from, lane),
  vpinsrq: (m, [to, kept, from, lane]) => insert(m, to, kept, from, lane),
  pextrq: extract,
  vpextrq: extract,
  movdqu: moveWhole(true),
  vmovdqu: moveWhole(true),
  movdqa: moveWhole(false),
};

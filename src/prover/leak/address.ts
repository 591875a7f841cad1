import type { CodeImage, MachineMemory } from '../../base/machineCode.ts';
import { isPointer, displaced, sumOf, valueOf, type TrackedValue } from './byte.ts';
import { STACK } from './state.ts';
import { registerPlace } from './registers.ts';
import type { Step } from './step.ts';

/** What base + scale·index + displacement is. */
export function addressOf(
  { base, index, scale, displacement }: MachineMemory,
  { instruction, image, state }: Step,
): TrackedValue {
  const constant = Number(displacement);
  if (base === 'RIP') return absolute(instruction.address + instruction.bytes.length + constant, image);
  const read = (name: string): TrackedValue => {
    const place = registerPlace(name);
    return place === undefined ? 'derived' : valueOf(state.read(place));
  };
  const step = index === '' ? null : scaled(read(index), scale);
  if (base === '') {
    const start = image.isMovable ? 'public' : absolute(constant, image);
    return step === null ? start : isPointer(start) ? sumOf(start, step) : displaced(step, constant);
  }
  return displaced(step === null ? read(base) : sumOf(read(base), step), constant);
}

/** A place in the linked file. */
function absolute(address: number, { segments }: CodeImage): TrackedValue {
  const segment =
    segments.find((s) => address >= s.address && address < s.address + s.bytes.length) ??
    segments.findLast((s) => address >= s.address);
  return segment === undefined ? 'derived' : { region: `segment ${segment.address.toString(16)}`, offset: address };
}

/** Whether a region is a segment that cannot be written. */
export const isConstantRegion = (region: string, { segments }: CodeImage): boolean =>
  segments.some((s) => !s.isWritable && region === `segment ${s.address.toString(16)}`);

const scaled = (value: TrackedValue, by: number): TrackedValue =>
  by === 1 || value === 'secret' || value === 'public' ? value : 'derived';

/** Whether a region is a part of the stack. */
export const isStack = (region: string): boolean => region === STACK || region.startsWith('frame ');

import type { MachineMemory } from '../../base/machineCode.ts';
import { addressOf, isConstantRegion, isStack } from './address.ts';
import { isPointer, type Byte, type Pointer } from './byte.ts';
import type { Step } from './step.ts';

/** Where an instruction accesses memory; null if that is not known, which has been reported then. */
export function accessed(memory: MachineMemory, step: Step): Pointer | null {
  const address = addressOf(memory, step);
  if (address === 'secret') step.leak('an address depends on a secret');
  else if (!isPointer(address)) step.refuse('it is not known where this address points');
  else return address;
  return null;
}

/**
 * What stands at an address; public if it is not known, because something was reported. Below a frame, it is what
 * others left there.
 */
export function load(pointer: Pointer | null, count: number, step: Step): Byte[] {
  if (pointer === null || !isThere(pointer, count, step)) return new Array<Byte>(count).fill('public');
  const region = step.state.region(pointer.region);
  if (pointer.offset === null) return region.readAnywhere(count);
  if (isBelowFrame(pointer.region, pointer.offset, step)) return new Array<Byte>(count).fill('secret');
  return isConstantRegion(pointer.region, step.image)
    ? new Array<Byte>(count).fill('public')
    : region.read(pointer.offset, count);
}

/** With `mayStay`, each byte may also stay as it was. */
export function store(pointer: Pointer | null, bytes: readonly Byte[], mayStay: boolean, step: Step): void {
  if (pointer === null || !isThere(pointer, bytes.length, step)) return;
  if (isConstantRegion(pointer.region, step.image)) return step.refuse('it writes to memory that cannot be written');
  const { region: name, offset } = pointer;
  const region = step.state.region(name);
  if (offset === null) return region.writeAnywhere(bytes);
  if (isBelowFrame(name, offset, step)) return step.refuse('it writes below a stack that was aligned anew');
  if (mayStay) region.writePerhaps(offset, bytes);
  else region.write(offset, bytes);
}

/** Whether these bytes belong to the region and the region is still there. */
function isThere({ region, offset }: Pointer, count: number, step: Step): boolean {
  if (!isStack(region)) {
    if (!/^(segment [0-9a-f]+|r\w+)$/.test(region)) step.refuse('it is not known where this address points');
    return /^(segment [0-9a-f]+|r\w+)$/.test(region);
  }
  const at = step.state.frames.findIndex((frame) => frame.region === region);
  if (at < 0) step.refuse('a stack frame that is no longer there');
  if (at > 0 && offset !== null && offset + count > 0) step.refuse('it goes beyond a stack that was aligned anew');
  return at === 0 || (at > 0 && (offset === null || offset + count <= 0));
}

/** The bytes below a frame belong to the one inside of it; what is read there is whatever was left. */
function isBelowFrame(region: string, offset: number, { state: { frames } }: Step): boolean {
  const inner = isStack(region) ? frames[frames.findIndex((frame) => frame.region === region) + 1] : undefined;
  return inner !== undefined && offset < inner.base;
}

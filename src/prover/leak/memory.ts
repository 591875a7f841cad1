/** Loads and stores of the analysis for leaks. */
import type { MachineMemory, CodeImage } from '../../base/machineCode.ts';
import { bytesOf, displaced, isPointer, secrecyOf, sumOf, valueOf } from './byte.ts';
import type { Byte, Pointer, TrackedValue } from './byte.ts';
import { decides, LEAK, type Step, STACK, registerPlace, type RegisterPlace, type State } from './state.ts';
import { Failure } from '../../base/errors.ts';

/** Said of an address that is no pointer to anything that is known. */
export const NOWHERE = 'it is not known where this address points';

/** Where an instruction accesses memory; null if that is not known, which has been reported then. */
export function accessed(memory: MachineMemory, step: Step): Pointer | null {
  const address = addressIn(memory, step);
  if (isPointer(address)) return address;
  const secrecy = secrecyOf([address]);
  if (secrecy === null) step.refuse(NOWHERE);
  decides(step, secrecy, LEAK.address);
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
  if (isBelowFrame(pointer.region, pointer.offset, step)) return new Array<Byte>(count).fill('perhaps');
  return isConstantRegion(pointer.region, step.image)
    ? new Array<Byte>(count).fill('public')
    : region.read(pointer.offset, count);
}

/** With `mayStay`, each byte may also stay as it was. */
export function store(pointer: Pointer | null, bytes: readonly Byte[], mayStay: boolean, step: Step): void {
  if (pointer === null || !isWritable(pointer, bytes.length, step)) return;
  const { region: name, offset } = pointer;
  const region = step.state.region(name);
  if (offset === null) region.writeAnywhere(bytes);
  else if (mayStay) region.writePerhaps(offset, bytes);
  else region.write(offset, bytes);
}

/** Whether these bytes can be written, which has been reported if they cannot. */
function isWritable({ region, offset }: Pointer, count: number, step: Step): boolean {
  if (!isThere({ region, offset }, count, step)) return false;
  const wrong = isConstantRegion(region, step.image)
    ? 'it writes to memory that cannot be written'
    : offset !== null && isBelowFrame(region, offset, step)
      ? 'it writes below a stack that was aligned anew'
      : null;
  if (wrong !== null) step.refuse(wrong);
  return wrong === null;
}

/** A byte that stands for any of those from an address on, so many as nobody knows. */
export function loadFrom(pointer: Pointer | null, step: Step): Byte[] {
  if (pointer?.offset == null) return load(pointer, 1, step);
  const [first] = load(pointer, 1, step);
  if (first === 'perhaps' || isConstantRegion(pointer.region, step.image)) return [first];
  return step.state.region(pointer.region).readAnywhere(1, pointer.offset);
}

/** Writes a byte to any number of places from an address on. */
export function storeFrom(pointer: Pointer | null, byte: Byte, step: Step): void {
  if (pointer === null || !isWritable(pointer, 1, step)) return;
  const all = new Array<Byte>(WORD).fill(byte);
  step.state.region(pointer.region).writeAnywhere(all, pointer.offset ?? -Infinity);
}

/** Whether these bytes belong to the region and the region is still there. */
function isThere({ region, offset }: Pointer, count: number, step: Step): boolean {
  if (!isStack(region)) {
    if (!/^(segment [0-9a-f]+|r\w+)$/.test(region)) step.refuse(NOWHERE);
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

/** What base + scale·index + displacement is. */
export function addressIn(
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
const isConstantRegion = (region: string, { segments }: CodeImage): boolean =>
  segments.some((s) => !s.isWritable && region === `segment ${s.address.toString(16)}`);

const scaled = (value: TrackedValue, by: number): TrackedValue =>
  by === 1 || (!isPointer(value) && value !== 'derived') ? value : 'derived';

/** Whether a region is a part of the stack. */
const isStack = (region: string): boolean => region === STACK || region.startsWith('frame ');

const WORD = 8;

/** The stack pointer, a constant offset in a frame. Throws `unsupported` if it is anything else. */
function stackPointer(state: State): { readonly region: string; readonly offset: number } {
  const value = valueOf(state.read(RSP));
  if (
    isPointer(value) &&
    value.offset !== null &&
    isStack(value.region) &&
    state.frames.some(({ region }) => region === value.region)
  )
    return { region: value.region, offset: value.offset };
  throw new Failure('unsupported', 'the stack pointer is not known');
}

const RSP: RegisterPlace = { register: 'rsp', first: 0, count: WORD, file: 'general' };

export function push(step: Step, bytes: readonly Byte[]): void {
  const { region, offset } = stackPointer(step.state);
  const to = { region, offset: offset - WORD };
  setStackPointer(step.state, to);
  store(to, bytes, false, step);
}

export function pop(step: Step): readonly Byte[] {
  const from = stackPointer(step.state);
  const bytes = load(from, WORD, step);
  setStackPointer(step.state, { region: from.region, offset: from.offset + WORD });
  return bytes;
}

/** Rounds rsp down by an unknown number of bytes: what follows is a frame of its own. */
export function alignStack({ region, offset }: Pointer, { state, instruction }: Step): Pointer {
  const inner = `frame ${instruction.address.toString(16)}/${state.frames.length}`;
  if (region !== state.frames.at(-1)?.region || offset === null)
    throw new Failure('unsupported', 'the stack pointer is not known');
  state.openFrame(inner, offset);
  return { region: inner, offset: 0 };
}

/** Leaves the frames that rsp is no longer in. Throws `unsupported` if it is not known where it is. */
export function leaveFrames(state: State): void {
  const { region, offset } = stackPointer(state);
  state.closeFrames(state.frames.findIndex((frame) => frame.region === region) + 1, offset);
}

export function setStackPointer(state: State, to: Pointer): void {
  state.write(RSP, bytesOf(to, WORD), null);
}

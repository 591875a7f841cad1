import { Failure } from '../../base/errors.ts';
import { bytesOf, isPointer, valueOf, type Byte, type Pointer } from './byte.ts';
import { isStack } from './address.ts';
import { load, store } from './memory.ts';
import { registerPlace, type RegisterPlace } from './registers.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

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
const RBP = registerPlace('rbp') ?? RSP;

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

/** mov rsp, rbp; pop rbp */
export function leaveFrame(step: Step): void {
  step.state.write(RSP, step.state.read(RBP), null);
  leaveFrames(step.state);
  step.state.write(RBP, pop(step), null);
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

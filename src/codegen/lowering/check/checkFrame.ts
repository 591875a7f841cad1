import { CALLEE_SAVED, RSP } from '../../x86/registers.ts';
import type { CheckState } from './checkState.ts';
import { NO_VALUE } from './checkValues.ts';

/**
 * Follows the instructions before the body: pushes, then room for slots. Returns the index of the first instruction
 * after them.
 */
export function followPrologue(state: CheckState): number {
  let at = 0;
  for (; at < state.program.count && state.form(at).name === 'push_r64'; at++) {
    state.rsp -= 8;
    state.stack.set(state.rsp, state.inRegister(at, 0));
  }
  state.slotsEnd = state.rsp;
  if (at < state.program.count && movesStackPointer(state, at, 'sub')) state.rsp -= state.immediate(at++);
  return at;
}

/**
 * Follows the instructions after the body: the frame is given up, registers restored, the function left. Returns what
 * is wrong, or null.
 */
export function followEpilogue(state: CheckState, first: number): string | null {
  let at = first;
  if (at < state.program.count && movesStackPointer(state, at, 'add')) state.rsp += state.immediate(at++);
  for (; at < state.program.count && state.form(at).name === 'pop_r64'; at++) {
    state.registers[state.register(at, 0)] =
      state.rsp % 8 === 0 && state.rsp < 0 ? (state.stack.get(state.rsp) ?? NO_VALUE) : NO_VALUE;
    state.rsp += 8;
  }
  if (at !== state.program.count - 1 || state.form(at).name !== 'ret')
    return 'the function does not end with a single ret';
  if (state.rsp !== 0) return `rsp is ${state.rsp} off at the end`;
  const lost = CALLEE_SAVED.find((r) => state.registers[r] !== state.values.onEntry(r));
  return lost === undefined ? null : `callee-saved register ${lost} is not restored`;
}

/** True if instruction `at` begins the epilogue. */
export function leavesBody(state: CheckState, at: number): boolean {
  return ['pop_r64', 'ret'].includes(state.form(at).name) || movesStackPointer(state, at, 'add');
}

const movesStackPointer = (state: CheckState, at: number, mnemonic: string): boolean =>
  state.form(at).name === `${mnemonic}_r64_i32` && state.register(at, 0) === RSP;

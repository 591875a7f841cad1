/** Follows a move, load, spill or constant that the allocator inserted. */
import { RSP } from '../../x86/registers.ts';
import type { CheckState } from './checkState.ts';
import { NO_VALUE } from './checkValues.ts';

/**
 * Follows an instruction that the allocator inserted: a move, a load, a store to a slot or a constant.
 * Returns what is wrong with it, or null. Such instructions preserve all flags by the table of forms.
 */
export function followInserted(state: CheckState, at: number): string | null {
  const form = state.form(at);
  if (form.name === 'movq_xmm_r64') return saveInVector(state, at);
  if (form.mnemonic !== 'mov' && form.name !== 'movq_r64_xmm')
    return `${form.name} is neither what the virtual code wants nor a move`;
  const [to, from] = form.operands;
  if (to.class === 'mem')
    return to.kind === 'm64' && from.class === 'gpr' ? storeSlot(state, at) : `${form.name} may not be inserted`;
  if (state.register(at, 0) === RSP) return 'rsp is overwritten';
  const value = movedValue(state, at, form.name);
  if (value === NO_VALUE) return 'it copies what holds no known value';
  state.step(at, NO_VALUE);
  state.registers[state.register(at, 0)] = value;
  return null;
}

function saveInVector(state: CheckState, at: number): string | null {
  const value = state.inRegister(at, 1);
  if (value === NO_VALUE) return 'it saves what holds no known value';
  state.vectors[state.register(at, 0)] = value;
  return null;
}

function storeSlot(state: CheckState, at: number): string | null {
  const address = state.rsp + state.displacement(at);
  const value = state.inRegister(at, 1);
  if (!state.addressesStack(at)) return 'it stores outside of the stack';
  if (!state.slotAt(address)) return 'it stores outside of the frame and the red zone';
  if (value === NO_VALUE) return 'it saves what holds no known value';
  state.stack.set(address, value);
  return null;
}

function movedValue(state: CheckState, at: number, form: string): number {
  switch (form) {
    case 'mov_r64_r64':
      return state.inRegister(at, 1);
    case 'mov_r64_m64':
      return state.inMemory(at);
    case 'movq_r64_xmm':
      return state.vectors[state.register(at, 1)];
    case 'mov_r32_i32':
      return state.values.constant(BigInt(state.immediate(at) >>> 0));
    case 'mov_r64_i32':
      return state.values.constant(BigInt(state.immediate(at)));
    case 'mov_r64_i64':
      return state.values.constant(state.wideImmediate(at));
    default:
      return NO_VALUE;
  }
}

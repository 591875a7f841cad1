import { formNamed } from '../../x86/forms.ts';
import { DISP, MEM, memBase, type Program, STRIDE } from '../../x86/program.ts';
import { CALLEE_SAVED, RSP } from '../../x86/registers.ts';

/** Slots that fit in the 128 bytes below rsp that signal handlers leave alone (System V ABI, 3.2.2). */
const RED_ZONE_SLOTS = 16;
/** Bytes of the frame for so many slots. */
export const frameBytesOf = (slots: number): number => (slots > RED_ZONE_SLOTS ? 8 * slots : 0);
const PUSH = formNamed('push_r64');
const POP = formNamed('pop_r64');
const RET = formNamed('ret');
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');

/**
 * Makes a function of a body: saves the callee-saved registers in `saved` (a mask), makes room for
 * the slots (the red zone if they fit), and turns the slot numbers in [rsp + slot] into displacements. Returns the
 * number of instructions before the body.
 */
export function frame(body: Program, slots: number, saved: number, out: Program): number {
  const frameBytes = frameBytesOf(slots);
  const pushed = CALLEE_SAVED.filter((r) => (saved >> r) & 1);
  out.reset();
  out.pool = [...body.pool];
  for (const r of pushed) out.emit(PUSH, r);
  if (frameBytes > 0) out.emit(SUB, RSP, 0, 0, 0, 0, frameBytes);
  const first = out.count;
  out.append(body);
  for (let i = first; i < out.count; i++) placeSlot(out.data, i * STRIDE, frameBytes);
  if (frameBytes > 0) out.emit(ADD, RSP, 0, 0, 0, 0, frameBytes);
  for (const r of pushed.toReversed()) out.emit(POP, r);
  out.emit(RET);
  return first;
}

function placeSlot(data: Int32Array, at: number, frameBytes: number): void {
  if (data[at + MEM] === 0 || memBase(data[at + MEM]) !== RSP) return;
  data[at + DISP] = frameBytes > 0 ? 8 * data[at + DISP] : -8 * (data[at + DISP] + 1);
}

/** Instructions on 512-bit registers: the prefix of four bytes that EVEX is (SDM vol. 2A, §2.7). */
import { BASE_POOL, FORM, MEM, memBase, memIndex, NO_INDEX } from '../x86/program.ts';
import { encodeImmediate, encodeOperand, hasMemory, rmSlotOf } from './encodeOperand.ts';
import { evexBits, evexScale, slotsOf } from './encodingPlan.ts';
import type { PoolReferences } from './poolReferences.ts';

/** One instruction, from `p` on; returns where it ends. Masks and zeroing are not encoded. */
export function encodeEvex(
  d: Int32Array,
  at: number,
  plan: number,
  out: Uint8Array,
  p: number,
  references: PoolReferences,
): number {
  const form = d[at + FORM];
  const slots = slotsOf[form];
  const reg = (slots & 7) === 0 ? (slots >> 9) & 7 : d[at + (slots & 7)];
  const vvvvSlot = (slots >> 6) & 7;
  const vvvv = vvvvSlot === 0 ? 0 : d[at + vvvvSlot];
  const bytes = (plan >> 21) & 15;
  out[p++] = 0x62;
  out[p++] =
    (~((reg & 8) << 4) & 0x80) | (~addressBits(d, at, plan, slots) & 0x60) | (~reg & 0x10) | ((plan >> 16) & 3);
  out[p++] = (((plan >> 18) & 1) << 7) | ((~vvvv & 15) << 3) | 4 | ((plan >> 19) & 3);
  out[p++] = (evexBits[form] & 0x70) | ((~vvvv & 16) >> 1);
  out[p++] = plan & 0xff;
  p = encodeOperand(d, at, plan, slots, reg & 7, out, p, references, bytes, evexScale[form]);
  return encodeImmediate(d, at, bytes, out, p);
}

/** X and B as bits 6 and 5: the high bits of index and base, or of the register in ModRM.rm, which has five bits. */
function addressBits(d: Int32Array, at: number, plan: number, slots: number): number {
  if (!hasMemory(plan)) {
    const rm = d[at + rmSlotOf(slots)];
    return ((rm & 16) << 2) | ((rm & 8) << 2);
  }
  const base = memBase(d[at + MEM]);
  const index = memIndex(d[at + MEM]);
  return (index === NO_INDEX ? 0 : (index & 8) << 3) | (base >= BASE_POOL ? 0 : (base & 8) << 2);
}

/**
 * Bits of VEX and EVEX prefixes, and of nops, that processors refuse, or that have another meaning on newer ones, and
 * that decoders pass over (SDM vol. 2, §2.3 and §2.7).
 */
import type { InstructionForm } from './form.ts';

/** Whether all such bits of an instruction are as they must be. */
export function hasFixedBits(bytes: Uint8Array, form: InstructionForm): boolean {
  if (bytes[0] === 0x62) return isPlainEvex(bytes[1], bytes[2], bytes[3], form);
  if (form.mnemonic === 'nop') return isPlainNop(bytes);
  return (bytes[0] !== 0xc4 && bytes[0] !== 0xc5) || !namesMask(form) || isPlainMaskVex(bytes);
}

/** Bits of the three bytes behind 62, from the highest: R X B R' 0 m m m, W v v v v 1 p p, z L' L b V' a a a. */
function isPlainEvex(first: number, second: number, third: number, form: InstructionForm): boolean {
  const isZeroing = (third & 0x80) !== 0;
  const mask = third & 7;
  const length = (third >> 5) & 3;
  const isMaskNamed = form.operands[0]?.kind === 'mask';
  const isFixed = (first & 8) === 0 && (second & 4) !== 0 && length !== 3;
  return (
    isFixed &&
    !(isZeroing && mask === 0) &&
    !(isZeroing && (isMaskNamed || form.operands[0]?.kind === 'memory')) &&
    !(isMaskNamed && (first & 0x90) !== 0x90)
  );
}

const namesMask = ({ operands }: InstructionForm): boolean => operands.some((o) => o.kind === 'mask');

/** There are eight masks: no bit that extends the number of a register may be used for one. */
function isPlainMaskVex(bytes: Uint8Array): boolean {
  const second = bytes[0] === 0xc4 ? bytes[2] : bytes[1];
  return (bytes[1] & 0x80) !== 0 && (second & 0x40) !== 0;
}

/** 0f 1f with anything but zero in the field of a register is kept for something else. */
function isPlainNop(bytes: Uint8Array): boolean {
  const at = bytes.findIndex((byte, k) => byte === 0x0f && bytes[k + 1] === 0x1f);
  return at < 0 || ((bytes[at + 2] >> 3) & 7) === 0;
}

import { hex } from '../../base/hex.ts';

/** `+0x8`, `-0x10` or nothing for 0: the displacement inside brackets. */
export const displacement = (n: number): string => (n === 0 ? '' : n < 0 ? hex(n) : `+${hex(n)}`);

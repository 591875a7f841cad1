/** `0x1f`, `-0x8`: numbers as all our assembly text has them. */
export const hex = (n: bigint | number): string => (n < 0 ? `-0x${(-n).toString(16)}` : `0x${n.toString(16)}`);

/** `+0x8`, `-0x10` or nothing for 0: the displacement inside brackets. */
export const displacement = (n: number): string => (n === 0 ? '' : n < 0 ? hex(n) : `+${hex(n)}`);

/** Hexadecimal with sign: `0x1f`, `-0x8`. */
export const hex = (x: bigint | number): string => (x < 0 ? `-0x${(-x).toString(16)}` : `0x${x.toString(16)}`);

/** Names of the unknowns that registers hold on entry. */

/** A general register, by its 64-bit name. */
export const entryOf = (register: string): string => `entry ${register}`;

/** One half of a vector register. */
export const vectorHalf = (index: number, half: 'low' | 'high'): string => `entry xmm${index} ${half}`;

/** What is above a narrow scalar in its register. */
export const upperPart = (scalar: string): string => `upper part of ${scalar}`;

/** Where the code behind a call stands when it runs, by the number that the listing has for it. */
export const returnAddressOf = (number: number): string => `return address 0x${number.toString(16)}`;

/** Where registers are that share bytes, by LLVM's names. */

/** Bytes of a whole register: `rax`, `v3` (xmm3, ymm3 and zmm3), `k1`. */
export interface RegisterPlace {
  readonly register: string;
  readonly first: number;
  readonly count: number;
  readonly file: 'general' | 'vector' | 'mask';
}

/** Bytes of the registers of a file. */
export const REGISTER_BYTES: Readonly<Record<RegisterPlace['file'], number>> = { general: 8, vector: 64, mask: 8 };

const PLACES = new Map<string, RegisterPlace>();

const LEGACY = ['ax', 'cx', 'dx', 'bx', 'sp', 'bp', 'si', 'di'];
for (let index = 0; index < 16; index++) {
  const legacy = LEGACY[index];
  const register = legacy === undefined ? `r${index}` : `r${legacy}`;
  const names =
    legacy === undefined
      ? [`r${index}`, `r${index}d`, `r${index}w`, `r${index}b`]
      : [register, `e${legacy}`, legacy, `${legacy.replace('x', '')}l`];
  names.forEach((name, k) => PLACES.set(name, { register, first: 0, count: 8 >> k, file: 'general' }));
  if (index < 4) PLACES.set(legacy.replace('x', 'h'), { register, first: 1, count: 1, file: 'general' });
}
for (let index = 0; index < 32; index++) {
  for (const [letter, count] of [
    ['x', 16],
    ['y', 32],
    ['z', 64],
  ] as const)
    PLACES.set(`${letter}mm${index}`, { register: `v${index}`, first: 0, count, file: 'vector' });
}
for (let index = 0; index < 8; index++)
  PLACES.set(`k${index}`, { register: `k${index}`, first: 0, count: 8, file: 'mask' });

/** The bytes of a register, in upper or lower case; undefined if there is no such register. */
export const registerPlace = (name: string): RegisterPlace | undefined => PLACES.get(name.toLowerCase());

/**
 * Registers of x86-64 by hardware number (SDM vol. 2A, table 3-1).
 *
 * A general register has one number whatever the width it is used with; `xmm` registers are numbered
 * apart. Operand width belongs to the form, not to the register.
 */
import { Failure } from '../../base/errors.ts';

export const RAX = 0,
  RCX = 1,
  RDX = 2,
  RBX = 3,
  RSP = 4,
  RBP = 5,
  RSI = 6,
  RDI = 7;
export const R8 = 8,
  R9 = 9,
  R10 = 10,
  R11 = 11,
  R12 = 12,
  R13 = 13,
  R14 = 14,
  R15 = 15;

/**
 * Base field of a memory operand without base register (`lea rax, [rcx*4+0x5]`). Only for scales 4 and
 * 8: [r*1] is written with base r, [r*2] with base and index r, which is shorter and what NASM does.
 */
export const NO_BASE = 31;

/** Pointer and integer arguments in order (System V ABI, 3.2.3). */
export const ARGUMENT_REGISTERS: readonly number[] = [RDI, RSI, RDX, RCX, R8, R9];

/** Registers a function must restore, `rsp` aside (System V ABI, 3.2.1). */
export const CALLEE_SAVED: readonly number[] = [RBX, RBP, R12, R13, R14, R15];

const LEGACY = ['ax', 'cx', 'dx', 'bx', 'sp', 'bp', 'si', 'di'];
const NEW = [8, 9, 10, 11, 12, 13, 14, 15];
const NAMES_64 = [...LEGACY.map((n) => `r${n}`), ...NEW.map((n) => `r${n}`)];
const NAMES_32 = [...LEGACY.map((n) => `e${n}`), ...NEW.map((n) => `r${n}d`)];
const NAMES_8 = ['al', 'cl', 'dl', 'bl', 'spl', 'bpl', 'sil', 'dil', ...NEW.map((n) => `r${n}b`)];
const NAMES_512 = Array.from({ length: 32 }, (_, n) => `zmm${n}`);
const NAMES_256 = Array.from({ length: 16 }, (_, n) => `ymm${n}`);
const NAMES_128 = Array.from({ length: 16 }, (_, n) => `xmm${n}`);

/** Width in bits of a register operand; 128 means `xmm`, 256 `ymm`, 512 `zmm`. */
export type RegisterWidth = 8 | 32 | 64 | 128 | 256 | 512;

const NAMES: Readonly<Record<RegisterWidth, readonly string[]>> = {
  8: NAMES_8,
  32: NAMES_32,
  64: NAMES_64,
  128: NAMES_128,
  256: NAMES_256,
  512: NAMES_512,
};
const BY_NAME = new Map<string, Register>();
for (const width of [8, 32, 64, 128, 256, 512] as const)
  NAMES[width].forEach((name, number) => BY_NAME.set(name, { number, width }));

/** A register as it stands in assembly text. */
interface Register {
  readonly number: number;
  readonly width: RegisterWidth;
}

/** `registerName(0, 32)` is `eax`. Throws `invariant` for a number that no register has. */
export function registerName(number: number, width: RegisterWidth = 64): string {
  const name = NAMES[width][number];
  if (name === undefined) throw new Failure('invariant', `no ${width}-bit register has number ${number}`);
  return name;
}

/** The register called `name` (lower case, no prefix), or undefined. `ah`..`bh` are not modelled. */
export const registerNamed = (name: string): Register | undefined => BY_NAME.get(name);

/** Set of general registers as a 16-bit mask, bit n for register n. */
export const registerMask = (...numbers: readonly number[]): number => numbers.reduce((mask, n) => mask | (1 << n), 0);

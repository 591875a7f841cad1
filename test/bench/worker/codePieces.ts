/** Pieces of machine code that are put around or behind right code. */
import type { Rng } from '../../../src/base/rng.ts';
import { hexBytes } from '../../items.ts';
import { pick } from '../../pick.ts';

/** What a way of breaking needs to know. */
export interface Material {
  readonly rng: Rng;
  /** Right code. */
  readonly code: Uint8Array;
  /** Length of the output and of the first input in words. */
  readonly outWords: number;
  readonly inWords: number;
}

type Bytes = readonly number[];

const le = (x: bigint, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => Number((x >> BigInt(8 * i)) & 255n));
export const i32 = (x: number): number[] => le(BigInt.asUintN(32, BigInt(x)), 4);
export const join = (...parts: (Bytes | Uint8Array)[]): Uint8Array => Uint8Array.from(parts.flatMap((p) => [...p]));
export const RET = [0xc3];
const SAVE = [0x57, 0x56];
const RESTORE = [0x5e, 0x5f]; // rsi and rdi survive the right code
export const movRax = (x: bigint): number[] => [0x48, 0xb8, ...le(x, 8)];

export const before = ({ code }: Material, extra: Bytes): Uint8Array => join(extra, code);
/**
 * Calls the right code, which follows, between what saves and what restores rdi and rsi; then `extra`, then returns.
 */
export function wrapped({ code }: Material, extra: Bytes, first: Bytes = [], end: Bytes = RET): Uint8Array {
  const tail = [...RESTORE, ...extra, ...end];
  return join(first, SAVE, [0xe8, ...i32(tail.length)], tail, code);
}

/** Does `then` only if the low bits of the first input's first word have a random value: for one input in sixteen. */
export function sometimes({ rng }: Material, then: Bytes): number[] {
  return [0x48, 0x8b, 0x06, 0x83, 0xe0, 15, 0x83, 0xf8, rng.below(16), 0x75, then.length, ...then];
}

/** Adds to a word of the result what `value` leaves in rax on entry. */
export function plus({ rng, code, outWords }: Material, value: Bytes): Uint8Array {
  const tail = [0x58, 0x5f, 0x48, 0x01, 0x47, 8 * rng.below(outWords), ...RET];
  return join([0x57], value, [0x50, 0xe8, ...i32(tail.length)], tail, code);
}

export const incOut = ({ rng, outWords }: Material): number[] => [0x48, 0xff, 0x47, 8 * rng.below(outWords)];
/**
 * A word and its pattern of random bits at [register + displacement]; `modrm` is that of [register + disp32] with rax.
 */
export const store = (rng: Rng, modrm: Bytes, displacement: number): number[] => [
  ...movRax(rng.big(63) | 1n),
  0x48,
  0x89,
  ...modrm,
  ...i32(displacement),
];
export const OUT = [0x87];
export const IN = [0x86];
export const STACK = [0x84, 0x24];

export const SPILL_RSP = [0x48, 0x83, 0xec, 8];
const FREE_RSP = [0x48, 0x83, 0xc4, 8];
export const loadMxcsr = (value: number): number[] => [
  ...SPILL_RSP,
  ...hexBytes('c7 04 24'),
  ...i32(value),
  ...hexBytes('0f ae 14 24'),
  ...FREE_RSP,
];
export const loadControlWord = (value: number): number[] => [
  ...SPILL_RSP,
  ...hexBytes('66 c7 04 24'),
  ...le(BigInt(value), 2),
  ...hexBytes('d9 2c 24'),
  ...FREE_RSP,
];
export const setFlag = (bit: number): number[] => [0x9c, 0x81, 0x0c, 0x24, ...i32(1 << bit), 0x9d];
export const syscall = (number: number, rng: Rng): number[] => [
  0xbf,
  ...i32(rng.below(3)),
  0xbe,
  ...i32(9),
  0xb8,
  ...i32(number),
  ...pick(rng, [
    [0x0f, 0x05],
    [0xcd, 0x80],
  ]),
];

export const INCREMENT = [
  [0x48, 0xff, 0xc3],
  [0x48, 0xff, 0xc5],
  [0x49, 0xff, 0xc4],
  [0x49, 0xff, 0xc5],
  [0x49, 0xff, 0xc6],
  [0x49, 0xff, 0xc7],
];
export const NEGATE = [
  [0x48, 0xf7, 0xdb],
  [0x48, 0xf7, 0xdd],
  [0x49, 0xf7, 0xdc],
  [0x49, 0xf7, 0xdd],
  [0x49, 0xf7, 0xde],
  [0x49, 0xf7, 0xdf],
];
export const CLEAR = [
  [0x31, 0xdb],
  [0x31, 0xed],
  [0x45, 0x31, 0xe4],
  [0x45, 0x31, 0xed],
  [0x45, 0x31, 0xf6],
  [0x45, 0x31, 0xff],
];
/** hlt, cli, in, mov cr3, wrmsr, lgdt, rdpmc-like instructions that user mode may not use. */
export const PRIVILEGED = [[0xf4], [0xfa], [0xec], [0x0f, 0x22, 0xd8], [0x0f, 0x30], [0x0f, 0x01, 0x17], [0x0f, 0x09]];
/**
 * exit, exit_group, kill, close, munmap, write, brk, rt_sigreturn, execve, fork; some numbers mean something else for
 * int 0x80.
 */
export const SYSCALLS = [60, 231, 62, 3, 11, 1, 12, 15, 59, 57, 252];

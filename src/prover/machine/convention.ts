/** Calling conventions: what a function finds on entry, and what it must preserve for its caller. */
import { ARGUMENT_ORDER, RAX, RBP, RBX, RCX, RDI, RDX, RSI, RSP } from '../listing/registers.ts';

export interface Convention {
  /** Registers of the first arguments. */
  readonly argumentRegisters: readonly number[];
  /** Of a returned value, by word. */
  readonly returnRegisters: readonly number[];
  /** Bytes from rsp on entry up to the arguments behind those, 8 bytes each; null if they are not followed. */
  readonly stackArguments: bigint | null;
  /** Bytes above the return address that belong to the function that is called. */
  readonly homeBytes: bigint;
  readonly preserved: readonly number[];
  /** Vector registers of which all 128 bits are preserved. */
  readonly preservedVectors: readonly number[];
  /** Bytes below rsp that nobody else touches. */
  readonly redZone: bigint;
  /** Whether rsp + 8 is a multiple of 16 on entry. */
  readonly alignsStack: boolean;
  /** What more is assumed of rsp on entry in one case of a proof (proof/everyAlignment.ts). */
  readonly entryResidue?: StackResidue;
  /** Whether callers find the upper halves of vector registers clean, so that shorter instructions stay fast. */
  readonly cleansUppers: boolean;
}

/** What rsp is modulo a power of two. */
interface StackResidue {
  readonly size: bigint;
  readonly residue: bigint;
}

/** What is known of rsp on entry; null if nothing is. */
export const entryResidue = (convention: Convention): StackResidue | null =>
  convention.entryResidue ?? (convention.alignsStack ? { size: 16n, residue: 8n } : null);

const PRESERVED_REGISTERS = [RBX, RBP, RSP, 12, 13, 14, 15];

/** Bytes below rsp that signal handlers leave alone (System V psABI, §3.2.2). */
const RED_ZONE = 128n;

const RETURN_REGISTERS = [RAX, RDX];

const SYSTEM_V: Convention = {
  argumentRegisters: ARGUMENT_ORDER,
  returnRegisters: RETURN_REGISTERS,
  stackArguments: null,
  homeBytes: 0n,
  preserved: PRESERVED_REGISTERS,
  preservedVectors: [],
  redZone: RED_ZONE,
  alignsStack: true,
  cleansUppers: true,
};

export const CONVENTIONS = {
  sysv: SYSTEM_V,
  /** The same where interrupts use the stack, as in kernels, which align it to 8 bytes. */
  'sysv-no-red-zone': { ...SYSTEM_V, redZone: 0n, alignsStack: false },
  /** Microsoft, x64 calling convention: four registers, 32 bytes of home space, then the other arguments. */
  win64: {
    argumentRegisters: [RCX, RDX, 8, 9],
    returnRegisters: RETURN_REGISTERS,
    stackArguments: 0x28n,
    homeBytes: 0x20n,
    preserved: [...PRESERVED_REGISTERS, RSI, RDI],
    preservedVectors: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    redZone: 0n,
    alignsStack: true,
    cleansUppers: true,
  },
  /** Go's ABI0: all arguments are on the stack; only rsp and the frame pointer are preserved. */
  'go-abi0': {
    argumentRegisters: [],
    returnRegisters: RETURN_REGISTERS,
    stackArguments: 8n,
    homeBytes: 0n,
    preserved: [RBP, RSP],
    preservedVectors: [],
    redZone: 0n,
    alignsStack: false,
    cleansUppers: false,
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type ConventionName = keyof typeof CONVENTIONS;

/* Names of the unknowns that registers hold on entry. */

/** A general register, by its 64-bit name. */
export const entryOf = (register: string): string => `entry ${register}`;

/** One half of a vector register. */
export const vectorHalf = (index: number, half: 'low' | 'high'): string => `entry xmm${index} ${half}`;

/** What is above a narrow scalar in its register. */
export const upperPart = (scalar: string): string => `upper part of ${scalar}`;

/** Where the code behind a call stands when it runs, by the number that the listing has for it. */
export const returnAddressOf = (number: number): string => `return address 0x${number.toString(16)}`;

/** Where constants of the file stand when it runs, by the label that the listing has for them. */
export const constantAddressOf = (label: string): string => `address of ${label}`;

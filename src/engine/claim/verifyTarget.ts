/** Assembles, links and decodes the code that is to be proved. */
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSymbol, DecodedCode, MachineInstruction } from '../../base/machineCode.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { readFlatCode, type CodeTools, type FunctionCode } from '../../frontend/object/readFunction.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import type { EntryNumbers } from '../../prover/listing/listing.ts';
import { instructionSets, setsOfAll } from '../../prover/instructions/instructionSets.ts';
import type { InstructionSet } from '../../x86/form.ts';
import { traceCode, type TracedCode } from '../../prover/instructions/traceCode.ts';

/** Code that was decoded, once for all who judge it. */
export interface ReadCode {
  readonly read: FunctionCode;
  readonly listing: TracedCode;
  /** Bytes of the linked code. Throws `unsupported` where there are none. */
  bytesAt(address: number, length: number): Uint8Array;
}

/** Machine code as the search makes it: entered at its first byte, constants behind it. Throws `unsupported`. */
export async function readCode(name: string, code: Uint8Array, root: string): Promise<ReadCode> {
  const { decoder } = await buildBridge(root);
  return tracedOf(await readFlatCode(name, code, decoder));
}

const tracedOf = (read: FunctionCode, entry?: EntryNumbers): ReadCode => ({
  read,
  listing: traceCode(read, entry),
  bytesAt: (address, length) => demandedBytes(read.image, address, length),
});

/** The code that is to be proved. */
export interface VerifyTarget extends ReadCode {
  /** What there is of it, in a line. */
  readonly account: string;
  /** What a processor must have beyond plain x86-64 to execute it. */
  readonly needs: readonly InstructionSet[];
  /** What compiled or preprocessed the file, with version and options; null if nothing did. */
  readonly build: string | null;
  /** The machine code from the beginning of the function on; null if the file has less. */
  bytes(length: number): Uint8Array | null;
}

/** What code is read with: found once, used for any number of files. Throws `tool` for what is missing. */
export async function openCodeTools(root: string): Promise<CodeTools> {
  const tools = findTools();
  return { tools, decoder: (await buildBridge(root, tools)).decoder };
}

/** A function that is linked and decoded; `entry` are numbers that every caller passes. Throws `unsupported`. */
export function targetOf(read: FunctionCode, entry?: EntryNumbers): VerifyTarget {
  const traced = tracedOf(read, entry);
  const { listing } = traced;
  return {
    ...traced,
    account: accountOf(listing, read),
    needs: needsOf(listing, read),
    build: read.build ?? null,
    bytes: (length) => bytesFrom(read.image, read.symbol, length),
  };
}

/** `f: 112 instructions, 548 bytes, 2 constants`, and what else stands among the function's own bytes. */
function accountOf(listing: TracedCode, { symbol, image, assembler }: FunctionCode): string {
  const { name, read } = listing;
  const constantsAt = constantsOf(listing);
  const bytes = read.reduce((sum, { length }) => sum + length, 0);
  const other = othersIn(symbol, bytesFrom(image, symbol, symbol.size), read, constantsAt);
  const constants =
    constantsAt.length === 0 ? '' : `, ${constantsAt.length} constant${constantsAt.length === 1 ? '' : 's'}`;
  const by = assembler === undefined ? '' : `, by ${assembler}`;
  return (
    `${name}: ${read.length} instructions, ${bytes} ` +
    `bytes${constants}${by}` +
    `${other === 0 ? '' : `; ${other} more bytes of the function are neither executed nor read`}`
  );
}

/** Of what is executed: other bytes of the function do not count. */
const needsOf = ({ read }: TracedCode, { code }: FunctionCode): InstructionSet[] =>
  setsOfAll(read.map(({ address }) => instructionSets(demandedInstruction(code, address)) ?? []));

function demandedInstruction(code: DecodedCode, address: number): MachineInstruction {
  const found = code.get(address);
  if (found === undefined || found === null) throw new Failure('invariant', 'no instruction where one was followed');
  return found;
}

/** As a sentence says it. */
export const needsText = (needs: readonly InstructionSet[]): string =>
  needs.length === 0 ? 'any x86-64 processor' : `a processor with ${needs.join(', ')}`;

/** Addresses of constants, each once. */
export const constantsOf = ({ constantsBy }: TracedCode): number[] => [...new Set(constantsBy.values())];

/** What assemblers fill gaps with: zeros, nop, int3. */
const PADDING: readonly number[] = [0x00, 0x90, 0xcc];

/** How many bytes of a function are neither instructions on its way nor constants that it reads nor padding. */
function othersIn(
  { address }: CodeSymbol,
  own: Uint8Array | null,
  read: TracedCode['read'],
  constantsAt: readonly number[],
): number {
  const known = new Set(
    [...read, ...constantsAt.map((at) => ({ address: at, length: CONSTANT_BYTES }))].flatMap(
      ({ address: at, length }) => Array.from({ length }, (_, k) => at + k),
    ),
  );
  return [...(own ?? [])].filter((byte, k) => !known.has(address + k) && !PADDING.includes(byte)).length;
}

function demandedBytes(image: CodeImage, address: number, length: number): Uint8Array {
  const bytes = bytesFrom(image, { address }, length);
  if (bytes === null) throw new Failure('unsupported', `the file has no ${length} bytes at 0x${address.toString(16)}`);
  return bytes;
}

function bytesFrom(image: CodeImage, { address }: Pick<CodeSymbol, 'address'>, length: number): Uint8Array | null {
  const segment = image.segments.find((s) => address >= s.address && address + length <= s.address + s.bytes.length);
  return segment === undefined
    ? null
    : segment.bytes.subarray(address - segment.address, address - segment.address + length);
}

/** The largest operand that is loaded from a constant. */
export const CONSTANT_BYTES = 64;

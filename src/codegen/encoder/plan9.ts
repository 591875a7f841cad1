/**
 * Machine program as text for Go's assembler. It lacks some of the instructions and may encode others in other bytes,
 * so bodies are written as bytes. Arguments come from the frame (ABI0), and the assembler makes prologue and epilogue.
 */
import { STRIDE } from '../x86/program.ts';
import { ARGUMENT_REGISTERS, registerName } from '../x86/registers.ts';
import { encodeRange } from './encode.ts';
import { checkedHeader } from './file.ts';
import { instructionBytes } from './encodedCode.ts';
import { nasmLines, annotated, type Remarks } from './assemblyText.ts';
import { PoolReferences } from './encodingPlan.ts';
import type { Reframed } from './reframe.ts';
import { fillSkeleton, readSkeleton } from './skeleton.ts';

interface Plan9Options {
  /** As Go calls the function. */
  readonly name: string;
  /** Names of the arguments, 8 bytes each. */
  readonly parameters: readonly string[];
  /** Go's declaration of the function. */
  readonly declaration: string;
  readonly header: readonly string[];
  readonly remarks?: Remarks;
}

/** Functions with larger frames let Go look whether there is room on the stack. */
const MAX_NOSPLIT_BYTES = 256;

/** A file of functions, and of what says which instructions the processor has. */
export const plan9File = (functions: readonly string[]): string =>
  ['#include "textflag.h"\n', ...functions, readSkeleton('go_features_amd64.s')].join('\n');

/** A function that `reframe` made for go-abi0, as a file has it. */
export function plan9Function(
  code: Reframed,
  { name, parameters, declaration, header, remarks }: Plan9Options,
): string {
  const { pool } = code.program;
  return fillSkeleton(readSkeleton('go_amd64.s'), {
    name,
    declaration,
    header: checkedHeader(header),
    flags: code.frameBytes <= MAX_NOSPLIT_BYTES ? 'NOSPLIT' : '0',
    frame: String(code.frameBytes),
    bytes: String(8 * parameters.length),
    loads: parameters.map((p, i) => `MOVQ ${p}+${8 * i}(FP), ${plan9Register(ARGUMENT_REGISTERS[i])}`),
    // Constants stand before the code: how long the epilogue is, which comes behind it, is up to the assembler.
    pool: pool.length === 0 ? [] : ['JMP  body', ...pool.map((c) => `QUAD $${hexOf(BigInt.asUintN(64, c))}`), 'body:'],
    body: bodyLines(code, remarks),
  });
}

/** `DI` for rdi, `R8` for r8. */
const plan9Register = (number: number): string =>
  number < 8 ? registerName(number).slice(1).toUpperCase() : registerName(number).toUpperCase();

/** Each instruction as bytes, its text and what it does as a comment. */
function bodyLines({ program, first, end }: Reframed, remarks: Remarks | undefined): string[] {
  const start = 8 * program.pool.length;
  const buffer = new Uint8Array(start + 16 * program.count);
  const stop = encodeRange(program, first, end, buffer, start, new PoolReferences());
  const body = program.clone();
  body.data = program.data.slice(first * STRIDE, end * STRIDE);
  body.count = end - first;
  const texts = nasmLines(body);
  const lines = instructionBytes(body, buffer.subarray(start, stop)).map(
    (bytes, i) => `${directives(bytes).padEnd(WIDTH)} // ${texts[i]}`,
  );
  return annotated(lines, remarks && remarksOf(remarks, first, end), { line: (text) => `// ${text}`, end: ';' }).flat();
}

/** What is said of instructions first .. end-1. */
const remarksOf = ({ comments, before }: Remarks, first: number, end: number): Remarks => ({
  comments: comments.slice(first, end),
  before: new Map([...before].filter(([i]) => i >= first && i < end).map(([i, lines]) => [i - first, lines])),
});

/** Columns of most lists of directives. */
const WIDTH = 48;

const SIZES = [
  [8, 'QUAD'],
  [4, 'LONG'],
  [2, 'WORD'],
  [1, 'BYTE'],
] as const;

/** `LONG $0x16b60f48; BYTE $0x10`. */
function directives(bytes: Uint8Array): string {
  const [size, name] = SIZES.find(([n]) => n <= bytes.length) ?? SIZES[3];
  const value = bytes.subarray(0, size).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const one = `${name} $${hexOf(value, size)}`;
  return bytes.length === size ? one : `${one}; ${directives(bytes.subarray(size))}`;
}

const hexOf = (value: bigint, bytes = 8): string => `0x${value.toString(16).padStart(2 * bytes, '0')}`;

/** Prints machine programs for NASM and the GNU assembler. */
import type { Form } from '../x86/form.ts';
import type { Program } from '../x86/program.ts';
import { registerName } from '../x86/registers.ts';
import { canonicalInstruction, type CanonicalInstruction, type TextOperand, type MemoryText } from './canonical.ts';
import { POOL_PADDING } from './encode.ts';
import { hex } from '../../base/numberText.ts';

/** Machine program as NASM text, one instruction or constant per line, canonical (see canonical.ts). */

const NASM_SIZE: Readonly<Record<number, string>> = { 8: 'byte ', 32: 'dword ', 64: 'qword ' };

/** The instructions. Constants are addressed as `[rel .c0]`, labels that `nasmPool` defines. */
export const nasmLines = (program: Program): string[] =>
  Array.from({ length: program.count }, (_, i) => nasmInstruction(program, i));

/** Instruction `i` alone. */
export function nasmInstruction(program: Program, i: number): string {
  const { form, operands } = canonicalInstruction(program, i);
  return operands.length === 0
    ? form.mnemonic
    : `${form.mnemonic} ${operands.map((o) => operandText(o, NASM_SIZE, 'rel .c')).join(', ')}`;
}

/** The constant pool that follows the code; no line when there are no constants. */
export function nasmPool(program: Program): string[] {
  if (program.pool.length === 0) return [];
  return [
    `align 8, db ${hex(POOL_PADDING)}`,
    ...program.pool.map((c, k) => `.c${k}: dq ${hex(BigInt.asUintN(64, c))}`),
  ];
}

/** In Intel's syntax, with the assembler's words for sizes and the address of a constant before its number. */
function operandText(o: TextOperand, sizes: typeof NASM_SIZE, constant: string): string {
  switch (o.kind) {
    case 'register':
      return registerName(o.number, o.width);
    case 'immediate':
      return hex(o.value);
    case 'constant':
      return `${sizes[o.bits] ?? ''}[${constant}${o.index}]${broadcast(o)}`;
    case 'memory':
      return `${sizes[o.bits] ?? ''}[${addressText(o)}]${broadcast(o)}`;
  }
}

/** How all assemblers write that a word of memory is read eight times. */
const broadcast = ({ isBroadcast }: { readonly isBroadcast: boolean }): string => (isBroadcast ? '{1to8}' : '');

/** `rax+rcx*8-0x10`. */
function addressText({ base, index, scale, disp }: MemoryText): string {
  const parts = [];
  if (base !== null) parts.push(registerName(base));
  if (index !== null) parts.push(scale === 1 ? registerName(index) : `${registerName(index)}*${scale}`);
  return parts.join('+') + displacement(disp);
}

/** `+0x8`, `-0x10` or nothing for 0: the displacement inside brackets. */
const displacement = (n: number): string => (n === 0 ? '' : n < 0 ? hex(n) : `+${hex(n)}`);

/**
 * Machine program as GNU assembler text, Intel (noprefix) or AT&T syntax, canonical (see canonical.ts):
 * GNU as and LLVM assemble it to the bytes of `encode`.
 */

export type GasSyntax = 'intel' | 'att';

const GAS_SIZE: typeof NASM_SIZE = { 8: 'byte ptr ', 32: 'dword ptr ', 64: 'qword ptr ' };
const SUFFIX: Readonly<Record<number, string>> = { 8: 'b', 32: 'l', 64: 'q' };

/** Who assembles GNU text; they differ in the bytes of one instruction. */
type GasReader = 'gas' | 'llvm';

/** The instructions. Constant k is addressed through the label `<prefix>k`, which `gasPool` defines. */
export const gasLines = (program: Program, syntax: GasSyntax, prefix: string, reader: GasReader = 'gas'): string[] =>
  Array.from({ length: program.count }, (_, i) => gasInstruction(program, i, syntax, prefix, reader));

/** Instruction `i` alone. */
function gasInstruction(program: Program, i: number, syntax: GasSyntax, prefix: string, reader: GasReader): string {
  const canonical = canonicalInstruction(program, i);
  const operands = reader === 'gas' ? operandsForGas(canonical) : canonical.operands;
  const [name, texts] =
    syntax === 'intel'
      ? [intelName(canonical), operands.map((o) => operandText(o, GAS_SIZE, `rip+${prefix}`))]
      : [attName(canonical), operands.map((o) => attOperand(o, prefix)).reverse()];
  return texts.length === 0 ? name : `${name} ${texts.join(', ')}`;
}

/** The constant pool that follows the code; no line when there are no constants. */
export function gasPool(program: Program, prefix: string): string[] {
  if (program.pool.length === 0) return [];
  const words = program.pool.map((c, k) => `${prefix}${k}: .quad ${hex(BigInt.asUintN(64, c))}`);
  return [`.balign 8, ${hex(POOL_PADDING)}`, ...words];
}

/** GNU as puts the operands of `xchg r, r` into ModRM the other way round than NASM and LLVM do. */
const operandsForGas = ({ form, operands }: CanonicalInstruction): readonly TextOperand[] =>
  form.mnemonic === 'xchg' ? [...operands].reverse() : operands;

const isMoveAbsolute = ({ form, operands }: CanonicalInstruction): boolean => {
  const [to, from] = operands;
  return (
    form.mnemonic === 'mov' &&
    to.kind === 'register' &&
    to.width === 64 &&
    from.kind === 'immediate' &&
    (from.value < -(1n << 31n) || from.value >= 1n << 31n)
  );
};

const intelName = (c: CanonicalInstruction): string => (isMoveAbsolute(c) ? 'movabs' : c.form.mnemonic);

/** Mnemonics that take no size suffix; the vector ones contain their size. */
const UNSUFFIXED =
  /^(set|cmov|v?mov(q|dqu|dqa)|v?p(insr|extr)q|vp[a-z0-9]+|vmovdq[au]64|vzeroupper|ret|clc|stc|cmc|cld|nop|endbr64)/;
const EXTENSIONS: Readonly<Record<string, string>> = { movzx: 'movz', movsx: 'movs', movsxd: 'movs' };

function attName(c: CanonicalInstruction): string {
  const { form } = c;
  if (UNSUFFIXED.test(form.mnemonic)) return form.mnemonic;
  const extension = EXTENSIONS[form.mnemonic];
  if (extension !== undefined) return extension + SUFFIX[form.operands[1].width] + SUFFIX[form.operands[0].width];
  if (isMoveAbsolute(c)) return 'movabsq';
  return form.mnemonic + attSuffix(form, c.operands);
}

/** From the first operand that has a width: lea's address and immediates have none to go by. */
function attSuffix(form: Form, operands: readonly TextOperand[]): string {
  const first = operands[0];
  return SUFFIX[first.kind === 'register' ? first.width : form.operands[0].width] ?? '';
}

function attOperand(o: TextOperand, prefix: string): string {
  switch (o.kind) {
    case 'register':
      return `%${registerName(o.number, o.width)}`;
    case 'immediate':
      return `$${hex(o.value)}`;
    case 'constant':
      return `${prefix}${o.index}(%rip)${broadcast(o)}`;
    case 'memory': {
      const base = o.base === null ? '' : `%${registerName(o.base)}`;
      const index = o.index === null ? '' : `,%${registerName(o.index)},${o.scale}`;
      return `${displacement(o.disp).replace('+', '')}(${base}${index})${broadcast(o)}`;
    }
  }
}

/**
 * Comments in assembly text: plain ASCII, and nothing in them that an assembler or the C preprocessor takes for more
 * than a comment.
 */

/** What is to be said of a program. Bytes never depend on it. */
export interface Remarks {
  /** One text per instruction. */
  readonly comments: readonly string[];
  /** Lines of text before an instruction, by its number; an empty one stays empty. */
  readonly before: ReadonlyMap<number, readonly string[]>;
}

/** How a syntax writes a comment on a line of its own and one after an instruction. */
interface CommentMarks {
  readonly line: (text: string) => string;
  readonly end: string;
}

/**
 * A line of its own is a C comment: to the preprocessor, which .S files pass through, one that begins with # is a
 * directive.
 */
export const GAS_COMMENTS: CommentMarks = { line: (text) => `/* ${text} */`, end: '#' };
export const NASM_COMMENTS: CommentMarks = { line: (text) => `; ${text}`, end: ';' };

/**
 * Least and most columns that instructions get before their comments, and the share of instructions that fits in them.
 */
const LEAST_WIDTH = 26;
const MAX_WIDTH = 40;
const SHARE = 0.95;

/** Instructions as lists of lines, each with its comment and what stands before it. */
export function annotated(
  instructions: readonly string[],
  remarks: Remarks | undefined,
  { line, end }: CommentMarks,
): string[][] {
  if (remarks === undefined) return instructions.map((text) => [text]);
  const lengths = instructions.map((text) => text.length).sort((a, b) => a - b);
  const common = lengths[Math.floor(SHARE * (lengths.length - 1))] ?? 0;
  const width = Math.min(MAX_WIDTH, Math.max(LEAST_WIDTH, common));
  return instructions.map((text, i) => [
    ...(remarks.before.get(i) ?? []).map((before) => (before === '' ? '' : line(plain(before)))),
    remarks.comments[i] === undefined ? text : `${text.padEnd(width)} ${end} ${plain(remarks.comments[i])}`,
  ]);
}

/** The remarks of a program that has one instruction more in front. */
export function behind(first: string, { comments, before }: Remarks): Remarks {
  return { comments: [first, ...comments], before: new Map([...before].map(([at, lines]) => [at + 1, lines])) };
}

/**
 * A backslash would continue the comment on the next line, quotes open a string for the C preprocessor, and C comments
 * do not nest. None of that occurs in our words; names from sources may bring it in.
 */
const plain = (text: string): string => text.replace(/[^ !#-&(-[\]-~]/g, '?').replace(/\/\*|\*\//g, '?');

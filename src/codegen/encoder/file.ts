/** Source files of one function: NASM, GNU assembler, C header. */
import { formId } from '../../base/ids.ts';
import { invariant, Failure } from '../../base/errors.ts';
import { printableLine } from '../../base/printable.ts';
import { formNamed } from '../x86/forms.ts';
import { FORM, Program, STRIDE } from '../x86/program.ts';
import {
  gasLines,
  gasPool,
  nasmLines,
  nasmPool,
  annotated,
  GAS_COMMENTS,
  NASM_COMMENTS,
  type GasSyntax,
  type Remarks,
  nasmInstruction,
} from './assemblyText.ts';
import { fillSkeleton, readSkeleton } from './skeleton.ts';
import { registerName, CALLEE_SAVED, RSP, registerMask } from '../x86/registers.ts';
import { instructionEnds } from './encodedCode.ts';
import { canonicalInstruction, type CanonicalInstruction, type TextOperand } from './canonical.ts';

export interface FileOptions {
  readonly symbol: string;
  /** Comment lines at the head of the file, without comment marks. */
  readonly header: readonly string[];
  /** What is said of the instructions. */
  readonly remarks?: Remarks;
  /** Who may refer to the symbol in what is linked; anybody unless given. */
  readonly visibility?: Visibility;
}

/** As ELF means it; of Mach-O, only `hidden` exists. */
type Visibility = 'hidden' | 'protected';

/** NASM source that defines the function `symbol`, with call-frame information. */
export function nasmFile(program: Program, { symbol, header, remarks, visibility }: FileOptions): string {
  return fillSkeleton(readSkeleton('nasm.asm'), {
    symbol: checkedSymbol(symbol),
    header: checkedHeader(header),
    body: annotated(nasmLines(program), remarks, NASM_COMMENTS).flat(),
    pool: nasmPool(program),
    visibility: visibility === undefined ? '' : ` ${visibility}`,
    frame: frameSection(program, symbol),
    property: startsWithEndbr64(program) ? NASM_PROPERTY : [],
  });
}

/** GNU assembler source (.S) of the function `symbol`, with call-frame information. */
export function gasFile(
  program: Program,
  { symbol, header, syntax, remarks, visibility }: FileOptions & { readonly syntax: GasSyntax },
): string {
  const prefix = `.L${symbol}_c`;
  const instructions = annotated(gasLines(program, syntax, prefix), remarks, GAS_COMMENTS);
  const frame = callFrame(program, syntax);
  const body = instructions.flatMap((lines, i) => [...lines, ...frame[i]]);
  return fillSkeleton(readSkeleton('gas.S'), {
    symbol: checkedSymbol(symbol),
    header: blockComment(checkedHeader(header)),
    body,
    pool: gasPool(program, prefix),
    syntax: syntax === 'intel' ? ['.intel_syntax noprefix'] : [],
    visibility: visibility === undefined ? [] : [`.${visibility.padEnd(7)} ${symbol}`],
    property: startsWithEndbr64(program) ? GAS_PROPERTY : [],
  });
}

/**
 * The same for the assembler of clang, which makes Mach-O objects of it: `_symbol`, and local labels that begin with L.
 * There is no property note for IBT.
 */
export function machoFile(program: Program, { symbol, header, remarks, visibility }: FileOptions): string {
  const prefix = `L${symbol}_c`;
  const instructions = annotated(gasLines(program, 'intel', prefix, 'llvm'), remarks, GAS_COMMENTS);
  const frame = callFrame(program, 'intel');
  return fillSkeleton(readSkeleton('macho.S'), {
    symbol: checkedSymbol(symbol),
    header: blockComment(checkedHeader(header)),
    body: instructions.flatMap((lines, i) => [...lines, ...frame[i]]),
    pool: gasPool(program, prefix),
    syntax: ['.intel_syntax noprefix'],
    visibility: visibility === undefined ? [] : [`.private_extern _${symbol}`],
  });
}

/** C header with the given prototype lines. */
export function headerFile(prototype: readonly string[], { symbol, header }: FileOptions): string {
  return fillSkeleton(readSkeleton('header.h'), {
    guard: `${checkedSymbol(symbol).toUpperCase()}_H`,
    header: blockComment(checkedHeader(header)),
    prototype,
  });
}

/**
 * The program with `endbr64` in front, for callers built with -fcf-protection. Files of a program that
 * starts so carry the GNU property note that lets the linker keep IBT and SHSTK switched on.
 */
export function withEndbr64(program: Program): Program {
  const longer = new Program();
  longer.emit(formNamed('endbr64'));
  longer.data = Int32Array.from([...longer.data.slice(0, STRIDE), ...program.data.slice(0, program.count * STRIDE)]);
  longer.count = program.count + 1;
  longer.pool = [...program.pool];
  return longer;
}

const startsWithEndbr64 = (program: Program): boolean =>
  program.count > 0 && formId(program.data[FORM]) === formNamed('endbr64');

export function checkedSymbol(symbol: string): string {
  invariant(/^[A-Za-z_]\w*$/.test(symbol), () => `'${symbol}' is not a symbol name`);
  return symbol;
}

export function checkedHeader(header: readonly string[]): readonly string[] {
  const bad = header.find((line) => printableLine(line) !== line || line.includes('*/'));
  invariant(bad === undefined, () => `comment line would end the comment: '${bad}'`);
  // A backslash at the end of a comment of NASM continues it on the next line.
  return header.map((line) => (line.endsWith('\\') ? `${line}.` : line));
}

/** Lines as one C comment; none for no lines. */
export function blockComment(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['/*', ...lines.map((line) => ` * ${line}`), ' */'];
}

/** NT_GNU_PROPERTY_TYPE_0 with GNU_PROPERTY_X86_FEATURE_1_AND = IBT | SHSTK (x86-64 psABI, Linux extensions). */
const NASM_PROPERTY = [
  'section .note.gnu.property note alloc noexec nowrite align=8',
  'dd      4, 16, 5',
  'db      "GNU", 0',
  'dd      0xc0000002, 4, 3, 0',
];

const GAS_PROPERTY = [
  '.section .note.gnu.property, "a", @note',
  '.p2align 3',
  '.long   4, 16, 5',
  '.asciz  "GNU"',
  '.long   0xc0000002, 4, 3, 0',
];

/* Call-frame information as data, for NASM, which has no directives for it (DWARF 5, §6.4, §7.24; LSB, .eh_frame). */

/** By hardware number (System V ABI, figure 3.36). */
const DWARF_NUMBERS = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
const FIRST_VECTOR = 17;

const DW_CFA_ADVANCE_LOC = 0x40;
const DW_CFA_ADVANCE_LOC1 = 0x02;
const DW_CFA_ADVANCE_LOC2 = 0x03;
const DW_CFA_OFFSET = 0x80;
const DW_CFA_RESTORE = 0xc0;
const DW_CFA_REGISTER = 0x09;
const DW_CFA_DEF_CFA_OFFSET = 0x0e;

/** Length of the common entry without its first word, and the distance from the second word of the other to it. */
const COMMON_LENGTH = 0x14;
const TO_COMMON = COMMON_LENGTH + 8;

/** The section .eh_frame of a function whose last byte is before `<symbol>.end`. Throws as `callFrame`. */
function frameSection(program: Program, symbol: string): string[] {
  const steps = stepsOf(program);
  const bytes = 13 + steps.reduce((sum, step) => sum + step.length, 0);
  const padding = (8 - ((bytes + 4) % 8)) % 8;
  return [
    'section .eh_frame progbits alloc noexec nowrite align=8',
    // Version 1, pointers relative to themselves; rsp+8 is the frame address, below which the return address is.
    `dd      ${COMMON_LENGTH}, 0`,
    'db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0',
    `dd      ${bytes + padding}, ${TO_COMMON}`,
    `dd      ${symbol} - $`,
    `dd      ${symbol}.end - ${symbol}`,
    'db      0',
    ...steps.map((step) => `db      ${step.map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')}`),
    ...(padding === 0 ? [] : [`times   ${padding} db 0`]),
  ];
}

/** The bytes of each place where something changes. */
function stepsOf(program: Program): number[][] {
  const ends = instructionEnds(program);
  let at = 0;
  return frameChanges(program).flatMap((changes, i) => {
    if (changes.length === 0) return [];
    const step = [...advance(ends[i] - at), ...changes.flatMap(bytesOf)];
    at = ends[i];
    return [step];
  });
}

const advance = (by: number): number[] =>
  by < 0x40
    ? [DW_CFA_ADVANCE_LOC | by]
    : by < 0x100
      ? [DW_CFA_ADVANCE_LOC1, by]
      : [DW_CFA_ADVANCE_LOC2, by & 0xff, by >> 8];

function bytesOf(change: FrameChange): number[] {
  switch (change.kind) {
    case 'depth':
      return [DW_CFA_DEF_CFA_OFFSET, ...uleb(change.depth)];
    case 'saved':
      return [DW_CFA_OFFSET | DWARF_NUMBERS[change.register], ...uleb(wordsOf(change))];
    case 'inVector':
      return [DW_CFA_REGISTER, DWARF_NUMBERS[change.register], FIRST_VECTOR + change.vector];
    case 'restored':
      return [DW_CFA_RESTORE | DWARF_NUMBERS[change.register]];
  }
}

/** Distance below the frame address in units of the common entry's. */
function wordsOf({ register, below }: Extract<FrameChange, { kind: 'saved' }>): number {
  if (below % 8 === 0) return below / 8;
  throw new Failure('unsupported', 'a register is saved where call-frame information cannot describe it', {
    where: registerName(register),
    expected: 'a multiple of 8 bytes below the frame address',
    found: String(below),
  });
}

/** Unsigned LEB128. */
function uleb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...uleb(value >>> 7)];
}

/*
 * Call-frame information (DWARF 5, §6.4) of a straight-line function, as assembler directives or as what they say.
 *
 * Followed are the stack pointer (push, pop, add, sub, lea with constants) and where each callee-saved
 * register's entry value is kept: pushed, stored to the stack, or copied to an xmm register, until it is
 * taken back from there.
 */

/** Where an entry value was saved: bytes below the frame address, or an xmm register. */
type Home = { readonly kind: 'stack'; readonly depth: number } | { readonly kind: 'xmm'; readonly number: number };

interface Frame {
  /** Bytes from rsp up to the canonical frame address; 8 on entry. */
  depth: number;
  /** Mask of callee-saved registers that still hold their entry value. */
  intact: number;
  readonly homes: Map<number, Home>;
}

/** What becomes of the frame, and of a register that the caller wants back. */
type FrameChange =
  /** The frame address is so many bytes above rsp now, `by` more than before. */
  | { readonly kind: 'depth'; readonly depth: number; readonly by: number }
  /** Saved `below` bytes below the frame address, `above` bytes above rsp. */
  | { readonly kind: 'saved'; readonly register: number; readonly below: number; readonly above: number }
  | { readonly kind: 'inVector'; readonly register: number; readonly vector: number }
  | { readonly kind: 'restored'; readonly register: number };

/**
 * The directives that follow each instruction, one list per instruction.
 * Throws `unsupported` when rsp is changed by anything but a constant.
 */
export function callFrame(program: Program, syntax: GasSyntax): string[][] {
  const name = (n: number, width: 64 | 128 = 64): string => (syntax === 'att' ? '%' : '') + registerName(n, width);
  const directive = (change: FrameChange): string => {
    switch (change.kind) {
      case 'depth':
        return `.cfi_adjust_cfa_offset ${change.by}`;
      case 'saved':
        return `.cfi_rel_offset ${name(change.register)}, ${change.above}`;
      case 'inVector':
        return `.cfi_register ${name(change.register)}, ${name(change.vector, 128)}`;
      case 'restored':
        return `.cfi_restore ${name(change.register)}`;
    }
  };
  return frameChanges(program).map((changes) => changes.map(directive));
}

/** The same before it is written in any syntax. */
function frameChanges(program: Program): FrameChange[][] {
  const frame: Frame = { depth: 8, intact: registerMask(...CALLEE_SAVED), homes: new Map() };
  return Array.from({ length: program.count }, (_, i) => {
    const instruction = canonicalInstruction(program, i);
    const changes = [...depthChanges(frame, instruction, () => nasmInstruction(program, i))];
    changes.push(...saves(frame, instruction));
    frame.intact &= ~writtenRegisters(instruction);
    changes.push(...restores(frame, instruction));
    return changes;
  });
}

function depthChanges(frame: Frame, instruction: CanonicalInstruction, text: () => string): FrameChange[] {
  const change = depthChange(instruction);
  if (change === null) {
    throw new Failure('unsupported', 'call-frame information needs a stack pointer at a constant distance', {
      where: text(),
      expected: 'push, pop, or add/sub/lea of rsp with a constant',
      hint: 'code that Fieldwright lowers has that; please report it',
    });
  }
  if (change === 0) return [];
  frame.depth += change;
  return [{ kind: 'depth', depth: frame.depth, by: change }];
}

/** Bytes by which rsp goes down; null when unknown. `ret` leaves the function and is of no interest. */
function depthChange({ form, operands }: CanonicalInstruction): number | null {
  const [to, from] = operands;
  if (form.mnemonic === 'ret') return 0;
  if (form.mnemonic === 'push') return 8;
  if (form.mnemonic === 'pop') return isStackPointer(to) ? null : -8;
  if (!isStackPointer(to) || !form.operands[0].access.includes('w')) return 0;
  if (form.mnemonic === 'sub' && from.kind === 'immediate') return Number(from.value);
  if (form.mnemonic === 'add' && from.kind === 'immediate') return -Number(from.value);
  if (form.mnemonic === 'lea' && from.kind === 'memory' && from.base === RSP && from.index === null) return -from.disp;
  return null;
}

const isStackPointer = (o: TextOperand | undefined): boolean =>
  o?.kind === 'register' && o.width <= 64 && o.number === RSP;

/** The register and the place of a 64-bit move between them, whichever way it goes. */
function movedTo(
  frame: Frame,
  { form, operands }: CanonicalInstruction,
  from: number,
): { register: number; home: Home } | null {
  const register = operands[from];
  const place = operands[1 - from];
  if (register?.kind !== 'register' || register.width !== 64) return null;
  if (form.mnemonic === 'push' || form.mnemonic === 'pop') return null;
  if (!/^v?movq?$/.test(form.mnemonic)) return null;
  if (place?.kind === 'register' && place.width === 128)
    return { register: register.number, home: { kind: 'xmm', number: place.number } };
  if (place?.kind !== 'memory' || place.base !== RSP || place.index !== null) return null;
  return { register: register.number, home: { kind: 'stack', depth: frame.depth - place.disp } };
}

function saves(frame: Frame, instruction: CanonicalInstruction): FrameChange[] {
  const { form, operands } = instruction;
  const pushed =
    form.mnemonic === 'push' && operands[0].kind === 'register'
      ? { register: operands[0].number, home: { kind: 'stack', depth: frame.depth } satisfies Home }
      : null;
  const saved = pushed ?? movedTo(frame, instruction, 1);
  if (saved === null || !(frame.intact & registerMask(saved.register)) || frame.homes.has(saved.register)) return [];
  const { register, home } = saved;
  frame.homes.set(register, home);
  if (home.kind === 'xmm') return [{ kind: 'inVector', register, vector: home.number }];
  return [{ kind: 'saved', register, below: home.depth, above: frame.depth - home.depth }];
}

function restores(frame: Frame, instruction: CanonicalInstruction): FrameChange[] {
  const { form, operands } = instruction;
  // After a pop, rsp is already above the slot.
  const popped =
    form.mnemonic === 'pop' && operands[0].kind === 'register'
      ? { register: operands[0].number, home: { kind: 'stack', depth: frame.depth + 8 } satisfies Home }
      : null;
  const loaded = popped ?? movedTo(frame, instruction, 0);
  const home = frame.homes.get(loaded?.register ?? -1);
  if (loaded === null || home === undefined || !sameHome(home, loaded.home)) return [];
  frame.homes.delete(loaded.register);
  frame.intact |= registerMask(loaded.register);
  return [{ kind: 'restored', register: loaded.register }];
}

const sameHome = (a: Home, b: Home): boolean =>
  a.kind === 'stack' ? b.kind === 'stack' && a.depth === b.depth : b.kind === 'xmm' && a.number === b.number;

function writtenRegisters({ form, operands }: CanonicalInstruction): number {
  return operands.reduce(
    (mask, o, i) =>
      o.kind === 'register' && o.width <= 64 && form.operands[i].access.includes('w')
        ? mask | registerMask(o.number)
        : mask,
    form.implicitWrites,
  );
}

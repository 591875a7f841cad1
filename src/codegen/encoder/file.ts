/** Source files of one function: NASM, GNU assembler, C header. */
import { formId } from '../../base/ids.ts';
import { invariant } from '../../base/errors.ts';
import { printableLine } from '../../base/printable.ts';
import { formNamed } from '../x86/forms.ts';
import { FORM, Program, STRIDE } from '../x86/program.ts';
import { callFrame } from './callFrame.ts';
import { frameSection } from './frameSection.ts';
import { gasLines, gasPool } from './gas.ts';
import type { GasSyntax } from './gas.ts';
import { nasmLines, nasmPool } from './nasm.ts';
import { annotated, GAS_COMMENTS, NASM_COMMENTS, type Remarks } from './remarks.ts';
import { fillSkeleton, readSkeleton } from './skeleton.ts';

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

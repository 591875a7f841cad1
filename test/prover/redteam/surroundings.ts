import { EVERY, GNU, NASM, rendered, SYMBOL, type Edit, type Source, type Syntax } from './source.ts';
import { items } from '../../items.ts';

/** Lines in front of the function or behind it. */
type Lines = readonly [name: string, keeps: Edit['keeps'], ...lines: string[]];

const ahead =
  (syntaxes: readonly Syntax[]) =>
  ([name, keeps, ...lines]: Lines): Edit => ({
    name,
    keeps,
    syntaxes,
    apply: (source, _, n) => ({
      ...source,
      head: source.head.flatMap((line, i) =>
        i === source.head.length - 1 ? [...rendered(lines, source, n), line] : [line],
      ),
      files: { ...source.files, ...included(n) },
    }),
  });

const behind =
  (syntaxes: readonly Syntax[]) =>
  ([name, keeps, ...lines]: Lines): Edit => ({
    name,
    keeps,
    syntaxes,
    apply: (source, _, n) => ({ ...source, tail: [...source.tail, ...rendered(lines, source, n)] }),
  });

const included = (n: string): Record<string, string> => ({
  [`h${n}.inc`]: '%define adc add\n',
  [`c${n}.inc`]: '; nothing\n',
  [`g${n}.inc`]: '.macro adcq a, b\naddq \\a, \\b\n.endm\n',
  [`d${n}.inc`]: '# nothing\n',
  [`h${n}.h`]: '#define adcq addq\n#define adc add\n',
});

const NASM_AHEAD: readonly Lines[] = [
  ['%define of a mnemonic', 'maybe', '%define adc add'],
  ['%idefine of a mnemonic', 'maybe', '%idefine SBB sub'],
  ['%define of a mnemonic in capitals', 'yes', '%define ADC add'],
  ['%define of a register', 'maybe', '%define r11 r10'],
  ['%define of a register by itself', 'yes', '%define rax rax'],
  ['%xdefine of a mnemonic', 'maybe', '%xdefine mov add'],
  ['%macro of a mnemonic', 'maybe', '%macro adc 2', 'add %1, %2', '%endmacro'],
  ['%macro of a mnemonic by itself', 'yes', '%macro adc 2', 'adc %1, %2', '%endmacro'],
  ['%imacro of a mnemonic', 'maybe', '%imacro MOV 2', 'mov %1, %2', 'nop', '%endmacro'],
  ['%macro of ret', 'no', '%macro ret 0', 'inc qword [rdi]', 'ret', '%endmacro'],
  ['%macro of another number of operands', 'yes', '%macro adc 3', 'add %1, %2', '%endmacro'],
  ['%include of a %define', 'maybe', '%include "h{n}.inc"'],
  ['%include of nothing', 'yes', '%include "c{n}.inc"'],
  ['%include of what is not there', 'no', '%include "nothing{n}.inc"'],
  ['default abs', 'maybe', 'default abs'],
  ['bits 32', 'no', 'bits 32'],
  ['bits 64', 'yes', 'bits 64'],
  ['use64', 'yes', 'use64'],
  ['data in front', 'yes', 'dq 0x1122334455667788'],
  ['a byte in front', 'yes', 'db 0x48'],
  ['a function in front', 'yes', 'g_{n}: inc qword [rdi]', 'ret'],
  ['a function of the name in capitals in front', 'yes', 'global F', 'F: inc qword [rdi]', 'ret'],
  ['code that runs into it', 'yes', 'g_{n}: nop'],
  ['alignment', 'yes', 'align 64'],
  ['writable text', 'yes', 'section .text write'],
  ['text with attributes', 'yes', 'section .own progbits alloc exec nowrite align=32'],
  ['section of data', 'no', 'section .data'],
  ['section that is not loaded', 'no', 'section .own progbits noalloc exec'],
  ['hidden', 'yes', 'global f:function hidden'],
  ['protected', 'yes', 'global f:function protected'],
  ['internal', 'yes', 'global f:function internal'],
  ['weak', 'yes', 'global f:function weak'],
  ['typed as data', 'yes', 'global f:data'],
  ['with a size', 'yes', 'global f:function (g_{n}-f)'],
  ['static', 'maybe', 'static f'],
  ['%ifidn of the format of lines', 'maybe', '%ifidn __?DEBUG_FORMAT?__,dwarf', '%define adc add', '%endif'],
  ['%ifdef of a name of the command line', 'yes', '%ifdef FIELDWRIGHT', '%define adc add', '%endif'],
  ['%ifenv', 'yes', '%ifenv FIELDWRIGHT_NOTHING', '%define adc add', '%endif'],
  ['%assign of __LINE__', 'yes', '%assign x_{n} __?LINE?__'],
  ['%if of the version', 'yes', '%if __?NASM_MAJOR?__ < 2', '%define adc add', '%endif'],
  ['%use altreg', 'maybe', '%use altreg'],
  ['%use smartalign', 'yes', '%use smartalign'],
  ['%use ifunc', 'yes', '%use ifunc'],
  ['%pragma prefix', 'no', '%pragma output gprefix x_'],
  ['%pragma of another format', 'yes', '%pragma macho gprefix x_'],
  ['cpu 386', 'maybe', 'cpu 386'],
  ['osabi', 'yes', 'osabi 0'],
  ['extern of itself', 'maybe', 'extern f'],
  ['option off', 'yes', '[warning -label-orphan]'],
  ['float', 'yes', 'float daz'],
];
const NASM_BEHIND: readonly Lines[] = [
  ['a second function', 'yes', 'section .text', 'g_{n}: inc qword [rdi]', 'ret'],
  ['a second global function', 'yes', 'section .text', 'global g_{n}', 'g_{n}: inc qword [rdi]', 'ret'],
  ['a function of the name in capitals', 'yes', 'section .text', 'global F', 'F: inc qword [rdi]', 'ret'],
  ['a second label of the name', 'no', 'section .text', 'f: inc qword [rdi]', 'ret'],
  ['an alias', 'yes', 'global g_{n}', 'g_{n} equ f'],
  ['the name as a local label', 'yes', 'section .text', 'g_{n}:', '.f: ret'],
  ['an extern that is not used', 'yes', 'extern outside_2'],
  ['a call of something else', 'yes', 'section .text', 'g_{n}: call outside_2', 'ret'],
  [
    'a constructor',
    'yes',
    ...items`section .text; g_{n}: ret; section .init_array progbits alloc noexec write; dq g_{n}`,
  ],
  ['common', 'yes', 'common x_{n} 8:8'],
  ['data that name it', 'yes', 'section .data', 'dq f'],
  ['a number that is its address', 'yes', 'x_{n} equ 0x1000', 'global x_{n}'],
  ['%if that is not ended', 'no', '%if 1'],
  ['a comment that goes on', 'yes', '; \\', 'global q_{n}'],
];

const GNU_AHEAD: readonly Lines[] = [
  ['.macro of a mnemonic', 'maybe', '.macro adc a, b', 'add \\a, \\b', '.endm'],
  ['.macro of a mnemonic with suffix', 'maybe', '.macro adcq a, b', 'addq \\a, \\b', '.endm'],
  ['.macro of ret', 'no', '.macro ret', '!inc qword [rdi]', '.byte 0xc3', '.endm'],
  ['.include of a .macro', 'maybe', '.include "g{n}.inc"'],
  ['.include of nothing', 'yes', '.include "d{n}.inc"'],
  ['.include of what is not there', 'no', '.include "nothing{n}.inc"'],
  ['.code32', 'no', '.code32'],
  ['data in front', 'yes', '.quad 0x1122334455667788'],
  ['a byte in front', 'yes', '.byte 0x48'],
  ['a function in front', 'yes', 'g_{n}: !inc qword [rdi]', '!ret'],
  ['a function of the name in capitals in front', 'yes', '.globl F', 'F: !inc qword [rdi]', '!ret'],
  ['code that runs into it', 'yes', 'g_{n}: nop'],
  ['alignment', 'yes', '.p2align 6'],
  ['.section that can be written', 'yes', '.section .own,"awx",@progbits'],
  ['.section of its own', 'yes', '.section .text.f,"ax",@progbits'],
  ['.section of data', 'no', '.data'],
  ['.section without attributes', 'no', '.section .own'],
  ['section in a group', 'yes', '.section .text.f,"axG",@progbits,f,comdat'],
  ['section that may be merged', 'maybe', '.section .text.f,"axM",@progbits,8'],
  ['retained section', 'yes', '.section .text.f,"axR",@progbits'],
  ['section that is left out', 'no', '.section .text.f,"axe",@progbits'],
  ['.hidden', 'yes', '.hidden f'],
  ['.protected', 'yes', '.protected f'],
  ['.internal', 'yes', '.internal f'],
  ['.weak', 'yes', '.weak f'],
  ['.local', 'maybe', '.local f'],
  ['.type @object', 'yes', '.type f, @object'],
  ['.type @notype', 'yes', '.type f, @notype'],
  ['.type @gnu_indirect_function', 'no', '.type f, @gnu_indirect_function'],
  ['.type @tls_object', 'no', '.type f, @tls_object'],
  ['.type @common', 'maybe', '.type f, @common'],
  ['.symver', 'maybe', '.symver f, f@VERS_1'],
  ['.symver of another name', 'yes', '.symver f, g@@VERS_1'],
  ['.weakref', 'maybe', '.weakref x_{n}, f'],
  ['.set of another function', 'no', '.set f, g_{n}', 'g_{n}: !inc qword [rdi]', '!ret'],
  ['.intel_syntax prefix', 'maybe', '.intel_syntax prefix'],
  ['.intel_syntax noprefix', 'maybe', '.intel_syntax noprefix'],
  ['.att_syntax', 'maybe', '.att_syntax'],
  ['.att_syntax noprefix', 'maybe', '.att_syntax noprefix'],
  ['.att_mnemonic', 'maybe', '.att_mnemonic'],
  ['.intel_mnemonic', 'maybe', '.intel_mnemonic'],
  ['.allow_index_reg', 'yes', '.allow_index_reg'],
  ['.sse_check', 'yes', '.sse_check none'],
  ['.arch i386', 'maybe', '.arch i386'],
  ['.set of a register', 'maybe', '.set r11, 5'],
  ['.altmacro', 'maybe', '.altmacro'],
  ['.file', 'yes', '.file "other.c"'],
  ['.ifdef of a flag', 'yes', '.ifdef __DEBUG__', '.macro adcq a, b', 'addq \\a, \\b', '.endm', '.endif'],
  ['.cfi_startproc', 'maybe', '.cfi_startproc'],
  ['.size', 'yes', '.size f, 3'],
  ['.ident', 'yes', '.ident "f"'],
  ['.bundle_align_mode', 'maybe', '.bundle_align_mode 4'],
  ['.nobranch', 'yes', '.version "1"'],
];
const GNU_BEHIND: readonly Lines[] = [
  ['a second function', 'yes', '.text', 'g_{n}: !inc qword [rdi]', '!ret'],
  ['a second global function', 'yes', '.text', '.globl g_{n}', 'g_{n}: !inc qword [rdi]', '!ret'],
  ['a second label of the name', 'no', '.text', 'f: !ret'],
  ['an alias', 'yes', '.globl g_{n}', '.set g_{n}, f'],
  ['a weak alias', 'yes', '.weak g_{n}', '.set g_{n}, f'],
  ['the name set anew', 'no', '.set f, f+4'],
  ['the name set anew with a dot', 'no', '.text', 'g_{n}: !ret', 'f = g_{n}'],
  ['a size that is too small', 'yes', '.size f, 4'],
  ['a size of nothing', 'yes', '.size f, 0'],
  ['a call of something else', 'yes', '.text', 'g_{n}: call outside_2', '!ret'],
  ['a constructor', 'yes', '.text', 'g_{n}: !ret', '.section .init_array,"aw"', '.quad g_{n}'],
  ['data that name it', 'yes', '.data', '.quad f'],
  ['a number that is its address', 'yes', '.globl x_{n}', '.set x_{n}, 0x1000'],
  ['a relocation over its first bytes', 'no', '.text', '.reloc f+1, R_X86_64_32, outside_1'],
  ['.weak at the end', 'yes', '.weak f'],
  ['.type of a resolver at the end', 'no', '.type f, @gnu_indirect_function'],
  ['.hidden at the end', 'yes', '.hidden f'],
  ['.end and more', 'yes', '.end', 'text'],
  ['.if that is not ended', 'no', '.if 1'],
  ['comment that is not ended', 'maybe', '/* text'],
  ['.symver at the end', 'maybe', '.symver f, f@@@VERS_1'],
  [
    'an ifunc beside it',
    'yes',
    ...items`.text; .globl g_{n}; .type g_{n}, @gnu_indirect_function; g_{n}: !lea rax, [rel f]; !ret`,
  ],
];

/** The function under another name, and `f` something that is to lead there. */
type Indirection = readonly [name: string, keeps: Edit['keeps'], syntaxes: readonly Syntax[], ...lines: string[]];
const INDIRECTIONS: readonly Indirection[] = [
  ['entered through a jump', 'yes', EVERY, 'f:', 'jmp real_{n}'],
  ['entered through a call', 'maybe', EVERY, 'f:', 'call real_{n}', '!ret'],
  ['entered through a call behind a push', 'maybe', EVERY, 'f:', '!push rbx', 'call real_{n}', '!pop rbx', '!ret'],
  ['entered through two calls', 'no', EVERY, 'f:', 'call real_{n}', 'call real_{n}', '!ret'],
  ['entered through a jump behind a label', 'yes', EVERY, 'f:', 'x_{n}:', '!endbr64', 'jmp real_{n}'],
  ['entered through a register', 'yes', EVERY, 'f:', '!lea rax, [rel real_{n}]', '!jmp rax'],
  ['entered by a pushed address', 'yes', EVERY, 'f:', '!lea rax, [rel real_{n}]', '!push rax', '!ret'],
  ['entered through a conditional jump', 'yes', EVERY, 'f:', '!xor eax, eax', '!jz real_{n}', '!ud2'],
  ['entered with exchanged operands', 'no', EVERY, 'f:', '!xchg rsi, rdx', 'jmp real_{n}'],
  ['running into it', 'yes', EVERY, 'f:', 'nop'],
  ['entered one byte too late', 'no', EVERY, 'f:', 'jmp real_{n}+1'],
  ['an alias', 'yes', NASM, 'f equ real_{n}'],
  ['an alias one byte behind', 'no', NASM, 'f equ real_{n}+1'],
  ['a number', 'no', NASM, 'f equ 0x1000'],
  ['a resolver', 'no', GNU, '.type f, @gnu_indirect_function', 'f:', '!lea rax, [rel real_{n}]', '!ret'],
  ['a resolver of another', 'no', GNU, '.type f, @gnu_indirect_function', 'f:', '!lea rax, [rel outside_2]', '!ret'],
  ['an alias', 'yes', GNU, '.set f, real_{n}'],
  ['an alias one byte behind', 'no', GNU, '.set f, real_{n}+1'],
  ['a number', 'no', GNU, '.set f, 0x1000'],
  ['called through a weak name', 'yes', GNU, '.weak weak_1', '.set weak_1, real_{n}', 'f:', 'jmp weak_1'],
  ['called through the table of procedures', 'yes', GNU, 'f:', 'jmp real_{n}@PLT'],
  ['called through the table of addresses', 'yes', ['att'], 'f:', 'jmp *real_{n}@GOTPCREL(%rip)'],
  [
    'through a table of addresses',
    'yes',
    GNU,
    ...items`.data; x_{n}: .quad real_{n}; .text; f:; !jmp qword [rel x_{n}]`,
  ],
  ['through an undefined name', 'no', EVERY, 'f:', 'jmp outside_2'],
  ['through a distance without name', 'no', NASM, 'f:', 'jmp f+0x40'],
  ['into another section by a distance', 'no', GNU, '.section .text.y{n},"ax",@progbits', 'f:', 'jmp f+8'],
];

const indirection = ([name, keeps, syntaxes, ...lines]: Indirection): Edit => ({
  name: `f is ${name}`,
  keeps,
  syntaxes,
  apply: (source, rng, n) => {
    const label = `${SYMBOL}:`;
    const at = source.head.indexOf(label);
    if (at < 0) return null;
    const own = rendered(lines, source, n);
    const text = source.syntax === 'nasm' ? 'section .text' : '.text';
    const isFirst = rng.below(2) === 0 || name === 'running into it';
    const real = `real_${n}:`;
    const renamed = {
      ...source,
      head: source.head.toSpliced(
        at,
        1,
        ...(isFirst ? [...own, ...(name === 'running into it' ? [] : [text]), real] : [real]),
      ),
    };
    return isFirst ? renamed : { ...renamed, tail: [text, ...own, ...source.tail] };
  },
});

const preprocessed = (name: string, keeps: Edit['keeps'], lines: (n: string) => readonly string[]): Edit => ({
  name,
  keeps,
  syntaxes: ['att', 'intel'],
  apply: (source: Source, _, n) => ({
    ...source,
    suffix: '.S',
    head: [...lines(n), ...source.head],
    files: { ...source.files, ...included(n) },
  }),
});

/** Text for the C preprocessor. */
const PREPROCESSED: readonly Edit[] = [
  preprocessed('.S', 'yes', () => []),
  preprocessed('#define of a mnemonic', 'maybe', () => ['#define adcq addq', '#define adc add']),
  preprocessed('#include of a #define', 'maybe', (n) => [`#include "h${n}.h"`]),
  preprocessed('#define of a register', 'maybe', () => ['#define r11 r10']),
  preprocessed('#if 0', 'yes', () => ['#if 0', '.code32', '#endif']),
  preprocessed('#ifdef __OPTIMIZE__', 'yes', () => [
    '#ifdef __OPTIMIZE__',
    '#define adc add',
    '#define adcq addq',
    '#endif',
  ]),
  preprocessed('#ifndef __ASSEMBLER__', 'yes', () => ['#ifndef __ASSEMBLER__', '#define adcq addq', '#endif']),
  preprocessed('#ifdef __x86_64__', 'maybe', () => [
    '#ifdef __x86_64__',
    '#define sbbq subq',
    '#define sbb sub',
    '#endif',
  ]),
  preprocessed('#define with parameters', 'yes', () => ['#define add(a) sub']),
];

export const SURROUNDINGS: readonly Edit[] = [
  ...NASM_AHEAD.map(ahead(NASM)),
  ...NASM_BEHIND.map(behind(NASM)),
  ...GNU_AHEAD.map(ahead(GNU)),
  ...GNU_BEHIND.map(behind(GNU)),
  ...INDIRECTIONS.map(indirection),
  ...PREPROCESSED,
];

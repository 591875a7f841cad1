/** Files that were once called proved and compute something else, their relatives, and right ones beside them. All are to be `out[0] = a[0] + b[0] mod 2^64`. */
export const SUM_IR = `function f
param arg1 u64[1]
param arg2 u64[1]
result out1 u64[1]

x = add arg1[0], arg2[0]
return out1 = x
`;

export interface Handwritten {
  readonly name: string;
  /** Exit code of \`verify\`: 0 proved, 2 no file that it takes, 4 wrong, 5 not decided. */
  readonly exit: 0 | 2 | 4 | 5;
  /** The first one is verified, unless `build` ends in another. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands that make of the files what is verified; the last word of the last one. */
  readonly build?: readonly (readonly string[])[];
}

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;
/** A function in NASM and in AT&T syntax; `{sum}` is the right code without `ret`. */
const SUM = { asm: ['mov rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax'], s: ['mov (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)'] };
const filled = (text: readonly string[], sum: readonly string[]): string[] => text.flatMap(line => (line === '{sum}' ? sum : [line]));

type Maker = (exit: Handwritten['exit'], name: string, ...text: string[]) => Handwritten;
const nasm: Maker = (exit, name, ...text) => ({ name: `NASM: ${name}`, exit, files: { 'f.asm': lines('global f', 'section .text', ...filled(text, SUM.asm)) } });
const gnu: Maker = (exit, name, ...text) => ({ name: `GNU: ${name}`, exit, files: { 'f.s': lines('.globl f', '.text', ...filled(text, SUM.s)) } });
/** Assembled by somebody else. */
const object = (made: Handwritten): Handwritten => ({ ...made, name: `object: ${made.name}`, build: [[...(made.name.startsWith('NASM') ? ['nasm', '-f', 'elf64', 'f.asm'] : ['as', 'f.s']), '-o', 'f.o']] });
const shared = (made: Handwritten): Handwritten => { const { build = [], ...rest } = object(made); return { ...rest, name: `shared ${rest.name}`, build: [...build, ['ld', '-shared', '-z', 'notext', 'f.o', '-o', 'f.so']] }; };

const PREPROCESSOR: readonly Handwritten[] = [
  nasm(0, 'right', 'f:', '{sum}', 'ret'), gnu(0, 'right', 'f:', '{sum}', 'ret'),
  nasm(4, '%define of a mnemonic', '%define add sub', 'f:', '{sum}', 'ret'),
  nasm(4, '%idefine of a mnemonic', '%idefine ADD sub', 'f:', '{sum}', 'ret'),
  nasm(4, '%macro of a mnemonic', '%macro add 2', 'sub %1, %2', '%endmacro', 'f:', '{sum}', 'ret'),
  nasm(4, '%macro of ret', '%macro ret 0', 'inc qword [rdi]', 'db 0xc3', '%endmacro', 'f:', '{sum}', 'ret'),
  nasm(0, '%macro that is right', '%macro two 2', 'mov rax, %1', 'add rax, %2', '%endmacro', 'f:', 'two [rsi], [rdx]', 'mov [rdi], rax', 'ret'),
  { name: 'NASM: %include', exit: 4, files: { 'f.asm': lines('global f', '%include "x.inc"', 'f:', ...SUM.asm, 'ret'), 'x.inc': '%define add sub\n' } },
  { name: 'NASM: incbin', exit: 4, files: { 'f.asm': lines('global f', 'f:', ...SUM.asm.slice(0, 2), 'incbin "x.bin"', 'mov [rdi], rax', 'ret'), 'x.bin': 'H\xff\xc0' } },
  nasm(4, '%if 0', 'f:', 'mov rax, [rsi]', '%if 0', 'add rax, [rdx]', '%endif', 'mov [rdi], rax', 'ret'),
  nasm(4, '%rep', 'f:', 'mov rax, [rsi]', '%rep 2', 'add rax, [rdx]', '%endrep', 'mov [rdi], rax', 'ret'),
  nasm(4, 'times', 'f:', 'mov rax, [rsi]', 'times 2 add rax, [rdx]', 'mov [rdi], rax', 'ret'),
  nasm(4, 'comment that goes on', 'f:', 'mov rax, [rsi]', '; now the sum: \\', 'add rax, [rdx]', 'mov [rdi], rax', 'ret'),
  nasm(4, 'db behind a label', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'x: db 0x48, 0xff, 0xc0', 'mov [rdi], rax', 'ret'),
  nasm(4, 'data that are an instruction', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'dd 0x90c0ff48', 'mov [rdi], rax', 'ret'),
  nasm(5, 'it asks whether it is verified', 'f:', '{sum}', '%ifidn __?DEBUG_FORMAT?__,dwarf', 'ret', '%else', 'inc qword [rdi]', 'ret', '%endif'),
  nasm(4, 'strict byte', 'f:', '{sum}', 'add qword [rdi], strict byte 128', 'ret'), nasm(0, 'strict qword', 'f:', 'mov rax, strict qword 1', 'add rax, [rsi]', 'add rax, [rdx]', 'sub rax, strict byte 1', 'mov [rdi], rax', 'ret'),
  gnu(4, 'code behind a directive', 'f:', 'mov (%rsi), %rax', 'add (%rdx), %rax', '.p2align 0; inc %rax', 'mov %rax, (%rdi)', 'ret'),
  ...['.4byte 0x90c0ff48', '.value 0xff48, 0x90c0', '.byte 0x48, 0xff, 0xc0', '.quad 0x9090909090c0ff48', '.ascii "H\\377\\300"', '.fill 1, 4, 0x90c0ff48', '.octa 0x909090909090909090909090c0ff4890'].map(data => gnu(4, data, 'f:', 'mov (%rsi), %rax', 'add (%rdx), %rax', data, 'mov %rax, (%rdi)', 'ret')),
  gnu(2, '.insn', 'f:', 'mov (%rsi), %rax', '.insn 0xc0ff48', 'ret'),
  gnu(4, '.rept', 'f:', 'mov (%rsi), %rax', '.rept 2', 'add (%rdx), %rax', '.endr', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, '.if 0', 'f:', 'mov (%rsi), %rax', '.if 0', 'add (%rdx), %rax', '.endif', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, '.macro', '.macro add a, b', 'sub \\a, \\b', '.endm', 'f:', '{sum}', 'ret'),
  gnu(4, 'comment', 'f:', 'mov (%rsi), %rax', '/*', 'add (%rdx), %rax', '*/', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, 'octal number', 'f:', '{sum}', 'add $010, %rax', 'sub $10, %rax', 'mov %rax, (%rdi)', 'ret'), gnu(0, 'octal number that is meant', 'f:', 'mov (%rsi), %rax', 'add $010, %rax', 'sub $8, %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret'),
  gnu(4, '.intel_syntax prefix', 'f:', 'mov (%rsi), %rax', 'mov (%rdx), %rcx', '.intel_syntax prefix', 'sub %rax, %rcx', '.att_syntax', 'mov %rax, (%rdi)', 'ret'), gnu(0, '.intel_syntax noprefix', '.intel_syntax noprefix', 'f:', ...SUM.asm, 'ret'),
  { name: 'GNU: #define in .S', exit: 4, files: { 'f.S': lines('#define add sub', '.globl f', 'f:', ...SUM.s, 'ret') } }, { name: 'GNU: .include', exit: 4, files: { 'f.s': lines('.globl f', '.include "x.inc"', 'f:', ...SUM.s, 'ret'), 'x.inc': '.macro add a, b\nsub \\a, \\b\n.endm\n' } },
  { name: 'C', exit: 0, files: { 'f.c': 'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = *a + *b; }\n' } }, { name: 'C that is wrong', exit: 4, files: { 'f.c': 'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = *a - *b; }\n' } },
];

const SECTIONS: readonly Handwritten[] = [
  nasm(4, 'section inside the function', 'f:', 'mov rax, [rsi]', 'section .other progbits alloc exec', 'add rax, [rdx]', 'section .text', 'mov [rdi], rax', 'ret'),
  gnu(4, '.section inside the function', 'f:', 'mov (%rsi), %rax', '.section .other,"ax"', 'add (%rdx), %rax', '.text', 'mov %rax, (%rdi)', 'ret'),
  gnu(0, 'jumps to another section and back', 'f:', 'mov (%rsi), %rax', 'jmp 1f', '.section .other,"ax"', '1: add (%rdx), %rax', 'jmp 2f', '.text', '2: mov %rax, (%rdi)', 'ret'),
  gnu(5, 'running into the section that a linker happens to put next', '.section .text.f,"ax"', 'f:', '{sum}', '.section .text.g,"ax"', 'incq (%rdi)', '.section .text.h,"ax"', 'h: ret'),
  gnu(5, 'a jump into another section by a distance', '.section .text.f,"ax"', 'f:', '{sum}', 'x: jmp x + 3', '.section .text.h,"axR"', 'nop', 'ret'),
  gnu(5, 'a constant of another section by a distance', 'f:', 'x: mov x + 0x1000(%rip), %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata,"aR"', '.quad 0, 0'), nasm(5, 'a word of the headers of the file', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [rel f-0x1000+8]', 'mov [rdi], rax', 'ret'),
  gnu(5, 'a constant behind a name of the linker', 'f:', 'mov etext-8(%rip), %rcx', '{sum}', 'ret'), gnu(5, 'the neighbour of a constant that may be merged', 'f:', 'mov k+8(%rip), %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata.cst8,"aM",@progbits,8', 'k: .quad 1', '.quad 0'),
  gnu(0, 'a constant that may be merged', 'f:', 'mov k(%rip), %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata.cst8,"aM",@progbits,8', '.quad 1', 'k: .quad 0'), nasm(5, 'a fixed address', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [abs 8]', 'mov [rdi], rax', 'ret'),
  gnu(5, 'code in a section that can be written', '.section .own,"awx"', 'f:', '{sum}', 'ret'), gnu(5, 'the end of the function is missing', 'f:', '{sum}'), nasm(5, 'code that goes on in data', 'f:', '{sum}', 'jmp x', 'section .data', 'x: ret'),
];

const CONSTANTS: readonly Handwritten[] = [
  nasm(0, 'a constant', 'f:', 'mov rax, [rel k]', 'add rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax', 'ret', 'section .rodata', 'dq 7', 'k: dq 0'), nasm(4, 'a constant behind a word of its line', 'f:', 'mov rax, [rel k]', 'add rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax', 'ret', 'section .rodata', 'k: dq 1, 0'),
  nasm(4, 'a constant whose halves are exchanged', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'add rax, [rel k]', 'sub rax, 1', 'mov [rdi], rax', 'ret', 'section .rodata', 'k: dd 0, 1'), nasm(4, 'names that differ in case only', 'f:', 'mov rax, [rel K]', 'add rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax', 'ret', 'section .rodata', 'k: dq 0', 'K: dq 1'),
  gnu(4, 'octal word', 'f:', 'mov k(%rip), %rax', 'sub $10, %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata', 'k: .quad 010'), nasm(5, 'a constant that can be written', 'f:', 'mov rax, [rel k]', 'add rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax', 'ret', 'section .data', 'k: dq 0'),
  gnu(5, 'a constant that is only read-only after relocation', 'f:', 'mov k(%rip), %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .data.rel.ro,"aw"', 'k: .quad 0'), gnu(5, 'a constant that is an address', 'f:', 'mov k(%rip), %rcx', '{sum}', 'ret', '.section .rodata', 'k: .quad f'),
  gnu(5, 'a constant that is a distance', 'f:', 'mov k(%rip), %rax', 'sub $8, %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata.k,"a"', 'k: .quad g - k', '.section .rodata.g,"a"', 'g: .quad 0'), gnu(5, 'a weak constant', 'f:', 'mov k(%rip), %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret', '.section .rodata', '.weak k', 'k: .quad 0'), nasm(5, 'a constant of somebody else', 'extern k', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [rel k+8]', 'mov [rdi], rax', 'ret'),
  gnu(5, 'a number of somebody else', 'f:', 'mov (%rsi), %rax', 'add $k, %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret'), gnu(5, 'an address as a number', 'f:', 'mov $f, %eax', 'shr $31, %rax', 'add (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)', 'ret'), gnu(5, 'a common constant', 'f:', 'mov k(%rip), %rcx', '{sum}', 'ret', '.comm k, 8, 8'),
];

const FLOW: readonly Handwritten[] = [
  nasm(4, 'labels that differ in case only', 'f:', 'mov rax, [rsi]', 'jmp A', 'a: add rax, [rdx]', 'A: mov [rdi], rax', 'ret'), nasm(5, 'a jump to itself', 'f: jmp f'), nasm(5, 'two jumps at each other', 'f: jmp g', 'g: jmp f'), nasm(5, 'a loop behind code', 'f:', '{sum}', 'x: jmp y', 'y: jmp x'), nasm(5, 'a function that calls itself', 'f: call f', 'ret'),
  nasm(5, 'ret that gives up a word', 'f:', '{sum}', 'ret 8'), gnu(5, 'ret that gives up a word', 'f:', '{sum}', 'ret $8'), nasm(5, 'a call that gives up a word', 'f: push rax', 'call g', 'pop rcx', 'ret', 'g:', '{sum}', 'ret 8'), gnu(5, 'pushw', 'f:', 'pushw %ax', '{sum}', 'popw %ax', 'ret'), nasm(5, 'push of two bytes', 'f:', 'push ax', '{sum}', 'pop ax', 'ret'), nasm(5, 'push of two bytes by a prefix', 'f:', 'o16 push 1', '{sum}', 'add rsp, 2', 'ret'),
  nasm(4, 'a call writes where the return address goes', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'mov [rsp-8], rax', 'call g', 'mov rax, [rsp-8]', 'mov [rdi], rax', 'ret', 'g: ret'), nasm(0, 'a call', 'f: call g', 'mov [rdi], rax', 'ret', 'g: mov rax, [rsi]', 'add rax, [rdx]', 'ret'),
  nasm(5, 'a callee that changes its return address', 'f: call g', '{sum}', 'ret', 'g: add qword [rsp], 3', 'ret'), nasm(5, 'a callee that returns through a pushed value', 'f: call g', '{sum}', 'ret', 'g: lea rax, [rel f]', 'push rax', 'ret'), nasm(5, 'a callee that gives up its return address', 'f: call g', 'inc qword [rdi]', 'ret', 'g: add rsp, 8', '{sum}', 'ret'), nasm(5, 'a call that pops its return address', 'f: call g', 'g: pop rcx', '{sum}', 'ret'),
  nasm(4, 'the distance of two return addresses', 'f:', '{sum}', 'call a', 'jmp x', 'a: mov rax, [rsp]', 'ret', 'b: mov rcx, [rsp]', 'ret', 'section .text.x progbits alloc exec nowrite align=64', 'x: call b', 'sub rcx, rax', 'shr rcx, 32', 'add [rdi], rcx', 'ret'),
  nasm(5, 'rsp is elsewhere for a while', 'f: mov rcx, rsp', 'mov rsp, rdi', '{sum}', 'mov rsp, rcx', 'ret'), nasm(5, 'a jump into an instruction', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'jmp $+3', 'db 0xb8, 0x48, 0xff, 0xc0', 'mov [rdi], rax', 'jc f', 'ret'), nasm(4, 'a jump over a byte', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'jmp $+3', 'db 0xb8, 0x48, 0xff, 0xc0', 'mov [rdi], rax', 'ret'),
  nasm(0, 'a jump over a byte that is right', 'f:', 'mov rax, [rsi]', 'jmp $+3', 'db 0xb8', 'add rax, [rdx]', 'mov [rdi], rax', 'ret'), nasm(5, 'a conditional jump', 'f:', '{sum}', 'jc x', 'x: ret'), nasm(5, 'a jump through a register', 'f:', 'lea rax, [rel x]', 'jmp rax', 'x:', '{sum}', 'ret'), nasm(5, 'a jump through a table', 'f:', 'jmp [rel t]', 'x:', '{sum}', 'ret', 'section .data', 't: dq x'),
];

const SYMBOLS: readonly Handwritten[] = [
  gnu(5, 'a resolver', '.type f, @gnu_indirect_function', 'f:', '{sum}', 'lea g(%rip), %rax', 'ret', 'g: incq (%rdi)', 'ret'), gnu(5, 'a weak function', '.weak f', 'f:', '{sum}', 'ret'), gnu(5, 'a call of a weak function', '.weak g', 'f: call g', 'ret', 'g:', '{sum}', 'ret'), nasm(2, 'a number', 'f equ 0x1000', 'section .init_array progbits alloc noexec write', 'dq g', 'section .text', 'g:', '{sum}', 'ret'),
  gnu(0, 'an alias', '.set f, g', 'g:', '{sum}', 'ret'), gnu(4, 'an alias that changes', 'g:', '{sum}', 'ret', 'h: incq (%rdi)', 'ret', '.set f, g', '.set f, h'), gnu(4, 'the name in capitals', 'F:', '{sum}', 'ret', '.globl F', 'f: incq (%rdi)', 'ret'), gnu(5, 'a call of somebody else', 'f:', '{sum}', 'jmp g'), gnu(2, 'data', '.data', 'f:', '{sum}', 'ret'),
  { name: 'a library with two of them', exit: 2, files: { 'f.s': lines('.globl f', 'f:', ...SUM.s, 'ret'), 'g.s': lines('.globl f', 'f: incq (%rdi)', 'ret') }, build: [['as', 'f.s', '-o', 'f.o'], ['as', 'g.s', '-o', 'g.o'], ['ar', 'rcs', 'f.a', 'f.o', 'g.o'], ['true', 'f.a']] },
  shared(gnu(0, 'right', 'f:', '{sum}', 'ret')), shared(gnu(5, 'a resolver', '.type f, @gnu_indirect_function', 'f: lea g(%rip), %rax', 'ret', 'g:', '{sum}', 'ret')), shared(nasm(5, 'a fixed address', 'f:', 'mov rax, [rsi]', 'add rax, [rdx]', 'or rax, [abs 8]', 'mov [rdi], rax', 'ret')), shared(gnu(5, 'code that the loader changes', 'f:', '{sum}', 'movabs $f, %rax', 'ret')), shared(gnu(5, 'a constant that the loader changes', 'f:', 'mov k(%rip), %rcx', '{sum}', 'ret', '.section .rodata', 'k: .quad f')),
];

const prefix = (bytes: string, exit: Handwritten['exit'] = 5): Handwritten => object(nasm(exit, `prefix ${bytes}`, 'f:', 'mov rax, [rsi]', `db ${bytes}`, 'add rax, [rdx]', 'mov [rdi], rax', 'ret'));
const OBJECTS: readonly Handwritten[] = [
  object(nasm(0, 'right', 'f:', '{sum}', 'ret')), ...['0x2e', '0x66', '0x3e', '0x67', '0x64', '0xf0', '0xf3', '0x48', '0x40', '0x36', '0x26'].map(bytes => prefix(bytes)), object(nasm(5, 'REX2', 'f:', 'mov rax, [rsi]', 'db 0xd5, 0x08, 0x03, 0x02', 'mov [rdi], rax', 'ret')), object(nasm(4, 'zeros', 'f:', 'mov rax, [rsi]', 'dq 0', 'add rax, [rdx]', 'mov [rdi], rax', 'ret')), object(nasm(5, 'a nop that is pause', 'f:', '{sum}', 'db 0xf3, 0x90', 'ret')),
  object(nasm(0, 'long nops', 'f:', 'db 0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0', '{sum}', 'rep ret')), { ...object(nasm(2, 'cut off', 'f:', '{sum}', 'ret')), build: [['nasm', '-f', 'elf64', 'f.asm', '-o', 'whole.o'], ['sh', '-c', 'head -c 300 whole.o > f.o'], ['true', 'f.o']] }, { name: 'object: nothing', exit: 2, files: { 'f.o': '' } }, { name: 'object: text', exit: 2, files: { 'f.o': 'f: ret\n' } },
];

const FILES: readonly Handwritten[] = [
  { name: 'a pipe', exit: 2, files: { 'x': '' }, build: [['mkfifo', 'f.asm']] }, { name: 'a pipe as an object', exit: 2, files: { 'x': '' }, build: [['mkfifo', 'f.o']] }, { name: 'a link to a pipe', exit: 2, files: { 'x': '' }, build: [['mkfifo', 'p'], ['ln', '-s', 'p', 'f.s']] }, { name: 'a folder', exit: 2, files: { 'x': '' }, build: [['mkdir', 'f.asm']] }, { name: 'nothing', exit: 2, files: { 'x': '' }, build: [['true', 'f.asm']] },
  { name: 'a file of no kind', exit: 2, files: { 'f.txt': 'f: ret\n' } }, { name: 'a name that looks like an option', exit: 0, files: { '-f.asm': lines('global f', 'f:', ...SUM.asm, 'ret') } }, { name: 'a name that looks like a list of options', exit: 0, files: { '@f.s': lines('.globl f', 'f:', ...SUM.s, 'ret') } }, { name: 'a name with blanks', exit: 0, files: { 'a f: 1.asm': lines('global f', 'f:', ...SUM.asm, 'ret') } },
];

export const HANDWRITTEN: readonly Handwritten[] = [...PREPROCESSOR, ...SECTIONS, ...CONSTANTS, ...FLOW, ...SYMBOLS, ...OBJECTS, ...FILES];

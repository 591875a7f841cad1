import { EVERY, GNU, NASM, place, rendered, spliced, type Edit, type Syntax } from './source.ts';

/** Lines in front of one instruction; bytes among them are prefixes of it where they end in one. */
type Insert = readonly [name: string, keeps: Edit['keeps'], ...lines: string[]];

const insert = (syntaxes: readonly Syntax[], files: (n: string) => Readonly<Record<string, string>> = () => ({})) => ([name, keeps, ...lines]: Insert): Edit => ({
  name, keeps, syntaxes,
  apply: (source, rng, n) => ({ ...spliced(source, place(source, rng), 0, ...rendered(lines, source, n)), files: { ...source.files, ...files(n) } }),
});

const INC_RAX = '0x48,0xff,0xc0', CODE = (text: string): string => String.fromCharCode(...text.split(',').map(Number));

const NASM_INSERTS: readonly Insert[] = [
  ['db of a nop', 'yes', 'db 0x90'], ['db of an instruction', 'no', `db ${INC_RAX}`], ['db behind a label', 'no', `x_{n}: db ${INC_RAX}`], ['db behind a label without colon', 'no', `x_{n} db ${INC_RAX}`],
  ['dd of an instruction', 'no', 'dd 0x90c0ff48'], ['dw of an instruction', 'no', 'dw 0xff48', 'dw 0x90c0'], ['dq of an instruction', 'no', 'dq 0x9090909090c0ff48'], ['db of text', 'no', 'db "H",0xff,0xc0'],
  ['db of text with escapes', 'no', 'db `\\x48\\xff\\xc0`'], ['db of a nop as text', 'yes', "db 'f', 0x90"], ['times of a nop', 'yes', 'times 3 nop'], ['times of an instruction', 'no', 'times 2 inc rax'],
  ['times 0', 'yes', 'times 0 inc rax'], ['times behind a label', 'no', 'x_{n}: times 2 inc rax'], ['align', 'yes', 'align 16'], ['align with an instruction', 'maybe', 'align 16, clc'], ['align with bytes', 'maybe', 'align 8, db 0x90'],
  ['alignb', 'maybe', 'alignb 8'], ['resb', 'no', 'resb 2'], ['incbin', 'no', 'incbin "x{n}.bin"'], ['incbin of nothing', 'yes', 'incbin "x{n}.bin",0,0'], ['incbin of a part', 'maybe', 'incbin "x{n}.bin",3'],
  ['%include of an instruction', 'no', '%include "x{n}.inc"'], ['%include of comments', 'yes', '%include "y{n}.inc"'], ['istruc', 'no', 'struc s_{n}', '.a: resb 3', 'endstruc', 'istruc s_{n}', `at s_{n}.a, db ${INC_RAX}`, 'iend'],
  ['struc', 'yes', 'struc s_{n}', '.a: resb 3', 'endstruc'], ['empty label', 'yes', 'x_{n}:'], ['equ', 'yes', 'x_{n} equ 5'], ['%assign', 'yes', '%assign x_{n} 5'], ['%define of nothing used', 'yes', '%define x_{n} inc rax'],
  ['%define called', 'no', '%define x_{n} inc rax', 'x_{n}'], ['%idefine called', 'no', '%idefine x_{n} inc rax', 'X_{n}'], ['%xdefine called', 'no', '%define y_{n} rax', '%xdefine x_{n} inc y_{n}', '%define y_{n} rcx', 'x_{n}'],
  ['%define with parameters', 'no', '%define x_{n}(a) inc a', 'x_{n}(rax)'], ['%undef', 'yes', '%define x_{n} 1', '%undef x_{n}'], ['%strcat', 'yes', "%strcat x_{n} 'a','b'"], ['%line', 'yes', '%line 100+1 other.asm'], ['%warning', 'yes', '%warning text'],
  ['%error', 'no', '%error text'], ['%use', 'yes', '%use smartalign', 'align 16'], ['default abs', 'maybe', 'default abs'], ['default rel', 'yes', 'default rel'], ['cpu', 'yes', 'cpu x64'], ['%pragma', 'yes', '%pragma ignore x'],
  ['warning off', 'yes', '[warning -all]'], ['list off', 'yes', '[list -]'], ['global of a label inside', 'yes', 'global x_{n}', 'x_{n}:'], ['two on a line', 'no', 'inc rax ; inc rcx'], ['comment', 'yes', '; inc rax'],
  ['jump to $', 'no', 'jmp $'], ['jump behind itself', 'yes', 'jmp $+2'], ['jump into the next instruction', 'no', 'jmp $+3'], ['jump back by two', 'no', 'jmp $-2'], ['jump far ahead', 'no', 'jmp near $+0x40'], ['jump over a byte', 'yes', 'jmp $+3', 'db 0xb8'],
  ['call of the next instruction', 'maybe', 'call $+5', 'add rsp, 8'], ['prefix o16', 'maybe', 'o16 nop'], ['strict push', 'maybe', 'push strict dword 1', 'pop r11'], ['push of two bytes by prefix', 'maybe', 'o16 push 1', 'pop r11'],
  ['a far jump', 'no', 'jmp far [rsi]'], ['floating number', 'no', 'dd 1.0'], ['%substr', 'yes', "%substr x_{n} 'abc' 2"], ['%rotate', 'yes', '%macro m_{n} 2', '%rotate 1', 'nop', '%endmacro', 'm_{n} 1,2'], ['%clear', 'yes', '%clear'],
];

const GNU_INSERTS: readonly Insert[] = [
  ['.byte of a nop', 'yes', '.byte 0x90'], ['.byte of an instruction', 'no', `.byte ${INC_RAX}`], ['.byte behind a label', 'no', `x_{n}: .byte ${INC_RAX}`], ['.4byte', 'no', '.4byte 0x90c0ff48'], ['.long', 'no', '.long 0x90c0ff48'],
  ['.int', 'no', '.int 0x90c0ff48'], ['.value', 'no', '.value 0xff48, 0x90c0'], ['.short', 'no', '.short 0xff48, 0x90c0'], ['.hword', 'no', '.hword 0xff48, 0x90c0'], ['.2byte', 'no', '.2byte 0xff48, 0x90c0'], ['.word', 'no', '.word 0xff48, 0x90c0'],
  ['.quad', 'no', '.quad 0x9090909090c0ff48'], ['.8byte', 'no', '.8byte 0x9090909090c0ff48'], ['.octa', 'no', '.octa 0x909090909090909090909090c0ff4890'], ['.ascii', 'no', '.ascii "H\\377\\300"'], ['.string', 'no', '.string "H\\377\\300"'],
  ['.base64 or not', 'no', '.uleb128 0x48', '.byte 0xff,0xc0'], ['.sleb128', 'no', '.sleb128 -56', '.byte 0xff,0xc0'], ['.float', 'no', '.float 1.0'], ['.fill of an instruction', 'no', '.fill 1, 4, 0x90c0ff48'], ['.fill of nops', 'yes', '.fill 3, 1, 0x90'], ['.skip of nops', 'yes', '.skip 3, 0x90'],
  ['.skip of zeros', 'no', '.skip 2'], ['.zero', 'no', '.zero 4'], ['.space', 'yes', '.space 2, 0x90'], ['.org', 'yes', '.org . + 3, 0x90'], ['.org with zeros', 'no', '.org . + 2'], ['.p2align with a byte', 'maybe', '.p2align 4, 0x90'], ['.balign with clc', 'maybe', '.balign 8, 0xf8'],
  ['.balignw', 'maybe', '.balignw 8, 0x9066'], ['.p2align', 'yes', '.p2align 4'], ['.align', 'yes', '.align 16'], ['.nop', 'yes', '.nops 4, 2'], ['.incbin', 'no', '.incbin "x{n}.bin"'], ['.incbin of a part', 'maybe', '.incbin "x{n}.bin",3'],
  ['.include of an instruction', 'no', '.include "x{n}.inc"'], ['.include of comments', 'yes', '.include "y{n}.inc"'], ['code behind a directive', 'no', '.text; !inc rax'], ['code behind another directive', 'no', '.p2align 0; !inc rax'], ['code behind a label', 'no', 'x_{n}: !inc rax'],
  ['code behind a .cfi', 'no', '.cfi_sections .eh_frame; !inc rax'], ['two on a line', 'no', '!inc rax; !inc rcx'], ['code behind a comment', 'no', '/* a */ !inc rax'], ['comment', 'yes', '# inc %rax'], ['comment with slash', 'maybe', '/ inc %rax'],
  ['comment of C++', 'maybe', '// inc %rax'], ['.set of a number', 'yes', '.set x_{n}, 5'], ['.equ', 'yes', '.equ x_{n}, 5'], ['= of a number', 'yes', 'x_{n} = 5'], ['.eqv', 'yes', '.eqv x_{n}, 5'], ['.set of the place', 'maybe', '. = . + 2'],
  ['.insn or not', 'no', '.insn 0xc0ff48'], ['.weak of a label inside', 'maybe', '.weak x_{n}', 'x_{n}:'], ['.globl of a label inside', 'yes', '.globl x_{n}', 'x_{n}:'], ['.loc', 'yes', '.file 7 "other.c"', '.loc 7 1'], ['.line', 'yes', '.line 7'],
  ['.arch', 'yes', '.arch generic64', '.arch .adx', '.arch .bmi2'], ['.arch_only', 'maybe', '.arch i8086', '.arch generic64'], ['.print', 'yes', '.print "text"'], ['.warning', 'yes', '.warning "text"'], ['.err', 'no', '.err'], ['.end', 'no', '.end'], ['.abort', 'no', '.abort'],
  ['.macro that is an instruction', 'no', '.macro adc a, b', 'add \\a, \\b', '.endm'], ['.purgem', 'yes', '.macro m_{n}', '.endm', '.purgem m_{n}'], ['.struct', 'no', '.struct 0', '.text'], ['.comm', 'yes', '.comm x_{n}, 8, 8'], ['.lcomm', 'yes', '.lcomm x_{n}, 8'],
  ['jump to .', 'no', 'jmp .'], ['jump behind itself', 'yes', 'jmp . + 2'], ['jump into the next instruction', 'no', 'jmp . + 3'], ['jump over a byte', 'yes', 'jmp . + 3', '.byte 0xb8'], ['call of the next instruction', 'maybe', 'call . + 5', '!add rsp, 8'],
  ['bnd nop', 'maybe', 'bnd nop'], ['data16', 'maybe', 'data16 nop'], ['rex alone', 'maybe', 'rex'], ['rex.w alone', 'no', 'rex.w'], ['data16 alone', 'maybe', 'data16'], ['rep alone', 'maybe', 'rep'], ['lock alone', 'maybe', 'lock'], ['cs alone', 'yes', 'cs'], ['addr32 alone', 'maybe', 'addr32'],
  ['.code64 and semicolon', 'no', '.code64 ; !inc rax'], ['.ident', 'yes', '.ident "text"'], ['.intel_syntax and back', 'no', '.intel_syntax noprefix', 'inc rax', '.att_syntax'], ['.bundle or not', 'maybe', '.bundle_align_mode 0'], ['.reloc', 'maybe', '.reloc ., R_X86_64_NONE'],
  ['.reloc over code', 'no', '.reloc ., R_X86_64_32, f'], ['.reloc of a distance over code', 'no', '.reloc . + 1, R_X86_64_PC32, outside_1'], ['.subsection', 'yes', '.subsection 0'], ['.previous', 'maybe', '.previous'], ['character constant', 'maybe', ".byte 'f", '.byte 0x90'],
];

/** In all three: single instructions, among them those that a reader is likely to take for others. */
const INSTRUCTIONS: readonly Insert[] = [
  ...['nop', 'endbr64', 'cld', 'clc', 'stc', 'cmc', 'std', 'pause', 'lfence', 'ud2', 'int3', 'hlt', 'ret', 'emms', 'vzeroupper', 'fninit', 'leave', 'cqo', 'cdqe', 'lahf', 'sahf', 'xlatb', 'lodsq', 'stosq', 'rdtsc', 'cpuid', 'retf'].map((text): Insert => [text, 'maybe', `!${text}`]),
  ...['ret 8', 'ret 0', 'mov rax, rax', 'mov eax, eax', 'mov r11d, r11d', 'mov al, al', 'mov ah, al', 'mov ax, ax', 'mov rbx, rbx', 'mov ebx, ebx', 'mov rbx, rsp', 'mov rsp, rsp', 'lea rax, [rax]', 'lea eax, [rax]', 'lea rsp, [rsp]', 'lea rax, [rax+rax*1]', 'xchg rax, rax', 'xchg eax, eax', 'xchg ax, ax',
    'xchg r8d, eax', 'xchg r8, r8', 'add rax, 0', 'adc rax, 0', 'sub rsp, 8', 'add rsp, 8', 'and rsp, -1', 'or rax, rax', 'test rax, rax', 'cmp rax, rcx', 'xor r11, r11', 'xor eax, eax', 'shl rax, 0', 'shl eax, 0', 'shl eax, 32', 'rol rax, 64', 'ror rax, 0', 'rol al, 8', 'rcl rax, 1', 'rcl rax, 0', 'sar rax, 64',
    'shld ecx, edx, 0', 'shld rcx, rdx, 64', 'shrd rcx, rdx, 0', 'shl rax, cl', 'shlx r11, rax, rcx', 'bswap eax', 'bswap rax', 'cmovc rax, rax', 'cmovc eax, eax', 'cmovo r11, rax', 'cmovp r11, rax', 'setc r11b', 'setp r11b', 'bt rax, 0', 'bt rax, 70', 'bt rax, rcx', 'bts rax, 1', 'btc eax, 3', 'popcnt r11, rax', 'tzcnt r11, rax', 'lzcnt r11, rax',
    'bsf r11, rax', 'div rcx', 'imul r11, rax, 5', 'imul r11, rax, 1000', 'imul rcx', 'mul rcx', 'mulx r11, r11, rcx', 'mulx r11, rdx, rcx', 'inc rax', 'dec r11', 'neg rax', 'not r11', 'push qword [rsp]', 'push qword [rsp-8]', 'pop qword [rsp]', 'pop qword [rsp-8]', 'pop rsp', 'push rsp', 'push 1', 'push 100000', 'push fs', 'push 0',
    'mov qword [rsp], rax', 'mov qword [rsp-8], rax', 'mov qword [rsp-136], rax', 'mov qword [rsp+8], rax', 'mov dword [rsp-4], 0', 'mov r11, qword [rsp]', 'mov r11, qword [rsp-64]', 'mov qword [rdi], rax', 'mov qword [rsi], rax', 'mov r11, qword [rdi]', 'mov r11, qword [rsi+1024]', 'mov r11d, dword [rsi]', 'movzx r11d, byte [rsi]', 'movzx r11d, al', 'movsx r11, al',
    'mov byte [rsp-1], al', 'movq xmm0, rax', 'movq r11, xmm0', 'pxor xmm0, xmm0', 'movdqu xmm1, [rsi]', 'movdqa xmm1, [rsi]', 'xadd rax, rcx', 'cmpxchg rax, rcx', 'xchg rax, qword [rsi]', 'prefetcht0 [rsi]', 'clflush [rdi]', 'mov r11, qword [fs:0]', 'mov r11, qword [es:rsi]', 'mov r11, qword [ds:rsi]', 'andn r11, rax, rcx', 'bzhi r11, rax, rcx', 'rorx r11, rax, 7', 'pdep r11, rax, rcx',
    'adcx r11, rax', 'adox r11, rax', 'mov r11, qword [rel f]', 'lea r11, [rel f]', 'mov r11d, dword [rel f+4]', 'add r11, qword [rel outside_1]', 'mov r11, qword [rel outside_1]', 'mov cr8, rax', 'movnti [rdi], rax'].map((text): Insert => [text, 'maybe', `!${text}`]),
];

/** Bytes that are the beginning of the next instruction, or jump into it. */
const PREFIXES: readonly (readonly [string, string])[] = [
  ['66', '0x66'], ['67', '0x67'], ['2e', '0x2e'], ['3e', '0x3e'], ['26', '0x26'], ['36', '0x36'], ['64', '0x64'], ['65', '0x65'], ['f0', '0xf0'], ['f2', '0xf2'], ['f3', '0xf3'], ['40', '0x40'], ['41', '0x41'], ['44', '0x44'], ['48', '0x48'], ['4f', '0x4f'],
  ['66 66', '0x66,0x66'], ['2e 66', '0x2e,0x66'], ['48 66', '0x48,0x66'], ['f3 48', '0xf3,0x48'], ['ten 2e', '0x2e,0x2e,0x2e,0x2e,0x2e,0x2e,0x2e,0x2e,0x2e,0x2e'], ['b8', '0xb8'], ['0f', '0x0f'], ['c5', '0xc5'], ['eb 00', '0xeb,0x00'], ['eb 01', '0xeb,0x01'], ['eb fe', '0xeb,0xfe'], ['eb ff', '0xeb,0xff'],
  ['e9 0', '0xe9,0,0,0,0'], ['66 e9 0', '0x66,0xe9,0,0'], ['66 eb 00', '0x66,0xeb,0x00'], ['74 00', '0x74,0x00'], ['e8 0', '0xe8,0,0,0,0'], ['f2 c3', '0xf2,0xc3'], ['f3 c3', '0xf3,0xc3'], ['c2 08 00', '0xc2,8,0'], ['48 c3', '0x48,0xc3'], ['66 c3', '0x66,0xc3'], ['0f 1f 00', '0x0f,0x1f,0x00'], ['2e 0f 1f 84', '0x66,0x2e,0x0f,0x1f,0x84,0,0,0,0,0'], ['48 90', '0x48,0x90'], ['41 90', '0x41,0x90'], ['f3 90', '0xf3,0x90'], ['66 90', '0x66,0x90'], ['66 41 90', '0x66,0x41,0x90'], ['f3 0f 1e fa', '0xf3,0x0f,0x1e,0xfa'], ['0f 1e fa', '0x0f,0x1e,0xfa'],
  ['0f 18 00', '0x0f,0x18,0x00'], ['0f 19 c0', '0x0f,0x19,0xc0'], ['0f 0d 0e', '0x0f,0x0d,0x0e'], ['zeros', '0,0'], ['d6', '0xd6'], ['82', '0x82,0xc0,0x01'], ['c0 /6', '0xc1,0xf0,0x01'], ['f6 /1', '0xf6,0xc8,0x01'], ['0f 1f reg 7', '0x0f,0x1f,0x38'], ['8f xop', '0x8f,0xe8,0x78'], ['62 evex', '0x62,0xf1'], ['f1', '0xf1'], ['9b', '0x9b'],
];

const bytes = (directive: string) => ([name, text]: readonly [string, string]): Insert => [`bytes ${name}`, 'maybe', `${directive} ${text}`];
const included = (n: string): Record<string, string> => ({ [`x${n}.inc`]: ' .byte 0x48,0xff,0xc0\n', [`y${n}.inc`]: '# text\n', [`x${n}.bin`]: CODE(INC_RAX) });
const includedByNasm = (n: string): Record<string, string> => ({ [`x${n}.inc`]: 'inc rax\n', [`y${n}.inc`]: '; text\n', [`x${n}.bin`]: CODE(INC_RAX) });

export const INSERTS: readonly Edit[] = [
  ...NASM_INSERTS.map(insert(NASM, includedByNasm)), ...GNU_INSERTS.map(insert(GNU, included)), ...INSTRUCTIONS.map(insert(EVERY)), ...PREFIXES.map(bytes('db')).map(insert(NASM)), ...PREFIXES.map(bytes('.byte')).map(insert(GNU)),
];

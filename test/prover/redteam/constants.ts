import { GNU, linesLike, NASM, pick, spliced, type Edit, type Source, type Syntax } from './source.ts';
import { items } from '../../items.ts';

/**
 * Where the constants stand, and how they are written: `{w}` is the word, `{lo}` and `{hi}` its halves, `{b}` its
 * bytes, `{name}` its label.
 */
type Pool = readonly [name: string, keeps: Edit['keeps'], ...lines: string[]];

const NASM_POOLS: readonly Pool[] = [
  ['constant in .rodata', 'yes', 'section .rodata', '{name}: dq {w}'],
  ['constant in .text', 'yes', 'section .text', '{name}: dq {w}'],
  ['constant in .data', 'yes', 'section .data', '{name}: dq {w}'],
  ['constant in .bss', 'no', 'section .bss', '{name}: resq 1'],
  ['constant in .data.rel.ro', 'yes', 'section .data.rel.ro progbits alloc noexec write', '{name}: dq {w}'],
  ['constant in a section of its own', 'yes', 'section .own progbits alloc noexec nowrite', '{name}: dq {w}'],
  [
    'constant in .rodata that can be written',
    'yes',
    'section .rodata.own progbits alloc noexec write',
    '{name}: dq {w}',
  ],
  [
    'constant in a section that may be merged',
    'yes',
    'section .rodata.cst8 progbits alloc noexec nowrite merge=8 align=8',
    'dq 1, 1',
    '{name}: dq {w}',
  ],
  ['constant as halves', 'yes', 'section .rodata', '{name}: dd {lo}, {hi}'],
  ['constant as halves the wrong way round', 'no', 'section .rodata', '{name}: dd {hi}, {lo}'],
  ['constant as bytes', 'yes', 'section .rodata', '{name}: db {b}'],
  ['constant as ten bytes', 'maybe', 'section .rodata', '{name}: dt 1.0'],
  ['constant by times', 'no', 'section .rodata', '{name}: times 8 db 1'],
  ['constant behind a word of its line', 'no', 'section .rodata', '{name}: dq 0, {w}'],
  ['two constants on a line', 'yes', 'section .rodata', '{name}: dq {w}, 0'],
  ['constant behind an alignment', 'yes', 'section .rodata', 'align 32', '{name}: dq {w}'],
  ['constant behind an odd byte', 'yes', 'section .rodata', 'db 1', '{name}: dq {w}'],
  ['constant that is an address', 'no', 'section .rodata', '{name}: dq f'],
  ['constant that is a distance', 'no', 'section .rodata', '{name}: dq {name}-f'],
  ['constant in an alias', 'yes', 'section .rodata', 'x_{name}: dq {w}', '{name} equ x_{name}'],
  ['constant behind an alias', 'no', 'section .rodata', 'x_{name}: dq {w}', '{name} equ x_{name}+4', 'dq 1'],
  ['global constant', 'yes', 'global {name}', 'section .rodata', '{name}: dq {w}'],
  ['weak constant', 'yes', 'global {name}:data weak', 'section .rodata', '{name}: dq {w}'],
  ['hidden constant', 'yes', 'global {name}:data hidden', 'section .rodata', '{name}: dq {w}'],
  ['constant of somebody else', 'no', 'extern {name}'],
  ['common constant', 'no', 'common {name} 8:8'],
  ['constant twice', 'no', 'section .rodata', '{name}: dq {w}', '{name}: dq 0'],
  ['constant that is incbin', 'no', 'section .rodata', '{name}: incbin "f.asm",0,8'],
  ['constant by its place in the file', 'maybe', 'section .rodata', 'dq {w}', '{name} equ $-8'],
  ['constant in thread-local memory', 'no', 'section .tdata progbits alloc noexec write tls', '{name}: dq {w}'],
  ['constant behind code that is not run', 'yes', 'section .text', 'ud2', 'jmp f', '{name}: dq {w}'],
  ['constant in .comment', 'no', 'section .comment', '{name}: dq {w}'],
  ['constant in a note', 'yes', 'section .note.own note alloc noexec nowrite', '{name}: dq {w}'],
  ['constant with underscores', 'no', 'section .rodata', '{name}: dq 1_0'],
  ['constant as a character', 'no', 'section .rodata', "{name}: dq 'abcdefgh'"],
  ['constant of quotation marks', 'no', 'section .rodata', '{name}: dq "a" ; "', 'dq {w}'],
  ['constant in .eh_frame', 'no', 'section .eh_frame progbits alloc noexec nowrite', '{name}: dq {w}'],
];

const GNU_POOLS: readonly Pool[] = [
  ['constant in .rodata', 'yes', '.section .rodata', '{name}: .quad {w}'],
  ['constant in .text', 'yes', '.text', '{name}: .quad {w}'],
  ['constant in .data', 'yes', '.data', '{name}: .quad {w}'],
  ['constant in .bss', 'no', '.bss', '{name}: .skip 8'],
  ['constant in .data.rel.ro', 'yes', '.section .data.rel.ro,"aw"', '{name}: .quad {w}'],
  ['constant in .rodata that can be written', 'yes', '.section .rodata.own,"aw"', '{name}: .quad {w}'],
  [
    'constant in a section that may be merged',
    'yes',
    '.section .rodata.cst8,"aM",@progbits,8',
    '.quad 1, 1',
    '{name}: .quad {w}',
  ],
  ['constant in a section of larger parts', 'yes', '.section .rodata.cst16,"aM",@progbits,16', '{name}: .quad {w}, 0'],
  [
    'constant behind another in a section that may be merged',
    'maybe',
    '.section .rodata.cst8,"aM",@progbits,8',
    'x_{name}: .quad 1, {w}',
    '.set {name}, x_{name}+8',
  ],
  ['constant among strings', 'maybe', '.section .rodata.str1.1,"aMS",@progbits,1', '{name}: .quad {w}', '.byte 0'],
  ['constant as halves', 'yes', '.section .rodata', '{name}: .long {lo}, {hi}'],
  ['constant as halves the wrong way round', 'no', '.section .rodata', '{name}: .long {hi}, {lo}'],
  ['constant as bytes', 'yes', '.section .rodata', '{name}: .byte {b}'],
  ['constant as .octa', 'yes', '.section .rodata', '{name}: .octa {w}'],
  ['constant as .8byte', 'yes', '.section .rodata', '{name}: .8byte {w}'],
  ['constant by .fill', 'no', '.section .rodata', '{name}: .fill 8, 1, 1'],
  ['constant by .rept', 'no', '.section .rodata', '{name}: .rept 8', '.byte 1', '.endr'],
  ['constant behind an odd byte', 'yes', '.section .rodata', '.byte 1', '{name}: .quad {w}'],
  ['constant that is an address', 'no', '.section .rodata', '{name}: .quad f'],
  ['constant that is a distance', 'no', '.section .rodata', '{name}: .quad {name}-f'],
  ['constant in an alias', 'yes', '.section .rodata', 'x_{name}: .quad {w}', '.set {name}, x_{name}'],
  [
    'constant in an alias that changes',
    'no',
    ...items`.section .rodata; x_{name}: .quad {w}; .set {name}, x_{name}; .quad 1; .set {name}, x_{name}+4`,
  ],
  ['global constant', 'yes', '.globl {name}', '.section .rodata', '{name}: .quad {w}'],
  ['weak constant', 'yes', '.weak {name}', '.section .rodata', '{name}: .quad {w}'],
  ['hidden constant', 'yes', '.globl {name}', '.hidden {name}', '.section .rodata', '{name}: .quad {w}'],
  [
    'unique constant',
    'yes',
    ...items`.type {name}, @gnu_unique_object; .globl {name}; .section .rodata; {name}: .quad {w}`,
  ],
  ['constant of somebody else', 'no', '.extern {name}'],
  ['common constant', 'no', '.comm {name}, 8, 8'],
  ['local common constant', 'no', '.lcomm {name}, 8'],
  ['constant that is a number', 'no', '.set {name}, {w}'],
  ['constant in a subsection', 'yes', '.section .rodata', '.subsection 2', '{name}: .quad {w}'],
  ['constant in a pushed section', 'yes', '.pushsection .rodata', '{name}: .quad {w}', '.popsection'],
  ['constant in thread-local memory', 'no', '.section .tdata,"awT"', '{name}: .quad {w}'],
  ['constant behind code that is not run', 'yes', '.text', 'ud2', '{name}: .quad {w}'],
  ['constant in a group', 'yes', '.section .rodata.g,"aG",@progbits,{name},comdat', '{name}: .quad {w}'],
  ['constant in .comment', 'no', '.section .comment', '{name}: .quad {w}'],
  ['octal constant', 'no', '.section .rodata', '{name}: .quad 010'],
  ['constant as text', 'no', '.section .rodata', '{name}: .ascii "abcdefgh"'],
  ['constant as floating number', 'no', '.section .rodata', '{name}: .double 1.0'],
  ['constant beside a relocation', 'yes', '.section .rodata', '.long f - .', '{name}: .quad {w}', '.long f - .'],
  [
    'constant changed by a relocation',
    'no',
    '.section .rodata',
    '{name}: .quad {w}',
    '.reloc {name}, R_X86_64_PC32, f',
  ],
  ['constant in .eh_frame', 'no', '.section .eh_frame,"a",@progbits', '{name}: .quad {w}'],
  ['constant in an executable section of data', 'yes', '.section .own,"ax",@progbits', '{name}: .quad {w}'],
  ['retained constant', 'yes', '.section .own,"aR",@progbits', '{name}: .quad {w}'],
  [
    'constant by a symbol of the linker',
    'no',
    ...items`.set x_{name}, 0; .section .rodata; .quad {w}; .set {name}, etext`,
  ],
];

const MOVED = /^(mov|add|adc|sub|sbb|and|or|xor|cmp|imul)q? .*(?<![\w(])(-?0x[\da-f]+|-?\d+)/;

/** Makes an immediate a constant in memory. */
const pool =
  (syntaxes: readonly Syntax[]) =>
  ([name, keeps, ...lines]: Pool): Edit => ({
    name,
    keeps,
    syntaxes,
    apply: (source, rng, n) => {
      const fitting = linesLike(source, MOVED).flatMap((at) => {
        const moved = inMemory(source, source.body[at], `q_${n}`);
        return moved === null ? [] : [{ at, ...moved }];
      });
      if (fitting.length === 0) return null;
      const { at, line, value } = pick(fitting, rng);
      const word = BigInt.asUintN(64, value);
      const bytes = Array.from({ length: 8 }, (_, k) => (word >> BigInt(8 * k)) & 0xffn);
      const fields: Readonly<Record<string, string>> = {
        w: `${word}`,
        lo: `${word & 0xffffffffn}`,
        hi: `${word >> 32n}`,
        b: bytes.join(','),
        name: `q_${n}`,
      };
      return {
        ...spliced(source, at, 1, line),
        tail: [...source.tail, ...lines.map((text) => text.replace(/\{(\w+)\}/g, (_, field: string) => fields[field]))],
      };
    },
  });

/** An instruction with a 64-bit register and an immediate, with the constant `name` instead of that. */
function inMemory(
  { syntax }: Source,
  line: string,
  name: string,
): { readonly line: string; readonly value: bigint } | null {
  const match =
    syntax === 'att'
      ? /^(\w+?)q? \$(-?)(0x[\da-f]+|\d+), (%r\w\w?)$/.exec(line)
      : /^(\w+) (r\w\w?), (-?)(0x[\da-f]+|\d+)$/.exec(line);
  if (match === null || /^(sh|sa|ro|bt|rc)/.test(match[1])) return null;
  const [mnemonic, sign, digits, register] =
    syntax === 'att' ? match.slice(1) : [match[1], match[3], match[4], match[2]];
  const value = BigInt(digits) * (sign === '-' ? -1n : 1n);
  const plain = mnemonic.replace('movabs', 'mov');
  if (/[dwbl]$/.test(register) && !/^%?r(bx|dx|bp|sp|dl)$/.test(register)) return null;
  return {
    line:
      syntax === 'att'
        ? `${plain}q ${name}(%rip), ${register}`
        : `${plain} ${register}, ${syntax === 'nasm' ? `[rel ${name}]` : `qword ptr [rip+${name}]`}`,
    value,
  };
}

export const CONSTANTS: readonly Edit[] = [...NASM_POOLS.map(pool(NASM)), ...GNU_POOLS.map(pool(GNU))];

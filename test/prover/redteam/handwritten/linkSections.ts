/** Sections that linkers drop, exchange or sort, and relocations that do not stand on one field. */
import { type Build, NOTE, added, RIGHT, WRONG, MAIN, object } from './linkMaker.ts';
import { type Handwritten, lines } from './maker.ts';
import { items } from '../../../items.ts';

const IN_FRONT: Build = [['gcc', 'main.c', 'g.o', 'f.o', '-o', 'program']];

/** Whatever section has the function, and another object with other code in a section of that kind. */
const replaced = (name: string, section: string): Handwritten =>
  object(
    5,
    name,
    lines(section, '.globl f', 'f:', ...RIGHT, NOTE),
    { 'g.s': lines(section, '.globl f', 'f:', ...WRONG, NOTE) },
    IN_FRONT,
  );
const replacedConstant = (name: string, section: string): Handwritten =>
  object(
    5,
    name,
    lines('.globl f', 'f:', ...added('mov k(%rip), %rax'), section, '.globl k', 'k: .quad 0', NOTE),
    { 'g.s': lines(section, '.globl k', 'k: .quad 1', NOTE) },
    IN_FRONT,
  );

const GROUPS: readonly Handwritten[] = [
  replaced('a function in a COMDAT group', '.section .text.f,"axG",@progbits,f,comdat'),
  replaced('a function in a section to be linked once', '.section .gnu.linkonce.t.f,"ax",@progbits'),
  replacedConstant('a constant in a COMDAT group', '.section .rodata.k,"aG",@progbits,k,comdat'),
  replacedConstant('a constant in a section to be linked once', '.section .gnu.linkonce.r.k,"a",@progbits'),
  object(
    5,
    'a callee in a COMDAT group',
    lines('.globl f', 'f: jmp g', '.section .text.g,"axG",@progbits,g,comdat', '.globl g', 'g:', ...RIGHT, NOTE),
    { 'g.s': lines('.section .text.g,"axG",@progbits,g,comdat', '.globl g', 'g:', ...WRONG, NOTE) },
    IN_FRONT,
  ),
  object(
    5,
    'a function in a group that is none of COMDAT',
    lines('.section .text.f,"axG",@progbits,f', '.globl f', 'f:', ...RIGHT),
  ),
];

const SECTIONS_OF_LINKERS: readonly Handwritten[] = [
  ...[
    '.ctors',
    ...items`.dtors; .init_array; .fini_array; .preinit_array; .data; .data.rel.ro; .tdata; .got; .other`,
  ].map((section) =>
    object(
      5,
      `a constant in ${section}`,
      lines('.globl f', 'f:', ...added('mov k(%rip), %rax'), `.section ${section},"a",@progbits`, 'k: .quad 0, 1'),
    ),
  ),
  ...['.data.f', ...items`.data.rel.ro.f; .bss.f; .init; .fini; .plt; .got; .tdata.f; .ctors; .eh_frame_hdr`].map(
    (section) =>
      object(5, `code in ${section}`, lines(`.section ${section},"ax",@progbits`, '.globl f', 'f:', ...RIGHT)),
  ),
  object(
    5,
    'code in the order of another section',
    lines('.globl g', 'g:', ...RIGHT, '.section .text.f,"axo",@progbits,.text', '.globl f', 'f: jmp g'),
  ),
  object(5, 'code far away', lines('.section .ltext,"axl",@progbits', '.globl f', 'f:', ...RIGHT)),
  object(2, 'code that is left out', lines('.section .text.f,"axe",@progbits', '.globl f', 'f:', ...RIGHT)),
  object(
    5,
    'a constant among strings',
    lines('.globl f', 'f:', ...added('mov k(%rip), %rax'), '.section .rodata.str1.8,"aMS",@progbits,1', 'k: .quad 0'),
  ),
  object(
    5,
    'a constant for each thread',
    lines('.globl f', 'f:', ...added('mov k@tpoff, %rax'), '.section .tdata,"awT",@progbits', 'k: .quad 0'),
  ),
];

const HALF = lines(
  '.globl f',
  'f:',
  ...added('.byte 0x48, 0x8b, 0x05', '.reloc ., R_X86_64_PC16, k + 64', '.skip 4'),
  '.section .rodata',
  'k: .skip 8192',
);

/** Links `f.s` as it is linked first, and assembles it again with the distance `D` from `p` to `k`. */
const WITH_DISTANCE = lines(
  'as --defsym D=0 f.s -o f.o',
  'common="-nostdlib --gc-sections --unique=* --emit-relocs --build-id=none --no-dynamic-linker -e f f.o -o f.elf"',
  'ld -pie $common || ld -no-pie -static $common',
  'at() { nm f.elf | sed -n "s/^0*\\([0-9a-f]*\\) . $1$/0x\\1/p"; }',
  'as --defsym D=$(($(at k) - $(at p))) f.s -o f.o',
);
const displaced = (name: string, ...code: string[]): Handwritten => ({
  name: `object: ${name}`,
  exit: 5,
  files: {
    'f.s': lines('.globl f', 'f:', ...added(...code), '.section .rodata,"a",@progbits', 'k: .skip 8192', NOTE),
    'main.c': MAIN,
    'pad.s': lines('.text', '.skip 70001, 0xcc', '.section .rodata', '.skip 100003, 1', NOTE),
  },
  build: [
    ['sh', '-ec', WITH_DISTANCE],
    ['true', 'f.o'],
  ],
  program: [['gcc', '-no-pie', 'pad.s', 'main.c', 'f.o', '-o', 'program']],
});

const RELOCATIONS: readonly Handwritten[] = [
  object(5, 'a relocation of half a displacement', HALF),
  displaced(
    'a relocation over ModRM and three bytes of the displacement',
    '.byte 0x48, 0x8b',
    'p: .reloc p, R_X86_64_PC32, k + 256 * (D + 64) + 5 - D',
    '.skip 5',
  ),
  displaced(
    'a relocation over three bytes of the displacement and the opcode behind it',
    ...items`.byte 0x48, 0x8b, 0x05; p: .byte (D + 64) & 255
      .reloc p + 1, R_X86_64_PC32, k + ((D + 64) >> 8) + (0x48 << 24) - D + 1; .skip 4; .byte 0x83, 0xc0, 0`,
  ),
  displaced(
    'a number over the displacement that another relocation made',
    ...items`.byte 0x48, 0x8b, 0x05; p: .reloc p, R_X86_64_PC32, k; .reloc p, R_X86_64_32, X; .skip 4; .globl X
      X = D + 64`,
  ),
];

export const REPLACED_LINKS: readonly Handwritten[] = [...GROUPS, ...SECTIONS_OF_LINKERS, ...RELOCATIONS];

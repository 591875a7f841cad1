/** What linkers write anew or find by rules of their own, and names with versions, visibilities and sizes. */
import { NOTE, text, added, RIGHT, WRONG, MAIN, object, type Build } from './linkMaker.ts';
import { type Handwritten, lines } from './maker.ts';
import { items } from '../../../items.ts';

/** A byte of an opcode in front of a field that linkers may fill in otherwise, with another opcode. */
export const WRITTEN_ANEW: Handwritten = object(
  5,
  'a byte of an instruction that the linker may write anew',
  lines(
    '.globl f, g',
    'f:',
    ...added('movzbl p+1(%rip), %eax', 'sub $0x8d, %rax'),
    'p: mov g@GOTPCREL(%rip), %rax',
    'g: ret',
    NOTE,
  ),
  {},
  [['gcc', '-Wl,--no-relax', 'main.c', 'f.o', '-o', 'program']],
);

/** Takes the flag of groups from the first section that has it; the list of the group stays, as gold and lld want. */
const WITHOUT_FLAG = lines(
  'import struct, sys',
  'd = bytearray(open(sys.argv[1], "rb").read())',
  'table, count = struct.unpack_from("<Q", d, 40)[0], struct.unpack_from("<H", d, 60)[0]',
  'for at in range(table, table + 64 * count, 64):',
  '    flags = struct.unpack_from("<Q", d, at + 8)[0]',
  '    struct.pack_into("<Q", d, at + 8, flags & ~0x200)',
  '    if flags & 0x200: break',
  'open(sys.argv[2], "wb").write(d)',
);
const unflagged = (name: string, section: string, ...body: string[]): Handwritten => ({
  name: `object: ${name} in a group by its list only`,
  exit: 5,
  files: { 'f.s': lines(...body.map((line) => (line === 'SECTION' ? section : line)), NOTE), 'edit.py': WITHOUT_FLAG },
  build: [
    ['as', 'f.s', '-o', 'with.o'],
    ['python3', 'edit.py', 'with.o', 'f.o'],
    ['true', 'f.o'],
  ],
});
const more = (group: string): string => `.section .rodata.more,"aG",@progbits,${group},comdat\n.quad 0`;
const GROUPED: readonly Handwritten[] = [
  unflagged('code', '.section .text.f,"axG",@progbits,f,comdat', 'SECTION', '.globl f', 'f:', ...RIGHT, more('f')),
  unflagged(
    'a constant',
    '.section .rodata.k,"aG",@progbits,k,comdat',
    '.globl f',
    'f:',
    ...added('mov k(%rip), %rax'),
    'SECTION',
    'k: .quad 0',
    more('k'),
  ),
];

const ownName = (exit: Handwritten['exit'], name: string): Handwritten =>
  object(
    exit,
    `a constant that is called ${name}`,
    text('f', ...added(`mov ${name}(%rip), %rax`), '.section .rodata', `.globl ${name}`, '.quad 1', `${name}: .quad 0`),
  );

const right = (name: string, ...body: string[]): Handwritten => object(0, `right, ${name}`, lines(...body, NOTE));
const versions = (exit: Handwritten['exit'], name: string, map: string, ...body: string[]): Handwritten => ({
  name: `shared object: ${name}`,
  exit,
  files: { 'f.s': lines('.text', ...body, NOTE), 'f.map': map, 'main.c': MAIN },
  build: [['gcc', '-shared', '-Wl,--version-script=f.map', 'f.s', '-o', 'f.so']],
});
const of = (tool: string, ...args: string[]): Build => [[tool, ...args]];

export const LINK_VERSIONS: readonly Handwritten[] = [
  ...GROUPED,
  ...['_edata', '__bss_start'].map((name) => ownName(5, name)),
  ownName(0, 'end'),
  object(
    5,
    'an object within the object',
    lines(...text('f', ...RIGHT).split('\n'), '.section .gnu_object_only,"e"', '.byte 1'),
  ),
  { name: 'object: x32', exit: 2, files: { 'f.s': text('f', ...RIGHT) }, build: of('as', '--x32', 'f.s', '-o', 'f.o') },
  {
    name: 'object: i386',
    exit: 2,
    files: { 'f.s': lines('.globl f', 'f: ret') },
    build: of('as', '--32', 'f.s', '-o', 'f.o'),
  },
  versions(
    2,
    'two versions of a name',
    'V1 {}; V2 {};\n',
    '.globl old, new',
    'old:',
    ...WRONG,
    'new:',
    ...RIGHT,
    '.symver old, f@V1',
    '.symver new, f@@V2',
  ),
  versions(0, 'right, a version', 'V1 { f; };\n', '.globl f', 'f:', ...RIGHT),
  versions(5, 'a callee that others may replace', '{ f; g; };\n', '.globl f, g', 'f: jmp g@PLT', 'g:', ...RIGHT),
  versions(0, 'right, a callee that is hidden', '{ f; };\n', '.globl f, g', '.hidden g', 'f: jmp g', 'g:', ...RIGHT),
  right(
    'several names and sizes',
    '.globl f, g, h',
    '.type f, @function',
    'g: f: h:',
    ...RIGHT,
    '.size f, 1',
    '.size g, 99999',
    '.size h, 0',
  ),
  ...['hidden', 'protected', 'internal'].map((how) =>
    right(`a ${how} name`, '.globl f, g', `.${how} f, g`, 'f: jmp g', 'g:', ...RIGHT),
  ),
  right(
    'a callee by the table of addresses',
    ...items`.globl f, g; f: jmp *g@GOTPCREL(%rip); .section .text.g,"ax"; g:`,
    ...RIGHT,
  ),
  right(
    'a constant by the table of addresses',
    '.globl f, k',
    'f:',
    ...added('mov k@GOTPCREL(%rip), %rcx', 'mov (%rcx), %rax'),
    '.section .rodata',
    'k: .quad 0',
  ),
  right('at an odd address', '.globl f', '.byte 0xcc', 'f:', ...added('mov k(%rip), %rax'), '.byte 0xcc', 'k: .quad 0'),
  right(
    'marked for IBT',
    '.globl f',
    'f: endbr64',
    ...RIGHT,
    ...items`.section .note.gnu.property,"a"; .p2align 3; .long 4, 16, 5; .asciz "GNU"; .long 0xc0000002, 4, 3, 0`,
  ),
];

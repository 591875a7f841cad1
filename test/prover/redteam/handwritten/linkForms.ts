/**
 * Files whose tables say one thing to one reader and another to the next: to GNU ld and lld, to who walks a library and
 * who goes by its index, to who reads section headers and the loader. Python edits what assembler and linker made.
 */
import { type Build, NOTE, RIGHT, WRONG, MAIN, added, text } from './linkMaker.ts';
import { type Handwritten, lines } from './maker.ts';
import { items } from '../../../items.ts';

/** `sections`: rows of name, type, flags, address, offset, size, link, info, alignment, entry; `save` writes them. */
const ELF = lines(
  ...items`import struct, sys; ROW, SEGMENT = "<IIQQQQIIQQ", "<IIQQQQQQ"; d = bytearray(open(sys.argv[1], "rb").read())
    def u(form, at): return struct.unpack_from("<" + form, d, at)[0]
    sections = [list(struct.unpack_from(ROW, d, u("Q", 40) + 64 * k)) for k in range(u("H", 60))]
    segments = [list(struct.unpack_from(SEGMENT, d, u("Q", 32) + 56 * k)) for k in range(u("H", 56))]
    def string(at): return bytes(d[at:d.index(0, at)]).decode()
    names = [string(sections[u("H", 62)][4] + row[0]) for row in sections]
    def section(name): return sections[names.index(name)]; def body(row): return bytes(d[row[4]:row[4] + row[5]])
    def append(data, unit=8):`,
  '    d.extend(bytes(-len(d) % unit))',
  '    d.extend(data)',
  '    return len(d) - len(data)',
  'def save():',
  '    for k, row in enumerate(segments): struct.pack_into(SEGMENT, d, u("Q", 32) + 56 * k, *row)',
  '    at = append(b"".join(struct.pack(ROW, *row) for row in sections))',
  '    struct.pack_into("<Q", d, 40, at)',
  '    struct.pack_into("<H", d, 60, len(sections))',
  '    open(sys.argv[2], "wb").write(d)',
);

const edited = (
  kind: 'object' | 'shared object',
  exit: Handwritten['exit'],
  name: string,
  source: string,
  edit: readonly string[],
): Handwritten => {
  const isObject = kind === 'object';
  const [made, file] = isObject ? ['made.o', 'f.o'] : ['made.so', 'f.so'];
  const make = isObject ? ['as', 'f.s', '-o', made] : ['gcc', '-shared', '-nostdlib', 'f.s', '-o', made];
  return {
    name: `${kind}: ${name}`,
    exit,
    files: { 'f.s': source, 'elf.py': ELF, 'edit.py': lines('from elf import *', ...edit), 'main.c': MAIN },
    build: [make, ['python3', 'edit.py', made, file], ['true', file]],
    ...(isObject ? {} : { program: [['gcc', 'main.c', './f.so', '-Wl,-rpath,$ORIGIN', '-o', 'program']] }),
  };
};

/** Right as it stands, wrong with its relocation. */
const RELOCATED = text('f', ...added('mov $0, %eax', '.reloc . - 4, R_X86_64_32, K'), '.globl K', 'K = 1');
const relocations = (name: string, ...edit: string[]): Handwritten =>
  edited('object', 5, `relocations ${name}`, RELOCATED, ['rela = section(".rela.text")', ...edit, 'save()']);
const OBJECTS: readonly Handwritten[] = [
  relocations('that name no table of symbols', 'rela[6] = 0'),
  relocations('that name another table than that of symbols', 'rela[6] = names.index(".strtab")'),
  relocations('of relocations', 'rela[7] = names.index(".rela.text")'),
  relocations('of a type that nobody knows', 'rela[1] = 0x60000001'),
  relocations('that are left out', 'rela[2] |= 0x80000000'),
  relocations('of two tables for one section', 'sections.append(list(rela))'),
  edited('object', 5, 'two tables of symbols', RELOCATED, ['sections.append(list(section(".symtab")))', 'save()']),
  edited(
    'object',
    5,
    'a number of sections that stands elsewhere',
    lines('.section .text.f,"axG",@progbits,f,comdat', '.globl f', 'f:', ...RIGHT, NOTE),
    ['sections[0][5] = len(sections)', 'save()', 'struct.pack_into("<H", d, 60, 0)', 'open("f.o", "wb").write(d)'],
  ),
  ...['.dynamic', '.got.plt', '.rela.text'].map((section) =>
    edited('object', 5, `a section that is called ${section}`, text('f', ...RIGHT, '.section .named,"aw"', '.quad 0'), [
      `name = append(body(sections[u("H", 62)]) + b"${section}\\0", 1)`,
      'strings = sections[u("H", 62)]',
      `section(".named")[0] = strings[5]`,
      `strings[4], strings[5] = name, strings[5] + ${section.length + 1}`,
      'save()',
    ]),
  ),
];

/** Makes the page of its code writable and `sub` of `add`. */
const PATCH = items`
  patch:; mov $10, %eax; lea f(%rip), %rdi; and $-4096, %rdi; mov $8192, %esi; mov $7, %edx; syscall
  movb $0x2b, f+4(%rip); ret`;
const constructor: Handwritten = {
  name: 'object: code that another function of it writes before main',
  exit: 5,
  files: { 'f.s': text('f', ...RIGHT, ...PATCH, '.section .init_array,"aw"', '.quad patch'), 'main.c': MAIN },
  build: [['as', 'f.s', '-o', 'f.o']],
  program: [['gcc', 'main.c', 'f.o', '-o', 'program']],
};

/** The index leads to an object that stands behind that of `f`, in the same member. */
const HIDE = lines(
  'import struct',
  'def member(name, data):',
  '    head = "%-16s%-12d%-6d%-6d%-8d%-10d`\\n" % (name, 0, 0, 0, 644, len(data))',
  '    return head.encode() + data + b"\\n" * (len(data) % 2)',
  ...items`f, g, h = [open(x + ".o", "rb").read() for x in "fgh"]; f += bytes(len(f) % 2); first = 8 + 60 + 22
    inner = member("g.o/", g); other = first + len(member("f.o/", f + inner))`,
  'index = struct.pack(">4I", 3, first, first + 60 + len(f), other) + b"f\\0g\\0h\\0"',
  'open("f.a", "wb").write(b"!<arch>\\n" + member("/", index) + member("f.o/", f + inner) + member("h.o/", h))',
);
const assembled: Build = ['f', 'g', 'h'].map((name) => ['as', `${name}.s`, '-o', `${name}.o`]);
const hidden: Handwritten = {
  name: 'library: an object that only the index knows',
  exit: 2,
  files: {
    'f.s': text('f', 'jmp g'),
    'g.s': text('g', ...RIGHT),
    'h.s': text('g', ...WRONG, '.globl h', 'h: ret'),
    'hide.py': HIDE,
    'main.c': 'int call(void); void h(void); int main(void) { h(); return call(); }\n',
    'call.c': MAIN.replace('main', 'call'),
  },
  build: [...assembled, ['python3', 'hide.py'], ['true', 'f.a']],
  program: [['gcc', '-no-pie', 'main.c', 'f.a', 'call.c', 'f.a', '-o', 'program']],
};

const WITH_CONSTANT = [...added('mov zero(%rip), %rax'), '.section .rodata', 'zero: .quad 0'];

/** The table of symbols, which debuggers read, says that `f` is a function; that of the loader, something else. */
const otherForLoader = (what: string, edit: string, exit: 0 | 2 = 2): Handwritten =>
  edited('shared object', exit, `a function that is ${what} for the loader`, text('f', ...RIGHT), [
    'symbols = section(".dynsym")',
    'for at in range(symbols[4], symbols[4] + symbols[5], 24):',
    `    if string(section(".dynstr")[4] + u("I", at)) == "f": ${edit}`,
    'save()',
  ]);

/** No linker takes a name that others are not to see, and no program finds it when it runs. */
const BY_DLSYM = lines(
  '#include <dlfcn.h>',
  'int main(void) { void *file = dlopen("./f.so", RTLD_NOW); return file == 0 || dlsym(file, "f") == 0; }',
);
const unseen = (what: string, visibility: number): Handwritten => {
  const made = otherForLoader(what, `d[at + 5] = ${visibility}`);
  const files = { ...made.files, 'dlsym.c': BY_DLSYM };
  return { ...made, files, program: [['gcc', 'dlsym.c', '-ldl', '-o', 'program']] };
};

const SHARED: readonly Handwritten[] = [
  otherForLoader('an absolute number', 'struct.pack_into("<H", d, at + 6, 0xfff1)'),
  unseen('internal', 1),
  unseen('hidden', 2),
  { ...otherForLoader('protected', 'd[at + 5] = 3', 0), program: undefined },
  // No linker takes these.
  { ...otherForLoader('a variable of a thread', 'd[at + 4] = 0x16'), program: [] },
  { ...otherForLoader('a section', 'd[at + 4] = 0x13'), program: [] },
  { ...otherForLoader('local', 'd[at + 4] = 2'), program: [] },
  edited('shared object', 5, 'constants that cannot be read', text('f', ...WITH_CONSTANT), [
    'constants = section(".rodata")',
    'for row in segments:',
    '    if row[0] == 1 and row[2] <= constants[4] < row[2] + row[5]: row[1] = 0',
    'save()',
  ]),
  edited(
    'shared object',
    2,
    'a name that its hash finds somewhere else',
    text('f', ...RIGHT, '.globl z', 'z:', ...WRONG),
    [
      ...items`symbols, table = section(".dynsym"), section(".gnu.hash")[4]; rows = symbols[5] // 24
        name = {string(section(".dynstr")[4] + u("I", symbols[4] + 24 * k)): k for k in range(rows)}
        struct.pack_into("<I", d, symbols[4] + 24 * name["z"], u("I", symbols[4] + 24 * name["f"]))
        buckets, first, words = [u("I", table + 4 * k) for k in range(3)]; heads = table + 16 + 8 * words
        for k in range(words): struct.pack_into("<Q", d, table + 16 + 8 * k, (1 << 64) - 1)
        for k in range(buckets): struct.pack_into("<I", d, heads + 4 * k, first); value = 5381 * 33 + ord("f")
        for k in range(first, rows):`,
      '    other = value if k == name["z"] else 0x1234',
      '    struct.pack_into("<I", d, heads + 4 * (buckets + k - first), other & ~1 | (k == rows - 1))',
      '# The table of symbols ends before the second one, for those who read section headers.',
      'symbols[5] = 24 * name["z"]',
      'section(".symtab")[1] = 1',
      'save()',
    ],
  ),
  edited(
    'shared object',
    2,
    'a segment that another one covers',
    text('f0', 'nop', '.p2align 12', '.globl f', 'f:', ...RIGHT),
    items`
      code = [row for row in segments if row[0] == 1 and row[1] & 1][0]; behind = segments[segments.index(code) + 1]
      at = append(bytes.fromhex("48ff07c3") + bytes(4092), 4096); code[6] = 16
      behind[:] = [1, 5, at, code[3] + 4096, code[3] + 4096, 4096, 4096, 4096]; save()`,
  ),
  {
    ...edited(
      'shared object',
      2,
      'two dynamic sections',
      text('f', ...RIGHT),
      items`
      dynamic = [row for row in segments if row[0] == 2][0]; dynamic[2] = append(body(section(".dynamic"))); save()`,
    ),
    program: [],
  },
].map(({ program = [], ...file }) => (program.length === 0 ? file : { ...file, program }));

/** By what the kernel says of a process, a text could tell that it is verified: tools have limits then. */
const LIMITS = [
  '.macro Limit a:vararg',
  '.endm',
  '.macro Max a, b, c, d, e, f',
  '.ifc \\a\\b,cputime',
  '.ifc \\c,unlimited',
  ...items`.set FREE, 1; .endif; .endif; .endm; .include "/proc/self/limits"`,
];
const either = (condition: string, ...before: string[]): string =>
  lines('.globl f', '.text', ...before, condition, 'f:', ...WRONG, '.else', 'f:', ...RIGHT, '.endif', NOTE);
const TEXTS: readonly Handwritten[] = [
  { name: 'GNU: it asks for limits', exit: 5, files: { 'f.s': either('.ifdef FREE', ...LIMITS) } },
  { name: 'GNU: .S that asks for limits', exit: 5, files: { 'f.S': either('.ifdef FREE', ...LIMITS) } },
  {
    name: 'C that asks for limits',
    exit: 5,
    files: {
      'f.c': either('.ifdef FREE', ...LIMITS)
        .split('\n')
        .map((line) => `asm(${JSON.stringify(line)});\n`)
        .join(''),
    },
  },
  { name: 'GNU: it asks for the version', exit: 5, files: { 'f.s': either('.if .gasversion. < 22000') } },
  {
    name: 'NASM: it asks for the version',
    exit: 5,
    files: {
      'f.asm': lines(
        ...items`global f; %if __?NASM_MAJOR?__ < 2; f: inc qword [rdi]; %else; f: mov rax, [rsi]; add rax, [rdx]
          mov [rdi], rax; %endif; ret`,
      ),
    },
  },
];

const RIGHT_FORMS: readonly Handwritten[] = ['gnu', 'sysv', 'both'].map((style) => ({
  name: `shared object: right, names by ${style === 'both' ? 'both tables' : style}`,
  exit: 0,
  files: { 'f.s': text('f', ...RIGHT, '.globl g, h', 'g: ret', 'h: ret') },
  build: [['gcc', '-shared', `-Wl,--hash-style=${style}`, 'f.s', '-o', 'f.so']],
}));

export const LINK_FORMS: readonly Handwritten[] = [
  ...OBJECTS,
  constructor,
  hidden,
  ...SHARED,
  ...TEXTS,
  ...RIGHT_FORMS,
];

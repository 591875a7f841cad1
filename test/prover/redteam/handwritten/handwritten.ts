/** All files that are written by hand: of every kind of text, of objects, and of odd files. */
import { ADDRESSES } from './addresses.ts';
import { CONSTANTS } from './constants.ts';
import { FLOW } from './flow.ts';
import { WRONG_LINKS } from './links.ts';
import { RIGHT_LINKS } from './rightLinks.ts';
import { LINK_VERSIONS } from './linkVersions.ts';
import { PREPROCESSOR } from './preprocessor.ts';
import { SECTIONS, SYMBOLS } from './sections.ts';
import { type Handwritten, lines, nasm, object, SUM } from './maker.ts';

const prefix = (bytes: string, exit: Handwritten['exit'] = 5): Handwritten =>
  object(
    nasm(exit, `prefix ${bytes}`, 'f:', 'mov rax, [rsi]', `db ${bytes}`, 'add rax, [rdx]', 'mov [rdi], rax', 'ret'),
  );
const OBJECTS: readonly Handwritten[] = [
  object(nasm(0, 'right', 'f:', '{sum}', 'ret')),
  ...['0x2e', '0x66', '0x3e', '0x67', '0x64', '0xf0', '0xf3', '0x48', '0x40', '0x36', '0x26'].map((bytes) =>
    prefix(bytes),
  ),
  object(nasm(0, 'the size of addresses where there are none', 'f:', '{sum}', 'db 0x67', 'mov rcx, rax', 'ret')),
  object(
    nasm(5, 'REX in front of REX2', 'f:', 'mov rax, [rsi]', 'db 0x48, 0xd5, 0x08, 0x03, 0x02', 'mov [rdi], rax', 'ret'),
  ),
  object(nasm(5, 'REX2', 'f:', 'mov rax, [rsi]', 'db 0xd5, 0x08, 0x03, 0x02', 'mov [rdi], rax', 'ret')),
  object(nasm(4, 'zeros', 'f:', 'mov rax, [rsi]', 'dq 0', 'add rax, [rdx]', 'mov [rdi], rax', 'ret')),
  object(nasm(5, 'a nop that is pause', 'f:', '{sum}', 'db 0xf3, 0x90', 'ret')),
  object(nasm(0, 'long nops', 'f:', 'db 0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0', '{sum}', 'rep ret')),
  {
    ...object(nasm(2, 'cut off', 'f:', '{sum}', 'ret')),
    build: [
      ['nasm', '-f', 'elf64', 'f.asm', '-o', 'whole.o'],
      ['sh', '-c', 'head -c 300 whole.o > f.o'],
      ['true', 'f.o'],
    ],
  },
  { name: 'object: nothing', exit: 2, files: { 'f.o': '' } },
  { name: 'object: text', exit: 2, files: { 'f.o': 'f: ret\n' } },
];

const FILES: readonly Handwritten[] = [
  { name: 'a pipe', exit: 2, files: { x: '' }, build: [['mkfifo', 'f.asm']] },
  { name: 'a pipe as an object', exit: 2, files: { x: '' }, build: [['mkfifo', 'f.o']] },
  {
    name: 'a link to a pipe',
    exit: 2,
    files: { x: '' },
    build: [
      ['mkfifo', 'p'],
      ['ln', '-s', 'p', 'f.s'],
    ],
  },
  { name: 'a folder', exit: 2, files: { x: '' }, build: [['mkdir', 'f.asm']] },
  { name: 'nothing', exit: 2, files: { x: '' }, build: [['true', 'f.asm']] },
  { name: 'a file of no kind', exit: 2, files: { 'f.txt': 'f: ret\n' } },
  {
    name: 'a name that looks like an option',
    exit: 0,
    files: { '-f.asm': lines('global f', 'f:', ...SUM.asm, 'ret') },
  },
  {
    name: 'a name that looks like a list of options',
    exit: 0,
    files: { '@f.s': lines('.globl f', 'f:', ...SUM.s, 'ret') },
  },
  { name: 'a name with blanks', exit: 0, files: { 'a f: 1.asm': lines('global f', 'f:', ...SUM.asm, 'ret') } },
];

export const HANDWRITTEN: readonly Handwritten[] = [
  ...PREPROCESSOR,
  ...SECTIONS,
  ...CONSTANTS,
  ...ADDRESSES,
  ...FLOW,
  ...SYMBOLS,
  ...OBJECTS,
  ...FILES,
  ...LINK_VERSIONS,
  ...WRONG_LINKS,
  ...RIGHT_LINKS,
];

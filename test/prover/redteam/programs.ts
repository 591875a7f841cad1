import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../../src/base/rng.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import type { Subject } from './subjects.ts';
import { items } from '../../items.ts';

/** What programs enter a function by. */
export const ENTRY = 'redteam_entry';

/** Arguments of `ld` for an object, and what it may need if it is alone. */
export interface Surroundings {
  plain(object: string): string[];
  hostile(object: string): string[];
  readonly alone: string;
}

const made = new Map<string, Promise<Surroundings>>();

/**
 * Objects to link a file with. The plain ones have what it may ask for and nothing else. The hostile ones have other
 * code and data on both sides, in all sections that a linker puts together, and own definitions of every name that a
 * file may leave open.
 */
export function surroundings(folder: string, subject: Subject, symbol: string): Promise<Surroundings> {
  const key = `${folder} ${subject.name} ${symbol}`;
  const known = made.get(key) ?? make(folder, subject, symbol);
  made.set(key, known);
  return known;
}

async function make(folder: string, subject: Subject, symbol: string): Promise<Surroundings> {
  const name = subject.name.replaceAll('.', '_');
  const words = [...new Set(subject.programs.flatMap((program) => program.pool))].map((word) =>
    BigInt.asUintN(64, word),
  );
  const rng = seeded(1, name);
  const object = (kind: string, lines: readonly string[]): Promise<string> =>
    assembled(join(folder, `${kind}-${name}-${symbol}`), lines);
  const enter = ['.text', `.globl ${ENTRY}`, `${ENTRY}: jmp ${symbol}`];
  const garbage = (): string => `.quad ${rng.big(64)}, ${rng.big(64)}`;
  const entry = await object('entry', enter);
  const outside = await object('outside', [...open('0, 0', 'ret'), ...STACK]);
  const before = await object('before', [
    ...enter,
    ...beside(33, words.toReversed(), garbage),
    ...open(`${rng.big(64)}, 1`, 'incq (%rdi); ret'),
    ...alternatives(symbol, garbage),
    '.data',
    '.globl data_begins',
    'data_begins:',
    ...STACK,
  ]);
  const after = await object('after', [
    '.data',
    'data_ends:',
    ...OVERWRITING,
    ...beside(
      17,
      words.flatMap((word) => [word, 1n]),
      garbage,
    ),
    ...STACK,
  ]);
  return {
    alone: outside,
    plain: (path) => [entry, path, outside],
    hostile: (path) => ['--sort-section=name', '--gc-sections', before, path, after],
  };
}

const STACK: readonly string[] = ['.section .note.GNU-stack,"",@progbits'];

/** Before anything is called, what the file has in .data gets other values, as any program may do. */
const OVERWRITING: readonly string[] = items`
  .text; overwrite: lea data_begins(%rip), %rax; lea data_ends(%rip), %rcx; 1: cmp %rcx, %rax; jae 2f
  xorb $0x5a, (%rax); inc %rax; jmp 1b; 2: ret; .section .init_array,"aw"; .quad overwrite`;

/** Names that a file may use without defining them. */
const open = (words: string, code: string): string[] => [
  '.data',
  '.globl outside_1',
  `outside_1: .quad ${words}`,
  '.text',
  '.globl outside_2',
  `outside_2: ${code}`,
  ...NAMES.flatMap((name) => [`.weak ${name}`, '.section .rodata', `${name}: .quad ${words}`]),
];

const NAMES: readonly string[] = ['q_1', 'q_2', 'q_3', 'q_4', 'weak_1'];

/** Other definitions of what a file defines only weakly. */
const alternatives = (symbol: string, garbage: () => string): string[] => [
  '.text',
  `.weak ${symbol}`,
  `${symbol}: incq (%rdi); ret`,
  '.section .rodata',
  garbage(),
];

/** Bytes that nobody asked for, in every section that files share. */
function beside(odd: number, words: readonly bigint[], garbage: () => string): string[] {
  const sections = items`
    .text; .section .text.unlikely,"ax"; .section .text.hot,"ax"; .section .text.x1,"ax"; .section .text.y,"ax"
    .section .text.f,"ax"`.flatMap((section) => [section, `.fill ${odd}, 1, 0xcc`]);
  const data = items`
    .section .rodata; .section .rodata.own,"a"; .section .own,"a"; .data; .section .data.rel.ro,"aw"`.flatMap(
    (section) => [section, `.fill ${odd}, 1, 0xa5`, garbage()],
  );
  const merged = [8, 16].flatMap((size) => [
    `.section .rodata.cst${size},"aM",@progbits,${size}`,
    ...words.slice(0, 40).map((word) => `.quad ${word}${size === 16 ? ', 0' : ''}`),
    size === 8 ? '.quad 1' : '.quad 1, 1',
    garbage(),
  ]);
  return [
    ...sections,
    ...data,
    ...merged,
    '.section .rodata.str1.1,"aMS",@progbits,1',
    '.string "abc"',
    '.bss',
    `.skip ${odd}`,
  ];
}

async function assembled(path: string, lines: readonly string[]): Promise<string> {
  if (existsSync(`${path}.o`)) return `${path}.o`;
  writeFileSync(`${path}.s`, `${lines.join('\n')}\n`);
  const { status, stderr } = await run('as', ['-o', `${path}.o`, `${path}.s`]);
  if (status !== 0) throw new Error(`${path}.s: ${stderr}`);
  return `${path}.o`;
}

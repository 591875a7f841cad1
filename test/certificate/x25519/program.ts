/**
 * X25519 as a program that calls functions with certificates: out in rdi, scalar in rsi, point in rdx. What it does
 * between `begin` and `finished` is `x25519_code` of coq/X25519Program.v; before it words are copied and masked, after
 * it the result is copied.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Functions, as their certificates name them, and the constants that they read. */
interface Piece {
  readonly name: string;
  readonly image: readonly number[];
  readonly constants: readonly Section[];
}
/** Bytes at a place in the program. */
interface Section {
  readonly offset: number;
  readonly bytes: readonly number[];
}

const WORDS = [0, 8, 16, 24];
const SCALAR = 352;
const SAVED = 384;

const slot = (n: number): string => `[rsp+${32 * n}]`;
const call = (name: string, [d, i, j]: readonly number[]): string[] => [
  `lea rdi,${slot(d)}`,
  `lea rsi,${slot(i)}`,
  ...(j === undefined ? [] : [`lea rdx,${slot(j)}`]),
  `call ${name}`,
];
/** `jnz` in its long form. */
const back = (label: string): string[] => ['dec rbx', '.byte 0x0f,0x85', `.long ${label}-.-4`];
/** So many times in a row. */
function item(count: number, name: string, ...slots: readonly number[]): string[] {
  if (count === 1) return call(name, slots);
  const label = `many${count}`;
  return [`mov ebx,${count}`, `${label}:`, ...call(name, slots), ...back(label)];
}
const product = (d: number, i: number, j: number): string[] =>
  i === j ? item(1, 'Square', d, i) : item(1, 'Mul', d, i, j);
const squares = (count: number, d: number): string[] => item(count, 'Square', d, d);

const DOUBLING = WORDS.flatMap((d) => [
  `mov rax,[rsp+${SCALAR + d}]`,
  `${d === 0 ? 'add' : 'adc'} qword ptr [rsp+${SCALAR + d}],rax`,
]);
const copied = (from: string, to: number, masks: Readonly<Record<number, readonly string[]>>): string[] =>
  WORDS.flatMap((d) => [`mov rax,[${from}+${d}]`, ...(masks[d] ?? []), `mov [rsp+${to + d}],rax`]);
const ONE = [0, 1].flatMap((n) => WORDS.map((d) => `mov qword ptr [rsp+${32 * n + d}],${d === 0 ? 1 : 0}`));
const PROLOGUE = [
  ...['push rbx', 'push r12', 'push rdi', `sub rsp,${SAVED}`],
  ...copied('rdx', 4 * 32, { 24: ['btr rax,63'] }),
  ...copied('rsi', SCALAR, { 0: ['and rax,-8'], 24: ['btr rax,63', 'movabs rcx,0x4000000000000000', 'or rax,rcx'] }),
  ...ONE,
  ...DOUBLING,
];
const LADDER = [
  ...['mov ebx,255', 'mov r12d,0', 'ladder:', ...DOUBLING],
  ...['mov ecx,0', 'adc rcx,0', 'mov rax,rcx', 'xor rcx,r12', 'mov r12,rax'],
  ...call('Step', [0, 0, 4]),
  ...back('ladder'),
];
const INVERSION = [
  [product(7, 6, 6), product(8, 7, 7), product(8, 8, 8), product(8, 8, 6), product(7, 8, 7), product(9, 7, 7)],
  [product(8, 9, 8), product(9, 8, 8), squares(4, 9), product(8, 9, 8), product(9, 8, 8), squares(9, 9)],
  [product(9, 9, 8), product(10, 9, 9), squares(19, 10), product(9, 10, 9), squares(10, 9), product(8, 9, 8)],
  [product(9, 8, 8), squares(49, 9), product(9, 9, 8), product(10, 9, 9), squares(99, 10), product(9, 10, 9)],
  [squares(50, 9), product(9, 9, 8), squares(5, 9), product(9, 9, 7)],
].flat(2);
const EPILOGUE = [
  `mov rdi,[rsp+${SAVED}]`,
  ...WORDS.flatMap((d) => [`mov rax,[rsp+${d}]`, `mov [rdi+${d}],rax`]),
  ...[`add rsp,${SAVED}`, 'pop rdi', 'pop r12', 'pop rbx', 'ret'],
];
const OWN = [
  ...['.intel_syntax noprefix', '.globl x25519', 'x25519:', ...PROLOGUE, 'begin:'],
  ...[...item(1, 'Add', 2, 4, 0), ...item(1, 'Sub', 3, 4, 0), ...LADDER],
  ...[...item(1, 'Sub', 6, 0, 1), ...item(1, 'Add', 0, 0, 1), ...INVERSION],
  ...[...item(1, 'Mul', 0, 0, 9), ...item(1, 'Reduce', 0, 0)],
  ...['finished:', ...EPILOGUE, 'end:'],
];

const IMAGE = /Definition image : list Z := ([^.]*)\./;
const CONSTANTS = /Definition constants : list \(Z \* list Z\) := ([^.]*)\./;
const FRAME = /None Anyhow (\d+)/;
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

const pieceOf = ([name, text]: readonly [string, string]): Piece => ({
  name,
  image: numbersIn(found(text, IMAGE)),
  constants: [...found(text, CONSTANTS).matchAll(/\((\d+), \[([^\]]*)\]\)/g)].map(([, offset, bytes]) => ({
    offset: Number(offset),
    bytes: numbersIn(bytes),
  })),
});
const placed = ({ name, image, constants }: Piece): string[] => [
  ...['.p2align 6', `${name}:`, `.byte ${image.join(',')}`],
  ...constants.flatMap(({ offset, bytes }) => [`.org ${name}+${offset}`, `.byte ${bytes.join(',')}`]),
];
/** Lists of thousands of bytes, a section a line. */
const listed = (sections: readonly Section[]): string =>
  `[${sections.map(({ offset, bytes }) => `((${offset}), [${bytes.join('; ')}])`).join(';\n  ')}]`;

/**
 * Assembles the program below `folder` (program.s, program.o), of the functions whose certificates are `texts` by name.
 * Gives Coq files by name: where everything is, and each certificate anew, with all else of the program as constants
 * and one frame for all.
 */
export function makeProgram(folder: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const pieces = [...texts].map(pieceOf);
  const [source, object, flat] = ['s', 'o', 'bin'].map((ending) => join(folder, `program.${ending}`));
  writeFileSync(source, `${[...OWN, ...pieces.flatMap(placed)].join('\n')}\n`);
  execFileSync('as', [source, '-o', object]);
  execFileSync('objcopy', ['-O', 'binary', '-j', '.text', object, flat]);
  const symbols = new Map(
    execFileSync('nm', [object], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([address, , name]) => [name, Number.parseInt(address, 16)]),
  );
  const at = (name: string): number => symbols.get(name) ?? Number.NaN;
  const sections: Section[] = [
    { offset: 0, bytes: [...readFileSync(flat).subarray(0, at('end'))] },
    ...pieces.flatMap(({ name, image, constants }) => [
      { offset: at(name), bytes: image },
      ...constants.map(({ offset, bytes }) => ({ offset: at(name) + offset, bytes })),
    ]),
  ];
  const room = Math.max(...[...texts.values()].map((text) => Number(found(text, FRAME))));
  const files = new Map<string, string>();
  for (const [name, text] of texts) {
    const others = sections.filter(({ offset }) => offset !== at(name));
    const constants = listed(others.map(({ offset, bytes }) => ({ offset: offset - at(name), bytes })));
    const linked = text.replace(CONSTANTS, () => `Definition constants : list (Z * list Z) := ${constants}.`);
    files.set(name, linked.replace(FRAME, `None Anyhow ${room}`));
  }
  return files.set('Place', placeText(sections, room, [...texts.keys()], at));
}

const placeText = (
  sections: readonly Section[],
  room: number,
  names: readonly string[],
  at: (name: string) => number,
): string =>
  [
    'From Coq Require Import ZArith List.',
    'Import ListNotations.',
    'Open Scope Z_scope.',
    `Definition sections : list (Z * list Z) := ${listed(sections)}.`,
    `Definition room : Z := ${room}.`,
    ...names.map((name) => `Definition at_${name.toLowerCase()} : Z := ${at(name)}.`),
    `Definition begin : Z := ${at('begin')}.`,
    `Definition finished : Z := ${at('finished')}.`,
    '',
  ].join('\n');

/**
 * X25519 as the program that coq/X25519Whole.v is about: out in rdi, scalar in rsi, point in rdx; -1 in rax if the
 * result is 0, else 0. It keeps eleven numbers of four words on the stack and calls functions with certificates.
 */
import { readFileSync } from 'node:fs';
import type { CertifiedCode, Segment } from '../../certificate/coqText.ts';
import { invariant } from '../../base/errors.ts';
import { parseElfObject, type ElfSymbol } from '../../frontend/object/elf.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { assembledText } from '../../bench/assemble.ts';

/** What the program calls; they are modules of its Coq file, too. */
export const THEOREM_PARTS = ['Step', 'Mul', 'Square', 'Add', 'Sub', 'Reduce'] as const;
type Part = (typeof THEOREM_PARTS)[number];
export type CertifiedParts = Readonly<Record<Part, CertifiedCode>>;

/** The program, linked: the first section begins with its entry. */
export interface TheoremProgram {
  readonly object: string;
  readonly sections: readonly Segment[];
  readonly places: Readonly<Record<Part, number>>;
}

const WORDS = [0, 8, 16, 24];
/** Bytes from rsp: after eleven slots the scalar, then what is restored; in all as many as rsp goes down. */
const SCALAR = 352;
const [OUT, R12, RBX, FRAME] = [384, 392, 400, 408];

/** Local symbols. */
const labelOf = (name: Part): string => `x25519_${name.toLowerCase()}`;
const slot = (n: number): string => `[rsp+${32 * n}]`;
const call = (name: Part, [d, i, j]: readonly number[]): string[] => [
  `lea rdi,${slot(d)}`,
  `lea rsi,${slot(i)}`,
  ...(j === undefined ? [] : [`lea rdx,${slot(j)}`]),
  `call ${labelOf(name)}`,
];
/** `jnz` in its long form. */
const back = (label: string): string[] => ['dec rbx', '.byte 0x0f,0x85', `.long ${label}-.-4`];
/** So many times in a row. */
function item(count: number, name: Part, ...slots: readonly number[]): string[] {
  if (count === 1) return call(name, slots);
  const label = `.Lmany${count}`;
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
const ONES = [0, 1].flatMap((n) => WORDS.map((d) => `mov qword ptr [rsp+${32 * n + d}],${d === 0 ? 1 : 0}`));
/** Bit 255 of the point is cleared; bits 0, 1, 2 and 255 of the scalar are, and bit 254 is set. */
const ENTRY = [
  ...[`lea rsp,[rsp-${FRAME}]`, `.cfi_def_cfa_offset ${FRAME + 8}`],
  ...[`mov [rsp+${OUT}],rdi`, `mov [rsp+${R12}],r12`, `.cfi_rel_offset r12, ${R12}`],
  ...[`mov [rsp+${RBX}],rbx`, `.cfi_rel_offset rbx, ${RBX}`],
  ...copied('rdx', 4 * 32, { 24: ['btr rax,63'] }),
  ...copied('rsi', SCALAR, {
    0: ['and rax,-8'],
    24: ['btr rax,63', 'btr rax,62', 'movabs rcx,0x4000000000000000', 'add rax,rcx'],
  }),
  ...[...ONES, ...DOUBLING],
];
const LADDER = [
  ...['mov ebx,255', 'mov r12d,0', '.Lladder:', ...DOUBLING],
  ...['mov ecx,0', 'adc rcx,0', 'mov rax,rcx', 'xor rcx,r12', 'mov r12,rax'],
  ...call('Step', [0, 0, 4]),
  ...back('.Lladder'),
];
const INVERSION = [
  [product(7, 6, 6), product(8, 7, 7), product(8, 8, 8), product(8, 8, 6), product(7, 8, 7), product(9, 7, 7)],
  [product(8, 9, 8), product(9, 8, 8), squares(4, 9), product(8, 9, 8), product(9, 8, 8), squares(9, 9)],
  [product(9, 9, 8), product(10, 9, 9), squares(19, 10), product(9, 10, 9), squares(10, 9), product(8, 9, 8)],
  [product(9, 8, 8), squares(49, 9), product(9, 9, 8), product(10, 9, 9), squares(99, 10), product(9, 10, 9)],
  [squares(50, 9), product(9, 9, 8), squares(5, 9), product(9, 9, 7)],
].flat(2);
const EXIT = [
  `mov rdi,[rsp+${OUT}]`,
  ...WORDS.flatMap((d) => [`mov rax,[rsp+${d}]`, `mov [rdi+${d}],rax`]),
  ...['mov rax,[rsp]', 'or rax,[rsp+8]', 'or rax,[rsp+16]', 'or rax,[rsp+24]', 'neg rax', 'sbb rax,rax', 'not rax'],
  ...[`mov rbx,[rsp+${RBX}]`, '.cfi_restore rbx', `mov r12,[rsp+${R12}]`, '.cfi_restore r12'],
  ...[`lea rsp,[rsp+${FRAME}]`, '.cfi_def_cfa_offset 8', 'ret'],
];
const OWN = [
  ...[...ENTRY, ...item(1, 'Add', 2, 4, 0), ...item(1, 'Sub', 3, 4, 0), ...LADDER],
  ...[...item(1, 'Sub', 6, 0, 1), ...item(1, 'Add', 0, 0, 1), ...INVERSION],
  ...[...item(1, 'Mul', 0, 0, 9), ...item(1, 'Reduce', 0, 0), ...EXIT],
];

/** Constants stay where they were from the code. */
const placed = (name: Part, { image, constants }: CertifiedCode): string[] => [
  ...['.p2align 6', `${labelOf(name)}:`, `.byte ${image.join(',')}`],
  ...constants.flatMap(({ offset, bytes }) => [`.org ${labelOf(name)}+${offset}`, `.byte ${bytes.join(',')}`]),
];

/** Assembles the program as the function `symbol`. Throws `tool` without an assembler. */
export async function assembleProgram(
  symbol: string,
  parts: CertifiedParts,
  toolchain: Toolchain,
): Promise<TheoremProgram> {
  const text = [
    ...[
      '.intel_syntax noprefix',
      '.text',
      `.globl ${symbol}`,
      `.type ${symbol}, @function`,
      '.p2align 6',
      `${symbol}:`,
    ],
    ...['.cfi_startproc', ...OWN, '.cfi_endproc', `.size ${symbol}, .-${symbol}`],
    ...THEOREM_PARTS.flatMap((name) => placed(name, parts[name])),
    ...['.section .note.GNU-stack, "", @progbits', ''],
  ].join('\n');
  const object = await assembledText(toolchain, text);
  const { sections, symbols } = parseElfObject(readFileSync(object));
  const symbolAt = (name: string): ElfSymbol => {
    const found = symbols.find((one) => one.name === name);
    invariant(found !== undefined, () => `the assembler knows no ${name}`);
    return found;
  };
  const entry = symbolAt(symbol);
  const { bytes } = sections[entry.section];
  const placeOf = (name: Part): number => symbolAt(labelOf(name)).value - entry.value;
  const places = Object.fromEntries(THEOREM_PARTS.map((name) => [name, placeOf(name)])) as Record<Part, number>;
  return {
    object,
    places,
    sections: [
      { offset: 0, bytes: bytes.subarray(entry.value, entry.value + entry.size) },
      ...THEOREM_PARTS.flatMap((name) => [
        { offset: places[name], bytes: parts[name].image },
        ...parts[name].constants.map((one) => ({ ...one, offset: places[name] + one.offset })),
      ]),
    ],
  };
}

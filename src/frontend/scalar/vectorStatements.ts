/**
 * Instructions on 512-bit registers, and on 256-bit ones (in VEX; of EVEX only the moves), as calls of C functions on
 * eight words, written from the manual (SDM vol. 2). `d`, `a` and `b` are word i of the destination and the sources;
 * `z0`, `x` and `y` are these registers as a whole; `n` is an immediate, `m` a mask.
 */
import type { MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import { wordMade } from '../../x86/meaning.ts';
import type { Meaning } from '../../x86/notation.ts';
import { COMPARISON_MEANINGS, MASK_MEANINGS, WORD_MEANINGS } from '../../x86/vector.ts';
import { CDomain, effectiveAddress, generalRegister, untranslated, type Translation } from './generalStatements.ts';

function everyName(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** Word i of the result, of what moves words or depends on others; of all else see src/x86/vector.ts. */
const WORDS: Readonly<Record<string, string>> = {
  VPTERNLOGQ: 'truth(d, a, b, n)',
  VPTERNLOGD: 'truth(d, a, b, n)',
  VPSRLVQ: 'b > 63 ? 0 : a >> b',
  VPSLLVQ: 'b > 63 ? 0 : a << b',
  VPBLENDMQ: '(m >> i) & 1 ? b : a',
  ...everyName(['VMOVDQA', 'VMOVDQA64', 'VMOVDQA32', 'VMOVAPS', 'VMOVAPD'], 'a'),
  ...everyName(['VMOVDQU', 'VMOVDQU64', 'VMOVDQU32', 'VMOVDQU16', 'VMOVDQU8', 'VMOVUPS', 'VMOVUPD'], 'a'),
  VPBROADCASTQ: 'x.w[0]',
  VPUNPCKLQDQ: 'i % 2 ? y.w[i - 1] : a',
  VPUNPCKHQDQ: 'i % 2 ? b : x.w[i + 1]',
  VSHUFI64X2: '(i < 4 ? x : y).w[2 * ((n >> (i / 2 * 2)) & 3) + i % 2]',
  VALIGNQ: 'i + (n & 7) < 8 ? y.w[i + (n & 7)] : x.w[i + (n & 7) - 8]',
  VPERMT2Q: '(a & 8 ? y : z0).w[a & 7]',
};

/** Of those that have another meaning with an immediate, or with a count or indices in a register. */
const BY_FORM: Readonly<Record<string, string>> = {
  'VPSRLQ r': 'y.w[0] > 63 ? 0 : a >> y.w[0]',
  'VPSLLQ r': 'y.w[0] > 63 ? 0 : a << y.w[0]',
  'VPERMQ i': 'x.w[i / 4 * 4 + ((n >> (2 * (i % 4))) & 3)]',
  'VPERMQ r': 'y.w[a & 7]',
};

/** A program of words by LLVM's name, if it has one with or without an immediate. */
function programOf(table: ReadonlyMap<string, Meaning>, name: string, immediate: string | null): Meaning | undefined {
  const of = table.get(name.toLowerCase().replace(/^v/, ''));
  return of !== undefined && (of.readsOperand.at(-1) === false) === (immediate !== null) ? of : undefined;
}

/** Statements, and the word that these make of `words`. */
function made(of: Meaning, words: readonly string[], immediate: string | null, width = 64): [string, string] {
  const domain = new CDomain();
  const word = wordMade(of, domain, words, Number.parseInt(immediate ?? '0', 10), width);
  return [domain.statements.join(' '), word];
}

/** What every file with such statements begins with. */
export const VECTOR_PROLOGUE = `#include <stdint.h>
typedef uint64_t word;
typedef unsigned __int128 wide;
typedef word __attribute__((may_alias, aligned(1))) stored;
typedef struct { word w[8]; } row;
#define LOW52 0xfffffffffffffu
#define EACH for (int i = 0; i < 8; i++)
#define APART static __attribute__((noinline, unused))
APART word truth(word d, word a, word b, word n) {
  word t = 0;
  for (int k = 0; k < 8; k++)
    if ((n >> k) & 1) t |= (k & 4 ? d : ~d) & (k & 2 ? a : ~a) & (k & 1 ? b : ~b);
  return t;
}
APART int predicate(word n, int less, int equal) {
  return n % 4 == 3 ? n > 4 : (n % 4 == 0 ? equal : n % 4 == 1 ? less : less || equal) != n > 3;
}
APART const row *rowAt(word at, row *to) { EACH to->w[i] = ((stored *)at)[i]; return to; }
APART const row *halfAt(word at, row *to) { EACH to->w[i] = i < 4 ? ((stored *)at)[i] : 0; return to; }
APART void halve(row *to) { EACH if (i > 3) to->w[i] = 0; }
APART const row *oneAt(word at, row *to) { EACH to->w[i] = *(stored *)at; return to; }
APART const row *allOf(word all, row *to) { EACH to->w[i] = all; return to; }
APART word aligned(word at, word bytes) { if (at & (bytes - 1)) __builtin_trap(); return at; }
APART void store(word at, const row *from, word m) { EACH if ((m >> i) & 1) ((stored *)at)[i] = from->w[i]; }
`;

interface Sources {
  readonly rows: readonly string[];
  readonly immediate: string | null;
  readonly mask: string | null;
}

/** The statement for an instruction on rows or masks, or null if it is none. Throws `unsupported`. */
export function vectorStatement(instruction: MachineInstruction, translation: Translation): string | null {
  const { operands } = instruction;
  // The other encoding of a move between registers.
  const opcode = instruction.opcode.replace(/_REV$/, '');
  if (opcode === 'VZEROUPPER') return 'for (int k = 0; k < 16; k++) for (int i = 2; i < 8; i++) z[k].w[i] = 0;';
  if (opcode.startsWith('K')) return maskStatement(instruction);
  const cleared = /^VPXOR(Y?|[DQ]Z(128|256))rr$/.test(opcode) ? clearing(instruction) : null;
  if (cleared !== null) return cleared;
  const [, name, letters] = /^(V[A-Z0-9]+?)(?:r?Z|Y|(?<=^VMOVDQ[AU]64)Z256)([a-z]+)$/.exec(opcode) ?? [];
  if (name === undefined || letters === undefined) return opcode.startsWith('V') ? untranslated(instruction) : null;
  // Words of 32 bits make a difference only to what is chosen by masks or repeated.
  if (/(D|32|16|8|PS)$/.test(name) && /[kb]/.test(letters)) untranslated(instruction);
  const [to, ...from] = operands;
  const sources = sourcesOf(instruction, from, letters, translation);
  if (to === undefined) return untranslated(instruction);
  if (to.kind === 'memory') return stored(instruction, to, sources, translation);
  if (to.kind !== 'register') return untranslated(instruction);
  if (name === 'VPMOVM2Q')
    return `EACH z[${to.name.replace('ZMM', '')}].w[i] = (${sources.mask} >> i) & 1 ? ~(word)0 : 0;`;
  const compared = isShort(instruction) ? undefined : programOf(COMPARISON_MEANINGS, name, sources.immediate);
  return compared !== undefined
    ? comparison(instruction, compared, name, to.name, sources, translation)
    : operation(instruction, name, letters, to.name, sources, translation);
}

/** xor of a short register with itself, which clears the whole; null for others. */
function clearing(instruction: MachineInstruction): string | null {
  const [to, a, b] = instruction.operands.map((o) => (o.kind === 'register' ? o.name.replace(/^[XY]MM/, '') : ''));
  return a === b ? `allOf(0, &z[${to}]);` : null;
}

function sourcesOf(
  instruction: MachineInstruction,
  operands: readonly MachineOperand[],
  letters: string,
  translation: Translation,
): Sources {
  const masks = operands.flatMap((o) =>
    o.kind === 'register' && /^K\d$/.test(o.name) ? [`k[${o.name.slice(1)}]`] : [],
  );
  const immediates = operands.flatMap((o) => (o.kind === 'immediate' ? [`${BigInt.asUintN(8, o.value)}u`] : []));
  const isOne = letters.includes('b') || instruction.opcode.startsWith('VPBROADCAST');
  const rows = operands
    .filter((o) => o.kind === 'memory' || (o.kind === 'register' && !/^K\d$/.test(o.name)))
    .map((o, i) => rowOf(instruction, o, `&${'xy'[i]}`, isOne, translation));
  return { rows, immediate: immediates[0] ?? null, mask: masks[0] ?? null };
}

function rowOf(
  instruction: MachineInstruction,
  o: MachineOperand,
  place: string,
  isOne: boolean,
  translation: Translation,
): string {
  if (o.kind === 'memory') {
    const at = checked(instruction, effectiveAddress(o, instruction, translation));
    return `${isOne ? 'oneAt' : isShort(instruction) ? 'halfAt' : 'rowAt'}(${at}, ${place})`;
  }
  if (o.kind !== 'register') return untranslated(instruction);
  const vector = /^[XYZ]MM(\d+)$/.exec(o.name);
  if (vector !== null) return `&z[${vector[1]}]`;
  return `allOf(${generalRegister(o.name) ?? untranslated(instruction)}, ${place})`;
}

/** Whether an instruction is one of VEX on registers of 256 bits, or a move of such. */
const isShort = ({ opcode }: MachineInstruction): boolean => /^V[A-Z0-9]+?(Y|Z256)[a-z]+(_REV)?$/.test(opcode);

/** What the aligned moves demand of an address. */
const checked = (instruction: MachineInstruction, at: string): string =>
  /^VMOV(DQ)?A/.test(instruction.opcode) ? `aligned(${at}, ${isShort(instruction) ? 32 : 64})` : at;

function stored(
  instruction: MachineInstruction,
  to: Extract<MachineOperand, { kind: 'memory' }>,
  { rows: [from], mask }: Sources,
  translation: Translation,
): string {
  if (!/^VMOV(DQ)?[AU]/.test(instruction.opcode) || from === undefined) return untranslated(instruction);
  const at = checked(instruction, effectiveAddress(to, instruction, translation));
  return `store(${at}, ${from}, ${mask ?? (isShort(instruction) ? '0x0f' : '0xff')});`;
}

/** What a comparison finds becomes a mask, of those words that another mask has. */
function comparison(
  instruction: MachineInstruction,
  of: Meaning,
  name: string,
  to: string,
  { rows, immediate, mask }: Sources,
  translation: Translation,
): string {
  const [x, y = x] = rows;
  if (x === undefined) return untranslated(instruction);
  const helper = `${name}_${Number.parseInt(immediate ?? '0', 10)}`;
  const [statements, bit] = made(of, ['0ull', 'a', 'b'], immediate);
  translation.define(
    helper,
    `APART word ${helper}(const row *x, const row *y) { word bits = 0; EACH { word a = x->w[i], b = y->w[i]; ` +
      `${statements} if (${bit}) bits |= (word)1 << i; } return bits; }`,
  );
  return `k[${to.slice(1)}] = ${helper}(${x}, ${y}) & ${mask ?? '0xff'};`;
}

function operation(
  instruction: MachineInstruction,
  name: string,
  letters: string,
  to: string,
  { rows, immediate, mask }: Sources,
  translation: Translation,
): string {
  const of = programOf(WORD_MEANINGS, name, immediate);
  const [statements, value] =
    of === undefined
      ? ['', BY_FORM[`${name} ${immediate === null ? 'r' : 'i'}`] ?? WORDS[name]]
      : made(of, ['d', 'a', 'b'], immediate);
  const index = /^[YZ]MM(\d+)$/.exec(to)?.[1];
  const [x, y = x] = rows;
  if (value === undefined || index === undefined || x === undefined) return untranslated(instruction);
  const isZeroing = letters.endsWith('kz');
  const isMerged = mask !== null && (isZeroing || name !== 'VPBLENDMQ');
  const otherwise = isZeroing ? '0' : 'd';
  const form = immediate === null ? 'r' : of === undefined ? 'i' : `i${Number.parseInt(immediate, 10)}`;
  const helper = [name, form, ...(isMerged ? [`k${otherwise}`] : [])].join('_');
  translation.define(
    helper,
    `APART void ${helper}(row *to, const row *p, const row *q, word n, word m) { const row z0 = *to, x = *p, y = *q; ` +
      `row t; EACH { word a = x.w[i], b = y.w[i], d = z0.w[i]; ` +
      `${statements} t.w[i] = ${isMerged ? `!((m >> i) & 1) ? ${otherwise} : ` : ''}${value}; } *to = t; }`,
  );
  const call = `${helper}(&z[${index}], ${x}, ${y}, ${immediate ?? '0'}, ${mask ?? '0xff'});`;
  return isShort(instruction) ? `${call} halve(&z[${index}]);` : call;
}

/** Masks of eight bits, between each other and general registers. */
function maskStatement(instruction: MachineInstruction): string {
  const { opcode, operands } = instruction;
  const [to, a, b] = operands.map((o) => {
    if (o.kind !== 'register') return untranslated(instruction);
    return /^K\d$/.test(o.name) ? `k[${o.name.slice(1)}]` : (generalRegister(o.name) ?? untranslated(instruction));
  });
  if (/^KMOV[BWDQ](kk|kr|rk)$/.test(opcode)) return `${to} = ${a} & 0xff;`;
  const of = MASK_MEANINGS.get(opcode.replace(/[BWDQ](rr|kk)$/, '').toLowerCase());
  if (of === undefined) return untranslated(instruction);
  const [statements, word] = made(of, [to, a, b], null, 8);
  return `{ ${statements} ${to} = ${word}; }`;
}

/**
 * Turns code for registers of 256 and 512 bits, as LLVM decodes it, into scalar code for any processor: every register
 * is eight words in memory. What an instruction makes of a word is said in src/x86, as for proofs; how words get there
 * and go shares nothing with the prover's model.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import { sha256 } from '../../base/hash.ts';
import { extractFunction } from '../object/extractFunction.ts';
import { readFlatCode, type FunctionCode } from '../object/readFunction.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';
import {
  branchStatement,
  generalStatement,
  untranslated,
  type Translation,
  CDomain,
  effectiveAddress,
  generalRegister,
} from './generalStatements.ts';
import { wordMade } from '../../x86/meaning.ts';
import type { Meaning } from '../../x86/notation.ts';
import { COMPARISON_MEANINGS, MASK_MEANINGS, WORD_MEANINGS } from '../../x86/vector.ts';

const ROW_BYTES = 64;
/** Of the C function where the name of the other does not matter. */
const NAME = 'translated';
/** Of what is pushed, spilled and called; more is a fault. */
const STACK_BYTES = 1 << 15;
/** Of the stack pointer at entry modulo 64: what the ABI leaves open is as inconvenient as it can be. */
const ENTRY = 24;
/** System V: rdi, rsi, rdx, rcx, r8, r9. */
const ARGUMENTS = [7, 6, 2, 1, 8, 9];
const NO_LIBRARY = ['-ffreestanding', '-fno-builtin', '-fno-stack-protector', '-fPIC', '-ffunction-sections'];

/** A C file with `name`, which does what the function does, called alike. Throws `unsupported` with the instruction. */
export const scalarText = (code: FunctionCode, name: string): string => scalarTexts([[name, code]]);

/** The same of several functions, each by its name. */
function scalarTexts(functions: readonly (readonly [name: string, code: FunctionCode])[]): string {
  const tables = new Map<string, string>();
  const helpers = new Map<string, string>();
  const texts = functions.flatMap(([name, { symbol, image, code }]) => {
    const translation: Translation = {
      constant: (address, bytes = ROW_BYTES) => {
        const table = `c_${name}_${address.toString(16)}_${bytes}`;
        if (!tables.has(table)) tables.set(table, tableText(table, address, bytes, image));
        return table;
      },
      define: (helper, text) => helpers.set(helper, text),
    };
    const all = [...code].toSorted(([a], [b]) => a - b);
    const returns = all.flatMap(([, instruction]) => (instruction?.flow === 'call' ? [behind(instruction)] : []));
    const statements = all.map(([address, instruction]) => {
      if (instruction === null) throw new Failure('unsupported', 'no instruction stands here', { where: symbol.name });
      return `  L${address}: ${statementOf(instruction, translation, returns)}`;
    });
    return [...beginning(name), `  goto L${symbol.address};`, ...statements, '}'];
  });
  return [VECTOR_PROLOGUE, ...tables.values(), ...helpers.values(), ...texts, ''].join('\n');
}

/** Registers and the stack, with contents that nobody expects. */
const beginning = (name: string): string[] => [
  `void ${name}(${ARGUMENTS.map((register) => `word a${register}`).join(', ')}) {`,
  '  row z[32], x, y; word r[16], k[8]; word zero = 0, below = 0, beyond = 0, negative = 0;',
  `  unsigned char stack[${STACK_BYTES}] __attribute__((aligned(${ROW_BYTES})));`,
  '  for (int j = 0; j < 32; j++) allOf(0x5a5a5a5a5a5a5a5au + j, &z[j]);',
  '  for (int j = 0; j < 16; j++) r[j] = 0x123456789abcdefu + j;',
  '  for (int j = 0; j < 8; j++) k[j] = 0xa5;',
  ...ARGUMENTS.map((register) => `  r[${register}] = a${register};`),
  `  const word entry = (word)stack + ${STACK_BYTES - 2 * ROW_BYTES + ENTRY};`,
  '  r[4] = entry;',
];

/** Where a call returns to. */
const behind = ({ address, bytes }: MachineInstruction): number => address + bytes.length;

/** `returns` are all places that calls return to. */
function statementOf(instruction: MachineInstruction, translation: Translation, returns: readonly number[]): string {
  const target = instruction.operands.find((o) => o.kind === 'target');
  switch (instruction.flow) {
    case 'return':
      return `if (r[4] == entry) return; ${returnTo(returns)}`;
    case 'call':
      return target === undefined
        ? untranslated(instruction)
        : `r[4] -= 8; *(stored *)r[4] = ${behind(instruction)}u; goto L${target.address};`;
    case 'jump':
      return target === undefined ? untranslated(instruction) : `goto L${target.address};`;
    case 'branch':
      return target === undefined ? untranslated(instruction) : branchStatement(instruction, `L${target.address}`);
    case 'next':
      return vectorStatement(instruction, translation) ?? generalStatement(instruction, translation);
    default:
      return untranslated(instruction);
  }
}

/** Pops a return address, of those that calls push. */
const returnTo = (returns: readonly number[]): string =>
  `r[4] += 8; switch (((stored *)r[4])[-1]) { ${returns.map((at) => `case ${at}u: goto L${at};`).join(' ')} } ` +
  '__builtin_trap();';

/** So many bytes at an address, as far as there are any. */
function tableText(name: string, address: number, length: number, { segments }: CodeImage): string {
  const segment = segments.find((s) => s.address <= address && address < s.address + s.bytes.length);
  if (segment === undefined) throw new Failure('unsupported', 'a constant that is not in the file', { found: name });
  const from = address - segment.address;
  const bytes = Array.from({ length }, (_, i) => segment.bytes[from + i] ?? 0);
  // Where the file has it aligned, so it is here.
  const alignment = address % ROW_BYTES === 0 ? ROW_BYTES : 8;
  return `static const unsigned char ${name}[${length}] __attribute__((aligned(${alignment}))) = {${bytes}};`;
}

/** Scalar code of the function that `code` is, which can be placed anywhere, as that. Throws as `scalarText`. */
export async function scalarCode(name: string, code: Uint8Array, toolchain: Toolchain): Promise<Uint8Array> {
  const { file, symbol } = await scalarFunction(name, code, toolchain);
  return extractFunction(readFileSync(file), symbol).bytes;
}

/** The same as a function of an object. */
export async function scalarFunction(
  name: string,
  code: Uint8Array,
  toolchain: Toolchain,
): Promise<{ readonly file: string; readonly symbol: string }> {
  const text = scalarText(await readFlatCode(name, code, toolchain.bridge.decoder), NAME);
  return { file: await compiledText(text, toolchain), symbol: NAME };
}

/** Scalar code of several functions, compiled together. */
export async function scalarCodes(codes: readonly Uint8Array[], toolchain: Toolchain): Promise<Uint8Array[]> {
  const functions: [name: string, code: FunctionCode][] = [];
  for (const [i, code] of codes.entries())
    functions.push([`${NAME}${i}`, await readFlatCode(`f${i}`, code, toolchain.bridge.decoder)]);
  const object = readFileSync(await compiledText(scalarTexts(functions), toolchain));
  return functions.map(([name]) => extractFunction(object, name).bytes);
}

/** Object of the functions of a C text that needs nothing else. */
async function compiledText(text: string, { root, tools }: Toolchain): Promise<string> {
  const { clang } = tools.byName;
  const path = requireTool(clang);
  const folder = cacheDir(root, 'scalar', [path, clang.version, sha256(text)]);
  return makeOnce(join(folder, 'scalar.o'), async (draft) => {
    const source = `${draft}.c`;
    writeFileSync(source, text);
    const { status, stderr } = await run(path, ['-Os', '-w', ...NO_LIBRARY, '-c', '-o', draft, source]);
    if (status !== 0)
      throw new Failure('invariant', 'the translation to scalar code does not compile', { found: stderr.trimEnd() });
  });
}

/* Instructions on registers of 512 and of 256 bits as calls of C functions on eight words, written from the manual (SDM
 * vol. 2). `d`, `a` and `b` are word i of the destination and the sources;
 * `z0`, `x` and `y` are these registers as a whole; `n` is an immediate, `m` a mask. */

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
  'VPERMILPD i': 'x.w[i / 2 * 2 + ((n >> i) & 1)]',
  'VPERMILPD r': 'x.w[i / 2 * 2 + ((b >> 1) & 1)]',
  'VPERMQ i': 'x.w[i / 4 * 4 + ((n >> (2 * (i % 4))) & 3)]',
  'VPERMQ r': 'y.w[a & 7]',
};

/** Of those that know how many words a register has, for 256 bits; in the order of the tables above. */
const OF_FOUR: Readonly<Record<string, string>> = {
  VSHUFI64X2: '(i < 2 ? x : y).w[2 * ((n >> (i / 2)) & 1) + i % 2]',
  VALIGNQ: 'i + (n & 3) < 4 ? y.w[i + (n & 3)] : x.w[i + (n & 3) - 4]',
  VPERMT2Q: '(a & 4 ? y : z0).w[a & 3]',
  'VPERMQ r': 'y.w[a & 3]',
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
const VECTOR_PROLOGUE = `#include <stdint.h>
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
function vectorStatement(instruction: MachineInstruction, translation: Translation): string | null {
  const { operands } = instruction;
  // The other encoding of a move between registers.
  const opcode = instruction.opcode.replace(/_REV$/, '');
  if (opcode === 'VZEROUPPER') return 'for (int k = 0; k < 16; k++) for (int i = 2; i < 8; i++) z[k].w[i] = 0;';
  if (opcode.startsWith('K')) return maskStatement(instruction);
  const cleared = /^VPXOR(Y?|[DQ]Z(128|256))rr$/.test(opcode) ? clearing(instruction) : null;
  if (cleared !== null) return cleared;
  const [, name, letters] = /^(V[A-Z0-9]+?)(?:r?Z(?:256)?|Y)([a-z]+)$/.exec(opcode) ?? [];
  if (name === undefined || letters === undefined) return opcode.startsWith('V') ? untranslated(instruction) : null;
  // Words of 32 bits make a difference only to what is chosen by masks or repeated.
  if (/((?<!P)D|32|16|8|PS)$/.test(name) && /[kb]/.test(letters)) untranslated(instruction);
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

/** Whether an instruction is one on registers of 256 bits. */
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
  return `store(${at}, ${from}, ${mask ?? '0xff'} & ${isShort(instruction) ? '0x0f' : '0xff'});`;
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
      ? ['', movedWord(instruction, name, `${name} ${immediate === null ? 'r' : 'i'}`)]
      : made(of, ['d', 'a', 'b'], immediate);
  const index = /^[YZ]MM(\d+)$/.exec(to)?.[1];
  const [x, y = x] = rows;
  if (value === undefined || index === undefined || x === undefined) return untranslated(instruction);
  const isZeroing = letters.endsWith('kz');
  const isMerged = mask !== null && (isZeroing || name !== 'VPBLENDMQ');
  const otherwise = isZeroing ? '0' : 'd';
  const form = immediate === null ? 'r' : of === undefined ? 'i' : `i${Number.parseInt(immediate, 10)}`;
  const width = isShort(instruction) ? 4 : 8;
  const helper = [name, form, width, ...(isMerged ? [`k${otherwise}`] : [])].join('_');
  translation.define(
    helper,
    `APART void ${helper}(row *to, const row *p, const row *q, word n, word m) { const row z0 = *to, x = *p, y = *q; ` +
      `row t = {0}; for (int i = 0; i < ${width}; i++) { word a = x.w[i], b = y.w[i], d = z0.w[i]; ` +
      `${statements} t.w[i] = ${isMerged ? `!((m >> i) & 1) ? ${otherwise} : ` : ''}${value}; } *to = t; }`,
  );
  return `${helper}(&z[${index}], ${x}, ${y}, ${immediate ?? '0'}, ${mask ?? '0xff'});`;
}

/** Word i of what moves words or depends on others; undefined for what is not known. */
function movedWord(instruction: MachineInstruction, name: string, form: string): string | undefined {
  const ofFour = isShort(instruction) ? (OF_FOUR[form] ?? OF_FOUR[name]) : undefined;
  return ofFour ?? BY_FORM[form] ?? WORDS[name];
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

/**
 * Reads the rows of the table of instructions: columns separated by `|`, as in the manual.
 *
 *   general    mnemonic | operands | encoding | flags | more
 *   vectors    operands | prefix and map | encodings | names with opcodes | more
 *
 * operands   In Intel order. `=` in front: written; `+`: read and written; `~`: read, and LLVM counts it as written.
 *            `rm32` is a register or memory, `r32/m8` with memory of another width; `a` an address that is not
 *            accessed. `v` behind `r`, `m`, `rm` stands for 16, 32 and 64 bits, `y` for 32 and 64, and `av`, `dv` for
 *            the accumulator and the data register of that width. `*`: in ModRM.rm, though no memory can be. `(ax)`:
 *            no assembler spells it. `cc` is a condition, `to` a target; immediates are those of form.ts.
 *            Of vectors, `v` is a register of the length that the encoding says, `w` such a register or memory, `v/2`,
 *            `w/2` half as many bits, `mv` memory of that length, `x`, `y` and `z` have 128, 256 and 512 bits, `k` is
 *            a mask, `K` the mask in EVEX.aaa. `!` in front: it says which data are moved, or how far off.
 * encoding   `F3 0F B8 /r`, `VEX 66 0F38 F7 /r`, `81 /0`, `98 W1`; W follows `v` and `y` unless said.
 * encodings  `S` legacy, `V` VEX, `E` EVEX; the first has no v in front of its name, and if there is a vector between
 *            the destination and the others, it takes its place. `.xy` lengths (all, if unsaid), `.l` any length,
 *            `.s` 128 bits of any length; `.W1`; `.b32` memory may hold one element of 32 bits for all (of which W
 *            follows); `.u` nothing can be masked, `.R` registers only, `.M` memory only. Behind `:` the instruction
 *            sets: of V those of 128 and 256 bits, without them AVX and AVX2; of E what AVX512F and VL lack.
 * flags      One letter per flag in the order O S Z A P C (SDM vol. 1, appendix A.2): m modified by the result,
 *            0 cleared, 1 set, - undefined, t tested, x tested and modified, . as it was.
 * more       Instruction sets, and words of form.ts: timing, flow, repeat; `cancels`, `copied`; `push`, `pop`; `flags`:
 *            all of them are modified; `padding=66,2e`.
 */
import { invariant } from '../base/errors.ts';
import type {
  Access,
  Encoding,
  FlagEffect,
  FormOperand,
  ImmediateRange,
  InstructionForm,
  InstructionSet,
  OperandShape,
  Timing,
} from './form.ts';
import { INSTRUCTION_SETS } from './form.ts';

/** An instruction in one encoding and, if it works on general registers, of one width. */
export interface Row {
  readonly mnemonic: string;
  readonly words: readonly string[];
  readonly encoding: Pick<Encoding, 'space' | 'prefix' | 'map' | 'w' | 'opcode' | 'digit' | 'suffix'> & {
    readonly hasModrm: boolean;
  };
  /** Of its general registers, or 0. */
  readonly width: number;
  /** Of its vectors; null where the encoding has none, or any. */
  readonly lengths: readonly (number | null)[];
  /** Bits of an element of which memory may hold one for all, or 0. */
  readonly lane: number;
  /** Which forms may have a mask: those with ModRM.rm in a register, in memory, both, or none. */
  readonly masked: 'r' | 'm' | 'rm' | '';
  readonly flags: string;
  readonly more: readonly string[];
  setsOf(length: number): readonly InstructionSet[];
}

const MAPS: Readonly<Record<string, number>> = { '0F': 1, '0F38': 2, '0F3A': 3 };
const NO_FLAGS = '......';

const columnsOf = (text: string): string[][] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.split('|').map((column) => column.trim())]));
const wordsOf = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Rows of instructions on general registers. */
export const generalRows = (text: string): Row[] =>
  columnsOf(text).flatMap(([mnemonic, operands, encoding, flags, more]) => {
    const words = wordsOf(operands);
    const sized = words
      .map((word) => /^\(?[=+]?!?(?:rm?|m|a|d)([vy])\*?\)?$/.exec(word)?.[1])
      .find((v) => v !== undefined);
    const widths = sized === 'v' ? [64, 32, 16] : sized === 'y' ? [64, 32] : [0];
    return widths.map((width) => generalRow(mnemonic, words, wordsOf(encoding), flags, wordsOf(more), width));
  });

function generalRow(
  mnemonic: string,
  words: readonly string[],
  encoding: string[],
  flags: string,
  more: readonly string[],
  width: number,
): Row {
  const rest = [...encoding];
  const take = (test: RegExp): string | undefined => (test.test(rest[0] ?? '') ? rest.shift() : undefined);
  const space = take(/^VEX$/) === undefined ? 'legacy' : 'vex';
  const prefix = hex(take(/^(66|F2|F3)$/) ?? '0');
  const map = MAPS[take(/^0F(38|3A)?$/) ?? ''] ?? 0;
  const opcode = hex(take(/^[0-9A-F]{2}$/) ?? '');
  const suffix = hex(take(/^[0-9A-F]{2}$/) ?? '-1');
  const modrm = take(/^\/[r0-7]$/);
  const w = take(/^W[01]$/);
  requireKnown(more);
  invariant(
    opcode >= 0 && rest.length === 0,
    () => `the encoding of ${mnemonic} is not understood: ${encoding.join(' ')}`,
  );
  return {
    mnemonic,
    words: words.map((word) => widened(word, width)),
    encoding: {
      ...{ space, prefix, map, opcode, suffix, hasModrm: modrm !== undefined },
      w: w !== undefined ? (w === 'W1' ? 1 : 0) : width === 0 ? null : width === 64 ? 1 : 0,
      digit: modrm === undefined || modrm === '/r' ? -1 : Number(modrm[1]),
    },
    ...{ width, lengths: [space === 'vex' ? 128 : null], lane: 0, masked: '', flags, more },
    setsOf: () => more.filter(isSet),
  };
}

function requireKnown(more: readonly string[]): void {
  const wrong = more.find((word) => !isSet(word) && !MORE.test(word));
  invariant(wrong === undefined, () => `'${wrong}' says nothing of an instruction`);
}

const MORE =
  /^(none|unlisted|variable|chosen|jump|branch|call|return|stop|once|repn?e?|cancels|copied|flags|push|pop|padding=.*)$/;
const hex = (text: string): number => parseInt(text, 16);
const isSet = (word: string): word is InstructionSet => (INSTRUCTION_SETS as readonly string[]).includes(word);

/** `rmv` as `rm64`, `av` as `rax`. */
const widened = (word: string, width: number): string =>
  word
    .replace(/^(\(?[=+]?!?)([ad])[vy]\b/, (_, start: string, letter: string) => start + registerOf(letter, width))
    .replace(/^(\(?[=+]?!?(?:rm?|m))[vy]\b/, `$1${width}`);

const registerOf = (letter: string, width: number): string =>
  width === 64 ? `r${letter}x` : width === 32 ? `e${letter}x` : `${letter}x`;

/** Rows of instructions on vectors. */
export const vectorRows = (text: string): Row[] =>
  columnsOf(text).flatMap(([operands, at, encodings, names, more]) => {
    const places = wordsOf(at);
    const prefix = places.length > 1 ? hex(places[0]) : 0;
    const map = MAPS[places.at(-1) ?? ''] ?? 0;
    const [words, all, options] = [operands, names, more].map(wordsOf);
    return Array.from({ length: all.length / 2 }, (_, k) => [all[2 * k], all[2 * k + 1]]).flatMap(([name, opcode]) =>
      wordsOf(encodings).map((encoding) => vectorRow(name, opcode, words, { prefix, map }, encoding, options)),
    );
  });

const LENGTHS: Readonly<Record<string, number>> = { x: 128, y: 256, z: 512 };

function vectorRow(
  name: string,
  code: string,
  words: readonly string[],
  at: { readonly prefix: number; readonly map: number },
  encoding: string,
  more: readonly string[],
): Row {
  const [head, sets] = encoding.split(':');
  const [letter, ...marks] = head.split('.');
  const space = letter === 'S' ? 'legacy' : letter === 'V' ? 'vex' : 'evex';
  const lane = Number(marks.find((mark) => mark.startsWith('b'))?.slice(1) ?? 0);
  const w = marks.find((mark) => mark.startsWith('W')) ?? { 32: 'W0', 64: 'W1' }[lane];
  const lengths = [...(marks.find((mark) => /^[xyz]+$/.test(mark)) ?? (letter === 'V' ? 'xy' : 'xyz'))];
  const isScalar = marks.includes('s');
  const isAny = marks.includes('l');
  const [opcode, digit] = code.split('/');
  requireKnown(more);
  return {
    mnemonic: space === 'legacy' || name.startsWith('k') ? name : `v${name}`,
    words: space === 'legacy' ? tied(words) : words,
    encoding: {
      ...{ space, ...at, opcode: hex(opcode), suffix: -1, hasModrm: true, digit: Number(digit ?? -1) },
      w: w === undefined ? null : w === 'W1' ? 1 : 0,
    },
    width: 0,
    lengths: space === 'legacy' || isAny ? [null] : isScalar ? [128] : lengths.map((length) => LENGTHS[length]),
    lane,
    masked: space !== 'evex' || marks.includes('u') ? '' : marks.includes('R') ? 'r' : marks.includes('M') ? 'm' : 'rm',
    flags: more.includes('flags') ? 'mmmmmm' : NO_FLAGS,
    more,
    setsOf: (length) => setsNamed(space, sets, length, isScalar || isAny),
  };
}

/** Of a legacy encoding, which has the destination in place of the first source. */
function tied([to, first, ...rest]: readonly string[]): readonly string[] {
  if (to !== '=v' || !/^v\*?$/.test(first)) return [to, first, ...rest];
  return [`+${first}`, ...rest];
}

function setsNamed(
  space: Encoding['space'],
  sets: string | undefined,
  length: number,
  isShort: boolean,
): readonly InstructionSet[] {
  if (space === 'legacy') return setsOf(sets);
  if (space === 'vex') {
    const [short, long = short] = (sets ?? 'AVX,AVX2').split(',');
    return setsOf(length === 256 ? long : short);
  }
  const more = sets === undefined ? undefined : sets === 'GFNI' ? sets : `AVX512${sets}`;
  return setsOf(`AVX512F${length < 512 && !isShort ? '+AVX512VL' : ''}${more === undefined ? '' : `+${more}`}`);
}

const setsOf = (text = ''): readonly InstructionSet[] => text.split('+').filter(isSet);

/** A register, memory, or one element of memory for all. */
type Place = 'r' | 'm' | 'b';

/** All forms of a row. */
export const formsOf = (row: Row): InstructionForm[] =>
  row.lengths.flatMap((length) =>
    placesOf(row).flatMap((place) => {
      const operands = row.words.map((word) => operandOf(word, row, length ?? 128, place));
      return masks(row, operands, place).map((masking) => formOf(row, operands, length, place, masking));
    }),
  );

/** The word of the operand in ModRM.rm, as far as it says so. */
const isRm = (word: string): boolean => /^[=+]?!?(rm\d|w|m|a$|\w+\/m|.*\*$)/.test(word);

function placesOf({ words, lane }: Row): Place[] {
  const word = words.find(isRm)?.replace(/^[=+]?!?/, '') ?? 'r';
  if (/^(m|a$)/.test(word)) return ['m'];
  if (!/^rm\d|\/|^w/.test(word)) return ['r'];
  return lane === 0 ? ['r', 'm'] : ['r', 'm', 'b'];
}

type Masking = InstructionForm['masking'];
/** The word of a mask in EVEX.aaa that is an operand of its own. */
const isNamedMask = (word: string): boolean => word.endsWith('K');

/** Without a mask, and with it: elements that it leaves out stay, or become zero. */
function masks({ words, masked }: Row, [to]: readonly FormOperand[], place: Place): Masking[] {
  if (masked === '') return [null];
  if (words.some(isNamedMask)) return [null, 'zeroing'];
  const own: Masking[] = to.kind === 'mask' ? ['zeroing'] : to.kind === 'memory' ? ['merging'] : ['merging', 'zeroing'];
  return [null, ...(masked.includes(place === 'r' ? 'r' : 'm') ? own : [])];
}

function operandOf(text: string, row: Row, length: number, place: Place): FormOperand {
  const isImplied = text.startsWith('(');
  const [, sign, mark, word] = /^\(?([=+~]?)(!?)([^)*]*)\*?\)?$/.exec(text) ?? ['', '', '', ''];
  const access: Access = sign === '=' ? 'w' : sign === '+' ? 'rw' : 'r';
  if (isImplied || FIXED.test(word))
    return { kind: isImplied ? 'implied' : 'fixed', name: word.toUpperCase(), access, isKept: sign === '~' };
  if (word === 'cc' || word === 'to' || word === 'one')
    return { kind: word === 'cc' ? 'condition' : word === 'to' ? 'target' : word };
  if (RANGES.includes(word)) return immediate(word as ImmediateRange, row);
  if (word === 'a') return { kind: 'memory', width: 0, access: null };
  const found = located(word, access, row, length, place);
  return mark === '' || !('width' in found) ? found : { ...found, chooses: true };
}

const FIXED = /^([abcd][lh]|[er]?[abcd]x|rbp|[xy]mm\d+)$/;
const RANGES: readonly string[] = ['i', 'count', 'bit', 'octet', 'lane', 'byte'];

/** Only where the opcode names the register are there eight bytes. */
function immediate(range: ImmediateRange, { width, encoding: { hasModrm, opcode } }: Row): FormOperand {
  const isWhole = !hasModrm && opcode === 0xb8;
  return { kind: 'immediate', range, bytes: range !== 'i' ? 1 : width === 16 ? 2 : width === 64 && isWhole ? 8 : 4 };
}

/** A register or memory of general registers, vectors or masks. */
function located(word: string, access: Access, { lane }: Row, length: number, place: Place): FormOperand {
  const [own, other] = word.replace(/^rm(\d+)$/, 'r$1/m$1').split('/');
  const memory = (width: number): FormOperand => ({ kind: 'memory', width: place === 'b' ? lane : width, access });
  if (own === 'w') {
    const bits = length / Number(other ?? 1);
    return place === 'r' ? { kind: 'vector', width: Math.max(128, bits), access } : memory(bits);
  }
  if (own === 'v' && other !== undefined)
    return { kind: 'vector', width: Math.max(128, length / Number(other)), access };
  if (other !== undefined && place !== 'r') return memory(Number(other.slice(1)));
  if (own === 'mv') return memory(length);
  if (/^m\d+$/.test(own)) return memory(Number(own.slice(1)));
  if (own.toLowerCase() === 'k') return { kind: 'mask', width: 64, access };
  if (/^r\d+$/.test(own)) return { kind: 'general', width: Number(own.slice(1)), access };
  const width = own === 'v' ? length : LENGTHS[own];
  invariant(width !== undefined, () => `'${word}' is no operand`);
  return { kind: 'vector', width, access };
}

function formOf(
  row: Row,
  plain: readonly FormOperand[],
  length: number | null,
  place: Place,
  masking: Masking,
): InstructionForm {
  const { mnemonic, more, words } = row;
  const isMasked = masking === 'merging' || (masking === 'zeroing' && !words.some(isNamedMask));
  const all = isMasked ? withMask(plain, masking) : plain;
  const named = all.flatMap((o) => (o.kind === 'fixed' || o.kind === 'implied' ? [o] : []));
  const spelt = all.filter((o) => o.kind !== 'implied').findIndex((o) => o.kind === 'fixed');
  const kept = isMasked ? more.filter((word) => word !== 'cancels' && word !== 'copied') : more;
  return {
    ...{ mnemonic, all, operands: all.flatMap(shapeOf) },
    implicitReads: named.filter((o) => o.access.includes('r')).map((o) => o.name),
    implicitWrites: named.filter((o) => o.access.includes('w') || o.isKept).map((o) => o.name),
    spelt: spelt < 0 ? null : spelt === 0 ? 'first' : 'last',
    unchanged: named.filter((o) => o.isKept).map((o) => o.name),
    isCopy: kept.includes('copied'),
    cancels: kept.includes('cancels'),
    masking,
    flags: flagEffect(row.flags, all),
    stack: more.includes('push') ? -8 : more.includes('pop') ? 8 : 0,
    timing: timingOf(row),
    flow: (more.find((word) => FLOWS.includes(word)) ?? 'next') as InstructionForm['flow'],
    repeat: (more.find((word) => REPEATS.includes(word)) ?? null) as InstructionForm['repeat'],
    sets: row.setsOf(length ?? 128),
    encoding: encodingOf(row, all, length, place, masking),
    prefixes: prefixesOf(row),
    padding: paddingOf(row, all),
  };
}

/**
 * Prefixes that change nothing: what the row says, and the size of addresses where there are none. Intel reserves that
 * one; OpenSSL's assembly has it in front of moves and products of registers, so every processor does without it.
 */
function paddingOf({ more }: Row, all: readonly FormOperand[]): string[] {
  const own =
    more
      .find((word) => word.startsWith('padding='))
      ?.slice(8)
      .split(',') ?? [];
  const isOfRegisters = !all.some((o) => o.kind === 'memory') && !more.some((word) => ADDRESSING.includes(word));
  return isOfRegisters ? [...own, ADDRESS_SIZE] : own;
}

const ADDRESS_SIZE = '67';
/** What goes to or by addresses without an operand in memory. */
const ADDRESSING: readonly string[] = ['push', 'pop', 'jump', 'branch', 'call', 'return', 'stop', 'chosen'];

const TIMINGS: readonly string[] = ['none', 'unlisted', 'variable', 'chosen'];
const FLOWS: readonly string[] = ['jump', 'branch', 'call', 'return', 'stop'];
const REPEATS: readonly string[] = ['once', 'rep', 'repe', 'repne'];

/** What is known of the time that all forms of a row take. */
export const timingOf = ({ more }: Row): Timing =>
  (more.find((word) => TIMINGS.includes(word)) ??
    (more.some((word) => /^(push|pop)$/.test(word)) ? 'stack' : 'doit')) as Timing;

/** The mask behind the destination, which then keeps what is not written, unless that is zeroed. */
function withMask([to, ...rest]: readonly FormOperand[], masking: Masking): readonly FormOperand[] {
  const isKept = masking === 'merging' && to.kind === 'vector';
  return [isKept ? { ...to, access: 'rw' } : to, { kind: 'mask', width: 64, access: 'r' }, ...rest];
}

/** As LLVM lists it, if it does. */
function shapeOf(o: FormOperand): OperandShape[] {
  if ('name' in o || o.kind === 'one') return [];
  return [o.kind === 'immediate' ? { kind: o.kind } : o];
}

const FLAG_LETTERS = [...'OSZAPC'];

function flagEffect(text: string, operands: readonly FormOperand[]): FlagEffect {
  invariant(/^[mtx01.-]{6}$/.test(text), () => `flag column '${text}' is not six letters of mtx01.-`);
  const having = (letters: string): string => FLAG_LETTERS.filter((_, i) => letters.includes(text[i])).join('');
  const isCounted = operands.some(
    (o) => (o.kind === 'immediate' && o.range === 'count') || ('name' in o && ['CL', 'RCX'].includes(o.name)),
  );
  return {
    ...{ reads: having('tx'), writes: having('mx01'), undefined: having('-'), cleared: having('0'), set: having('1') },
    mayKeep: isCounted && /[mx01-]/.test(text),
  };
}

const prefixesOf = ({ encoding: { space, prefix }, width }: Row): string[] =>
  space === 'legacy' ? [...(prefix === 0 ? [] : [prefix.toString(16)]), ...(width === 16 ? ['66'] : [])] : [];

function encodingOf(
  row: Row,
  all: readonly FormOperand[],
  length: number | null,
  place: Place,
  masking: Masking,
): Encoding {
  const { hasModrm, ...encoding } = row.encoding;
  const isMasked = all.length > row.words.length;
  const at = (k: number): number => (k > 0 && isMasked ? k + 1 : k);
  const rm = row.words.findIndex(isRm);
  const others = row.words.flatMap((word, k) =>
    k !== rm && !isNamedMask(word) && ['general', 'vector', 'mask'].includes(all[at(k)].kind) ? [at(k)] : [],
  );
  const [first = -1, second = -1] = others;
  const isBack = rm === 0 && second >= 0;
  return {
    ...encoding,
    added: all.some((o) => o.kind === 'condition') ? 'condition' : !hasModrm && first >= 0 ? 'register' : null,
    length,
    rm: !hasModrm ? first : at(rm),
    reg: !hasModrm || encoding.digit >= 0 ? -1 : isBack ? second : first,
    vvvv: !hasModrm ? -1 : encoding.digit >= 0 || isBack ? first : second,
    isBroadcast: place === 'b',
    hasMask: masking !== null || row.words.some(isNamedMask),
    isZeroing: masking === 'zeroing' && all[0].kind !== 'mask',
  };
}

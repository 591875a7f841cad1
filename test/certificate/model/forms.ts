/** Every form of instruction that coq/Decode.v reads, as bytes with operands at random (Intel SDM, volume 2). */
import type { Rng } from '../../../src/base/rng.ts';

/** Bytes of one instruction, and the register that must point into the memory (-1: none but rsp). */
interface EncodedForm {
  readonly bytes: readonly number[];
  readonly base: number;
}

interface Form {
  /** As the manual names it. */
  readonly name: string;
  encode(rng: Rng): EncodedForm;
}

type Place = 'register' | 'memory' | 'address';
type Immediate = 'none' | 'byte' | 'double' | 'quad' | 'shift' | 'bit' | 'narrowBit';

interface Shape {
  /** 66 or F3. */
  readonly prefix?: number;
  readonly wide?: boolean;
  readonly opcode: readonly number[];
  /** Of ModR/M; without it, a register. */
  readonly digit?: number;
  readonly places?: readonly Place[];
  readonly immediate?: Immediate;
  /** Both operands are one register. */
  readonly same?: boolean;
  /** Map and mandatory prefix of VEX; `v` says whether it names a register. */
  readonly vex?: { readonly map: number; readonly pp: number; readonly v: boolean };
}

const RSP = 4;

export function allForms(): Form[] {
  return [...withModrm(), ...withoutModrm()];
}

const both: readonly Place[] = ['register', 'memory'];
const registers: readonly Place[] = ['register'];

function withModrm(): Form[] {
  const forms: [string, Shape][] = [];
  ['add', 'or', 'adc', 'sbb', 'and', 'sub', 'xor', 'cmp'].forEach((name, n) => {
    const written = [0, 2, 7].includes(n) ? both : registers;
    forms.push(
      [`${name} r/m, r`, { wide: true, opcode: [8 * n + 1], places: written }],
      [`${name} r, r/m`, { wide: true, opcode: [8 * n + 3], places: both }],
      [`${name} r/m, imm32`, { wide: true, opcode: [0x81], digit: n, places: written, immediate: 'double' }],
      [`${name} r/m, imm8`, { wide: true, opcode: [0x83], digit: n, places: written, immediate: 'byte' }],
    );
  });
  for (const [name, digit] of [
    ['ror', 1],
    ['shl', 4],
    ['shr', 5],
    ['sar', 7],
  ] as const)
    forms.push(
      [`${name} r, imm8`, { wide: true, opcode: [0xc1], digit, immediate: 'shift' }],
      [`${name} r, 1`, { wide: true, opcode: [0xd1], digit }],
    );
  for (let c = 0; c < 6; c++)
    forms.push(
      [`cmov${c} r, r/m`, { wide: true, opcode: [0x0f, 0x40 + c], places: both }],
      [`set${c} r8`, { wide: true, opcode: [0x0f, 0x90 + c], digit: 0 }],
    );
  forms.push(
    ['imul r, r/m, imm32', { wide: true, opcode: [0x69], places: both, immediate: 'double' }],
    ['imul r, r/m, imm8', { wide: true, opcode: [0x6b], places: both, immediate: 'byte' }],
    ['imul r, r/m', { wide: true, opcode: [0x0f, 0xaf], places: both }],
    ['test r/m, r', { wide: true, opcode: [0x85], places: both }],
    ['test r/m, imm32', { wide: true, opcode: [0xf7], digit: 0, places: both, immediate: 'double' }],
    ['test r8, r8', { wide: true, opcode: [0x84] }],
    ['add r8, r8', { wide: true, opcode: [0x00] }],
    ['add r8, r8 (load)', { wide: true, opcode: [0x02] }],
    ['adc r8, r8', { wide: true, opcode: [0x10] }],
    ['adc r8, r8 (load)', { wide: true, opcode: [0x12] }],
    ['add r/m8, imm8', { opcode: [0x80], digit: 0, places: both, immediate: 'byte' }],
    ['adc r8, imm8', { opcode: [0x80], digit: 2, immediate: 'byte' }],
    ['mov r/m8, r8', { opcode: [0x88], places: both }],
    ['mov r8, r8 (load)', { opcode: [0x8a] }],
    ['mov r/m, r', { wide: true, opcode: [0x89], places: both }],
    ['mov r, r/m', { wide: true, opcode: [0x8b], places: both }],
    ['mov r/m, imm32', { wide: true, opcode: [0xc7], digit: 0, places: both, immediate: 'double' }],
    ['adc r32, r32', { opcode: [0x11] }],
    ['adc r32, r32 (load)', { opcode: [0x13] }],
    ['mov r32, r32', { opcode: [0x89] }],
    ['mov r32, r32 (load)', { opcode: [0x8b] }],
    ['mov r32, imm32 (C7)', { opcode: [0xc7], digit: 0, immediate: 'double' }],
    ['xor r32, itself', { opcode: [0x31], same: true }],
    ['xor r32, itself (load)', { opcode: [0x33], same: true }],
    ['xor r, itself', { wide: true, opcode: [0x31], same: true }],
    ['lea r, m', { wide: true, opcode: [0x8d], places: ['address'] }],
    ['xchg r, r', { wide: true, opcode: [0x87] }],
    ['inc r', { wide: true, opcode: [0xff], digit: 0 }],
    ['dec r', { wide: true, opcode: [0xff], digit: 1 }],
    ['not r', { wide: true, opcode: [0xf7], digit: 2 }],
    ['neg r', { wide: true, opcode: [0xf7], digit: 3 }],
    ['mul r/m', { wide: true, opcode: [0xf7], digit: 4, places: both }],
    ['shld r, r, imm8', { wide: true, opcode: [0x0f, 0xa4], immediate: 'shift' }],
    ['shrd r, r, imm8', { wide: true, opcode: [0x0f, 0xac], immediate: 'shift' }],
    ['movzx r64, r/m8', { wide: true, opcode: [0x0f, 0xb6], places: both }],
    ['bt r, imm8', { wide: true, opcode: [0x0f, 0xba], digit: 4, immediate: 'bit' }],
    ['bt r32, imm8', { opcode: [0x0f, 0xba], digit: 4, immediate: 'narrowBit' }],
    ['btr r, imm8', { wide: true, opcode: [0x0f, 0xba], digit: 6, immediate: 'bit' }],
    ['movbe r, m', { wide: true, opcode: [0x0f, 0x38, 0xf0], places: ['memory'] }],
    ['movbe m, r', { wide: true, opcode: [0x0f, 0x38, 0xf1], places: ['memory'] }],
    ['adcx r, r/m', { prefix: 0x66, wide: true, opcode: [0x0f, 0x38, 0xf6], places: both }],
    ['adox r, r/m', { prefix: 0xf3, wide: true, opcode: [0x0f, 0x38, 0xf6], places: both }],
    ['movq xmm, r', { prefix: 0x66, wide: true, opcode: [0x0f, 0x6e] }],
    ['movq r, xmm', { prefix: 0x66, wide: true, opcode: [0x0f, 0x7e] }],
    ['bzhi r, r/m, r', { opcode: [0xf5], places: both, vex: { map: 2, pp: 0, v: true } }],
    ['mulx r, r, r/m', { opcode: [0xf6], places: both, vex: { map: 2, pp: 3, v: true } }],
    ['shlx r, r/m, r', { opcode: [0xf7], places: both, vex: { map: 2, pp: 1, v: true } }],
    ['sarx r, r/m, r', { opcode: [0xf7], places: both, vex: { map: 2, pp: 2, v: true } }],
    ['shrx r, r/m, r', { opcode: [0xf7], places: both, vex: { map: 2, pp: 3, v: true } }],
    ['rorx r, r/m, imm8', { opcode: [0xf0], places: both, immediate: 'shift', vex: { map: 3, pp: 3, v: false } }],
  );
  return forms.flatMap(([name, shape]) =>
    (shape.places ?? registers).map(
      (place): Form => ({ name: `${name} (${place})`, encode: (rng) => encoded(shape, place, rng) }),
    ),
  );
}

/** The opcode names the register, or it is rax. */
function withoutModrm(): Form[] {
  const form = (name: string, bytes: (rng: Rng, register: number) => number[]): Form => ({
    name,
    encode: (rng) => ({ bytes: bytes(rng, rng.below(16)), base: -1 }),
  });
  const short = (wide: boolean, opcode: number, register: number): number[] => {
    const rex = (wide ? 0x48 : 0x40) | (register >> 3);
    return [...(rex === 0x40 ? [] : [rex]), opcode + (register & 7)];
  };
  const accumulator = ['add', 'or', 'adc', 'sbb', 'and', 'sub', 'xor', 'cmp'].map((name, n) =>
    form(`${name} rax, imm32`, (rng) => [0x48, 8 * n + 5, ...number(rng, 4)]),
  );
  return [
    ...accumulator,
    form('test rax, imm32', (rng) => [0x48, 0xa9, ...number(rng, 4)]),
    form('add al, imm8', (rng) => [0x04, ...number(rng, 1)]),
    form('adc al, imm8', (rng) => [0x14, ...number(rng, 1)]),
    form('mov r8, imm8', (rng, r) => [0x40 | (r >> 3), 0xb0 + (r & 7), ...number(rng, 1)]),
    form('mov r32, imm32', (rng, r) => [...short(false, 0xb8, r), ...number(rng, 4)]),
    form('mov r, imm64', (rng, r) => [...short(true, 0xb8, r), ...number(rng, 8)]),
    form('bswap r', (_, r) => [0x48 | (r >> 3), 0x0f, 0xc8 + (r & 7)]),
    form('push r', (_, r) => short(false, 0x50, r)),
    form('pop r', (_, r) => short(false, 0x58, r)),
    form('xchg rax, r', (_, r) => short(true, 0x90, r === RSP ? 0 : r)),
    form('nop', () => [0x90]),
    form('endbr64', () => [0xf3, 0x0f, 0x1e, 0xfa]),
    form('cmc', () => [0xf5]),
    form('clc', () => [0xf8]),
    form('stc', () => [0xf9]),
  ];
}

const EDGES = [0, 1, 0x7f, 0x80, 0xff];

/** A number of so many bytes, often at an edge. */
function number(rng: Rng, bytes: number): number[] {
  const edge = rng.below(2) === 0 ? EDGES[rng.below(EDGES.length)] : -1;
  return Array.from({ length: bytes }, (_, i) =>
    edge < 0 ? rng.below(256) : i === bytes - 1 ? edge : edge & 1 && 255,
  );
}

function immediate(kind: Immediate, rng: Rng): number[] {
  switch (kind) {
    case 'none':
      return [];
    case 'byte':
      return number(rng, 1);
    case 'double':
      return number(rng, 4);
    case 'quad':
      return number(rng, 8);
    case 'shift':
      return [1 + rng.below(63)];
    case 'bit':
      return [rng.below(64)];
    case 'narrowBit':
      return [rng.below(32)];
  }
}

function encoded(shape: Shape, place: Place, rng: Rng): EncodedForm {
  const { prefix, wide = false, opcode, digit, same = false, vex } = shape;
  const own = digit ?? rng.below(16);
  const tail = immediate(shape.immediate ?? 'none', rng);
  const v = vex?.v ? rng.below(16) : 0;
  const head = (length: number): number => (prefix === undefined ? 0 : 1) + (vex === undefined ? 1 : 3) + length;
  const { modrm, x, b, base } = placed(
    place,
    own,
    same,
    rng,
    (displacement) =>
      // Relative to the end of the instruction.
      MEMORY + displacement - (head(opcode.length) + 5 + tail.length),
  );
  const r = own >> 3;
  const extension =
    vex === undefined
      ? [0x40 | (wide ? 8 : 0) | (r << 2) | (x << 1) | b]
      : [0xc4, ((1 - r) << 7) | ((1 - x) << 6) | ((1 - b) << 5) | vex.map, 0x80 | ((15 - v) << 3) | vex.pp];
  const bytes = [...(prefix === undefined ? [] : [prefix]), ...extension, ...opcode, ...modrm, ...tail];
  return { bytes, base };
}

/** Where the memory is, seen from the code, and the words in it around its middle, where the base points. */
const MEMORY = 4096;
const HALF = 32;
const WORD = 8;

interface Placed {
  /** With SIB and displacement. */
  readonly modrm: readonly number[];
  readonly x: number;
  readonly b: number;
  readonly base: number;
}

function placed(place: Place, own: number, same: boolean, rng: Rng, relative: (at: number) => number): Placed {
  const field = (own & 7) << 3;
  if (place === 'register') {
    const other = same ? own : rng.below(16);
    return { modrm: [0xc0 | field | (other & 7)], x: 0, b: other >> 3, base: -1 };
  }
  if (place === 'address') return scattered(field, rng);
  const displacement = rng.below(2 * HALF - WORD + 1) - HALF;
  const kind = rng.below(4);
  if (kind === 0) return { modrm: [field | 5, ...little(relative(HALF + displacement))], x: 0, b: 0, base: -1 };
  const base = rng.below(16);
  const low = base & 7;
  // rbp and r13 have no form without a displacement.
  const isPlain = kind === 1 && low !== 5;
  const mode = isPlain ? 0 : kind === 2 ? 0x80 : 0x40;
  const offset = isPlain ? [] : kind === 2 ? little(displacement) : [displacement & 0xff];
  const sib = low === RSP ? [0x24] : [];
  return { modrm: [mode | field | low, ...sib, ...offset], x: 0, b: base >> 3, base: base === RSP ? -1 : base };
}

/** Any address that lea may compute: base, scaled index, displacement; or seen from the next instruction. */
function scattered(field: number, rng: Rng): Placed {
  const [base, index, scale] = [rng.below(16), rng.below(16), rng.below(4)];
  const displacement = number(rng, 4);
  const sib = (scale << 6) | ((index & 7) << 3) | (base & 7);
  switch (rng.below(4)) {
    case 3:
      return { modrm: [field | 5, ...displacement], x: 0, b: 0, base: -1 };
    case 0:
      return { modrm: [field | 4, (sib & 0xf8) | 5, ...displacement], x: index >> 3, b: 0, base: -1 };
    case 1:
      return { modrm: [0x80 | field | 4, sib, ...displacement], x: index >> 3, b: base >> 3, base: -1 };
    default:
      return {
        modrm: [0x80 | field | (base & 7), ...((base & 7) === RSP ? [0x24] : []), ...displacement],
        x: 0,
        b: base >> 3,
        base: -1,
      };
  }
}

const little = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >> shift) & 0xff);

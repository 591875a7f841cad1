import type { Rng } from '../../../src/base/rng.ts';
import { pick } from './source.ts';
import { hexBytes } from '../../items.ts';

/** Opcodes of instructions that are accepted in some form, by map: one byte, 0F, 0F 38, 0F 3A. */
const ONE: readonly number[] = [
  ...Array.from({ length: 64 }, (_, k) => k).filter((k) => k % 8 < 6),
  ...hexBytes('63 69 6b 80 81 83 84 85 86 87 88 89 8a 8b 8d 8f 90 91 97 98 99 a8 a9 b0 b8 bf c0 c1 c6 c7 d0 d1 d2 d3'),
  ...hexBytes('f5 f6 f7 f8 f9 fc fe ff 50 58 68 6a'),
];
const TWO: readonly number[] = [
  ...hexBytes('1e 1f'),
  ...Array.from({ length: 16 }, (_, k) => 0x40 + k),
  ...hexBytes('6e 6f 7e 7f'),
  ...Array.from({ length: 16 }, (_, k) => 0x90 + k),
  ...hexBytes('a3 a4 a5 ab ac ad af b3 b6 b7 b8 ba bb bc bd be bf c8 cf d6 ef'),
];
const THREE: readonly number[] = [0xf0, 0xf1, 0xf2, 0xf3, 0xf5, 0xf6, 0xf7];
const FOUR: readonly number[] = [0x0f, 0x16, 0x22, 0xf0];
const SIMD = [0x66, 0xf2, 0xf3];

/** Bytes of an immediate. */
function immediate(map: number, opcode: number, modrm: number, isWide: boolean): number {
  if (map === 3) return 1;
  if (map === 1) return [0xa4, 0xac, 0xba].includes(opcode) ? 1 : 0;
  if (map === 2) return 0;
  if (opcode < 0x40) return opcode % 8 === 4 ? 1 : opcode % 8 === 5 ? 4 : 0;
  if (
    [0x6a, 0x6b, 0x80, 0x83, 0xa8, 0xb0, 0xc0, 0xc1, 0xc6].includes(opcode) ||
    (opcode === 0xf6 && ((modrm >> 3) & 7) < 2)
  )
    return 1;
  if (opcode >= 0xb8 && opcode <= 0xbf) return isWide ? 8 : 4;
  return [0x68, 0x69, 0x81, 0xa9, 0xc7].includes(opcode) || (opcode === 0xf7 && ((modrm >> 3) & 7) < 2) ? 4 : 0;
}

const hasModrm = (map: number, opcode: number): boolean =>
  map === 0
    ? opcode < 0x40
      ? opcode % 8 < 4
      : !(opcode >= 0x50 && opcode < 0x60) &&
        !(opcode >= 0x90 && opcode < 0xc0) &&
        ![0x68, 0x6a, 0xf5, 0xf8, 0xf9, 0xfc].includes(opcode)
    : map !== 1 || opcode < 0xc8 || opcode > 0xcf;

const bytes = (count: number, rng: Rng): number[] =>
  Array.from({ length: count }, () => pick([0, 1, 8, 63, 64, 0x7f, 0x80, 0xff, rng.below(256)], rng));

/**
 * An instruction of random fields, as those that are accepted are made: REX, VEX and EVEX with whatever their fields
 * allow, prefixes that belong to it and others.
 */
export function madeUp(rng: Rng): number[] {
  const map = pick([0, 0, 0, 1, 1, 2, 3], rng);
  const opcode = pick([ONE, TWO, THREE, FOUR][map], rng);
  const modrm =
    rng.below(4) > 0
      ? 0xc0 | rng.below(64)
      : pick([0x06, 0x07, 0x46, 0x47, 0x04, 0x44, 0x05], rng) | (rng.below(8) << 3);
  const rest = [
    ...(hasModrm(map, opcode) ? [modrm, ...address(modrm, rng)] : []),
    ...bytes(immediate(map, opcode, modrm, true), rng),
  ];
  switch (rng.below(5)) {
    case 0:
      return map === 0
        ? legacy(map, opcode, rest, rng)
        : [0xc4, (rng.below(8) << 5) | map, rng.below(256), opcode, ...rest];
    case 1:
      return map === 1 ? [0xc5, rng.below(256), opcode, ...rest] : legacy(map, opcode, rest, rng);
    case 2:
      return rng.below(4) === 0
        ? [0x62, (rng.below(32) << 3) | pick([1, 2, 3, 4, 5], rng), rng.below(256) | 4, rng.below(256), opcode, ...rest]
        : legacy(map, opcode, rest, rng);
    default:
      return legacy(map, opcode, rest, rng);
  }
}

function legacy(map: number, opcode: number, rest: readonly number[], rng: Rng): number[] {
  const prefixes =
    rng.below(2) === 0
      ? []
      : Array.from({ length: 1 + rng.below(2) }, () => pick([...SIMD, ...SIMD, 0x67, 0x2e, 0x3e, 0x64, 0xf0], rng));
  const rex = rng.below(4) === 0 ? [] : [rng.below(2) === 0 ? 0x48 : 0x40 | rng.below(16)];
  return [...prefixes, ...rex, ...[[], [0x0f], [0x0f, 0x38], [0x0f, 0x3a]][map], opcode, ...rest];
}

/** What follows a ModRM byte: a SIB byte, a displacement. */
function address(modrm: number, rng: Rng): number[] {
  const mod = modrm >> 6;
  const rm = modrm & 7;
  const sib = mod !== 3 && rm === 4 ? [pick([0x24, 0x26, 0x27, 0x66, 0x25], rng)] : [];
  const wide = mod === 2 || (mod === 0 && (rm === 5 || sib[0] === 0x25));
  return [...sib, ...(mod === 1 ? [pick([0, 8, 0xf8, 0x80], rng)] : wide ? [pick([0, 8, 0xf8], rng), 0, 0, 0] : [])];
}

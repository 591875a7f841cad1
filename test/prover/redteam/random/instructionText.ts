/** Texts of random instructions, made of the rows of the table: whatever has a row may be drawn. */
import type { Rng } from '../../../../src/base/rng.ts';
import type { InstructionForm, OperandShape } from '../../../../src/x86/form.ts';
import { pick } from '../source.ts';

/** What operands may be. */
export interface Operands {
  readonly general: readonly number[];
  readonly vectors: readonly number[];
  /** Addresses that may be read, and those that may be written, of so many bytes. */
  readable(rng: Rng, bytes: number): string;
  writable(rng: Rng, bytes: number): string;
}

const LEGACY = ['ax', 'cx', 'dx', 'bx', 'sp', 'bp', 'si', 'di'];

export function generalName(index: number, width: number): string {
  const legacy = LEGACY[index];
  if (legacy === undefined) return `r${index}${{ 64: '', 32: 'd', 16: 'w' }[width] ?? 'b'}`;
  return width === 64
    ? `r${legacy}`
    : width === 32
      ? `e${legacy}`
      : width === 16
        ? legacy
        : `${legacy.replace('x', '')}l`;
}

const SIZES: Readonly<Record<number, string>> = {
  8: 'byte',
  16: 'word',
  32: 'dword',
  64: 'qword',
  128: 'xmmword',
  256: 'ymmword',
  512: 'zmmword',
};
const CONDITIONS = ['o', 'no', 'b', 'ae', 'e', 'ne', 'be', 'a', 's', 'ns', 'l', 'ge', 'le', 'g'];
const CONSTANTS = [
  0, 1, 2, 3, 7, 8, 12, 13, 15, 31, 32, 33, 47, 51, 52, 63, 64, 0x1b, 0x44, 0x4e, 0xe4, 0xca, 0x96, 0xee, 127,
];
const EDGES = [0n, 1n, 0x7fn, 0x80n, 0xffn, 0x7fffffffn];

/** Encodings that assemblers choose between when the text is the same. */
const isShortEvex = ({ encoding, operands }: InstructionForm): boolean =>
  encoding.space === 'evex' && !operands.some((o) => 'width' in o && o.width === 512);

/** One instruction of a row; null for rows that jump, and for what no text of one line is. */
export function instructionText(form: InstructionForm, rng: Rng, operands: Operands): string | null {
  if (form.flow !== 'next' || form.operands.some((o) => o.kind === 'target')) return null;
  const condition = form.operands.some((o) => o.kind === 'condition') ? pick(CONDITIONS, rng) : '';
  const isMasked = isMaskBehind(form);
  const shapes = form.operands.filter((o, k) => o.kind !== 'condition' && !(isMasked && k === 1));
  const texts = shapes.map((shape) => operandText(shape, form, rng, operands));
  if (isMasked) texts[0] += `{k${1 + rng.below(3)}}${isZeroing(form) ? '{z}' : ''}`;
  const spelt = form.spelt === null ? [] : [form.implicitReads[0].toLowerCase()];
  const all = form.spelt === 'first' ? [...spelt, ...texts] : [...texts, ...spelt];
  const prefix = isShortEvex(form) ? '{evex} ' : rng.below(10) === 0 ? '{load} ' : '';
  return `${prefix}${form.mnemonic}${condition} ${all.join(', ')}`.trim();
}

const isMaskBehind = ({ encoding }: InstructionForm): boolean => encoding.hasMask;
const isZeroing = ({ encoding }: InstructionForm): boolean => encoding.isZeroing;

function operandText(shape: OperandShape, form: InstructionForm, rng: Rng, operands: Operands): string {
  switch (shape.kind) {
    case 'general':
      return rng.below(24) === 0 && shape.width === 8 ? 'ah' : generalName(pick(operands.general, rng), shape.width);
    case 'vector':
      return `${{ 128: 'x', 256: 'y', 512: 'z' }[shape.width]}mm${pick(operands.vectors, rng)}`;
    case 'mask':
      return `k${1 + rng.below(3)}`;
    case 'memory':
      return memoryText(shape, form, rng, operands);
    default:
      return String(/^vpternlog/.test(form.mnemonic) ? rng.below(256) : immediate(form, rng));
  }
}

/** Of immediates, those that shuffles and shifts tell apart are the usual ones. */
function immediate({ all }: InstructionForm, rng: Rng): bigint | number {
  const bytes = all.reduce((most, o) => Math.max(most, o.kind === 'immediate' ? o.bytes : 0), 0);
  if (bytes === 8 && rng.below(2) === 0) return rng.big(64);
  if (rng.below(8) === 0) return bytes >= 4 ? pick(EDGES, rng) : rng.below(256) - 128;
  return pick(CONSTANTS, rng);
}

function memoryText(
  shape: OperandShape & { kind: 'memory' },
  { encoding }: InstructionForm,
  rng: Rng,
  operands: Operands,
): string {
  if (shape.access === null) return leaText(rng, operands);
  const bytes = shape.width / 8;
  const at = shape.access === 'r' ? operands.readable(rng, bytes) : operands.writable(rng, bytes);
  return `${SIZES[shape.width]} ${encoding.isBroadcast ? 'bcst' : 'ptr'} ${at}`;
}

const leaText = (rng: Rng, { general }: Operands): string => {
  const [base, index] = [0, 0].map(() => generalName(pick(general, rng), 64));
  const more = rng.below(3) === 0 ? '' : `+${index}*${1 << rng.below(4)}`;
  return `[${base}${more}+${rng.below(3) === 0 ? 0 : rng.below(1000) - 500}]`.replace('+-', '-');
};

/**
 * Rows of one vector operation in its legacy, VEX and EVEX encodings, which differ in their operands and in LLVM's
 * names only.
 */
import { row, type InstructionForm, type RowOptions } from './form.ts';

/** An operation; lengths are those of its vectors in bits. */
export interface Family {
  /** LLVM's name of the legacy form, without what it says of operands; VEX and EVEX names have a V in front. */
  readonly name: string;
  /** Sources in order: `V` a vector, `W` a vector or memory, `C` a 128-bit vector or memory, `i` an immediate. */
  readonly sources: string;
  /**
   * Prefixes of the legacy encoding; without it there is none. If the first source is a `V`, the destination takes its
   * place.
   */
  readonly legacy?: readonly string[];
  readonly vex?: readonly number[];
  readonly evex?: readonly number[];
  /** Bits of an element of which memory may hold one for all (EVEX). */
  readonly lane?: number;
  /** `W` has this part of the bits of the destination. */
  readonly part?: number;
  /** The destination is read, too (VEX and EVEX). */
  readonly accumulates?: boolean;
  /** LLVM leaves this out of the names of the EVEX forms: `m` instead of `rm`. */
  readonly shortNames?: boolean;
  /** Nothing can be masked. */
  readonly isWhole?: boolean;
  readonly options?: RowOptions;
}

/** Lengths of vectors. */
export const X: readonly number[] = [128],
  XY: readonly number[] = [128, 256],
  XYZ: readonly number[] = [128, 256, 512],
  Y: readonly number[] = [256],
  YZ: readonly number[] = [256, 512];

/** What LLVM puts behind the name: VEX, EVEX. */
export const VEX: Readonly<Record<number, string>> = { 128: '', 256: 'Y' },
  EVEX: Readonly<Record<number, string>> = { 128: 'Z128', 256: 'Z256', 512: 'Z' };

/** All rows of some operations. */
export const familyRows = (families: readonly Family[]): InstructionForm[] =>
  families.flatMap((family) => [...legacyRows(family), ...vexRows(family), ...evexRows(family)]);

/** A register, memory, or one element of memory for all. */
type Place = 'r' | 'm' | 'b';

function legacyRows({ name, sources, legacy, part = 1, options }: Family): InstructionForm[] {
  if (legacy === undefined) return [];
  const isTied = sources.startsWith('V');
  return places(sources).map((place) => {
    const rest = operandsOf(sources, 128, place, part, 0);
    const operands = isTied ? ['+v128', ...rest.slice(1)] : ['=v128', ...rest];
    return row(name + letters(sources, place), name.toLowerCase(), operands.join(' '), {
      ...options,
      prefixes: legacy,
    });
  });
}

function vexRows({ name, sources, vex = [], part = 1, accumulates = false, options }: Family): InstructionForm[] {
  return vex.flatMap((length) =>
    places(sources).map((place) =>
      row(
        `V${name}${VEX[length]}${letters(sources, place)}`,
        `v${name.toLowerCase()}`,
        [`${accumulates ? '+' : '='}v${length}`, ...operandsOf(sources, length, place, part, 0)].join(' '),
        options,
      ),
    ),
  );
}

function evexRows({
  name,
  sources,
  evex = [],
  lane = 0,
  part = 1,
  accumulates = false,
  shortNames = false,
  isWhole = false,
  options,
}: Family): InstructionForm[] {
  const all: Place[] = lane === 0 ? places(sources) : [...places(sources), 'b'];
  return evex.flatMap((length) =>
    all.flatMap((place) => {
      const known = letters(sources, place);
      const opcode = `V${name}${EVEX[length]}${shortNames ? known.slice(1) : known}`;
      const rest = operandsOf(sources, length, place, part, lane);
      const rows = masked(opcode, `v${name.toLowerCase()}`, `v${length}`, rest, accumulates, options);
      return isWhole ? rows.slice(0, 1) : rows;
    }),
  );
}

/** The row, and those that write chosen elements only: the others stay, or become zero. */
export function masked(
  opcode: string,
  mnemonic: string,
  to: string,
  rest: readonly string[],
  accumulates: boolean,
  options?: RowOptions,
): InstructionForm[] {
  const written = accumulates ? '+' : '=';
  const { result: _, cancels: __, ...some } = options ?? {};
  return [
    row(opcode, mnemonic, [written + to, ...rest].join(' '), options),
    row(`${opcode}k`, mnemonic, [`+${to}`, 'k64', ...rest].join(' '), { ...some, masking: 'merging' }),
    row(`${opcode}kz`, mnemonic, [written + to, 'k64', ...rest].join(' '), { ...some, masking: 'zeroing' }),
  ];
}

const places = (sources: string): Place[] => (/[WC]/.test(sources) ? ['r', 'm'] : ['r']);

function operandsOf(sources: string, length: number, place: Place, part: number, lane: number): string[] {
  const memory = (bits: number): string =>
    place === 'b' ? `m${lane}` : place === 'm' ? `m${bits}` : `v${Math.max(128, bits)}`;
  return sources
    .split(' ')
    .map((source) =>
      source === 'V' ? `v${length}` : source === 'W' ? memory(length / part) : source === 'C' ? memory(128) : 'i',
    );
}

/** `rr`, `rm`, `rmi`, `mbi`: LLVM's letters of the sources; of a single one, that of the destination, too. */
function letters(sources: string, place: Place): string {
  const words = sources.split(' ');
  const isLast = words.at(-1) === 'i';
  const found = words.filter((w) => w !== 'i').map((w) => (w === 'V' || place === 'r' ? 'r' : 'm'));
  return `${found.length === 1 && !isLast ? 'r' : ''}${found.join('')}${place === 'b' ? 'b' : ''}${isLast ? 'i' : ''}`;
}

/** What to try where an instruction, given as text, works on vectors. */
export const vectorHint = (text: string): { readonly hint?: string } =>
  /[xyz]mm\d/.test(text)
    ? {
        hint:
          'vector registers are modelled as places for words, no more: take the scalar code, or compile it with ' +
          '-mgeneral-regs-only or -fno-tree-vectorize (--cflags for .c)',
      }
    : {};

/** The functions between elements and rows of lanes (templates/library/transpose.S), of one to eight elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { proveCode } from '../../engine/optimize/checkStage.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { Builder } from '../../ir/build.ts';
import { constOperand, type IrFunction, LANES, type Operand } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';

/** Words of the elements that there is a transposition for. */
export const WORDS_OF_ELEMENT = 4;

/** The element that a lane of the rows has a word of (transpose.S). */
const LANE_ORDER: readonly number[] = [0, 2, 1, 3, 4, 6, 5, 7];

const NUMBERS = Array.from({ length: LANES }, (_, k) => k + 1);
const namesOf = (prefix: string, n: number): { readonly rows: string; readonly elements: string } => ({
  rows: `${prefix}_rows_of_${n}`,
  elements: `${prefix}_elements_of_${n}`,
});

/** Registers hold two elements each. */
const PAIRS = [16, 17, 18, 19].map((register, k) => ({ register, first: 2 * k, at: 64 * k }));
const RESULTS = [24, 25, 26, 27];

function loadsOf(n: number): string[] {
  return PAIRS.map(({ register, first, at }) => {
    if (n <= first) return `vpxorq zmm${register}, zmm${register}, zmm${register}`;
    return n === first + 1
      ? `vmovdqu64 ymm${register}, ymmword ptr [rsi+${at}]`
      : `vmovdqu64 zmm${register}, zmmword ptr [rsi+${at}]`;
  });
}

const storesOf = (n: number): string[] =>
  PAIRS.filter(({ first }) => first < n).map(({ first, at }, k) =>
    n === first + 1
      ? `vmovdqu64 ymmword ptr [rdi+${at}], ymm${RESULTS[k]}`
      : `vmovdqu64 zmmword ptr [rdi+${at}], zmm${RESULTS[k]}`,
  );

/** Text of all of them for the GNU assembler. */
export function transpositionText(prefix: string, root: string): string {
  const skeleton = readFileSync(join(root, 'templates', 'library', 'transpose.S'), 'utf8');
  return NUMBERS.map((n) =>
    fillSkeleton(skeleton, { ...namesOf(prefix, n), loads: loadsOf(n), stores: storesOf(n) }),
  ).join('\n');
}

/** What those of n elements do, as word IR without an operation. */
function transpositions(prefix: string, n: number): readonly IrFunction[] {
  const [whole, own] = [LANES * WORDS_OF_ELEMENT, n * WORDS_OF_ELEMENT];
  const moved = (name: string, [from, to]: readonly [number, number], place: (i: number) => number): IrFunction => {
    const b = new Builder(name, { aliasing: from === to ? 'equal' : 'none' });
    const array = (length: number) => Array.from({ length }, () => unsigned(64));
    const words = b.param({ name: 'arg1', shape: 'array', width: 64, bounds: array(from) });
    const results = Array.from({ length: to }, (_, i): Operand => words[place(i)] ?? constOperand(0n));
    b.resultAs({ name: 'out1', shape: 'array', width: 64, bounds: array(to) }, results);
    return b.finish();
  };
  const inElements = (row: number): number => WORDS_OF_ELEMENT * LANE_ORDER[row % LANES] + Math.floor(row / LANES);
  const inRows = (word: number): number =>
    LANES * (word % WORDS_OF_ELEMENT) + LANE_ORDER.indexOf(Math.floor(word / WORDS_OF_ELEMENT));
  const { rows, elements } = namesOf(prefix, n);
  return [moved(rows, [own, whole], inElements), moved(elements, [whole, own], inRows)];
}

/** Proves what the object of that text does; returns the claims. Throws `wrong` or `unsupported` where one fails. */
export async function proveTransposition(
  object: string,
  prefix: string,
  { root }: Pick<Toolchain, 'root'>,
): Promise<readonly RecordedVerdict[]> {
  const verdicts: RecordedVerdict[] = [];
  const contents = readFileSync(object);
  for (const fn of NUMBERS.flatMap((n) => transpositions(prefix, n))) {
    const own = await proveCode(fn, extractFunction(contents, fn.name).bytes, { root });
    const open = own.find(({ kind }) => kind !== 'proved');
    if (open !== undefined)
      throw new Failure('unsupported', `${fn.name} is not proved`, { expected: 'a transposition', found: open.claim });
    verdicts.push(...own);
  }
  return verdicts;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { proveCode } from '../../engine/optimize/checkStage.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { Builder } from '../../ir/build.ts';
import { LANES, type IrFunction, type Operand } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';

/** Words of the elements that there is a transposition for. */
export const WORDS_OF_ELEMENT = 4;

/** The element that a lane of the rows has a word of (transpose.S). */
const LANE_ORDER: readonly number[] = [0, 2, 1, 3, 4, 6, 5, 7];

/** What the functions of transpose.S do, as word IR without an operation. */
function transpositions(prefix: string): readonly IrFunction[] {
  const count = LANES * WORDS_OF_ELEMENT;
  const moved = (name: string, from: (i: number) => number): IrFunction => {
    const b = new Builder(`${prefix}_${name}_x8`, { aliasing: 'equal' });
    const bounds = Array.from({ length: count }, () => unsigned(64));
    const words = b.param({ name: 'arg1', shape: 'array', width: 64, bounds });
    const own = Array.from({ length: count }, (_, i): Operand => words[from(i)]);
    b.resultAs({ name: 'out1', shape: 'array', width: 64, bounds }, own);
    return b.finish();
  };
  const inElements = (row: number): number => WORDS_OF_ELEMENT * LANE_ORDER[row % LANES] + Math.floor(row / LANES);
  const inRows = (word: number): number =>
    LANES * (word % WORDS_OF_ELEMENT) + LANE_ORDER.indexOf(Math.floor(word / WORDS_OF_ELEMENT));
  return [moved('rows', inElements), moved('elements', inRows)];
}

/** Text of both functions for the GNU assembler. */
export const transpositionText = (prefix: string, root: string): string =>
  fillSkeleton(readFileSync(join(root, 'templates', 'library', 'transpose.S'), 'utf8'), {
    rows: `${prefix}_rows_x8`,
    elements: `${prefix}_elements_x8`,
  });

/** Proves what the object of that text does; returns the claims. Throws `wrong` or `unsupported` where one fails. */
export async function proveTransposition(
  object: string,
  prefix: string,
  { root }: Pick<Toolchain, 'root'>,
): Promise<readonly RecordedVerdict[]> {
  const verdicts: RecordedVerdict[] = [];
  for (const fn of transpositions(prefix)) {
    const { bytes } = extractFunction(readFileSync(object), fn.name);
    const own = await proveCode(fn, bytes, { root });
    const open = own.find(({ kind }) => kind !== 'proved');
    if (open !== undefined)
      throw new Failure('unsupported', `${fn.name} is not proved`, { expected: 'a transposition', found: open.claim });
    verdicts.push(...own);
  }
  return verdicts;
}

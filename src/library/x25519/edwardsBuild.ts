import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { assembledText, compileWords, loopObject } from './x25519Builds.ts';
import { baseTableText } from './baseTable.ts';
import type { EdwardsFunctions } from './edwardsFunctions.ts';

/** Ways of compiling a file of loops: lanes, and the limbs of a number in one. */
const WAYS = [
  { lanes: 1, end: '', weights: [0, 64, 128, 192] },
  { lanes: 8, end: '_x8', weights: [0, 51, 102, 153, 204] },
];

/** Compilers would store what a secret selects under a mask. */
const NO_MASKS = '-mno-avx512f';
/** Archives need no C library. */
const NO_LIBRARY = '-fno-builtin-memset';

/** Object of a file of loops (bridge/bench) over functions of so many lanes; `more` are flags of the compiler. */
export const laneLoops = (
  toolchain: Toolchain,
  file: string,
  lanes = 8,
  more: readonly string[] = [],
): Promise<string> => loopObject(toolchain, file, [`-DLANES=${lanes}`, NO_MASKS, NO_LIBRARY, ...more]);

/**
 * Objects of files of loops on edwards25519, of multiples of the base point first, of one lane and of eight, with the
 * tables and the functions of words that they call.
 */
export async function edwardsObjects(
  { words }: EdwardsFunctions,
  files: readonly string[],
  toolchain: Toolchain,
): Promise<string[]> {
  const loops = ['edwards.base.c', ...files].flatMap((file) =>
    WAYS.map(({ lanes }) => laneLoops(toolchain, file, lanes)),
  );
  const tables = WAYS.map(({ end, weights }) => baseTableText(`edwards_base_table${end}`, weights));
  return [
    ...(await Promise.all(loops)),
    await assembledText(toolchain, tables.join('\n')),
    await compileWords(toolchain, words),
  ];
}

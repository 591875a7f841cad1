/** The number of elements from which vectorised code is used. */
import { join } from 'node:path';
import { invariant } from '../../base/errors.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';

const VECTOR_NAMES = [
  ...(['mul_vec', 'square_vec', 'add_vec', 'sub_vec', 'scale_vec', 'inner_vec', 'butterfly_vec'] as const),
  'inverse_vec',
] as const;
type VectorName = (typeof VECTOR_NAMES)[number];

/** The fewest elements, of those that are left behind whole eights, that take less in lanes; 0 if none do. */
export type VectorThresholds = Readonly<Record<VectorName, number>>;

/** Every number of elements in lanes. */
export const ALWAYS_IN_LANES = Object.fromEntries(VECTOR_NAMES.map((name) => [name, 1])) as VectorThresholds;

/**
 * For processors that were not there: what gains on both that were measured, of products modulo bn254-r a Zen 4 (176
 * cycles for eight in lanes, 27 for one) and an Emerald Rapids (160 and 43).
 */
export const USUAL_THRESHOLDS: VectorThresholds = {
  ...{ mul_vec: 7, square_vec: 7, add_vec: 8, sub_vec: 8, scale_vec: 7, inner_vec: 7, butterfly_vec: 7 },
  inverse_vec: 16,
};

/** Macros of vectors.c. */
export const thresholdMacros = (least: VectorThresholds): Record<string, string> =>
  Object.fromEntries(
    VECTOR_NAMES.map((name) => [
      `LEAST_${name.replace('_vec', '').toUpperCase()}`,
      least[name] === 0 ? 'SIZE_MAX' : String(least[name]),
    ]),
  );

interface TimedVectors {
  readonly prefix: string;
  readonly hasInverse: boolean;
  /** Folder of the headers. */
  readonly includes: string;
  /** The functions, built with ALWAYS_IN_LANES, and all that they call. */
  readonly objects: readonly string[];
  /** Folder for the program. */
  readonly work: string;
}

/** Thresholds that are measured on this processor, which must have eight lanes. */
export async function measuredThresholds(
  { prefix, hasInverse, includes, objects, work }: TimedVectors,
  { root, tools }: Toolchain,
): Promise<VectorThresholds> {
  const macros = { PREFIX: prefix, HEADER: `"${prefix}_vectors.h"`, HAS_INVERSE: Number(hasInverse) };
  const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
  const program = join(work, 'vectorTimes');
  const source = join(root, 'templates', 'library', 'vectorTimes.c');
  const [archive, ...more] = objects;
  await linkCallingProgram({ program, flags: ['-O2', ...defines, '-I', includes, ...more], source, archive }, tools);
  const { stdout } = await run(program, []);
  const found = new Map(stdout.split('\n').map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  return Object.fromEntries(
    VECTOR_NAMES.map((name) => {
      const least = found.get(name) ?? (name === 'inverse_vec' && !hasInverse ? 0 : undefined);
      invariant(least !== undefined, () => `${name} was not timed`);
      return [name, least];
    }),
  ) as VectorThresholds;
}

/** In the header, and in what the command says. */
export function thresholdsText(least: VectorThresholds, isMeasured: boolean, hasInverse: boolean): string {
  const own = VECTOR_NAMES.filter((name) => hasInverse || name !== 'inverse_vec');
  const texts = own.map((name) => `${name} ${least[name] === 0 ? 'never' : least[name]}`);
  return (
    `Fewest elements, whole eights aside, for which vectorised code is used: ${texts.join(', ')}` +
    (isMeasured ? ', measured where the library was made.' : ', as usual: no processor with lanes was there.')
  );
}

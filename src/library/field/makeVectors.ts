/** Makes the vector functions of a library. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, invariant } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import { assembleObject } from '../../bench/assemble.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { type Toolchain, linkCallingProgram } from '../../frontend/toolchain/openToolchain.ts';
import { ColumnOverflow } from '../../ir/lanes/columns.ts';
import type { IrFunction } from '../../ir/function.ts';
import { elementSums } from '../../ir/elementSums.ts';
import { wordLanes, WORD_OPERATIONS, type WordOperation } from '../../ir/lanes/wordLanes.ts';
import { scaled, type Budget } from '../../search/task.ts';
import { compiledPart } from './binaries.ts';
import { macroLines, NAMES, type InverseKind, type LibraryPlan } from './libraryPlan.ts';
import { claimsOf } from '../kernels/searchFunction.ts';
import { provedKernel, provedMeaning, type LaneOptions } from '../kernels/provedKernels.ts';
import { vectorHeader } from './vectorHeader.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { proveTransposition, transpositionText, WORDS_OF_ELEMENT } from './transposition.ts';
import { run } from '../../frontend/toolchain/run.ts';

/** What the functions of vectors add to a library. */
interface VectorParts {
  readonly objects: readonly string[];
  /** Text of their header, which is in the folder of the other one, too. */
  readonly header: string;
  readonly sources: readonly NewFile[];
  readonly lines: readonly string[];
}

interface VectorMeans {
  /** Folder of the library's header. */
  readonly includes: string;
  /** Folder for what is made. */
  readonly work: string;
  /** The functions of one element, which those of vectors call. */
  readonly called: readonly string[];
  /** Flags that say what C may use of the processor. */
  readonly cpu: readonly string[];
  /** Of all vectorised functions together; null leaves the search out. */
  readonly budget: Budget | null;
  readonly seed: number;
  /** Core to be measured on. */
  readonly core: number | undefined;
  readonly io: Io;
}

/** Of the budget; what is called most has the largest part. The rest is for sums and differences in words. */
const SHARES: Readonly<Record<WordOperation, number>> = { mul: 0.5, square: 0.2, add: 0.1, sub: 0.1 };

/** Without lanes, so many sums or differences are computed at a time: their calls would take a fifth of it. */
export const SEVERAL = [2, 3, 4] as const;
const SHARE_OF_SEVERAL = 0.1 / (2 * SEVERAL.length);

/**
 * Functions of vectors of a library: those of lanes searched or begun with, and proved, the loops around them compiled.
 * Throws `unsupported` for a field that has none, or where a proof does not succeed; `wrong` if one is refuted.
 */
export async function makeVectors(
  plan: LibraryPlan,
  inverse: InverseKind,
  means: VectorMeans,
  toolchain: Toolchain,
): Promise<VectorParts> {
  const { prefix } = plan;
  const functions = [
    ...WORD_OPERATIONS.map((operation) => ({ share: SHARES[operation], fn: plannedLanes(plan, operation) })),
    ...inWords(plan, SEVERAL).map((fn) => ({ share: SHARE_OF_SEVERAL, fn })),
  ];
  const { includes, work, io } = means;
  const moves = await transposed(prefix, work, toolchain);
  const { made, isMeasured } = await withWorker(io.root, means.core, async (worker) => {
    const codes: KernelCode[] = [];
    for (const { share, fn } of functions) {
      io.status(`proving ${fn.name}`);
      const budget = means.budget && scaled(means.budget, share);
      const rng = seeded(means.seed, `library/${prefix}/lanes`);
      codes.push(await kernelCode(fn, { budget, aim: 'throughput', rng, worker, io }, work, toolchain));
    }
    io.status('');
    return { made: codes, isMeasured: runsLanes(8, worker.hello) };
  });
  const parts = [moves, ...made];
  const meaning = sumsMeaning(plan);
  writeFileSync(join(includes, `${prefix}_vectors.h`), vectorHeader(plan, [])); // for the C
  const objects = parts.map(({ object }) => object);
  const all = { ...means, objects: [...objects, ...means.called] };
  const least = isMeasured ? await thresholdsHere(plan, inverse, all, toolchain) : USUAL_THRESHOLDS;
  const told = thresholdsText(least, isMeasured, inverse !== 'none');
  const header = vectorHeader(plan, [...parts.map(({ known }) => known), ...meaning, told]);
  writeFileSync(join(includes, `${prefix}_vectors.h`), header);
  const loops = await loopsOf(plan, inverse, least, means, toolchain);
  return {
    objects: [loops.object, ...objects],
    header,
    sources: [loops.source, ...parts.map(({ source }) => source)],
    lines: [...parts.map(({ line }) => line), ...meaning, told],
  };
}

/** What depends on the number of elements is no table of addresses, which the search for leaks could not follow. */
export const PUBLIC_JUMPS: readonly string[] = ['-fno-jump-tables'];

/** The loops in C around the vectorised functions. */
async function loopsOf(
  plan: LibraryPlan,
  inverse: InverseKind,
  least: VectorThresholds,
  { includes, work, cpu }: Pick<VectorMeans, 'includes' | 'work' | 'cpu'>,
  toolchain: Toolchain,
): Promise<Pick<KernelCode, 'object' | 'source'>> {
  const name = `${plan.prefix}_vectors`;
  const content = vectorSource(plan, inverse, toolchain.root, least);
  const path = join(work, `${name}.c`);
  writeFileSync(path, content);
  const part = { name, source: path, includes, withPasses: false, cpu, more: PUBLIC_JUMPS };
  const object = await compiledPart(part, toolchain, work);
  return { object, source: { file: `src/${name}.c`, content } };
}

/** What is measured on this processor of the loops with all that they call. */
async function thresholdsHere(
  plan: LibraryPlan,
  inverse: InverseKind,
  { objects, ...means }: VectorMeans & { readonly objects: readonly string[] },
  toolchain: Toolchain,
): Promise<VectorThresholds> {
  const work = mkdtempSync(join(means.work, 'times-'));
  const { object } = await loopsOf(plan, inverse, ALWAYS_IN_LANES, { ...means, work }, toolchain);
  const { prefix } = plan;
  const own = { prefix, hasInverse: inverse !== 'none', includes: means.includes, work };
  return measuredThresholds({ ...own, objects: [object, ...objects] }, toolchain);
}

/** Sums and differences of so many canonical elements, whose results are canonical, whatever the library's form is. */
export const inWords = (
  { prefix, limbs: words, field: { modulus } }: LibraryPlan,
  counts: readonly number[],
): IrFunction[] =>
  (['add', 'sub'] as const).flatMap((operation) =>
    counts.map((count) => elementSums(`${prefix}_${operation}_of_${count}`, { operation, modulus, words, count })),
  );

/** What is proved of them: of one element, of whose word IR that of several is copies. Throws as `provedMeaning`. */
const sumsMeaning = (plan: LibraryPlan): string[] =>
  inWords(plan, [1]).map((fn) =>
    provedMeaning(fn, `${fn.spec?.relation} modulo p, below p`, `of which ${SEVERAL.join(', ')} elements have copies`),
  );

/** Throws `unsupported` where a library cannot have functions of vectors. */
export const requireVectors = (plan: LibraryPlan): void =>
  WORD_OPERATIONS.forEach((operation) => plannedLanes(plan, operation));

function plannedLanes({ prefix, field, limbs, isMontgomery }: LibraryPlan, operation: WordOperation): IrFunction {
  const { modulus } = field;
  if (limbs !== WORDS_OF_ELEMENT)
    throw new Failure('unsupported', 'vectors are of elements of four words', {
      where: '--lanes',
      expected: 'a modulus of 193 to 256 bits',
      found: `${limbs} word${limbs === 1 ? '' : 's'}`,
      hint: 'without --lanes the library has everything but vectors',
    });
  try {
    return wordLanes(`${prefix}_${operation}_x8`, operation, { modulus, words: limbs, isMontgomery });
  } catch (error) {
    if (!(error instanceof ColumnOverflow)) throw error;
    throw new Failure('unsupported', 'no plan of limbs for vectorised code is known', {
      where: '--lanes',
      found: field.modulusText,
      hint: 'without --lanes the library has everything but vectors',
    });
  }
}

/** A text for the assembler as it ships, its object, and what is known of it. */
interface KernelCode {
  readonly object: string;
  readonly source: NewFile;
  /** In the header, and in what the command says. */
  readonly known: string;
  readonly line: string;
}

async function transposed(prefix: string, work: string, toolchain: Toolchain): Promise<KernelCode> {
  const { object, source } = assembled(`${prefix}_transpose`, transpositionText(prefix, toolchain.root), work);
  const verdicts = await proveTransposition(object, prefix, toolchain);
  const names = `${prefix}_rows_of_1 to _8, ${prefix}_elements_of_1 to _8`;
  const known = `${names}: ${claimsOf(verdicts.slice(0, 2))}: words to their places.`;
  return { object, source, known, line: known };
}

async function kernelCode(
  fn: IrFunction,
  options: LaneOptions,
  work: string,
  toolchain: Toolchain,
): Promise<KernelCode> {
  const { program, verdicts, line } = await provedKernel(fn, toolchain, options);
  const bytes = encoded(program);
  const { name } = fn;
  const header = contractLines(fn);
  const text = gasFile(program, { symbol: name, syntax: 'intel', visibility: 'hidden', header });
  const { object, source } = assembled(name, text, work);
  if (Buffer.compare(extractFunction(readFileSync(object), name).bytes, bytes) !== 0)
    throw new Failure('invariant', 'the assembled file does not have the bytes that were proved', { where: name });
  return { object, source, known: `${name}: ${claimsOf(verdicts)}; sha256 ${sha256(bytes)}.`, line };
}

function assembled(name: string, text: string, work: string): Pick<KernelCode, 'object' | 'source'> {
  const [path, object] = ['S', 'o'].map((end) => join(work, `${name}.${end}`));
  writeFileSync(path, text);
  assembleObject('gas', path, object);
  return { object, source: { file: `src/${name}.S`, content: text } };
}

/** C of the functions of vectors, made of its template for a library. */
export function vectorSource(
  { prefix, limbs, form, field }: LibraryPlan,
  inverse: InverseKind,
  root: string,
  least: VectorThresholds,
): string {
  const [lanes, template] = ['lanes.h', 'vectors.c'].map((name) =>
    readFileSync(join(root, 'templates', 'library', name), 'utf8'),
  );
  const macros = {
    PREFIX: prefix,
    LIMBS: limbs,
    IS_CANONICAL: field.bounds[form] < field.modulus ? 1 : 0,
    HAS_INVERSE: inverse === 'none' ? 0 : 1,
    ...thresholdMacros(least),
  };
  return [`#include "${prefix}_vectors.h"`, '', ...macroLines(macros), '', NAMES, lanes, template].join('\n');
}

/* The number of elements from which vectorised code is used. */

const VECTOR_NAMES = [
  ...(['mul_vec', 'square_vec', 'add_vec', 'sub_vec', 'scale_vec', 'inner_vec', 'butterfly_vec'] as const),
  'inverse_vec',
] as const;
type VectorName = (typeof VECTOR_NAMES)[number];

/** The fewest elements, of those that are left behind whole eights, that take less in lanes; 0 if none do. */
type VectorThresholds = Readonly<Record<VectorName, number>>;

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
const thresholdMacros = (least: VectorThresholds): Record<string, string> =>
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
function thresholdsText(least: VectorThresholds, isMeasured: boolean, hasInverse: boolean): string {
  const own = VECTOR_NAMES.filter((name) => hasInverse || name !== 'inverse_vec');
  const texts = own.map((name) => `${name} ${least[name] === 0 ? 'never' : least[name]}`);
  return (
    `Fewest elements, whole eights aside, for which vectorised code is used: ${texts.join(', ')}` +
    (isMeasured ? ', measured where the library was made.' : ', as usual: no processor with lanes was there.')
  );
}

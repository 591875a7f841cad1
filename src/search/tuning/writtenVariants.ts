/** Existing code, by compilers or people, as a start of a search. */
import { resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import type { Io } from '../../base/io.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { lift } from '../lift/lift.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { startsOf } from '../../codegen/lanes/laneStarts.ts';
import { storedAtOnce } from '../../codegen/candidate/starts.ts';
import { writtenCandidate, type WrittenCode } from '../../codegen/candidate/writtenOrder.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import type { Variant } from '../../codegen/variants/variants.ts';
import { readFlatCode, readFunctionOf, type CodeTools } from '../../frontend/object/readFunction.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { traceCode, type TracedCode } from '../../prover/instructions/traceCode.ts';

/** A variant to be searched; one that was read from code begins as that was written. */
export interface StartVariant extends Variant {
  readonly written?: WrittenCode;
  /** The code that it was read from. */
  readonly listing?: TracedCode;
  /** A user named it: it competes whatever its first time is. */
  readonly isAsked?: boolean;
}

/** Families of starts by name; what was read from code begins as it was written, stores at the end or at once. */
export function familiesOf(
  { written }: StartVariant,
  problem: Problem,
): readonly { readonly name: string; readonly candidates: readonly Candidate[] }[] {
  if (written === undefined) return startsOf(problem);
  const candidate = writtenCandidate(problem, written);
  return [{ name: '', candidates: [candidate, storedAtOnce(problem, candidate)] }];
}

/** Inputs per aliasing mode on which code and source must agree. */
const PER_MODE = 64;

/**
 * What compilers made of the source, as variants named after them. Code that word IR does not say (vector arithmetic,
 * branches) is left out, and so is what an earlier compiler wrote in the same way.
 */
export async function compiledVariants(
  fn: IrFunction,
  compiled: readonly CompareEntry[],
  decoder: string,
): Promise<StartVariant[]> {
  const known = new Map<string, StartVariant>();
  for (const { name, code } of compiled) {
    const variant = await readable(async () =>
      variantOf(fn, name, traceCode(await readFlatCode(fn.name, code, decoder))),
    );
    if (variant === null || !isEqual(variant.fn, fn)) continue;
    const text = print(variant.fn);
    if (!known.has(text)) known.set(text, variant);
  }
  return [...known.values()];
}

async function readable(read: () => Promise<StartVariant>): Promise<StartVariant | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}

/**
 * The function in a file of assembly text, an object or a library, `FILE` or `FILE:FUNCTION`, called as (results,
 * parameters): as it was written, and with its additions read back into sums. Throws `input` for files that cannot be
 * read and code that computes other words than `fn`, `unsupported` for code that word IR does not say.
 */
export async function fileVariants(fn: IrFunction, start: string, tools: CodeTools, io: Io): Promise<StartVariant[]> {
  const { file, symbol } = placeOf(start);
  const { listing, asWritten } = await named(start, async () => {
    const traced = traceCode(await readFunctionOf(resolve(io.cwd, file), symbol, {}, tools));
    return { listing: traced, asWritten: { ...variantOf(fn, start, traced), isAsked: true } };
  });
  if (!isEqual(asWritten.fn, fn)) throw otherWords(start);
  const sums = normalize(asWritten.fn);
  return [asWritten, { name: `sums of ${start}`, fn: sums, listing, isAsked: true }];
}

/** Says of what is refused which `--start` it was. */
async function named<T>(start: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { where, hint, ...rest } = error.detail;
    const place = where === undefined ? '' : `: ${where}`;
    const advice = hint?.includes('--syntax') === true ? 'compile or assemble it to an object' : hint;
    throw new Failure(error.kind, error.message, {
      where: `--start ${start}${place}`,
      ...rest,
      ...(advice === undefined ? {} : { hint: advice }),
    });
  }
}

const otherWords = (where: string): Failure =>
  new Failure('input', 'the code computes other words than the source', {
    where: `--start ${where}`,
    expected: 'the same results, called as (results, parameters)',
    found: 'a difference on random inputs',
    hint: 'congruent results are not enough; `verify` says more about the code',
  });

/** A colon parts the file from the function. */
function placeOf(start: string): { readonly file: string; readonly symbol: string | undefined } {
  const match = /^(.+):([A-Za-z_.$][\w.$]*)$/.exec(start);
  return match === null ? { file: start, symbol: undefined } : { file: match[1], symbol: match[2] };
}

function variantOf(fn: IrFunction, name: string, listing: TracedCode): StartVariant {
  const lifted = lift(listing, fn);
  return { name: `as ${name}`, fn: lifted.fn, written: lifted.written, listing };
}

/** Whether both compute the same words of random and extreme inputs. */
function isEqual(a: IrFunction, b: IrFunction): boolean {
  const [x, y] = [a, b].map((f) => buildVectors(b, compile(f), { perMode: PER_MODE, rng: seeded(1, 'written code') }));
  return x.every(({ expected }, i) => expected.every((word, k) => word === y[i].expected[k]));
}

/**
 * Terms of one attempt at a proof (prover/proof/limited.ts): a search waits for it, and those that succeed need fewer.
 */
const MAX_TERMS = 1_000_000;
const MAX_TERMS_OF_SPECIFICATION = 300_000;

/**
 * Whether it is proved that the code a variant was read from computes `fn`, or that the variant meets its
 * specification.
 */
export function isProvedVariant({ fn: read, listing }: StartVariant, fn: IrFunction): boolean {
  const isSame =
    listing !== undefined &&
    proveListing(listing, fn, { mostTerms: MAX_TERMS, firstDivergence: false }).kind === 'proved';
  if (isSame || fn.spec === undefined) return isSame;
  return proveSpec(read, { mostTerms: MAX_TERMS_OF_SPECIFICATION }).kind === 'proved';
}

/** The code of all variants of a library that chooses by processor. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { readFlatCode, readFunction } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { compiledPart, requireSealed, linkedFiles } from './binaries.ts';
import { dispatchSource, variantPrefix, type DispatchKind } from './dispatchSource.ts';
import { libraryFunctions, type KnownProofs, type LibraryFunction, type ReadFunction } from './libraryFunctions.ts';
import { codesFor } from './storedCode.ts';
import type { ProcessorVariant, ProcessorVariants } from './variants.ts';
import { Failure } from '../../base/errors.ts';
import type { DecodedCode } from '../../base/machineCode.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { instructionSets, setsOfAll, type InstructionSet } from '../../prover/instructions/instructionSets.ts';

/** A variant of a library with its proved straight-line code, whose symbols nobody else sees. */
export interface VariantCode {
  readonly variant: ProcessorVariant;
  /** Begins its symbols. */
  readonly prefix: string;
  readonly functions: readonly LibraryFunction[];
}

/** Code of all functions for each variant, each code proved once; says how much of it was searched for the variant. */
export async function provedVariants(
  prefix: string,
  read: readonly ReadFunction[],
  { variants }: ProcessorVariants,
  io: Io,
): Promise<VariantCode[]> {
  const known: KnownProofs = new Map();
  const all: VariantCode[] = [];
  for (const variant of variants) {
    const own = variantPrefix(prefix, variant.id);
    const codesOf = (fn: ReadFunction) => codesFor(fn.read, fn.key, variant, io);
    const functions = await libraryFunctions(read, { prefix: own, codesOf, known }, io);
    all.push({ variant, prefix: own, functions });
    const searched = functions.filter(({ origin }) => origin.startsWith(`stored result of ${variant.machine ?? ''}`));
    io.out(`${variant.title}: ${functions.length} functions proved, ${searched.length} of them searched for it`);
  }
  return all;
}

/** Demands of a variant's code, and of its functions in C in the archive, that every processor that gets it runs it. */
export async function requireRuns(
  { variant, prefix, functions }: VariantCode,
  loops: readonly string[],
  archive: string,
  { bridge: { decoder } }: Toolchain,
): Promise<void> {
  for (const { symbol, bytes } of functions)
    requireFeatures((await readFlatCode(symbol, bytes, decoder)).code, variant.target, symbol);
  for (const name of loops) {
    const symbol = `${prefix}_${name}`;
    const { code } = await readFunction({ files: [archive], symbol, isClosed: true }, decoder);
    requireFeatures(code, variant.target, symbol);
  }
}

/** What the functions of a library are chosen by. */
interface Chooser {
  readonly prefix: string;
  /** Text of its header, which declares the prototypes. */
  readonly header: string;
  readonly prototypes: readonly string[];
  /** C of what is the same for all processors. */
  readonly common?: string;
  readonly variants: ProcessorVariants;
  readonly kind: DispatchKind;
}

/** Links the objects of all variants with what chooses among them; header and archive for checks are in `work`. */
export async function linkedWithChoice(
  { prefix, header, prototypes, common = '', variants, kind }: Chooser,
  objects: readonly string[],
  toolchain: Toolchain,
  work: string,
): Promise<{ readonly archive: string; readonly includes: string; readonly files: readonly NewFile[] }> {
  const includes = join(work, 'include');
  mkdirSync(includes);
  writeFileSync(join(includes, `${prefix}.h`), header);
  const text = dispatchSource(prefix, variants, prototypes, kind, toolchain.root) + common;
  const name = `${prefix}_dispatch`;
  const source = join(work, `${name}.c`);
  writeFileSync(source, text);
  const part = { name, source, includes, withPasses: false, cpu: DISPATCH_FLAGS };
  const chooser = await compiledPart(part, toolchain, work);
  const { archive, shared } = await linkedFiles(prefix, [...objects, chooser], work);
  if (kind === 'ifunc') await requireSealed(shared);
  return {
    archive,
    includes,
    files: [
      { file: `include/${prefix}.h`, content: header },
      { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
      { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
      { file: `src/${name}.c`, content: text },
    ],
  };
}

/** Resolvers run before relocations: no tables of addresses. */
const DISPATCH_FLAGS = ['-march=x86-64', '-fno-jump-tables'];

/** What keeps a program's own table of resolved symbols from being written after its start. */
export const RELRO: readonly string[] = ['-Wl,-z,relro,-z,now'];

/** What processors have that get code for a target, as the chooser asks them (`templates/library/dispatch.c`). */
const setsOf = ({ bmi2, adx }: Target): InstructionSet[] => [
  ...(bmi2 ? (['BMI1', 'BMI2', 'MOVBE'] as const) : []),
  ...(adx ? (['ADX'] as const) : []),
];

/**
 * Demands that code has no instruction that a processor with the features of `target` may lack. Throws `wrong` with the
 * first one that there is, `unsupported` where that is not known; `where` names the code.
 */
export function requireFeatures(code: DecodedCode, target: Target, where: string): void {
  for (const instruction of code.values()) {
    const needed = instruction === null ? null : instructionSets(instruction);
    if (needed === null)
      throw new Failure('unsupported', 'it is not known which processors run the code', {
        where,
        found: instruction?.text ?? 'bytes that are no instruction',
      });
    const lacking = setsOfAll([needed.filter((set) => !setsOf(target).includes(set))]);
    if (lacking.length > 0)
      throw new Failure('wrong', 'the code is not for every processor that gets it', {
        where,
        expected: `instructions of ${target.name}`,
        found: `${instruction?.text}, of ${lacking.join(', ')}`,
      });
  }
}

/** Makes a library that chooses its code when a program starts. */
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { featureFlags, straightParts, type BuiltParts, compiledPart, requireSealed, linkedFiles } from './binaries.ts';
import { checkFieldLibrary } from './checkFieldLibrary.ts';
import { type DispatchKind, dispatchSource, variantPrefix } from './dispatchSource.ts';
import { constantDefinitions, type LibraryPlan, type InverseKind } from './libraryPlan.ts';
import { chosenPrototypes, headerText, loopFunctions, variantPrototype } from './headerText.ts';
import { type ReadFunction, libraryFunctions, type LibraryFunction } from './libraryFunctions.ts';
import { LoopParts } from './loopParts.ts';
import { chosenInverse, type MakeOptions } from './makeLibrary.ts';
import { ofField, packageFiles } from './languageFiles.ts';
import { storedMachines, codesFor } from './storedCode.ts';
import { runs, variantOn, variantsFor, type ProcessorVariant, type ProcessorVariants } from './variants.ts';
import { fiatHeader, fiatPrototypes } from './fiatHeader.ts';
import { requireNoLeaks, fiatGlue, publishedFiles, headerShape, type FiatPlan } from './fiatLibrary.ts';
import { readFlatCode, readFunction } from '../../frontend/object/readFunction.ts';
import { Failure } from '../../base/errors.ts';
import type { DecodedCode } from '../../base/machineCode.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { instructionSets, setsOfAll } from '../../prover/instructions/instructionSets.ts';
import type { InstructionSet } from '../../x86/form.ts';

/** A variant with its code, as a library of its own. */
interface VariantLibrary extends VariantCode {
  readonly plan: LibraryPlan;
}

interface DispatchRequest extends MakeOptions {
  readonly plan: LibraryPlan;
  readonly read: readonly ReadFunction[];
  readonly kind: DispatchKind;
}

/**
 * Contents of all files of a library that has code for several processors and chooses when a program starts. Each
 * variant is proved and checked as a library is; those that this processor does not run are not called. Throws as
 * `libraryFiles`, and `wrong` if code needs more of a processor than those have that get it.
 */
export async function dispatchFiles(
  request: DispatchRequest,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const { plan, read, kind, seed } = request;
  const variants = variantsFor(read.flatMap(({ read: fn, key }) => storedMachines(fn, key, io)));
  const all = (await provedVariants(plan.prefix, read, variants, io)).map((code): VariantLibrary => {
    return { ...code, plan: { ...plan, prefix: code.prefix, variant: code.variant.title } };
  });
  const built: BuiltParts[] = [];
  const here = variantOn(variants, thisMachine());
  const raced = all.find(({ variant }) => variant === here) ?? all[0];
  const inverse = await inverseOfAll(request, raced, toolchain, io, work);
  for (const each of all) built.push(await buildVariant(each, inverse, toolchain, io, work));

  const [{ functions }] = all;
  const own = functions.map((fn) => ({ ...fn, symbol: `${plan.prefix}_${fn.name}` }));
  const titled = all.map(({ variant: { title }, functions: code }) => ({ title, functions: code }));
  const header = headerText(plan, own, inverse, titled);
  const prototypes = chosenPrototypes(plan, own, inverse);
  const { archive, includes, files } = await linkedWithChoice(
    { prefix: plan.prefix, header, prototypes, common: `\n${constantDefinitions(plan)}`, variants, kind },
    built.flatMap(({ objects }) => objects),
    toolchain,
    work,
  );
  for (const each of all) await checkVariant(each, inverse, { archive, work, seed }, toolchain, io);
  const means = { archive, includes, work, chosen: here.title };
  (await checkFieldLibrary(plan, inverse, means, toolchain, seed)).forEach((line) => io.out(line));
  return [
    ...files,
    ...packageFiles({ prefix: plan.prefix, description: ofField(plan.field) }, programVersion(io.root), RELRO),
    ...built.flatMap(({ sources }) => sources),
  ];
}

/** The same in all variants: what is faster in the one that this processor gets. */
async function inverseOfAll(
  { plan, seed, cpu }: DispatchRequest,
  { variant, plan: own, functions }: VariantLibrary,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<InverseKind> {
  if (plan.inverse === null) return 'none';
  const folder = join(work, 'race');
  mkdirSync(folder);
  const { objects: straight } = straightParts(functions, folder, io);
  const parts = new LoopParts(own, functions, { cpu: featureFlags(variant.target) }, toolchain, folder);
  return chosenInverse(own, parts, straight, { seed, cpu }, toolchain, io);
}

const folderOf = (work: string, { id }: ProcessorVariant): string => join(work, id);

async function buildVariant(
  { variant, plan, functions }: VariantLibrary,
  inverse: InverseKind,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<BuiltParts> {
  const folder = folderOf(work, variant);
  mkdirSync(folder);
  const straight = straightParts(functions, folder, io, 'hidden');
  const cpu = featureFlags(variant.target);
  const parts = new LoopParts(plan, functions, { cpu, isHidden: true }, toolchain, folder);
  const loops = await parts.objects(inverse);
  return {
    objects: [...straight.objects, ...loops],
    sources: [
      { file: `src/${plan.prefix}.h`, content: headerText(plan, functions, inverse) },
      ...straight.sources,
      ...parts.sources(inverse).map(({ name, text }) => ({ file: `src/${name}.c`, content: text })),
    ],
  };
}

interface CheckMeans {
  readonly archive: string;
  readonly work: string;
  readonly seed: number;
}

async function checkVariant(
  code: VariantLibrary,
  inverse: InverseKind,
  { archive, work, seed }: CheckMeans,
  toolchain: Toolchain,
  io: Io,
): Promise<void> {
  const { variant, plan } = code;
  const loops = loopFunctions(plan, inverse).map(({ name }) => name);
  await requireAllRuns(code, loops, archive, toolchain);
  if (!runs(variant.target, thisMachine())) {
    io.out(`${variant.title}: not called, for this processor does not run it`);
    return;
  }
  const includes = join(folderOf(work, variant), inverse.replace(' ', '-'));
  const checked = await checkFieldLibrary(plan, inverse, { archive, includes, work }, toolchain, seed);
  io.out(`${variant.title}: ${checked.join('; ')}`);
}

interface FiatDispatchRequest {
  readonly plan: FiatPlan;
  readonly read: readonly ReadFunction[];
  readonly kind: DispatchKind;
}

/**
 * Contents of all files of a library with the interface of Fiat-Crypto that has code for several processors and chooses
 * when a program starts. Throws as `fiatFiles`, and `wrong` if code needs more of a processor than those have that get
 * it.
 */
export async function fiatDispatchFiles(
  { plan, read, kind }: FiatDispatchRequest,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const { fiat, field } = plan;
  const { prefix } = fiat;
  const variants = variantsFor(read.flatMap(({ read: fn, key }) => storedMachines(fn, key, io)));
  const all = await provedVariants(prefix, read, variants, io);
  const built: BuiltParts[] = [];
  for (const each of all) built.push(await buildFiatVariant(plan, each, toolchain, io, work));

  const titled = all.map(({ variant: { title }, functions }) => ({ title, functions }));
  const header = fiatHeader(headerShape(plan), all[0].functions, titled);
  const declared = fiatPrototypes(headerShape(plan));
  const prototypes = [variantPrototype(prefix), ...declared.map(({ prototype }) => prototype)];
  const { archive, files } = await linkedWithChoice(
    { prefix, header, prototypes, variants, kind },
    built.flatMap(({ objects }) => objects),
    toolchain,
    work,
  );
  const straight = new Set(read.map(({ name }) => name));
  const loops = declared.map(({ name }) => name).filter((name) => !straight.has(name));
  for (const each of all) {
    await requireAllRuns(each, loops, archive, toolchain);
    if (fiat.isMontgomery) io.out(`${each.variant.title}: ${await requireNoLeaks(archive, each.prefix, toolchain)}`);
  }
  return [
    ...files,
    ...publishedFiles(fiat),
    ...packageFiles({ prefix, description: ofField(field) }, programVersion(io.root), RELRO),
    ...built.flatMap(({ sources }) => sources),
  ];
}

async function buildFiatVariant(
  plan: FiatPlan,
  { variant, prefix, functions }: VariantCode,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<BuiltParts> {
  const own = { ...plan, fiat: { ...plan.fiat, prefix } };
  const folder = join(work, variant.id);
  mkdirSync(folder);
  const header = fiatHeader(headerShape(own), functions);
  writeFileSync(join(folder, `${prefix}.h`), header);
  const { objects, sources } = straightParts(functions, folder, io, 'hidden');
  const glue = plan.fiat.isMontgomery ? fiatGlue(own, io.root) : `#include "${prefix}.h"\n`;
  const text = `${glue}\n${variantPrototype(prefix)} { return "${variant.title}"; }\n`;
  const source = join(folder, `${prefix}.c`);
  writeFileSync(source, text);
  const cpu = featureFlags(variant.target);
  const part = { name: prefix, source, includes: folder, withPasses: false, cpu, isHidden: true };
  return {
    objects: [...objects, await compiledPart(part, toolchain, folder)],
    sources: [{ file: `src/${prefix}.h`, content: header }, ...sources, { file: `src/${prefix}.c`, content: text }],
  };
}

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
  const all: VariantCode[] = [];
  for (const variant of variants) {
    const own = variantPrefix(prefix, variant.id);
    const codesOf = (fn: ReadFunction) => codesFor(fn.read, fn.key, variant, io);
    const functions = await libraryFunctions(read, { prefix: own, codesOf }, io);
    all.push({ variant, prefix: own, functions });
    const searched = functions.filter(({ origin }) => origin.startsWith(`stored result of ${variant.machine ?? ''}`));
    io.out(`${variant.title}: ${functions.length} functions proved, ${searched.length} of them searched for it`);
  }
  return all;
}

/** Demands of a variant's straight-line code that every processor that gets it runs it. */
export async function requireRuns(
  { variant, functions }: VariantCode,
  { bridge: { decoder } }: Toolchain,
): Promise<void> {
  for (const { symbol, bytes } of functions)
    requireFeatures((await readFlatCode(symbol, bytes, decoder)).code, variant.target, symbol);
}

/** The same of it and of its functions in C in the archive. */
async function requireAllRuns(
  code: VariantCode,
  loops: readonly string[],
  archive: string,
  toolchain: Toolchain,
): Promise<void> {
  const { variant, prefix } = code;
  const { decoder } = toolchain.bridge;
  await requireRuns(code, toolchain);
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

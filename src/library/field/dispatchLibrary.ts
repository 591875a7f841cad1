/** Makes a library that chooses its code when a program starts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { featureFlags, straightParts, type BuiltParts, compiledPart } from './binaries.ts';
import { checkFieldLibrary } from './checkFieldLibrary.ts';
import type { DispatchKind } from './dispatchSource.ts';
import { constantDefinitions, type LibraryPlan } from './libraryPlan.ts';
import type { InverseKind } from './glueSource.ts';
import { chosenPrototypes, headerText, loopFunctions, variantPrototype } from './headerText.ts';
import type { ReadFunction } from './libraryFunctions.ts';
import { LoopParts } from './loopParts.ts';
import { chosenInverse, type MakeOptions } from './makeLibrary.ts';
import { ofField, packageFiles } from './languageFiles.ts';
import { storedMachines } from './storedCode.ts';
import { requireRuns, linkedWithChoice, provedVariants, RELRO, type VariantCode } from './variantCode.ts';
import { runs, variantOn, variantsFor, type ProcessorVariant } from './variants.ts';
import { fiatHeader, fiatPrototypes } from './fiatHeader.ts';
import { requireNoLeaks, fiatGlue, publishedFiles, headerShape, type FiatPlan } from './fiatLibrary.ts';

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
  await requireRuns(code, loops, archive, toolchain);
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
    await requireRuns(each, loops, archive, toolchain);
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { programVersion } from '../../engine/environment/places.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { compiledPart, featureFlags, straightParts, type BuiltParts } from './binaries.ts';
import type { DispatchKind } from './dispatchSource.ts';
import { fiatHeader, fiatPrototypes } from './fiatHeader.ts';
import { requireNoLeaks, fiatGlue, publishedFiles, headerShape, type FiatPlan } from './fiatLibrary.ts';
import { variantPrototype } from './headerText.ts';
import type { ReadFunction } from './libraryFunctions.ts';
import { ofField, packageFiles } from './packageFiles.ts';
import { storedMachines } from './storedCode.ts';
import { requireRuns, linkedWithChoice, provedVariants, RELRO, type VariantCode } from './variantCode.ts';
import { variantsFor } from './variants.ts';

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
  for (const each of all) built.push(await buildVariant(plan, each, toolchain, io, work));

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

async function buildVariant(
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

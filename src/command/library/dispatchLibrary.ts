import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../host/io.ts';
import { programVersion } from '../../host/programVersion.ts';
import { thisMachine } from '../../host/thisMachine.ts';
import type { NewFile } from '../../store/preparedFiles.ts';
import { readFlatCode, readFunction } from '../../toolchain/object/readFunction.ts';
import type { Toolchain } from '../../toolchain/openToolchain.ts';
import { assembled, assemblyText, compiledPart, demandSealed, featureFlags, linkedFiles } from './binaries.ts';
import { checkFieldLibrary } from './checkFieldLibrary.ts';
import { demandFeatures } from './demandFeatures.ts';
import { dispatchSource, variantPrefix, type DispatchKind } from './dispatchSource.ts';
import type { InverseKind } from './glueSource.ts';
import { chosenPrototypes, headerText, loopFunctions } from './headerText.ts';
import { libraryFunctions, type KnownProofs, type LibraryFunction, type ReadFunction } from './libraryFunctions.ts';
import type { LibraryPlan } from './libraryPlan.ts';
import { LoopParts } from './loopParts.ts';
import { chosenInverse, type MakeOptions } from './makeLibrary.ts';
import { packageFiles } from './packageFiles.ts';
import { codesFor, storedMachines } from './storedCode.ts';
import { runs, variantOn, variantsFor, type ProcessorVariant, type ProcessorVariants } from './variants.ts';

/** A variant with its code, as a library of its own whose symbols nobody else sees. */
interface VariantLibrary {
  readonly variant: ProcessorVariant;
  readonly plan: LibraryPlan;
  readonly functions: readonly LibraryFunction[];
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
  const all = await provedVariants(plan, read, variants, io);
  const built: BuiltVariant[] = [];
  const here = variantOn(variants, thisMachine());
  const inverse = await inverseOfAll(
    request,
    all.find(({ variant }) => variant === here) ?? all[0],
    toolchain,
    io,
    work,
  );
  for (const each of all) built.push(await buildVariant(each, inverse, toolchain, io, work));

  const [{ functions }] = all;
  const own = functions.map((fn) => ({ ...fn, symbol: `${plan.prefix}_${fn.name}` }));
  const titled = all.map(({ variant: { title }, functions: code }) => ({ title, functions: code }));
  const includes = join(work, 'include');
  mkdirSync(includes);
  const header = headerText(plan, own, inverse, titled);
  writeFileSync(join(includes, `${plan.prefix}.h`), header);
  const text = dispatchSource(plan.prefix, variants, chosenPrototypes(plan, own, inverse), kind, toolchain.root);
  const source = join(work, `${plan.prefix}_dispatch.c`);
  writeFileSync(source, text);
  const part = { name: `${plan.prefix}_dispatch`, source, includes, withPasses: false, cpu: DISPATCH_FLAGS };
  const dispatch = await compiledPart(part, toolchain, work);
  const { archive, shared } = await linkedFiles(plan.prefix, [...built.flatMap((b) => b.objects), dispatch], work);
  if (kind === 'ifunc') await demandSealed(shared);
  for (const each of all) await checkVariant(each, inverse, { archive, work, seed }, toolchain, io);
  const files = { archive, includes, work, chosen: here.title };
  const checked = await checkFieldLibrary(plan, inverse, files, toolchain, seed);
  checked.forEach((line) => io.out(line));
  return [
    { file: `include/${plan.prefix}.h`, content: header },
    { file: `lib/lib${plan.prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${plan.prefix}.so`, content: readFileSync(shared) },
    ...packageFiles(plan, programVersion(io.root), RELRO),
    { file: `src/${plan.prefix}_dispatch.c`, content: text },
    ...built.flatMap(({ sources }) => sources),
  ];
}

/** Resolvers run before relocations: no tables of addresses. */
const DISPATCH_FLAGS = ['-march=x86-64', '-fno-jump-tables'];

/** What keeps a program's own table of resolved symbols from being written after its start. */
const RELRO = ['-Wl,-z,relro,-z,now'];

async function provedVariants(
  plan: LibraryPlan,
  read: readonly ReadFunction[],
  { variants }: ProcessorVariants,
  io: Io,
): Promise<VariantLibrary[]> {
  const known: KnownProofs = new Map();
  const all: VariantLibrary[] = [];
  for (const variant of variants) {
    const prefix = variantPrefix(plan.prefix, variant.id);
    const codesOf = (fn: ReadFunction) => codesFor(fn.read, fn.key, variant, io);
    const functions = await libraryFunctions(read, { prefix, codesOf, known }, io);
    all.push({ variant, plan: { ...plan, prefix, variant: variant.title }, functions });
    const own = functions.filter(({ origin }) => origin.startsWith(`stored result of ${variant.machine ?? ''}`));
    io.out(`${variant.title}: ${functions.length} functions proved, ${own.length} of them searched for it`);
  }
  return all;
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
  const straight = functions.map((fn) => assembled(fn, assemblyText(fn, io), folder));
  const parts = new LoopParts(own, functions, { cpu: featureFlags(variant.target) }, toolchain, folder);
  return chosenInverse(own, parts, straight, { seed, cpu }, toolchain, io);
}

interface BuiltVariant {
  readonly objects: readonly string[];
  readonly sources: readonly NewFile[];
}

const folderOf = (work: string, { id }: ProcessorVariant): string => join(work, id);

async function buildVariant(
  { variant, plan, functions }: VariantLibrary,
  inverse: InverseKind,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<BuiltVariant> {
  const folder = folderOf(work, variant);
  mkdirSync(folder);
  const texts = functions.map((fn) => ({ fn, text: assemblyText(fn, io, 'hidden') }));
  const straight = texts.map(({ fn, text }) => assembled(fn, text, folder));
  const cpu = featureFlags(variant.target);
  const parts = new LoopParts(plan, functions, { cpu, isHidden: true }, toolchain, folder);
  const loops = await parts.objects(inverse);
  return {
    objects: [...straight, ...loops],
    sources: [
      { file: `src/${plan.prefix}.h`, content: headerText(plan, functions, inverse) },
      ...texts.map(({ fn, text }) => ({ file: `src/${fn.symbol}.S`, content: text })),
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
  { variant, plan, functions }: VariantLibrary,
  inverse: InverseKind,
  { archive, work, seed }: CheckMeans,
  toolchain: Toolchain,
  io: Io,
): Promise<void> {
  const { decoder } = toolchain.bridge;
  for (const { symbol, bytes } of functions)
    demandFeatures((await readFlatCode(symbol, bytes, decoder)).code, variant.target, symbol);
  for (const { name } of loopFunctions(plan, inverse)) {
    const symbol = `${plan.prefix}_${name}`;
    const { code } = await readFunction({ files: [archive], symbol, isClosed: true }, decoder);
    demandFeatures(code, variant.target, symbol);
  }
  if (!runs(variant.target, thisMachine())) {
    io.out(`${variant.title}: not called, for this processor does not run it`);
    return;
  }
  const includes = join(folderOf(work, variant), inverse.replace(' ', '-'));
  const checked = await checkFieldLibrary(plan, inverse, { archive, includes, work }, toolchain, seed);
  io.out(`${variant.title}: ${checked.join('; ')}`);
}

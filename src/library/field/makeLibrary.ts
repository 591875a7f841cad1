/** Makes a field's library from plan to files. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { writeTogether, type NewFile } from '../../base/files/preparedFiles.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { cpuFlags, linkedFiles, straightParts } from './binaries.ts';
import { checkFieldLibrary } from './checkFieldLibrary.ts';
import type { InverseKind, LibraryPlan } from './libraryPlan.ts';
import { fieldCrate, fieldGoPackage } from './fieldPackages.ts';
import { declaredFunctions, headerText } from './headerText.ts';
import type { LibraryFunction } from './libraryFunctions.ts';
import { LoopParts } from './loopParts.ts';
import { ofField, packageFiles } from './languageFiles.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compareContestants } from '../../engine/contest/compareContestants.ts';
import { makeVectors } from './makeVectors.ts';
import { vectorFunctions } from './vectorHeader.ts';
import { checkVectorLeaks, checkVectors } from './checkVectors.ts';
import type { Budget } from '../../search/task.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import { inverseFunction } from '../../bench/reference/wholeFunctions.ts';
import { checkWhole } from '../../bench/reference/wholeFunction.ts';
import { workerRunner } from '../../bench/testing/differential.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';

export interface MakeOptions {
  readonly seed: number;
  readonly cpu: number | undefined;
}

/** Functions of vectors are wanted, with so much for their search; null leaves it out. */
interface VectorOptions {
  readonly budget: Budget | null;
}

/**
 * Writes what `build` makes, by place below `folder`, all files or none, and returns their paths. `build` gets a folder
 * for what it makes on the way.
 */
export async function writeLibrary(
  folder: string,
  build: (work: string) => Promise<readonly NewFile[]>,
  io: Io,
): Promise<string[]> {
  return inTemporaryFolder('library', async (work) => {
    const files = (await build(work)).map(({ file, content }) => ({ file: join(folder, file), content }));
    writeTogether(files);
    files.forEach(({ file }) => io.out(`wrote ${file}`));
    return files.map(({ file }) => file);
  });
}

/** Contents of all files of a library, by place, once it is checked as users have it. Throws `wrong` if that fails. */
export async function libraryFiles(
  plan: LibraryPlan,
  functions: readonly LibraryFunction[],
  options: MakeOptions & { readonly vectors: VectorOptions | null },
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const { prefix } = plan;
  const { objects: straight, sources } = straightParts(functions, work, io);
  const { target } = functions[0].champion;
  const cpu = cpuFlags(target);
  const parts = new LoopParts(plan, functions, { cpu }, toolchain, work);
  const inverse = await chosenInverse(plan, parts, straight, options, toolchain, io);
  const loops = await parts.objects(inverse);
  const includes = parts.includes(inverse);
  const { seed, cpu: core, vectors: wanted } = options;
  const means = wanted && { ...wanted, includes, work, called: [...straight, ...loops], cpu, seed, core, io };
  const vectors = means && (await makeVectors(plan, inverse, means, toolchain));
  vectors?.lines.forEach((line) => io.out(line));
  const { archive, shared } = await linkedFiles(prefix, [...straight, ...loops, ...(vectors?.objects ?? [])], work);
  const checked = await checkFieldLibrary(plan, inverse, { archive, includes, work }, toolchain, seed);
  checked.forEach((line) => io.out(line));
  if (vectors !== null) {
    io.out(await checkVectors(plan, { archive, includes, work }, toolchain, seed));
    io.out(await checkVectorLeaks(plan, archive, toolchain));
  }
  const version = programVersion(io.root);
  const ofVectors = vectors === null ? [] : vectorFunctions(plan);
  const declared = declaredFunctions(plan, functions, inverse);
  return [
    { file: `include/${prefix}.h`, content: headerText(plan, functions, inverse) },
    ...(vectors === null ? [] : [{ file: `include/${prefix}_vectors.h`, content: vectors.header }, ...vectors.sources]),
    { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
    ...packageFiles({ prefix, description: ofField(plan.field) }, version),
    ...fieldCrate(plan, { functions: declared, vectors: ofVectors, target }, version, io.root),
    ...(vectors === null ? [] : fieldGoPackage(plan, target, io.root)),
    ...sources,
    ...parts.sources(inverse).map(({ name, text }) => ({ file: `src/${name}.c`, content: text })),
  ];
}

/** The faster one where there are two; that costs a race. Throws `wrong` if one of them computes something else. */
export async function chosenInverse(
  plan: LibraryPlan,
  parts: Pick<LoopParts, 'objects'>,
  straight: readonly string[],
  { seed, cpu }: MakeOptions,
  toolchain: Toolchain,
  io: Io,
): Promise<InverseKind> {
  if (plan.inverse === null) return 'none';
  const objects = {
    chain: [...(await parts.objects('chain')), ...straight],
    'division steps': [...(await parts.objects('division steps')).slice(1), ...straight],
  };
  const { kind, line } = await fasterInverse(
    plan,
    { objects, symbol: `${plan.prefix}_invert`, seed, cpu },
    toolchain,
    io,
  );
  io.out(line);
  return kind;
}

interface InverseRace {
  /** Objects that have the function, by the way it is made. */
  readonly objects: Readonly<Record<Exclude<InverseKind, 'none'>, readonly string[]>>;
  readonly symbol: string;
  readonly seed: number;
  readonly cpu: number | undefined;
}

const TIMING_CASES = 64;

/**
 * Races the ways of inverting, the result of one call the operand of the next, and returns the faster one with a line
 * that says by how much. Throws `wrong` if one computes something else.
 */
async function fasterInverse(
  { field, limbs, isMontgomery }: LibraryPlan,
  { objects, symbol, seed, cpu }: InverseRace,
  { root, tools }: Toolchain,
  io: Io,
): Promise<{ readonly kind: InverseKind; readonly line: string }> {
  const radix = isMontgomery ? 1n << BigInt(64 * limbs) : 1n;
  const whole = inverseFunction(field.modulus, limbs, { radix, isLoose: true });
  const call = [{ kind: 'out' } as const, { kind: 'operand', index: 0 } as const];
  const entries = await Promise.all(
    (['chain', 'division steps'] as const).map(async (name) => ({
      name,
      code: await linkContestant({ files: objects[name], symbol, call }, { root, cc: tools.byName.cc }),
    })),
  );
  return withWorker(root, cpu, async (worker) => {
    for (const { name, code } of entries) {
      const outcome = await checkWhole(workerRunner(worker), code, whole, whole.cases(seeded(seed, 'library/inverse')));
      if (outcome.kind === 'failed')
        throw new Failure('wrong', `the inversion by ${name} is wrong`, {
          where: `seed ${seed}, ${outcome.failure.inputs.map((x) => x.toString(16)).join(' ')}`,
          expected: outcome.failure.expected,
          found: outcome.failure.found,
        });
    }
    const cases = whole.timingCases(TIMING_CASES, seeded(seed, 'library/timing'));
    const { contestants } = await compareContestants(whole.contract, entries, {
      worker,
      vectors: cases.map((one) => ({ ...one, alias: 0 })),
      rng: seeded(seed, 'library/race'),
      modes: ['throughput'],
      clock: io.clock,
      onMessage: (text) => io.note(text),
    });
    const times = contestants.map(({ throughput }) => throughput.cycles);
    const kind = times[1] <= times[0] ? 'division steps' : 'chain';
    return {
      kind,
      line:
        `inversion: chain ${times[0].toFixed(0)} cycles, division steps ${times[1].toFixed(0)} cycles; ` +
        `taken: ${kind}`,
    };
  });
}

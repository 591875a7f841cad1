import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../host/io.ts';
import { programVersion } from '../../host/programVersion.ts';
import { prepareFiles, type NewFile } from '../../store/preparedFiles.ts';
import type { Toolchain } from '../../toolchain/openToolchain.ts';
import { assembled, assemblyText, compiledPart, linkedFiles, type CPart } from './binaries.ts';
import { checkFieldLibrary } from './checkFieldLibrary.ts';
import { divisionStepsSource, fasterInverse } from './fasterInverse.ts';
import { glueSource, type InverseKind } from './glueSource.ts';
import { headerText } from './headerText.ts';
import type { LibraryFunction } from './libraryFunctions.ts';
import type { LibraryPlan } from './libraryPlan.ts';
import { packageFiles } from './packageFiles.ts';

interface MakeOptions {
  readonly seed: number;
  readonly cpu: number | undefined;
}

/**
 * Writes what `build` makes, by place below `folder`, all files or none. `build` gets a folder for what it makes on the
 * way.
 */
export async function writeTogether(
  folder: string,
  build: (work: string) => Promise<readonly NewFile[]>,
  io: Io,
): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'fieldwright-library-'));
  try {
    const files = (await build(work)).map(({ file, content }) => ({ file: join(folder, file), content }));
    const prepared = prepareFiles(files);
    try {
      prepared.commit();
    } finally {
      prepared.discard();
    }
    files.forEach(({ file }) => io.out(`wrote ${file}`));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Contents of all files of a library, by place, once it is checked as users have it. Throws `wrong` if that fails. */
export async function libraryFiles(
  plan: LibraryPlan,
  functions: readonly LibraryFunction[],
  options: MakeOptions,
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const { prefix } = plan;
  const texts = functions.map((fn) => ({ fn, text: assemblyText(fn, io) }));
  const straight = texts.map(({ fn, text }) => assembled(fn, text, work));
  const { target } = functions[0].champion;
  const parts = new LoopParts(plan, functions, target, toolchain, work);
  const inverse = await chosenInverse(plan, parts, straight, options, toolchain, io);
  const loops = await parts.objects(inverse);
  const { archive, shared } = await linkedFiles(prefix, [...straight, ...loops], work);
  const checked = await checkFieldLibrary(
    plan,
    inverse,
    { archive, includes: parts.includes(inverse), work },
    toolchain,
    options.seed,
  );
  checked.forEach((line) => io.out(line));
  return [
    { file: `include/${prefix}.h`, content: headerText(plan, functions, inverse) },
    { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
    ...packageFiles(plan, programVersion(io.root)),
    ...texts.map(({ fn, text }) => ({ file: `src/${fn.symbol}.S`, content: text })),
    ...parts.sources(inverse).map(({ name, text }) => ({ file: `src/${name}.c`, content: text })),
  ];
}

/** The faster one where there are two; that costs a race. */
async function chosenInverse(
  plan: LibraryPlan,
  parts: LoopParts,
  straight: readonly string[],
  { seed, cpu }: MakeOptions,
  toolchain: Toolchain,
  io: Io,
): Promise<InverseKind> {
  if (plan.inverse === null) return 'none';
  if (divisionStepsSource(plan) === null) return 'chain';
  const objects = {
    chain: [...(await parts.objects('chain')), ...straight],
    'division steps': [(await parts.objects('division steps'))[1]],
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

interface LoopSource extends Pick<CPart, 'withPasses'> {
  /** Without ending. */
  readonly name: string;
  readonly text: string;
}

/** The C of a library, for each way of inverting in a folder of its own. */
class LoopParts {
  private readonly plan: LibraryPlan;
  private readonly functions: readonly LibraryFunction[];
  private readonly target: LibraryFunction['champion']['target'];
  private readonly toolchain: Toolchain;
  private readonly work: string;

  constructor(
    plan: LibraryPlan,
    functions: readonly LibraryFunction[],
    target: LibraryFunction['champion']['target'],
    toolchain: Toolchain,
    work: string,
  ) {
    [this.plan, this.functions, this.target, this.toolchain, this.work] = [plan, functions, target, toolchain, work];
  }

  /** Folder of the header. */
  includes(inverse: InverseKind): string {
    return join(this.work, inverse.replace(' ', '-'));
  }

  /** C files, by name without ending. */
  sources(inverse: InverseKind): LoopSource[] {
    const { plan, toolchain } = this;
    const steps = inverse === 'division steps' ? divisionStepsSource(plan) : null;
    const glue = { name: plan.prefix, text: glueSource(plan, inverse, toolchain.root), withPasses: false };
    if (steps === null) return [glue];
    const text = readFileSync(join(toolchain.root, steps), 'utf8').replaceAll(
      'x25519_inverse',
      `${plan.prefix}_invert`,
    );
    return [glue, { name: `${plan.prefix}_invert`, text, withPasses: true }];
  }

  async objects(inverse: InverseKind): Promise<string[]> {
    const { plan, functions, target, toolchain } = this;
    const folder = this.includes(inverse);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${plan.prefix}.h`), headerText(plan, functions, inverse));
    const objects: string[] = [];
    for (const { name, text, withPasses } of this.sources(inverse)) {
      const source = join(folder, `${name}.c`);
      writeFileSync(source, text);
      objects.push(await compiledPart({ name, source, includes: folder, withPasses }, target, toolchain, folder));
    }
    return objects;
  }
}

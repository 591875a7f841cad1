import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { compiledPart, type CPart } from './binaries.ts';
import { divisionStepsSource } from './divisionStepsSource.ts';
import { glueSource, type InverseKind } from './glueSource.ts';
import { headerText } from './headerText.ts';
import type { LibraryFunction } from './libraryFunctions.ts';
import type { LibraryPlan } from './libraryPlan.ts';

interface LoopSource extends Pick<CPart, 'withPasses' | 'more'> {
  /** Without ending. */
  readonly name: string;
  readonly text: string;
}

/** What the C of a library is compiled for. */
type LoopCpu = Pick<CPart, 'cpu' | 'isHidden'>;

/** The C of a library, for each way of inverting in a folder of its own. */
export class LoopParts {
  private readonly plan: LibraryPlan;
  private readonly functions: readonly LibraryFunction[];
  private readonly cpu: LoopCpu;
  private readonly toolchain: Toolchain;
  private readonly work: string;

  constructor(
    plan: LibraryPlan,
    functions: readonly LibraryFunction[],
    cpu: LoopCpu,
    toolchain: Toolchain,
    work: string,
  ) {
    [this.plan, this.functions, this.cpu, this.toolchain, this.work] = [plan, functions, cpu, toolchain, work];
  }

  /** Folder of the header. */
  includes(inverse: InverseKind): string {
    return join(this.work, inverse.replace(' ', '-'));
  }

  /** C files, by name without ending. */
  sources(inverse: InverseKind): LoopSource[] {
    const { plan, toolchain } = this;
    const glue = { name: plan.prefix, text: glueSource(plan, inverse, toolchain.root), withPasses: false };
    if (inverse !== 'division steps') return [glue];
    const text = divisionStepsSource(plan, toolchain.root);
    return [glue, { name: `${plan.prefix}_invert`, text, withPasses: true, more: orderOfSource(plan) }];
  }

  async objects(inverse: InverseKind): Promise<string[]> {
    const { plan, functions, cpu, toolchain } = this;
    const folder = this.includes(inverse);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${plan.prefix}.h`), headerText(plan, functions, inverse));
    const objects: string[] = [];
    for (const { name, text, withPasses, more = [] } of this.sources(inverse)) {
      const source = join(folder, `${name}.c`);
      writeFileSync(source, text);
      objects.push(await compiledPart({ name, source, includes: folder, withPasses, more, ...cpu }, toolchain, folder));
    }
    return objects;
  }
}

/** Elements of so many words have sums that live long; where LLVM moves what is between, division steps wait for it. */
const LARGE = 7;

/**
 * Flags that keep the instructions of division steps in the order of the source. On Zen 3 they take 0.89 of the time
 * then in P-448, 0.93 modulo 2^521 - 1, as long in P-434, and 1.02 modulo 2^255 - 19.
 */
const orderOfSource = ({ limbs }: LibraryPlan): string[] => (limbs < LARGE ? [] : ['-mllvm', '-enable-misched=false']);

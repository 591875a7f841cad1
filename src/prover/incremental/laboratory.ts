/**
 * Executes single instructions on given values, by the semantics of the ordinary machine model, and reports which
 * places they read and wrote. Memory is not among them: the shapes that are tried here name registers only.
 */
import { Failure } from '../../base/errors.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { AsmInstruction } from '../listing/listing.ts';
import { execute } from '../machine/semantics/execute.ts';
import { Machine, type FlagValue } from '../machine/machine.ts';
import { FLAG_NAMES, FLAGS, VECTORS } from './places.ts';

interface Outcome {
  /** Places whose old contents were looked at. */
  readonly reads: readonly number[];
  readonly words: ReadonlyMap<number, Poly>;
  readonly flags: ReadonlyMap<number, FlagValue>;
}

export class Laboratory {
  private readonly machine: Machine;
  private readonly reads = new Set<number>();
  private readonly written = new Map<number, Poly>();
  /** Null between the runs. */
  private contents: ((place: number) => Poly) | null = null;

  constructor(words: Words) {
    this.machine = new Machine(words, new Map());
    const { registers, vectors } = this.machine;
    for (let i = 0; i < 16; i++)
      Object.defineProperty(registers, i, {
        get: () => this.read(i),
        set: (value: Poly) => this.written.set(i, value),
      });
    for (let i = 0; i < 16; i++)
      Object.defineProperty(vectors, i, {
        get: () => this.readVector(i),
        set: (value: readonly [Poly, Poly]) => this.writeVector(i, value),
      });
  }

  /** What one instruction does when `contents` says what its places hold. Throws what the machine throws. */
  run(instruction: AsmInstruction, contents: (place: number) => Poly): Outcome {
    const before = FLAG_NAMES.map((_, f) => () => this.read(FLAGS + f));
    const { flags } = this.machine;
    this.reads.clear();
    this.written.clear();
    this.contents = contents;
    FLAG_NAMES.forEach((name, f) => {
      flags[name] = before[f];
    });
    try {
      execute(this.machine, { name: 'one', instructions: [instruction], constants: new Map() });
    } finally {
      this.contents = null;
    }
    const changed = FLAG_NAMES.map((name, f) => [FLAGS + f, flags[name]] as const).filter(
      ([_, value], f) => value !== before[f],
    );
    return { reads: [...this.reads], words: new Map(this.written), flags: new Map(changed) };
  }

  /** A flag that is computed later must not depend on what was not looked at during the run. */
  private read(place: number): Poly {
    const known = this.written.get(place);
    if (this.contents === null)
      throw new Failure('invariant', 'a value is read after its instruction was executed', { where: `place ${place}` });
    if (known !== undefined) return known;
    this.reads.add(place);
    return this.contents(place);
  }

  private readVector(index: number): readonly [Poly, Poly] {
    return [this.read(VECTORS + 2 * index), this.read(VECTORS + 2 * index + 1)];
  }

  private writeVector(index: number, value: readonly [Poly, Poly]): void {
    value.forEach((half, i) => this.written.set(VECTORS + 2 * index + i, half));
  }
}

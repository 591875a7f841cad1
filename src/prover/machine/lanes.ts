/**
 * One lane of the 512-bit registers. Whatever is done to all lanes alike is done to one of them, so that what is shown
 * of one lane with unknown contents holds for each (SOUNDNESS.md, lanes). Instructions that are not lane-wise are not
 * modelled.
 */
import { Failure } from '../../base/errors.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { entryOf } from './convention.ts';
import { Violation } from './violation.ts';

/** Registers that have a lower half of their own (xmm, ymm), whose upper bits `vzeroupper` clears: in some lanes only. */
const WITH_LOWER_HALVES = 16;
const REGISTERS = 32;

export class Lanes {
  /** Null for a register that does not hold the same thing in all lanes. */
  private readonly registers: (Poly | null)[];
  private areUppersClean = true;

  constructor(words: Words) {
    this.registers = Array.from({ length: REGISTERS }, (_, i) =>
      words.algebra.input(entryOf(`zmm${i}`), { lower: 0n, upper: (1n << 64n) - 1n }),
    );
  }

  read(index: number): Poly {
    const value = this.registers[index];
    if (value === null) throw new Failure('unsupported', `zmm${index} is read after vzeroupper cleared some lanes`);
    return value;
  }

  write(index: number, value: Poly): void {
    this.registers[index] = value;
    if (index < WITH_LOWER_HALVES) this.areUppersClean = false;
  }

  zeroUppers(): void {
    this.registers.fill(null, 0, WITH_LOWER_HALVES);
    this.areUppersClean = true;
  }

  /** Throws a violation if code of callers that uses xmm registers would be slowed down. */
  requireCleanUppers(): void {
    if (!this.areUppersClean)
      throw new Violation('upperHalves', 'the upper halves of vector registers are left in use');
  }
}

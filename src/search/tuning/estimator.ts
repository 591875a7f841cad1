/** Judges vectorised code by the model of a core instead of the processor. */
import type { Aim } from '../../base/aims.ts';
import { invariant } from '../../base/errors.ts';
import { hashBytes } from '../../base/hash.ts';
import type { LaneCore } from '../../x86/cores.ts';
import { LaneTiming } from '../../codegen/lanes/laneTiming.ts';
import type { Program } from '../../codegen/x86/program.ts';
import type { Evaluator, Race } from '../task.ts';

/**
 * Judges vectorised code by the model of a core (`LaneTiming`) instead of the processor: nothing runs, nothing is
 * tested. It knows the code that it was shown.
 */
export class Estimator implements Evaluator {
  readonly busyMs = 0;
  readonly core: LaneCore;
  private readonly aim: Aim;
  private readonly timing: LaneTiming;
  private readonly cycles = new Map<number, number>();
  private incumbent = 1;

  constructor(core: LaneCore, aim: Aim) {
    this.core = core;
    this.aim = aim;
    this.timing = new LaneTiming(core);
  }

  /** Takes note of the program that the first `length` bytes of `code` are. */
  show(program: Program, code: Uint8Array, length: number): void {
    const hash = hashBytes(code, length);
    if (!this.cycles.has(hash)) this.cycles.set(hash, this.timing.cycles(program, this.aim));
  }

  /** Estimated cycles per call. */
  cyclesOf(code: Uint8Array, length = code.length): number {
    const cycles = this.cycles.get(hashBytes(code, length));
    invariant(cycles !== undefined, () => 'the model is asked for code that it was not shown');
    return cycles;
  }

  setIncumbent(code: Uint8Array): void {
    this.incumbent = this.cyclesOf(code);
  }

  async race(code: Uint8Array, length: number, limit: number): Promise<Race> {
    const ratio = this.cyclesOf(code, length) / this.incumbent;
    return { verdict: 'ok', detail: '', accepted: ratio <= limit, ratio };
  }

  async duel(a: Uint8Array, b: Uint8Array): Promise<number> {
    return this.cyclesOf(a) / this.cyclesOf(b);
  }

  async tournament(codes: readonly Uint8Array[]): Promise<readonly number[]> {
    return codes.map((code) => this.cyclesOf(code) / this.cyclesOf(codes[0]));
  }
}

/** Remembers the allocation of one candidate, so that similar candidates can resume from it. */
import { P_LIVE_IN_RDX, PARAMETERS } from '../../candidate/candidate.ts';
import { Program } from '../../x86/program.ts';
import { Evictions } from './evictions.ts';
import { HOME_LIMB, NEVER, VirtualCode } from '../select/virtualCode.ts';

/** Instructions between two remembered places, and places per function if that makes them further apart. */
const LEAST_STEP = 8;
const PLACES = 20;
/** Words of a remembered state of the register file. */
const STATE_WORDS = 1024;

/**
 * The allocation of one candidate's code, the base, remembered at some places. Code that begins like it is
 * allocated alike up to the first instruction at which something later would change a decision: a value that
 * lives longer or less long, or the choice of what leaves a register, which depends on next uses.
 */
export class AllocationBase {
  readonly evictions = new Evictions();
  readonly program = new Program();
  private readonly code = new VirtualCode();
  private readonly params = new Uint8Array(PARAMETERS.length);
  private readonly states: Int32Array[] = [];
  /** Instructions between two places; set by the first base. */
  private step = 0;
  private filled = 0;
  private isFinished = false;
  /** Per virtual register: first instruction that mentions it (arguments: -1), last one that reads it (-1 for none). */
  private first = new Int32Array(0);
  private last = new Int32Array(0);
  /** Index of the last mulx, or -1. */
  lastMulx = -1;

  /** Nothing can be reused until there is another base. */
  forget(): void {
    this.isFinished = false;
  }

  /**
   * Number of leading instructions that `code` has in common with the base, if it is allocated with the same
   * parameters.
   */
  common(code: VirtualCode, params: Uint8Array): number {
    return this.isFinished && this.params.every((x, i) => x === params[i]) ? code.common(this.code) : 0;
  }

  /** `code` is the base's, and is allocated with the same parameters. */
  isMadeFrom(code: VirtualCode, params: Uint8Array): boolean {
    return this.isFinished && code.count === this.code.count && this.common(code, params) === code.count;
  }

  /**
   * Instruction up to which the allocation is the same, a remembered place or 0, for code whose first `common`
   * instructions are those of the base. `nextUse` holds the next uses from there on, and `lastMulx` is the last mulx
   * there, or -1.
   */
  placeFor(common: number, nextUse: Int32Array, lastMulx: number, mulx: number): number {
    if (common === 0 || lastMulx >= 0 !== this.lastMulx >= common) return 0;
    const limit = Math.min(
      this.firstLifeChange(common, nextUse),
      this.evictions.firstChange(common, nextUse),
      this.params[P_LIVE_IN_RDX] > 0 ? this.lastBefore(common, mulx) : common,
    );
    return this.step * Math.min(this.filled, Math.floor(limit / this.step));
  }

  /**
   * Last instruction before `end` with this template: what comes before it knows the next one of them. 0 without one.
   */
  private lastBefore(end: number, template: number): number {
    let i = end - 1;
    while (i > 0 && this.code.template[i] !== template) i--;
    return i;
  }

  /** What was saved for instruction `at`. */
  state(at: number): Int32Array {
    return this.states[at / this.step];
  }

  /**
   * Another base, `code`, begins, the same up to instruction `from`; `nextUse` are its next uses from instruction
   * `common` on.
   */
  rebase(from: number, common: number, code: VirtualCode, nextUse: Int32Array): void {
    this.isFinished = false;
    if (this.step === 0) this.step = Math.max(LEAST_STEP, Math.ceil(code.count / PLACES));
    this.filled = from / this.step;
    this.evictions.keep(from, common, nextUse);
  }

  /** Where to save the state before instruction `at`; null if it is not to be remembered. */
  place(at: number): Int32Array | null {
    if (at === 0 || at % this.step !== 0) return null;
    this.filled = at / this.step;
    return (this.states[this.filled] ??= new Int32Array(STATE_WORDS));
  }

  /** The base is finished. */
  finish(code: VirtualCode, params: Uint8Array, argumentCount: number, program: Program, lastMulx: number): void {
    this.code.copyFirst(code, code.count, code.registers);
    this.params.set(params);
    this.program.reset();
    this.program.append(program, program.count);
    this.program.pool = [...program.pool];
    this.lastMulx = lastMulx;
    this.findLives(argumentCount);
    this.isFinished = true;
  }

  private findLives(argumentCount: number): void {
    const { ins, outs, count, registers, home, homeBase } = this.code;
    if (this.first.length < registers) {
      this.first = new Int32Array(2 * registers);
      this.last = new Int32Array(2 * registers);
    }
    this.first.fill(NEVER, 0, registers).fill(-1, 0, argumentCount);
    this.last.fill(-1, 0, registers);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < 3 && ins[3 * i + j] >= 0; j++) {
        const v = ins[3 * i + j];
        this.read(v, i);
        if (home[v] === HOME_LIMB) this.read(homeBase[v], i);
      }
      for (let o = 2 * i; o < 2 * i + 2; o++)
        if (outs[o] >= 0 && this.first[outs[o]] === NEVER) this.first[outs[o]] = i;
    }
  }

  private read(v: number, at: number): void {
    if (this.first[v] === NEVER) this.first[v] = at;
    this.last[v] = at;
  }

  /**
   * First of the instructions before `common` that finds a value dead which lived on in the base, or the other way
   * round; `common` if none does.
   */
  private firstLifeChange(common: number, nextUse: Int32Array): number {
    const { first, last } = this;
    let limit = common;
    for (let v = 0; v < this.code.registers; v++) {
      if (first[v] < common && last[v] >= common !== nextUse[v] < NEVER)
        limit = Math.min(limit, this.lastMention(v, common));
    }
    return limit;
  }

  private lastMention(v: number, before: number): number {
    for (let i = before - 1; i > 0; i--) if (this.code.mentions(i, v)) return i;
    return 0;
  }
}

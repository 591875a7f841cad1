/** An algebra kept for one function, aliasing mode, rule set and case, with what the word IR computes in it. */
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { assumeBit } from '../algebra/assume.ts';
import { Contradiction } from '../algebra/work.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import { choiceBits, withDecision } from '../proof/limbPairs.ts';
import { executeIr, inputPolys, type Decisions, type IrRun } from '../proof/irExecutor.ts';
import { enterCall, leaveCall } from '../machine/call.ts';
import { execute, Stopped } from '../machine/semantics/execute.ts';
import type { ReplayableCode } from './codeReader.ts';
import { Replay } from './replay.ts';

export class Theory {
  /** Parameters that the code shown last reads after it stored a result. */
  loadedAfterStore: readonly string[] = [];
  private readonly isQuick: boolean;
  private readonly fn: IrFunction;
  private readonly mode: AliasMode;
  private readonly words: Words;
  private readonly inputs: readonly (readonly Poly[])[];
  private readonly rules: RuleSet;
  private readonly decisions: Decisions;
  private replay: Replay | null = null;
  /** The bit that would be distinguished next. */
  private bit: ValueId | null = null;
  /**
   * What the IR computes for each result limb, as often as it was executed, and the numbers of what was found to equal
   * it.
   */
  private limbs: { readonly ir: Poly[]; readonly equal: Set<number> }[][] = [];
  private cases: readonly Theory[] | null = null;
  /** The facts of the case exclude each other: it cannot occur. */
  private isImpossible = false;
  /** Of the code that was replayed last. */
  private results: readonly (readonly number[])[] = [];
  private triedAt = -1;

  /**
   * With `isQuick`, additions are followed by what they add up, and what that does not show is not executed once more.
   */
  constructor(fn: IrFunction, mode: AliasMode, rules: RuleSet, isQuick: boolean, decisions: Decisions = new Map()) {
    this.isQuick = isQuick;
    this.fn = fn;
    this.mode = mode;
    this.decisions = decisions;
    this.rules = rules;
    this.words = new Words(new Algebra(), rules);
    this.inputs = inputPolys(this.words, fn, mode);
  }

  /** A measure of the memory taken. */
  get size(): number {
    return (
      (this.replay?.size ?? 0) +
      64 * this.words.algebra.atoms.length +
      (this.cases ?? []).reduce((sum, c) => sum + c.size, 0)
    );
  }

  /**
   * Whether the code is shown to compute the results, at once or, with `maxCases` above 1, case by case. Throws what
   * the machine throws, and `NotReplayable`.
   */
  shows(code: ReplayableCode, maxCases: number): boolean {
    if (maxCases < 2) return this.possibly(() => this.showsAtOnce(code));
    return this.possibly(() => {
      this.prepared();
      const cases = this.split();
      const shown = cases.length > 0 && cases.every((c) => c.shows(code, 1) || c.shows(code, maxCases / 2));
      if (shown) this.loadedAfterStore = [...new Set(cases.flatMap((c) => c.loadedAfterStore))];
      return shown;
    });
  }

  private showsAtOnce(code: ReplayableCode): boolean {
    const replay = this.prepared();
    if (this.showsIn(replay, code)) return true;
    if (this.results.flat().includes(-1)) return false;
    if (this.isQuick) return false;
    if (this.triedAt === replay.learnt) return false;
    this.triedAt = replay.learnt;
    return this.showsAgain(code, this.results);
  }

  private showsIn(replay: Replay, { plans, listing }: ReplayableCode): boolean {
    const results = (this.results = replay.run(plans, listing.constants));
    this.loadedAfterStore = [...replay.memory.loadedAfterStore];
    return !results.flat().includes(-1) && this.areEqual(results, (r, i) => replay.values.polyOf(results[r][i]));
  }

  /** The code that was replayed last computes the results: this was shown elsewhere. */
  accept(): void {
    this.results.forEach((ids, r) =>
      ids.forEach((id, i) => {
        if (id >= 0) this.limbs[r][i].equal.add(id);
      }),
    );
  }

  /** Facts that the code has brought to light may simplify what was computed before: both once more, in full. */
  private showsAgain({ listing }: ReplayableCode, results: readonly (readonly number[])[]): boolean {
    const { words, fn, mode, inputs } = this;
    this.executeIr();
    const call = enterCall(words, fn, mode, inputs, listing.constants);
    execute(call.machine, listing);
    const values = leaveCall(call);
    return this.areEqual(results, (r, i) => values[r][i]);
  }

  /** `valueAt` gives the polynomials of the results. */
  private areEqual(results: readonly (readonly number[])[], valueAt: (r: number, i: number) => Poly): boolean {
    return results.every((ids, r) => ids.every((id, i) => this.isEqual(id, () => valueAt(r, i), this.limbs[r][i])));
  }

  private isEqual(
    id: number,
    value: () => Poly,
    { ir, equal }: { readonly ir: readonly Poly[]; readonly equal: Set<number> },
  ): boolean {
    if (equal.has(id)) return true;
    const { algebra } = this.words;
    const resolved = algebra.resolve(value());
    if (!ir.some((p) => samePoly(algebra.resolve(p), resolved))) return false;
    equal.add(id);
    return true;
  }

  /**
   * The replay, made when it is first needed: the IR is executed twice, for what its second half says about the first.
   */
  private prepared(): Replay {
    if (this.replay !== null) return this.replay;
    const { words, fn, mode, inputs } = this;
    this.limbs = fn.results.map((r) => r.bounds.map(() => ({ ir: [], equal: new Set<number>() })));
    this.executeIr();
    const run = this.executeIr();
    this.bit = choiceBits(fn, words.algebra, run, this.decisions)[0] ?? null;
    return (this.replay = new Replay(words, enterCall(words, fn, mode, inputs, new Map()), this.isQuick));
  }

  private executeIr(): IrRun {
    const { words, fn, inputs, decisions } = this;
    const consequences: (() => void)[] = [];
    const run = executeIr(words, fn, inputs, decisions, (bit, value) =>
      consequences.push(assumeBit(words, bit, value)),
    );
    consequences.forEach((learn) => learn());
    run.outputs.forEach((limbs, r) => limbs.forEach((p, i) => this.remember(this.limbs[r][i].ir, p)));
    return run;
  }

  private remember(list: Poly[], p: Poly): void {
    if (!list.some((known) => samePoly(known, p))) list.push(p);
  }

  /** Both values of the next bit; none if there is no bit. */
  private split(): readonly Theory[] {
    const { bit, fn, mode, rules, isQuick, decisions } = this;
    return (this.cases ??=
      bit === null
        ? []
        : [0n, 1n].map((value) => new Theory(fn, mode, rules, isQuick, withDecision(decisions, bit, value))));
  }

  private possibly(attempt: () => boolean): boolean {
    if (this.isImpossible) return true;
    try {
      return attempt();
    } catch (e) {
      const cause = e instanceof Stopped ? e.cause : e;
      if (!(cause instanceof Contradiction) || this.decisions.size === 0) throw e;
      return (this.isImpossible = true);
    }
  }
}

/**
 * Assembly ≡ word IR: both are executed on the same unknowns in one algebra; equal normal forms are equal numbers.
 *
 * Proved along the way: callee-saved registers and rsp restored, nothing written but results and the function's own
 * stack, every result limb written, constant time (machine/constantTime.ts), and safety under `fn.aliasing`.
 */
import type { ValueId } from '../../base/ids.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import { type IrFunction, type Op, type Operand, opInputs, opOutputs } from '../../ir/function.ts';
import { aliasModes, calledModes, type AliasMode } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { assumeBit } from '../algebra/assume.ts';
import { Contradiction, Work } from '../algebra/work.ts';
import { NAMING_PORTFOLIO, PORTFOLIO, type RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import type { Listing, AsmInstruction } from '../listing/listing.ts';
import {
  choiceBits,
  withDecision,
  degreeOf,
  firstDifference,
  limbPairs,
  describe,
  termsOf,
  type Difference,
} from './limbPairs.ts';
import { findCounterexample, type Counterexample, type Effort, inputValues } from './counterexample.ts';
import { everyMode, givenUp, limited, type ModeResult, judge, workWithin } from './everyMode.ts';
import { executeIr, inputPolys, type Decisions } from './irExecutor.ts';
import { enterCall, leaveCall } from '../machine/call.ts';
import { type Convention, CONVENTIONS } from '../machine/convention.ts';
import { everyAlignment } from './everyAlignment.ts';
import { execute, Stopped } from '../machine/semantics/execute.ts';
import type { Refuted, Undecided, Verdict } from './verdict.ts';
import { compile } from '../../ir/evaluate.ts';
import { printOp } from '../../ir/print.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Machine } from '../machine/machine.ts';
import { drawBatch, tupleOf } from '../inputs/vectors.ts';
import { signatureOf } from '../inputs/runner.ts';
import { tryBoth } from './tried.ts';

interface ProveOptions {
  /** Rule sets to try; by default those that fit the function's degree. */
  readonly portfolio?: readonly RuleSet[];
  /**
   * Whether a refutation says where assembly and IR part, which takes as long as an attempt at a proof; true unless
   * given.
   */
  readonly firstDivergence?: boolean;
  /** Terms after which an attempt is given up, instead of those of `limited`. */
  readonly mostTerms?: number;
  /** How the code is called; the convention of System V unless given. */
  readonly convention?: Convention;
  /** Whether callers call it as its source, which says where results and parameters are (`IrFunction.call`). */
  readonly asSource?: boolean;
}

/** Proves or refutes that the code computes `fn` under its calling convention. */
export function proveListing(listing: Listing, fn: IrFunction, options: ProveOptions = {}): Verdict {
  const modes = options.asSource === true ? calledModes(fn) : aliasModes(fn);
  return everyAlignment(options.convention ?? CONVENTIONS.sysv, (convention) =>
    judge(() => everyMode(fn, (mode) => proveMode(listing, fn, mode, { ...options, convention }), undefined, modes)),
  );
}

/** Beyond a product, words are given names first; beyond this degree nothing else is tried. */
const MAX_DEGREE = 4;
/** Of a product. */
const PRODUCT_DEGREE = 2;
/** Rule sets to try for a function. */
export function portfolioFor(fn: IrFunction): readonly RuleSet[] {
  const degree = degreeOf(fn);
  if (degree <= PRODUCT_DEGREE) return PORTFOLIO;
  return degree > MAX_DEGREE ? NAMING_PORTFOLIO : [...NAMING_PORTFOLIO, ...PORTFOLIO];
}

interface Attempt {
  readonly rules: RuleSet;
  readonly maxCases: number;
}

/**
 * Rule sets that need no bounds, then those that trace them prove nearly everything: plainly, then with a distinction
 * of cases; then the others likewise.
 */
function strategies(portfolio: readonly RuleSet[], ranks: readonly number[] = [0, 1, 2, 3]): Attempt[] {
  const rank = ({ nest, bounding }: RuleSet): number =>
    nest ? 3 : bounding === 'none' ? 0 : bounding === 'ledger' ? 1 : 2;
  return ranks.flatMap((wanted) =>
    [1, MAX_CASES].flatMap((maxCases) =>
      portfolio.filter((r) => rank(r) === wanted).map((rules) => ({ rules, maxCases })),
    ),
  );
}

/**
 * One aliasing mode: the strategies one after the other; the first difference is searched for a counterexample.
 */
export function proveMode(
  listing: Listing,
  fn: IrFunction,
  mode: AliasMode,
  { portfolio = portfolioFor(fn), firstDivergence = true, mostTerms, convention, asSource }: ProveOptions,
): ModeResult {
  const plain = new Map<RuleSet, CaseResult>();
  let first: CaseResult | null = null;
  let given = 0;
  for (const { rules, maxCases } of strategies(portfolio)) {
    const task = { listing, fn, mode, rules, convention, asSource };
    const result = limited(workWithin(rules, mostTerms), (work) =>
      proveCases(task, work, NO_DECISIONS, maxCases, plain.get(rules)),
    );
    if (result === null) {
      given++;
      continue;
    }
    const { loadedAfterStore } = result;
    plain.set(rules, result);
    if (result.difference === null) {
      tryCode(task);
      return { verdict: { kind: 'proved', by: nameOf(rules, result.cases) }, loadedAfterStore };
    }
    const wrong = first === null ? counterexample(task, result.difference, 'quickly') : null;
    if (wrong !== null) return { verdict: refuted(task, result.difference, wrong, firstDivergence), loadedAfterStore };
    first ??= result;
  }
  if (first?.difference) {
    const task = { listing, fn, mode, rules: portfolio[0], convention, asSource };
    const wrong = counterexample(task, first.difference, 'thoroughly');
    if (wrong !== null)
      return {
        verdict: refuted(task, first.difference, wrong, firstDivergence),
        loadedAfterStore: first.loadedAfterStore,
      };
  }
  const { difference, loadedAfterStore } = first ?? { difference: null, loadedAfterStore: [] };
  const reason = difference === null ? 'no attempt came to its end' : describe(difference);
  const verdict = undecided(difference?.first.name ?? fn.name, reason + givenUp(given));
  return {
    verdict: difference === null ? verdict : { ...verdict, difference: termsOf(difference) },
    loadedAfterStore,
  };
}

/** Throws where the code computes something else than the word IR, which interprets itself. */
export function tryCode({ listing, fn, mode, ...form }: Omit<Task, 'rules'>): void {
  const interpreted = compile(fn);
  tryBoth(fn, mode, listing.instructions.length, (words, inputs, numbers) => {
    const call = enterCall(words, fn, mode, inputs, listing.constants, form);
    execute(call.machine, listing);
    return [leaveCall(call), interpreted(numbers).map((limbs) => limbs.map((limb) => words.constant(limb)))];
  });
}

/**
 * Proofs of many codes of one function, as a search makes them: the attempts of `proveMode` that prove nearly
 * everything, the one that succeeded last first, and no search for a counterexample.
 */
export class RepeatedProof {
  private readonly fn: IrFunction;
  private readonly attempts: Attempt[];

  constructor(fn: IrFunction) {
    this.fn = fn;
    // Most code needs no cases, where bounds are traced; without, cases take half the time or do not end.
    this.attempts = strategies(portfolioFor(fn), [0, 1]).toSorted((a, b) => a.maxCases - b.maxCases);
  }

  /** Whether the code is shown right in every aliasing mode; what is not shown may be right. */
  shows(listing: Listing): boolean {
    return judge(() => everyMode(this.fn, (mode) => this.shownIn(listing, mode))).kind === 'proved';
  }

  private shownIn(listing: Listing, mode: AliasMode): ModeResult {
    for (const [i, { rules, maxCases }] of this.attempts.entries()) {
      const task = { listing, fn: this.fn, mode, rules, convention: undefined, asSource: undefined };
      const result = limited(workWithin(rules, MAX_TERMS_OF_REPEATED), (work) =>
        proveCases(task, work, NO_DECISIONS, maxCases),
      );
      if (result?.difference !== null) continue;
      this.attempts.unshift(...this.attempts.splice(i, 1));
      return {
        verdict: { kind: 'proved', by: nameOf(rules, result.cases) },
        loadedAfterStore: result.loadedAfterStore,
      };
    }
    return { verdict: undecided(this.fn.name, 'not shown'), loadedAfterStore: [] };
  }
}

/** Of one attempt: some tenths of a second. */
const MAX_TERMS_OF_REPEATED = 2_000_000;

const nameOf = (rules: RuleSet, cases: number): string => (cases === 1 ? rules.name : `${rules.name}, ${cases} cases`);

const counterexample = ({ fn, mode }: Task, { words, pairs }: Difference, how: Effort): Counterexample | null =>
  findCounterexample(fn, mode, words.algebra, pairs, seeded(1, fn.name), how);

/** What is to be proved, and by which rules. */
interface Task {
  readonly listing: Listing;
  readonly fn: IrFunction;
  readonly mode: AliasMode;
  readonly rules: RuleSet;
  readonly convention?: Convention | undefined;
  readonly asSource?: boolean | undefined;
}

interface CaseResult {
  /** Null when all limbs are equal. */
  readonly difference: Difference | null;
  readonly loadedAfterStore: readonly string[];
  /** Bits of the IR that could be distinguished. */
  readonly bits: readonly ValueId[];
  readonly cases: number;
}

/** More are not needed by any reduction we know. */
const MAX_CASES = 4;
const NO_DECISIONS: Decisions = new Map();

/** A case that contradicts itself cannot occur. `plain` is what is found without cases, if that is known. */
function proveCases(task: Task, work: Work, decisions: Decisions, maxCases: number, plain?: CaseResult): CaseResult {
  const result = plain ?? attempt(task, work, decisions);
  const [bit] = result.bits;
  if (result.difference === null || bit === undefined || maxCases < 2) return result;
  let cases = 0;
  for (const value of [0n, 1n]) {
    const outcome = proveCases(task, work, withDecision(decisions, bit, value), maxCases / 2);
    if (outcome.difference !== null) return result;
    cases += outcome.cases;
  }
  return { ...result, difference: null, cases };
}

function attempt(task: Task, work: Work, decisions: Decisions): CaseResult {
  try {
    return execution(task, work, decisions);
  } catch (e) {
    const cause = e instanceof Stopped ? e.cause : e;
    if (cause instanceof Contradiction && decisions.size > 0)
      return { difference: null, loadedAfterStore: [], bits: [], cases: 1 };
    throw e;
  }
}

/** Facts that the second program brings to light may simplify what the first one computed: two passes. */
export const PASSES = 2;

function execution({ listing, fn, mode, rules, ...form }: Task, work: Work, decisions: Decisions): CaseResult {
  const words = new Words(new Algebra(work), rules);
  const { algebra } = words;
  const inputs = inputPolys(words, fn, mode);
  let difference: Difference | null = null;
  let loadedAfterStore: string[] = [];
  let bits: ValueId[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const consequences: (() => void)[] = [];
    const ir = executeIr(words, fn, inputs, decisions, (bit, value) => consequences.push(assumeBit(words, bit, value)));
    consequences.forEach((learn) => learn());
    const call = enterCall(words, fn, mode, inputs, listing.constants, form);
    execute(call.machine, listing);
    const asm = leaveCall(call);
    loadedAfterStore = [...call.machine.memory.loadedAfterStore];
    bits = choiceBits(fn, algebra, ir, decisions);
    const results = limbPairs(fn, algebra, asm, ir.outputs);
    const first = firstDifference(algebra, results);
    difference = first === null ? null : { words, pairs: results.flat(), first };
    if (difference === null) break;
  }
  return { difference, loadedAfterStore, bits, cases: 1 };
}

function refuted(
  { rules: _, ...task }: Task,
  difference: Difference,
  wrong: Counterexample,
  isLocated: boolean,
): Omit<Refuted, 'millis'> {
  const rng = seeded(1, task.fn.name);
  const locate = (work: Work): string | null => findFirstDivergence(task, wrong.inputs, rng, work);
  const firstDivergence = isLocated ? limited(new Work(MAX_TERMS_TO_LOCATE), locate) : null;
  return {
    kind: 'refuted',
    where: difference.first.name,
    reason: `differs from ${task.fn.name}: ${describe(difference)}`,
    counterexample: wrong,
    mode: task.mode.name,
    ...(firstDivergence === null ? {} : { firstDivergence }),
  };
}

const undecided = (where: string, reason: string): Omit<Undecided, 'millis'> => ({ kind: 'undecided', where, reason });

/* Finds where assembly and word IR diverge: the first value of the IR that the assembly never computes. Found by the
 * values of both at some inputs, the counterexample among them; a hint for the reader of a refutation, nothing that a
 * proof rests on. */

const POINTS = 24;
/** Without its place, which takes seconds at most, a refutation is one all the same. */
const MAX_TERMS_TO_LOCATE = 5_000_000;

interface ComparedCode {
  readonly listing: Listing;
  readonly fn: IrFunction;
  readonly mode: AliasMode;
  readonly convention?: Convention | undefined;
  readonly asSource?: boolean | undefined;
}

/** `wrong` are the limbs of all parameters at the counterexample. Null when every value that matters is computed. */
function findFirstDivergence(
  { listing, fn, mode, ...form }: ComparedCode,
  wrong: readonly (readonly bigint[])[],
  rng: Rng,
  work: Work,
): string | null {
  const words = new Words(new Algebra(work), PORTFOLIO[0]);
  const inputs = inputPolys(words, fn, mode);
  const ir = executeIr(words, fn, inputs);
  const call = enterCall(words, fn, mode, inputs, listing.constants, form);
  const trace = new Trace(call.machine);
  execute(call.machine, listing, (instruction) => trace.note(instruction));
  const drawn = drawBatch(fn, mode, rng, POINTS, POINTS / 2);
  const signature = signatureOf(fn);
  const points = [wrong, ...Array.from({ length: POINTS }, (_, i) => tupleOf(fn, signature, drawn, i))];
  const evaluators = points.map((point) => evaluatorAt(words.algebra, inputValues(fn, mode, point, rng)));
  const at = (p: Poly): bigint[] => evaluators.map((valueAt) => valueAt(p));
  return divergenceText(
    fn,
    ir.values.map((p) => (p === undefined ? [] : at(p))),
    trace.computed.map((c) => ({ instruction: c.instruction, values: at(c.poly) })),
  );
}

interface Computed {
  readonly instruction: AsmInstruction;
  readonly values: readonly bigint[];
}

/** All values that an execution puts into registers and the carry flag. */
class Trace {
  readonly computed: { readonly instruction: AsmInstruction; readonly poly: Poly }[] = [];
  private readonly machine: Machine;
  private registers: readonly Poly[];

  constructor(machine: Machine) {
    this.machine = machine;
    this.registers = [...machine.registers];
  }

  note(instruction: AsmInstruction): void {
    const { machine, registers } = this;
    const carry = machine.flags.carry;
    machine.registers.forEach((poly, i) => {
      if (poly !== registers[i]) this.computed.push({ instruction, poly });
    });
    this.registers = [...machine.registers];
    if (typeof carry === 'function') this.computed.push({ instruction, poly: machine.flag('carry') });
  }
}

/** `ir[id]` are the values of an IR value at all points, the counterexample first. */
function divergenceText(fn: IrFunction, ir: readonly (readonly bigint[])[], asm: readonly Computed[]): string | null {
  const known = new Set(asm.map((c) => c.values.join()));
  const needed = neededBy(fn);
  const isMissing = (id: ValueId): boolean => needed.has(id) && ir[id].some((v) => v > 1n) && !known.has(ir[id].join());
  for (const op of fn.body) {
    const id = opOutputs(op).find(isMissing);
    if (id === undefined || op.kind === 'mask' || op.kind === 'not') continue;
    const close = closest(ir[id], asm);
    return (
      `${fn.values[id].name} of "${shortened(printOp(fn, op))}" is never ` +
      `computed${close === null ? '' : `; closest is ${close.place}: ${close.text}`}`
    );
  }
  return null;
}

/** The instruction that agrees at most points though not at the counterexample. */
function closest(wanted: readonly bigint[], asm: readonly Computed[]): AsmInstruction | null {
  const agreement = (c: Computed): number =>
    c.values[0] === wanted[0] ? 0 : c.values.filter((v, i) => v === wanted[i]).length;
  const best = asm.reduce<{ instruction: AsmInstruction | null; score: number }>(
    (found, c) => (agreement(c) > found.score ? { instruction: c.instruction, score: agreement(c) } : found),
    { instruction: null, score: POINTS / 2 },
  );
  return best.instruction;
}

/** All values that the results depend on. */
function neededBy(fn: IrFunction): Set<ValueId> {
  const needed = new Set<ValueId>();
  const need = (a: Operand): void => {
    if (a.kind === 'value') needed.add(a.id);
  };
  fn.outputs.flat().forEach(need);
  for (const op of fn.body.toReversed()) if (definesAny(op, needed)) opInputs(op).forEach(need);
  return needed;
}

const definesAny = (op: Op, needed: ReadonlySet<ValueId>): boolean => opOutputs(op).some((id) => needed.has(id));
const MAX_LENGTH = 100;
const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text);

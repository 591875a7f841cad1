/**
 * Assembly ⊨ specification, without word IR: the assembly is executed on unknown inputs, and its results are shown to
 * be congruent to the relation and within their bounds. For anyone's code; constant time, the calling convention and
 * memory safety are proved along the way as in equivalence.ts.
 */
import { seeded } from '../../base/rng.ts';
import type { IrFunction, Specification, Truth } from '../../ir/function.ts';
import {
  type AliasMode,
  aliasModes,
  calledModes,
  isComposed,
  isOfElements,
  elementOf,
  wholeArrays,
} from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { Contradiction, type Work } from '../algebra/work.ts';
import type { Poly } from '../algebra/poly.ts';
import {
  EVALUATING,
  NAMING_PORTFOLIO,
  PORTFOLIO,
  QUESTION_PORTFOLIO,
  SPLITTING_PORTFOLIO,
  type RuleSet,
} from '../algebra/ruleSets.ts';
import type { Listing } from '../listing/listing.ts';
import { CaseWords } from './caseWords.ts';
import { everyAlignment } from './everyAlignment.ts';
import { inputPolys } from './irExecutor.ts';
import {
  attempted,
  everyMode,
  givenUp,
  limited,
  type ModeResult,
  judge,
  type Untimed,
  workToRefute,
  workWithin,
} from './everyMode.ts';
import { enterCall, leaveCall, standardOrder, type ArgumentSource } from '../machine/call.ts';
import { CONVENTIONS, type Convention } from '../machine/convention.ts';
import { execute, Stopped } from '../machine/semantics/execute.ts';
import { Obligations, type Open, type Demand } from './obligations.ts';
import { ComparedWords, openWhereEqual, openWhereUnequal, type Question } from './questions.ts';
import type { Refuted, Verdict } from './verdict.ts';
import { contradicted, wrongOutputs, type Effort } from './counterexample.ts';

/**
 * `contract` has no body but a specification; `order` says what each argument register holds. Never throws for what the
 * code does.
 */
export function proveAsmSpec(
  listing: Listing,
  contract: IrFunction,
  order: readonly ArgumentSource[] = standardOrder(contract),
  convention: Convention = CONVENTIONS.sysv,
): Verdict {
  return everyAlignment(convention, (of) => proveAligned(listing, contract, order, of));
}

function proveAligned(
  listing: Listing,
  contract: IrFunction,
  order: readonly ArgumentSource[],
  convention: Convention,
): Verdict {
  return judge(() => {
    const { spec } = contract;
    return spec === undefined
      ? { kind: 'undecided', where: contract.name, reason: 'no specification' }
      : everyMode(
          contract,
          (mode) => proveMode({ listing, contract, spec, order, convention }, mode),
          (mode) => refuted({ listing, contract, spec, order, convention }, mode),
          contract.call === undefined ? aliasModes(contract) : calledModes(contract),
        );
  });
}

interface Task {
  readonly listing: Listing;
  readonly contract: IrFunction;
  readonly spec: Specification;
  readonly order: readonly ArgumentSource[];
  readonly convention: Convention;
  /** Of arrays of several, the one that is followed; all of them without a number. */
  readonly element?: number;
}

/** What is proved is tried, too: a proof that inputs contradict is a bug of ours. */
function proveMode(task: Task, mode: AliasMode): ModeResult {
  const result = proveElements(task, mode);
  const wrong = result.verdict.kind === 'proved' ? attempted(() => refuted(task, mode, EVALUATING, 'quickly')) : null;
  if (wrong !== null) throw contradicted(task.contract, wrong);
  return result;
}

/** Each element of the arrays, which must be shown of all; what is known of one is said of the first. */
function proveElements(task: Task, mode: AliasMode): ModeResult {
  const { elements } = task.contract;
  if (elements === undefined) return proveElement(task, mode);
  const results: ModeResult[] = [];
  for (let element = 0; element < elements; element++) {
    const result = proveElement({ ...task, element }, mode);
    if (result.verdict.kind !== 'proved') return result;
    results.push(result);
  }
  return results[0];
}

function proveElement(task: Task, mode: AliasMode): ModeResult {
  const result = proveByCases(task, mode);
  const { truth } = task.spec;
  return truth === undefined || result.verdict.kind !== 'proved' ? result : proveEqual(task, mode, truth, result);
}

function proveByCases(task: Task, mode: AliasMode): ModeResult {
  const others: Tried[] = [];
  const portfolio = portfolioFor(task);
  for (const rules of portfolio) {
    const result = limited(workWithin(rules), (work) => proveCases({ task, mode, rules, work }));
    if (result === null) continue;
    const { open, loadedAfterStore } = result;
    if (open === null) return { verdict: { kind: 'proved', by: shownBy(rules, result) }, loadedAfterStore };
    const wrong = others.length === 0 ? refuted(task, mode) : null;
    if (wrong !== null) return { verdict: wrong, loadedAfterStore };
    others.push({ rules, open, loadedAfterStore });
  }
  const by = provedInParts(task, mode, others);
  return {
    verdict:
      by === null
        ? notShown(task, others[0]?.open.text ?? null, portfolio.length - others.length)
        : { kind: 'proved', by },
    loadedAfterStore: others[0]?.loadedAfterStore ?? [],
  };
}

const shownBy = ({ name }: RuleSet, { cases }: CaseResult): string => `${name}, ${cases} case${cases === 1 ? '' : 's'}`;

interface Tried {
  readonly rules: RuleSet;
  readonly open: Open;
  readonly loadedAfterStore: readonly string[];
}

/**
 * The relation by a rule set that left only bounds open, and the bounds by one that did not come to them: each is shown
 * for all inputs by itself. How they are shown, or null.
 */
function provedInParts(task: Task, mode: AliasMode, others: readonly Tried[]): string | null {
  const open = (part: Demand): RuleSet[] => others.filter((one) => one.open.part === part).map(({ rules }) => rules);
  const [leftRelation, leftBounds] = [open('relation'), open('bounds')];
  const bounds = leftBounds.length === 0 ? null : partShown(task, mode, 'bounds', leftRelation);
  const relation = bounds === null ? null : partShown(task, mode, 'relation', leftBounds);
  return relation === null ? null : `${relation}; ${bounds}`;
}

function partShown(task: Task, mode: AliasMode, part: Demand, portfolio: readonly RuleSet[]): string | null {
  for (const rules of portfolio) {
    const result = limited(workWithin(rules), (work) => proveCases({ task, mode, rules, work, parts: [part] }));
    if (result?.open === null) return `${part} by ${shownBy(rules, result)}`;
  }
  return null;
}

function notShown({ element, contract }: Task, open: string | null, given: number): Untimed {
  const of = element === undefined ? '' : `, of element ${element}`;
  const reason = `not shown${of}: ${open ?? 'no attempt came to its end'}${givenUp(given)}`;
  return { kind: 'undecided', where: contract.name, reason };
}

/** The other half of a question (questions.ts): what is answered where the numbers are equal. */
function proveEqual(task: Task, mode: AliasMode, truth: Truth, unequal: ModeResult): ModeResult {
  const question = questionOf(task, mode, truth);
  let open: string | null = null;
  let given = 0;
  for (const rules of portfolioFor(task)) {
    const result = limited(workWithin(rules), (work) => ({
      open: openWhereEqual(question, new ComparedWords(new Algebra(work), rules, [])),
    }));
    if (result === null) given++;
    else if (result.open === null) return unequal;
    open ??= result?.open ?? null;
  }
  return { ...unequal, verdict: refuted(task, mode) ?? notShown(task, open, given) };
}

const questionOf = (task: Task, mode: AliasMode, truth: Truth): Question => ({
  ...{ fn: task.contract, spec: task.spec, truth },
  execute: (words) => run(task, mode, words),
});

/** A relation of numbers is compared limb by limb, one that selects, or multiplies products, also by elements. */
function portfolioFor({ contract, spec }: Task): readonly RuleSet[] {
  if (spec.truth !== undefined) return QUESTION_PORTFOLIO;
  if (isOfElements(contract, spec)) return NAMING_PORTFOLIO;
  const others = isComposed(contract, spec) ? [...NAMING_PORTFOLIO, ...PORTFOLIO] : [...PORTFOLIO, ...NAMING_PORTFOLIO];
  return [...others, ...SPLITTING_PORTFOLIO];
}

interface CaseResult {
  /** What could not be shown, or null. */
  readonly open: Open | null;
  readonly loadedAfterStore: readonly string[];
  readonly cases: number;
}

/** At most 2^depth cases; of long functions, whose carries have cases of their own (caseWords.ts), fewer. */
const MAX_DEPTH = 4;
const COMPOSED_DEPTH = 1;
/** Most of these end early, because they contradict each other. */
const SPLIT_DEPTH = 16;

const depthOf = ({ names, splits }: RuleSet): number =>
  splits === true ? SPLIT_DEPTH : names === true ? COMPOSED_DEPTH : MAX_DEPTH;

/** A way of proving: the rules and what they may cost, and what of the specification is to be shown (all of it). */
interface Way {
  readonly task: Task;
  readonly mode: AliasMode;
  readonly rules: RuleSet;
  readonly work: Work;
  readonly parts?: readonly Demand[];
}

function proveCases(way: Way, decisions: readonly bigint[] = []): CaseResult {
  const result = attempt(way, decisions);
  if (result.open === null || result.bits <= decisions.length || decisions.length >= depthOf(way.rules))
    return { ...result, cases: 1 };
  let cases = 0;
  for (const value of [0n, 1n]) {
    const outcome = proveCases(way, [...decisions, value]);
    cases += outcome.cases;
    if (outcome.open !== null) return { ...outcome, cases };
  }
  return { ...result, open: null, cases };
}

interface Attempt {
  readonly open: Open | null;
  readonly loadedAfterStore: readonly string[];
  /** Bits that were or could be distinguished. */
  readonly bits: number;
}

/** A case that contradicts itself cannot occur and has nothing to prove. */
function attempt(way: Way, decisions: readonly bigint[]): Attempt {
  try {
    return execution(way, new CaseWords(new Algebra(way.work), way.rules, decisions));
  } catch (e) {
    if ((e instanceof Stopped ? e.cause : e) instanceof Contradiction && decisions.length > 0)
      return { open: null, loadedAfterStore: [], bits: 0 };
    throw e;
  }
}

function execution({ task, mode, parts }: Way, words: CaseWords): Attempt {
  const { algebra } = words;
  const { truth } = task.spec;
  if (truth !== undefined) return answered(questionOf(task, mode, truth), task, mode, words);
  const { inputs, outputs, loadedAfterStore } = run(task, mode, words);
  const obligations = new Obligations(words, task.contract, task.spec, inputs);
  words.learnConsequences();
  const open = obligations.firstOpen(
    outputs.map((limbs) => limbs.map((p) => algebra.resolve(p))),
    words.bits.map((bit) => algebra.resolve(bit)),
    parts,
  );
  return { open, loadedAfterStore, bits: words.bits.length };
}

/** Both answers are cases as well. */
function answered(question: Question, task: Task, mode: AliasMode, words: CaseWords): Attempt {
  const ran = run(task, mode, words);
  words.distinguish(ran.outputs[0][0]);
  words.learnConsequences();
  words.learnKnown();
  const text = openWhereUnequal(question, words, ran);
  const open: Open | null = text === null ? null : { part: 'relation', text };
  return { open, loadedAfterStore: ran.loadedAfterStore, bits: words.bits.length };
}

interface Executed {
  readonly inputs: Poly[][];
  readonly outputs: Poly[][];
  readonly loadedAfterStore: readonly string[];
}

/** The element that is followed, or the whole function. Throws `Stopped` or `Violation` when a rule is broken. */
function run(task: Task, mode: AliasMode, words: CaseWords): Executed {
  const { contract, element } = task;
  const whole = wholeArrays(contract);
  if (element === undefined) {
    const inputs = inputPolys(words, contract.elements === undefined ? contract : whole, mode);
    return { ...executed(task, whole, inputs, mode, words), inputs };
  }
  const inputs = inputPolys(words, contract, mode);
  const among = inputs.map((limbs, p) => {
    const all: (Poly | null)[] = whole.params[p].bounds.map(() => null);
    all.splice(element * limbs.length, limbs.length, ...limbs);
    return all;
  });
  const { outputs, loadedAfterStore } = executed(task, whole, among, mode, words);
  return { inputs, outputs: outputs.map((all, r) => elementOf(contract.results[r], element, all)), loadedAfterStore };
}

function executed(
  { listing, contract, order, convention }: Task,
  fn: IrFunction,
  inputs: readonly (readonly (Poly | null)[])[],
  mode: AliasMode,
  words: CaseWords,
): Omit<Executed, 'inputs'> {
  const call = enterCall(words, fn, mode, inputs, listing.constants, {
    ...{ order, convention, asSource: contract.call !== undefined },
  });
  execute(call.machine, listing);
  return { outputs: leaveCall(call), loadedAfterStore: [...call.machine.memory.loadedAfterStore] };
}

/** Inputs for which the result is wrong, if some are found; of arrays of several elements, all of them. */
function refuted(
  { element: _, ...task }: Task,
  mode: AliasMode,
  rules = PORTFOLIO[0],
  how?: Effort,
): Omit<Refuted, 'millis'> | null {
  const wrong = limited(workToRefute(), (work) => {
    const words = new CaseWords(new Algebra(work), rules, []);
    const { outputs } = run(task, mode, words);
    return wrongOutputs(task.contract, mode, words.algebra, outputs.flat(), seeded(1, task.contract.name), how);
  });
  return wrong === null ? null : { kind: 'refuted', where: task.contract.name, ...wrong, mode: mode.name };
}

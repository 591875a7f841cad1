/**
 * Assembly (or word IR) ≡ wide-integer source: both are executed on the same unknowns in one algebra, as in
 * equivalence.ts. The function `shapes` says what the arguments are and what is known of them; its body is not looked
 * at. Bounds that are traced show most, by comparing numbers instead of words (limbPairs.ts); then come the
 * rule sets by which floors of wide integers and of words meet, because they are nested.
 */
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { seeded } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import { distinctMode, type AliasMode } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { Contradiction, Work } from '../algebra/work.ts';
import type { Poly } from '../algebra/poly.ts';
import { SOURCE_PORTFOLIO, type RuleSet } from '../algebra/ruleSets.ts';
import { showFirstTerm, showTerms } from '../algebra/show.ts';
import type { Listing } from '../listing/listing.ts';
import { CaseWords } from './caseWords.ts';
import { findCounterexample } from './counterexample.ts';
import { proveListing } from './equivalence.ts';
import { everyMode, givenUp, limited, type ModeResult, judge } from './everyMode.ts';
import { executeIr, inputPolys } from './irExecutor.ts';
import { firstDifference, limbPairs, type LimbPair } from './limbPairs.ts';
import { enterCall, leaveCall } from '../machine/call.ts';
import { execute, Stopped } from '../machine/semantics/execute.ts';
import { executeSource } from './sourceExecutor.ts';
import type { Verdict } from './verdict.ts';

/**
 * Proves or refutes that the assembly computes what the source says: because both compute what the word IR does, that
 * of the source or else the one that the assembly was made from, which may be another; where that is not shown,
 * directly.
 * `proveAsmIr` may know what it proved before.
 * The word IR is a lemma: whatever it is taken to mean, it means the same in both halves. It keeps the order of the
 * source's operations, which the assembly does not. What cannot be executed is undecided.
 */
export function proveAsmSource(
  listing: Listing,
  ssa: SsaFunction,
  fn: IrFunction,
  bridged = fn,
  proveAsmIr = (lemma: IrFunction): Verdict => proveListing(listing, lemma),
): Verdict {
  let millis = 0;
  for (const lemma of new Set([bridged, fn])) {
    const irSource = ofSource(ssa, lemma);
    millis += irSource.millis;
    if (irSource.kind !== 'proved') continue;
    const asmIr = proveAsmIr(lemma);
    millis += asmIr.millis;
    if (asmIr.kind === 'proved') return { kind: 'proved', by: `${asmIr.by}; source = IR: ${irSource.by}`, millis };
    if (asmIr.kind === 'refuted') return { ...asmIr, millis };
  }
  const direct = proveAsmSourceDirectly(listing, ssa, fn, MAX_TERMS_DIRECTLY);
  return { ...direct, millis: millis + direct.millis };
}

/** What was found of a source and word IR, both of which are compared again for each code that is tried. */
const found = new WeakMap<SsaFunction, WeakMap<IrFunction, Verdict>>();

function ofSource(ssa: SsaFunction, lemma: IrFunction): Verdict {
  const known = found.get(ssa)?.get(lemma);
  if (known !== undefined) return { ...known, millis: 0 };
  const verdict = proveIrSource(ssa, lemma);
  found.set(ssa, (found.get(ssa) ?? new WeakMap<IrFunction, Verdict>()).set(lemma, verdict));
  return verdict;
}

/** Where the word IR is no lemma: what is proved at all takes less (docs/notes/PROOFS.md), the rest takes minutes. */
const MAX_TERMS_DIRECTLY = 2_000_000;

/** Of all attempts at one mode together: what is proved takes 4 million (P-384's product by Fiat-Crypto). */
const MAX_TERMS_TOGETHER = 10_000_000;

/**
 * The same without the word IR, of which only parameters and results count; an attempt takes at most `mostTerms`, or as
 * many as others may.
 */
export const proveAsmSourceDirectly = (
  listing: Listing,
  ssa: SsaFunction,
  fn: IrFunction,
  mostTerms?: number,
): Verdict =>
  judge(() =>
    everyMode(fn, (mode) =>
      proveMode(ssa, fn, mode, (words, inputs) => runAsm(words, fn, mode, inputs, listing), mostTerms),
    ),
  );

/**
 * Proves or refutes that the word IR computes what the source says. Both read all parameters first, so that they may
 * overlap in any way.
 */
export function proveIrSource(ssa: SsaFunction, fn: IrFunction): Verdict {
  return judge(
    () =>
      proveMode(ssa, fn, distinctMode(fn), (words, inputs) => ({
        outputs: executeIr(words, fn, inputs).outputs,
        loadedAfterStore: [],
      })).verdict,
  );
}

/** Executes what is compared with the source. */
type Compared = (words: CaseWords, inputs: readonly (readonly Poly[])[]) => Run;

interface Run {
  readonly outputs: readonly (readonly Poly[])[];
  readonly loadedAfterStore: readonly string[];
}

function runAsm(
  words: CaseWords,
  shapes: IrFunction,
  mode: AliasMode,
  inputs: readonly (readonly Poly[])[],
  listing: Listing,
): Run {
  const call = enterCall(words, shapes, mode, inputs, listing.constants);
  execute(call.machine, listing);
  return { outputs: leaveCall(call), loadedAfterStore: [...call.machine.memory.loadedAfterStore] };
}

function proveMode(
  ssa: SsaFunction,
  shapes: IrFunction,
  mode: AliasMode,
  compared: Compared,
  mostTerms = MAX_TERMS_TOGETHER,
): ModeResult {
  const execution = (words: CaseWords): Attempt =>
    executeBoth(ssa, shapes, inputPolys(words, shapes, mode), words, compared);
  let first: Attempt | null = null;
  let given = 0;
  let left = MAX_TERMS_TOGETHER;
  for (const cases of [1, MAX_CASES]) {
    for (const rules of SOURCE_PORTFOLIO) {
      const work = new Work(Math.min(left, mostTerms));
      const attempt = limited(work, () => proveCases(execution, rules, work, [], cases));
      left -= work.terms;
      if (attempt === null) {
        given++;
        continue;
      }
      const { loadedAfterStore, open } = attempt;
      if (open === null) return { verdict: { kind: 'proved', by: rules.name }, loadedAfterStore };
      const wrong =
        first === null
          ? findCounterexample(shapes, mode, open.words.algebra, open.pairs, seeded(1, shapes.name), 'quickly')
          : null;
      if (wrong !== null)
        return {
          verdict: {
            kind: 'refuted',
            where: open.first.name,
            reason: `differs from the source: ${describe(open)}`,
            counterexample: wrong,
            mode: mode.name,
          },
          loadedAfterStore,
        };
      first ??= attempt;
    }
  }
  const reason = (first?.open ? describe(first.open) : 'no attempt came to its end') + givenUp(given);
  return {
    verdict: {
      ...{ kind: 'undecided', where: first?.open?.first.name ?? shapes.name, reason },
      ...(first?.open ? { difference: termsOf(first.open) } : {}),
    },
    loadedAfterStore: first?.loadedAfterStore ?? [],
  };
}

interface Open {
  readonly words: CaseWords;
  readonly pairs: readonly LimbPair[];
  /** The first limb that differs. */
  readonly first: LimbPair;
}

interface Attempt {
  readonly open: Open | null;
  readonly loadedAfterStore: readonly string[];
  /** Bits that were or could be distinguished. */
  readonly bits: number;
}

/** Executes both programs, with the rules and in the case that the words are for. */
type Execution = (words: CaseWords) => Attempt;

const MAX_CASES = 4;

function proveCases(
  execution: Execution,
  rules: RuleSet,
  work: Work,
  decisions: readonly bigint[],
  most: number,
): Attempt {
  const result = attemptCase(execution, rules, work, decisions);
  if (result.open === null || result.bits <= decisions.length || most < 2) return result;
  for (const value of [0n, 1n]) {
    if (proveCases(execution, rules, work, [...decisions, value], most / 2).open !== null) return result;
  }
  return { ...result, open: null };
}

/** A case that contradicts itself cannot occur. */
function attemptCase(execution: Execution, rules: RuleSet, work: Work, decisions: readonly bigint[]): Attempt {
  try {
    return execution(new CaseWords(new Algebra(work), rules, decisions));
  } catch (e) {
    if ((e instanceof Stopped ? e.cause : e) instanceof Contradiction && decisions.length > 0)
      return { open: null, loadedAfterStore: [], bits: 0 };
    throw e;
  }
}

/** Facts that the second program brings to light may simplify what the first one computed: two passes. */
const PASSES = 2;

function executeBoth(
  ssa: SsaFunction,
  shapes: IrFunction,
  inputs: readonly (readonly Poly[])[],
  words: CaseWords,
  compared: Compared,
): Attempt {
  const { algebra } = words;
  let open: Open | null = null;
  let loadedAfterStore: readonly string[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const source = executeSource(words, ssa, shapes, inputs);
    const run = compared(words, inputs);
    words.learnConsequences();
    loadedAfterStore = run.loadedAfterStore;
    const results = limbPairs(shapes, algebra, run.outputs, source);
    const first = firstDifference(algebra, results);
    open = first === null ? null : { words, pairs: results.flat(), first };
    if (open === null) break;
  }
  return { open, loadedAfterStore, bits: words.bits.length };
}

function describe({ words, first }: Open): string {
  return `the normal forms differ by ${showFirstTerm(words.algebra, words.algebra.sub(first.asm, first.ir))}`;
}

const termsOf = ({ words, first }: Open): string[] => showTerms(words.algebra, words.algebra.sub(first.asm, first.ir));

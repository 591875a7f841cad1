/**
 * Assembly ≡ wide-integer source, without the word IR: both are executed on the same unknowns in one algebra, as in equivalence.ts. The function
 * `shapes` says what the arguments are and what is known of them; its body is not looked at. Floors of wide integers and of words meet when
 * floors are nested, so those rule sets come first.
 */
import type { SsaFunction } from '../bridge/ssa/schema.ts';
import { seeded } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { AliasMode } from './aliasModes.ts';
import { Algebra } from './algebra/algebra.ts';
import { Contradiction } from './algebra/contradiction.ts';
import { samePoly, type Poly } from './algebra/poly.ts';
import { PORTFOLIO, type RuleSet } from './algebra/rules.ts';
import { showPoly } from './algebra/show.ts';
import type { Listing, Syntax } from './asm/listing.ts';
import { parseListing } from './asm/parseListing.ts';
import { CaseWords } from './caseWords.ts';
import { findCounterexample } from './counterexample.ts';
import { everyMode, type ModeResult } from './everyMode.ts';
import { inputPolys } from './irExecutor.ts';
import { judge } from './judge.ts';
import { enterCall, leaveCall } from './machine/call.ts';
import { execute, Stopped } from './machine/execute.ts';
import { executeSource } from './sourceExecutor.ts';
import type { Verdict } from './verdict.ts';

/** Proves or refutes that the assembly computes what the source says. What cannot be parsed or executed is undecided. */
export function proveAsmSource(asmText: string, syntax: Syntax, ssa: SsaFunction, shapes: IrFunction): Verdict {
  return judge(() => {
    const listing = parseListing(asmText, syntax);
    return everyMode(shapes, mode => proveMode({ listing, ssa, shapes, mode }));
  });
}

interface Task {
  readonly listing: Listing;
  readonly ssa: SsaFunction;
  readonly shapes: IrFunction;
  readonly mode: AliasMode;
}

const ORDER: readonly RuleSet[] = [...PORTFOLIO].sort((a, b) => Number(b.nest) - Number(a.nest));

function proveMode(task: Task): ModeResult {
  let first: Attempt | null = null;
  for (const cases of [1, MOST_CASES]) {
    for (const rules of ORDER) {
      const attempt = proveCases(task, rules, [], cases), { loadedAfterStore, open } = attempt;
      if (open === null) return { verdict: { kind: 'proved', by: rules.name }, loadedAfterStore };
      const inputs = first === null ? findCounterexample(task.shapes, task.mode, open.words.algebra, open.pairs, seeded(1, task.shapes.name), 'quickly') : null;
      if (inputs !== null) return { verdict: { kind: 'refuted', where: open.where, reason: `differs from the source: ${describe(open)}`, counterexample: inputs, mode: task.mode.name }, loadedAfterStore };
      first ??= attempt;
    }
  }
  const reason = first?.open ? describe(first.open) : 'no rule set was tried';
  return { verdict: { kind: 'undecided', where: first?.open?.where ?? task.shapes.name, reason }, loadedAfterStore: first?.loadedAfterStore ?? [] };
}

interface Open {
  readonly where: string;
  readonly words: CaseWords;
  readonly pairs: readonly { readonly name: string; readonly asm: Poly; readonly ir: Poly }[];
}

interface Attempt {
  readonly open: Open | null;
  readonly loadedAfterStore: readonly string[];
  /** Bits that were or could be distinguished. */
  readonly bits: number;
}

const MOST_CASES = 4;

function proveCases(task: Task, rules: RuleSet, decisions: readonly bigint[], most: number): Attempt {
  const result = attemptCase(task, rules, decisions);
  if (result.open === null || result.bits <= decisions.length || most < 2) return result;
  for (const value of [0n, 1n]) {
    if (proveCases(task, rules, [...decisions, value], most / 2).open !== null) return result;
  }
  return { ...result, open: null };
}

/** A case that contradicts itself cannot occur. */
function attemptCase(task: Task, rules: RuleSet, decisions: readonly bigint[]): Attempt {
  try {
    return execution(task, new CaseWords(new Algebra(), rules, decisions));
  } catch (e) {
    if ((e instanceof Stopped ? e.cause : e) instanceof Contradiction && decisions.length > 0) return { open: null, loadedAfterStore: [], bits: 0 };
    throw e;
  }
}

/** Facts that the second program brings to light may simplify what the first one computed: two passes. */
const PASSES = 2;

function execution({ listing, ssa, shapes, mode }: Task, words: CaseWords): Attempt {
  const { algebra } = words, inputs = inputPolys(words, shapes, mode);
  let pairs: Open['pairs'] = [], loadedAfterStore: readonly string[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const source = executeSource(words, ssa, shapes, inputs), call = enterCall(words, shapes, mode, inputs, listing.constants);
    execute(call.machine, listing);
    const asm = leaveCall(call);
    words.learnConsequences();
    loadedAfterStore = [...call.machine.memory.loadedAfterStore];
    pairs = shapes.results.flatMap((r, i) => r.bounds.map((_, k) => ({ name: `${r.name}[${k}]`, asm: algebra.resolve(asm[i][k]), ir: algebra.resolve(source[i][k]) })));
    if (pairs.every(p => samePoly(p.asm, p.ir))) return { open: null, loadedAfterStore, bits: words.bits.length };
  }
  const first = pairs.find(p => !samePoly(p.asm, p.ir));
  return { open: { where: first?.name ?? shapes.name, words, pairs }, loadedAfterStore, bits: words.bits.length };
}

function describe({ words, pairs, where }: Open): string {
  const pair = pairs.find(p => p.name === where);
  return pair === undefined ? where : `the normal forms differ by ${showPoly(words.algebra, words.algebra.sub(pair.asm, pair.ir))}`;
}

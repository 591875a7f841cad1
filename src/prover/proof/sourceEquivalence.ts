/**
 * Assembly (or word IR) ≡ wide-integer source: both are executed on the same unknowns in one algebra, as in
 * equivalence.ts. The function `shapes` says what the arguments are and what is known of them; its body is not looked
 * at. Bounds that are traced show most, by comparing numbers instead of words (limbPairs.ts); then come the
 * rule sets by which floors of wide integers and of words meet, because they are nested.
 */
import {
  type SsaFunction,
  type SsaAddress,
  type SsaInstruction,
  type SsaOperand,
  halfOfChanged,
} from '../../ir/ssa/schema.ts';
import { seeded } from '../../base/rng.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { distinctMode, type AliasMode } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { Contradiction, Work } from '../algebra/work.ts';
import { type Poly, isConstant } from '../algebra/poly.ts';
import { SOURCE_PORTFOLIO, type RuleSet } from '../algebra/ruleSets.ts';
import type { Listing } from '../listing/listing.ts';
import { CaseWords } from './caseWords.ts';
import { findCounterexample } from './counterexample.ts';
import { proveListing } from './equivalence.ts';
import { everyMode, givenUp, limited, type ModeResult, judge } from './everyMode.ts';
import { executeIr, inputPolys } from './irExecutor.ts';
import { firstDifference, limbPairs, describe, termsOf, type Difference } from './limbPairs.ts';
import { tryBoth } from './tried.ts';
import { enterCall, leaveCall } from '../machine/call.ts';
import { execute, Stopped } from '../machine/semantics/execute.ts';
import type { Verdict } from './verdict.ts';
import { Failure } from '../../base/errors.ts';
import type { Words } from '../algebra/words.ts';

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
      if (open === null) {
        tryBoth(shapes, mode, ssa.body.length, (words, inputs) => [
          compared(words, inputs).outputs,
          executeSource(words, ssa, shapes, inputs),
        ]);
        return { verdict: { kind: 'proved', by: rules.name }, loadedAfterStore };
      }
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

type Open = Difference<CaseWords>;

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

/* Executes wide-integer sources (iN SSA) on polynomials, so that assembly can be compared with the source directly.
 * Meaning of the instructions: LLVM Language Reference, "iN" types. Signed overflow, out-of-range shifts and the like
 * are poison in LLVM; the flags that promise their absence are not used. */

/**
 * What the source computes for each limb of each result of `fn`, which gives the shapes. Throws `unsupported` with the
 * line.
 */
export function executeSource(
  words: Words,
  ssa: SsaFunction,
  fn: IrFunction,
  inputs: readonly (readonly Poly[])[],
): Poly[][] {
  const run = new SourceRun(words, ssa, fn, inputs);
  for (const i of ssa.body) run.instruction(i, `${ssa.name}:${i.line ?? '?'}: ${i.op}`);
  return fn.results.map((_, index) => run.memory.result(index));
}

class SourceRun {
  readonly memory: SourceMemory;
  private readonly words: Words;
  private readonly values = new Map<string, Poly>();
  private readonly fields = new Map<string, readonly Poly[]>();

  constructor(words: Words, ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.memory = new SourceMemory(words, ssa, fn, inputs);
    ssa.args.slice(fn.results.length).forEach((a, i) => {
      if (a.kind === 'int') this.values.set(a.name, inputs[i][0]);
    });
  }

  instruction(i: SsaInstruction, where: string): void {
    if (i.op === 'ret' || i.op === 'alloca') return;
    if (i.op === 'store') return this.memory.store(addressOf(i, where), this.read(i.args[0], where), i.width ?? 64);
    if (i.id === undefined) throw new Failure('unsupported', 'an instruction without a result', { where });
    const fields = this.withOverflow(i, where);
    if (fields !== null) this.fields.set(i.id, fields);
    else this.values.set(i.id, this.words.algebra.resolve(this.value(i, where)));
  }

  private read(a: SsaOperand | undefined, where: string): Poly {
    if (a === undefined) throw new Failure('input', 'an operand is missing', { where });
    if (typeof a !== 'string') return this.words.constant(BigInt(a.const));
    return this.values.get(a) ?? fail(where, `${a} is not defined`);
  }

  /** A result of `i.width` bits, as an integer from 0 to 2^width - 1. */
  private value(i: SsaInstruction, where: string): Poly {
    const { words } = this;
    const { op, width = 64, sourceWidth = width } = i;
    const x = (k: number): Poly => this.read(i.args[k], where);
    const amount = (k: number): number => this.amount(x(k), width, where);
    switch (op) {
      case 'load':
        return this.memory.load(addressOf(i, where), width, where);
      case 'add':
        return words.cut(width, plus(x(0), x(1))).low;
      case 'sub':
        return words.cut(width, [...plus(x(0)), ...minus(x(1))]).low;
      case 'mul':
        return words.cut(width, plus(words.multiply(x(0), x(1)))).low;
      case 'udiv':
        return this.divided(x(0), x(1), where).quotient;
      case 'urem':
        return this.divided(x(0), x(1), where).remainder;
      case 'and':
        return words.and(x(0), x(1));
      case 'or':
        return words.or(x(0), x(1));
      case 'xor':
        return words.xor(width, x(0), x(1));
      case 'shl':
        return words.cut(width, [{ poly: x(0), factor: 1n << BigInt(amount(1)) }]).low;
      case 'lshr':
        return words.value(words.high(amount(1), x(0)));
      case 'ashr':
        return words.rightSigned(width, amount(1), x(0));
      case 'trunc':
        return words.low(width, x(0));
      case 'zext':
      case 'freeze':
      case 'barrier':
        return x(0);
      case 'sext':
        return words.low(width, words.signed(sourceWidth, x(0)));
      case 'icmp':
        return this.comparison(i.predicate ?? '', sourceWidth, x(0), x(1), where);
      case 'select':
        return words.choose(x(0), x(1), x(2));
      case 'fshl':
      case 'fshr':
        return words.funnel(width, op === 'fshl' ? width - amount(2) : amount(2), x(1), x(0));
      case 'bswap':
        return words.byteSwapped(width, x(0));
      case 'umin':
      case 'umax': {
        const [ifBelow, otherwise] = op === 'umin' ? [x(0), x(1)] : [x(1), x(0)];
        return words.choose(this.comparison('ult', width, x(0), x(1), where), ifBelow, otherwise);
      }
      case 'uadd.sat':
      case 'usub.sat':
        return this.saturated(op, width, x(0), x(1));
      case 'extractvalue':
        return this.fields.get(String(i.args[0]))?.[i.index ?? 0] ?? fail(where, 'a field of what has none');
      default:
        return fail(where, 'no meaning in the proof engine');
    }
  }

  private saturated(op: 'uadd.sat' | 'usub.sat', width: number, x: Poly, y: Poly): Poly {
    const { words } = this;
    const isSum = op === 'uadd.sat';
    const { low, high } = words.cut(width, [...plus(x), ...(isSum ? plus(y) : minus(y))]);
    const limit = words.constant(isSum ? (1n << BigInt(width)) - 1n : 0n);
    return words.choose(isSum ? high : words.algebra.scale(high, -1n), limit, low);
  }

  private amount(p: Poly, width: number, where: string): number {
    return isConstant(p) && p.constant < BigInt(width) ? Number(p.constant) : fail(where, 'a shift by a variable');
  }

  /** Division by a constant: the quotient is an unknown of which its definition is known. */
  private divided(x: Poly, by: Poly, where: string): { quotient: Poly; remainder: Poly } {
    const divisor = isConstant(by) && by.constant > 0n ? by.constant : fail(where, 'a division by a variable');
    if ((divisor & (divisor - 1n)) === 0n) {
      const bits = divisor.toString(2).length - 1;
      return {
        quotient: this.words.high(bits, x),
        remainder: bits === 0 ? this.words.constant(0n) : this.words.low(bits, x),
      };
    }
    return this.words.divide(x, divisor);
  }

  private comparison(predicate: string, width: number, x: Poly, y: Poly, where: string): Poly {
    const { words } = this;
    const not = (bit: Poly): Poly => words.complement(bit);
    const below = (a: Poly, b: Poly): Poly =>
      words.algebra.scale(words.cut(width, [...plus(a), ...minus(b)]).high, -1n);
    const [a, b] = predicate.startsWith('s') ? [words.signed(width, x), words.signed(width, y)] : [x, y];
    switch (predicate) {
      case 'eq':
        return words.isZero(words.algebra.sub(x, y));
      case 'ne':
        return not(words.isZero(words.algebra.sub(x, y)));
      case 'ult':
      case 'slt':
        return below(a, b);
      case 'ugt':
      case 'sgt':
        return below(b, a);
      case 'uge':
      case 'sge':
        return not(below(a, b));
      case 'ule':
      case 'sle':
        return not(below(b, a));
      default:
        return fail(where, `comparison ${predicate}`);
    }
  }

  /** Both fields of an intrinsic with a carry, in its order; null for other instructions. */
  private withOverflow({ op, args, width = 64 }: SsaInstruction, where: string): readonly Poly[] | null {
    const { words } = this;
    const x = (k: number): Poly => this.read(args[k], where);
    const borrow = (high: Poly): Poly => words.algebra.scale(high, -1n);
    switch (op) {
      case 'uadd.with.overflow': {
        const { low, high } = words.cut(width, plus(x(0), x(1)));
        return [low, high];
      }
      case 'usub.with.overflow': {
        const { low, high } = words.cut(width, [...plus(x(0)), ...minus(x(1))]);
        return [low, borrow(high)];
      }
      case 'umul.with.overflow': {
        const { low, high } = words.cut(width, plus(words.multiply(x(0), x(1))));
        return [low, words.complement(words.isZero(high))];
      }
      case 'x86.addcarry': {
        const { low, high } = words.cut(64, plus(x(1), x(2), this.carryIn(x(0))));
        return [high, low];
      }
      case 'x86.subborrow': {
        const { low, high } = words.cut(64, [...plus(x(1)), ...minus(x(2), this.carryIn(x(0)))]);
        return [borrow(high), low];
      }
      default:
        return null;
    }
  }

  private carryIn = (byte: Poly): Poly => this.words.complement(this.words.isZero(byte));
}

const plus = (...polys: Poly[]): { poly: Poly; factor: bigint }[] => polys.map((poly) => ({ poly, factor: 1n }));
const minus = (...polys: Poly[]): { poly: Poly; factor: bigint }[] => polys.map((poly) => ({ poly, factor: -1n }));

const addressOf = (i: SsaInstruction, where: string): SsaAddress => i.mem ?? fail(where, 'no constant address');

function fail(where: string, found: string): never {
  throw new Failure('unsupported', 'the source cannot be executed', { where, found });
}

/* The memory of a wide-integer source: parameters as on entry, results and local variables as last stored. */

interface Stored {
  readonly offset: number;
  readonly bytes: number;
  readonly value: Poly;
}

interface ParamCells {
  readonly name: string;
  readonly bytes: number;
  readonly limbs: readonly Poly[];
  readonly isAlone: boolean;
}

class SourceMemory {
  private readonly words: Words;
  private readonly fn: IrFunction;
  private readonly params = new Map<string, ParamCells>();
  private readonly results: readonly string[];
  /** Results that may share memory with parameters. */
  private readonly shared: readonly string[];
  private readonly stores = new Map<string, Stored[]>();

  /** Arguments of the source in order are the results and then the parameters of `fn`. */
  constructor(words: Words, ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.fn = fn;
    const results = ssa.args.slice(0, fn.results.length);
    this.results = results.map((a) => a.name);
    this.shared = results.filter((a) => !a.noalias).map((a) => a.name);
    const isChanged = halfOfChanged(results);
    ssa.args.slice(fn.results.length).forEach((a, i) => {
      if (a.kind === 'ptr')
        this.params.set(a.name, {
          name: fn.params[i].name,
          bytes: bytesOf(fn.params[i]),
          limbs: inputs[i],
          isAlone: a.noalias || fn.aliasing === 'none' || isChanged(a),
        });
    });
  }

  /**
   * The `width` bits at an address. Reading of a parameter what a result may have overwritten depends on how arrays
   * overlap: not supported.
   */
  load({ base, offset }: SsaAddress, width: number, where: string): Poly {
    const bytes = Math.ceil(width / 8);
    const param = this.params.get(base);
    const whole =
      param === undefined ? this.stored(base, offset, bytes, where) : this.fromParam(param, offset, bytes, where);
    return this.words.low(width, whole);
  }

  store({ base, offset }: SsaAddress, value: Poly, width: number): void {
    const list = this.stores.get(base) ?? [];
    list.push({ offset, bytes: Math.ceil(width / 8), value });
    this.stores.set(base, list);
  }

  /** Limbs of result `index` after all stores. */
  result(index: number): Poly[] {
    const param = this.fn.results[index];
    const bytes = bytesOf(param);
    const base = this.results[index];
    return param.bounds.map((_, k) => this.words.low(8 * bytes, this.stored(base, bytes * k, bytes, base)));
  }

  private fromParam({ name, bytes, limbs, isAlone }: ParamCells, offset: number, count: number, where: string): Poly {
    if (!isAlone && this.mayBeOverwritten(offset, count))
      throw new Failure('unsupported', `${name} is read after a result was written`, { where });
    if (offset % bytes !== 0 || offset + count > bytes * limbs.length)
      throw new Failure('unsupported', `bytes ${offset} to ${offset + count - 1} of ${name}`, { where });
    const { algebra } = this.words;
    const part = limbs.slice(offset / bytes, Math.ceil((offset + count) / bytes));
    return part.reduce(
      (number, limb, k) => algebra.combine(number, limb, 1n << BigInt(8 * bytes * k)),
      algebra.constant(0n),
    );
  }

  /**
   * Whether a result that may be the same array has been stored there; arrays that overlap in any way may have it
   * stored anywhere.
   */
  private mayBeOverwritten(offset: number, count: number): boolean {
    const isThere = (s: Stored): boolean =>
      this.fn.aliasing === 'any' || (s.offset < offset + count && offset < s.offset + s.bytes);
    return this.shared.some((base) => this.stores.get(base)?.some(isThere) ?? false);
  }

  /** `bytes` bytes from `offset` on, and whatever lies above them in the store they come from. */
  private stored(base: string, offset: number, bytes: number, where: string): Poly {
    const found = this.stores.get(base)?.findLast((s) => s.offset < offset + bytes && offset < s.offset + s.bytes);
    if (found === undefined || found.offset > offset || found.offset + found.bytes < offset + bytes) {
      throw new Failure('unsupported', `bytes ${offset} to ${offset + bytes - 1} of ${base} were not written at once`, {
        where,
      });
    }
    return this.above(offset - found.offset, found.value);
  }

  /** value / 256^bytes rounded down, word by word: so the words of a number are cut as those of a program are. */
  private above(bytes: number, value: Poly): Poly {
    return bytes > 8 ? this.above(bytes - 8, this.words.high(64, value)) : this.words.high(8 * bytes, value);
  }
}

const bytesOf = (param: Param): number => Math.max(8, param.width) / 8;

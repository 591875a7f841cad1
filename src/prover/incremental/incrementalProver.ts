/**
 * Proofs of many variants of one function, as a search makes them. They compute the same products and mostly the same
 * sums: algebras are kept from one proof to the next and what instructions do to known values is looked up (replay.ts),
 * so that most proofs take no algebra at all. Only `proved` is said on these grounds; code that is not shown right so
 * is proved or refuted in the ordinary way (equivalence.ts).
 */
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import type { Listing } from '../listing/listing.ts';
import { MAX_CASES, portfolioFor, proveMode } from '../proof/equivalence.ts';
import { everyMode, type ModeResult, judge } from '../proof/everyMode.ts';
import { Stopped } from '../machine/semantics/execute.ts';
import { Violation } from '../machine/violation.ts';
import type { Verdict } from '../proof/verdict.ts';
import { CodeReader, type ReplayableCode } from './codeReader.ts';
import { NotReplayable } from './places.ts';
import { Theory } from './theory.ts';

/**
 * Size (as theories measure it) beyond which an algebra is begun anew: some 100 MB. What that costs is spread over some
 * thousand candidates.
 */
const MAX_SIZE = 1 << 22;

interface Strategy {
  readonly theory: Theory;
  readonly maxCases: number;
  readonly name: string;
  /** How often it succeeded, and how often not. */
  shown: number;
  open: number;
}

interface Strategies {
  readonly mode: AliasMode;
  quick: Strategy;
  /** The one that succeeded last comes first. */
  others: Strategy[];
}

/** After some failures only what succeeds more often than not. */
const isWorthwhile = ({ shown, open }: Strategy): boolean => open < 32 || shown > open;

const proved = ({ name, theory: { loadedAfterStore } }: Strategy): ModeResult => ({
  verdict: { kind: 'proved', by: name },
  loadedAfterStore,
});

export class IncrementalProver {
  /** Proofs in the ordinary way, and how often the incremental contexts were begun anew. */
  readonly counts = { ordinary: 0, renewed: 0 };
  private readonly fn: IrFunction;
  private readonly reader: CodeReader;
  /** By mode. */
  private readonly strategies = new Map<string, Strategies>();
  private readonly limit: number;

  constructor(fn: IrFunction, limit = MAX_SIZE) {
    this.fn = fn;
    this.limit = limit;
    this.reader = new CodeReader();
  }

  /** Proves or refutes that the code computes the function, as `proveListing` does. */
  prove(listing: Listing): Verdict {
    this.renewIfLarge();
    return judge(() => {
      const code = this.reader.read(listing);
      return everyMode(
        this.fn,
        (mode) => (code === null ? null : this.replayed(code, mode)) ?? this.ordinary(listing, mode),
      );
    });
  }

  /**
   * Whether the incremental contexts alone show the code right in every aliasing mode; what they do not show may be
   * right.
   */
  shows(listing: Listing): boolean {
    this.renewIfLarge();
    const unknown: ModeResult = {
      verdict: { kind: 'undecided', where: this.fn.name, reason: 'not replayed' },
      loadedAfterStore: [],
    };
    return (
      judge(() => {
        const code = this.reader.read(listing);
        return code === null ? unknown.verdict : everyMode(this.fn, (mode) => this.replayed(code, mode) ?? unknown);
      }).kind === 'proved'
    );
  }

  private ordinary(listing: Listing, mode: AliasMode): ModeResult {
    this.counts.ordinary++;
    return proveMode(listing, this.fn, mode, {});
  }

  private replayed(code: ReplayableCode, mode: AliasMode): ModeResult | null {
    const { quick, others } = this.strategiesFor(mode);
    const isQuickTried = isWorthwhile(quick);
    try {
      if (isQuickTried && this.shown(quick, code)) return proved(quick);
      const at = others.findIndex((strategy) => this.shown(strategy, code));
      if (at < 0) return null;
      if (isQuickTried) quick.theory.accept();
      const [strategy] = others.splice(at, 1);
      others.unshift(strategy);
      return proved(strategy);
    } catch (e) {
      const cause = e instanceof Stopped ? e.cause : e;
      if (
        cause instanceof NotReplayable ||
        cause instanceof Violation ||
        (cause instanceof Failure && cause.kind !== 'invariant')
      )
        return null;
      throw e;
    }
  }

  private shown(strategy: Strategy, code: ReplayableCode): boolean {
    const isShown = strategy.theory.shows(code, strategy.maxCases);
    strategy[isShown ? 'shown' : 'open']++;
    return isShown;
  }

  private strategiesFor(mode: AliasMode): Strategies {
    const known = this.strategies.get(mode.name);
    const made = known ?? { mode, quick: this.quickStrategy(mode), others: this.otherStrategies(mode) };
    if (known === undefined) this.strategies.set(mode.name, made);
    return made;
  }

  private quickStrategy(mode: AliasMode): Strategy {
    return {
      theory: new Theory(this.fn, mode, this.rules('none'), true),
      maxCases: 1,
      name: 'repeated',
      shown: 0,
      open: 0,
    };
  }

  private otherStrategies(mode: AliasMode): Strategy[] {
    const theory = new Theory(this.fn, mode, this.rules('ledger'), false);
    const counts = { shown: 0, open: 0 };
    return [
      { theory, maxCases: 1, name: 'repeated', ...counts },
      { theory, maxCases: MAX_CASES, name: 'repeated, by cases', ...counts },
    ];
  }

  /** Bounds of sums are traced elsewhere where additions are followed by what they add up. */
  private rules(bounding: RuleSet['bounding']): RuleSet {
    const portfolio = portfolioFor(this.fn);
    return portfolio.find((r) => r.bounding === bounding) ?? portfolio[0];
  }

  private renewIfLarge(): void {
    if (this.reader.size > this.limit / 4) this.reader.clear();
    for (const strategies of this.strategies.values()) {
      const { mode, quick, others } = strategies;
      const isQuickLarge = quick.theory.size > this.limit;
      const areOthersLarge = others[0].theory.size > this.limit;
      if (isQuickLarge) strategies.quick = this.quickStrategy(mode);
      if (areOthersLarge) strategies.others = this.otherStrategies(mode);
      if (isQuickLarge || areOthersLarge) this.counts.renewed++;
    }
  }
}

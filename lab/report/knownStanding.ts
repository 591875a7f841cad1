import { MODES_OF_AIM, type Aim, type TimingMode } from '../../src/base/aims.ts';
import { aimOf, functionSlug, judgedMode } from '../../src/bench/record.ts';
import type { ComparisonSummary, ResultRecord, ResultKey } from '../../src/bench/record.ts';
import { unbeatenRecords } from '../../src/engine/store/bestRecords.ts';
import type { ResultSet } from './resultSet.ts';
import { shortContender } from '../../src/base/contenderName.ts';

/** How the best stored code of a function stands for one aim. */
export interface KnownStanding {
  /** Time of the fastest known alternative over that of ours: below 1 we are slower. */
  readonly ratio: number;
  readonly contender: string;
  /** SHA-256 of our code. */
  readonly code: string;
}

/** What is stored of one function, target and machine for one aim. */
export interface KnownResults {
  /** Whether there is a result of a search with this aim, or with one that includes it. */
  readonly isSearched: boolean;
  /** Null if there is no code of ours that is right and was timed in all modes of the aim. */
  readonly standing: KnownStanding | null;
}

/**
 * How each stored code stands for `aim` against the strongest of the compilers of its own run and the libraries of
 * `bench --store`; the best of these that lost no race since (`merge`). Where `bench` measured other code of ours,
 * its ratios are carried over by a compiler that took part in both runs; cycles of different runs are never compared.
 */
export function knownResults(results: ResultSet, key: ResultKey, aim: Aim): KnownResults {
  const own = results.records.filter((r) => isOf(r, key) && r.verdicts.every(({ kind }) => kind !== 'refuted'));
  // What lost a race since would flatter: its ratio comes of a run that the race has shown to be lucky.
  const unbeaten = new Set(unbeatenRecords(own));
  const [best] = own
    .filter((r) => unbeaten.has(r) || !MODES_OF_AIM[aim].includes(judgedMode(r)))
    .flatMap((r) => standingOf(r, aim, results))
    .toSorted((a, b) => Number(a.isContended) - Number(b.isContended) || b.standing.ratio - a.standing.ratio);
  return {
    isSearched: own.some((r) => covers(aimOf(r), aim)),
    standing: best?.standing ?? null,
  };
}

const isOf = (r: ResultRecord, key: ResultKey): boolean =>
  r.machine.slug === key.machine.slug && r.target === key.target && functionSlug(r) === functionSlug(key);

const covers = (searched: Aim, wanted: Aim): boolean =>
  MODES_OF_AIM[wanted].every((mode) => MODES_OF_AIM[searched].includes(mode));

type Ratios = Readonly<Record<TimingMode, { readonly ratio: { readonly value: number } } | null>>;

/** Geometric mean over the modes of the aim; null if one was not timed. */
function ratioOf(contestant: Ratios, aim: Aim): number | null {
  const values = MODES_OF_AIM[aim].map((mode) => contestant[mode]?.ratio.value);
  const product = values.reduce<number | undefined>(
    (a, b) => (a === undefined || b === undefined ? undefined : a * b),
    1,
  );
  return product === undefined ? null : product ** (1 / values.length);
}

interface RecordStanding {
  readonly standing: KnownStanding;
  /** Measured on a shared core: it counts if there is nothing else. */
  readonly isContended: boolean;
}

/** One record against the strongest; none if it was not timed in all modes of the aim. */
function standingOf(record: ResultRecord, aim: Aim, results: ResultSet): RecordStanding[] {
  const inRun = contendersOf(record.comparison, aim);
  if (inRun.length === 0) return [];
  const entry = results.bench.get(record.machine.slug)?.[functionSlug(record)];
  const inBench = entry === undefined ? [] : contendersOf(entry.comparison, aim);
  const scale = entry?.code === record.code.sha256 ? 1 : scaleBetween(inBench, inRun);
  const all = [...inRun, ...(scale === null ? [] : inBench.map((o) => ({ ...o, ratio: o.ratio * scale })))];
  const { name, ratio } = all.reduce((a, b) => (b.ratio < a.ratio ? b : a));
  const standing = { ratio, contender: shortContender(name), code: record.code.sha256 };
  return [{ standing, isContended: record.comparison.contended }];
}

interface Contender {
  readonly name: string;
  readonly ratio: number;
}

const contendersOf = ({ contestants }: ComparisonSummary, aim: Aim): Contender[] =>
  contestants.slice(1).flatMap((contestant) => {
    const ratio = ratioOf(contestant, aim);
    return ratio === null ? [] : [{ name: contestant.name, ratio }];
  });

/** How much faster our code of `to` is than that of `from`, by the first contender of both; null if there is none. */
function scaleBetween(from: readonly Contender[], to: readonly Contender[]): number | null {
  for (const { name, ratio } of to) {
    const same = from.find((contender) => contender.name === name);
    if (same !== undefined) return ratio / same.ratio;
  }
  return null;
}

import { Failure } from '../../src/base/errors.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { lastRace } from './front.ts';
import { type ResultRecord, functionSlug, machineSlug } from '../../src/bench/record.ts';
import type { Gathered } from './admitRecord.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** Of so much code from elsewhere, those that are fastest by their own runs are raced. */
const MAX_RACED = 16;

/** What is raced of one function and target. */
export interface FunctionChampions {
  /** e.g. `25519-mul amd-zen4`. */
  readonly title: string;
  /** Each of other code. */
  readonly champions: readonly Gathered[];
  /** How many more there were. */
  readonly unraced: number;
  /** SHA-256 of those that are stored already. */
  readonly stored: ReadonlySet<string>;
}

/**
 * The best of each folder or job and aim, and of what is stored, by function; functions that nothing new came of are
 * left out. Code is known that is stored, or has lost a race to what is.
 */
export function championsOf(gathered: readonly Gathered[], stored: readonly ResultRecord[]): FunctionChampions[] {
  const titles = [...new Set(gathered.map(({ record }) => titleOf(record)))].sort();
  return titles.flatMap((title) => {
    const own = stored.filter((record) => titleOf(record) === title);
    const known = new Set(own.flatMap(codesIn));
    const fresh = distinct(bestOfEach(gathered.filter(({ record }) => titleOf(record) === title))).filter(
      ({ record }) => !known.has(record.code.sha256),
    );
    if (fresh.length === 0) return [];
    const before = distinct(bestOfEach(own.map((record) => ({ record, from: 'what is stored', job: null }))));
    return [race(title, before, fresh, own)];
  });
}

/**
 * Everything that is stored of these functions on machines like `slug`, all of them if none is named, unless it is one
 * code or nothing came since it was raced. Throws `input` for a function without results there.
 */
export function storedChampions(
  stored: readonly ResultRecord[],
  slug: string,
  names: readonly string[],
): FunctionChampions[] {
  const here = stored.filter(({ machine }) => machine.slug === slug);
  const unknown = names.find((name) => !here.some((record) => functionSlug(record) === name));
  if (unknown !== undefined)
    throw new Failure('input', 'there are no results of this function', {
      where: unknown,
      expected: [...new Set(here.map(functionSlug))].sort().join(', ') || 'results of this machine',
      hint: `${PROGRAM} list shows what is stored`,
    });
  const wanted = here.filter((record) => names.length === 0 || names.includes(functionSlug(record)));
  return [...new Set(wanted.map(titleOf))].sort().flatMap((title) => {
    const own = wanted.filter((record) => titleOf(record) === title);
    const champions = distinct(own.map((record) => ({ record, from: 'what is stored', job: null })));
    const { time, raced } = lastRace(own);
    const isNew = champions.some(({ record }) => record.time > time && !raced.has(record.code.sha256));
    if (champions.length < 2 || !isNew) return [];
    return [race(title, [], champions, own)];
  });
}

/** All of `seeded` and the first of `others` against each other; `own` is stored already. */
const race = (
  title: string,
  seeded: readonly Gathered[],
  others: readonly Gathered[],
  own: readonly ResultRecord[],
): FunctionChampions => ({
  title,
  champions: [...seeded, ...others.slice(0, MAX_RACED)],
  unraced: Math.max(0, others.length - MAX_RACED),
  stored: new Set(own.map(({ code }) => code.sha256)),
});

const codesIn = ({ code, race }: ResultRecord): string[] => [
  code.sha256,
  ...[race?.throughput ?? [], race?.latency ?? []].flat().map((beaten) => beaten.code),
];

const titleOf = (record: ResultRecord): string => `${functionSlug(record)} ${machineSlug(record)}`;

function bestOfEach(all: readonly Gathered[]): Gathered[] {
  const groups = new Map<string, Gathered[]>();
  for (const one of all) {
    const key = JSON.stringify([one.from, one.record.options['for'] ?? 'throughput']);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const best = bestRecords(group.map(({ record }) => record));
    return group.filter(({ record }) => best.includes(record));
  });
}

/** One of each code, a job's record, which names its function, before others; the fastest by its own run first. */
function distinct(all: readonly Gathered[]): Gathered[] {
  const byCode = new Map<string, Gathered>();
  for (const one of all.toSorted((a, b) => Number(b.job !== null) - Number(a.job !== null)))
    if (!byCode.has(one.record.code.sha256)) byCode.set(one.record.code.sha256, one);
  const speedup = ({ record }: Gathered): number => record.comparison.contestants[1].throughput.ratio.value;
  return [...byCode.values()].toSorted((a, b) => speedup(b) - speedup(a));
}

import { bestRecords } from '../../store/bestRecords.ts';
import type { ResultRecord } from '../../store/record.ts';
import { functionSlug, machineSlug } from '../../store/resultFolder.ts';
import type { Gathered } from './gatherResults.ts';

/** More code than this is not raced in one run: the fastest by their own runs are. */
const MAX_RACED = 16;

/** What is raced of one function and target. */
export interface FunctionChampions {
  /** e.g. `25519-mul amd-zen4`. */
  readonly title: string;
  /** Each of other code, the fastest by its own run first. */
  readonly champions: readonly Gathered[];
  /** Times and codes of what is stored already. */
  readonly stored: ReadonlySet<string>;
}

/** One record of one run. */
export const identityOf = ({ time, code }: ResultRecord): string => `${time} ${code.sha256}`;

/**
 * The best of each folder or job and aim, and of what is stored, by function; functions that nothing new came of are
 * left out.
 */
export function championsOf(gathered: readonly Gathered[], stored: readonly ResultRecord[]): FunctionChampions[] {
  const titles = [...new Set(gathered.map(({ record }) => titleOf(record)))].sort();
  return titles.flatMap((title) => {
    const known = stored.filter((record) => titleOf(record) === title);
    const codes = new Set(known.map(({ code }) => code.sha256));
    const fresh = bestOfEach(gathered.filter(({ record }) => titleOf(record) === title));
    if (fresh.every(({ record }) => codes.has(record.code.sha256))) return [];
    const before = bestOfEach(known.map((record) => ({ record, from: 'what is stored', job: null })));
    return [{ title, champions: distinct([...before, ...fresh]), stored: new Set(known.map(identityOf)) }];
  });
}

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

/** The first of each code; a job's record, which names its function, before others. */
function distinct(all: readonly Gathered[]): Gathered[] {
  const byCode = new Map<string, Gathered>();
  for (const one of all.toSorted((a, b) => Number(b.job !== null) - Number(a.job !== null)))
    if (!byCode.has(one.record.code.sha256)) byCode.set(one.record.code.sha256, one);
  const speedup = ({ record }: Gathered): number => record.comparison.contestants[1].throughput.ratio.value;
  return [...byCode.values()].toSorted((a, b) => speedup(b) - speedup(a)).slice(0, MAX_RACED);
}

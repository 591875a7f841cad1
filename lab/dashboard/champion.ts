import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { boundOf, type PortBounds } from '../report/limitsTable.ts';
import { hasMetOutsiders, fastestAlternative } from '../report/fastestAlternative.ts';
import { shortContender } from '../../src/base/contenderName.ts';
import { verdictText } from '../../src/engine/report/verdictText.ts';
import { type ResultRecord, resultSlug, machineSlug } from '../../src/bench/record.ts';
import type { ResultSet } from '../report/resultSet.ts';
import { nearestCore, type Core, CORES } from '../../src/x86/cores.ts';
import { drawnTimeline } from './drawnTimeline.ts';
import type { PageChampion, PageStrongest, PageTimeline } from './pageData.ts';
import { searchRuns } from './searchRuns.ts';

/** Everything that the page says about the best code of a function on a machine; `modes`: in which it is that. */
export function championOf(
  record: ResultRecord,
  modes: readonly TimingMode[],
  results: ResultSet,
  bounds: PortBounds,
): PageChampion {
  const { comparison, code, machine } = record;
  const core = nearestCore(machine);
  const [ours, llc] = comparison.contestants;
  const { cycles, limit } = boundOf(record, bounds);
  const timeline = drawnTimeline('ours', code.hex, core);
  const isSame = (other: ResultRecord): boolean =>
    resultSlug(other) === resultSlug(record) && machineSlug(other) === machineSlug(record);
  return {
    function: resultSlug(record),
    machine: machineSlug(record),
    date: record.time.slice(0, 10),
    command: record.command,
    instructions: code.instructions,
    bytes: code.hex.length / 2,
    throughput: ours.throughput.cycles,
    latency: ours.latency?.cycles ?? null,
    bound: cycles,
    boundBy: limit === 'issue' ? `${CORES[core].issueWidth} operations issued per cycle` : portNames(limit),
    scheduled: timeline.cycles,
    verdicts: record.verdicts.map((v) => ({ claim: v.claim, kind: v.kind, text: verdictText(v) })),
    contended: comparison.contended,
    quietShare: comparison.quietShare,
    modes,
    speedup: llc.throughput.ratio.value,
    met: hasMetOutsiders(record, results),
    strongest: strongestOf(record, results),
    archive: archiveText(record),
    runs: searchRuns(results.records.filter(isSame), record),
    timeline,
    contender: contenderTimeline(record, modes[0], core),
  };
}

const strongestOf = (record: ResultRecord, results: ResultSet): PageStrongest[] =>
  TIMING_MODES.flatMap((mode) => {
    const found = fastestAlternative(record, mode, results);
    if (found === null) return [];
    const { opponent: contender, ratio, kind } = found;
    return [{ mode, contender, ratio: ratio.value, low: ratio.low, high: ratio.high, standing: kind }];
  });

/** The strongest in a mode of those whose code is in the record; null where no code is. */
function contenderTimeline({ comparison }: ResultRecord, mode: TimingMode, core: Core): PageTimeline | null {
  const [strongest] = comparison.contestants
    .slice(1)
    .flatMap(({ name, hex, [mode]: timing }) => (hex === undefined || timing === null ? [] : [{ name, hex, timing }]))
    .toSorted((a, b) => a.timing.ratio.value - b.timing.ratio.value);
  return strongest === undefined ? null : drawnTimeline(shortContender(strongest.name), strongest.hex, core);
}

function archiveText({ archiveProofs: proofs }: ResultRecord): string {
  if (proofs === undefined) return '';
  const { champions, proved, undecided, refuted, untried = 0 } = proofs;
  const rest = [...(undecided > 0 ? [`${undecided} not decided`] : []), ...(refuted > 0 ? [`${refuted} refuted`] : [])];
  return [
    `${proved} of ${champions - untried} fastest champions of the search proved equal to their word IR`,
    ...rest,
  ].join(', ');
}

/** e.g. `port 1` or `ports 0 1 2 3`. */
function portNames(mask: number): string {
  const ports = Array.from({ length: 12 }, (_, n) => n).filter((n) => (mask >> n) & 1);
  return `port${ports.length === 1 ? '' : 's'} ${ports.map((n) => n.toString(16).toUpperCase()).join(' ')}`;
}

/** Which code answers for a function, machine and mode, and how it stands against the fastest alternative. */
import { bestOf, isOpen } from './records.mjs';

export const MODES = ['throughput', 'latency'];

/** Best records by `function machine`, and what answers in each mode, in the order of the documents. */
export function answersOf({ records, bench }) {
  const names = [...new Set(records.map(({ name }) => name))].sort();
  const machines = [...new Set(records.map(({ machine }) => machine))].sort();
  const best = bestByKey(records, names, machines);

  /** The run of the search, and one of `bench` with the very same code. */
  function runsOf(record) {
    const entry = bench[record.machine]?.[record.name];
    return [record.comparison, ...(entry?.code === record.code.sha256 ? [entry.comparison] : [])];
  }

  const contendersOf = (record) => [
    ...new Set(runsOf(record).flatMap(({ contestants }) => contestants.slice(1).map(({ name }) => name))),
  ];

  const strongest = (record, mode) =>
    runsOf(record)
      .flatMap(({ contestants, noise }) => contestants.slice(1).map((c) => ({ name: c.name, noise, timing: c[mode] })))
      .filter(({ timing }) => timing !== null)
      .reduce((a, b) => (b.timing.ratio.value < a.timing.ratio.value ? b : a));

  function answerOf(name, machine, mode) {
    const plain = best.get(`${name} ${machine}`);
    const other = best.get(`${name}-for-latency ${machine}`);
    return (mode === 'latency' ? (other ?? plain) : (plain ?? other)) ?? null;
  }

  const functions = [...new Set(names.map((name) => name.replace(/-for-latency$/, '')))].sort();
  const answers = functions.flatMap((name) =>
    machines.flatMap((machine) =>
      MODES.flatMap((mode) => {
        const record = answerOf(name, machine, mode);
        if (record === null || record.comparison.contestants[0][mode] === null) return [];
        const against = strongest(record, mode);
        return [{ name, machine, mode, record, against, kind: kindOf(against), contenders: contendersOf(record) }];
      }),
    ),
  );
  return { best, answers, machines, strongest };
}

const kindOf = ({ noise, timing: { ratio } }) =>
  ratio.high < 1 - noise ? 'behind' : ratio.low > 1 + noise ? 'ahead' : 'level';

/** Code for latency that is slower in it than sound code for throughput is not best. */
function bestByKey(records, names, machines) {
  const best = new Map();
  for (const name of names)
    for (const machine of machines) {
      const own = records.filter((record) => record.name === name && record.machine === machine);
      if (own.length > 0) best.set(`${name} ${machine}`, bestOf(own));
    }
  const latencyOf = ({ comparison: { contestants } }) => contestants[1].latency.ratio.value;
  for (const [key, record] of [...best].filter(([name]) => name.includes('-for-latency '))) {
    const plain = best.get(key.replace('-for-latency ', ' '));
    if (plain === undefined || isOpen(plain) || plain.comparison.contended) continue;
    if (latencyOf(plain) >= latencyOf(record)) best.delete(key);
  }
  return best;
}

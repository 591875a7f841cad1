import { ROOT } from '../../candidate/problem.ts';
import type { WatchedSelection } from './watchedSelection.ts';

/** A word of a sum and the virtual register that holds it. */
export interface SumWord {
  readonly name: string;
  readonly register: number;
}
/** The words of a sum that are formed, most significant first. */
export interface Completion {
  readonly words: readonly SumWord[];
}

/**
 * Sums by the virtual instruction after which all their words are there. Sums of which fewer than two words are formed
 * are left out.
 */
export function completions(selection: WatchedSelection): ReadonlyMap<number, readonly Completion[]> {
  const { code, p } = selection;
  const definition = new Int32Array(code.registers).fill(-1);
  const found = new Map<number, Completion[]>();
  for (let o = 0; o < 2 * code.count; o++) if (code.outs[o] >= 0) definition[code.outs[o]] = o >> 1;
  for (const outs of wordsOfSums(selection)) {
    const all = outs.map((v) => ({ name: p.fn.values[v].name, register: selection.rootReg[p.values.source[v]] }));
    const words = all.filter(({ register }) => register >= 0 && definition[register] >= 0);
    const last = Math.max(...words.map(({ register }) => definition[register]));
    if (words.length > 1) found.set(last, [...(found.get(last) ?? []), { words: words.toReversed() }]);
  }
  return found;
}

/**
 * The results of each sum, least significant first; of each chain of columns if the function is written with carries.
 */
function wordsOfSums({ p: { fn, values, columns, systems } }: WatchedSelection): number[][] {
  const isWord = (v: number): boolean =>
    values.kind[v] === ROOT && columns.root[values.source[v]] === v && columns.negative[values.source[v]] === 0;
  const sums = fn.body.flatMap((op) => (op.kind === 'sum' ? [op.outs.filter(isWord)] : []));
  if (sums.length > 0) return sums;
  const rooted = Array.from({ length: columns.count }, (_, k) => k).filter(
    (k) => columns.root[k] >= 0 && isWord(columns.root[k]),
  );
  const all = rooted.sort((a, b) => columns.weight[a] - columns.weight[b]);
  return Array.from({ length: systems.count }, (_, s) =>
    all.filter((k) => columns.system[k] === s).map((k) => columns.root[k]),
  );
}

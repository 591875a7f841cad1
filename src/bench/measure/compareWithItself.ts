import type { Loadable } from '../../base/loadable.ts';
import type { Bench } from './bench.ts';
import { compare, type CompareOptions } from './compare.ts';
import { quantile, type Estimate } from './statistics.ts';

export interface SelfComparison {
  /** Ratio of the code to itself; its interval should hold 1. */
  readonly ratio: Estimate;
  /** Differences below this fraction mean nothing: the interval's farther end from 1. */
  readonly noiseFloor: number;
  /** Half the central 90 % of single layouts' ratios: what a measurement of one layout is worth. */
  readonly layoutSpread: number;
  readonly contended: boolean;
  readonly quietShare: number;
}

/** Compares code with itself, which shows what the machine's noise makes of "equal". */
export async function compareWithItself(
  worker: Bench,
  code: Loadable,
  options: CompareOptions,
): Promise<SelfComparison> {
  const entries = [
    { name: 'A', code },
    { name: 'A again', code },
  ];
  const [
    {
      entries: [a, b],
      contended,
      quietShare,
    },
  ] = await compare(worker, entries, { modes: ['throughput'], ...options });
  const ratios = b.layoutCycles.map((cycles, i) => cycles / a.layoutCycles[i]);
  const { ratio } = b;
  return {
    ratio,
    noiseFloor: Math.max(Math.abs(ratio.low - 1), Math.abs(ratio.high - 1)),
    layoutSpread: (quantile(ratios, 0.95) - quantile(ratios, 0.05)) / 2,
    contended,
    quietShare,
  };
}

import type { Standing } from '../../src/bench/record.ts';
import type { BestResult } from './bestResults.ts';
import { shortContender } from '../../src/base/contenderName.ts';

/**
 * Compilers without their versions and options, everybody else as recorded, and of a library that was compiled here
 * only by which compiler: `OpenSSL C (clang)`.
 */
export const briefContender = (name: string): string =>
  shortContender(name).replace(/, (clang|gcc)-\d+ .*$/, (_, compiler: string) => ` (${compiler})`);

/** Our cycles; a dagger where the core was shared all the time. */
export const cyclesText = ({ record: { comparison }, mode }: BestResult): string =>
  `${comparison.contestants[0][mode]?.cycles.toFixed(1) ?? '–'}${comparison.contended ? '†' : ''}`;

/** What the dagger means; nothing where there is none. */
export const daggerText = (results: readonly BestResult[]): string[] =>
  results.some(({ record }) => record.comparison.contended)
    ? ['†: the core was shared all the time; measure again before you rely on it.']
    : [];

/** Bold where we lose beyond the noise. */
export const emphasised = (text: string, { strongest }: BestResult): string =>
  strongest?.kind === 'behind' ? `**${text}**` : text;

/** Half of the 95 % interval follows the value. */
export const withInterval = ({ value, low, high }: Standing['ratio']): string =>
  `${value.toFixed(2)}× ±${Math.max(high - value, value - low).toFixed(2)}`;

/** E.g. `faster in 18, level in 1, slower in 1 of 20`. */
export function standingsText(results: readonly BestResult[]): string {
  const count = (wanted: Standing['kind']): number =>
    results.filter(({ strongest }) => strongest?.kind === wanted).length;
  const [level, behind] = [count('level'), count('behind')];
  const parts = [
    `faster in ${count('ahead')}`,
    ...(level > 0 ? [`level in ${level}`] : []),
    ...(behind > 0 ? [`**slower in ${behind}**`] : []),
  ];
  return `${parts.join(', ')} of ${results.length}`;
}

/** Geometric mean of the times of the fastest alternatives over ours; null of none. */
export function meanText(results: readonly BestResult[]): string | null {
  const logs = results.flatMap(({ strongest }) => (strongest === null ? [] : [Math.log(strongest.ratio.value)]));
  return logs.length === 0 ? null : `${Math.exp(logs.reduce((a, b) => a + b, 0) / logs.length).toFixed(2)}×`;
}

/** `, 2 against compilers only`, or nothing where libraries or gcc took part in all. */
export function compilersOnlyText(results: readonly BestResult[]): string {
  const count = results.filter(({ isAgainstLibraries }) => !isAgainstLibraries).length;
  if (count === 0) return '';
  return `, ${count === results.length ? 'all' : count} against compilers only`;
}

/** Contenders of one function: a name, and where others are strongest, the machines of each. */
export function strongestText(results: readonly BestResult[]): string {
  const names = results.map(({ strongest }) => (strongest === null ? '–' : briefContender(strongest.opponent)));
  const different = [...new Set(names)];
  if (different.length === 1) return different[0];
  return different
    .map((name) => `${name} (${results.flatMap(({ machine }, i) => (names[i] === name ? [machine] : [])).join(', ')})`)
    .join(', ');
}

/** Of what was measured at some times: e.g. `2026-11-21 to 2026-11-23`. */
export function daysText(measured: readonly { readonly time: string }[]): string {
  const days = measured.map(({ time }) => time.slice(0, 10)).sort();
  return days[0] === days.at(-1) ? days[0] : `${days[0]} to ${days.at(-1)}`;
}

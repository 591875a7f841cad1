/** Numbers as the page shows them. */

export const cycles = (value: number): string =>
  value < 10_000 ? value.toFixed(1) : Math.round(value).toLocaleString('en');

export const timesText = (value: number): string => `${digits(value)}×`;

function digits(value: number): string {
  if (value < 0.1) return String(Number(value.toPrecision(2)));
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

export const interval = ({ ratio, low, high }: Record<'ratio' | 'low' | 'high', number>): string =>
  `${ratio.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

const THOUSANDS = [
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** E.g. 0.3, 20 or 50k, for axes. */
export function countText(value: number): string {
  const [unit, letter] = THOUSANDS.find(([least]) => value >= least) ?? [1, ''];
  return `${Number((value / unit).toPrecision(3))}${letter}`;
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

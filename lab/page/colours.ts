/** Colours are variables of the style, which has a light and a dark set. */
const OPPONENTS: readonly string[] = [
  'llc -O3',
  'clang -O3 + our pass',
  'gcc -O3',
  'rustc -O3',
  'OpenSSL',
  'wolfSSL',
  's2n-bignum',
  'other code',
  'clang -O3',
];

const NUMBER = 9;

/** Of the series of a chart with this index. */
export const seriesColour = (index: number): string => `var(--series-${(index % NUMBER) + 1})`;

export const opponentColour = (kind: string): string => seriesColour(Math.max(0, OPPONENTS.indexOf(kind)));

export const machineColour = (machines: readonly string[], machine: string): string =>
  seriesColour(machines.indexOf(machine));

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

export const opponentColour = (kind: string): string =>
  `var(--series-${(Math.max(0, OPPONENTS.indexOf(kind)) % NUMBER) + 1})`;

export const machineColour = (machines: readonly string[], machine: string): string =>
  `var(--series-${(machines.indexOf(machine) % NUMBER) + 1})`;

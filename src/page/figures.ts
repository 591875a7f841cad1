/** Numbers as the page shows them. */

export const cycles = (value: number): string =>
  value < 10_000 ? value.toFixed(1) : Math.round(value).toLocaleString('en');

export const timesText = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}×`;

export const interval = ({ ratio, low, high }: Record<'ratio' | 'low' | 'high', number>): string =>
  `${ratio.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

type Interval = Readonly<Record<'value' | 'low' | 'high', number>>;

/** A ratio with its 95 % interval, e.g. `1.135 [1.130, 1.144]`. */
export const intervalText = ({ value, low, high }: Interval): string =>
  `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

/** The same in short, with the longer side of the interval, e.g. `1.135 ±0.009`. */
export function plusMinusText({ value, low, high }: Interval): string {
  const digits = digitsOf(value);
  return `${value.toFixed(digits)} ±${Math.max(high - value, value - low).toFixed(digits)}`;
}

/** A time or a ratio with as many digits as it is worth. */
export const briefNumber = (value: number): string => value.toFixed(digitsOf(value));

const digitsOf = (value: number): number => (value < 10 ? 3 : value < 1000 ? 1 : 0);

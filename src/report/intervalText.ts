/** A ratio with its 95 % interval, e.g. `1.135 [1.130, 1.144]`. */
export const intervalText = ({ value, low, high }: Record<'value' | 'low' | 'high', number>): string =>
  `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

/** Weights of limbs as `parseWeights` reads them: `4x64`, `10x25.5`, or `0/44/87` where they are not regular. */
export function limbsText(weights: readonly number[]): string {
  const step = weights[1] ?? 64;
  const regular = [step, step - 0.5].find((bits) => weights.every((w, i) => w === Math.ceil(i * bits)));
  return regular === undefined ? weights.join('/') : `${weights.length}x${regular}`;
}

/** The 64-bit words of a number, lowest first: as many as it needs, and at least `atLeast`. */
export function wordsOfNumber(value: bigint, atLeast = 1): bigint[] {
  const words: bigint[] = [];
  for (let rest = value; rest > 0n; rest >>= 64n) words.push(BigInt.asUintN(64, rest));
  while (words.length < atLeast) words.push(0n);
  return words;
}

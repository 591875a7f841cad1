/** Suggests words that a user may have meant. */

/**
 * The word of `known` that `word` is most likely a slip of; null if none is near. Case, blanks, - and _ do not count.
 */
export function didYouMean(word: string, known: readonly string[]): string | null {
  const wanted = plainWord(word);
  const limit = wanted.length < 4 ? 1 : 2;
  const [best] = known
    .map((name) => ({ name, distance: editDistance(wanted, plainWord(name)) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= limit && best.distance < wanted.length ? best.name : null;
}

/** `P-256` and `p_256` are the same word. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

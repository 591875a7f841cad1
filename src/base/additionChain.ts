/** A sum with its parts; parts are 1 or sums before it. */
type Sum = readonly [sum: number, a: number, b: number];

/** Chains that are looked at for one length; beyond, the chain of halves is taken. */
const MAX_TRIED = 400_000;

/** More targets than these are windows, of which a table of all odd numbers is hardly longer. */
const MAX_SEARCHED = 4;

/**
 * An addition chain that has all of `targets`, as short as a search finds it in which every sum has the one before it
 * as a part (a star chain; D. Knuth, The Art of Computer Programming, volume 2, 4.6.3). Sums rise.
 */
export function additionChain(targets: readonly number[]): Sum[] {
  const wanted = [...new Set(targets)].filter((n) => n > 1).sort((a, b) => a - b);
  if (wanted.length === 0) return [];
  const halved = chainOfHalves(wanted);
  const table = wanted.every((n) => n % 2 === 1) ? tableOfOdds(wanted[wanted.length - 1]) : halved;
  const known = table.length < halved.length ? table : halved;
  if (wanted.length > MAX_SEARCHED) return known;
  for (let length = Math.ceil(Math.log2(wanted[wanted.length - 1])); length < known.length; length++) {
    const found = starChain(wanted, length);
    if (found === 'given up') break;
    if (found !== null) return found;
  }
  return known;
}

/** 2 and all odd numbers, each from the one before it. */
const tableOfOdds = (largest: number): Sum[] => [
  [2, 1, 1],
  ...Array.from({ length: (largest - 1) / 2 }, (_, i): Sum => [2 * i + 3, 2 * i + 1, 2]),
];

/** A star chain of so many sums, null if there is none. */
function starChain(wanted: readonly number[], length: number): Sum[] | null | 'given up' {
  const chain = [1];
  const sums: Sum[] = [];
  let tried = 0;
  const goesOn = (missing: number): boolean => {
    if (missing === wanted.length) return true;
    const left = length - sums.length;
    const last = chain[chain.length - 1];
    if (left < wanted.length - missing || ++tried > MAX_TRIED) return false;
    if (last * 2 ** left < wanted[wanted.length - 1]) return false;
    for (let i = chain.length - 1; i >= 0; i--) {
      const sum = last + chain[i];
      if (sum > wanted[missing]) continue;
      chain.push(sum);
      sums.push([sum, last, chain[i]]);
      if (goesOn(sum === wanted[missing] ? missing + 1 : missing)) return true;
      chain.pop();
      sums.pop();
    }
    return false;
  };
  if (goesOn(0)) return sums;
  return tried > MAX_TRIED ? 'given up' : null;
}

/** Every even number from its half, every odd one from the number before it. */
function chainOfHalves(wanted: readonly number[]): Sum[] {
  const parts = new Map<number, Sum>();
  const make = (n: number): void => {
    if (n === 1 || parts.has(n)) return;
    const sum: Sum = n % 2 === 0 ? [n, n / 2, n / 2] : [n, n - 1, 1];
    make(sum[1]);
    parts.set(n, sum);
  };
  wanted.forEach(make);
  return [...parts.values()].sort(([a], [b]) => a - b);
}

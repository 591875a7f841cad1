/**
 * Addition chains for the fixed exponents of inversion and square roots.
 *
 * The exponent is cut, from the top, into runs of ones and windows; the power for each piece is made first. All other
 * steps are squarings and multiplications by these powers. Which runs and windows are best is tried out (A. Menezes et
 * al., Handbook of Applied Cryptography, 14.6; M. McLoughlin, addchain).
 */
import { invariant } from './errors.ts';

/** Value 0 is the base; step i makes value i + 1. `square` squares so many times. */
type ChainStep =
  | { readonly kind: 'mul'; readonly a: number; readonly b: number }
  | { readonly kind: 'square'; readonly a: number; readonly times: number };

/** The last step makes the power. */
export type PowerChain = readonly ChainStep[];

type AdditionChain = ReturnType<typeof additionChain>;
type ChainFinder = (targets: readonly number[]) => AdditionChain;

/** Squarings cost less than multiplications by about this. */
const SQUARE_COST = 0.8;
const MAX_WINDOW = 6;

/** The exponents of all values of a chain, the base's first: what the chain computes, whatever it is computed on. */
export function exponentsOf(chain: PowerChain): bigint[] {
  const exponents = [1n];
  for (const step of chain)
    exponents.push(
      step.kind === 'mul' ? exponents[step.a] + exponents[step.b] : exponents[step.a] << BigInt(step.times),
    );
  return exponents;
}

/** Squarings and multiplications. */
export function countOf(chain: PowerChain): { squarings: number; multiplications: number } {
  const squarings = chain.reduce((sum, step) => sum + (step.kind === 'square' ? step.times : 0), 0);
  return { squarings, multiplications: chain.filter(({ kind }) => kind === 'mul').length };
}

/** A short chain for an exponent of at least 1. */
export function powerChain(exponent: bigint): PowerChain {
  invariant(exponent > 0n, () => `no chain for the exponent ${exponent}`);
  const bits = exponent.toString(2);
  const runs = [...new Set((bits.match(/1+/g) ?? []).map((run) => run.length))].filter((n) => n > 1);
  const widths = Array.from({ length: MAX_WINDOW }, (_, i) => i + 1);
  const known = new Map<string, AdditionChain>();
  const sums: ChainFinder = (targets) => {
    const key = targets.join();
    const found = known.get(key) ?? additionChain(targets);
    known.set(key, found);
    return found;
  };
  const lengths = [NO_RUNS, ...runs.flatMap((most) => leastOf(runs, most).map((least) => ({ least, most })))];
  const chains = widths.flatMap((width) => lengths.map((run) => chainOf(piecesOf(bits, width, run), sums)));
  const best = chains.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
  invariant(exponentsOf(best).at(-1) === exponent, () => `the chain for ${exponent} has another exponent`);
  return best;
}

/** Runs of ones that are cut out as one piece: how long they must be, and at most are. */
interface RunLengths {
  readonly least: number;
  readonly most: number;
}

const NO_RUNS: RunLengths = { least: Infinity, most: Infinity };

/** Lengths that are left of runs which are cut into pieces of `most`, and that of the pieces. */
const leastOf = (runs: readonly number[], most: number): number[] => [
  ...new Set([most, ...runs.map((run) => run % most).filter((rest) => rest > 1)]),
];

function costOf(chain: PowerChain): number {
  const { squarings, multiplications } = countOf(chain);
  return SQUARE_COST * squarings + multiplications;
}

/** A part of the exponent: its odd value, and how many bits lie between the end of the part before and its own. */
interface Piece {
  readonly value: bigint;
  readonly shift: number;
}

/** The last piece has the value 0 if the exponent ends in zeros. */
function piecesOf(bits: string, width: number, { least, most }: RunLengths): Piece[] {
  const pieces: Piece[] = [];
  let zeros = 0;
  for (let at = 0; at < bits.length; ) {
    const run = /^1*/.exec(bits.slice(at))?.[0].length ?? 0;
    const length = run === 0 ? 0 : run >= least ? Math.min(run, most) : width;
    const text = bits.slice(at, at + length).replace(/0*$/, '');
    at += Math.max(1, text.length);
    if (text === '') zeros++;
    else pieces.push({ value: BigInt(`0b${text}`), shift: zeros + text.length });
    if (text !== '') zeros = 0;
  }
  return zeros === 0 ? pieces : [...pieces, { value: 0n, shift: zeros }];
}

function chainOf(pieces: readonly Piece[], sums: ChainFinder): PowerChain {
  const draft = new ChainDraft(sums);
  const values = [...new Set(pieces.map(({ value }) => value))].filter((value) => value > 1n);
  const isRun = (value: bigint): boolean => (value & (value + 1n)) === 0n;
  const windows = values.filter((value) => !isRun(value) && value < 1n << BigInt(MAX_WINDOW));
  draft.makeWindows(windows.map(Number));
  draft.makeRuns(values.filter(isRun).map((value) => value.toString(2).length));
  const [first, ...rest] = pieces;
  let at = draft.valueOf(first.value);
  for (const { value, shift } of rest) {
    at = draft.square(at, shift);
    if (value > 0n) at = draft.mul(at, draft.valueOf(value));
  }
  return draft.steps;
}

/** Steps with the powers that they have made. */
class ChainDraft {
  readonly steps: ChainStep[] = [];
  private readonly made = new Map<bigint, number>([[1n, 0]]);
  private readonly sums: ChainFinder;

  constructor(sums: ChainFinder) {
    this.sums = sums;
  }

  valueOf(exponent: bigint): number {
    const value = this.made.get(exponent);
    invariant(value !== undefined, () => `the power ${exponent} has not been made`);
    return value;
  }

  mul(a: number, b: number): number {
    return this.steps.push({ kind: 'mul', a, b });
  }

  square(a: number, times: number): number {
    return this.steps.push({ kind: 'square', a, times });
  }

  /** Powers with these exponents. */
  makeWindows(exponents: readonly number[]): void {
    for (const [sum, a, b] of this.sums(exponents)) {
      const [left, right] = [this.valueOf(BigInt(a)), this.valueOf(BigInt(b))];
      if (!this.made.has(BigInt(sum)))
        this.made.set(BigInt(sum), a === b ? this.square(left, 1) : this.mul(left, right));
    }
  }

  /** Powers with exponents 2^n - 1 for these n: what is n = a + b long comes from both parts. */
  makeRuns(lengths: readonly number[]): void {
    const ones = (n: number): bigint => (1n << BigInt(n)) - 1n;
    for (const [sum, a, b] of this.sums(lengths))
      if (!this.made.has(ones(sum)))
        this.made.set(ones(sum), this.mul(this.square(this.valueOf(ones(a)), b), this.valueOf(ones(b))));
  }
}

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

/**
 * Addition chains for the fixed exponents of inversion and square roots.
 *
 * The exponent is cut into runs of ones and windows, from the top; what is cut out is a power that is made first, and
 * the rest are squarings. Which runs and windows are best is tried out (A. Menezes et al., Handbook of Applied
 * Cryptography, 14.6; M. McLoughlin, addchain).
 */
import { additionChain } from './additionChain.ts';
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

/**
 * The unknowns of a certificate: registers on entry, limbs of the arguments, and floors. They are numbered once for all
 * cases, so that one valuation satisfies all definitions. Samples are the values of all of them for inputs that are
 * possible; what is the same in all samples is worth to be proved.
 */
import { Failure } from '../../base/errors.ts';
import { trailingZeros } from '../../base/integers.ts';
import type { AsmInstruction, AsmOperand } from '../../prover/listing/listing.ts';
import type { Effort } from '../bounds/bound.ts';
import type { Statement } from './certificate.ts';
import {
  constant,
  evaluate,
  keyOf,
  MAX_UNKNOWN,
  residueKey,
  scale,
  subtract,
  ZERO,
  type Poly,
  type Unknown,
} from '../bounds/poly.ts';
import { scalarMeanings } from '../../x86/scalar.ts';

/** floor(of / 2^shift), with `shift` as small as possible. */
interface Floor {
  readonly shift: number;
  readonly of: Poly;
}

const SPAN = 1 << 20;

/** The number of the product of two facts, and which facts a number stands for. */
export const productOf = (a: number, b: number): number => (a <= b ? a * SPAN + b : b * SPAN + a);
export const factorsOf = (fact: number): readonly number[] =>
  fact < SPAN ? [fact] : [Math.floor(fact / SPAN), fact % SPAN];

export class Unknowns {
  /** By unknown, for one input each. */
  readonly samples: readonly bigint[][];
  /** Floors of the last instructions. */
  readonly made: Unknown[] = [];
  /** Whether words were multiplied by long constants, so that what is unwieldy gets a name. */
  hasLongFactors = false;
  /** Names of words that were too long. */
  readonly names = new Set<Unknown>();
  readonly isName = (n: Unknown): boolean => this.names.has(n);
  /** Carries that a bit is made of that something is selected by: what is added to a word then is not their number. */
  readonly selecting = new Set<Unknown>();
  /** What must be stated before the instruction at hand. */
  readonly stated: Statement[] = [];
  /** The instruction at hand, by its number. */
  at = 0;
  /** Instructions whose quotients are unknowns, because cases of them must be distinguished. */
  private readonly plain: ReadonlySet<number>;
  /** Instructions whose carries nothing reads. */
  private readonly lost: ReadonlySet<number>;
  /** Of these, those whose sums go on. */
  private readonly unfinished: ReadonlySet<number>;
  /** Quotients that are polynomials, and the instructions that they come from. */
  private readonly given = new Map<string, number>();
  readonly effort: Effort;
  private readonly floors = new Map<string, Unknown>();
  private readonly definitions = new Map<Unknown, Floor>();
  private next: Unknown;

  /** Facts that are products of two others, by `productOf`. */
  readonly products: ReadonlyMap<number, Poly>;
  /** Of so many facts that were learnt last bounds are sought. */
  readonly window: number;

  constructor(
    first: Unknown,
    samples: readonly bigint[][],
    products: ReadonlyMap<number, Poly>,
    plain: ReadonlySet<number>,
    code: readonly AsmInstruction[],
    effort: Effort,
    window: number,
  ) {
    this.window = window;
    this.effort = effort;
    this.lost = lostCarries(code);
    this.unfinished = this.areWhole ? unfinishedSums(code, this.lost) : new Set();
    this.plain = plain;
    this.products = products;
    this.next = first;
    this.samples = samples;
  }

  /** The unknown that is this floor. */
  floor(floor: Floor): Unknown {
    const key = `${floor.shift}|${keyOf(floor.of)}`;
    const known = this.floors.get(key);
    if (known !== undefined) return known;
    const n = this.next++;
    if (n > MAX_UNKNOWN) throw new Failure('unsupported', `more than ${MAX_UNKNOWN} unknowns`);
    this.floors.set(key, n);
    this.definitions.set(n, floor);
    for (const values of this.samples) values[n] = evaluate(floor.of, values) >> BigInt(floor.shift);
    return n;
  }

  get isPlain(): boolean {
    return this.plain.has(this.at);
  }

  /**
   * Whether factors have names: then carries that nothing reads may come to nothing only together, with words that are
   * not computed, and choices may be products with bits.
   */
  get areWhole(): boolean {
    return this.window < Infinity;
  }

  /** Whether long words have names, or will have: bounds are sought without what some of them stand for, too. */
  get areNamed(): boolean {
    return this.areWhole || (this.hasLongFactors && this.names.size > 0);
  }

  /** What an unknown stands for by its definition; 0 for the others. */
  readonly meaning = (n: Unknown): Poly => this.definitions.get(n)?.of ?? ZERO;

  /** Whether nothing reads the carry of the instruction at hand. */
  get isLost(): boolean {
    return this.lost.has(this.at);
  }

  /** The same, if nothing more is added to its sum. */
  get isFinished(): boolean {
    return this.isLost && !this.unfinished.has(this.at);
  }

  /** The name of a word, if it has one. */
  nameOf(word: Poly): Unknown | undefined {
    return this.floors.get(`0|${keyOf(word)}`);
  }

  /** Remembers a quotient of the instruction at hand. */
  remember(quotient: Poly): void {
    this.given.set(keyOf(quotient), this.at);
  }

  /** The instruction that a carry, or the borrow that is 1 without it, comes from, if it is a polynomial. */
  origin(bit: Poly): number | undefined {
    return this.given.get(keyOf(bit)) ?? this.given.get(keyOf(subtract(constant(1n), bit)));
  }

  knows({ shift, of }: Floor): boolean {
    return this.floors.has(`${shift}|${keyOf(of)}`);
  }

  definition(n: Unknown): Floor | undefined {
    return this.definitions.get(n);
  }

  /** All floors, oldest first. */
  all(): Iterable<Unknown> {
    return this.definitions.keys();
  }

  get size(): number {
    return this.definitions.size;
  }
}

/** 2^(shift - s)·of as s and what is left, s as small as possible. */
export function cancel(shift: number, p: Poly): Floor {
  const common = [...p.values()].reduce((bits, c) => Math.min(bits, trailingZeros(c)), shift);
  if (p.size === 0 || common === 0) return { shift, of: p };
  return { shift: shift - common, of: new Map([...p].map(([m, c]) => [m, c >> BigInt(common)])) };
}

const WORD_BITS = 64;

/** Of words by their lowest `shift` bits, as the upper ones of a word. */
export const upperKey = (shift: number, p: Poly): string => residueKey(scale(p, 1n << BigInt(WORD_BITS - shift)));

/** Of remainders by 2^shift: the same for all multiples by powers of two of what is divided and the divisor. */
export const lowKey = ({ shift, of }: Floor): string => `${shift}|${upperKey(shift, of)}`;

/* Finds carries that nothing reads; if they are proved zero, other terms cancel. */

type Carrying = 'C' | 'O';

/** Of the carry and the overflow flag, what an instruction reads, and what it writes. */
const read = ({ mnemonic }: AsmInstruction): Carrying[] => carrying(scalarMeanings(mnemonic)[0]?.flags.reads ?? '');
const writtenBy = ({ mnemonic }: AsmInstruction): Carrying[] =>
  carrying(scalarMeanings(mnemonic)[0]?.flags.writes ?? (PLAIN.has(mnemonic) ? '' : 'CO'));
const carrying = (letters: string): Carrying[] => (['C', 'O'] as const).filter((flag) => letters.includes(flag));
const PLAIN: ReadonlySet<string> = new Set(['movq', 'movabs', 'call', 'ret']);

const SUMS: ReadonlySet<string> = new Set(['add', 'adc', 'sub', 'sbb']);

/** Whether the instruction adds to a register, or subtracts from it. */
const isSum = ({ mnemonic, operands: [target] }: AsmInstruction): boolean =>
  SUMS.has(mnemonic) && target.kind === 'register';

/**
 * Of instructions whose carries nothing reads, sums that are added to, and their carries lost, before anything else is
 * done with them: what such a carry is says nothing.
 */
export function unfinishedSums(code: readonly AsmInstruction[], lost: ReadonlySet<number>): ReadonlySet<number> {
  const unfinished = new Set<number>();
  /** By register, whether the next instruction that it is in adds to it. */
  const isAddedTo = new Map<number, boolean>();
  for (const [back, instruction] of code.toReversed().entries()) {
    const at = code.length - 1 - back;
    const [target, ...others] = instruction.operands;
    const isLost = lost.has(at) && isSum(instruction);
    if (isLost && target.kind === 'register' && isAddedTo.get(target.index) === true) unfinished.add(at);
    if (target?.kind === 'register') isAddedTo.set(target.index, isLost);
    for (const register of registersIn(target?.kind === 'register' ? others : instruction.operands))
      isAddedTo.set(register, false);
  }
  return unfinished;
}

const registersIn = (operands: readonly AsmOperand[]): number[] =>
  operands
    .flatMap((operand) =>
      operand.kind === 'register' ? [operand.index] : operand.kind === 'memory' ? [operand.base, operand.index] : [],
    )
    .filter((register) => register !== null);

/** Instructions, by number, of straight code, whose carry and overflow flags nothing reads. */
export function lostCarries(code: readonly AsmInstruction[]): ReadonlySet<number> {
  const lost = new Set<number>();
  const live = new Set<Carrying>();
  for (let i = code.length - 1; i >= 0; i--) {
    const written = writtenBy(code[i]);
    if (!written.some((flag) => live.has(flag))) lost.add(i);
    for (const flag of written) live.delete(flag);
    for (const flag of read(code[i])) live.add(flag);
  }
  return lost;
}

/**
 * Arithmetic and range facts of hash-consed polynomials.
 *
 * Everything stated about a polynomial holds for all inputs within the declared bounds (and under the assumptions
 * made with `learn` in this very object, if any): the object is one theory.
 */
import { greater, lesser } from '../../base/integers.ts';
import { Contradiction, Work } from './work.ts';
import { ceilDivide, floorDivide, multiplyIntervals, scaleInterval } from './interval.ts';
import type { Interval } from '../../ir/interval.ts';
import { Monomials, isConstant, type Atom, type AtomForm, type PolyCore, type Poly, Cores } from './poly.ts';

/** A polynomial that is 0, and a monomial that has the coefficient 1 or -1 in it. */
interface Solved {
  readonly zero: Poly;
  readonly monomial: number;
  readonly factor: bigint;
}

export class Algebra {
  readonly work: Work;
  readonly monomials = new Monomials();
  readonly atoms: Atom[] = [];
  private readonly atomByKey = new Map<string, Atom>();
  private readonly emptyCore: PolyCore;
  private readonly cores = new Cores();
  /** Raised whenever an atom's interval shrinks, which makes the computed intervals of cores stale. */
  private stamp = 0;
  /** Raised whenever atoms are forgotten: what was remembered by their numbers is void. */
  generation = 0;
  /** Polynomials found to be 0 by which no atom became a polynomial of older ones. */
  private readonly zeros: Poly[] = [];
  private monomialStamp = -1;
  private monomialIntervals: Interval[] = [];

  /** Operations count as `work` and throw `Exhausted` when it is too much. */
  constructor(work = new Work()) {
    this.work = work;
    this.emptyCore = this.cores.of([], []);
  }

  constant(value: bigint): Poly {
    return { core: this.emptyCore, constant: value };
  }

  // Atoms

  /** An unknown in an interval; the same name gives the same unknown. */
  input(name: string, range: Interval): Poly {
    return this.atom({ kind: 'input', name }, `i${name}`, range);
  }

  /** The atom with this form, made when new, narrowed to `range` when known. `key` must determine the form. */
  atom(form: AtomForm, key: string, range: Interval): Poly {
    const known = this.atomByKey.get(key);
    if (known !== undefined) {
      this.narrowAtom(known, range.lower, range.upper);
      return known.exact ?? this.polyOfAtom(known);
    }
    const made: Atom = {
      id: this.atoms.length,
      form,
      lower: range.lower,
      upper: range.upper,
      exact: null,
      isValue: false,
      carry: null,
    };
    this.atoms.push(made);
    this.atomByKey.set(key, made);
    return this.polyOfAtom(made);
  }

  polyOfAtom(atom: Atom): Poly {
    return { core: this.cores.of([this.monomials.ofAtom(atom.id)], [1n]), constant: 0n };
  }

  /** The atom p is equal to, else null. */
  soleAtom(p: Poly): Atom | null {
    if (p.constant !== 0n || p.core.monomials.length !== 1 || p.core.coefficients[0] !== 1n) return null;
    return this.atoms[this.monomials.soleAtom(p.core.monomials[0])] ?? null;
  }

  // Arithmetic

  add(a: Poly, b: Poly): Poly {
    return this.combine(a, b, 1n);
  }

  sub(a: Poly, b: Poly): Poly {
    return this.combine(a, b, -1n);
  }

  scale(a: Poly, factor: bigint): Poly {
    return this.combine(this.constant(0n), a, factor);
  }

  /** a + factor·b, with the interval that follows from those of a and b. */
  combine(a: Poly, b: Poly, factor: bigint): Poly {
    if (factor === 0n) return a;
    const constant = a.constant + factor * b.constant;
    if (isConstant(b)) return { core: a.core, constant };
    const result = { core: this.mergeCores(a.core, b.core, factor), constant };
    const x = this.rangeOf(a);
    const y = scaleInterval(this.rangeOf(b), factor);
    return this.learn(result, x.lower + y.lower, x.upper + y.upper);
  }

  multiply(a: Poly, b: Poly): Poly {
    if (isConstant(a)) return this.scale(b, a.constant);
    if (isConstant(b)) return this.scale(a, b.constant);
    this.work.spend(a.core.monomials.length * b.core.monomials.length);
    const sums = new Map<number, bigint>();
    this.eachTerm(a, (m, c) =>
      this.eachTerm(b, (n, d) => {
        const product = this.monomials.product(m, n);
        sums.set(product, (sums.get(product) ?? 0n) + c * d);
      }),
    );
    const range = multiplyIntervals(this.rangeOf(a), this.rangeOf(b));
    return this.learn(this.fromTerms(sums), range.lower, range.upper);
  }

  /** Calls `visit` for every term, the constant (monomial 0) first. */
  eachTerm(p: Poly, visit: (monomial: number, coefficient: bigint) => void): void {
    if (p.constant !== 0n) visit(0, p.constant);
    const { monomials, coefficients } = p.core;
    for (let i = 0; i < monomials.length; i++) visit(monomials[i], coefficients[i]);
  }

  /** The polynomial with these coefficients; zero coefficients are dropped. */
  fromTerms(terms: ReadonlyMap<number, bigint>): Poly {
    const kept = [...terms].filter(([m, c]) => m !== 0 && c !== 0n).sort((x, y) => x[0] - y[0]);
    return {
      core: this.cores.of(
        kept.map((t) => t[0]),
        kept.map((t) => t[1]),
      ),
      constant: terms.get(0) ?? 0n,
    };
  }

  /** The polynomial with these coefficients, monomials ascending and not 0, coefficients not 0. */
  fromSorted(monomials: readonly number[], coefficients: readonly bigint[], constant: bigint): Poly {
    return { core: this.cores.of(monomials, coefficients), constant };
  }

  /** -p, of its terms even where its value is known, which `scale` would say: its core then has none. */
  negated({ core: { monomials, coefficients }, constant }: Poly): Poly {
    return this.fromSorted(
      monomials,
      coefficients.map((c) => -c),
      -constant,
    );
  }

  /** Those met so far that have just these monomials. */
  sumsOf(monomials: ReadonlySet<number>): Poly[] {
    return this.cores.all
      .filter((core) => core.monomials.length === monomials.size && core.monomials.every((m) => monomials.has(m)))
      .map((core) => ({ core, constant: 0n }));
  }

  // Ranges

  rangeOf(p: Poly): Interval {
    const core = this.refresh(p.core);
    return { lower: core.lower + p.constant, upper: core.upper + p.constant };
  }

  /** Records lower <= p <= upper and returns p, or the constant that p then is. Throws `Contradiction`. */
  learn(p: Poly, lower: bigint, upper: bigint): Poly {
    const core = this.refresh(p.core);
    const low = lower - p.constant;
    const high = upper - p.constant;
    if (low > core.lower || high < core.upper || isNewlyKnown(core)) this.narrowCore(core, low, high);
    return core.lower === core.upper ? this.constant(core.lower + p.constant) : p;
  }

  /** Narrows the atoms of p, where it is linear in them, by what the interval of p leaves for each term. */
  propagate(p: Poly): void {
    const { core } = p;
    const { lower, upper } = this.refresh(core);
    const terms = core.monomials.map((m, i) => scaleInterval(this.intervalOfMonomial(m), core.coefficients[i]));
    const least = terms.reduce((sum, t) => sum + t.lower, 0n);
    const most = terms.reduce((sum, t) => sum + t.upper, 0n);
    core.monomials.forEach((m, i) => {
      const low = lower - (most - terms[i].upper);
      const high = upper - (least - terms[i].lower);
      const c = core.coefficients[i];
      if (low <= terms[i].lower && high >= terms[i].upper) return;
      const monomial = this.fromSorted([m], [1n], 0n);
      if (c > 0n) this.learn(monomial, ceilDivide(low, c), floorDivide(high, c));
      else this.learn(monomial, ceilDivide(-high, -c), floorDivide(-low, -c));
    });
  }

  /** The same of the sums that are known to be 0, the latest first: a number whose parts are all 0 is. */
  propagateZeros(): void {
    for (const zero of this.zeros.toReversed()) this.propagate(zero);
  }

  /** Records that an atom equals a polynomial; used for substitution only if that has none but older atoms. */
  learnExact(atom: Atom, value: Poly): void {
    if (value.core.monomials.every((m) => this.monomials.atomsOf(m).every((id) => id < atom.id))) atom.exact ??= value;
    const { lower, upper } = this.rangeOf(value);
    this.narrowAtom(atom, lower, upper);
  }

  /**
   * What `question` answers under assumptions that it makes with `learn`; null if they contradict what is known.
   * Afterwards everything that was learnt meanwhile is forgotten, and so are atoms that were made meanwhile, whose
   * intervals may rest on it: polynomials must not leave `question`.
   */
  hypothetically<T>(question: () => T): T | null {
    const atoms = this.atoms.map(({ lower, upper, exact, carry }) => ({ lower, upper, exact, carry }));
    const { length: zeros } = this.zeros;
    const cores = this.cores.all.map(({ factLower, factUpper, relaxed }) => ({ factLower, factUpper, relaxed }));
    try {
      return question();
    } catch (e) {
      if (e instanceof Contradiction) return null;
      throw e;
    } finally {
      this.atoms.length = atoms.length;
      this.zeros.length = zeros;
      this.atoms.forEach((atom, i) => Object.assign(atom, atoms[i]));
      this.cores.all.forEach((core, i) =>
        Object.assign(core, cores[i] ?? { factLower: null, factUpper: null, relaxed: false }),
      );
      for (const [key, { id }] of this.atomByKey) if (id >= atoms.length) this.atomByKey.delete(key);
      this.stamp++;
      this.generation++;
    }
  }

  intervalOfMonomial(monomial: number): Interval {
    if (this.monomialStamp !== this.stamp) {
      this.monomialIntervals = [];
      this.monomialStamp = this.stamp;
    }
    return (this.monomialIntervals[monomial] ??= this.monomials
      .atomsOf(monomial)
      .reduce<Interval>((range, id) => multiplyIntervals(range, this.atoms[id]), { lower: 1n, upper: 1n }));
  }

  // Substitution

  /** p with every atom replaced by what it was found to equal, or the constant that p is. */
  resolve(p: Poly): Poly {
    const known = this.rangeOf(p);
    if (known.lower === known.upper) return this.constant(known.lower);
    const result = this.inOlderAtoms(p);
    return result === p ? p : this.resolve(this.learn(result, known.lower, known.upper));
  }

  /** p with every atom replaced by what it was found to equal; p itself if there is none. */
  inOlderAtoms(p: Poly): Poly {
    if (!p.core.monomials.some((m) => this.monomials.atomsOf(m).some((id) => this.atoms[id].exact !== null))) return p;
    let result = this.constant(0n);
    this.eachTerm(p, (m, c) => {
      const product = this.monomials
        .atomsOf(m)
        .reduce((x, id) => this.multiply(x, this.valueOf(this.atoms[id])), this.constant(1n));
      result = this.combine(result, product, c);
    });
    return result;
  }

  private valueOf(atom: Atom): Poly {
    return atom.exact ?? this.polyOfAtom(atom);
  }

  private narrowCore(core: PolyCore, low: bigint, high: bigint): void {
    core.lower = greater(core.lower, low);
    core.upper = lesser(core.upper, high);
    if (core.lower > core.upper) throw new Contradiction(`empty range ${core.lower}..${core.upper}`);
    core.factLower = core.factLower === null ? core.lower : greater(core.lower, core.factLower);
    core.factUpper = core.factUpper === null ? core.upper : lesser(core.upper, core.factUpper);
    if (core.monomials.length !== 1) {
      if (core.lower === core.upper && core.monomials.length > 0) this.solve(core, core.lower);
      return;
    }
    const atom = this.atoms[this.monomials.soleAtom(core.monomials[0])];
    if (atom !== undefined && core.coefficients[0] === 1n) this.narrowAtom(atom, core.lower, core.upper);
    if (atom !== undefined && core.coefficients[0] === -1n) this.narrowAtom(atom, -core.upper, -core.lower);
    if (atom === undefined && (core.lower > 0n || core.upper < 0n)) this.narrowFactors(core.monomials[0]);
  }

  /** No factor of a product that is not 0 is 0. */
  private narrowFactors(monomial: number): void {
    for (const id of this.monomials.atomsOf(monomial)) {
      const atom = this.atoms[id];
      if (atom.lower === 0n) this.narrowAtom(atom, 1n, atom.upper);
      else if (atom.upper === 0n) this.narrowAtom(atom, atom.lower, -1n);
    }
  }

  /** core = value gives its newest atom, if that occurs once and with coefficient 1 or -1. */
  private solve(core: PolyCore, value: bigint): void {
    const atoms = core.monomials.map((m) => this.atoms[this.monomials.soleAtom(m)]);
    const newest = core.monomials.reduce((most, m) => Math.max(most, ...this.monomials.atomsOf(m)), 0);
    const at = atoms.findIndex((a) => a?.id === newest);
    const c = core.coefficients[at];
    const others: Poly = { core, constant: -value };
    if (c !== 1n && c !== -1n) {
      this.zeros.push(others);
      return;
    }
    this.learnExact(atoms[at], this.combine(this.polyOfAtom(atoms[at]), others, -c));
  }

  /** p without the monomials that the polynomials known to be 0 say are others: one of each, if it is there once. */
  withoutZeros(p: Poly): Poly {
    let solved: Solved[] = [];
    for (const known of this.zeros) {
      const zero = solved.reduce((q, other) => this.without(q, other), this.inOlderAtoms(known));
      const at = zero.core.coefficients.findIndex((c) => c === 1n || c === -1n);
      if (at < 0) continue;
      const one: Solved = { zero, monomial: zero.core.monomials[at], factor: zero.core.coefficients[at] };
      solved = [...solved.map((other) => ({ ...other, zero: this.without(other.zero, one) })), one];
    }
    return solved.reduce((q, one) => this.without(q, one), p);
  }

  private without(p: Poly, { zero, monomial, factor }: Solved): Poly {
    const c = p.core.coefficients[p.core.monomials.indexOf(monomial)] ?? 0n;
    return this.combine(p, zero, -c * factor);
  }

  private narrowAtom(atom: Atom, lower: bigint, upper: bigint): void {
    if (lower <= atom.lower && upper >= atom.upper) return;
    atom.lower = greater(atom.lower, lower);
    atom.upper = lesser(atom.upper, upper);
    if (atom.lower > atom.upper) throw new Contradiction(`atom ${atom.id} has no value`);
    if (atom.lower === atom.upper) atom.exact ??= this.constant(atom.lower);
    this.stamp++;
  }

  /** Brings the interval of a core up to date with those of its atoms. */
  private refresh(core: PolyCore): PolyCore {
    if (core.stamp === this.stamp) return core;
    this.work.spend(core.monomials.length);
    let lower = 0n;
    let upper = 0n;
    for (let i = 0; i < core.monomials.length; i++) {
      const range = this.intervalOfMonomial(core.monomials[i]);
      const c = core.coefficients[i];
      lower += c * (c > 0n ? range.lower : range.upper);
      upper += c * (c > 0n ? range.upper : range.lower);
    }
    core.lower = core.factLower === null ? lower : greater(lower, core.factLower);
    core.upper = core.factUpper === null ? upper : lesser(upper, core.factUpper);
    core.stamp = this.stamp;
    if (core.lower > core.upper) throw new Contradiction(`empty range ${core.lower}..${core.upper}`);
    return core;
  }

  private mergeCores(a: PolyCore, b: PolyCore, factor: bigint): PolyCore {
    this.work.spend(a.monomials.length + b.monomials.length);
    const monomials: number[] = [];
    const coefficients: bigint[] = [];
    const put = (m: number, c: bigint): void => {
      if (c === 0n) return;
      monomials.push(m);
      coefficients.push(c);
    };
    let i = 0;
    let j = 0;
    while (i < a.monomials.length && j < b.monomials.length) {
      const m = a.monomials[i];
      const n = b.monomials[j];
      if (m < n) put(m, a.coefficients[i++]);
      else if (n < m) put(n, factor * b.coefficients[j++]);
      else put(m, a.coefficients[i++] + factor * b.coefficients[j++]);
    }
    while (i < a.monomials.length) put(a.monomials[i], a.coefficients[i++]);
    while (j < b.monomials.length) put(b.monomials[j], factor * b.coefficients[j++]);
    return this.cores.of(monomials, coefficients);
  }
}

/** Whether the intervals of its atoms leave one value, and nothing was made of that yet. */
const isNewlyKnown = ({ lower, upper, factLower, factUpper }: PolyCore): boolean =>
  lower === upper && (factLower !== lower || factUpper !== upper);

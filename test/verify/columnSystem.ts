/** Random sums with floors in them: their bounds are compared with values, unknowns at their limits and at random, floors and products as BigInts say. */
import { seeded, type Rng } from '../../src/base/rng.ts';
import type { ColumnBounds } from '../../src/verify/repeated/columnBounds.ts';
import type { Bound, Bounds, LinearForms } from '../../src/verify/repeated/linearForms.ts';

const ROUNDS = 300, POINTS = 40, SIZE = 1n << 64n;
const WORD: Bounds = { least: { high: 0, low: 0 }, most: { high: 1, low: -1 } }, BIT: Bounds = { least: { high: 0, low: 0 }, most: { high: 0, low: 1 } };
const FLOOR: Bounds = { least: { high: -64, low: 0 }, most: { high: 64, low: 0 } };

/** high·2^64 + low, times 2^12 so that it is an integer. */
const scaled = ({ high, low }: Bound): bigint => BigInt(high * 4096) * SIZE + BigInt(low) * 4096n;

/** The classes that are tested, or altered copies of them. */
export interface BoundModules {
  readonly LinearForms: typeof LinearForms;
  readonly ColumnBounds: typeof ColumnBounds;
}

/** A system of forms; `terms` say what each unknown is: a word or bit, or the floor of a form. */
class System {
  readonly linear: LinearForms;
  readonly bounds: ColumnBounds;
  readonly forms: number[] = [];
  private readonly formOf = new Map<number, number>();
  private readonly draw: ((rng: Rng) => void)[] = [];
  private readonly values = new Map<number, bigint>([[0, 1n]]);

  constructor(rng: Rng, modules: BoundModules) {
    this.linear = new modules.LinearForms();
    this.bounds = new modules.ColumnBounds(this.linear, unknown => this.formOf.get(unknown) ?? -1);
    for (let i = 0; i < 4; i++) this.product();
    for (let i = 0; i < 3; i++) this.plain(WORD, SIZE - 1n);
    this.plain(BIT, 1n);
    for (let i = 0; i < 14; i++) this.sum(rng);
    for (let i = 0; i < 4; i++) this.chain(rng, this.forms[2 * i], this.forms[2 * i + 1]);
  }

  /** Gives all unknowns values. */
  choose(rng: Rng): void {
    for (const draw of this.draw) draw(rng);
  }

  valueOf(form: number): bigint {
    let sum = 0n;
    this.linear.eachTerm(form, (unknown, n) => { sum += BigInt(n) * (this.values.get(unknown) ?? 0n); });
    return sum;
  }

  private unknown(bounds: Bounds): number {
    const form = this.linear.unknown(bounds);
    this.forms.push(form);
    return this.linear.soleUnknown(form);
  }

  private plain(bounds: Bounds, most: bigint): void {
    const unknown = this.unknown(bounds);
    this.draw.push(rng => { this.values.set(unknown, extreme(rng, most)); });
  }

  private product(): void {
    const low = this.unknown(WORD), high = this.unknown({ ...WORD, most: { high: 1, low: -2 } });
    this.bounds.pair(high, { low, mostHigh: { high: 1, low: -2 }, mostLow: { high: 0, low: 1 } });
    this.draw.push(rng => {
      const product = extreme(rng, SIZE - 1n) * extreme(rng, SIZE - 1n);
      this.values.set(low, product % SIZE);
      this.values.set(high, product / SIZE);
    });
  }

  /** A sum of three forms and, as an unknown, its floor. */
  private sum(rng: Rng): void {
    const { linear, forms } = this, pick = (): number => forms[rng.below(forms.length)], sign = (): number => (rng.below(4) === 0 ? -1 : 1);
    this.cut(linear.combine(pick(), pick(), sign(), pick(), sign()));
  }

  /** The carry of a sum with the lower word of a product is added to the higher one. */
  private chain(rng: Rng, low: number, high: number): void {
    const { linear, forms } = this;
    this.cut(linear.combine(low, forms[rng.below(forms.length)], 1));
    this.cut(linear.combine(high, forms[forms.length - 2], 1));
  }

  /** Makes the floor of a form an unknown. */
  private cut(form: number): void {
    if (form < 0) return;
    const floor = this.unknown(FLOOR);
    this.formOf.set(floor, form);
    this.forms.push(form);
    this.draw.push(() => { this.values.set(floor, this.valueOf(form) >> 64n); });
  }
}

function extreme(rng: Rng, most: bigint): bigint {
  const kind = rng.below(4), near = BigInt(rng.below(3));
  if (kind === 3) return BigInt.asUintN(64, BigInt(rng.below(2 ** 31)) * 0x1_9e37_79b9_7f4a_7c15n) & most;
  return kind === 0 || near > most ? 0n : kind === 1 ? near : most - near;
}

export interface Compared {
  /** The first value beyond its bound. */
  readonly violation: string | null;
  /** Upper bounds that say more than those of the unknowns. */
  readonly better: number;
}

/** Bounds of random systems against random values. */
export function compareBounds(modules: BoundModules, seed: number): Compared {
  const rng = seeded(seed);
  let better = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const system = new System(rng, modules), bounds = system.forms.flatMap(form => ([1, -1] as const).map(sign => ({ form, sign, bound: system.bounds.upper(form, sign) })));
    for (const { form, sign, bound } of bounds) if (sign > 0 && bound !== null && scaled(bound) < scaled(system.linear.boundsOf(form).most)) better++;
    for (let point = 0; point < POINTS; point++) {
      system.choose(rng);
      const wrong = bounds.find(({ form, sign, bound }) => bound !== null && BigInt(sign) * system.valueOf(form) * 4096n > scaled(bound));
      if (wrong !== undefined) return { violation: `seed ${seed}, round ${round}, form ${wrong.form}, sign ${wrong.sign}: ${system.valueOf(wrong.form)}`, better };
    }
  }
  return { violation: null, better };
}

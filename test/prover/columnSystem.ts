/**
 * Random sums with floors in them: their bounds are compared with values, unknowns at their limits and at random,
 * floors and products as BigInts say.
 */
import { seeded, type Rng } from '../../src/base/rng.ts';
import type { ColumnBounds } from '../../src/prover/incremental/columnBounds.ts';
import type { GroupBounds } from '../../src/prover/incremental/numberForms.ts';
import type { Bound, Bounds, LinearForms } from '../../src/prover/incremental/linearForms.ts';

const ROUNDS = 300;
const POINTS = 40;
const SIZE = 1n << 64n;
const WORD: Bounds = { least: { high: 0, low: 0 }, most: { high: 1, low: -1 } };
const BIT: Bounds = { least: { high: 0, low: 0 }, most: { high: 0, low: 1 } };
const FLOOR: Bounds = { least: { high: -64, low: 0 }, most: { high: 64, low: 0 } };

/** high·2^64 + low, times 2^12 so that it is an integer. */
const scaled = ({ high, low }: Bound): bigint => BigInt(high * 4096) * SIZE + BigInt(low) * 4096n;

/** The classes that are tested, or altered copies of them. */
interface BoundModules {
  readonly LinearForms: typeof LinearForms;
  readonly ColumnBounds: typeof ColumnBounds;
  readonly GroupBounds: typeof GroupBounds;
}

/** A system of forms; `terms` say what each unknown is: a word or bit, or the floor of a form. */
class System {
  readonly linear: LinearForms;
  readonly bounds: ColumnBounds;
  readonly groups: GroupBounds;
  readonly forms: number[] = [];
  private readonly formOf = new Map<number, number>();
  private readonly draw: ((rng: Rng) => void)[] = [];
  private readonly values = new Map<number, bigint>([[0, 1n]]);

  constructor(rng: Rng, modules: BoundModules) {
    this.linear = new modules.LinearForms();
    this.bounds = new modules.ColumnBounds(this.linear, (unknown) => this.formOf.get(unknown) ?? -1);
    this.groups = new modules.GroupBounds(this.linear, this.bounds);
    for (let i = 0; i < 4; i++) this.product();
    for (let i = 0; i < 3; i++) this.plain(WORD, SIZE - 1n);
    this.plain(BIT, 1n);
    for (let i = 0; i < 14; i++) this.sum(rng);
    for (let i = 0; i < 4; i++) this.chain(rng, this.forms[2 * i], this.forms[2 * i + 1]);
    for (let i = 0; i < 3; i++) this.group(rng, this.forms[2 * rng.below(4) + 1]);
  }

  /** Gives all unknowns values. */
  choose(rng: Rng): void {
    for (const draw of this.draw) draw(rng);
  }

  /** By columns, and by groups wherever columns come to an integer or more. */
  upper(form: number, sign: 1 | -1): readonly (Bound | null)[] {
    const most = this.bounds.upper(form, sign);
    return [most, sign < 0 || most === null ? null : this.groups.upper(form, { high: most.high - 1, low: 0 })];
  }

  valueOf(form: number): bigint {
    let sum = 0n;
    this.linear.eachTerm(form, (unknown, n) => {
      sum += BigInt(n) * (this.values.get(unknown) ?? 0n);
    });
    return sum;
  }

  private unknown(bounds: Bounds): number {
    const form = this.linear.unknown(bounds);
    this.forms.push(form);
    return this.linear.soleUnknown(form);
  }

  private plain(bounds: Bounds, most: bigint): void {
    const unknown = this.unknown(bounds);
    this.draw.push((rng) => {
      this.values.set(unknown, extreme(rng, most));
    });
  }

  private product(): void {
    const low = this.unknown(WORD);
    const high = this.unknown({ ...WORD, most: { high: 1, low: -2 } });
    this.bounds.pair(high, { low, mostHigh: { high: 1, low: -2 }, mostLow: { high: 0, low: 1 } });
    this.draw.push((rng) => {
      const product = extreme(rng, SIZE - 1n) * extreme(rng, SIZE - 1n);
      this.values.set(low, product % SIZE);
      this.values.set(high, product / SIZE);
    });
  }

  /** A sum of three forms and, as an unknown, its floor. */
  private sum(rng: Rng): void {
    const { linear, forms } = this;
    const pick = (): number => forms[rng.below(forms.length)];
    const sign = (): number => (rng.below(4) === 0 ? -1 : 1);
    this.cut(linear.combine(pick(), pick(), sign(), pick(), sign()));
  }

  /** The carry of a sum with the lower word of a product is added to the higher one. */
  private chain(rng: Rng, low: number, high: number): void {
    const { linear, forms } = this;
    this.cut(linear.combine(low, forms[rng.below(forms.length)], 1));
    this.cut(linear.combine(high, forms[forms.length - 2], 1));
  }

  /**
   * The higher word of a product and p + q - r + k for floors p, q and r of words, some of them in two of these;
   * perhaps p once more, where r is not.
   */
  private group(rng: Rng, high: number): void {
    const { linear, forms } = this;
    const word = (): number => forms[[0, 2, 4, 6, 8, 9, 10][rng.below(7)]];
    const x = word();
    const y = word();
    const z = word();
    const [p, q, r] = [
      linear.combine(x, y, 1),
      linear.combine(z, word(), 1),
      [linear.combine(x, y, 1), linear.combine(x, z, 1), linear.combine(linear.combine(x, y, 1), z, 1)][rng.below(3)],
    ].map((f) => this.cut(f));
    const below = rng.below(2) === 0 ? linear.constant(0) : this.cut(linear.combine(word(), p, 1));
    this.cut(
      linear.combine(
        linear.combine(high, linear.combine(p, q, 1), 1, r, -1),
        linear.constant(rng.below(3)),
        1,
        below,
        1,
      ),
    );
  }

  /** Makes the floor of a form an unknown. */
  private cut(form: number): number {
    if (form < 0) return form;
    const floor = this.unknown(FLOOR);
    this.formOf.set(floor, form);
    this.forms.push(form);
    this.draw.push(() => {
      this.values.set(floor, this.valueOf(form) >> 64n);
    });
    return this.linear.only(floor);
  }
}

function extreme(rng: Rng, most: bigint): bigint {
  const kind = rng.below(4);
  const near = BigInt(rng.below(3));
  if (kind === 3) return BigInt.asUintN(64, BigInt(rng.below(2 ** 31)) * 0x1_9e37_79b9_7f4a_7c15n) & most;
  return kind === 0 || near > most ? 0n : kind === 1 ? near : most - near;
}

export interface Compared {
  /** The first value beyond its bound. */
  readonly violation: string | null;
  /** Upper bounds that say more than those of the unknowns. */
  readonly better: number;
  /** Bounds by groups that say more than those by columns. */
  readonly grouped: number;
}

/** Bounds of random systems against random values. */
export function compareBounds(modules: BoundModules, seed: number): Compared {
  const rng = seeded(seed);
  let better = 0;
  let grouped = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const system = new System(rng, modules);
    const bounds = system.forms.flatMap((form) =>
      ([1, -1] as const).flatMap((sign) =>
        system.upper(form, sign).map((bound, kind) => ({ form, sign, bound, kind })),
      ),
    );
    for (const [i, { form, sign, bound, kind }] of bounds.entries()) {
      if (kind === 0 && sign > 0 && bound !== null && scaled(bound) < scaled(system.linear.boundsOf(form).most))
        better++;
      if (kind === 1 && bound !== null && scaled(bound) < scaled(bounds[i - 1].bound ?? bound)) grouped++;
    }
    for (let point = 0; point < POINTS; point++) {
      system.choose(rng);
      const wrong = bounds.find(
        ({ form, sign, bound }) => bound !== null && BigInt(sign) * system.valueOf(form) * 4096n > scaled(bound),
      );
      if (wrong !== undefined)
        return {
          violation:
            `seed ${seed}, round ${round}, form ${wrong.form}, ` + `sign ${wrong.sign}: ${system.valueOf(wrong.form)}`,
          better,
          grouped,
        };
    }
  }
  return { violation: null, better, grouped };
}

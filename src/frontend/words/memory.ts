/** Lowers loads and stores: parameters are values on entry, results are written at the end, allocas live in between. */
import { Failure } from '../../base/errors.ts';
import type { Builder } from '../../ir/build.ts';
import { type Aliasing, type Operand, ZERO } from '../../ir/function.ts';
import type { SsaAddress } from '../../ir/ssa/schema.ts';
import { wordsFormal, type Formal, clearTop, wordsOf } from '../../ir/wide/materialize.ts';
import type { Layout } from './layout.ts';

interface Stored {
  readonly base: string;
  readonly offset: number;
  readonly bytes: number;
  readonly words: readonly Operand[];
}

export class SsaMemory {
  readonly #b: Builder;
  readonly #layout: Layout;
  readonly #aliasing: Aliasing;
  readonly #stores: Stored[] = [];

  constructor(b: Builder, layout: Layout, aliasing: Aliasing) {
    this.#b = b;
    this.#layout = layout;
    this.#aliasing = aliasing;
  }

  /** What the function last stored there, or what the parameter holds on entry. */
  load({ base, offset }: SsaAddress, width: number, where: string): Formal {
    const bytes = Math.ceil(width / 8);
    const stored = this.#latest(base, offset, bytes, where);
    if (stored !== null) return this.#formal(stored, width);
    const param = this.#layout.params.get(base);
    if (param === undefined)
      throw new Failure('unsupported', `read of ${base}+${offset}, which was never written`, {
        where,
        hint: 'only arguments may be read before they are written',
      });
    this.#checkHazards(base, offset, bytes, where);
    const limbs = param.limbs.slice(offset / param.bytes, (offset + bytes) / param.bytes);
    const whole = offset === 0 && bytes === param.bytes * param.limbs.length;
    return this.#formal(this.#joined(limbs, param.bytes), width, whole ? param.whole : undefined);
  }

  store({ base, offset }: SsaAddress, value: Formal): void {
    this.#stores.push({ base, offset, bytes: Math.ceil(value.width / 8), words: wordsOf(this.#b, value) });
  }

  /** Limb `limb` of result `base` with limbs of `bytes` bytes, after all stores. */
  result(base: string, limb: number, bytes: number): Operand {
    const [word] = this.#latest(base, limb * bytes, bytes, base) ?? [];
    if (word !== undefined) return word;
    throw new Failure('unsupported', `bytes ${limb * bytes}..${(limb + 1) * bytes - 1} of ${base} are not written`, {
      where: base,
      expected: 'every limb of a result is stored',
    });
  }

  #formal(words: readonly Operand[], width: number, whole?: Formal['total']): Formal {
    return wordsFormal(this.#b, width, clearTop(this.#b, words.slice(0, Math.ceil(width / 64)), width), whole);
  }

  /** Limbs of `bytes` bytes as 64-bit words. */
  #joined(limbs: readonly Operand[], bytes: number): readonly Operand[] {
    const perWord = 8 / bytes;
    return Array.from({ length: Math.ceil(limbs.length / perWord) }, (_, k) =>
      limbs
        .slice(k * perWord, (k + 1) * perWord)
        .reduce((word, limb, i) => this.#b.binary('or', word, this.#b.shift('shl', limb, 8 * bytes * i))),
    );
  }

  /** Words that were last stored to the bytes, or null when none of them was written. */
  #latest(base: string, offset: number, bytes: number, where: string): readonly Operand[] | null {
    const s = this.#stores.findLast((x) => x.base === base && overlap(x, offset, bytes));
    if (s === undefined) return null;
    const skip = offset - s.offset;
    if (skip >= 0 && skip + bytes <= s.bytes) return this.#cut(s.words, skip, bytes);
    const half = bytes > 8 ? 8 * Math.floor(bytes / 16) || 8 : Math.floor(bytes / 2);
    const low = this.#latest(base, offset, half, where);
    const high = this.#latest(base, offset + half, bytes - half, where);
    if (low !== null && high !== null) return this.#concatenated(low, high, half);
    throw new Failure('unsupported', `read of ${base}+${offset}, of which only a part was written`, {
      where,
      expected: `all ${bytes} bytes written before, or none`,
      found: `${s.bytes} bytes written at ${s.offset}`,
    });
  }

  /** `bytes` bytes from byte `skip` of a little-endian value. */
  #cut(words: readonly Operand[], skip: number, bytes: number): readonly Operand[] {
    const q = Math.floor(skip / 8);
    const m = 8 * (skip % 8);
    const cut = Array.from({ length: Math.ceil(bytes / 8) }, (_, k) =>
      this.#b.doubleShift('shrd', words[q + k] ?? ZERO, words[q + k + 1] ?? ZERO, m),
    );
    return clearTop(this.#b, cut, 8 * bytes);
  }

  #concatenated(low: readonly Operand[], high: readonly Operand[], half: number): readonly Operand[] {
    return half % 8 === 0 ? [...low, ...high] : [this.#b.binary('or', low[0], this.#b.shift('shl', high[0], 8 * half))];
  }

  /** Inputs are read on entry: refuses a read that an earlier store may have changed. */
  #checkHazards(base: string, offset: number, bytes: number, where: string): void {
    if (this.#aliasing === 'none') return;
    const from = this.#layout.argument(base);
    const clash = this.#stores.find((s) => {
      const to = this.#layout.argument(s.base);
      if (to === undefined || from === undefined || to.noalias || from.noalias) return false;
      // It reads an array that is changed: what it reads was not written through its other half, and no other changed
      // array is the same one.
      if (this.#layout.isChanged(from)) return false;
      return this.#aliasing === 'any' || overlap(s, offset, bytes);
    });
    if (clash === undefined) return;
    const [read, written] = [base, clash.base].map((name) => this.#layout.argument(name)?.source ?? name);
    throw new Failure('unsupported', `${read} is read after ${written} was written, and the two may overlap`, {
      where,
      expected: 'all reads before the first write',
      hint:
        (this.#aliasing === 'any' ? '--aliasing equal (an output is an input or apart from it), ' : '') +
        '--aliasing none, or mark the pointers restrict',
    });
  }
}

const overlap = (s: Stored, offset: number, bytes: number): boolean =>
  s.offset < offset + bytes && offset < s.offset + s.bytes;

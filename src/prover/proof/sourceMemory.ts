/** The memory of a wide-integer source: parameters as on entry, results and local variables as last stored. */
import { halfOfChanged, type SsaAddress, type SsaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';

interface Stored {
  readonly offset: number;
  readonly bytes: number;
  readonly value: Poly;
}

interface ParamCells {
  readonly name: string;
  readonly bytes: number;
  readonly limbs: readonly Poly[];
  readonly isAlone: boolean;
}

export class SourceMemory {
  private readonly words: Words;
  private readonly fn: IrFunction;
  private readonly params = new Map<string, ParamCells>();
  private readonly results: readonly string[];
  /** Results that may share memory with parameters. */
  private readonly shared: readonly string[];
  private readonly stores = new Map<string, Stored[]>();

  /** Arguments of the source in order are the results and then the parameters of `fn`. */
  constructor(words: Words, ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.fn = fn;
    const results = ssa.args.slice(0, fn.results.length);
    this.results = results.map((a) => a.name);
    this.shared = results.filter((a) => !a.noalias).map((a) => a.name);
    const isChanged = halfOfChanged(results);
    ssa.args.slice(fn.results.length).forEach((a, i) => {
      if (a.kind === 'ptr')
        this.params.set(a.name, {
          name: fn.params[i].name,
          bytes: bytesOf(fn.params[i]),
          limbs: inputs[i],
          isAlone: a.noalias || fn.aliasing === 'none' || isChanged(a),
        });
    });
  }

  /**
   * The `width` bits at an address. Reading of a parameter what a result may have overwritten depends on how arrays
   * overlap: not supported.
   */
  load({ base, offset }: SsaAddress, width: number, where: string): Poly {
    const bytes = Math.ceil(width / 8);
    const param = this.params.get(base);
    const whole =
      param === undefined ? this.stored(base, offset, bytes, where) : this.fromParam(param, offset, bytes, where);
    return this.words.low(width, whole);
  }

  store({ base, offset }: SsaAddress, value: Poly, width: number): void {
    const list = this.stores.get(base) ?? [];
    list.push({ offset, bytes: Math.ceil(width / 8), value });
    this.stores.set(base, list);
  }

  /** Limbs of result `index` after all stores. */
  result(index: number): Poly[] {
    const param = this.fn.results[index];
    const bytes = bytesOf(param);
    const base = this.results[index];
    return param.bounds.map((_, k) => this.words.low(8 * bytes, this.stored(base, bytes * k, bytes, base)));
  }

  private fromParam({ name, bytes, limbs, isAlone }: ParamCells, offset: number, count: number, where: string): Poly {
    if (!isAlone && this.mayBeOverwritten(offset, count))
      throw new Failure('unsupported', `${name} is read after a result was written`, { where });
    if (offset % bytes !== 0 || offset + count > bytes * limbs.length)
      throw new Failure('unsupported', `bytes ${offset} to ${offset + count - 1} of ${name}`, { where });
    const { algebra } = this.words;
    const part = limbs.slice(offset / bytes, Math.ceil((offset + count) / bytes));
    return part.reduce(
      (number, limb, k) => algebra.combine(number, limb, 1n << BigInt(8 * bytes * k)),
      algebra.constant(0n),
    );
  }

  /**
   * Whether a result that may be the same array has been stored there; arrays that overlap in any way may have it
   * stored anywhere.
   */
  private mayBeOverwritten(offset: number, count: number): boolean {
    const isThere = (s: Stored): boolean =>
      this.fn.aliasing === 'any' || (s.offset < offset + count && offset < s.offset + s.bytes);
    return this.shared.some((base) => this.stores.get(base)?.some(isThere) ?? false);
  }

  /** `bytes` bytes from `offset` on, and whatever lies above them in the store they come from. */
  private stored(base: string, offset: number, bytes: number, where: string): Poly {
    const found = this.stores.get(base)?.findLast((s) => s.offset < offset + bytes && offset < s.offset + s.bytes);
    if (found === undefined || found.offset > offset || found.offset + found.bytes < offset + bytes) {
      throw new Failure('unsupported', `bytes ${offset} to ${offset + bytes - 1} of ${base} were not written at once`, {
        where,
      });
    }
    return this.above(offset - found.offset, found.value);
  }

  /** value / 256^bytes rounded down, word by word: so the words of a number are cut as those of a program are. */
  private above(bytes: number, value: Poly): Poly {
    return bytes > 8 ? this.above(bytes - 8, this.words.high(64, value)) : this.words.high(8 * bytes, value);
  }
}

const bytesOf = (param: Param): number => Math.max(8, param.width) / 8;

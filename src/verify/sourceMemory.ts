/** Memory of a wide-integer source: parameters as they are on entry, results and local variables as they were stored last. */
import type { SsaAddress, SsaFunction } from '../bridge/ssa/schema.ts';
import { Failure } from '../base/errors.ts';
import type { IrFunction, Param } from '../ir/function.ts';
import type { Poly } from './algebra/poly.ts';
import type { Words } from './algebra/words.ts';

interface Stored { readonly offset: number; readonly bytes: number; readonly value: Poly }

interface ParamCells { readonly name: string; readonly bytes: number; readonly limbs: readonly Poly[]; readonly isAlone: boolean }

export class SourceMemory {
  private readonly words: Words;
  private readonly fn: IrFunction;
  private readonly params = new Map<string, ParamCells>();
  private readonly results: readonly string[];
  private readonly stores = new Map<string, Stored[]>();
  private hasStoredResult = false;

  /** Arguments of the source in order are the results and then the parameters of `fn`. */
  constructor(words: Words, ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly Poly[])[]) {
    this.words = words;
    this.fn = fn;
    this.results = ssa.args.slice(0, fn.results.length).map(a => a.name);
    ssa.args.slice(fn.results.length).forEach((a, i) => {
      if (a.kind === 'ptr') this.params.set(a.name, { name: fn.params[i].name, bytes: bytesOf(fn.params[i]), limbs: inputs[i], isAlone: a.noalias || fn.aliasing === 'none' });
    });
  }

  /** The `width` bits at an address. Reading a parameter after a result was stored depends on how arrays overlap: not supported. */
  load({ base, offset }: SsaAddress, width: number, where: string): Poly {
    const bytes = Math.ceil(width / 8), param = this.params.get(base);
    const whole = param === undefined ? this.stored(base, offset, bytes, where) : this.fromParam(param, offset, bytes, where);
    return this.words.low(width, whole);
  }

  store({ base, offset }: SsaAddress, value: Poly, width: number): void {
    if (this.results.includes(base)) this.hasStoredResult = true;
    const list = this.stores.get(base) ?? [];
    list.push({ offset, bytes: Math.ceil(width / 8), value });
    this.stores.set(base, list);
  }

  /** Limbs of result `index` after all stores. */
  result(index: number): Poly[] {
    const param = this.fn.results[index], bytes = bytesOf(param), base = this.results[index];
    return param.bounds.map((_, k) => this.words.low(8 * bytes, this.stored(base, bytes * k, bytes, base)));
  }

  private fromParam({ name, bytes, limbs, isAlone }: ParamCells, offset: number, count: number, where: string): Poly {
    if (this.hasStoredResult && !isAlone) throw new Failure('unsupported', `${name} is read after a result was written`, { where });
    if (offset % bytes !== 0 || offset + count > bytes * limbs.length) throw new Failure('unsupported', `bytes ${offset} to ${offset + count - 1} of ${name}`, { where });
    const { algebra } = this.words, part = limbs.slice(offset / bytes, Math.ceil((offset + count) / bytes));
    return part.reduce((number, limb, k) => algebra.combine(number, limb, 1n << BigInt(8 * bytes * k)), algebra.constant(0n));
  }

  /** `bytes` bytes from `offset` on, and whatever lies above them in the store they come from. */
  private stored(base: string, offset: number, bytes: number, where: string): Poly {
    const found = this.stores.get(base)?.findLast(s => s.offset < offset + bytes && offset < s.offset + s.bytes);
    if (found === undefined || found.offset > offset || found.offset + found.bytes < offset + bytes) {
      throw new Failure('unsupported', `bytes ${offset} to ${offset + bytes - 1} of ${base} were not written at once`, { where });
    }
    return this.above(offset - found.offset, found.value);
  }

  /** value / 256^bytes rounded down, word by word: so the words of a number are cut as those of a program are. */
  private above(bytes: number, value: Poly): Poly {
    return bytes > 8 ? this.above(bytes - 8, this.words.high(64, value)) : this.words.high(8 * bytes, value);
  }
}

const bytesOf = (param: Param): number => Math.max(8, param.width) / 8;

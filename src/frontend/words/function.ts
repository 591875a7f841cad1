/**
 * Lowering of a straight-line iN SSA function to word IR; the first to feed LLVM IR to a search like CryptOpt's were H.
 * Kimura, C. Chuengsatiansup and K. Sako (On Enhancing the Automatic Cryptographic Code Optimization Framework
 * CryptOpt).
 */
import { Failure } from '../../base/errors.ts';
import { valueId } from '../../base/ids.ts';
import { Builder } from '../../ir/build.ts';
import { dropUnused } from '../../ir/rebuild.ts';
import type { Aliasing, IrFunction, Specification } from '../../ir/function.ts';
import { recoverCarries, type Recovered } from '../carry/recoverCarries.ts';
import { halfOfChanged, type SsaFunction } from '../../ir/ssa/schema.ts';
import { calledAsSource } from './callForm.ts';
import { InstructionLowering } from './instruction.ts';
import { declare, type InputBound } from './layout.ts';
import { SsaMemory } from './memory.ts';
import { usesOf } from './uses.ts';

interface LowerOptions {
  /** Name of a function of ours; that of the SSA function, with its calling interface, unless given. */
  readonly name?: string;
  /** What callers may do with pointers; `any` unless given. `noalias` arguments count as disjoint in any case. */
  readonly aliasing?: Aliasing;
  /** Bounds of inputs by SSA argument name; the full range of the type otherwise. */
  readonly bounds?: ReadonlyMap<string, InputBound>;
  readonly spec?: Specification;
  /** Module name, for messages. */
  readonly source?: string;
}

/**
 * Words for wide integers: sums stay sums, carries and borrows are results of sums, products are word products.
 * Parameters become `arg1`…, results `out1`…. Anything that cannot be lowered is an `unsupported` failure with its
 * line.
 */
export function lowerFunction(original: SsaFunction, options: LowerOptions = {}): IrFunction {
  return dropUnused(lowerWithLines(original, options).fn);
}

/** A lowered function with the line of the source that each value, by name, was first needed in. */
export interface LoweredLines {
  /** Before unused words are dropped, which renames values. */
  readonly fn: IrFunction;
  readonly lineOf: ReadonlyMap<string, number>;
  readonly carries: Recovered['carries'];
}

/** The same as `lowerFunction`, keeping track of lines; for explanations. */
export function lowerWithLines(original: SsaFunction, options: LowerOptions = {}): LoweredLines {
  const { fn, carries } = recoverCarries(original);
  const source = options.source ?? fn.name;
  const lineOf = new Map<string, number>();
  if (fn.returnWidth > 0 || fn.body.some(({ op, args }) => op === 'ret' && args.length > 0))
    throw new Failure('unsupported', `${fn.name} returns a value`, {
      where: source,
      expected: 'results through pointers, or integers and structures of them returned',
      found: fn.returnWidth > 0 ? `i${fn.returnWidth}` : 'a pointer',
    });
  const aliasing = options.aliasing ?? 'any';
  const b = new Builder(options.name ?? fn.name, { aliasing });
  const uses = usesOf(fn);
  const layout = declare(b, fn, uses.live, options.bounds ?? new Map());
  const memory = new SsaMemory(b, layout, aliasing);
  const lowering = new InstructionLowering(b, memory, uses, layout);
  for (const i of uses.live) {
    const first = b.count;
    lowering.lower(i, `${source}:${i.line ?? '?'}: ${i.op}${i.width === undefined ? '' : ` i${i.width}`}`);
    for (let id = first; id < b.count; id++) lineOf.set(b.value(valueId(id)).name, i.line ?? 0);
  }
  for (const r of layout.results) {
    const limbs = Array.from({ length: r.limbs }, (_, k) => memory.result(r.base, k, r.bytes));
    b.result(r.name, limbs, r.bytes === 1 ? 8 : r.bytes === 4 ? 32 : 64);
  }
  const lowered = b.finish(options.spec);
  // What has a name of ours is a function of ours, called as (results, parameters).
  return { fn: options.name === undefined ? calledAsSource(lowered, fn) : lowered, lineOf, carries };
}

/**
 * With the widest promise on overlapping buffers that the function keeps: a write before a read narrows it. Throws as
 * `lowerFunction` does.
 */
export function lowerWithOverlap(ssa: SsaFunction, source: string): IrFunction {
  return attempt(() => lowerSafely(ssa, { source })) ?? lowerFunction(ssa, { source, aliasing: 'none' });
}

/**
 * The same without the promise that arrays are disjoint, which is for callers to make. Where every read of a word comes
 * before the first write to that word of an array that may be the same one, results may replace inputs: `equal`. The
 * place of a returned structure is apart from everything: `none`. So are arrays that are all changed in place: no two
 * of them can be the same one. Throws as `lowerFunction` does.
 */
export function lowerSafely(ssa: SsaFunction, options: Omit<LowerOptions, 'aliasing'>): IrFunction {
  if (ssa.args.some(({ sret }) => sret) || mustBeApart(ssa))
    return lowerFunction(ssa, { ...options, aliasing: 'none' });
  return (
    attempt(() => lowerFunction(ssa, { ...options, aliasing: 'any' })) ??
    lowerFunction(ssa, { ...options, aliasing: 'equal' })
  );
}

/** Whether all arrays that are read are changed in place, several of them. */
function mustBeApart({ args, body }: SsaFunction): boolean {
  const written = new Set(body.flatMap(({ op, mem }) => (op === 'store' && mem !== undefined ? [mem.base] : [])));
  const read = args.filter(({ kind, name }) => kind === 'ptr' && !written.has(name));
  const isChanged = halfOfChanged(args.filter(({ name }) => written.has(name)));
  return read.length > 1 && read.every(isChanged);
}

function attempt(lower: () => IrFunction): IrFunction | null {
  try {
    return lower();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return null;
  }
}

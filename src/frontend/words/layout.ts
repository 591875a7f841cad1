/** Which arguments are parameters and results, how many limbs they have, and what is known of them. */
import { Failure } from '../../base/errors.ts';
import type { Builder } from '../../ir/build.ts';
import type { Operand, Param } from '../../ir/function.ts';
import { bitField, meet, unsigned, type Interval } from '../../ir/interval.ts';
import { halfOfChanged, type SsaArgument, type SsaFunction, type SsaInstruction } from '../../ir/ssa/schema.ts';

/** What the caller promises about one argument: bounds of its limbs, or of the whole little-endian integer. */
export type InputBound = { readonly limbs: readonly Interval[] } | { readonly integer: Interval };

interface ParamLayout {
  readonly limbs: readonly Operand[];
  /** Bytes of a limb. */
  readonly bytes: number;
  /** Interval of the integer Σ limb·2^(8·bytes·i), where the caller gave it. */
  readonly whole?: Interval;
}

interface ResultLayout {
  readonly base: string;
  readonly name: string;
  readonly limbs: number;
  readonly bytes: number;
}

export interface Layout {
  readonly params: ReadonlyMap<string, ParamLayout>;
  readonly results: readonly ResultLayout[];
  readonly scalars: ReadonlyMap<string, Operand>;
  argument(base: string): SsaArgument | undefined;
  readonly isChanged: ReturnType<typeof halfOfChanged>;
}

interface Access {
  readonly end: number;
  readonly bytes: number;
}

/**
 * Declares the parameters of `fn` in `b`, in order of arguments: those read become `arg1`, `arg2`…, those written
 * `out1`…. `bounds` is by SSA argument name. Results must precede parameters, as in Fiat's calling convention.
 */
export function declare(
  b: Builder,
  fn: SsaFunction,
  live: readonly SsaInstruction[],
  bounds: ReadonlyMap<string, InputBound>,
): Layout {
  const read = accesses(live, 'load');
  const written = accesses(live, 'store');
  const params = new Map<string, ParamLayout>();
  const scalars = new Map<string, Operand>();
  const results: ResultLayout[] = [];
  for (const a of fn.args) {
    checkArgument(fn, a, read.has(a.name) && written.has(a.name));
    const out = written.get(a.name);
    if (out !== undefined) {
      if (params.size + scalars.size > 0)
        refuse(fn, a, 'a result follows a parameter', 'results first, as in out1, arg1, arg2');
      results.push({
        base: a.name,
        name: `out${results.length + 1}`,
        limbs: Math.ceil(out.end / out.bytes),
        bytes: out.bytes,
      });
      continue;
    }
    const name = `arg${params.size + scalars.size + 1}`;
    const bound = bounds.get(a.name);
    if (a.kind === 'int')
      scalars.set(
        a.name,
        b.param({ name, shape: 'scalar', width: scalarWidth(fn, a), bounds: [scalarBound(a, bound)] })[0],
      );
    else params.set(a.name, array(b, name, read.get(a.name) ?? { end: 8, bytes: 8 }, bound));
  }
  return {
    ...{ params, results, scalars },
    argument: (base) => fn.args.find((a) => a.name === base),
    isChanged: halfOfChanged(fn.args.filter((a) => written.has(a.name))),
  };
}

function array(b: Builder, name: string, { end, bytes }: Access, bound: InputBound | undefined): ParamLayout {
  const count = Math.ceil(end / bytes);
  const bits = 8 * bytes;
  const bounds = bound === undefined ? Array<Interval>(count).fill(unsigned(bits)) : limbBounds(bound, count, bits);
  const limbs = b.param({ name, shape: 'array', width: limbWidth(bytes), bounds });
  const whole = bound !== undefined && 'integer' in bound ? bound.integer : undefined;
  return { limbs, bytes, ...(whole === undefined ? {} : { whole }) };
}

function limbBounds(bound: InputBound, count: number, bits: number): readonly Interval[] {
  const given =
    'limbs' in bound ? bound.limbs : Array.from({ length: count }, (_, i) => bitField(bound.integer, bits * i, bits));
  return Array.from({ length: count }, (_, i) => meet(given[i] ?? unsigned(bits), unsigned(bits)) ?? unsigned(bits));
}

function scalarBound(a: SsaArgument, bound: InputBound | undefined): Interval {
  const full = unsigned(a.width ?? 64);
  if (bound === undefined) return full;
  return meet('integer' in bound ? bound.integer : bound.limbs[0], full) ?? full;
}

function scalarWidth(fn: SsaFunction, a: SsaArgument): Param['width'] {
  const w = a.width ?? 0;
  if (w === 1 || w === 8 || w === 32 || w === 64) return w;
  return refuse(fn, a, `an integer argument of ${w} bits`, 'i1, i8, i32 or i64 by value; wider integers by pointer');
}

const limbWidth = (bytes: number): 8 | 32 | 64 => (bytes === 1 ? 8 : bytes === 4 ? 32 : 64);

function checkArgument(fn: SsaFunction, a: SsaArgument, both: boolean): void {
  if (a.byval)
    throw new Failure('unsupported', `${a.source ?? `argument ${a.name}`} of ${fn.name} is passed by value in memory`, {
      where: fn.name,
      expected: 'structures and wide integers by pointer, e.g. const fe *a',
      found: 'a copy on the stack, which is not where the code would look for it',
      hint: `a function beside it: void g(fe *r, const fe *${a.source ?? 'a'}) { … *${a.source ?? 'a'} … }`,
    });
  if (both) refuse(fn, a, 'an argument that is both read and written', 'separate arguments for input and result');
}

function refuse(fn: SsaFunction, a: SsaArgument, found: string, expected: string): never {
  throw new Failure('unsupported', `argument ${a.name} of ${fn.name}`, { where: fn.name, found, expected });
}

/**
 * For each base the end of what is written, or read before it is written, and the size of a limb: the largest of 8, 4
 * and 1 bytes that divides the places and lengths of all accesses.
 */
function accesses(live: readonly SsaInstruction[], kind: 'load' | 'store'): ReadonlyMap<string, Access> {
  const result = new Map<string, Access>();
  const written = new Set<string>();
  for (const { op, mem, width = 0 } of live) {
    if (mem === undefined) continue;
    const bytes = Math.ceil(width / 8);
    const places = Array.from({ length: bytes }, (_, k) => `${mem.base}+${mem.offset + k}`);
    const own = op === 'load' && places.every((p) => written.has(p));
    if (op === 'store') places.forEach((p) => written.add(p));
    if (op !== kind || own) continue;
    const old = result.get(mem.base) ?? { end: 0, bytes: 8 };
    const limb = [8, 4, 1].find((n) => n <= old.bytes && mem.offset % n === 0 && bytes % n === 0) ?? 1;
    result.set(mem.base, { end: Math.max(old.end, mem.offset + bytes), bytes: limb });
  }
  return result;
}

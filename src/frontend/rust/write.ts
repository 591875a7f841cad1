/** Writes word IR as Rust without `std` and without features of any processor. */
import { invariant, unreachable } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Op, Operand, Param, Term, Width } from '../../ir/function.ts';

type SumOp = Op & { kind: 'sum' };

/** What functions of a file call: a mask that compilers know nothing of, so that a selection stays one. */
const HEAD = `\
/// The same mask, of which the compiler knows nothing: what follows stays without jumps.
#[inline(always)]
fn opaque(mask: u64) -> u64 {
    unsafe { core::ptr::read_volatile(&mask) }
}
`;

/** A module with these functions: operands by reference or value, results returned, several as a tuple. */
export const rustModule = (functions: readonly IrFunction[]): string =>
  [HEAD, ...functions.map(rustFunction)].join('\n');

function rustFunction(fn: IrFunction): string {
  const { name, params, results, inputs, outputs, body, lanes, spec } = fn;
  invariant(lanes === undefined, () => `${name} is vectorised`);
  const writer = new RustWriter(fn);
  const given = params.map((p) => `${p.name}: ${p.shape === 'array' ? `&${arrayType(p)}` : `u${typeWidth(p.width)}`}`);
  const loads = params.flatMap((p, i) =>
    inputs[i].map((id, k) => writer.let(id, p.shape === 'array' ? `${p.name}[${k}]` : p.name)),
  );
  const returned = results.map((p, i) => `[${outputs[i].map((a) => writer.cast(p.width, a)).join(', ')}]`);
  const lines = [...loads, ...body.flatMap((op) => writer.statement(op)), tuple(returned)];
  return `\
/// ${spec === undefined ? name : `${spec.relation} modulo ${spec.modulus}`}
pub fn ${name}(${given.join(', ')}) -> ${tuple(results.map(arrayType))} {
${lines.map((line) => `    ${line}`).join('\n')}
}
`;
}

const typeWidth = (width: Width): number => Math.max(8, width);
const arrayType = ({ width, bounds }: Param): string => `[u${typeWidth(width)}; ${bounds.length}]`;
const tuple = (parts: readonly string[]): string => (parts.length === 1 ? parts[0] : `(${parts.join(', ')})`);

class RustWriter {
  readonly #fn: IrFunction;
  constructor(fn: IrFunction) {
    this.#fn = fn;
  }

  let(id: ValueId, expression: string): string {
    return `let v${id}: u${typeWidth(this.#width(id))} = ${cut(this.#width(id), expression)};`;
  }

  /** An operand at a width. */
  cast(width: Width, a: Operand): string {
    return cut(width, this.#read(a));
  }

  statement(op: Op): readonly string[] {
    switch (op.kind) {
      case 'mulx':
        return this.#pair(op.outs, 64, `${this.#wide(op.ins[0])} * ${this.#wide(op.ins[1])}`);
      case 'mul52':
        return this.#product52(op.outs, op.ins);
      case 'addcarryx':
        return this.#pair(op.outs, this.#width(op.outs[0]), op.ins.map((a) => this.#wide(a)).join(' + '));
      case 'subborrowx': {
        const [borrow, a, b] = op.ins.map((x) => this.#wide(x));
        return this.#pair(op.outs, this.#width(op.outs[0]), `${a}.wrapping_sub(${b}).wrapping_sub(${borrow})`, ' & 1');
      }
      case 'sum':
        return this.#sum(op);
      default:
        return [this.let(op.outs[0], this.#expression(op, this.#width(op.outs[0])))];
    }
  }

  #width(id: ValueId): Width {
    const { width } = this.#fn.values[id];
    invariant(width !== 128, () => `${this.#fn.name} has values of 128 bits`);
    return width;
  }

  #widthOf(a: Operand): Width {
    return a.kind === 'value' ? this.#width(a.id) : 64;
  }

  #read(a: Operand): string {
    return a.kind === 'value' ? `v${a.id}` : `0x${a.value.toString(16)}_u64`;
  }

  /** At 128 bits, so that nothing is lost before the result is cut to its width. */
  #wide(a: Operand): string {
    return `(${this.#read(a)} as u128)`;
  }

  /** Low and high part of a 128-bit value. */
  #pair([low, high]: readonly [ValueId, ValueId], bits: number, expression: string, mask = ''): readonly string[] {
    return [
      `let t${low}: u128 = ${expression};`,
      this.let(low, `t${low}`),
      this.let(high, `((t${low} >> ${bits})${mask})`),
    ];
  }

  /** Low and high 52 bits of the product of the low 52 bits of two words. */
  #product52([low, high]: readonly [ValueId, ValueId], ins: readonly Operand[]): readonly string[] {
    const mask = '0xf_ffff_ffff_ffff_u128';
    const [a, b] = ins.map((x) => `(${this.#wide(x)} & ${mask})`);
    return [
      `let t${low}: u128 = ${a} * ${b};`,
      this.let(low, `(t${low} & ${mask})`),
      this.let(high, `(t${low} >> 52)`),
    ];
  }

  #expression(op: Exclude<Op, { kind: 'mulx' | 'mul52' | 'addcarryx' | 'subborrowx' | 'sum' }>, width: Width): string {
    const at = (bits: Width, k = 0): string => this.cast(bits, op.ins[k]);
    switch (op.kind) {
      case 'add':
      case 'sub':
      case 'mul':
        return `${at(width)}.wrapping_${op.kind}(${at(width, 1)})`;
      case 'and':
      case 'or':
      case 'xor':
        return `(${at(width)} ${{ and: '&', or: '|', xor: '^' }[op.kind]} ${at(width, 1)})`;
      case 'not':
        return `!${at(width)}`;
      case 'bswap':
        return `${at(64)}.swap_bytes()`;
      case 'mask':
        return `0u${typeWidth(width)}.wrapping_sub(${at(width)})`;
      case 'eqz':
        return `(${this.#isNonzero(op.ins[0])} ^ 1)`;
      case 'copy':
        return this.#read(op.ins[0]);
      // No shifts by as many places as the operand is wide.
      case 'shl':
        return op.amount >= width ? '0' : `(${at(width)} << ${op.amount})`;
      case 'shr':
        return op.amount >= this.#widthOf(op.ins[0]) ? '0' : `(${this.#read(op.ins[0])} >> ${op.amount})`;
      case 'sar':
        return `((${at(width)} as i${typeWidth(width)}) >> ${Math.min(op.amount, width - 1)})`;
      case 'ror':
        return `${at(width)}.rotate_right(${op.amount})`;
      // Operands may be narrower than the 64 bits that are shifted.
      case 'shld':
        return op.amount === 0 ? at(64, 1) : `(${at(64, 1)} << ${op.amount} | ${at(64)} >> ${64 - op.amount})`;
      case 'shrd':
        return op.amount === 0 ? at(64) : `(${at(64)} >> ${op.amount} | ${at(64, 1)} << ${64 - op.amount})`;
      case 'cmovznz':
        return this.#choice(op.ins, width);
      default:
        return unreachable(op);
    }
  }

  /** 1 or 0 as a word, without a comparison. */
  #isNonzero(a: Operand): string {
    const x = this.cast(64, a);
    return `((${x} | ${x}.wrapping_neg()) >> 63)`;
  }

  #choice([c, ifZero, ifNonzero]: readonly [Operand, Operand, Operand], width: Width): string {
    const mask = cut(width, `opaque(${this.#isNonzero(c)}.wrapping_neg())`);
    return `(${this.cast(width, ifZero)} ^ (${mask} & (${this.cast(width, ifZero)} ^ ${this.cast(width, ifNonzero)})))`;
  }

  /** Column by column in a signed accumulator; what is left of it is negative if the whole sum is. */
  #sum(op: SumOp): readonly string[] {
    const name = `s${op.outs[0]}`;
    const last = Math.max(op.outs.length - 1, ...op.terms.map((t) => t.column));
    const columns = Array.from({ length: op.borrow === null ? op.outs.length : last + 1 }, (_, k) => {
      const terms = op.terms.filter((t) => t.column === k).map((t) => this.#term(t));
      const sum = [k === 0 ? '0_i128' : `(${name} >> 64)`, ...terms].join(' ');
      return [`let ${name}: i128 = ${sum};`, ...op.outs.slice(k, k + 1).map((id) => this.let(id, name))];
    });
    const borrow = op.borrow === null ? [] : [this.let(op.borrow, `(((${name} >> 127) & 1) as u64)`)];
    return [...columns.flat(), ...borrow];
  }

  #term({ sign, operand }: Term): string {
    return `${sign < 0 ? '-' : '+'} ${this.#read(operand)} as i128`;
  }
}

/** A bit is a byte that is 0 or 1. */
const cut = (width: Width, expression: string): string =>
  width === 1 ? `((${expression}) as u8 & 1)` : `(${expression} as u${width})`;

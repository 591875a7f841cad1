/** Writes word IR as Rust without `std` and without features of any processor. */
import { invariant } from '../../base/errors.ts';
import type { IrFunction, Param, Width } from '../../ir/function.ts';
import { type Notation, WordWriter } from '../words/wordWriter.ts';

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
  const { name, params, results, outputs, lanes, spec } = fn;
  const isWide = fn.values.some(({ width }) => width === 128);
  invariant(lanes === undefined && !isWide, () => `${name} is vectorised, or has values of 128 bits`);
  const writer = new WordWriter(fn, IN_RUST);
  const given = params.map((p) => `${p.name}: ${p.shape === 'array' ? `&${arrayType(p)}` : `u${typeWidth(p.width)}`}`);
  const returned = results.map((p, i) => `[${outputs[i].map((a) => writer.cut(p.width, a)).join(', ')}]`);
  const lines = [...writer.lines(), tuple(returned)];
  return `\
/// ${spec === undefined ? name : `${spec.relation} modulo ${spec.modulus}`}
pub fn ${name}(${given.join(', ')}) -> ${tuple(results.map(arrayType))} {
${lines.map((line) => `    ${line}`).join('\n')}
}
`;
}

const typeWidth = (width: number): number => Math.max(8, width);
const arrayType = ({ width, bounds }: Param): string => `[u${typeWidth(width)}; ${bounds.length}]`;
const tuple = (parts: readonly string[]): string => (parts.length === 1 ? parts[0] : `(${parts.join(', ')})`);

/** A bit is a byte that is 0 or 1. */
const cut = (width: Width, expression: string): string => {
  const whole = /^[\w[\]]+$/.test(expression) ? expression : `(${expression})`;
  return width === 1 ? `(${whole} as u8 & 1)` : `(${whole} as u${width})`;
};

/** 1 or 0 as a word, without a comparison. */
function isNonzero(a: string): string {
  const x = cut(64, a);
  return `((${x} | ${x}.wrapping_neg()) >> 63)`;
}

const WRAPPING = { '+': 'add', '-': 'sub', '*': 'mul' } as const;

const IN_RUST: Notation = {
  declare: (bits, name, value) => `let ${name}: u${typeWidth(bits)} = ${value};`,
  cut,
  constant: (x) => `0x${x.toString(16)}_u64`,
  low52: '0xf_ffff_ffff_ffff_u128',
  wide: (a) => `(${a} as u128)`,
  product: (a, b) => `(${a} as u128) * (${b} as u128)`,
  wrapping: (operator, a, ...others) => a + others.map((b) => `.wrapping_${WRAPPING[operator]}(${b})`).join(''),
  not: (a) => `!${a}`,
  bswap: (a) => `${cut(64, a)}.swap_bytes()`,
  negated: (width, a) => `0u${typeWidth(width)}.wrapping_sub(${a})`,
  isZero: (a) => `${isNonzero(a)} ^ 1`,
  signedShift: (width, a, amount) => `(${a} as i${typeWidth(width)}) >> ${amount}`,
  choice: (width, bit, ifZero, ifNonzero) => {
    const mask = cut(width, `opaque(${isNonzero(bit)}.wrapping_neg())`);
    return `${cut(width, ifZero)} ^ (${mask} & (${cut(width, ifZero)} ^ ${cut(width, ifNonzero)}))`;
  },
  sumHead: () => [],
  nothing: '0_i128',
  column: (name, sum) => `let ${name}: i128 = ${sum};`,
  term: (sign, a) => `${sign} ${a} as i128`,
  isNegative: (name) => `((${name} >> 127) & 1) as u64`,
};

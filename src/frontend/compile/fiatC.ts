/**
 * Fiat-Crypto's Rust, written as C.
 *
 * Fiat-Crypto prints every field in several languages from one program, statement by statement the same. Of its C, no
 * registry carries more than four fields; its Rust is on crates.io complete. This is the way back: the statements of a
 * module of the crate in the syntax of C, with a value barrier in the selection as `--use-value-barrier` prints it. The
 * result goes to the build folder only.
 */
import { Failure } from '../../base/errors.ts';

const HEADER = `#include <stdint.h>
typedef unsigned __int128 u128;
typedef signed __int128 i128;
typedef uint64_t u64;
typedef int64_t i64;
typedef uint8_t u8;
typedef int8_t i8;
static inline u64 value_barrier(u64 a) { __asm__("" : "+r"(a)); return a; }
`;

/**
 * C text of a module (`src/<field>_64.rs`) of the crate fiat-crypto. Throws `unsupported` for a line it does not know;
 * `where` is for messages.
 */
export function fiatC(rust: string, where: string): string {
  const types = new Map<string, string>();
  const out = [HEADER];
  const lines = rust.split('\n').map((line) => line.trim());
  for (let i = 0; i < lines.length; i++) {
    const type = /^pub (?:type|struct) (\w+)(?: = |\(pub )(.*?)\)?;$/.exec(lines[i]);
    if (type !== null) out.push(typeDefinition(type[1], type[2], types, where));
    const head = /^pub (?:const )?fn (\w+)\((.*)\) \{$/.exec(lines[i]);
    if (head === null) continue;
    const end = lines.indexOf('}', i);
    const name = head[1];
    out.push(`${prefixOf(name)}void ${name}(${parameters(head[2], types, where)}) {`);
    out.push(...lines.slice(i + 1, end).map((line) => statement(line, where)), '}');
    i = end;
  }
  return `${out.map(barriers).join('\n')}\n`;
}

/** Fiat's primitives become part of their callers. */
const prefixOf = (name: string): string =>
  /_(addcarryx|subborrowx|cmovznz|mulx)_u\d+$/.test(name) ? 'static inline ' : '';

/** `[u64; 4]` gives an array type, which is a pointer as a parameter; anything else a scalar. */
function typeDefinition(name: string, text: string, types: Map<string, string>, where: string): string {
  const array = /^\[(u\d+); (\d+)\]$/.exec(text);
  const scalar = array?.[1] ?? text;
  if (!/^[ui]\d+$/.test(scalar)) return refuse(where, `type ${text}`);
  if (array !== null) types.set(name, scalar);
  return `typedef ${scalar} ${name}${array === null ? '' : `[${array[2]}]`};`;
}

/** `mut out1: &mut [u64; 4], arg1: &T, arg2: u8` as C parameters. */
function parameters(text: string, types: ReadonlyMap<string, string>, where: string): string {
  return text
    .split(/, (?=(?:mut )?\w+: )/)
    .map((parameter) => {
      const match = /^(?:mut )?(\w+): (&mut |&)?(?:\[(u\d+); \d+\]|(\w+))$/.exec(parameter);
      if (match === null) return refuse(where, `parameter ${parameter}`);
      const [, name, reference = '', element, named] = match;
      const type = element ?? types.get(named) ?? named;
      return reference === '' ? `${type} ${name}` : `${reference === '&' ? 'const ' : ''}${type} *${name}`;
    })
    .join(', ');
}

function statement(line: string, where: string): string {
  if (line === '' || line.startsWith('//')) return '';
  const plain = expression(
    line.replaceAll(
      /\(?\*IndexConst\((?:&mut )?(\w+)\)\.index(?:_mut)?\((\d+)\)(\)?)/g,
      (all: string, array: string, index: string, close: string) =>
        all.startsWith('(') ? `${array}[${index}]` : `${array}[${index}]${close}`,
    ),
    where,
  );
  const declared = /^let (?:mut )?(\w+): (\w+) = (.*);$/.exec(plain);
  if (declared !== null) return `  ${declared[2]} ${declared[1]} = ${declared[3]};`;
  if (/^(?:\*?\w+(?:\[\d+\])? = .*|\w+\(.*\));$/.test(plain)) return `  ${plain.replaceAll('&mut ', '&')}`;
  return refuse(where, line);
}

/** Casts and complements; every cast of Fiat's is in parentheses of its own. */
function expression(text: string, where: string): string {
  let current = text;
  for (let next = ''; ; current = next) {
    next = current.replace(/\(([^()]*)\)/, (_, inner: string) => `⟦${cast(inner)}⟧`);
    if (next === current) break;
  }
  if (/\bas\b|[()]/.test(current)) return refuse(where, text);
  return current.replaceAll('⟦', '(').replaceAll('⟧', ')').replaceAll('!', '~');
}

function cast(inner: string): string {
  const match = /^(.*) as (\w+)$/.exec(inner);
  return match === null ? inner : `⟦${match[2]}⟧${match[1]}`;
}

/** The mask of a selection, which Rust reaches through 128 bits. */
const MASK =
  /\(\(u64\)\(\(\(i128\)\(\((\w+_i1)\)\(\(\(\w+_i2\)0x0\) - \(\(\w+_i2\)x1\)\)\)\) & \(\(i128\)0xffffffffffffffff\)\)\)/;

/** In a selection, the condition becomes 0 or 1 as in Fiat's C, and the two masks are hidden from the optimiser. */
const barriers = (line: string): string =>
  line
    .replace('(~(~arg1))', '(!(!arg1))')
    .replace(MASK, '(($1)(0x0 - x1) & 0xffffffffffffffff)')
    .replace(
      /\(\((x\d+) & arg3\) \| \(\(~(x\d+)\) & arg2\)\)/,
      '((value_barrier($1) & arg3) | (value_barrier(~$2) & arg2))',
    );

function refuse(where: string, found: string): never {
  throw new Failure('unsupported', 'this Rust is not what Fiat-Crypto prints', {
    where,
    found,
    expected: 'a module of the crate fiat-crypto, as bridge/inputs/Cargo.lock pins it',
  });
}

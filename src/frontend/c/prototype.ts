/** Writes C declarations of functions, and adapters between the source's interface and ours. */
import { callOf } from '../../ir/callForm.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { SsaArgument, SsaFunction } from '../../ir/ssa/schema.ts';

/**
 * The C declaration without semicolon, as callers see the function: as its source has it, or results first, then
 * parameters. An array is a pointer, an input array one to const.
 */
export function prototype(fn: IrFunction): string {
  const { name, params, results } = fn;
  const call = callOf(fn);
  const declared = call.arguments
    .filter(({ result }) => call.returned?.as !== 'address' || result !== call.returned.result)
    .map(({ name: own, result, param }) => {
      const written = results.find((r) => r.name === result);
      if (written !== undefined) return array(written, cName(own, written), fn.lanes);
      const read = params.find((p) => p.name === param);
      return read?.shape === 'array'
        ? `const ${array(read, cName(own, read), fn.lanes)}`
        : `${read === undefined ? 'void' : typeOf(read)} ${read === undefined ? '' : cName(own, read)}`;
    });
  return `${returnType(fn)} ${name}(${declared.join(', ') || 'void'})`;
}

/** The declaration as lines of a header, with what it needs before it: the structure that is returned in memory. */
export function declaration(fn: IrFunction): string[] {
  const { name, results, call } = fn;
  const result = results.find((r) => call?.returned?.as === 'address' && r.name === call.returned.result);
  return [
    ...(call?.returned?.bits === 1 ? ['#include <stdbool.h>'] : []),
    ...(result === undefined ? [] : [`struct ${name}_result { ${array(result, result.name)}; };`]),
    `${prototype(fn)};`,
  ];
}

function returnType({ name, results, call }: IrFunction): string {
  const returned = call?.returned ?? null;
  if (returned === null) return 'void';
  if (returned.as === 'address') return `struct ${name}_result`;
  const words = results.find((r) => r.name === returned.result)?.bounds.length ?? 1;
  if (words > 1) return 'unsigned __int128';
  return returned.bits === 1 ? 'bool' : `uint${returned.bits ?? 64}_t`;
}

const typeOf = ({ width }: Param): string => (width === 1 ? 'uint8_t' : `uint${width}_t`);
/** Of lanes, a limb is a row of words. */
const array = (p: Param, name: string, lanes?: number): string =>
  `${typeOf(p)} ${name}[${p.bounds.length}]${lanes === undefined ? '' : `[${lanes}]`}`;

/** Words of C and C++ are no names. */
const cName = (name: string, { name: other }: Param): string => (C_WORDS.has(name) ? other : name);

/** Keywords of C23, of C++23 and of GNU C, what GNU C defines by itself, and the function that has one type only. */
export const C_WORDS: ReadonlySet<string> = new Set(
  (
    'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class ' +
    'co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype ' +
    'default delete do double dynamic_cast else enum explicit export extern false float for friend goto i386 if ' +
    'inline int linux long main mutable namespace new noexcept not not_eq nullptr operator or or_eq private ' +
    'protected public register reinterpret_cast requires restrict return short signed sizeof static static_assert ' +
    'static_cast struct switch template this thread_local throw true try typedef typeid typename typeof ' +
    'typeof_unqual union unix unsigned using virtual void volatile wchar_t while xor xor_eq'
  ).split(' '),
);

/** Name of the function that `adapterC` writes. */
export const ADAPTER = 'fieldwright_original';

/** Whether a function's arguments are those of its source, all of them and in their order. */
export const hasOwnInterface = ({ args, set = [] }: SsaFunction): boolean =>
  set.length === 0 && args.every((a, i) => a.from === undefined || a.from === i);

/**
 * C that calls the original as `fn` is called: a returned value goes through the first pointer, results come first, and
 * an array that is changed in place is copied before; arguments that were made constants are passed as such. Null where
 * the original changes only a part of what it reads in place, or returns a structure with narrow fields.
 */
export function adapterC(fn: SsaFunction): string | null {
  const set = new Map((fn.set ?? []).map(({ from, value }) => [from, value]));
  const sources = [
    ...new Set([...fn.args.flatMap((a) => (typeof a.from === 'number' ? [a.from] : [])), ...set.keys()]),
  ].sort((a, b) => a - b);
  const result = fn.args.find((a) => a.from === 'return' || a.sret);
  const { returns = [] } = result ?? {};
  // What C pads a structure with is not told apart from what is in it.
  if (returns.length > 1 && returns.some((bits) => bits !== WORD)) return null;
  const copies: string[] = [];
  const actual: string[] = [];
  for (const source of sources) {
    const constant = set.get(source);
    if (constant !== undefined) {
      actual.push(`${constant}ull`);
      continue;
    }
    const halves = fn.args.filter((a) => a.from === source);
    const [first, input] = halves;
    if (first === result) continue;
    if (input !== undefined) {
      const bytes = extent(fn, first);
      if (extent(fn, input) > bytes) return null;
      copies.push(`__builtin_memmove(${first.name}, ${input.name}, ${bytes});`);
    }
    actual.push(first.kind === 'ptr' ? `(void *)${first.name}` : first.name);
  }
  const call = `${fn.name}(${actual.join(', ')})`;
  const calls =
    result === undefined
      ? [`${call};`]
      : returns.length === 1 && returns[0] < WORD
        ? [`*(unsigned long long *)${result.name} = (${integerOf(returns[0])})${call};`]
        : [`__auto_type result = ${call};`, `__builtin_memcpy(${result.name}, &result, sizeof result);`];
  return [
    `void ${ADAPTER}(${fn.args.map(adapterDeclaration).join(', ')}) {`,
    ...[...copies, ...calls].map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

const adapterDeclaration = (a: SsaArgument): string =>
  a.kind === 'ptr' ? `void *${a.name}` : `${integerOf(a.width ?? 64)} ${a.name}`;

const WORD = 64;

const integerOf = (width: number): string =>
  width === 1
    ? '_Bool'
    : width === 8
      ? 'unsigned char'
      : width === 16
        ? 'unsigned short'
        : width <= 32
          ? 'unsigned'
          : 'unsigned long long';

/** End of what is read and written through a pointer. */
function extent(fn: SsaFunction, { name }: SsaArgument): number {
  return Math.max(0, ...fn.body.map((i) => (i.mem?.base === name ? i.mem.offset + Math.ceil((i.width ?? 0) / 8) : 0)));
}

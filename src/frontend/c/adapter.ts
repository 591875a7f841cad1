import type { SsaArgument, SsaFunction } from '../../ir/ssa/schema.ts';

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
    `void ${ADAPTER}(${fn.args.map(declaration).join(', ')}) {`,
    ...[...copies, ...calls].map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

const declaration = (a: SsaArgument): string =>
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

import { callOf } from '../../ir/callForm.ts';
import type { IrFunction, Param } from '../../ir/function.ts';

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

export const C_WORDS: ReadonlySet<string> = new Set(
  (
    'auto bool break case catch char class const continue default delete do double else enum extern false float ' +
    'for friend goto if inline int long namespace new nullptr operator private protected public register ' +
    'restrict return short signed sizeof static struct switch template this throw true try typedef union ' +
    'unsigned using virtual void volatile while'
  ).split(' '),
);

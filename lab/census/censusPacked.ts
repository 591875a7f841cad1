/**
 * Functions with more arguments than the worker passes, as functions of two arrays: all results in one, all parameters
 * in the other.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { named } from '../../src/base/systemFailure.ts';
import type { IrFunction, Param } from '../../src/ir/function.ts';
import { cacheDir } from '../../src/frontend/toolchain/cache.ts';

/** The same function on packed arrays; every limb takes a 64-bit word. */
export function packed(fn: IrFunction): IrFunction {
  return {
    ...fn,
    name: `${fn.name}_packed`,
    params: [joined('arg1', fn.params)],
    results: [joined('out1', fn.results)],
    inputs: [fn.inputs.flat()],
    outputs: [fn.outputs.flat()],
  };
}

const joined = (name: string, params: readonly Param[]): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: params.flatMap((p) => p.bounds),
});

/** A C file that defines the packed form of a function of `source`; returns its path. */
export function packedSource(fn: IrFunction, source: string, root: string): string {
  const results = pointers('o', fn.results);
  const params = pointers('i', fn.params);
  const name = `${fn.name}_packed`;
  const text =
    `#include ${JSON.stringify(source)}\nvoid ${name}(unsigned long *o, const unsigned long *i) {\n` +
    `  ${fn.name}(${[...results, ...params].join(', ')});\n}\n`;
  const dir = cacheDir(root, 'packed', [text]);
  const path = join(dir, `${name}.c`);
  named(path, () => writeFileSync(path, text));
  return path;
}

function pointers(array: string, params: readonly Param[]): string[] {
  let at = 0;
  return params.map((p) => {
    const from = at;
    at += p.bounds.length;
    return p.shape === 'scalar' ? `${array}[${from}]` : `(void *)(${array} + ${from})`;
  });
}

import { Failure } from '../../base/errors.ts';
import { definedFunctions } from './definedFunctions.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';

/**
 * The symbol of a function in bitcode: `name` itself, or the only mangled one whose path ends in it. Throws `input`
 * that lists what `crate` has of similar names.
 */
export async function rustSymbol(toolchain: Toolchain, bitcode: string, name: string, crate: string): Promise<string> {
  const all = await definedFunctions(toolchain, bitcode);
  if (all.some(({ symbol }) => symbol === name)) return name;
  const found = all.filter(({ readable }) => readable === name || readable.endsWith(`::${name}`));
  if (found.length === 1) return found[0].symbol;
  const similar = all
    .map(({ readable }) => readable)
    .filter((text) => text.includes(name.split('::').at(-1) ?? name))
    .slice(0, 12);
  throw new Failure('input', found.length === 0 ? `no function ${name}` : `several functions are called ${name}`, {
    where: crate,
    ...(similar.length === 0 ? {} : { expected: `one of ${similar.join(', ')}` }),
    hint:
      'a generic or inline function exists only where something calls it: add a caller with #[no_mangle] pub ' +
      'extern "C"',
  });
}

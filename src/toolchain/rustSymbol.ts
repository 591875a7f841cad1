import { dirname, join } from 'node:path';
import { Failure } from '../base/errors.ts';
import type { Toolchain } from './openToolchain.ts';
import { run } from './run.ts';
import { requireTool } from './tools.ts';

/** The symbol of a function in bitcode: `name` itself, or the only mangled one whose path ends in it. Throws `input` that lists what there is. */
export async function rustSymbol(toolchain: Toolchain, bitcode: string, name: string): Promise<string> {
  const plain = await definedSymbols(toolchain, bitcode, []), readable = (await definedSymbols(toolchain, bitcode, ['--demangle'])).map(text => text.replace(/::h[0-9a-f]{16}$/, ''));
  if (plain.includes(name)) return name;
  const found = plain.filter((_, i) => readable[i] === name || readable[i].endsWith(`::${name}`));
  if (found.length === 1) return found[0];
  const similar = readable.filter(text => text.includes(name.split('::').at(-1) ?? name)).slice(0, 12);
  throw new Failure('input', found.length === 0 ? `no function ${name}` : `several functions are called ${name}`, {
    where: bitcode, ...(similar.length === 0 ? {} : { expected: `one of ${similar.join(', ')}` }),
    hint: 'a generic or inline function exists only where something calls it: add a caller with #[no_mangle] pub extern "C"',
  });
}

async function definedSymbols(toolchain: Toolchain, bitcode: string, flags: readonly string[]): Promise<readonly string[]> {
  const nm = join(dirname(requireTool(toolchain.tools.byName.llc)), 'llvm-nm');
  const { stdout } = await run(nm, ['--defined-only', '--format=just-symbols', '--no-sort', ...flags, bitcode]);
  return stdout.split('\n').filter(line => line !== '');
}

/** Lists the functions that a file, bitcode or C text defines. */
import { dirname, join } from 'node:path';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';
import { Failure } from '../../base/errors.ts';

/** A function that has code. */
interface DefinedFunction {
  readonly symbol: string;
  /** As its source calls it: demangled, without the hash of rustc. */
  readonly readable: string;
}

/** The functions of a file with LLVM IR or bitcode, in its order. */
export async function definedFunctions(toolchain: Toolchain, bitcode: string): Promise<readonly DefinedFunction[]> {
  const symbols = await names(toolchain, bitcode, []);
  const readable = await names(toolchain, bitcode, ['--demangle']);
  return symbols.map((symbol, k) => ({ symbol, readable: readable[k].replace(/::h[0-9a-f]{16}$/, '') }));
}

async function names(toolchain: Toolchain, bitcode: string, flags: readonly string[]): Promise<readonly string[]> {
  const nm = join(dirname(requireTool(toolchain.tools.byName.llc)), 'llvm-nm');
  const { stdout } = await run(nm, ['--defined-only', '--format=posix', '--no-sort', ...flags, bitcode]);
  return stdout.split('\n').flatMap((line) => /^(.*) [tTwW] \S+ \S+$/.exec(line)?.[1] ?? []);
}

/** At most this many functions of a crate are listed. */
const LISTED = 60;

/** The functions of the crate `name` itself, as text; those of the crates that it uses are left out. */
export function ownFunctions(all: readonly DefinedFunction[], name: string): string {
  const own = all
    .map(({ readable }) => readable)
    .filter((text) => !text.includes('::') || text.startsWith(`${name}::`) || text.startsWith(`<${name}::`))
    .toSorted();
  return own.length <= LISTED ? own.join(', ') : `${own.slice(0, LISTED).join(', ')} and ${own.length - LISTED} more`;
}

/**
 * The symbol of a function in bitcode of a crate: `name` itself, or the only mangled one whose path ends in it. Throws
 * `input` that lists those of similar names, or all that the crate has. `where` is for messages.
 */
export async function rustSymbol(
  toolchain: Toolchain,
  bitcode: string,
  name: string,
  { where, crate }: { readonly where: string; readonly crate: string },
): Promise<string> {
  const all = await definedFunctions(toolchain, bitcode);
  if (all.some(({ symbol }) => symbol === name)) return name;
  const found = all.filter(({ readable }) => readable === name || readable.endsWith(`::${name}`));
  if (found.length === 1) return found[0].symbol;
  const similar = all
    .map(({ readable }) => readable)
    .filter((text) => text.includes(name.split('::').at(-1) ?? name))
    .slice(0, 12);
  if (found.length > 1)
    throw new Failure('input', `several functions are called ${name}`, {
      where,
      expected: `one of ${found.map(({ readable }) => readable).join(', ')}`,
      hint: `--function with its path, e.g. --function '${found[0].readable}'`,
    });
  const names = similar.join(', ') || ownFunctions(all, crate);
  throw new Failure('input', `no function ${name}`, {
    where,
    ...(names === '' ? {} : { expected: `one of ${names}` }),
    hint:
      'a generic or inline function exists only where something calls it: add a caller with #[no_mangle] pub ' +
      'extern "C"',
  });
}

/**
 * Names of the parameters of the function `symbol` as a C text defines or declares it, in their order; null if there is
 * no such text, it has none, or it is hidden by macros. Good for defaults and messages: C is not parsed.
 */
export function cParameters(text: string, symbol: string): readonly string[] | null {
  if (!/^\w+$/.test(symbol)) return null;
  const plain = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ' ');
  for (const { 1: list } of plain.matchAll(
    new RegExp(`\\b${symbol}\\s*\\(([^()]*)\\)\\s*(?:__attribute__\\s*\\(\\(.*?\\)\\)\\s*)?[{;]`, 'g'),
  )) {
    const names = list.split(',').map(nameOf);
    if (names.every((name) => name !== null)) return names;
  }
  return null;
}

/** Of a declaration with a type and a name, such as `const uint64_t a[4]`. */
function nameOf(declaration: string): string | null {
  const words = declaration.replace(/\[[^\]]*\]/g, ' ').match(/[A-Za-z_]\w*|\*/g) ?? [];
  const name = words.at(-1);
  return words.length < 2 || name === undefined || name === '*' || KEYWORDS.includes(name) ? null : name;
}

const KEYWORDS: readonly string[] = [
  'int',
  'long',
  'char',
  'short',
  'unsigned',
  'signed',
  'const',
  'restrict',
  'volatile',
  'void',
];

import { assembledText } from '../../src/bench/assemble.ts';
import {
  x25519Words,
  bridgeBuild,
  compiledBuild,
  linkX25519,
  loopObjects,
  type X25519Build,
} from '../../src/library/x25519/x25519Builds.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { emitCode } from '../../src/cli/bridge/bridge.ts';
import { budgetInWords, lineOf, type SearchMeans } from '../../src/library/kernels/searchFunction.ts';
import { searchFunctions, linkFound } from '../../src/library/x25519/fastestX25519.ts';

/** What is made; the first needs no plugin, and takes three hundred times as long as the last. */
export const X25519_BUILDS = [
  'baseline',
  'single',
  'multi',
  'incomplete',
  'incomplete-phi',
  'bridge',
  'first-candidate',
] as const;
type X25519BuildName = (typeof X25519_BUILDS)[number];

/** Built and checked like the others, but listed below them: where a search begins is no step towards faster code. */
export const ASIDE: readonly X25519BuildName[] = ['first-candidate'];

/**
 * The builds without divisions, which must be constant-time; a thousand iterations of the others take seconds to
 * minutes.
 */
export const FAST_X25519_BUILDS: readonly X25519BuildName[] = [
  'incomplete',
  'incomplete-phi',
  'first-candidate',
  'bridge',
];

const BY_CLANG = {
  single: 'one folding step before each division',
  multi: 'folding steps until the words of the modulus suffice',
  incomplete: 'no divisions, unfinished reductions within basic blocks',
  'incomplete-phi': 'the same around loops: `clang -O3 -fpass-plugin`',
} as const;

/** Makes one build below `root`/build. */
export async function buildX25519(name: X25519BuildName, toolchain: Toolchain): Promise<X25519Build> {
  switch (name) {
    case 'baseline':
      return { ...(await compiledBuild('none', '`clang -O3`', toolchain)), name };
    case 'bridge':
      return bridgeBuild(toolchain);
    case 'first-candidate': {
      const text = emitCode(await x25519Words(toolchain), 'asm', toolchain.root);
      const how =
        'ladder step and mul through the word IR, as assembly of the first candidate; inversion by division steps';
      const objects = [...(await loopObjects(toolchain)), await assembledText(toolchain, text)];
      return linkX25519({ name, how, objects }, toolchain);
    }
    default:
      return compiledBuild(name, BY_CLANG[name], toolchain);
  }
}

/** The build behind all others: functions of the bridge replaced by what a search finds. */
export interface SearchedBuild {
  readonly build: X25519Build;
  /** What was found and what is known of it, a line per function. */
  readonly lines: readonly string[];
}

interface SearchedOptions extends SearchMeans {
  /** What is linked: everything that was found, or only what is faster than the bridge's. */
  readonly use: 'found' | 'faster';
}

/**
 * Searches ladder step, doubling and multiplication of X25519. With `faster`, a function stays as `llc` made it where
 * that wins a duel, so that the build is no slower than the one before. Throws `wrong` if code that was found is
 * refuted.
 */
export async function searchedBuild(toolchain: Toolchain, options: SearchedOptions): Promise<SearchedBuild> {
  const { budget, use } = options;
  const found = await searchFunctions(toolchain, options);
  const better = found.filter(({ ratio }) => use === 'found' || ratio < 1);
  const kept = found.filter((f) => !better.includes(f)).map(({ fn }) => fn.name);
  const butFor = kept.length === 0 ? '' : `, but for ${kept.join(', ')}`;
  const how = `the same after a search for ${budgetInWords(budget)}${butFor}`;
  return { build: await linkFound(toolchain, found, better, { name: 'search', how }), lines: found.map(lineOf) };
}

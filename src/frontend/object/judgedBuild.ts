/** The compiler options with which C is compiled to be judged. */
import { Failure } from '../../base/errors.ts';

/**
 * How C is compiled that is to be judged: for no processor at hand, so that the answer is the same everywhere, and
 * without vectors, which are harder to follow. The later ones are for where what the first one makes is not decided.
 */
export const JUDGED: readonly (readonly string[])[] = ['-O3', '-O2', '-O1'].map((level) => [
  ...[level, '-fno-tree-vectorize', '-fno-tree-slp-vectorize'],
]);

/** For which processors: the second has what the intrinsics of some sources need. */
const ARCHITECTURES: readonly string[] = ['-march=x86-64-v3', '-march=icelake-server'];

/** What `compile` makes for the first processor that has what the source asks for. */
export async function forFirstThatHas<T>(
  further: readonly string[],
  compile: (architecture: string) => Promise<T>,
): Promise<T> {
  const [least, most] = ARCHITECTURES;
  if (further.some((flag) => flag.startsWith('-march='))) return compile(least);
  try {
    return await compile(least);
  } catch (error) {
    if (error instanceof Failure && LACKS.test(error.detail.found ?? '')) return compile(most);
    throw error;
  }
}

/** As GCC and clang say it. */
const LACKS = /target specific option mismatch|target feature|needs target/;

import { readFunction, type FunctionCode } from '../../frontend/object/readFunction.ts';
import { ImageView } from '../../prover/instructions/imageView.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { findLeaks, type LeakReport } from '../../prover/leak/findLeaks.ts';

/** Where a function of these objects may leak, and what of it is not understood; see `findLeaks`. */
export async function leaksOf(
  files: readonly string[],
  symbol: string,
  args: readonly EntryArgument[],
  decoder: string,
): Promise<LeakReport> {
  return findLeaks(programOf(await readFunction({ files, symbol, isClosed: true }, decoder)), args);
}

/** What an analysis of leaks looks at. */
export const programOf = ({ code, image, doubles, symbol }: FunctionCode): Parameters<typeof findLeaks>[0] => ({
  code,
  view: new ImageView(image, doubles),
  entry: symbol.address,
});

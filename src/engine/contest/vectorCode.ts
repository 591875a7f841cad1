import { Failure } from '../../base/errors.ts';
import type { Standing } from '../../bench/record.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';

/** Of a decoded instruction: a vector register. */
const VECTOR = /\b[xyz]mm\d/i;

/**
 * Names of those of `opponents` that beat ours with vector registers, which no search of ours uses: more time will not
 * help. Code that is not understood is left out.
 */
export async function fasterByVectors(
  standings: readonly Standing[],
  opponents: readonly { readonly name: string; readonly code: Uint8Array }[],
  root: string,
): Promise<string[]> {
  const names = new Set(standings.filter(({ kind }) => kind === 'behind').map(({ opponent }) => opponent));
  const faster = opponents.filter(({ name }) => names.has(name));
  if (faster.length === 0) return [];
  const { decoder } = await buildBridge(root);
  const found = await Promise.all(
    faster.map(async ({ name, code }) => ((await isVector(code, decoder)) ? [name] : [])),
  );
  return found.flat();
}

async function isVector(bytes: Uint8Array, decoder: string): Promise<boolean> {
  try {
    const { code } = await readFlatCode('opponent', bytes, decoder);
    return [...code.values()].some((instruction) => VECTOR.test(instruction?.text ?? ''));
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { writeAtomically } from '../../base/files/writeAtomically.ts';
import type { IrFunction } from '../../ir/function.ts';
import { writeLanes } from '../c/writeLanes.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { clangBaseline, type Baseline } from './compileBaselines.ts';
import { gccBaseline, gccName } from './compileGcc.ts';

/** What the instructions need, whatever the target is otherwise. */
const FLAGS = ['-mavx512f', '-mavx512dq', '-mavx512ifma'];

/**
 * What clang and gcc make of the intrinsics that the plan of a function of lanes is written in; an opponent that cannot
 * be had is given with the reason.
 */
export async function laneBaselines(
  toolchain: Toolchain,
  fn: IrFunction,
): Promise<{
  readonly present: readonly Baseline[];
  readonly absent: readonly { readonly name: string; readonly reason: string }[];
}> {
  const text = writeLanes(fn);
  const folder = join(toolchain.root, 'build', 'lanes', sha256(text).slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lanes.c');
  writeAtomically(path, text);
  const label = ' + intrinsics';
  const clang = await clangBaseline(toolchain, { path, flags: FLAGS }, fn.name, [], label);
  try {
    const gcc = await gccBaseline(toolchain, { path, flags: FLAGS }, fn.name);
    return { present: [clang, { ...gcc, name: gcc.name + label }], absent: [] };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'invariant') throw error;
    return { present: [clang], absent: [{ name: gccName(toolchain) + label, reason: error.message }] };
  }
}

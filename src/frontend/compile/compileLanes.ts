import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { writeAtomically } from '../../base/files/writeAtomically.ts';
import type { IrFunction } from '../../ir/function.ts';
import { writeLanes, type WordOrder } from '../c/writeLanes.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { clangBaseline, type Baseline } from './compileBaselines.ts';
import { gccBaseline, gccName } from './compileBaselines.ts';

/** What the instructions need, whatever the target is otherwise. */
const FLAGS = ['-mavx512f', '-mavx512dq', '-mavx512ifma'];

/** Opponents, and those that cannot be had, with the reason. */
interface LaneBaselines {
  readonly present: readonly Baseline[];
  readonly absent: readonly { readonly name: string; readonly reason: string }[];
}

/** What clang and gcc make of the intrinsics that the plan of a function of lanes is written in, in two orders. */
export async function laneBaselines(toolchain: Toolchain, fn: IrFunction): Promise<LaneBaselines> {
  const both = await Promise.all(
    (['words first', 'words last'] as const).map((order) => baselinesOf(toolchain, fn, order)),
  );
  return { present: both.flatMap(({ present }) => present), absent: both.flatMap(({ absent }) => absent) };
}

async function baselinesOf(toolchain: Toolchain, fn: IrFunction, order: WordOrder): Promise<LaneBaselines> {
  const text = writeLanes(fn, order);
  const folder = join(toolchain.root, 'build', 'lanes', sha256(text).slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const source = { path: join(folder, 'lanes.c'), flags: FLAGS };
  writeAtomically(source.path, text);
  const label = ` + intrinsics, ${order}`;
  const clang = await clangBaseline(toolchain, source, fn.name, [], label);
  try {
    const gcc = await gccBaseline(toolchain, source, fn.name);
    return { present: [clang, { ...gcc, name: gcc.name + label }], absent: [] };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'invariant') throw error;
    return { present: [clang], absent: [{ name: gccName(toolchain) + label, reason: error.message }] };
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import type { IrFunction } from '../../ir/function.ts';
import { writeLanes, type WordOrder } from '../c/writeLanes.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import {
  baselinesOf,
  clangBaseline,
  gccBaseline,
  gccName,
  orReason,
  type Absent,
  type Baseline,
  type Baselines,
} from './compileBaselines.ts';

/** What the instructions need, whatever the target is otherwise. */
const FLAGS = ['-mavx512f', '-mavx512dq', '-mavx512ifma'];

/** What clang and gcc make of the intrinsics that the plan of a function of lanes is written in, in two orders. */
export async function laneBaselines(toolchain: Toolchain, fn: IrFunction): Promise<Baselines> {
  const orders = ['words first', 'words last'] as const;
  const both = await Promise.all(orders.map((order) => inOrder(toolchain, fn, order)));
  return baselinesOf(both.flat());
}

async function inOrder(toolchain: Toolchain, fn: IrFunction, order: WordOrder): Promise<(Baseline | Absent)[]> {
  const text = writeLanes(fn, order);
  const folder = join(toolchain.root, 'build', 'lanes', sha256(text).slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const source = { path: join(folder, 'lanes.c'), flags: FLAGS };
  writeAtomically(source.path, text);
  const label = ` + intrinsics, ${order}`;
  const clang = await clangBaseline(toolchain, source, fn.name, [], label);
  const gcc = await orReason(gccName(toolchain), () => gccBaseline(toolchain, source, fn.name));
  return [clang, { ...gcc, name: gcc.name + label }];
}

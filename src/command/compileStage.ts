import { readFileSync } from 'node:fs';
import type { CompareEntry } from '../measure/compare.ts';
import { compileBaselines } from '../toolchain/compileBaselines.ts';
import { compileField } from '../toolchain/compileField.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import type { Subject } from './subject.ts';

export interface Compiled {
  /** Text of the LLVM IR that was bridged. */
  readonly llvmIr: string;
  /** The same as iN SSA, in the reader's JSON. */
  readonly ssaJson: string;
  /** What compilers make of it; the first is llc on the bridged IR. */
  readonly baselines: readonly CompareEntry[];
}

/** Source to reduced LLVM IR, and what the compilers make of both. */
export async function compileStage(toolchain: Toolchain, { field, symbol }: Subject): Promise<Compiled> {
  const { json, llPath } = await compileField(toolchain, field, { functions: [symbol] });
  const baselines = await compileBaselines(toolchain, llPath, field.sourcePath, symbol);
  return {
    llvmIr: readFileSync(llPath, 'utf8'), ssaJson: json,
    baselines: baselines.map(({ name, code }) => ({ name, code: code.bytes })),
  };
}

import { readFileSync } from 'node:fs';
import type { CompareEntry } from '../measure/compare.ts';
import { compileBaselines, type Baseline } from '../toolchain/compileBaselines.ts';
import { compileField } from '../toolchain/compileField.ts';
import type { FieldDescription } from '../toolchain/fieldDescription.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import type { BridgedIr } from '../toolchain/readIr.ts';

export interface Compiled {
  /** Text of the LLVM IR that was bridged. */
  readonly llvmIr: string;
  /** The same as iN SSA, in the reader's JSON. */
  readonly ssaJson: string;
  /** What compilers make of it; the first is llc on the bridged IR. */
  readonly baselines: readonly CompareEntry[];
  /** Opponents that could not be had, with the reason. */
  readonly absent: readonly { readonly name: string; readonly reason: string }[];
}

/** What the bridge read, with its opponents. */
export function compiled({ json, llPath }: BridgedIr, baselines: readonly Baseline[], absent: Compiled['absent'] = []): Compiled {
  return { llvmIr: readFileSync(llPath, 'utf8'), ssaJson: json, baselines: baselines.map(({ name, code }) => ({ name, code: code.bytes })), absent };
}

/** A field's source to reduced LLVM IR, and what the compilers make of both. */
export async function compileFieldStage(toolchain: Toolchain, field: FieldDescription, symbol: string): Promise<Compiled> {
  const bridged = await compileField(toolchain, field, { functions: [symbol] });
  return compiled(bridged, await compileBaselines(toolchain, bridged.llPath, field.sourcePath, symbol));
}

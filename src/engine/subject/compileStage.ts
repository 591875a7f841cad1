import { readFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import { compileBaselines, type Absent, type Baseline } from '../../frontend/compile/compileBaselines.ts';
import { compileField } from '../../frontend/field/generateField.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { BridgedIr } from '../../frontend/compile/readIr.ts';
import { FW } from '../../bench/worker/protocol.ts';
import { readSsaModule } from '../../frontend/ssa/read.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';

/** What the bridge read of a source. */
export interface ReadSource {
  /** Text of the LLVM IR that was bridged. */
  readonly llvmIr: string;
  /** The same as iN SSA, in the reader's JSON. */
  readonly ssaJson: string;
}

export interface Compiled extends ReadSource {
  /** What compilers make of it; the first is llc on the bridged IR. */
  readonly baselines: readonly CompareEntry[];
  /** Opponents that could not be had, with the reason. */
  readonly absent: readonly Absent[];
}

/**
 * What the bridge read, with its opponents; those that the worker has no room for are absent. Throws `unsupported` if
 * the first is one of them, for the search measures against it.
 */
export function compiled(
  { json, llPath }: BridgedIr,
  baselines: readonly Baseline[],
  absent: Compiled['absent'] = [],
): Compiled {
  return { ...sourceOf({ json, llPath }), ...measurable(baselines, absent) };
}

const sourceOf = ({ json, llPath }: Pick<BridgedIr, 'json' | 'llPath'>): ReadSource => ({
  llvmIr: readFileSync(llPath, 'utf8'),
  ssaJson: json,
});

/** The opponents that the worker has room for, and all others as absent ones. Throws as `compiled`. */
export function measurable(
  baselines: readonly Baseline[],
  absent: Compiled['absent'] = [],
): Pick<Compiled, 'baselines' | 'absent'> {
  const entries = baselines.map(({ name, code }) => ({ name, code: code.bytes }));
  const [first] = entries;
  const large = entries.filter(({ code }) => code.length > FW.MAX_CODE_BYTES);
  if (first !== undefined && large.includes(first)) {
    throw new Failure('unsupported', 'the function is too large to be measured', {
      where: first.name,
      expected: `code of at most ${FW.MAX_CODE_BYTES} bytes`,
      found: `${first.code.length} bytes`,
    });
  }
  const reasons = large.map(({ name, code }) => ({
    name,
    reason:
      `its code has ${code.length} bytes, of which at most ${FW.MAX_CODE_BYTES} can be placed anew for a ` +
      'measurement',
  }));
  return { baselines: entries.filter((entry) => !large.includes(entry)), absent: [...absent, ...reasons] };
}

/** A field's source to reduced LLVM IR, and what the compilers make of both. */
export async function compileFieldStage(
  toolchain: Toolchain,
  field: FieldDescription,
  symbol: string,
): Promise<Compiled> {
  const bridged = await compileField(toolchain, field, { functions: [symbol] });
  return compiled(bridged, await compileBaselines(toolchain, bridged.llPath, field.sourcePath, symbol));
}

/** A field's source to reduced LLVM IR alone. */
export const readFieldStage = async (
  toolchain: Toolchain,
  field: FieldDescription,
  symbol: string,
): Promise<ReadSource> => sourceOf(await compileField(toolchain, field, { functions: [symbol] }));

/** The function `symbol` of the reader's output. Throws `input` if it is not there. */
export function ssaFunction(json: string, symbol: string): SsaFunction {
  const found = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  if (found === undefined) throw new Failure('input', 'the source does not define the function', { where: symbol });
  return found;
}

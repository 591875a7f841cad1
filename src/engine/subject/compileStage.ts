import { readFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import {
  compileBaselines,
  type Absent,
  type Baseline,
  baselinesOf,
  cFeatures,
  clangBaseline,
  gccBaseline,
  gccName,
  llcBaseline,
  orReason,
  type Baselines,
} from '../../frontend/compile/compileBaselines.ts';
import { compileField } from '../../frontend/field/fieldSource.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { BridgedIr } from '../../frontend/compile/readIr.ts';
import { FW } from '../../bench/worker/protocol.ts';
import { readSsaModule, type SsaFunction } from '../../ir/ssa/schema.ts';
import { ADAPTER, adapterC, hasOwnInterface } from '../../frontend/c/adapter.ts';
import type { CSource } from '../../frontend/compile/compileC.ts';

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

/** A function of a C file, with the flags that the file needs. */
export interface COriginal {
  readonly path: string;
  readonly symbol: string;
  readonly flags: readonly string[];
}

/**
 * The opponents of a C function: llc on its bridged IR, clang and gcc on the source. Where the function returns a
 * value, takes its arguments in another order or works in place, the compilers inline it into a caller of our form.
 */
export async function originalBaselines(
  toolchain: Toolchain,
  { json, llPath }: BridgedIr,
  original: COriginal,
): Promise<Baselines> {
  const callable = callableSource(ssaFunction(json, original.symbol), original);
  const { clang } = toolchain.tools.byName;
  const made = (name: string, compile: (source: CSource, symbol: string) => Promise<Baseline>) =>
    callable === null
      ? { name, reason: 'the function changes a part of an array in place, or returns a structure with narrow fields' }
      : orReason(name, () => compile(callable.source, callable.symbol));
  return baselinesOf(
    await Promise.all([
      llcBaseline(toolchain, llPath, original.symbol),
      made(
        `clang-${clang.version?.split('.')[0] ?? '?'} -O3 ${cFeatures(toolchain.target).join(' ')}`,
        (source, symbol) => clangBaseline(toolchain, source, symbol, []),
      ),
      made(gccName(toolchain), (source, symbol) => gccBaseline(toolchain, source, symbol)),
    ]),
  );
}

interface Callable {
  readonly source: CSource;
  readonly symbol: string;
}

/** The source with a function that is called as ours is, or null where there is none. */
function callableSource(ssa: SsaFunction, { path, symbol, flags }: COriginal): Callable | null {
  if (hasOwnInterface(ssa)) return { source: { path, flags, tail: keepFunction(symbol) }, symbol };
  const adapter = adapterC(ssa);
  return adapter === null ? null : { source: { path, flags, tail: adapter }, symbol: ADAPTER };
}

/** A declaration that makes compilers keep a function even if it is static or inline: its address is asked for. */
export const keepFunction = (symbol: string): string => `void *const fieldwright_keep = (void *)${symbol};`;

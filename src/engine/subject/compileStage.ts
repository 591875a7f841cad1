/** Compiles a source: what the bridge reads, and the compilers' own code. */
import type { BridgedSource } from '../../frontend/compile/bridgedSource.ts';
import { readFileSync } from 'node:fs';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import type { Absent, Baseline } from '../../frontend/compile/compileBaselines.ts';
import type { BridgedIr } from '../../frontend/compile/readIr.ts';
import { tooLarge } from '../../bench/worker/client.ts';
import { FW } from '../../bench/worker/protocol.ts';

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
  /** Contenders that could not be had, with the reason. */
  readonly absent: readonly Absent[];
}

/**
 * What the bridge read, with its contenders; those that the worker has no room for are absent. Throws `unsupported` if
 * the first is one of them, for the search measures against it.
 */
export const compiled = (source: BridgedSource): Compiled => ({
  ...sourceOf(source),
  ...measurable(source.present, source.absent),
});

/** What the bridge read. */
export const sourceOf = ({ json, llPath }: BridgedIr): ReadSource => ({
  llvmIr: readFileSync(llPath, 'utf8'),
  ssaJson: json,
});

/** The contenders that the worker has room for, and all others as absent ones. Throws as `compiled`. */
export function measurable(
  baselines: readonly Baseline[],
  absent: Compiled['absent'] = [],
): Pick<Compiled, 'baselines' | 'absent'> {
  const entries = baselines.map(({ name, code }) => ({ name, code: code.bytes }));
  const [first] = entries;
  const large = entries.filter(({ code }) => code.length > FW.MAX_CODE_BYTES);
  if (first !== undefined && large.includes(first)) throw tooLarge(first.code.length, first.name);
  const reasons = large.map(({ name, code }) => ({
    name,
    reason:
      `its code has ${code.length} bytes, of which at most ${FW.MAX_CODE_BYTES} can be placed anew for a ` +
      'measurement',
  }));
  return { baselines: entries.filter((entry) => !large.includes(entry)), absent: [...absent, ...reasons] };
}

import { Failure } from '../base/errors.ts';
import type { Loadable } from '../base/loadable.ts';
import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { CompareEntry } from '../measure/compare.ts';
import { loadMeasuresuite, measureWithMeasuresuite, type Measuresuite, type MeasuresuiteResult } from '../measure/measuresuite.ts';
import { textTable, type Column } from '../report/textTable.ts';
import { openAssemblyline, type Assemblyline } from '../toolchain/assemblyline.ts';
import type { Program } from '../x86/program.ts';
import { compareAssemblers } from './compareAssemblers.ts';
import type { Io } from './io.ts';
import type { SecondOpinionOptions } from './secondOpinionOptions.ts';

/** Other people's assembler and stopwatch, as far as they were asked for. */
export interface SecondOpinion {
  readonly assemblyline: Assemblyline | null;
  readonly measuresuite: Measuresuite | null;
}

/** Finds what the options ask for. Throws `tool`, long before anything is searched or measured, if it is not installed. */
export async function openSecondOpinion({ assembler, measure }: SecondOpinionOptions, { root, cwd, env }: Pick<Io, 'root' | 'cwd' | 'env'>): Promise<SecondOpinion> {
  return {
    assemblyline: assembler === 'assemblyline' ? await openAssemblyline(root, env) : null,
    measuresuite: measure === 'measuresuite' ? await loadMeasuresuite(measuresuiteFolders(cwd, root, env)) : null,
  };
}

/** Where the package is looked for. */
export const measuresuiteFolders = (cwd: string, root: string, env: Io['env']): string[] =>
  [env['FIELDWRIGHT_MEASURESUITE'], cwd, root].filter(folder => folder !== undefined);

/** What AssemblyLine says about the bytes of our code; null if it was not asked. Throws `wrong` if it makes other ones. */
export async function assemblerOpinion({ assemblyline }: SecondOpinion, program: () => Program, code: Uint8Array, name: string): Promise<string | null> {
  if (assemblyline === null) return null;
  const { instructions, unknown } = await compareAssemblers(program(), code, assemblyline, name);
  const rest = unknown.length === 0 ? '' : `; it does not know ${unknown.length}, e.g. ${unknown[0]}`;
  return `AssemblyLine: the same bytes for ${instructions - unknown.length} of ${instructions} instructions${rest}`;
}

/** Times of MeasureSuite; null if it was not asked. All code must have been tested. Throws `unsupported` for functions that it cannot call. */
export async function stopwatchOpinion({ measuresuite }: SecondOpinion, fn: IrFunction, entries: readonly CompareEntry<Loadable>[], rng: Rng): Promise<string | null> {
  if (measuresuite === null) return null;
  const able = entries.filter((entry): entry is CompareEntry => entry.code instanceof Uint8Array);
  return timesTable(await measureWithMeasuresuite(measuresuite, able, { ...shapeOf(fn), rng }));
}

/** How MeasureSuite would call a function: it knows those of arrays of one length, outputs first. Throws `unsupported`. */
export function shapeOf({ name, params, results }: IrFunction): { argWidth: number; inputs: number; outputs: number } {
  const all = [...results, ...params], argWidth = all[0].bounds.length;
  if (all.every(p => p.shape === 'array' && p.width === 64 && p.bounds.length === argWidth)) return { argWidth, inputs: params.length, outputs: results.length };
  throw new Failure('unsupported', 'MeasureSuite cannot call this function', { where: name, expected: 'arrays of 64-bit words, all of one length', hint: 'leave out --measure measuresuite' });
}

const COLUMNS: readonly Column[] = [{ title: 'MeasureSuite', align: 'left' }, { title: 'ticks', align: 'right' }, { title: 'time / first', align: 'left' }];

function timesTable({ timer, entries }: MeasuresuiteResult): string {
  const rows = entries.map(({ name, ticks, ratio: { value, low, high } }, i) =>
    [name, ticks.toFixed(1), i === 0 ? '' : `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`]);
  return [textTable(COLUMNS, rows), '', `Ticks of ${timer} per independent call, in one placement; the ratio of the batches with its 95 % interval.`].join('\n');
}

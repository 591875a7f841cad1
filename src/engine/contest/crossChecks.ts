/** Cross-checks by AssemblyLine and MeasureSuite, where the user asks for them. */
import { intervalText } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import {
  agreesInMeasuresuite,
  CHECKED_INPUTS,
  loadMeasuresuite,
  measureWithMeasuresuite,
  wordMasks,
} from '../../bench/measure/measuresuite.ts';
import type { Measuresuite, MeasuresuiteResult, MeasuresuiteShape } from '../../bench/measure/measuresuite.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import { openAssemblyline, type Assemblyline } from '../../frontend/toolchain/assemblyline.ts';
import type { Program } from '../../codegen/x86/program.ts';
import type { Io } from '../../base/io.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { instructionBytes } from '../../codegen/encoder/encodedCode.ts';
import { nasmInstruction } from '../../codegen/encoder/assemblyText.ts';

/** Other people's assembler and stopwatch, as far as they were asked for. */
export interface CrossChecks {
  readonly assemblyline: Assemblyline | null;
  readonly measuresuite: Measuresuite | null;
  /** What of the stopwatch was asked for. */
  readonly isTimed: boolean;
  readonly isChecked: boolean;
}

/** Which of them are asked. */
interface CrossChecksRequest {
  readonly assembler: 'builtin' | 'assemblyline';
  readonly check: 'builtin' | 'measuresuite';
  readonly measure: 'builtin' | 'measuresuite';
}

/**
 * Finds what the options ask for. Throws `tool`, long before anything is searched or measured, if it is not installed.
 */
export async function openCrossChecks(
  { assembler, measure, check }: CrossChecksRequest,
  { root, cwd, env }: Pick<Io, 'root' | 'cwd' | 'env'>,
): Promise<CrossChecks> {
  return {
    assemblyline: assembler === 'assemblyline' ? await openAssemblyline(root, env) : null,
    isTimed: measure === 'measuresuite',
    isChecked: check === 'measuresuite',
    measuresuite:
      measure === 'measuresuite' || check === 'measuresuite'
        ? await loadMeasuresuite(measuresuiteFolders(cwd, root, env))
        : null,
  };
}

/** Where the package is looked for. */
export const measuresuiteFolders = (cwd: string, root: string, env: Io['env']): string[] =>
  [env['FIELDWRIGHT_MEASURESUITE'], cwd, root].filter((folder) => folder !== undefined);

/**
 * What AssemblyLine says about the bytes of our code; null if it was not asked. Throws `unsupported` if it makes other
 * ones.
 */
export async function assemblerCheck(
  { assemblyline }: CrossChecks,
  program: () => Program,
  code: Uint8Array,
  name: string,
): Promise<string | null> {
  if (assemblyline === null) return null;
  const { instructions, unknown } = await compareAssemblers(program(), code, assemblyline, name);
  const rest = unknown.length === 0 ? '' : `; it does not know ${unknown.length}, e.g. ${unknown[0]}`;
  return `AssemblyLine: the same bytes for ${instructions - unknown.length} of ${instructions} instructions${rest}`;
}

/**
 * Times of MeasureSuite; null if it was not asked. All code must have been tested. Throws `unsupported` for functions
 * that it cannot call.
 */
export async function timingCheck(
  { measuresuite, isTimed }: CrossChecks,
  fn: IrFunction,
  entries: readonly CompareEntry<Loadable>[],
  rng: Rng,
): Promise<string | null> {
  if (measuresuite === null || !isTimed) return null;
  const able = entries.filter(isBytes);
  return timesTable(await measureWithMeasuresuite(measuresuite, able, { ...shapeOf(fn), rng }));
}

/**
 * Whether MeasureSuite finds the same results; null if it was not asked. The others compute exactly what the first
 * does. Throws `wrong` where results differ, `unsupported` for functions that it cannot call.
 */
export async function resultCheck(
  { measuresuite, isChecked }: CrossChecks,
  fn: IrFunction,
  [first, ...others]: readonly CompareEntry<Loadable>[],
): Promise<string | null> {
  if (measuresuite === null || !isChecked || first === undefined) return null;
  const shape = shapeOf(fn);
  const able = others.filter(isBytes);
  if (!isBytes(first) || able.length === 0) return 'MeasureSuite: nothing to compare the results with';
  for (const other of able) {
    if (await agreesInMeasuresuite(measuresuite, [first, other], shape)) continue;
    throw new Failure('wrong', 'MeasureSuite finds results that differ', {
      where: `${fn.name}: ${first.name} and ${other.name}`,
      expected: `the same words on ${CHECKED_INPUTS} random inputs`,
      hint: `please report it: \`${PROGRAM} verify\` on both shows which is wrong`,
    });
  }
  return (
    `MeasureSuite: the same results as ${able.map(({ name }) => name).join(', ')} on ${CHECKED_INPUTS} random ` +
    'inputs'
  );
}

const isBytes = (entry: CompareEntry<Loadable>): entry is CompareEntry => entry.code instanceof Uint8Array;

/**
 * How MeasureSuite would call a function: it knows those of arrays of one length, outputs first. Throws `unsupported`.
 */
export function shapeOf({ name, params, results, spec }: IrFunction): MeasuresuiteShape {
  const all = [...results, ...params];
  const argWidth = all[0].bounds.length;
  const isAlike = all.every((p) => p.shape === 'array' && p.width === 64 && p.bounds.length === argWidth);
  const masks = isAlike
    ? wordMasks(params.map(({ name: of, bounds }) => ({ bounds, number: numberBound(of, spec) })))
    : null;
  if (masks !== null) return { argWidth, inputs: params.length, outputs: results.length, masks };
  throw new Failure('unsupported', 'MeasureSuite cannot call this function', {
    where: name,
    expected: 'arrays of 64-bit words, all of one length, whose words may be zero',
    hint: 'leave out --measure measuresuite and --check measuresuite',
  });
}

/** What a whole number that is passed must be below. */
function numberBound(name: string, spec: IrFunction['spec']): { weights: readonly number[]; below: bigint } | null {
  const below =
    spec?.limits?.find((limit) => limit.name === name)?.below ?? (spec?.canonicalInputs === true ? spec.modulus : null);
  return spec === undefined || below === null ? null : { weights: spec.weights, below };
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'MeasureSuite', align: 'left' },
  { title: 'ticks', align: 'right' },
  { title: 'time / first', align: 'left' },
];

function timesTable({ timer, entries }: MeasuresuiteResult): string {
  const rows = entries.map(({ name, ticks, ratio }, i) => [name, ticks.toFixed(1), i === 0 ? '' : intervalText(ratio)]);
  return [
    textTable(COLUMNS, rows),
    '',
    `Ticks of ${timer} per independent call, in one placement; the ratio of the batches with its 95 % interval.`,
  ].join('\n');
}

/** How much of a program another assembler knows. */
interface AssemblerAgreement {
  readonly instructions: number;
  /** Instructions that it does not know, as text. */
  readonly unknown: readonly string[];
}

/**
 * Whether AssemblyLine makes the same bytes of the printed program. Throws `unsupported` with the first instruction
 * where it does not: other bytes may mean the same, and either assembler may be the one that is wrong.
 */
export async function compareAssemblers(
  program: Program,
  code: Uint8Array,
  assemblyline: Assemblyline,
  where: string,
): Promise<AssemblerAgreement> {
  const lines = Array.from({ length: program.count }, (_, i) => nasmInstruction(program, i));
  const ours = instructionBytes(program, code);
  const theirs = await assemblyline.bytes(lines);
  theirs.forEach((bytes, i) => {
    if (bytes === null || Buffer.compare(bytes, ours[i]) === 0) return;
    throw new Failure('unsupported', 'AssemblyLine makes other bytes of an instruction', {
      where: `${where}, instruction ${i + 1}: ${lines[i]}`,
      expected: hex(ours[i]),
      found: hex(bytes),
      hint: `both may mean the same; what is proved, is proved of ours (${PROGRAM} verify)`,
    });
  });
  return { instructions: lines.length, unknown: lines.filter((_, i) => theirs[i] === null) };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

import { readFileSync } from 'node:fs';
import { curveSource } from '../../src/library/curve/curveSources.ts';
import { x25519Words } from '../../src/library/x25519/x25519Builds.ts';
import { invariant } from '../../src/base/errors.ts';
import { emitModule } from '../../src/frontend/llvm/emitModule.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { compileC, compileEmitted } from '../../src/frontend/compile/compileC.ts';
import { sourceFor, type CrossTools } from './cross/crossTools.ts';
import { machineCounts, type MachineCount } from './cross/machineJumps.ts';
import type { Processor } from '../../src/frontend/cross/processor.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { irLeaks, type IrFunctionLeaks } from './irLeaks.ts';

/** Clang alone, clang with the pass, and the word IR emitted again. */
export const PROCESSOR_BUILDS = ['clang', 'pass', 'bridge'] as const;
export type ProcessorBuildName = (typeof PROCESSOR_BUILDS)[number];

/** Objects for a processor and the LLVM IR that its code generator was given. */
export interface ProcessorBuild {
  readonly objects: readonly string[];
  readonly modules: readonly string[];
}

/** What a build does by secrets, over all its functions. */
export interface BuildControl {
  /** Places of the IR that a secret may decide. */
  readonly leaks: IrFunctionLeaks['leaks'];
  /** Conditional jumps that the code generator made beyond those of the IR, function by function, and divisions. */
  readonly placesAdded: number;
}

const OPTIMISED: readonly string[] = ['-O3', '-ffunction-sections'];

/** A C file by clang, with or without the pass. */
export async function buildOfC(
  toolchain: Toolchain,
  processor: Processor,
  path: string,
  name: Exclude<ProcessorBuildName, 'bridge'>,
): Promise<ProcessorBuild> {
  const source = sourceFor(processor, path, toolchain.root);
  const flags = [...OPTIMISED, ...(name === 'clang' ? [] : [`-fpass-plugin=${toolchain.bridge.plugin}`])];
  return {
    objects: [await compileC(toolchain, source, [...flags, '-c'], '.o')],
    modules: [readFileSync(await compileC(toolchain, source, [...flags, '-S', '-emit-llvm'], '.ll'), 'utf8')],
  };
}

/** Word IR, emitted for a processor. */
export async function buildOfWords(
  toolchain: Toolchain,
  processor: Processor,
  functions: readonly IrFunction[],
): Promise<ProcessorBuild> {
  const text = emitModule(functions, processor);
  const target = [
    `-mtriple=${processor.triple}`,
    ...(processor.attributes === null ? [] : [`-mattr=${processor.attributes}`]),
  ];
  return { objects: [await compileEmitted(toolchain, text, target)], modules: [text] };
}

/** X25519 as (out, scalar, point). */
export async function x25519For(
  toolchain: Toolchain,
  processor: Processor,
  name: ProcessorBuildName,
): Promise<ProcessorBuild> {
  const file = (stem: string): string => curveSource(toolchain, `x25519.${stem}.c`);
  if (name !== 'bridge') return buildOfC(toolchain, processor, file('bitint'), name);
  const parts = [
    await buildOfC(toolchain, processor, file('ladder'), 'pass'),
    await buildOfC(toolchain, processor, file('inverse'), 'pass'),
    await buildOfWords(toolchain, processor, await x25519Words(toolchain)),
  ];
  return { objects: parts.flatMap(({ objects }) => objects), modules: parts.flatMap(({ modules }) => modules) };
}

/** Leaks of the IR and jumps of the code, of all functions of a build or of those that are named. */
export async function controlsOf(
  tools: CrossTools,
  { objects, modules }: ProcessorBuild,
): Promise<(symbols?: readonly string[]) => BuildControl> {
  const functions = irLeaks(modules.join('\n'));
  const counts = new Map<string, MachineCount>();
  for (const object of objects) for (const [name, count] of await machineCounts(tools, object)) counts.set(name, count);
  return (symbols) => {
    const wanted = functions.filter(({ name }) => symbols?.includes(name) ?? true);
    return {
      leaks: wanted.flatMap(({ leaks }) => leaks),
      placesAdded: wanted.reduce((sum, one) => sum + addedTo(one, counts), 0),
    };
  };
}

function addedTo({ name, conditionalJumps }: IrFunctionLeaks, counts: ReadonlyMap<string, MachineCount>): number {
  const count = counts.get(name);
  invariant(count !== undefined, () => `no code of ${name}`);
  return Math.max(0, count.conditionalJumps - conditionalJumps) + count.divisions;
}

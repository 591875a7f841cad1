/** Runs `optimize` for a processor not at hand: a model of its ports replaces the measurements. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type EstimateRecord, functionSlug } from '../../bench/record.ts';
import { startWorker } from '../../bench/worker/buildWorker.ts';
import { invariant, Failure } from '../../base/errors.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import { LANE_CORES, type LaneCore, nearestCore, VECTOR_CORES } from '../../x86/cores.ts';
import { PortBound } from '../../codegen/x86/portBound.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { registerLanes } from '../../ir/function.ts';
import { chosenMachine } from '../environment/thisMachine.ts';
import { check, type OfCheck } from './judgeStages.ts';
import { codeFiles } from './codeFiles.ts';
import { unmeasured } from './writeStage.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { search, variant, type Searched } from './searchStages.ts';
import { openSetting, ownAssignment, type RunSetting } from './setting.ts';
import { ir, llvm, model, source, ssa, type Read } from './sourceStages.ts';
import { startingWith, toldBy, type Stage } from './stages.ts';

interface OfEstimate {
  readonly record: EstimateRecord;
  readonly files: readonly string[];
}

/** The files that ship, and what is known of them. */
const write: Stage<RunSetting & Read & Searched & OfCheck, OfEstimate> = {
  name: 'write',
  run: async (run) => {
    const { places, io, subject, shipped, tuning, certified } = run;
    const { estimator } = tuning;
    invariant(estimator !== undefined, () => 'a search without a model is no estimate');
    const { program } = shipped.champion;
    estimator.show(program, shipped.bytes, shipped.bytes.length);
    const cycles = estimator.cyclesOf(shipped.bytes);
    const { core } = estimator;
    const bound = new PortBound(VECTOR_CORES[core].column, true).of(program).cycles;
    const record: EstimateRecord = { ...(await unmeasured(run)), estimate: { core, cycles, bound } };
    const usual = join(buildFolder(io.root), 'estimates', functionSlug(subject), core);
    const folder = places.out === undefined ? usual : resolve(io.cwd, places.out);
    const texts = {
      ...codeFiles(shipped.fn, program, record, null),
      ...(certified.text === null ? {} : { 'best.v': certified.text }),
      'estimate.json': `${JSON.stringify(record)}\n`,
    };
    rmSync(join(folder, 'best.v'), { force: true }); // of a search before this one
    const files = Object.entries(texts).map(([name, text]) => {
      writeAtomically(join(folder, name), text);
      return join(folder, name);
    });
    return { record, files };
  },
  print: ({ files }) => files.join('\n'),
};

const PIPELINE = startingWith<RunSetting>()
  .next(source)
  .next(llvm)
  .next(ssa)
  .next(ir)
  .next(model)
  .next(variant)
  .next(search)
  .next(check)
  .next(write);

/** The stages of `optimize` without `compare`, judged by the model that `options.estimate` names. Throws as they. */
export async function estimate(options: OptimizeOptions, io: Io): Promise<OfEstimate> {
  const { lanes, estimate: core } = options;
  if (lanes === undefined)
    throw new Failure('input', 'only vectorised code can be searched by a model', {
      where: '--estimate',
      expected: '--lanes 4, 8 or 16 with it',
      hint: 'leave --estimate away: everything else is measured',
    });
  if (lanes !== 4 && core !== undefined && !VECTOR_CORES[core].hasAvx512)
    throw new Failure('input', 'this core has no AVX-512', {
      where: '--estimate',
      expected: `one of ${LANE_CORES.filter((name) => VECTOR_CORES[name].hasAvx512).join(', ')}, or --lanes 4`,
      found: core,
    });
  const open: (() => Promise<void>)[] = [];
  const assignment = ownAssignment(options.target, io);
  const setting = await openSetting(options, { io, assignment, atEnd: (close) => open.push(close) });
  try {
    return await PIPELINE.run(setting, toldBy(options, io));
  } finally {
    for (const close of open) await close();
  }
}

/**
 * The core whose model a search goes by: the one that is asked for, or the nearest to this processor where that cannot
 * run vectorised code. Undefined where things are measured.
 */
export async function coreOfModel({ lanes, estimate: asked }: OptimizeOptions, io: Io): Promise<LaneCore | undefined> {
  if (asked !== undefined || lanes === undefined) return asked;
  const worker = await startWorker(io.root);
  const isMeasured = runsLanes(registerLanes(lanes), worker.hello);
  await worker.close();
  return isMeasured ? undefined : nearestCore(chosenMachine());
}

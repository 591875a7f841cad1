import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { shellPath } from '../../src/base/printable.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { print } from '../../src/ir/print.ts';
import type { Candidate } from '../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { minimize } from './minimize.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { programListing } from '../../src/search/tuning/programListing.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { candidateToJson } from '../../src/search/tuning/candidateJson.ts';
import { CodeGenerator, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import type { CommandSpec } from '../../src/base/options/option.ts';
import type { Io } from '../../src/base/io.ts';
import { readStoredCandidate } from '../../src/engine/optimize/replayable.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const PER_MODE = 48;

/** Reduces a saved wrong candidate to the few choices that make it wrong. */
export const minimizeCommand: CommandSpec = {
  operands: [{ name: '<file>', description: 'a candidate that a search saved, build/repro/wrong-*.json' }],
  options: [],
  run: async (_raw, io, [file]) => reduce(String(file), io),
};

async function reduce(file: string, io: Io): Promise<void> {
  const { fn, problem, target, candidate: stored } = readStoredCandidate(file, io);
  const generator = new CodeGenerator(problem, templateLibrary(io.root), target);
  const out = join(dirname(file), `${basename(file, '.json')}-min.json`);
  requireFile({ name: 'minimized candidate', path: resolve(io.cwd, out) });
  return withWorker(io.root, undefined, async (worker) => {
    await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, seeded(1, 'minimize')));
    const fails = failing(fn, generator, worker);
    if (!(await fails(stored)))
      throw new Failure('input', 'this candidate is not wrong', {
        where: file,
        hint: `${PROGRAM} replay FILE checks and prints it`,
      });
    const { candidate, before, after } = await minimize(problem, stored, initialCandidate(problem), fails);
    const code = generator.codeOf(candidate);
    const report = {
      schemaVersion: 1,
      target: target.name,
      verdict: 'minimized',
      function: print(fn),
      candidate: candidateToJson(candidate),
      code: Buffer.from(code ?? []).toString('hex'),
    };
    writeAtomically(resolve(io.cwd, out), `${JSON.stringify(report, null, 1)}\n`);
    io.out(
      `${before} differences from the first candidate, ${after} of which make it wrong\n${out}\n` +
        `${PROGRAM} replay ${shellPath(out)}`,
    );
  });
}

/** Wrong on the processor, or refuted by proof. A candidate that cannot be lowered is not wrong. */
function failing(fn: IrFunction, generator: CodeGenerator, worker: Worker): (c: Candidate) => Promise<boolean> {
  return async (candidate) => {
    const code = generator.codeOf(candidate);
    return code !== null && ((await worker.test(code)).verdict !== 'ok' || refuted(fn, generator, candidate));
  };
}

function refuted(fn: IrFunction, generator: CodeGenerator, candidate: Candidate): boolean {
  const program = generator.lower(candidate);
  return program !== null && proveListing(programListing(program, fn.name), fn).kind === 'refuted';
}

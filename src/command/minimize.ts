import { dirname, join, basename } from 'node:path';
import { nasmFile } from '../asm/file.ts';
import { encode } from '../asm/encode.ts';
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import { print } from '../ir/print.ts';
import { Lowerer } from '../lower/lower.ts';
import type { Candidate } from '../model/candidate.ts';
import { initialCandidate } from '../model/initial.ts';
import { minimize } from '../search/minimize.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import { proveAsm } from '../verify/equivalence.ts';
import { workerSignature } from '../verify/workerVectors.ts';
import { buildWorker } from '../worker/buildWorker.ts';
import { Worker } from '../worker/client.ts';
import { Program } from '../x86/program.ts';
import { candidateToJson } from './candidateJson.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { readStoredCandidate, type StoredCandidate } from './replayable.ts';
import { templateLibrary } from './templateLibrary.ts';
import { testVectors } from './testVectors.ts';

const PER_MODE = 48;

/** Reduces a saved wrong candidate to the few choices that make it wrong. */
export const minimizeCommand: CommandSpec = {
  name: 'minimize',
  summary: 'reduce a wrong candidate (build/repro/wrong-*.json) to the choices that make it wrong',
  operands: ['<file>'],
  options: [],
  run: async (_raw, io, [file]) => reduce(String(file), io),
};

async function reduce(file: string, io: Io): Promise<void> {
  const subject = readStoredCandidate(file, io), { fn, problem, target } = subject;
  const worker = await Worker.start({ binary: await buildWorker(io.root) });
  try {
    await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, seeded(1, 'minimize')));
    const fails = failing(subject, worker, io);
    if (!await fails(subject.candidate)) throw new Failure('input', 'this candidate is not wrong', { where: file, hint: 'npm run replay -- FILE checks and prints it' });
    const { candidate, before, after } = await minimize(problem, subject.candidate, initialCandidate(problem), fails);
    const out = join(dirname(file), `${basename(file, '.json')}-min.json`), code = assembledOf(subject, candidate, io);
    const report = { schemaVersion: 1, target: target.name, verdict: 'minimized', function: print(fn), candidate: candidateToJson(candidate), code: Buffer.from(code ?? []).toString('hex') };
    writeAtomically(out, `${JSON.stringify(report, null, 1)}\n`);
    io.out(`${before} differences from the first candidate, ${after} of which make it wrong\n${out}\nnpm run replay -- ${out}`);
  } finally {
    await worker.close();
  }
}

/** Wrong on the processor, or refuted by proof. A candidate that cannot be lowered is not wrong. */
function failing(subject: StoredCandidate, worker: Worker, io: Io): (c: Candidate) => Promise<boolean> {
  return async candidate => {
    const code = assembledOf(subject, candidate, io);
    if (code === null) return false;
    return (await worker.test(code)).verdict !== 'ok' || refuted(subject, candidate, io);
  };
}

function refuted({ fn, problem, target }: StoredCandidate, candidate: Candidate, io: Io): boolean {
  const program = new Program();
  if (!new Lowerer(problem, templateLibrary(io.root), target).lower(candidate, program)) return false;
  return proveAsm(nasmFile(program, { symbol: fn.name, header: [] }), 'nasm', fn).kind === 'refuted';
}

function assembledOf({ problem, target }: StoredCandidate, candidate: Candidate, io: Io): Uint8Array | null {
  const program = new Program();
  if (!new Lowerer(problem, templateLibrary(io.root), target).lower(candidate, program)) return null;
  const buffer = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
  return buffer.slice(0, encode(program, buffer, 0));
}

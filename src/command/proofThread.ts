/** The thread of acceptedProver.ts: lowers the candidates it is sent once more, from the function's text, and proves their assembly. */
import { parentPort, workerData } from 'node:worker_threads';
import { nasmFile } from '../asm/file.ts';
import { Failure } from '../base/errors.ts';
import { parse } from '../ir/parse.ts';
import { buildProblem } from '../model/build.ts';
import { initialCandidate } from '../model/initial.ts';
import { proveAsm } from '../verify/equivalence.ts';
import type { Verdict } from '../verify/verdict.ts';
import { TARGETS } from '../x86/target.ts';
import { candidateFromJson, type CandidateJson } from './candidateJson.ts';
import { CodeGenerator } from './codeGenerator.ts';
import { templateLibrary } from './templateLibrary.ts';

export interface ProofSetting {
  readonly functionText: string;
  readonly target: string;
  readonly root: string;
}

export interface ProofTask {
  /** Hash of the code, for the answer. */
  readonly id: number;
  readonly candidate: CandidateJson;
}

export interface ProofAnswer {
  readonly id: number;
  readonly kind: Verdict['kind'];
  readonly millis: number;
}

/** Proves one candidate after the other of the function it is set up for. */
export function prover({ functionText, target, root }: ProofSetting): (task: ProofTask) => ProofAnswer {
  const fn = parse(functionText), problem = buildProblem(fn), like = initialCandidate(problem);
  const generator = new CodeGenerator(problem, templateLibrary(root), TARGETS.find(t => t.name === target) ?? TARGETS[0]);
  return ({ id, candidate }) => {
    const program = generator.lower(candidateFromJson(candidate, like, 'proof of an accepted candidate'));
    if (program === null) throw new Failure('invariant', 'an accepted candidate cannot be lowered', { where: fn.name });
    const { kind, millis } = proveAsm(nasmFile(program, { symbol: fn.name, header: [] }), 'nasm', fn);
    return { id, kind, millis };
  };
}

function listen(setting: ProofSetting): void {
  const prove = prover(setting);
  parentPort?.on('message', (task: ProofTask) => parentPort?.postMessage(prove(task)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data && 'target' in data && 'root' in data;
}

/**
 * The thread of acceptedProver.ts: reads the code it is sent back as assembly and proves that. Code with an instruction that did not occur before is lowered
 * once more, from the function's text, so that its instructions are known.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { EncodedLines, type EncodedText } from '../asm/encodedLines.ts';
import { Failure } from '../base/errors.ts';
import { parse } from '../ir/parse.ts';
import { buildProblem } from '../model/build.ts';
import type { Candidate } from '../model/candidate.ts';
import { RepeatedProver } from '../verify/repeated/repeatedProver.ts';
import type { Verdict } from '../verify/verdict.ts';
import { TARGETS } from '../x86/target.ts';
import { CodeGenerator } from './codeGenerator.ts';
import { templateLibrary } from './templateLibrary.ts';

export interface ProofSetting {
  readonly functionText: string;
  readonly target: string;
  readonly root: string;
}

export interface ProofTask {
  /** For the answer. */
  readonly id: number;
  readonly candidate: Candidate;
  /** What is proved: the machine code that was tested and raced. */
  readonly code: Uint8Array;
}

export interface ProofAnswer {
  readonly id: number;
  readonly kind: Verdict['kind'];
  readonly millis: number;
}

/** Proves one candidate after the other of the function it is set up for. */
export function prover({ functionText, target, root }: ProofSetting): (task: ProofTask) => ProofAnswer {
  const fn = parse(functionText), generator = new CodeGenerator(buildProblem(fn), templateLibrary(root), TARGETS.find(t => t.name === target) ?? TARGETS[0]);
  const lines = new EncodedLines(), proofs = new RepeatedProver(fn);
  const textOf = ({ candidate, code }: ProofTask): EncodedText => {
    const known = lines.read(code), program = known === null ? generator.lower(candidate) : null;
    if (program !== null) lines.learn(program);
    const text = known ?? lines.read(code);
    if (text === null) throw new Failure('invariant', 'an accepted candidate is lowered to other code', { where: fn.name });
    return text;
  };
  return task => {
    const start = performance.now(), { kind } = proofs.prove(textOf(task));
    return { id: task.id, kind, millis: performance.now() - start };
  };
}

function listen(setting: ProofSetting): void {
  const prove = prover(setting);
  parentPort?.on('message', (tasks: readonly ProofTask[]) => parentPort?.postMessage(tasks.map(prove)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data && 'target' in data && 'root' in data;
}

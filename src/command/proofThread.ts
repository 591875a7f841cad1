/** The thread of acceptedProver.ts: lowers the candidates it is sent once more, from the function's text, and proves their assembly. */
import { parentPort, workerData } from 'node:worker_threads';
import { encode } from '../asm/encode.ts';
import { nasmPool } from '../asm/nasm.ts';
import { NasmLineCache } from '../asm/nasmLineCache.ts';
import { Failure } from '../base/errors.ts';
import { hashBytes } from '../base/hash.ts';
import { parse } from '../ir/parse.ts';
import { buildProblem } from '../model/build.ts';
import type { Candidate } from '../model/candidate.ts';
import { RepeatedProver } from '../verify/repeated/repeatedProver.ts';
import type { Verdict } from '../verify/verdict.ts';
import type { Program } from '../x86/program.ts';
import { TARGETS } from '../x86/target.ts';
import { CodeGenerator } from './codeGenerator.ts';
import { templateLibrary } from './templateLibrary.ts';

export interface ProofSetting {
  readonly functionText: string;
  readonly target: string;
  readonly root: string;
}

export interface ProofTask {
  /** Hash of the code, for the answer; what is proved must have it. */
  readonly id: number;
  readonly candidate: Candidate;
}

export interface ProofAnswer {
  readonly id: number;
  readonly kind: Verdict['kind'];
  readonly millis: number;
}

/** Proves one candidate after the other of the function it is set up for. */
export function prover({ functionText, target, root }: ProofSetting): (task: ProofTask) => ProofAnswer {
  const fn = parse(functionText), generator = new CodeGenerator(buildProblem(fn), templateLibrary(root), TARGETS.find(t => t.name === target) ?? TARGETS[0]);
  const lines = new NasmLineCache(), proofs = new RepeatedProver(fn);
  return ({ id, candidate }) => {
    const start = performance.now(), program = generator.lower(candidate);
    if (program === null || hashOf(program) !== id) throw new Failure('invariant', 'an accepted candidate is lowered to other code', { where: fn.name });
    const { kind } = proofs.prove({ instructions: lines.lines(program), constants: nasmPool(program) });
    return { id, kind, millis: performance.now() - start };
  };
}

function hashOf(program: Program): number {
  const bytes = new Uint8Array(LONGEST * program.count + 8 * program.pool.length + 64);
  return hashBytes(bytes, encode(program, bytes, 0));
}

/** Bytes of the longest instruction (SDM vol. 2, §2.3.11). */
const LONGEST = 15;

function listen(setting: ProofSetting): void {
  const prove = prover(setting);
  parentPort?.on('message', (tasks: readonly ProofTask[]) => parentPort?.postMessage(tasks.map(prove)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data && 'target' in data && 'root' in data;
}

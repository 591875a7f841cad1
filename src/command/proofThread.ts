/**
 * The thread of acceptedProver.ts: reads the code it is sent back as assembly and proves that. Code with an instruction that is not like any that occurred is
 * asked for once more with its candidate, which is lowered again, from the function's text, so that its instructions are known.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { EncodedLines } from '../asm/encodedLines.ts';
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

/** What is proved: the machine codes that were tested and raced, one after the other. */
export interface CodeBatch {
  /** For the answers: the codes are numbered from here on. */
  readonly first: number;
  /** Where each of them ends. */
  readonly ends: readonly number[];
  readonly code: Uint8Array;
}

/** A code that was left `unread` or `open`, with what it is lowered from. */
export interface ProofTask {
  readonly id: number;
  readonly candidate: Candidate;
  readonly code: Uint8Array;
}

/** `unread` cannot be read without its candidate, `open` takes a proof in the ordinary way: both are asked for once more, as a `ProofTask`. */
export type ProofKind = Verdict['kind'] | 'unread' | 'open';

export interface ProofAnswers {
  readonly first: number;
  /** From the first on. */
  readonly kinds: readonly ProofKind[];
  /** What the proofs took. */
  readonly millis: number;
}

export interface Prover {
  /** Proves what can be read and is shown right by kept algebras. */
  readonly proveBatch: (batch: CodeBatch) => ProofAnswers;
  /** Makes a code readable and proves or refutes it. */
  readonly proveTask: (task: ProofTask) => ProofAnswers;
}

/** Proves one candidate after the other of the function it is set up for. */
export function prover({ functionText, target, root }: ProofSetting): Prover {
  const fn = parse(functionText), generator = new CodeGenerator(buildProblem(fn), templateLibrary(root), TARGETS.find(t => t.name === target) ?? TARGETS[0]);
  const lines = new EncodedLines(), proofs = new RepeatedProver(fn);
  const shown = (code: Uint8Array): ProofKind => {
    const text = lines.read(code);
    return text === null ? 'unread' : proofs.shows(text) ? 'proved' : 'open';
  };
  const decided = ({ candidate, code }: ProofTask): ProofKind => {
    const known = lines.read(code), program = known === null ? generator.lower(candidate) : null;
    if (program !== null) lines.learn(program);
    const text = known ?? lines.read(code);
    if (text === null) throw new Failure('invariant', 'an accepted candidate is lowered to other code', { where: fn.name });
    return proofs.prove(text).kind;
  };
  return {
    proveBatch: ({ first, ends, code }) => timed(first, () => ends.map((end, i) => shown(code.subarray(ends[i - 1] ?? 0, end)))),
    proveTask: task => timed(task.id, () => [decided(task)]),
  };
}

function timed(first: number, prove: () => readonly ProofKind[]): ProofAnswers {
  const start = performance.now(), kinds = prove();
  return { first, kinds, millis: performance.now() - start };
}

function listen(setting: ProofSetting): void {
  const { proveBatch, proveTask } = prover(setting);
  parentPort?.on('message', (message: CodeBatch | ProofTask) => parentPort?.postMessage('ends' in message ? proveBatch(message) : proveTask(message)));
}

if (parentPort !== null && isSetting(workerData)) listen(workerData);

function isSetting(data: unknown): data is ProofSetting {
  return typeof data === 'object' && data !== null && 'functionText' in data && 'target' in data && 'root' in data;
}

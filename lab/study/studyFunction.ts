import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { parse } from '../../src/ir/parse.ts';
import { compare } from '../../src/bench/measure/compare.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import type { Budget } from '../../src/search/task.ts';
import { search } from '../../src/search/search.ts';
import { STRATEGIES } from '../../src/search/strategy.ts';
import { type ResultRecord, functionSlug } from '../../src/bench/record.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { targetNamed } from '../../src/codegen/x86/target.ts';
import { CodeGenerator, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import type { Io } from '../../src/base/io.ts';
import { testVectors, WorkerEvaluator } from '../../src/search/tuning/workerEvaluator.ts';

/** What the searches of one strategy found for one function: time of the first candidate over theirs, per seed. */
export interface StudyOutcome {
  readonly functionName: string;
  readonly contestant: string;
  readonly speedups: readonly number[];
}

interface StudyRequest {
  readonly record: ResultRecord;
  readonly seeds: number;
  readonly budget: Budget;
  readonly worker: Worker;
  readonly io: Io;
}

interface Found {
  readonly contestant: string;
  readonly code: Uint8Array;
}

/**
 * Searches with every strategy and seed, strategies taking turns, then compares all results with the first candidate
 * in one run.
 */
export async function studyFunction(request: StudyRequest): Promise<StudyOutcome[]> {
  const { record, seeds, worker, io } = request;
  const fn = parse(record.ir);
  const problem = buildProblem(fn);
  const start = initialCandidate(problem);
  const found: Found[] = [];
  await worker.setFunction(workerSignature(fn), testVectors(fn, 48, seeded(1, 'study/vectors')));
  const generator = new CodeGenerator(problem, templateLibrary(io.root), targetNamed(record.target, worker.hello));
  for (let seed = 1; seed <= seeds; seed++) {
    for (const [name, strategy] of Object.entries(STRATEGIES)) {
      const rng = seeded(seed, `study/${name}`);
      const evaluator = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock);
      const result = await search({
        problem,
        start,
        generator,
        evaluator,
        rng: rng.fork('search'),
        clock: io.clock,
        budget: request.budget,
        strategy: strategy(),
      });
      found.push({ contestant: name, code: result.best.code });
      io.note(`${functionSlug(record)} ${name}, seed ${seed}: ${result.progress.evaluations} evaluations`);
    }
  }
  const first = generator.codeOf(start);
  if (first === null) throw new Failure('invariant', `${fn.name}: the first candidate cannot be lowered`);
  return outcomesOf(functionSlug(record), found, await speedups(first, found, request));
}

/** Time of `first` over that of each code, in one interleaved comparison per group that fits the worker's slots. */
async function speedups(first: Uint8Array, found: readonly Found[], { worker, io }: StudyRequest): Promise<number[]> {
  const out: number[] = [];
  for (let at = 0; at < found.length; at += GROUP) {
    const entries = [
      { name: 'first', code: first },
      ...found.slice(at, at + GROUP).map(({ code }, i) => ({ name: `${i}`, code })),
    ];
    const [{ entries: timed }] = await compare(worker, entries, {
      rng: seeded(at, 'study/compare'),
      clock: io.clock,
      modes: ['throughput'],
      layouts: 32,
    });
    out.push(...timed.slice(1).map((e) => timed[0].cycles / e.cycles));
  }
  return out;
}

/** Codes per comparison. */
const GROUP = 12;

const outcomesOf = (functionName: string, found: readonly Found[], all: readonly number[]): StudyOutcome[] =>
  Object.keys(STRATEGIES).map((name) => ({
    functionName,
    contestant: name,
    speedups: all.filter((_, i) => found[i].contestant === name),
  }));

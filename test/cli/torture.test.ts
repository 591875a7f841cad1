/**
 * The search with a generator that breaks nearly everything it makes: the search goes on, keeps nothing that is broken,
 * and every broken candidate has a file that shows it. PROGRAMS says how many (`make torture`: a thousand and more).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashBytes } from '../../src/base/hash.ts';
import { seeded } from '../../src/base/rng.ts';
import { CodeGenerator, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import { testVectors, WorkerEvaluator } from '../../src/search/tuning/workerEvaluator.ts';
import { saveIfWrong } from '../../src/search/tuning/candidateJson.ts';
import { parse } from '../../src/ir/parse.ts';
import type { Candidate } from '../../src/codegen/candidate/candidate.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import type { Generated, Generator } from '../../src/search/task.ts';
import { search } from '../../src/search/search.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { BREAKAGES } from '../bench/worker/brokenCode.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openWorker } from '../openWorker.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const PROGRAMS = Number(process.env['PROGRAMS'] ?? 120);
/** One candidate in so many stays whole, so that there is something to find. */
const WHOLE = 10;
const root = join(import.meta.dirname, '../..');
const fn = parse(readFileSync(join(root, 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8'));
/**
 * The search does not single-step; below the red zone nothing is written but by interrupts, and the proof looks there.
 */
const VISIBLE = BREAKAGES.filter(({ strict }) => strict !== true);
const folder = temporaryFolder();
const worker = await openWorker();

beforeAll(async () => {
  await worker.setFunction(workerSignature(fn), testVectors(fn, 48, seeded(SEED)));
});

/**
 * Breaks what `inner` makes, except for the first candidate and a few others; remembers the hashes of what it broke.
 */
function breaking(inner: Generator, broken: Map<number, string>): Generator {
  const rng = seeded(SEED, 'torture');
  let count = 0;
  return {
    generate(candidate: Candidate): Generated | null {
      const whole = inner.generate(candidate);
      if (whole === null || count++ < 2 || rng.below(WHOLE) === 0) return whole;
      const { name, make } = VISIBLE[count % VISIBLE.length];
      const bytes = make({ rng, code: whole.bytes.slice(0, whole.length), outWords: 4, inWords: 4 });
      broken.set(hashBytes(bytes, bytes.length), name);
      return { ...whole, bytes, length: bytes.length };
    },
  };
}

test(`${PROGRAMS} broken candidates in a search`, async () => {
  const io = recordingIo([], { root: folder });
  const problem = buildProblem(fn);
  const start = initialCandidate(problem);
  const broken = new Map<number, string>();
  const seen = new Map<number, string>();
  const saved: Promise<boolean>[] = [];
  const evaluator = new WorkerEvaluator(worker, seeded(SEED, 'evaluator'), { nowMs: () => performance.now() });
  let kept: readonly number[] = [];
  while (seen.size < PROGRAMS) {
    const before = seen.size;
    const { archive } = await search({
      problem,
      start,
      evaluator,
      generator: breaking(new CodeGenerator(problem, templateLibrary(root)), broken),
      rng: seeded(SEED, `search/${seen.size}`),
      clock: { nowMs: () => performance.now() },
      budget: { kind: 'evaluations', count: Math.ceil((PROGRAMS - seen.size) * 1.2) + 20 },
      onWrong: (solution, race) => {
        seen.set(solution.hash, race.verdict);
        saved.push(saveIfWrong(fn, 'native', solution, worker, io));
      },
    });
    kept = [...kept, ...archive.map(({ hash }) => hash)];
    expect(seen.size, `seed ${SEED}`).toBeGreaterThan(before);
  }
  expect(
    kept.filter((hash) => broken.has(hash)).map((hash) => broken.get(hash)),
    `seed ${SEED}: kept`,
  ).toEqual([]);
  expect(
    [...seen.keys()].filter((hash) => !broken.has(hash)),
    `seed ${SEED}: whole but refused`,
  ).toEqual([]);
  expect(
    (await Promise.all(saved)).every((isSaved) => isSaved),
    `seed ${SEED}`,
  ).toBe(true);
  expect(readdirSync(join(folder, 'build/repro')).length).toBe(seen.size);
  expect(worker.respawns).toBe(0);
});

/** Searches that meet through a folder, and whether one that comes late needs trials. Judged by a fake evaluator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { seeded } from '../../../src/base/rng.ts';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { variantsOf } from '../../../src/codegen/variants/variants.ts';
import { search, type SearchResult } from '../../../src/search/search.ts';
import { IslandFolder } from '../../../src/search/islandFolder.ts';
import { aheadOfStarts } from '../../../src/search/tuning/startTrials.ts';
import { candidateToJson } from '../../../src/search/tuning/candidateJson.ts';
import { CodeGenerator } from '../../../src/search/tuning/codeGenerator.ts';
import { IslandExchange } from '../../../src/search/tuning/islandExchange.ts';
import { fakeEvaluator } from '../fakeEvaluator.ts';
import { TEMPLATES } from '../../codegen/lowering/mutants.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const fn = parse(readFileSync(join(process.cwd(), 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8'));
const problem = buildProblem(fn);
const start = initialCandidate(problem);
const irSha256 = sha256(print(fn));
const group = sha256('group');
const STEP_MS = 10;
let folder: string;
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

const folderOf = (job: string): IslandFolder => new IslandFolder(folder, { group, job: sha256(job) }, () => {});

/** One search; without `job` on its own. */
async function searched(seed: number, count: number, job?: string) {
  const evaluator = fakeEvaluator();
  const islands = job === undefined ? null : new IslandExchange(folderOf(job), problem, start);
  let now = 0;
  const result: SearchResult = await search({
    ...{ problem, start, evaluator, generator: new CodeGenerator(problem, TEMPLATES), rng: seeded(seed, 'meeting') },
    clock: { nowMs: () => (now += STEP_MS) },
    budget: { kind: 'evaluations', count },
    ...(islands === null ? {} : { immigrants: () => islands.arrivals() }),
    onProgress: (p, { candidate }) => islands?.note(p, candidate, p.bestRatio || 1),
  });
  const { progress, best } = result;
  const counts = islands?.finish(progress, best.candidate, progress.bestRatio || 1);
  return { result, counts, cost: evaluator.cost(best.code) };
}

test('searches side by side meet in the folder, and the worst of them ends better than the worst alone', async () => {
  const all = await Promise.all(['a', 'b', 'c'].map((job, i) => searched(i + 1, 1500, job)));
  const alone = await Promise.all([1, 2, 3].map((seed) => searched(seed, 1500)));
  expect(all.reduce((sum, { counts }) => sum + (counts?.adopted ?? 0), 0)).toBeGreaterThan(0);
  expect(all.every(({ counts }) => counts?.refused === 0)).toBe(true);
  const worst = (runs: readonly { readonly cost: number }[]): number => Math.max(...runs.map(({ cost }) => cost));
  expect(worst(all)).toBeLessThan(worst(alone));
  expect(folderOf('late').known(irSha256, 10)).toHaveLength(3);
});

test('what was adopted is not sent on', async () => {
  const { result } = await searched(1, 1500, 'ahead');
  const before = folderOf('reader').known(irSha256, 10);
  const islands = new IslandExchange(folderOf('other'), problem, start);
  const said = (isNewBest: boolean, adopted: number) => ({
    ...result.progress,
    isNewBest,
    counters: { ...result.progress.counters, adopted },
  });
  islands.note(said(false, 0), start, 1);
  await islands.arrivals();
  expect(folderOf('reader').known(irSha256, 10)).toEqual([...before, candidateToJson(start)]);
  islands.note(said(true, 1), result.best.candidate, 0.5);
  await islands.arrivals();
  expect(folderOf('reader').known(irSha256, 10)).toEqual([...before, candidateToJson(start)]);
  islands.note(said(true, 1), result.best.candidate, 0.5);
  await islands.arrivals();
  expect(folderOf('reader').known(irSha256, 1)).toEqual([candidateToJson(result.best.candidate)]);
});

test('a late search begins from what is clearly ahead of its starts, in whichever variant', async () => {
  const { result } = await searched(1, 1500);
  const best = candidateToJson(result.best.candidate);
  const variants = variantsOf(fn);
  const mine = variants.findIndex((variant) => print(variant.fn) === print(fn));
  expect(variants.length).toBeGreaterThan(1);
  const aheadOf = (offered: readonly unknown[], evaluator = fakeEvaluator()) =>
    aheadOfStarts(variants, variants[mine], {
      generator: (p) => new CodeGenerator(p, TEMPLATES),
      evaluator,
      others: (sha) => (sha === irSha256 ? offered : []),
    });
  const backwards = { ...best, order: best.order.toReversed() };
  const found = await aheadOf([null, backwards, candidateToJson(start), best]);
  expect(found?.variant).toBe(variants[mine]);
  expect(found && candidateToJson(found.candidate)).toEqual(best);
  expect(await aheadOf([backwards, candidateToJson(start)])).toBeNull();
  expect(await aheadOf([])).toBeNull();
  const isWrong = (code: Uint8Array): boolean => Buffer.compare(code, result.best.code) === 0;
  expect(await aheadOf([best], fakeEvaluator(isWrong))).toBeNull();
});

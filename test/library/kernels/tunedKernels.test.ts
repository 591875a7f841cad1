import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { TunedKernels } from '../../../src/library/kernels/searchFunction.ts';
import { parse } from '../../../src/ir/parse.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { candidateToJson } from '../../../src/search/tuning/candidateJson.ts';
import { loweredCode } from '../../../src/search/tuning/codeGenerator.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { fakeEvaluator } from '../../search/fakeEvaluator.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let results: string;
beforeEach(() => void (results = temporaryFolder(onTestFinished)));

const fn = parse(readFileSync(join(process.cwd(), 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8'));
const problem = buildProblem(fn);
const start = initialCandidate(problem);
const root = process.cwd();
const other = startFamilies(problem).at(-1)!.candidates[0];
const pieceOf = (candidate: typeof start) => loweredCode({ name: 'plain', fn }, candidate, TARGETS[0], { root })!;
const about = { ratio: 0.9, proof: 'basic', budget: '1 s' };
const pieces = (): TunedKernels => new TunedKernels(recordingIo([], { root, results }), 'latency');

/** A worker for which the first code takes `ratio` of the time of the second. */
const evaluatorOf = (ratio: number | null) => ({ ...fakeEvaluator(), duel: () => Promise.resolve(ratio) });

test('what is stored and not beaten is given instead of what was found', async () => {
  const found = pieceOf(other);
  expect(await pieces().unbeaten(found, evaluatorOf(1.1))).toBeNull();
  pieces().keep(pieceOf(start), about);
  expect(pieces().candidates('another')).toEqual([]);
  for (const ratio of [1, 1.1, null]) {
    const stored = await pieces().unbeaten(found, evaluatorOf(ratio));
    expect(stored && candidateToJson(stored.champion.candidate)).toEqual(candidateToJson(start));
    expect(stored?.bytes).toEqual(pieceOf(start).bytes);
  }
  expect(await pieces().unbeaten(found, evaluatorOf(0.99))).toBeNull();
});

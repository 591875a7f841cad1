import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KnownPieces } from '../../../src/library/x25519/knownPieces.ts';
import { parse } from '../../../src/ir/parse.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { candidateToJson } from '../../../src/search/tuning/candidateJson.ts';
import { CodeGenerator } from '../../../src/search/tuning/codeGenerator.ts';
import { TEMPLATES } from '../../codegen/lowering/mutants.ts';
import { fakeEvaluator } from '../../search/fakeEvaluator.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

let results: string;
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'fieldwright-pieces-'));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

const fn = parse(readFileSync(join(process.cwd(), 'test/fixtures/ir/25519-mul-loose.ir'), 'utf8'));
const problem = buildProblem(fn);
const start = initialCandidate(problem);
const chosen = { fn, problem, start };
const generator = new CodeGenerator(problem, TEMPLATES);
const other = startFamilies(problem).at(-1)!.candidates[0];
const pieceOf = (candidate: typeof start) => ({ candidate, code: generator.codeOf(candidate)! });
const about = { ratio: 0.9, proof: 'basic', budget: '1 s' };
const pieces = (): KnownPieces => new KnownPieces(recordingIo([], { results }), 'latency');

/** A worker for which the first code takes `ratio` of the time of the second. */
const evaluatorOf = (ratio: number | null) => ({ ...fakeEvaluator(), duel: () => Promise.resolve(ratio) });

test('what is stored and not beaten is given instead of what was found', async () => {
  const found = { chosen, champion: pieceOf(other) };
  expect(await pieces().unbeaten(found, generator, evaluatorOf(1.1))).toBeNull();
  pieces().keep({ chosen, champion: pieceOf(start) }, about);
  expect(pieces().candidates('another')).toEqual([]);
  for (const ratio of [1, 1.1, null]) {
    const stored = await pieces().unbeaten(found, generator, evaluatorOf(ratio));
    expect(stored && candidateToJson(stored.candidate)).toEqual(candidateToJson(start));
    expect(stored?.code).toEqual(pieceOf(start).code);
  }
  expect(await pieces().unbeaten(found, generator, evaluatorOf(0.99))).toBeNull();
});

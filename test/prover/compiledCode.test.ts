/**
 * Code that gcc and clang make of functions whose word IR is known (Fiat-Crypto's JSON, our fields; written as C),
 * proved equal to it: a few by default, by `make foreign` all of them at every level and in every syntax, with damaged
 * copies and with code that is wrong in place.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkerIdentity } from '../../src/engine/environment/checkerIdentity.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../src/bench/worker/client.ts';
import { judgeDamaged, judgeEqual, judgeClearing, type Means } from './compiled/campaign.ts';
import { compiledCode } from './compiled/compile.ts';
import { inputNames, inputSubjects } from './compiled/inputSubjects.ts';
import { LimitedProver } from './compiled/limitedProver.ts';
import { installed, labelOf } from './compiled/recipes.ts';
import { CompiledRows } from './compiled/rows.ts';
import { clearing, subjects } from './compiled/subjects.ts';
import { writeForeign } from './foreignDocument.ts';

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const ONLY = process.env['ONLY'] ?? '';
const root = process.cwd();
const all = subjects().filter(({ fn }) => fn.name.includes(ONLY));
const { recipes, clearing: clearingRecipes } = installed;

describe.skipIf(LONG)('compiled code is proved equal to the word IR it was written from', () => {
  const sample = recipes.flatMap((recipe) =>
    all
      .filter(({ fn }) => fn.name === recipe.sample)
      .map((subject) => ({
        subject,
        recipe,
        name: `${subject.fn.name}, ${labelOf(recipe)} ${recipe.flags.join(' ')}, ${recipe.form}`,
      })),
  );
  it.each(sample)('$name', async ({ subject, recipe }) => {
    const { fn } = subject;
    const { listing } = await compiledCode(recipe, subject);
    const [other] = all.filter(
      (s) =>
        s.fn.params.length === fn.params.length &&
        s.fn.results[0].bounds.length === fn.results[0].bounds.length &&
        s.fn.name !== fn.name,
    );
    expect(proveListing(listing, fn)).toMatchObject({ kind: 'proved' });
    expect(proveListing(listing, other.fn).kind, other.fn.name).toBe('refuted');
  });
  it('code that clears its result first is refuted in place', async () => {
    const [recipe] = clearingRecipes;
    const subject = all
      .filter(({ fn }) => fn.name === 'fe25519_add')
      .map(clearing)
      .find((s) => s !== null);
    if (subject === undefined || recipe === undefined) return;
    const { listing } = await compiledCode(recipe, subject);
    const prove = (aliasing: 'none' | 'equal'): string => proveListing(listing, { ...subject.fn, aliasing }).kind;
    expect([prove('none'), prove('equal')]).toEqual(['proved', 'refuted']);
  });
});

/** Of one proof. */
const MAX_SECONDS = 8;
/** Operations of a function of which only one compiler's code is tried in place. */
const LARGE = 100;

describe.skipIf(!LONG)('all compilers', () => {
  const rows = new CompiledRows(join(root, 'build', 'foreign-compiled.jsonl'));
  const checker = checkerIdentity(root).sha256;
  const prover = new LimitedProver(MAX_SECONDS);
  let worker: Worker | undefined;
  beforeAll(async () => {
    worker = await Worker.start({ binary: await buildWorker(root) });
  });
  afterAll(async () => {
    await prover.close();
    await worker?.close();
    writeForeign(root);
  });
  const means = (): Means => {
    if (worker === undefined) throw new Error('the worker was not started');
    return { rows, checker, prover, worker };
  };

  it.each((LONG ? all : []).map((subject, i) => ({ subject, i, name: subject.fn.name })))(
    '$name',
    async ({ subject, i }) => {
      const equal = [];
      for (const recipe of recipes) equal.push({ recipe, row: await judgeEqual(subject, recipe, means()) });
      expect(equal.filter(({ row }) => row.kind === 'refuted')).toEqual([]);
      for (const recipe of clearingRecipes.slice(0, subject.fn.body.length > LARGE ? 1 : undefined)) {
        const judged = await judgeClearing(subject, recipe, means());
        expect(
          judged.filter((row) => row.kind === 'wrong' || (row.question === 'apart' && row.kind === 'refuted')),
        ).toEqual([]);
      }
      const proved = equal.filter(({ row }) => row.kind === 'proved');
      const chosen = proved[i % Math.max(1, proved.length)];
      if (chosen !== undefined) expect((await judgeDamaged(subject, chosen.recipe, means()))?.kind).not.toBe('proved');
    },
  );

  it.each(LONG ? inputNames(root) : [])('%s', async (input) => {
    for (const subject of (await inputSubjects(root, input)).filter(({ name }) => name.includes(ONLY))) {
      for (const recipe of 'c' in subject.source ? installed.people : installed.rust)
        expect(await judgeEqual(subject, recipe, means())).not.toMatchObject({ kind: 'refuted' });
    }
  });

  it('several hundred files are proved', () => {
    if (ONLY === '' && recipes.length > 4)
      expect(
        rows.of(checker).filter((row) => row.question === 'equal' && row.kind === 'proved').length,
      ).toBeGreaterThanOrEqual(300);
  });
});

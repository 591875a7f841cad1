import { readFileSync } from 'node:fs';
import { Failure } from '../../../src/base/errors.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { seeded } from '../../../src/base/rng.ts';
import { print } from '../../../src/ir/print.ts';
import { aliasModes } from '../../../src/ir/contract/domain.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import { Trials } from '../faults/trials.ts';
import { mutateAsm } from '../mutants.ts';
import { assembleNasm } from '../nativeCode.ts';
import { asNasm, compiledCode, targetOfText } from './compile.ts';
import { inPlaceOnProcessor } from './inPlaceTrials.ts';
import type { LimitedProver } from './limitedProver.ts';
import { labelOf, type Recipe } from './recipes.ts';
import type { CompiledRow, CompiledRows, Question } from './rows.ts';
import { clearing, type Subject } from './subjects.ts';

export interface Means {
  readonly rows: CompiledRows;
  readonly checker: string;
  readonly prover: LimitedProver;
  readonly worker: Worker;
}

type Outcome = Pick<CompiledRow, 'kind' | 'detail' | 'millis'>;

/** One subject by one recipe: equal to its word IR? Known answers of the same proof engine are not asked for again. */
export const judgeEqual = (subject: Subject, recipe: Recipe, means: Means): Promise<CompiledRow> =>
  known('equal', subject, recipe, means, async () =>
    outcomeOf(await means.prover.prove((await compiledCode(recipe, subject)).listing, subject)),
  );

/**
 * Code that clears its results first: with arrays apart, and in place. What is said of the latter is compared with the
 * processor; `wrong` says that it differs.
 */
export async function judgeClearing(subject: Subject, recipe: Recipe, means: Means): Promise<CompiledRow[]> {
  const { fn } = subject;
  const inPlace = { ...fn, aliasing: 'equal' as const };
  const changed = clearing(subject);
  if (changed === null) return [];
  const code = once(() => compiledCode(recipe, changed));
  const apart = await known('apart', subject, recipe, means, async () =>
    outcomeOf(await means.prover.prove((await code()).listing, { fn: { ...fn, aliasing: 'none' } })),
  );
  if (aliasModes(inPlace).length === 1) return [apart];
  return [
    apart,
    await known('in place', subject, recipe, means, async () => {
      const target = await code();
      const verdict = await means.prover.prove(target.listing, { fn: inPlace });
      const seen = await inPlaceOnProcessor(inPlace, target, verdict, means.worker);
      return seen === null
        ? outcomeOf(verdict)
        : {
            ...outcomeOf(verdict),
            kind: seen.isMistake ? 'wrong' : verdict.kind,
            detail: `${outcomeOf(verdict).detail}; ${seen.text}`,
          };
    }),
  ];
}

/** Attempts to damage an instruction so that the results differ. */
const ATTEMPTS = 12;
const SEED = 5;

/**
 * A copy with one instruction damaged, which must not be proved; null if no attempt changed the results on the
 * processor.
 */
export async function judgeDamaged(subject: Subject, recipe: Recipe, means: Means): Promise<CompiledRow | null> {
  const key = keyOf('damaged', subject, recipe, means);
  const row = means.rows.known(key);
  if (row !== undefined) return row;
  const lines = plainLines(asNasm(await compiledCode(recipe, subject)));
  const rng = seeded(SEED, key);
  const trials = new Trials({ ...subject.fn, aliasing: 'none' }, means.worker, SEED);
  for (let i = 0; lines !== null && i < ATTEMPTS; i++) {
    const text = mutateAsm(lines, rng)?.join('\n');
    const code = text === undefined ? null : assembled(text);
    if (text === undefined || code === null || (await trials.passesHard(code))) continue;
    const outcome = outcomeOf(
      await means.prover.prove((await targetOfText(`${text}\n`, 'code.asm', subject.symbol)).listing, subject),
    );
    return known('damaged', subject, recipe, means, async () => outcome);
  }
  return null;
}

/** Label and instructions, or null where constants stand beside the code. */
function plainLines(nasm: string | null): string[] | null {
  if (nasm === null) return null;
  const lines = nasm
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(default|section|global|extern|align|\.\.@)/.test(line));
  return lines.some((line) => /^(d[bwdq]|times)\b|\[rel\b|:.*\bd[bwdq]\b/.test(line)) ? null : lines;
}

/** Damaged text need not be code. */
function assembled(text: string): Uint8Array | null {
  try {
    return assembleNasm(`${text}\n`);
  } catch {
    return null;
  }
}

async function known(
  question: Question,
  subject: Subject,
  recipe: Recipe,
  means: Means,
  judge: () => Promise<Outcome>,
): Promise<CompiledRow> {
  const { rows, checker } = means;
  const key = keyOf(question, subject, recipe, means);
  const earlier = rows.known(key);
  if (earlier !== undefined) return earlier;
  const { origin, name } = subject;
  const { flags, form } = recipe;
  const row = {
    key,
    checker,
    question,
    origin,
    name,
    compiler: labelOf(recipe),
    flags: flags.join(' '),
    form,
    ...(await orUnsupported(judge)),
  };
  rows.add(row);
  return row;
}

const keyOf = (question: Question, { fn, source }: Subject, recipe: Recipe, { checker }: Means): string =>
  sha256(
    [
      checker,
      question,
      labelOf(recipe),
      ...recipe.flags,
      recipe.form,
      print(fn),
      'c' in source ? source.c : sha256(readFileSync(source.library)),
    ].join('\n'),
  );

/** Text that cannot be translated is not decided. */
async function orUnsupported(judge: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await judge();
  } catch (e) {
    if (e instanceof Failure && e.kind === 'unsupported')
      return {
        kind: 'undecided',
        detail: `${e.message}${e.detail.found === undefined ? '' : `: ${e.detail.found}`}`,
        millis: 0,
      };
    throw e;
  }
}

const outcomeOf = (verdict: Verdict): Outcome => ({
  kind: verdict.kind,
  detail: verdict.kind === 'proved' ? verdict.by : `${verdict.where}: ${verdict.reason}`.slice(0, 200),
  millis: Math.round(verdict.millis),
});

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

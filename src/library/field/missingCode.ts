/** Searches for code of those functions of a library that have none stored. */
import { durationText } from '../../base/numberText.ts';
import { EXIT_CODE, Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { parseBudget } from '../../search/task.ts';
import { optimizeApart, type AskedOptions } from '../../engine/optimize/optimizeLine.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { isTuned, type ReadFunction } from './libraryFunctions.ts';
import { isSearchedFor } from './storedCode.ts';
import { runs } from './variants.ts';

/** What a search is called with. */
interface MissingOptions {
  readonly budget: string;
  readonly seed: number;
  readonly cpu: number | undefined;
  /** Targets beside all that this processor has, as far as it runs them. */
  readonly targets?: readonly Target[];
}

/** A function to be searched; `target` is what `optimize` is told. */
interface Missing {
  readonly fn: ReadFunction;
  readonly target: string;
}

const LEAST_MS = 1000;
const LEAST_EVALUATIONS = 100;

/**
 * Searches code for functions that have no stored result of a machine like this, each in a process of its own, with an
 * equal share of the budget. Results are stored as all are. What cannot be searched, for want of compilers' code to
 * measure against, say, is left to its first code, which is noted. Throws `wrong`
 * if a search finds wrong code, `invariant` if it ends by a bug.
 */
export async function searchMissing(
  functions: readonly ReadFunction[],
  options: MissingOptions,
  io: Io,
): Promise<void> {
  const { seed, cpu } = options;
  const missing = missingOf(functions, options, io);
  const share = shareOf(options.budget, missing.length);
  for (const [i, { fn, target }] of missing.entries()) {
    const name = target === 'native' ? fn.name : `${fn.name} for ${target}`;
    if (io.interrupted.aborted) return io.note('library: interrupted; the other functions are taken as they are');
    io.status(`[${i + 1}/${missing.length}] searching ${name}, ${share}`);
    await searchApart(name, { ...fn.search, target, budget: share, seed, cpu }, io);
  }
}

/** Searches code of a function in a process of its own. Results and failures are as those of `searchMissing`. */
export async function searchApart(name: string, options: AskedOptions, io: Io): Promise<void> {
  const start = io.clock.nowMs();
  const found = await optimizeApart(options, io);
  io.status('');
  const bug = BUGS.find((kind) => found.status === EXIT_CODE[kind]);
  if (bug !== undefined) throw failed(bug, name, found.stderr);
  if (found.status === 0) io.note(`library: searched ${name}, ${durationText(io.clock.nowMs() - start)} in all`);
  else io.note(`library: ${name} cannot be searched, first code is taken: ${reasonOf(found.stderr)}`);
}

function missingOf(functions: readonly ReadFunction[], { targets = [] }: MissingOptions, io: Io): Missing[] {
  const machine = thisMachine();
  const others = targets.filter((target) => runs(target, machine)).slice(1);
  return [
    ...functions.filter((fn) => !isTuned(fn, io)).map((fn) => ({ fn, target: 'native' })),
    ...others.flatMap((target) =>
      functions.filter((fn) => !isSearchedFor(fn.read, fn.key, target, io)).map((fn) => ({ fn, target: target.name })),
    ),
  ];
}

/** As `optimize` reads it. */
function shareOf(text: string, count: number): string {
  const budget = parseBudget(text);
  return budget.kind === 'time'
    ? `${Math.max(LEAST_MS, Math.floor(budget.ms / Math.max(1, count))) / 1000}s`
    : `${Math.max(LEAST_EVALUATIONS, Math.floor(budget.count / Math.max(1, count)))}`;
}

const reasonOf = (stderr: string): string =>
  /error: (.*)/.exec(stderr)?.[1] ?? stderr.trimEnd().split('\n').at(-1) ?? '';

/** Ends of a search that nothing may hide. */
const BUGS = ['wrong', 'invariant'] as const;

const failed = (kind: (typeof BUGS)[number], name: string, stderr: string): Failure =>
  new Failure(kind, `the search for ${name} failed`, {
    where: name,
    found: stderr.trimEnd().split('\n').slice(-6).join('\n            '),
    hint: '--no-search takes stored code and what searches begin with',
  });

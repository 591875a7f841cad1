import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import type { Budget } from '../../src/search/task.ts';
import type { RecordedVerdict } from '../../src/bench/record.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { formulaCalls, formulaContract } from './formulaCalls.ts';
import { formulaSymbol, SUITE_FORMULAS, type SuiteFormula } from './suiteFormulas.ts';
import type { TestVector } from '../../src/bench/worker/signature.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { buildFormula, FAST_FORMULA_BUILDS, FORMULA_BUILDS, searchedFormula } from './formulaBuilds.ts';
import { contendersTable, raceContenders, type FormulaContenders } from './formulaContenders.ts';
import { budgetInWords } from '../../src/library/kernels/searchFunction.ts';
import type { Io } from '../../src/base/io.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { FORMULA_CHECKS, checkBuilds, leaksOfFormula } from './formulaChecks.ts';
import { leakSentences, type LeakVerdict } from './leaksOfBuild.ts';
import type { BuiltProgram } from '../../src/library/curve/curveSources.ts';
import { geometricMean } from '../../src/bench/measure/statistics.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** Calls whose operands are timed. */
const TIMED_CALLS = 64;

/** The last build, if it is wanted. */
const SEARCH = 'search';

/** The build that the others meet in the timing; slow ones meet it alone. */
const YARDSTICK = FORMULA_BUILDS.indexOf('bridge');

interface Timed extends FormulaTime {
  /** Of the builds without divisions, in order. */
  readonly leaks: readonly LeakVerdict[];
  /** What is known of what the search found. */
  readonly verdicts: readonly RecordedVerdict[];
  /** Where libraries have the same function. */
  readonly contenders: FormulaContenders | null;
  readonly quietShare: number;
  readonly contended: boolean;
  readonly noise: number;
}

/**
 * Builds all formulas in every way, checks them against what they are to compute, times them, and gives the table.
 */
export async function formulaSuite({ seed, budget, only }: SuiteOptions, worker: Worker, io: Io): Promise<string> {
  const formulas = only === undefined ? SUITE_FORMULAS : formulasNamed(only);
  const toolchain = await openToolchain(io.root);
  const results: Timed[] = [];
  const builds = budget === null ? FORMULA_BUILDS : [...FORMULA_BUILDS, SEARCH];
  for (const [k, formula] of formulas.entries()) {
    io.note(
      `builds: ${k + 1}/${formulas.length}, ${formula.field} ${formula.title}: making, checking and timing ` +
        `${builds.length} builds`,
    );
    results.push(await timeFormula(formula, builds, toolchain, { seed, budget, worker, io }));
  }
  return [
    formulaTable(builds, results),
    '',
    leakText(results),
    ...proofText(results, budget),
    ...contendersText(results),
    basis(results, toolchain, worker, io),
  ].join('\n');
}

interface SuiteOptions {
  readonly seed: number;
  /** Of the search for each formula, the last build; null leaves it out. */
  readonly budget: Budget | null;
  /** Part of the symbols of the formulas that are wanted; all without it. */
  readonly only?: string | undefined;
}

/** Throws `input` if there is none. */
function formulasNamed(part: string): readonly SuiteFormula[] {
  const found = SUITE_FORMULAS.filter((formula) => formulaSymbol(formula).includes(part));
  if (found.length > 0) return found;
  throw new Failure('input', 'no formula has this in its name', {
    where: '--only',
    expected: `a part of ${SUITE_FORMULAS.map(formulaSymbol).join(', ')}`,
    found: part,
  });
}

interface Surroundings extends Omit<SuiteOptions, 'only'> {
  readonly worker: Worker;
  readonly io: Io;
}

async function timeFormula(
  formula: SuiteFormula,
  builds: readonly string[],
  toolchain: Toolchain,
  { seed, budget, worker, io }: Surroundings,
): Promise<Timed> {
  const symbol = formulaSymbol(formula);
  const rng = seeded(seed, `builds/${symbol}`);
  const contract = formulaContract(formula);
  const programs: BuiltProgram[] = [];
  for (const build of FORMULA_BUILDS) programs.push(await buildFormula(formula, build, toolchain));
  const around = { aim: 'throughput', rng: rng.fork('search'), worker, io } as const;
  const searched = budget === null ? null : await searchedFormula(formula, toolchain, { ...around, budget });
  if (searched !== null) programs.push(searched.program);
  await checkBuilds(formula, builds, programs, { seed, worker });
  const entries = programs.map(({ code }, k) => ({ name: builds[k], code }));
  const order = [entries[YARDSTICK], ...entries.filter((_, k) => k !== YARDSTICK)];
  const { contestants, ...quality } = await compareContestants(contract, order, {
    worker,
    vectors: vectorsOf(formula, seed),
    rng: rng.fork('time'),
    modes: ['throughput'],
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
  const { cycles } = contestants[0].throughput;
  const ratioOf = (name: string): number => contestants.find((one) => one.name === name)?.throughput.ratio.value ?? NaN;
  const leaks: LeakVerdict[] = [];
  for (const build of fastOf(builds))
    leaks.push(await leaksOfFormula(formula, programs[builds.indexOf(build)], toolchain));
  return {
    title: `${formula.field} ${formula.title}`,
    cycles: builds.map((name) => cycles * ratioOf(name)),
    leaks,
    verdicts: searched?.found.verdicts ?? [],
    contenders:
      searched === null ? null : await raceContenders(formula, searched.program, { toolchain, seed, worker, io }),
    ...quality,
  };
}

const vectorsOf = (formula: SuiteFormula, seed: number): TestVector[] => {
  const words = formulaContract(formula).results[0].bounds.length;
  return formulaCalls(formula, TIMED_CALLS, seeded(seed, `builds/vectors/${formulaSymbol(formula)}`)).map(
    ({ inputs }) => ({ alias: 0, inputs, expected: new BigUint64Array(words) }),
  );
};

function leakText(results: readonly Timed[]): string {
  return leakSentences(
    'a coordinate',
    results.flatMap(({ title, leaks }) =>
      leaks.map((verdict, k) => [`${[...FAST_FORMULA_BUILDS, SEARCH][k]} ${title}`, verdict] as const),
    ),
  );
}

const fastOf = (builds: readonly string[]): string[] =>
  builds.filter((name) => name === SEARCH || FAST_FORMULA_BUILDS.some((fast) => fast === name));

/** What the search was given and what is proved of what it found; nothing without a search. */
function proofText(results: readonly Timed[], budget: Budget | null): string[] {
  if (budget === null) return [];
  const proved = (claim: string): number =>
    results.filter(({ verdicts }) => verdicts.some((v) => v.claim === claim && v.kind === 'proved')).length;
  return [
    `\`search\` is what ${budgetInWords(budget)} find for each formula: equal to its word IR by proof in ` +
      `${proved('asm = IR')} of ${results.length} cases, constant-time in ${proved('constant time')}.`,
  ];
}

/** What the search found beside the functions of libraries; nothing where none is there. */
function contendersText(results: readonly Timed[]): string[] {
  const races = results.flatMap(({ contenders }) => contenders ?? []);
  if (races.length === 0) return [];
  return ['', contendersTable(races), '', 'Everybody gives the same coordinates, checked on 2,000 calls.'];
}

function basis(results: readonly Timed[], { bridge: { llvmMajor } }: Toolchain, worker: Worker, io: Io): string {
  const quiet = Math.min(...results.map(({ quietShare }) => quietShare));
  const noise = Math.max(...results.map((one) => one.noise));
  return [
    `Core cycles per call on ${worker.hello.brand} (${thisMachine().slug}) with LLVM ${llvmMajor}, ` +
      `${io.now().slice(0, 10)}, and the gain over the build before; every build was checked on ${FORMULA_CHECKS} ` +
      'calls per formula against the affine group law or the product of polynomials, on big integers.',
    'The builds of a formula were timed interleaved with its bridged form, those that take more than four times as ' +
      `long one at a time; cycles are those of the bridged form times the ratio. At least ${Math.round(quiet * 100)} ` +
      `% of the rounds were quiet; code compared with itself differs by up to ${(noise * 100).toFixed(1)} ` +
      `%.${results.some(({ contended }) => contended) ? ' The core was shared all the time: measure again.' : ''}`,
  ].join('\n');
}

/** One formula, each of its builds timed. */
interface FormulaTime {
  readonly title: string;
  /** Core cycles per call, in the order of the builds. */
  readonly cycles: readonly number[];
}

/**
 * A line per formula: cycles of every build and the gain over the build before; below, the geometric means of the
 * gains. The last column is the gain of all builds together.
 */
export function formulaTable(builds: readonly string[], formulas: readonly FormulaTime[]): string {
  const columns: TableColumn[] = [
    { title: 'formula', align: 'left' },
    ...[...builds, 'all builds'].map((title) => ({ title, align: 'right' as const })),
  ];
  const gains = formulas.map(({ cycles }) => cycles.slice(1).map((c, k) => cycles[k] / c));
  const totals = formulas.map(({ cycles }) => cycles[0] / cycles[cycles.length - 1]);
  const rows = formulas.map(({ title, cycles }, f) => [
    title,
    ...cycles.map((c, k) => `${c.toFixed(0)}${k === 0 ? '' : ` (${times(gains[f][k - 1])})`}`),
    times(totals[f]),
  ]);
  const means = builds.map((_, k) => (k === 0 ? '' : times(geometricMean(gains.map((gain) => gain[k - 1])))));
  return markdownTable(columns, [...rows, ['geometric mean of the gains', ...means, times(geometricMean(totals))]]);
}

const times = (gain: number): string => `${gain < 10 ? gain.toFixed(2) : gain.toPrecision(3)}×`;

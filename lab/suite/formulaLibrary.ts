/** The formulas of a field as a static library for other people's programs. */
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { makeFolder } from '../../src/base/files/folders.ts';
import type { Io } from '../../src/base/io.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import type { Budget } from '../../src/search/task.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { formulaPrefix, formulaSymbol, SUITE_FORMULAS, type SuiteFormula } from './suiteFormulas.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { archived } from '../../src/library/field/binaries.ts';
import { storedObject } from './calledPrograms.ts';
import { buildFormula, formulaFunction, linkedFormula, searchedFormula } from './formulaBuilds.ts';
import { checkBuilds, leaksOfFormula } from './formulaChecks.ts';
import type { BuiltProgram } from '../../src/library/curve/curveSources.ts';

interface LibraryOptions {
  readonly field: string;
  /** Those of the field's formulas that are wanted. */
  readonly names: readonly string[];
  /** Of the search for each formula; null takes what `llc` makes of the word IR. */
  readonly budget: Budget | null;
  readonly seed: number;
  readonly cpu: number | undefined;
}

/**
 * Makes an archive of these formulas of a field in `folder` and returns its path. Where there are programs for all of
 * them that call stored products (`storedObject`), those are taken, which are shorter; else each is searched. Each is
 * checked against what it is to compute and for leaks; the code must be proved, and so must what the word IR is said to
 * compute. Throws `wrong` where one of this fails, `input` for a name that the suite does not have.
 */
export async function formulaLibrary(
  { field, names, budget, seed, cpu }: LibraryOptions,
  folder: string,
  io: Io,
): Promise<string> {
  const toolchain = await openToolchain(io.root);
  return withWorker(io.root, cpu, async (worker) => {
    const objects = new Set<string>();
    const formulas = names.map((name) => formulaNamed(field, name));
    const called = budget === null ? null : await storedObject(formulas, toolchain, io);
    for (const formula of formulas) {
      const program =
        called === null
          ? await madeFormula(formula, toolchain, { budget, seed, worker, io })
          : await linkedFormula(formula, [called], toolchain);
      await checkBuilds(formula, ['library'], [program], { seed, worker });
      const leaks = await leaksOfFormula(formula, program, toolchain);
      if (leaks.kind !== 'places' || leaks.count > 0)
        throw new Failure(leaks.kind === 'places' ? 'wrong' : 'unsupported', `${formulaSymbol(formula)} may leak`, {
          found: JSON.stringify(leaks),
        });
      for (const object of program.objects) objects.add(object);
    }
    makeFolder(folder);
    return await archived(formulaPrefix(field), [...objects], folder);
  });
}

function formulaNamed(field: string, name: string): SuiteFormula {
  const known = SUITE_FORMULAS.filter((one) => one.field === field);
  const found = known.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new Failure('input', 'the suite has no such formula', {
    where: field,
    expected: `one of ${known.map((one) => one.name).join(', ')}`,
    found: name,
  });
}

interface Around {
  readonly budget: Budget | null;
  readonly seed: number;
  readonly worker: Worker;
  readonly io: Io;
}

async function madeFormula(
  formula: SuiteFormula,
  toolchain: Toolchain,
  { budget, seed, worker, io }: Around,
): Promise<BuiltProgram> {
  const symbol = formulaSymbol(formula);
  if (budget === null) {
    requireSpecification(await formulaFunction(toolchain, formula));
    return buildFormula(formula, 'bridge', toolchain);
  }
  const rng = seeded(seed, `formulas/${symbol}`);
  const { program, found } = await searchedFormula(formula, toolchain, { budget, aim: 'throughput', rng, worker, io });
  const open = found.verdicts.filter(({ kind }) => kind !== 'proved' && kind !== 'tested');
  if (open.length === 0 && found.verdicts.some(({ claim, kind }) => claim === 'asm = IR' && kind === 'proved'))
    return program;
  throw new Failure('unsupported', `${symbol} as it was found is not proved`, {
    expected: 'asm = IR, constant time and, where there is one, IR = specification proved',
    found: found.verdicts.map(({ claim, kind }) => `${claim} ${kind}`).join(', '),
  });
}

/** What a search finds is held against the specification by its checks; what `llc` makes has none. */
function requireSpecification(fn: IrFunction): void {
  if (fn.spec === undefined) return;
  const verdict = proveSpec(fn);
  if (verdict.kind === 'proved') return;
  throw new Failure(verdict.kind === 'refuted' ? 'wrong' : 'unsupported', `${fn.name} is not proved to be right`, {
    expected: fn.spec.relation,
    found: verdict.reason,
  });
}

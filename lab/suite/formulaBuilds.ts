import { ssaFunction } from '../../src/ir/ssa/schema.ts';
import { join } from 'node:path';
import { emitModule } from '../../src/frontend/llvm/emitModule.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { compileC, compileToBitcode, compileEmitted } from '../../src/frontend/compile/compileC.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { CallArgument } from '../../src/frontend/peers/peersInterface.ts';
import { readIr } from '../../src/frontend/compile/readIr.ts';
import { formulaBounds, formulaSpecification } from './formulaCalls.ts';
import { formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';
import { linkContestant } from '../../src/engine/contest/contestant.ts';
import { assembledText } from '../../src/bench/assemble.ts';
import { buildFlags, type BuiltProgram } from '../../src/library/curve/curveSources.ts';
import { searchFunction, textOf, type FoundFunction } from '../../src/library/kernels/searchFunction.ts';

/** What is made of a formula, in order. It is straight-line code: what the pass does over phis does not matter here. */
export const FORMULA_BUILDS = ['baseline', 'single', 'multi', 'incomplete', 'bridge'] as const;
type FormulaBuild = (typeof FORMULA_BUILDS)[number];
/** Those without divisions, which must be constant-time. */
export const FAST_FORMULA_BUILDS: readonly FormulaBuild[] = ['incomplete', 'bridge'];

/** One build of one formula, below `root`/build. */
export async function buildFormula(
  formula: SuiteFormula,
  build: FormulaBuild,
  toolchain: Toolchain,
): Promise<BuiltProgram> {
  return linkedFormula(formula, [await objectOf(formula, build, toolchain)], toolchain);
}

/** A formula in objects, as code that can be called. */
export async function linkedFormula(
  formula: SuiteFormula,
  objects: readonly string[],
  { root, tools }: Toolchain,
): Promise<BuiltProgram> {
  const wanted = { files: objects, symbol: formulaSymbol(formula), call: callOf(formula), modulus: 0n };
  return { objects, code: await linkContestant(wanted, { root, cc: tools.byName.cc }) };
}

/** One more build: what a search finds. Throws `wrong` if that is refuted. */
export async function searchedFormula(
  formula: SuiteFormula,
  toolchain: Toolchain,
  around: Parameters<typeof searchFunction>[2],
): Promise<{ readonly program: BuiltProgram; readonly found: FoundFunction }> {
  const fn = await formulaFunction(toolchain, formula);
  const emitted = await compileEmitted(toolchain, emitModule([fn]));
  const found = await searchFunction(fn, emitted, around);
  return { program: await linkedFormula(formula, [await assembledText(toolchain, textOf(found))], toolchain), found };
}

async function objectOf(formula: SuiteFormula, build: FormulaBuild, toolchain: Toolchain): Promise<string> {
  if (build === 'bridge') return compileEmitted(toolchain, emitModule([await formulaFunction(toolchain, formula)]));
  return compileC(
    toolchain,
    sourceOf(formula, toolchain),
    buildFlags(toolchain, build === 'baseline' ? 'none' : build),
    '.o',
  );
}

/** (out, operands) */
const callOf = ({ inputs }: SuiteFormula): readonly CallArgument[] => [
  { kind: 'out' },
  ...inputs.map((_, index) => ({ kind: 'operand' as const, index })),
];

/** The word IR of a formula. */
export async function formulaFunction(toolchain: Toolchain, formula: SuiteFormula): Promise<IrFunction> {
  const source = sourceOf(formula, toolchain);
  const symbol = formulaSymbol(formula);
  const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source), { functions: [symbol] });
  const ssa = ssaFunction(json, symbol);
  const bounds = new Map(
    formulaBounds(formula)?.map((array, k) => [
      ssa.args[k + 1].name,
      { limbs: array.map((upper) => ({ lower: 0n, upper })) },
    ]),
  );
  const spec = formulaSpecification(formula);
  return lowerFunction(ssa, { source, bounds, aliasing: formula.aliasing, ...(spec && { spec }) });
}

const sourceOf = ({ field }: SuiteFormula, toolchain: Toolchain): string => formulaSource(field, toolchain);

/** The file with the formulas of a field. */
export const formulaSource = (field: string, { root }: Pick<Toolchain, 'root'>): string =>
  join(root, 'bridge', 'bench', 'formulas', `${field}.c`);

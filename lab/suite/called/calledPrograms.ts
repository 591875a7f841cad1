/** Formulas whose products are called: made of stored products and squares, and proved from their bytes. */
import { Failure } from '../../../src/base/errors.ts';
import { limbsOf } from '../../../src/base/integers.ts';
import type { Io } from '../../../src/base/io.ts';
import { fieldFunction, namedField, requestedOperation } from '../../../src/engine/subject/fieldSubject.ts';
import { compileToBitcode } from '../../../src/frontend/compile/compileC.ts';
import { readIr } from '../../../src/frontend/compile/readIr.ts';
import { readFunction } from '../../../src/frontend/object/readFunction.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../../src/frontend/words/function.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { ssaFunction } from '../../../src/ir/ssa/schema.ts';
import { storedCodes, storedRecordsOf, type FoundCode } from '../../../src/library/field/storedCode.ts';
import { assembledText } from '../../../src/library/x25519/x25519Builds.ts';
import { traceCode } from '../../../src/prover/instructions/traceCode.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import { formulaSource } from '../formulaBuilds.ts';
import { formulaSymbol, type SuiteFormula } from '../suiteFormulas.ts';
import { CALLED_FORMULAS } from './calledFormulas.ts';
import { elementFile } from './elementCode.ts';
import { elementIr, type FieldPieces } from './elementIr.ts';
import { privateRoutine } from './privateRoutine.ts';

const FORM = 'loose';
const WORD = 64;

/**
 * The object of these formulas, all of one field; null where there is no program for one of them, or no product or
 * square is stored for a processor that runs here. Proved are that product, square, sum and difference are right
 * modulo the prime and stay below it, and that the code of each formula computes what its program says with these.
 * Throws `wrong` where a proof is refuted, `unsupported` where one does not succeed.
 */
export async function calledObject(
  formulas: readonly SuiteFormula[],
  toolchain: Toolchain,
  io: Io,
): Promise<string | null> {
  const [{ field, modulus, montgomery }] = formulas;
  const programs = new Map(
    formulas.flatMap((formula) => {
      const program = CALLED_FORMULAS[field]?.[formula.name];
      return program === undefined ? [] : [[formulaSymbol(formula), program] as const];
    }),
  );
  if (programs.size < formulas.length || montgomery === null) return null;
  const description = namedField({ field }, io.root);
  if (description === null) return null;
  const read = (op: string): Promise<IrFunction> =>
    fieldFunction(toolchain, description, requestedOperation(description, op), FORM);
  const stored = async (operation: string): Promise<FoundCode | undefined> => {
    const [found] = storedCodes(storedRecordsOf(await read(operation), { field, operation, form: FORM }, io), io);
    return found;
  };
  const [mul, square] = [await stored('mul'), await stored('square')];
  if (mul === undefined || square === undefined) return null;
  const one = montgomery % modulus;
  const pieces = { mul: mul.fn, square: square.fn, ...(await sums(formulas[0], toolchain)), one };
  requirePieces(pieces);
  const routines = {
    mul: privateRoutine(mul.champion.program, '.Lmul_c'),
    square: privateRoutine(square.champion.program, '.Lsquare_c'),
  };
  const limbs = mul.fn.outputs[0].length;
  const object = await assembledText(toolchain, elementFile(programs, { ...routines, modulus, one, limbs }));
  for (const formula of formulas) await requireFormula(formula, object, pieces, toolchain);
  return object;
}

/** Sum, difference and half as the source of the formulas has them, with what is to be proved of them. */
async function sums(
  { field, modulus }: SuiteFormula,
  toolchain: Toolchain,
): Promise<Pick<FieldPieces, 'add' | 'sub' | 'half'>> {
  const source = formulaSource(field, toolchain);
  const weights = [...limbsOf(modulus, Math.ceil(modulus.toString(2).length / WORD)).keys()].map((k) => WORD * k);
  const read = async (name: string, relation: string): Promise<IrFunction> => {
    const symbol = formulaSymbol({ field, name });
    const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source), { functions: [symbol] });
    const spec = { modulus, relation, weights, canonical: true, canonicalInputs: true };
    return lowerFunction(ssaFunction(json, symbol), { source, aliasing: 'any', spec });
  };
  return {
    add: await read('sum', 'arg1+arg2'),
    sub: await read('difference', 'arg1-arg2'),
    half: await read('half', 'arg1/2'),
  };
}

/** Whatever an element program does with pieces that keep their elements below the modulus, words are what it says. */
function requirePieces({ mul, square, add, sub, half }: FieldPieces): void {
  for (const piece of [mul, square, add, sub, half]) {
    const { spec } = piece;
    if (spec?.canonical !== true || !spec.canonicalInputs)
      throw new Failure('unsupported', `${piece.name} does not keep its elements below the modulus`);
    requireProved(proveSpec(piece), `${piece.name}: IR = specification`);
  }
}

async function requireFormula(
  formula: SuiteFormula,
  object: string,
  pieces: FieldPieces,
  { bridge }: Toolchain,
): Promise<void> {
  const symbol = formulaSymbol(formula);
  const fn = elementIr(symbol, CALLED_FORMULAS[formula.field][formula.name], pieces, formula.aliasing);
  const code = await readFunction({ files: [object], symbol, isText: true, isClosed: false }, bridge.decoder);
  requireProved(proveListing(traceCode(code), fn), `${symbol}: asm = IR`);
}

function requireProved(verdict: Verdict, claim: string): void {
  if (verdict.kind === 'proved') return;
  throw new Failure(verdict.kind === 'refuted' ? 'wrong' : 'unsupported', `${claim} is not proved`, {
    where: verdict.where,
    found: verdict.reason,
  });
}

/** Formulas whose products are called: made of stored products and squares, and proved from their bytes. */
import { Failure } from '../../src/base/errors.ts';
import { limbsOf } from '../../src/base/integers.ts';
import type { Io } from '../../src/base/io.ts';
import { fieldFunction, namedField, requestedOperation } from '../../src/engine/subject/fieldSubject.ts';
import { compileToBitcode } from '../../src/frontend/compile/compileC.ts';
import { readIr } from '../../src/frontend/compile/readIr.ts';
import { readFunction } from '../../src/frontend/object/readFunction.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { ssaFunction } from '../../src/ir/ssa/schema.ts';
import { storedCodes, storedRecordsOf, type FoundCode } from '../../src/library/field/storedCode.ts';
import { assembledText } from '../../src/library/x25519/x25519Builds.ts';
import { traceCode } from '../../src/prover/instructions/traceCode.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { formulaSource } from './formulaBuilds.ts';
import { formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';
import { CALLED_FORMULAS } from './called/calledFormulas.ts';
import { elementFile, type FieldCode } from './called/elementCode.ts';
import { elementIr, type FieldPieces } from './called/elementIr.ts';
import { privateRoutine } from './called/privateRoutine.ts';

const FORM = 'loose';
const WORD = 64;

/** What programs of a field are made of. */
interface CalledField {
  readonly pieces: FieldPieces;
  readonly code: FieldCode;
}

/**
 * The object of these formulas, all of one field; null where there is no program for one of them, or no product or
 * square is stored for a processor that runs here. Proved are that product, square and sums are right modulo the prime
 * and stay below it, and that the code of each formula computes what its program says with these. Throws `wrong` where
 * a proof is refuted, `unsupported` where one does not succeed.
 */
export async function calledObject(
  formulas: readonly SuiteFormula[],
  toolchain: Toolchain,
  io: Io,
): Promise<string | null> {
  const programs = new Map(
    formulas.flatMap((formula) => {
      const program = CALLED_FORMULAS[formula.field]?.[formula.name];
      return program === undefined ? [] : [[formulaSymbol(formula), program] as const];
    }),
  );
  if (programs.size < formulas.length) return null;
  const made = await calledField(formulas[0], toolchain, io);
  if (made === null) return null;
  requirePieces(made.pieces);
  const object = await assembledText(toolchain, elementFile(programs, made.code));
  for (const { field, name, aliasing } of formulas) {
    const symbol = formulaSymbol({ field, name });
    const fn = elementIr(symbol, CALLED_FORMULAS[field][name], made.pieces, aliasing);
    requireProved(await proveProgram(object, fn, toolchain), `${symbol}: asm = IR`);
  }
  return object;
}

/** Of a field in Montgomery form; null where no product or square is stored for a processor that runs here. */
export async function calledField(formula: SuiteFormula, toolchain: Toolchain, io: Io): Promise<CalledField | null> {
  const { field, modulus, montgomery } = formula;
  const description = montgomery === null ? null : namedField({ field }, io.root);
  if (montgomery === null || description === null) return null;
  const stored = async (operation: string): Promise<FoundCode | undefined> => {
    const fn = await fieldFunction(toolchain, description, requestedOperation(description, operation), FORM);
    const [found] = storedCodes(storedRecordsOf(fn, { field, operation, form: FORM }, io), io);
    return found;
  };
  const [mul, square] = [await stored('mul'), await stored('square')];
  if (mul === undefined || square === undefined) return null;
  const one = montgomery % modulus;
  return {
    pieces: { mul: mul.fn, square: square.fn, ...(await sums(formula, toolchain)), one },
    code: {
      mul: privateRoutine(mul.champion.program, '.Lmul_c'),
      square: privateRoutine(square.champion.program, '.Lsquare_c'),
      ...{ modulus, one, limbs: mul.fn.outputs[0].length },
    },
  };
}

/** Whether the function of this name in an object computes `fn`, as its bytes are. */
export async function proveProgram(object: string, fn: IrFunction, { bridge }: Toolchain): Promise<Verdict> {
  const files = { files: [object], symbol: fn.name, isText: true, isClosed: false };
  return proveListing(traceCode(await readFunction(files, bridge.decoder)), fn);
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

function requireProved(verdict: Verdict, claim: string): void {
  if (verdict.kind === 'proved') return;
  throw new Failure(verdict.kind === 'refuted' ? 'wrong' : 'unsupported', `${claim} is not proved`, {
    where: verdict.where,
    found: verdict.reason,
  });
}

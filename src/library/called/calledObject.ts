/** Element programs as an object whose products are called, proved from its bytes. */
import { Failure } from '../../base/errors.ts';
import { readFunction } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { CallingFunction } from '../../ir/calls.ts';
import type { Aliasing } from '../../ir/function.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { callOutside } from '../../prover/proof/callDomains.ts';
import { proveCalling } from '../../prover/proof/callingEquivalence.ts';
import { Contracts } from '../../prover/proof/contracts.ts';
import { specVerdict } from '../../prover/proof/specification.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';
import { assembledText } from '../../bench/assemble.ts';
import type { CalledPieces } from './calledPieces.ts';
import { elementFile, OPERANDS, type FieldCode } from './elementCode.ts';
import { elementIr, type FieldPieces } from './elementIr.ts';
import type { ElementProgram } from './elementProgram.ts';
import { computesStated, statesOperation } from './programMeaning.ts';

/** What programs of a field are made of. */
export interface CalledField {
  readonly pieces: FieldPieces;
  readonly code: FieldCode;
}

/** The code of a product, which divides by R, and of a square, and the sums, as word IR and as code. */
export function calledField(
  { mul, square }: CalledPieces,
  pieces: Pick<FieldPieces, 'add' | 'sub' | 'half'>,
  { modulus, R, sums }: Pick<FieldCode, 'modulus' | 'R' | 'sums'>,
): CalledField {
  return {
    pieces: { mul: mul.fn, square: square.fn, ...pieces, one: R % modulus },
    code: {
      mul: mul.routine,
      square: square.routine,
      ...{ modulus, R, sums, limbs: mul.fn.outputs[0].length },
    },
  };
}

/** A program that is to be a function. */
interface CalledFunction {
  readonly symbol: string;
  readonly program: ElementProgram;
  readonly aliasing: Aliasing;
  /** The relation that it must compute modulo the prime; without one, nothing but what the program says. */
  readonly meaning?: string;
}

/**
 * The object of programs of a field. Proved are that product, square and sums are right modulo the prime and stay below
 * it, that the code of each function computes what its program says with these, and that this is what is stated of it.
 * Throws `wrong` where a proof is refuted, `unsupported` where one does not succeed.
 */
export async function calledObject(
  functions: readonly CalledFunction[],
  { pieces, code }: CalledField,
  toolchain: Toolchain,
): Promise<string> {
  requirePieces(pieces, code);
  const programs = new Map(functions.map(({ symbol, program }) => [symbol, program]));
  const object = await assembledText(toolchain, elementFile(programs, code));
  const contracts = contractsOf({ pieces, code });
  for (const { symbol, program, aliasing, meaning } of functions) {
    if (meaning !== undefined && !computesStated(program, { relation: meaning, modulus: code.modulus }, code.R))
      throw new Failure('wrong', `the program of ${symbol} computes something else`, { expected: meaning });
    const fn = elementIr(symbol, program, pieces, aliasing, meaning);
    requireWithin(fn);
    requireProved(await proveProgram(object, fn, contracts, toolchain), `${symbol}: asm = IR`);
  }
  return object;
}

/** What product and square of a field are to compute, in the registers that programs expect. */
export const contractsOf = ({ pieces, code }: CalledField): Contracts =>
  new Contracts(
    new Map([
      [pieces.mul, { operands: OPERANDS, results: code.mul.results }],
      [pieces.square, { operands: OPERANDS.slice(0, 1), results: code.square.results }],
    ]),
  );

/** Whether the function of this name in an object computes `fn`, as its bytes are. */
export async function proveProgram(
  object: string,
  fn: CallingFunction,
  contracts: Contracts,
  { bridge }: Toolchain,
): Promise<Verdict> {
  const files = { files: [object], symbol: fn.name, isText: true, isClosed: false };
  return proveCalling(traceCode(await readFunction(files, bridge.decoder)), fn, contracts);
}

/** Each of the operations computes modulo the prime what programs take it for, and that is proved of it. */
function requirePieces({ mul, square, add, sub, half }: FieldPieces, { modulus, R }: FieldCode): void {
  const found = { multiply: mul, square, add, subtract: sub, ...(half === undefined ? {} : { halve: half }) };
  for (const [op, piece] of Object.entries(found)) {
    requireProved(specVerdict(piece), `${piece.name}: IR = specification`);
    const says = piece.spec && statesOperation(op as keyof typeof found, piece.spec, { modulus, R });
    if (says !== true)
      throw new Failure('unsupported', `${piece.name} is stated to be something else than programs take it for`, {
        expected: op,
        found: piece.spec?.relation ?? 'nothing is stated',
      });
  }
}

/** Whatever a program does, each operation is given what it is for, so that what is proved of it holds. */
function requireWithin(fn: CallingFunction): void {
  const outside = callOutside(fn);
  if (outside !== null)
    throw new Failure('unsupported', `${outside.callee.name} may be given what it does not take`, {
      where: fn.name,
      expected: 'elements below the modulus, or any words, on both sides of all operations',
    });
}

function requireProved(verdict: Verdict, claim: string): void {
  if (verdict.kind === 'proved') return;
  throw new Failure(verdict.kind === 'refuted' ? 'wrong' : 'unsupported', `${claim} is not proved`, {
    where: verdict.where,
    found: verdict.reason,
  });
}

/** Element programs as an object with calls of the product and square; proved from the object's bytes. */
import { Failure, invariant } from '../../base/errors.ts';
import { readFunction } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { CallingFunction } from '../../ir/calls.ts';
import type { Aliasing, Specification } from '../../ir/function.ts';
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
import { type ElementProgram, ONE, ZERO_NAME } from './elementProgram.ts';
import { inverse } from '../../base/integers.ts';
import { formulaIn } from '../../ir/contract/formula.ts';
import { Algebra } from '../../prover/algebra/algebra.ts';
import { isZero, residueRing } from '../../prover/algebra/modular.ts';
import type { Poly } from '../../prover/algebra/poly.ts';

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

/* What an element program computes modulo a prime, as polynomials of the elements that go in. */

/**
 * Whether a program computes what is stated, for all elements and bits, where a product is divided by R and what each
 * operation gives is right modulo the prime. Throws `invariant` for what is chosen by other than bits: that is no
 * polynomial.
 */
export function computesStated(
  program: ElementProgram,
  { relation, modulus }: Pick<Specification, 'relation' | 'modulus'>,
  R: bigint,
): boolean {
  const algebra = new Algebra();
  const ring = residueRing(algebra, modulus);
  const input = (name: string, upper: bigint): Poly => algebra.input(name, { lower: 0n, upper });
  const arrays = program.inputs.map((names, k) => names.map((one) => input(`${k} ${one}`, modulus - 1n)));
  const bits = program.bits.map((one) => [input(one, 1n)]);
  const params = new Map([...arrays, ...bits].map((elements, k) => [`arg${k + 1}`, elements]));
  const wanted = formulaIn(relation, modulus, ring)((name) => params.get(name));
  const names = [...program.inputs.flat(), ...program.bits];
  const known = new Map([...arrays, ...bits].flat().map((value, k) => [names[k], value]));
  const found = results(program, known, { ring, R, modulus });
  return wanted.length === found.length && wanted.every((value, k) => isZero(ring.sub(value, found[k])));
}

/** Formulas on polynomials. */
export interface FormulaCalls {
  readonly ring: Ring;
  /** Names of elements that may be anything. */
  readonly inputs: (...names: readonly string[]) => readonly Poly[];
  /** The results of a formula of arg1 and so on. */
  readonly resultsOf: (relation: string, ...args: readonly (readonly Poly[])[]) => readonly Poly[];
}

/** Whether two ways of computing give the same modulo the prime, for all inputs. */
export function agree(
  modulus: bigint,
  ways: (calls: FormulaCalls) => readonly [found: readonly Poly[], wanted: readonly Poly[]],
): boolean {
  const algebra = new Algebra();
  const ring = residueRing(algebra, modulus);
  const [found, wanted] = ways({
    ring,
    inputs: (...names) => names.map((name) => algebra.input(name, { lower: 0n, upper: modulus - 1n })),
    resultsOf: (relation, ...args) =>
      formulaIn(relation, modulus, ring)((name) => args[['arg1', 'arg2', 'arg3'].indexOf(name)]),
  });
  return found.length === wanted.length && wanted.every((value, k) => isZero(ring.sub(value, found[k])));
}

/** What operations of programs are to compute of arg1 and arg2; a product is divided by R. */
const OPERATIONS = {
  multiply: 'arg1*arg2/R',
  square: 'arg1*arg1/R',
  add: 'arg1+arg2',
  subtract: 'arg1-arg2',
  halve: 'arg1/2',
};

/** Whether a specification states, of words of full width, what programs take an operation for. */
function statesOperation(
  op: keyof typeof OPERATIONS,
  spec: Specification,
  { modulus, R }: { readonly modulus: bigint; readonly R: bigint },
): boolean {
  const algebra = new Algebra();
  const ring = residueRing(algebra, modulus);
  const args = new Map(
    ['arg1', 'arg2'].map((name) => [name, [algebra.input(name, { lower: 0n, upper: modulus - 1n })]]),
  );
  const valuesOf = (text: string): Poly[] => formulaIn(text, modulus, ring)((name) => args.get(name));
  const wanted = valuesOf(OPERATIONS[op].replace('R', `${R}`));
  const found = valuesOf(spec.relation);
  const isSame = found.length === 1 && isZero(ring.sub(found[0], wanted[0]));
  return isSame && spec.modulus === modulus && spec.weights.every((weight, k) => weight === 64 * k);
}

type Ring = ReturnType<typeof residueRing>;

/** Results in the order in which arrays hold them. */
function results(
  program: ElementProgram,
  known: Map<string, Poly>,
  { ring, R, modulus }: { readonly ring: Ring; readonly R: bigint; readonly modulus: bigint },
): Poly[] {
  known.set(ONE, ring.constant(R % modulus)).set(ZERO_NAME, ring.constant(0n));
  const valueOf = (name: string): Poly => {
    const value = known.get(name);
    invariant(value !== undefined, () => `${name} is no polynomial`);
    return value;
  };
  const product = (a: Poly, b: Poly): Poly => ring.mul(ring.mul(a, b), ring.constant(inverse(R, modulus)));
  const given = new Map<string, Poly>();
  let acc = ring.constant(0n);
  for (const { op, names } of program.steps) {
    const [first, second] = names;
    switch (op) {
      case 'load':
        acc = valueOf(first);
        break;
      case 'store':
        known.set(first, acc);
        break;
      case 'give':
        given.set(first, acc);
        break;
      case 'multiply':
        acc = product(valueOf(first), valueOf(second));
        break;
      case 'square':
        acc = product(valueOf(first), valueOf(first));
        break;
      case 'add':
        acc = ring.add(acc, valueOf(first));
        break;
      case 'subtract':
        acc = ring.sub(acc, valueOf(first));
        break;
      case 'subtractFrom':
        acc = ring.sub(valueOf(first), acc);
        break;
      case 'double':
        acc = ring.add(acc, acc);
        break;
      case 'halve':
        acc = ring.mul(acc, ring.constant(inverse(2n, modulus)));
        break;
      case 'test':
        known.delete(first);
        break;
      case 'choose':
        acc = ring.add(valueOf(second), ring.mul(valueOf(first), ring.sub(acc, valueOf(second))));
        break;
    }
  }
  return program.outputs.map((name) => given.get(name) ?? ring.constant(0n));
}

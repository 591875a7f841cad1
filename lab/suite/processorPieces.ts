/** Functions that are built for other processors, with calls of which the results are known. */
import type { Rng } from '../../src/base/rng.ts';
import { parseBigExpr } from '../../src/base/bigExpr.ts';
import { fromLimbs, limbsOf } from '../../src/base/integers.ts';
import { formulaCalls, formulaContract } from './formulaCalls.ts';
import { X25519 } from '../../src/bench/reference/peerX25519.ts';
import { formulaSymbol, type SuiteFormula } from './suiteFormulas.ts';
import type { EmulatedFunction } from './cross/emulate.ts';
import type { FieldDescription, FieldOperation, ResultForm } from '../../src/frontend/field/fieldDescription.ts';

/** A function on arrays of elements, each of so many words. */
export interface Piece {
  readonly title: string;
  readonly symbol: string;
  /** 64-bit words of an element, which a processor may round up in memory. */
  readonly limbs: number;
  readonly arguments: 1 | 2;
  /** Elements that each argument has, and the result. */
  readonly elementsIn: number;
  readonly elementsOut: number;
  readonly calls: readonly PieceCall[];
}

/** Words of all arguments, and whether those that come out are right. */
interface PieceCall {
  readonly inputs: BigUint64Array;
  readonly agrees: (outputs: BigUint64Array) => boolean;
}

/** X25519 on RFC 7748, edges and random inputs, as many as are wanted. */
export const x25519Piece = (count: number, rng: Rng): Piece => ({
  title: 'X25519',
  symbol: 'x25519',
  limbs: 4,
  arguments: 2,
  elementsIn: 1,
  elementsOut: 1,
  calls: X25519.cases(rng)
    .slice(0, count)
    .map(({ inputs, expected }) => ({ inputs, agrees: (out) => expected.every((word, k) => out[k] === word) })),
});

/** A formula against the affine group law, or a product of polynomials. */
export function formulaPiece(formula: SuiteFormula, count: number, rng: Rng): Piece {
  const words = formulaContract(formula).results[0].bounds.length;
  return {
    title: `${formula.field} ${formula.title}`,
    symbol: formulaSymbol(formula),
    limbs: words / formula.outputs,
    arguments: formula.inputs.length === 1 ? 1 : 2,
    elementsIn: formula.inputs[0],
    elementsOut: formula.outputs,
    calls: formulaCalls(formula, count, rng),
  };
}

/** A field's function against what its relation says of it. */
export function fieldPiece(
  field: FieldDescription,
  operation: FieldOperation,
  form: ResultForm,
  { count, rng }: { readonly count: number; readonly rng: Rng },
): Piece {
  const limbs = field.weights.length;
  const most = field.bounds[form];
  const isStrict = operation.symbols[form] === operation.symbols.strict;
  const edges = [0n, 1n, most, most - 1n];
  const pick = (k: number): bigint => (k < edges.length ? edges[k] : rng.big(64 * limbs) % (most + 1n));
  const calls = Array.from({ length: count }, (_, k) => {
    // All pairs of edges come first.
    const values = [pick(k % 5), pick(Math.floor(k / 5))].slice(0, operation.arguments);
    return {
      inputs: BigUint64Array.from(values.flatMap((x) => limbsOf(x, limbs))),
      agrees: (out: BigUint64Array) =>
        satisfies(operation.relation, values, fromLimbs(out), field.modulus) &&
        fromLimbs(out) <= (isStrict ? field.bounds.strict : most),
    };
  });
  return {
    title: `${field.name} ${operation.name}${form === 'loose' ? ', loose' : ''}`,
    symbol: operation.symbols[form],
    limbs,
    arguments: operation.arguments === 1 ? 1 : 2,
    elementsIn: 1,
    elementsOut: 1,
    calls,
  };
}

/** `arg1*arg2` or `arg1*arg2/2^256`: the result times what is below equals what is above. */
function satisfies(relation: string, values: readonly bigint[], result: bigint, modulus: bigint): boolean {
  const given = relation.replaceAll(/arg(\d)/g, (_, k) => `(${values[Number(k) - 1]})`);
  const [above, below = '1'] = given.split('/');
  return (parseBigExpr(above) - result * parseBigExpr(below)) % modulus === 0n;
}

/** How a piece is called in memory where an element takes a multiple of `integerBytes`. */
export function callOf(piece: Piece, integerBytes: number): EmulatedFunction {
  const stride = strideOf(piece, integerBytes);
  return {
    symbol: piece.symbol,
    arguments: piece.arguments,
    bytesIn: piece.elementsIn * stride,
    bytesOut: piece.elementsOut * stride,
  };
}

/** The words of elements in memory, each filled up by zeros. */
export function memoryOfPiece(words: BigUint64Array, piece: Piece, integerBytes: number): Uint8Array {
  const stride = strideOf(piece, integerBytes);
  const bytes = Buffer.alloc((words.length / piece.limbs) * stride);
  words.forEach((word, k) =>
    bytes.writeBigUInt64LE(word, Math.floor(k / piece.limbs) * stride + 8 * (k % piece.limbs)),
  );
  return bytes;
}

/** The words of elements out of memory, without what fills them up. */
export function wordsOfPiece(bytes: Uint8Array, piece: Piece, integerBytes: number): BigUint64Array {
  const stride = strideOf(piece, integerBytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return BigUint64Array.from({ length: (bytes.length / stride) * piece.limbs }, (_, k) =>
    view.getBigUint64(Math.floor(k / piece.limbs) * stride + 8 * (k % piece.limbs), true),
  );
}

const strideOf = ({ limbs }: Piece, integerBytes: number): number =>
  Math.ceil((8 * limbs) / integerBytes) * integerBytes;

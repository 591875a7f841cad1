/**
 * Functions and vectors as the native worker wants them: arrays of whole 64-bit words in System V argument order
 * (results, then parameters). Narrower limbs (bytes) are packed as they lie in memory; a last, partly used word is
 * padded with zeros on the way in and ignored on the way out. A vectorised function is called for as many tuples at
 * once: where there are fewer for the last call, the first ones fill up.
 */
import type { IrFunction, Param } from '../../ir/function.ts';
import type { Signature as WorkerSignature, TestVector } from '../worker/signature.ts';
import { aliasModes, type AliasMode } from '../../ir/contract/domain.ts';
import type { VectorBatch } from '../../prover/inputs/vectors.ts';

/** The worker's description of `fn`; its aliases are those of `aliasModes(fn)`, in that order. */
export function workerSignature(fn: IrFunction): WorkerSignature {
  return {
    arguments: [
      ...resultArrays(fn).map((r) => ({ kind: 'out' as const, words: lanesOf(fn) * wordsOf(r) })),
      ...fn.params.map((p) => ({
        kind: p.shape === 'array' ? ('in' as const) : ('scalar' as const),
        words: lanesOf(fn) * wordsOf(p),
      })),
    ],
    aliases: aliasModes(fn).map((mode) => aliasMap(fn, mode)),
  };
}

/** All vectors of all batches; `batches` must be in the order of `aliasModes(fn)`, as `buildVectors` makes them. */
export function workerVectors(fn: IrFunction, batches: readonly VectorBatch[]): TestVector[] {
  return batches.flatMap((batch, alias) => {
    const lanes = lanesOf(fn);
    const inputs = packTuples(fn.params, batch.inputs, batch.count, lanes);
    const expected = packTuples(resultArrays(fn), batch.expected, batch.count, lanes);
    const calls = Math.ceil(batch.count / lanes);
    const inWords = inputs.length / calls;
    const outWords = expected.length / calls;
    return Array.from({ length: calls }, (_, i) => ({
      alias,
      inputs: inputs.subarray(i * inWords, (i + 1) * inWords),
      expected: expected.subarray(i * outWords, (i + 1) * outWords),
    }));
  });
}

/** The results as they lie in memory: a scalar result is an array of one limb. */
export function resultArrays(fn: IrFunction): Param[] {
  return fn.results.map((r) => ({ ...r, shape: 'array' }));
}

/** How many tuples a call takes. */
export const lanesOf = ({ lanes }: IrFunction): number => lanes ?? 1;

/** One word per limb → words as in memory, for `count` tuples. */
export function packTuples(params: readonly Param[], words: BigUint64Array, count: number, lanes = 1): BigUint64Array {
  if (lanes > 1) return rowsOf(words, count, lanes);
  if (params.every(isWide)) return words;
  const packed = new BigUint64Array(count * total(params));
  let from = 0;
  let to = 0;
  for (let i = 0; i < count; i++) {
    for (const p of params) {
      const width = storedWidth(p);
      p.bounds.forEach((_, k) => {
        packed[to + Math.floor((k * width) / 64)] |= words[from + k] << BigInt((k * width) % 64);
      });
      from += p.bounds.length;
      to += wordsOf(p);
    }
  }
  return packed;
}

/** The inverse of `packTuples`. */
export function unpackTuples(
  params: readonly Param[],
  packed: BigUint64Array,
  count: number,
  lanes = 1,
): BigUint64Array {
  if (lanes > 1) return tuplesOf(packed, count, lanes);
  if (params.every(isWide)) return packed;
  const limbs = params.reduce((n, p) => n + p.bounds.length, 0);
  const words = new BigUint64Array(count * limbs);
  let from = 0;
  let to = 0;
  for (let i = 0; i < count; i++) {
    for (const p of params) {
      const width = storedWidth(p);
      p.bounds.forEach((_, k) => {
        words[to + k] = BigInt.asUintN(width, packed[from + Math.floor((k * width) / 64)] >> BigInt((k * width) % 64));
      });
      to += p.bounds.length;
      from += wordsOf(p);
    }
  }
  return words;
}

/** Words of tuple t at lane t mod `lanes` of their rows. */
function rowsOf(words: BigUint64Array, count: number, lanes: number): BigUint64Array {
  const limbs = words.length / count;
  const rows = new BigUint64Array(Math.ceil(count / lanes) * lanes * limbs);
  for (let t = 0; t < rows.length / limbs; t++)
    for (let k = 0; k < limbs; k++)
      rows[(Math.floor(t / lanes) * limbs + k) * lanes + (t % lanes)] = words[(t % count) * limbs + k];
  return rows;
}

/** The inverse of `rowsOf`. */
function tuplesOf(rows: BigUint64Array, count: number, lanes: number): BigUint64Array {
  const limbs = rows.length / (Math.ceil(count / lanes) * lanes);
  const words = new BigUint64Array(count * limbs);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < limbs; k++)
      words[t * limbs + k] = rows[(Math.floor(t / lanes) * limbs + k) * lanes + (t % lanes)];
  return words;
}

/** Pointers are renumbered as arguments; scalars keep their own number. */
function aliasMap(fn: IrFunction, mode: AliasMode): number[] {
  const argumentOf: number[] = [];
  [...fn.results, ...fn.params].forEach((p, i) => {
    if (p.shape === 'array' || i < fn.results.length) argumentOf.push(i);
  });
  const map = [...fn.results, ...fn.params].map((_, i) => i);
  mode.buffer.forEach((owner, pointer) => {
    map[argumentOf[pointer]] = argumentOf[owner];
  });
  return map;
}

/** Bits a limb takes in memory: a bit is stored as a byte. A scalar is passed in a whole register. */
const storedWidth = (p: Param): number => (p.shape === 'scalar' ? 64 : Math.max(8, p.width));
const isWide = (p: Param): boolean => storedWidth(p) === 64;
const wordsOf = (p: Param): number => Math.ceil((p.bounds.length * storedWidth(p)) / 64);
const total = (params: readonly Param[]): number => params.reduce((n, p) => n + wordsOf(p), 0);

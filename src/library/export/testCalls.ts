import { seeded } from '../../base/rng.ts';
import { compile } from '../../ir/compile.ts';
import type { IrFunction } from '../../ir/function.ts';
import { signatureOf } from '../../prover/inputs/signature.ts';
import { buildVectors, tupleOf } from '../../prover/inputs/vectors.ts';

/** Calls for the tests of a package, in one way in which arrays may be the same. */
export interface TestCalls {
  readonly name: string;
  /** By pointer, results first: the first pointer to the same array. */
  readonly buffer: readonly number[];
  /** Limbs of each parameter, and of each result as the word IR has them. */
  readonly calls: readonly { readonly inputs: readonly (readonly bigint[])[]; readonly outputs: bigint[][] }[];
}

/** The arrays of one call, which pointers share where they are the same. Arguments are numbered, results first. */
interface TestBuffers {
  readonly isPointer: readonly boolean[];
  /** The array that an argument points to, by the first pointer to it. */
  owner(argument: number): number;
  /** A pointer to each array, and the parameter whose limbs it begins with, if there is one. */
  readonly made: readonly { readonly argument: number; readonly source: number | undefined }[];
  /** Whether the call writes to what an argument points to. */
  isLost(argument: number): boolean;
  /** Results, and parameters that must be as they were. */
  readonly checked: readonly number[];
}

export function testBuffers({ results, params }: IrFunction, buffer: readonly number[]): TestBuffers {
  const isPointer = [...results, ...params].map((p, i) => p.shape === 'array' || i < results.length);
  const pointers = isPointer.flatMap((is, i) => (is ? [i] : []));
  const owner = (i: number): number => buffer[pointers.indexOf(i)];
  const lost = new Set(results.map((_, i) => owner(i)));
  const isLost = (i: number): boolean => lost.has(owner(i));
  return {
    isPointer,
    owner,
    made: pointers
      .filter((i, k) => owner(i) === k)
      .map((argument) => ({
        argument,
        source: pointers.find((j) => j >= results.length && owner(j) === owner(argument)),
      })),
    isLost,
    checked: pointers.filter((i) => i < results.length || !isLost(i)),
  };
}

/** Of each way, half of them corners. */
const CALLS = 24;
const SEED = 1;

/** The same for every export of a function. */
export function testCalls(fn: IrFunction): TestCalls[] {
  const signature = signatureOf(fn);
  const rng = seeded(SEED, 'export');
  return buildVectors(fn, compile(fn), { perMode: CALLS, rng }).map(({ mode, count, inputs, expected }) => ({
    name: mode.name,
    buffer: mode.buffer,
    calls: Array.from({ length: count }, (_, k) => ({
      inputs: tupleOf(fn, signature, inputs, k),
      outputs: fn.results.map(({ bounds }, i) => {
        const at = k * signature.outputWords + signature.resultAt[i];
        return [...expected.subarray(at, at + bounds.length)];
      }),
    })),
  }));
}

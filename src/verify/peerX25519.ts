import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import { distinctMode } from './aliasModes.ts';
import type { Runner, TestOutcome } from './runner.ts';
import { x25519Reference } from './peerX25519Reference.ts';

const WORD = (1n << 64n) - 1n, BYTES32 = Array.from({ length: 4 }, () => ({ lower: 0n, upper: WORD }));

/** X25519 (RFC 7748) as (out, scalar, point), each 32 bytes in four little-endian words. */
export const X25519_CONTRACT: IrFunction = {
  name: 'x25519', aliasing: 'none', values: [], inputs: [], body: [], outputs: [],
  params: [{ name: 'scalar', shape: 'array', width: 64, bounds: BYTES32 }, { name: 'point', shape: 'array', width: 64, bounds: BYTES32 }],
  results: [{ name: 'out1', shape: 'array', width: 64, bounds: BYTES32 }],
};

const P = 2n ** 255n - 19n;
/** Base point, zero and low order, and encodings at and above p, whose top bit must be ignored. */
const POINTS: readonly bigint[] = [9n, 0n, 1n, P - 1n, P, P + 1n, 2n ** 255n - 1n, 2n ** 256n - 1n];
/** Clamping makes the first two the same scalar. */
const SCALARS: readonly bigint[] = [0n, 7n, 2n ** 256n - 1n, 2n ** 254n];

/** Compares code with big-integer arithmetic on special and `random` random inputs. */
export async function checkX25519(runner: Runner, code: Uint8Array, random: number, rng: Rng): Promise<TestOutcome> {
  const special = POINTS.flatMap(point => SCALARS.map(scalar => [scalar, point]));
  const pairs = [...special, ...Array.from({ length: random }, () => [rng.big(256), rng.big(256)])];
  const inputs = BigUint64Array.from(pairs.flatMap(([scalar, point]) => [...wordsOf(scalar), ...wordsOf(point)]));
  const result = await runner.run(code, X25519_CONTRACT, distinctMode(X25519_CONTRACT), inputs, pairs.length);
  if (result.kind === 'fault') return failed(pairs[result.call], 'a clean return', result.reason);
  for (const [call, [scalar, point]] of pairs.entries()) {
    const expected = x25519Reference(scalar, point), found = valueAt(result.words, 4 * call);
    if (found !== expected) return failed([scalar, point], `0x${expected.toString(16)}`, `0x${found.toString(16)}`);
  }
  return { kind: 'passed', calls: pairs.length };
}

const failed = (inputs: readonly bigint[], expected: string, found: string): TestOutcome =>
  ({ kind: 'failed', calls: 0, failure: { mode: 'distinct', inputs, expected, found } });

const wordsOf = (x: bigint): bigint[] => [0n, 64n, 128n, 192n].map(shift => BigInt.asUintN(64, x >> shift));

const valueAt = (words: BigUint64Array, at: number): bigint => [0, 1, 2, 3].reduce((sum, k) => sum + (words[at + k] << BigInt(64 * k)), 0n);

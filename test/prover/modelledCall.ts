import { distinctMode } from '../../src/ir/contract/domain.ts';
import { LANES, type IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import type { Listing } from '../../src/prover/listing/listing.ts';
import { enterCall, leaveCall } from '../../src/prover/machine/call.ts';
import { execute } from '../../src/prover/machine/semantics/execute.ts';

/** What the model says that code stores when it is called as `fn` with one array of numbers. */
export function modelledCall(fn: IrFunction, listing: Listing, inputs: readonly bigint[]): bigint[] {
  const words = new Words(new Algebra(), PORTFOLIO[0]);
  const given = [inputs.map((word) => words.constant(word))];
  const call = enterCall(words, fn, distinctMode(fn), given, listing.constants);
  execute(call.machine, listing);
  return leaveCall(call)[0].map(({ constant }) => constant);
}

/** A function of words, from so many rows to one. */
export const ofRows = (rows: number): IrFunction => ofWords(LANES, rows * LANES);

/** A function from so many words to others. */
export const ofWords = (results: number, words: number): IrFunction =>
  parse(`
function f
aliasing equal
param a u64[${words}]
result out u64[${results}]
return out = ${Array.from({ length: results }, () => '0').join(', ')}
`);

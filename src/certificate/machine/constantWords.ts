/** The constants of a function. */
import { Failure } from '../../base/errors.ts';
import type { TracedCode } from '../../prover/instructions/traceCode.ts';
import type { Content } from './contents.ts';
import { constantWord } from '../facts/context.ts';

const BYTES = 8;

/** Words by their addresses: those that the code accesses at a fixed place, and those that it has an address of. */
export function constantWords({ constants, constantsBy, tablesBy }: TracedCode): ReadonlyMap<number, bigint> {
  const found = new Map<number, bigint>();
  for (const [symbol, address] of [...constantsBy, ...tablesBy])
    constants.get(symbol)?.forEach((word, i) => void found.set(address + BYTES * i, word));
  return found;
}

/** The one at a distance from the first byte of the code. */
export function constantAt(code: TracedCode, offset: number): Content {
  const value = constantWords(code).get(code.entry + offset);
  if (value === undefined) throw new Failure('unsupported', 'a constant that is no word of 64 bits');
  return { kind: 'word', word: constantWord(value) };
}

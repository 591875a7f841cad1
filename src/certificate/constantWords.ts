/** The constants of a function. */
import type { TracedCode } from '../prover/instructions/traceCode.ts';

const BYTES = 8;

/** Words by their addresses: those that the code accesses at a fixed place, and those that it has an address of. */
export function constantWords({ constants, constantsBy, tablesBy }: TracedCode): ReadonlyMap<number, bigint> {
  const found = new Map<number, bigint>();
  for (const [symbol, address] of [...constantsBy, ...tablesBy])
    constants.get(symbol)?.forEach((word, i) => void found.set(address + BYTES * i, word));
  return found;
}

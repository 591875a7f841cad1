/** The candidate that repeats existing code: its order, instructions and carry chains. */
import {
  NODE_ADCX,
  NODE_KEEP_OF,
  NODE_NEW_FLAGS,
  NODE_NO_LEA,
  NODE_START,
  OPERATION_BY_ADDRESS,
  OPERATION_START,
  PARAMETERS,
  P_CALLEE_SAVED,
  P_POOL,
  PRODUCT_SWAP,
  NODE,
  OPERATION,
  PRODUCT,
  STORE,
  STORE_IMMEDIATE,
} from './candidate.ts';
import type { Candidate, Problem } from './candidate.ts';
import { initialCandidate, ON_OF } from './initial.ts';
import { Orderer } from './order.ts';

/** How an addition was written: with which instruction, and whether on flags that were made zero for it. */
export interface WrittenAddition {
  readonly lane: 'add' | 'adcx' | 'adox';
  readonly isOnNewFlags: boolean;
}

/** How the code was written that a function was read from; values by name. */
export interface WrittenCode {
  /** By the word that the addition makes. */
  readonly additions: ReadonlyMap<string, WrittenAddition>;
  /** Low words of products whose second factor was in rdx. */
  readonly swapped: ReadonlySet<string>;
  /** Words that were shifted or multiplied without touching the flags. */
  readonly besideFlags: ReadonlySet<string>;
  readonly areConstantsInMemory: boolean;
  /** Registers that were saved on the stack. */
  readonly calleeSaved: number;
}

/**
 * The candidate that does what a function's body says in the order in which it says it, in the carry chains in which it
 * was written. Where the words live is for the allocation to decide, and a carry whose flag is needed for something
 * else goes where the lowering puts it.
 */
export function writtenCandidate(p: Problem, written: WrittenCode): Candidate {
  const c = initialCandidate(p);
  const positions = definingOperations(p);
  const { events, columns } = p;
  const at = Array.from({ length: events.count }, (_, e): number => {
    if (events.kind[e] === STORE) return Infinity;
    if (events.kind[e] === NODE) return positions.get(columns.root[events.detail[e]]) ?? Infinity;
    return Math.min(...[0, 1].map((i) => positions.get(events.outs[2 * e + i]) ?? Infinity));
  });
  const inOrder = Array.from({ length: events.count }, (_, e) => e).sort((a, b) =>
    at[a] === at[b] ? a - b : at[a] - at[b],
  );
  c.order.set(inOrder);
  c.params[P_POOL] = Number(written.areConstantsInMemory);
  c.params[P_CALLEE_SAVED] = Math.min(written.calleeSaved, PARAMETERS[P_CALLEE_SAVED].values - 1);
  for (let e = 0; e < events.count; e++) c.choice[e] = choiceOf(p, written, e);
  new Orderer(p).pull(c);
  return c;
}

/** Alternative of shifts and of products of one word: by a register or by mulx, which leave the flags alone. */
const BY_REGISTER = 1;

/** Which operation of the body makes a value. */
function definingOperations({ fn }: Problem): ReadonlyMap<number, number> {
  const positions = new Map<number, number>();
  fn.body.forEach((op, i) => op.outs.forEach((id) => positions.set(id, i)));
  return positions;
}

function choiceOf({ fn, events, columns }: Problem, written: WrittenCode, e: number): number {
  const { additions, swapped, besideFlags } = written;
  const nameOf = (value: number): string => (value < 0 || value >= fn.values.length ? '' : fn.values[value].name);
  switch (events.kind[e]) {
    case NODE:
      return NODE_START | laneOf(additions.get(nameOf(columns.root[events.detail[e]])));
    case PRODUCT:
      return swapped.has(nameOf(events.outs[2 * e])) ? PRODUCT_SWAP : 0;
    case OPERATION:
      return OPERATION_START | OPERATION_BY_ADDRESS | (besideFlags.has(nameOf(events.outs[2 * e])) ? BY_REGISTER : 0);
    default:
      return STORE_IMMEDIATE;
  }
}

function laneOf(addition: WrittenAddition | undefined): number {
  if (addition === undefined) return 0;
  const newFlags = addition.isOnNewFlags ? NODE_NEW_FLAGS : 0;
  switch (addition.lane) {
    case 'adox':
      return ON_OF | newFlags;
    case 'adcx':
      return NODE_KEEP_OF | NODE_NO_LEA | NODE_ADCX | newFlags;
    case 'add':
      return NODE_NO_LEA;
  }
}

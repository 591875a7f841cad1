/** What a mutation is: an edit of a candidate. */
import type { Rng } from '../../base/rng.ts';
import { blocksOf, type Blocks } from '../../codegen/candidate/blocks.ts';
import { CHOICE_BITS, type Candidate, type Problem } from '../../codegen/candidate/candidate.ts';
import { Orderer } from '../../codegen/candidate/order.ts';

export interface Mutation {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /** Edits `c` in place and keeps it legal, or returns false and leaves it untouched. */
  propose(c: Candidate, rng: Rng, context: MutationContext): boolean;
}

/** What mutations know besides the candidate; one per search. */
export class MutationContext {
  readonly problem: Problem;
  readonly orderer: Orderer;
  /** Choice bits that the last lowering of the current candidate looked at: no others are worth changing. */
  asked: Uint16Array;
  /** Events with at least one product factor in common, per PRODUCT event. */
  readonly sharingFactor: readonly (readonly number[])[];
  readonly blocks: Blocks;

  constructor(problem: Problem) {
    this.problem = problem;
    this.orderer = new Orderer(problem);
    this.asked = new Uint16Array(problem.events.count).fill(2 ** CHOICE_BITS - 1);
    this.blocks = blocksOf(problem);
    this.sharingFactor = factorPartners(problem);
  }
}

function factorPartners(p: Problem): number[][] {
  const { events } = p;
  const products = Array.from({ length: events.firstNode }, (_, e) => e).filter((e) => events.kind[e] === 0);
  const share = (a: number, b: number): boolean =>
    [0, 1].some((i) => [0, 1].some((j) => events.ins[3 * a + i] === events.ins[3 * b + j]));
  return Array.from({ length: events.count }, (_, e) =>
    products.includes(e) ? products.filter((f) => f !== e && share(e, f)) : [],
  );
}

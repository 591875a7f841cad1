/** Instruction selection: turns the events of a candidate, in its order, into virtual code. */
import { NODE_BORROW_IN, PRODUCT_SWAP, type Candidate, NODE, OPERATION, PRODUCT } from '../../candidate/candidate.ts';
import { combine } from './additions.ts';
import { produce } from './emit.ts';
import { clobber, flagsAfter, joinMask } from './carryChains.ts';
import { selectOperation } from './operations.ts';
import { bitBecomesCarry, isWaitingBit } from './roots.ts';
import type { Selection } from './selection.ts';
import { finishStores, storeNowOrLate } from './stores.ts';

/**
 * Turns the events of a candidate, in its order, into virtual code. Returns false when the candidate
 * cannot be lowered (a carry without a place to go, which the search simply drops). With `asBase`, candidates that
 * begin like this one are selected faster from now on.
 */
export function select(s: Selection, candidate: Candidate, asBase = false): boolean {
  const { order } = candidate;
  const { prefixes } = s;
  s.candidate = candidate;
  s.failed = false;
  const from = prefixes.resume(s, candidate);
  if (asBase) prefixes.rebase(candidate);
  for (let i = from; i < order.length && !s.failed; i++) {
    if (asBase) prefixes.remember(s, i);
    selectEvent(s, order[i]);
  }
  if (!s.failed) finishStores(s);
  if (asBase) prefixes.finish(s.code);
  return !s.failed;
}

function selectEvent(s: Selection, e: number): void {
  s.event = e;
  switch (s.p.events.kind[e]) {
    case PRODUCT:
      selectProduct(s, e);
      break;
    case NODE:
      selectNode(s, e);
      break;
    case OPERATION:
      selectOperation(s, e);
      break;
    default:
      storeNowOrLate(s, e);
  }
  s.ran[e] = 1;
}

function selectProduct(s: Selection, e: number): void {
  const { events } = s.p;
  const a = s.read(events.ins[3 * e]);
  const b = s.read(events.ins[3 * e + 1]);
  const hi = s.code.newRegister();
  const lo = s.code.newRegister();
  if (s.target.bmi2) {
    const [x, y] = factorForRdx(s, e, a, b);
    s.emit(s.t.mulx, hi, lo, x, y);
    s.rdx = x;
  } else {
    clobber(s, s.t.mul);
    s.emit(s.t.mul, hi, lo, a, b, -1, 0, s.chosen(e, PRODUCT_SWAP) ? 1 : 0);
    flagsAfter(s, s.t.mul);
  }
  produce(s, events.outs[2 * e], lo);
  produce(s, events.outs[2 * e + 1], hi);
}

/** Which factor goes to rdx: one that is there already, else as chosen. */
function factorForRdx(s: Selection, e: number, a: number, b: number): [number, number] {
  if (s.rdx === a) return [a, b];
  if (s.rdx === b) return [b, a];
  return s.chosen(e, PRODUCT_SWAP) ? [b, a] : [a, b];
}

function selectNode(s: Selection, e: number): void {
  const { events, leaves } = s.p;
  const node = e - events.firstNode;
  const part = leaves.count + node;
  const a = s.candidate.tree[2 * node];
  const b = s.candidate.tree[2 * node + 1];
  if (takesBorrow(s, e, part, a, b) || takesBorrow(s, e, part, b, a)) return;
  if (a < leaves.count) s.needLeaf(a);
  if (b < leaves.count) s.needLeaf(b);
  if (!s.failed) combine(s, events.detail[e], part, a, b, e);
}

/** Leaf `bit` waits on CF as a carry for what it would be added to, which is all of `part` for now. */
function takesBorrow(s: Selection, e: number, part: number, bit: number, other: number): boolean {
  const { leaves } = s.p;
  if (bit >= leaves.count || !isWaitingBit(s, bit) || !s.chosen(e, NODE_BORROW_IN)) return false;
  if (other < leaves.count) s.needLeaf(other);
  if (s.failed || !isWaitingBit(s, bit) || !bitBecomesCarry(s, bit)) return false;
  joinMask(s, part, other);
  const register = s.reg[other];
  s.consume(other);
  s.makeLive(part, register, s.sign[other]);
  return true;
}

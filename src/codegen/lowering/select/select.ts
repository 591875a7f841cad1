import {
  NODE_BORROW_IN,
  P_EARLY_STORES,
  PRODUCT_SWAP,
  type Candidate,
  LIMB,
  NODE,
  OPERATION,
  PRODUCT,
  STORE,
} from '../../candidate/candidate.ts';
import { combine } from './additions.ts';
import { produce } from './emit.ts';
import { clobber, flagsAfter, joinMask, ABSENT } from './lanes.ts';
import { selectOperation } from './operations.ts';
import { bitBecomesCarry, isWaitingBit } from './roots.ts';
import type { Selection } from './selection.ts';

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
      if (mayStoreNow(s, e)) selectStore(s, e);
      else s.late[s.lateCount++] = e;
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

/** A store may come early only when chosen and when no argument limb remains to be read. */
function mayStoreNow(s: Selection, e: number): boolean {
  if (s.candidate.params[P_EARLY_STORES] === 0) return false;
  const { values, leaves, events } = s.p;
  for (let l = 0; l < leaves.count; l++)
    if (s.state[l] === ABSENT && values.kind[leaves.value[l]] === LIMB) return false;
  for (let f = 0; f < events.firstNode; f++)
    if (events.kind[f] === STORE && values.kind[events.ins[3 * f]] === LIMB) return false;
  return values.kind[events.ins[3 * e]] !== LIMB;
}

/** Reads every output before the first of the remaining stores, so that an output may be an input array. */
function finishStores(s: Selection): void {
  const { events, values } = s.p;
  for (let i = 0; i < s.lateCount; i++) {
    const e = (s.event = s.late[i]);
    const v = events.ins[3 * e];
    const register = s.register(v);
    if (values.kind[v] !== LIMB) continue;
    const copy = s.code.newRegister();
    s.emit(s.t.copy, copy, -1, register);
    s.valueReg[v] = copy;
  }
  for (let i = 0; i < s.lateCount && !s.failed; i++) selectStore(s, (s.event = s.late[i]));
}

function selectStore(s: Selection, e: number): void {
  const { events } = s.p;
  const detail = events.detail[e];
  const template = s.reversed[events.ins[3 * e]] === 1 ? s.t.storeSwapped : s.t.store;
  const value = s.read(events.ins[3 * e]);
  s.emit(template, -1, -1, value, s.pointer[Math.floor(detail / 64)], -1, 8 * (detail % 64));
}

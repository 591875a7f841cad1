/** Instruction selection: turns the events of a candidate, in its order, into virtual code. */
import {
  NODE_BORROW_IN,
  PRODUCT_SWAP,
  type Candidate,
  NODE,
  OPERATION,
  PRODUCT,
  CONSTANT,
  LIMB,
  P_EARLY_STORES,
  STORE,
  STORE_IMMEDIATE,
} from '../../candidate/candidate.ts';
import { combine } from './additions.ts';
import { produce } from './emit.ts';
import { clobber, flagsAfter, joinMask, ABSENT } from './carryChains.ts';
import { selectOperation } from './operations.ts';
import { bitBecomesCarry, isWaitingBit } from './roots.ts';
import type { Selection } from './selection.ts';
import { mayOverlap } from '../../candidate/dependencies.ts';
import { HOME_LIMB } from './virtualCode.ts';

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

/* Selects the stores of results, early or at the end. */

/** Values of the parameter `early-stores`. */
const AT_END = 0;
const AFTER_ALL_READS = 1;

/** Stores a result now if that is chosen and can be, and at the end otherwise. */
function storeNowOrLate(s: Selection, e: number): void {
  if (mayStoreNow(s, e)) selectStore(s, e);
  else s.late[s.lateCount++] = e;
}

function mayStoreNow(s: Selection, e: number): boolean {
  switch (s.candidate.params[P_EARLY_STORES]) {
    case AT_END:
      return false;
    case AFTER_ALL_READS:
      return isEverythingRead(s, e);
    default:
      return isPlaceRead(s, e);
  }
}

/** No word of an argument remains to be read. */
function isEverythingRead({ p, state }: Selection, e: number): boolean {
  const { values, leaves, events } = p;
  for (let l = 0; l < leaves.count; l++) if (state[l] === ABSENT && values.kind[leaves.value[l]] === LIMB) return false;
  for (let f = 0; f < events.firstNode; f++)
    if (events.kind[f] === STORE && values.kind[events.ins[3 * f]] === LIMB) return false;
  return values.kind[events.ins[3 * e]] !== LIMB;
}

/** But for this store, no word of an argument that may be where it goes remains to be read. */
function isPlaceRead({ p, usesLeft }: Selection, e: number): boolean {
  const { values, events } = p;
  const limb = events.detail[e] % 64;
  for (let v = 0; v < values.count; v++) {
    if (values.kind[v] !== LIMB || !mayOverlap(p.fn, limb, values.index[v])) continue;
    if (usesLeft[v] > (v === events.ins[3 * e] ? 1 : 0)) return false;
  }
  return true;
}

/**
 * Selects the stores that wait, and reads every word of an argument among them before the first, so that an output may
 * be an input array. Fails if what was stored early may have overwritten a word that was read later, as one that waited
 * in memory to be added.
 */
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
  if (s.candidate.params[P_EARLY_STORES] > AFTER_ALL_READS && readsOverwritten(s)) s.failed = true;
}

function readsOverwritten({ p, code, set }: Selection): boolean {
  const stored: number[] = [];
  for (let i = 0; i < code.count; i++) {
    for (let j = 3 * i; j < 3 * i + 3; j++) {
      const v = code.ins[j];
      if (v < 0 || code.home[v] !== HOME_LIMB) continue;
      if (stored.some((limb) => mayOverlap(p.fn, limb, code.homeOffset[v] / 8))) return true;
    }
    if (set.compiled[code.template[i]].storesThrough >= 0) stored.push(code.amount[i] / 8);
  }
  return false;
}

function selectStore(s: Selection, e: number): void {
  const { events } = s.p;
  const detail = events.detail[e];
  const template = storeTemplate(s, e);
  const value = s.read(events.ins[3 * e]);
  s.emit(template, -1, -1, value, s.pointer[Math.floor(detail / 64)], -1, 8 * (detail % 64));
}

function storeTemplate(s: Selection, e: number): number {
  const v = s.p.events.ins[3 * e];
  if (s.reversed[v] === 1) return s.t.storeSwapped;
  return s.p.values.kind[v] === CONSTANT && s.chosen(e, STORE_IMMEDIATE) ? s.t.storeImmediate : s.t.store;
}

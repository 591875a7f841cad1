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
  NODE_ADCX,
  NODE_CLEAR_FLAGS,
  NODE_COMPARE,
  NODE_FLUSH_OF,
  NODE_KEEP_OF,
  NODE_ON_OF,
  NODE_NEW_FLAGS,
  NODE_NO_LEA,
  NODE_OWN_CHAIN,
  NODE_RIPPLE_UP,
  NODE_STAY_ON_CF,
  NODE_SWAP,
} from '../../candidate/candidate.ts';
import { produce, selectOperation } from './operations.ts';
import {
  clobber,
  flagsAfter,
  joinMask,
  ABSENT,
  flush,
  freeBothChains,
  isWaitedFor,
  rippleTo,
  setCarry,
  CF_CHAIN,
  OF_CHAIN,
} from './carryChains.ts';
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

/* Additions within a column: which instruction takes in which carry. */

/**
 * Adds two live parts of column k into `part`, absorbing a pending carry if there is one; choices are those of `event`.
 */
function combine(s: Selection, k: number, part: number, a: number, b: number, event: number): void {
  const subtract = s.sign[a] !== s.sign[b];
  const sign = subtract ? -1 : s.sign[a];
  const [x, y] = subtract && s.sign[a] < 0 ? [b, a] : [a, b];
  const swap = s.chosen(event, NODE_SWAP) ? 1 : 0;
  let chain = chainToAbsorb(s, k, sign, subtract, event);
  if (chain < 0 && rippleUp(s, k, sign, subtract, event)) chain = chainToAbsorb(s, k, sign, subtract, event);
  joinMask(s, part, x);
  joinMask(s, part, y);
  if (chain < 0 && !subtract && sameAsLea(s, k, part, event)) {
    finish(s, s.t.lea, part, x, y, swap);
    return;
  }
  if (chain >= 0) joinMask(s, part, s.partCount + chain);
  const template = chain >= 0 ? absorbing(s, chain, subtract, event) : -1;
  if (template >= 0 && s.pending[chain] !== k) {
    s.failed = true;
    return;
  }
  if (template >= 0) {
    finishOn(s, template, chain, k, part, x, y, sign, swap);
    return;
  }
  chain = subtract ? freeBothChains(s) : startAddition(s, event);
  if (s.failed) return;
  const start = !subtract ? startTemplate(s, chain, event) : compares(s, k, event) ? s.t.compare : s.t.sub;
  finishOn(s, start, chain, k, part, x, y, sign, swap);
}

/**
 * The chain whose pending carry the addition takes in: the one it wants, or else the other one, unless that has its own
 * chain; -1 without.
 */
function chainToAbsorb(s: Selection, k: number, sign: number, subtract: boolean, event: number): number {
  const wanted = wantsOf(s, event) ? OF_CHAIN : CF_CHAIN;
  const other = 1 - wanted;
  if (fits(s, wanted, k, sign, subtract)) return wanted;
  if (!fits(s, other, k, sign, subtract)) return -1;
  if (!subtract && wanted === OF_CHAIN && s.chosen(event, NODE_OWN_CHAIN) && canBeginOnOf(s, event)) return -1;
  return fits(s, other, k, sign, subtract) ? other : -1;
}

/**
 * A chain that left out columns goes on in column k: what waits on the wanted chain is brought up to it. True if it
 * then waits there.
 */
function rippleUp(s: Selection, k: number, sign: number, subtract: boolean, event: number): boolean {
  const chain = !subtract && wantsOf(s, event) ? OF_CHAIN : CF_CHAIN;
  if (s.pending[chain] === k || !isWaitedFor(s, chain, k) || s.pendingSign[chain] !== sign) return false;
  if (!s.chosen(event, NODE_RIPPLE_UP)) return false;
  rippleTo(s, chain, k);
  return s.pending[chain] === k;
}

/** Whether OF is free and known zero; a carry that is in the way is flushed where that is chosen. */
function canBeginOnOf(s: Selection, event: number): boolean {
  if (s.busy(OF_CHAIN) && s.chosen(event, NODE_FLUSH_OF)) flush(s, OF_CHAIN);
  return !s.busy(OF_CHAIN) && s.zero[OF_CHAIN] === 1;
}

function fits(s: Selection, chain: number, k: number, sign: number, subtract: boolean): boolean {
  return s.pending[chain] === k && s.pendingSign[chain] === sign && (chain === CF_CHAIN || !subtract);
}

function sameAsLea(s: Selection, k: number, part: number, event: number): boolean {
  return s.zeroCarry.holds(s.masks, part * s.zeroCarry.words, k, false) && !s.chosen(event, NODE_NO_LEA);
}

function absorbing(s: Selection, chain: number, subtract: boolean, event: number): number {
  if (chain === OF_CHAIN) return s.t.adox;
  if (subtract) {
    if (s.busy(OF_CHAIN)) flush(s, OF_CHAIN);
    return s.t.sbb;
  }
  return s.busy(OF_CHAIN) || keepsOf(s, event) || wantsAdcx(s, event) ? s.t.adcx : s.t.adc;
}

/** Whether the difference in column k is only compared. */
const compares = (s: Selection, k: number, event: number): boolean =>
  s.tables.compared[k] === 1 && s.chosen(event, NODE_COMPARE);

/** Without ADX the OF chain is never used. */
const wantsOf = (s: Selection, event: number): boolean => s.target.adx && s.chosen(event, NODE_ON_OF);

/** OF is zero and shall stay so: adcx instead of add or adc. */
const keepsOf = (s: Selection, event: number): boolean =>
  s.target.adx && s.zero[OF_CHAIN] === 1 && s.chosen(event, NODE_KEEP_OF);

/** adcx writes one flag only; beside mulx it takes less time than adc on some cores (docs/notes/CORES.md). */
const wantsAdcx = (s: Selection, event: number): boolean => s.target.adx && s.chosen(event, NODE_ADCX);

/** adcx, adox and whatever keeps OF read flags that could be new. */
const wantsNewFlags = (s: Selection, event: number): boolean =>
  s.target.adx &&
  (wantsOf(s, event) || wantsAdcx(s, event) || s.chosen(event, NODE_KEEP_OF)) &&
  s.chosen(event, NODE_NEW_FLAGS);

/** Frees a chain for an addition without carry in and returns it; OF can only be used when it is known zero. */
function startAddition(s: Selection, event: number): number {
  if (wantsNewFlags(s, event)) {
    freeBothChains(s);
    clearFlags(s);
    return wantsOf(s, event) ? OF_CHAIN : CF_CHAIN;
  }
  if (wantsOf(s, event)) {
    if (canBeginOnOf(s, event)) return OF_CHAIN;
    if (!s.busy(OF_CHAIN) && !s.busy(CF_CHAIN) && s.chosen(event, NODE_CLEAR_FLAGS)) {
      clearFlags(s);
      return OF_CHAIN;
    }
  }
  if (isToClear(s, event)) clearFlags(s);
  if (s.busy(CF_CHAIN)) {
    if (s.target.adx && !s.busy(OF_CHAIN) && s.zero[OF_CHAIN] === 1 && !s.chosen(event, NODE_STAY_ON_CF))
      return OF_CHAIN;
    flush(s, CF_CHAIN);
  }
  return CF_CHAIN;
}

/** Nothing is pending, and a flag that adcx or a later adox needs as zero is not. */
function isToClear(s: Selection, event: number): boolean {
  if (!s.target.adx || s.busy(CF_CHAIN) || s.busy(OF_CHAIN)) return false;
  const isWanted =
    (s.zero[OF_CHAIN] === 0 && s.chosen(event, NODE_KEEP_OF)) || (s.zero[CF_CHAIN] === 0 && s.chosen(event, NODE_ADCX));
  return isWanted && s.chosen(event, NODE_CLEAR_FLAGS);
}

function clearFlags(s: Selection): void {
  s.emit(s.t.flagZero, s.code.newRegister(), -1, -1);
  s.zero.fill(1);
}

/** Instruction for an addition without carry in on a chain that `startAddition` freed. */
function startTemplate(s: Selection, chain: number, event: number): number {
  if (chain === OF_CHAIN) return s.t.adox;
  if (!s.busy(OF_CHAIN) && !keepsOf(s, event) && !(s.zero[CF_CHAIN] === 1 && wantsAdcx(s, event))) return s.t.add;
  if (s.zero[CF_CHAIN] === 0) s.emit(s.t.clearCarry, -1, -1, -1);
  return s.t.adcx;
}

function finishOn(
  s: Selection,
  template: number,
  chain: number,
  k: number,
  part: number,
  x: number,
  y: number,
  sign: number,
  swap: number,
): void {
  const preservesOther = template === s.t.adcx || template === s.t.adox;
  finish(s, template, part, x, y, swap);
  if (!preservesOther) s.zero[OF_CHAIN] = 0;
  if (!s.failed) setCarry(s, chain, part, k, sign);
}

/**
 * Emits `template` on the registers of x and y (which a flush may have changed) and replaces them by `part`. For
 * what a comparison leaves, which nobody reads, a register stands that is there.
 */
function finish(s: Selection, template: number, part: number, x: number, y: number, swap: number): void {
  joinMask(s, part, x);
  joinMask(s, part, y);
  const out = template === s.t.compare ? -1 : s.code.newRegister();
  const a = s.reg[x];
  const b = s.reg[y];
  s.consume(x);
  s.consume(y);
  s.emit(template, out, -1, a, b, -1, 0, swap);
  s.makeLive(part, out < 0 ? a : out, s.sign[x]);
}

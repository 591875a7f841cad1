/** Selects the stores of results, early or at the end. */
import { CONSTANT, LIMB, P_EARLY_STORES, STORE, STORE_IMMEDIATE } from '../../candidate/candidate.ts';
import { mayOverlap } from '../../candidate/dependencies.ts';
import { ABSENT } from './carryChains.ts';
import type { Selection } from './selection.ts';
import { HOME_LIMB } from './virtualCode.ts';

/** Values of the parameter `early-stores`. */
const AT_END = 0;
const AFTER_ALL_READS = 1;

/** Stores a result now if that is chosen and can be, and at the end otherwise. */
export function storeNowOrLate(s: Selection, e: number): void {
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
export function finishStores(s: Selection): void {
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

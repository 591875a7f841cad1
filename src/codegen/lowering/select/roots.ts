/** Roots: the word (or bit) that a column comes down to when everything that can reach it has been added. */
import { OPERATION_BY_BORROW, ROOT } from '../../candidate/candidate.ts';
import {
  clobber,
  copyMask,
  emitOnCarryFlag,
  flush,
  flushOnce,
  freeBothChains,
  isWaitedFor,
  joinMask,
  rippleTo,
  setCarry,
  ABSENT,
  CONSUMED,
  CF_CHAIN,
  OF_CHAIN,
  LIVE,
} from './carryChains.ts';
import type { Selection } from './selection.ts';

/** The word left in column k when everything that can reach it has been added. */
export function rootRegister(s: Selection, k: number): number {
  if (s.rootReg[k] >= 0) return s.rootReg[k];
  const system = s.p.columns.system[k];
  const outer = s.completing[system];
  s.completing[system] = 1;
  complete(s, k);
  if (s.liveCount[k] > 1) s.failed = true;
  else if (s.liveCount[k] === 1) giveSign(s, k);
  s.completing[system] = outer;
  if (s.failed) return 0;
  return (s.rootReg[k] = s.liveCount[k] === 0 ? s.zeroRegister() : s.reg[s.live[s.liveStart[k]]]);
}

/**
 * Brings in everything that column k still lacks: leaves, extra values and carries of the columns below and its own.
 */
function complete(s: Selection, k: number): void {
  needFeeders(s, k);
  formNegatives(s, k);
  if (borrowsOnly(s, k)) return;
  flushCarries(s, k);
  for (let c = openColumn(s, k); c >= 0 && !s.failed; c = openColumn(s, k)) {
    if (s.liveCount[c] > 1) addExtra(s, c);
    else rootRegister(s, c);
    flushCarries(s, k);
  }
}

/**
 * A column whose carries reach k that still holds several values, or (below k) a negative one; -1 when there is none.
 */
function openColumn(s: Selection, k: number): number {
  const { start, items } = s.tables.reaching;
  const signed = s.tables.signed[k] === 1;
  for (let i = start[k]; i < start[k + 1]; i++) {
    const c = items[i];
    if (s.liveCount[c] > 1 || (signed && c !== k && isNegative(s, c))) return c;
  }
  return -1;
}

/** Column c is down to a single value that counts -1 and has not become its root. */
function isNegative(s: Selection, c: number): boolean {
  return s.rootReg[c] < 0 && s.liveCount[c] === 1 && s.sign[s.live[s.liveStart[c]]] < 0;
}

/** Makes all leaves live that have to be added before column k is complete, so that carries find them. */
function needFeeders(s: Selection, k: number): void {
  const { start, items } = s.tables.feeders;
  for (let i = start[k] + s.fed[k]; i < start[k + 1]; i++) s.needLeaf(items[i]);
  s.fed[k] = start[k + 1] - start[k];
}

/**
 * Columns below k that are a single negative value send a borrow upwards: their roots are formed first, lowest first.
 */
function formNegatives(s: Selection, k: number): void {
  if (s.tables.signed[k] === 0) return;
  const { start, items } = s.tables.feedingColumns;
  for (let i = start[k]; i < start[k + 1]; i++) {
    const c = items[i];
    if (c !== k && isNegative(s, c)) rootRegister(s, c);
  }
}

/** Flushes every carry that is pending for a column whose carries reach k. */
function flushCarries(s: Selection, k: number): void {
  for (let guard = 0; !s.failed; guard++) {
    const carry = isWaitedFor(s, CF_CHAIN, k);
    const other = isWaitedFor(s, OF_CHAIN, k);
    if (!carry && !other) return;
    if (guard > 2 * s.p.columns.count + 4) {
      s.failed = true;
      return;
    }
    flushOnce(s, carry && (!other || s.pending[CF_CHAIN] <= s.pending[OF_CHAIN]) ? CF_CHAIN : OF_CHAIN);
  }
}

/** Adds the extra part of column k (a carry that came too early) to another live part. */
function addExtra(s: Selection, k: number): void {
  const start = s.liveStart[k];
  const extra = s.extraOf(k);
  const other = s.live[start] === extra ? s.live[start + 1] : s.live[start];
  if (s.state[extra] !== LIVE) {
    s.failed = true;
    return;
  }
  freeBothChains(s);
  const out = s.code.newRegister();
  const subtract = s.sign[extra] !== s.sign[other];
  const sign = s.sign[extra];
  joinMask(s, other, extra);
  emitOnCarryFlag(s, subtract ? s.t.sub : s.t.add, out, s.reg[other], s.reg[extra]);
  s.consume(extra);
  s.reg[other] = out;
  setCarry(s, CF_CHAIN, other, k, sign);
}

/**
 * The one value of column k as its root is meant: if its sign is the other one, 0 - value, with a borrow for the next
 * column.
 */
function giveSign(s: Selection, k: number): void {
  const part = s.live[s.liveStart[k]];
  if (s.sign[part] < 0 === (s.p.columns.negative[k] === 1)) return;
  const borrow = s.pending[CF_CHAIN] === k;
  if (borrow) joinMask(s, part, s.partCount + CF_CHAIN);
  if (borrow) flush(s, OF_CHAIN);
  else freeBothChains(s);
  if (borrow && s.pending[CF_CHAIN] !== k) {
    s.failed = true;
    return;
  }
  const out = s.code.newRegister();
  emitOnCarryFlag(s, borrow ? s.t.sbb : s.t.sub, out, s.zeroRegister(), s.reg[part]);
  s.reg[part] = out;
  s.sign[part] = 1;
  setCarry(s, CF_CHAIN, part, k, -1);
}

/**
 * Column k is a single value to be subtracted, with nothing but a borrow pending on CF: `giveSign` takes both in at
 * once.
 */
function borrowsOnly(s: Selection, k: number): boolean {
  if (s.liveCount[k] !== 1 || s.sign[s.live[s.liveStart[k]]] > 0 || s.p.columns.negative[k] === 1) return false;
  if (s.pending[CF_CHAIN] !== k || s.pendingSign[CF_CHAIN] !== -1) return false;
  if (isWaitedFor(s, OF_CHAIN, k)) return false;
  const { start, items } = s.tables.reaching;
  for (let i = start[k]; i < start[k + 1]; i++)
    if (items[i] !== k && (s.liveCount[items[i]] > 1 || isNegative(s, items[i]))) return false;
  return true;
}

/** Puts bit value v (the root of a column without leaves, or any 0/1 value) into CF. */
export function bitToCarryFlag(s: Selection, v: number, column: number): void {
  if (s.held[CF_CHAIN] === v) return;
  if (s.valueReg[v] < 0 && column >= 0 && s.rootReg[column] < 0) {
    if (takePendingAsBit(s, v, column)) return;
    if (takeBorrowAsBit(s, v, column)) return;
  }
  const register = s.register(v);
  clobber(s, s.t.testBit);
  s.emit(s.t.testBit, -1, -1, register);
  s.zero.fill(0);
  s.held[CF_CHAIN] = v;
}

/**
 * Leaf `l` is the bit that waits on CF, which nothing else reads: it waits for the leaf's column now, and is a carry
 * like any other. False if it is no such bit.
 */
export function bitBecomesCarry(s: Selection, l: number): boolean {
  const { value, column, sign } = s.p.leaves;
  if (!takePendingAsBit(s, value[l], s.p.values.source[value[l]])) return false;
  s.held[CF_CHAIN] = -1;
  s.usesLeft[value[l]] = 0;
  s.setLeafMask(l);
  s.state[l] = CONSUMED;
  s.pending[CF_CHAIN] = column[l];
  s.pendingSign[CF_CHAIN] = sign[l];
  copyMask(s, s.partCount + CF_CHAIN, l);
  return true;
}

/** Whether leaf `l` is a bit that would become a word to be added, and that the carry waiting on CF is all of. */
export function isWaitingBit(s: Selection, l: number): boolean {
  const { values, leaves } = s.p;
  const v = leaves.value[l];
  if (s.state[l] !== ABSENT || values.kind[v] !== ROOT || s.valueReg[v] >= 0 || s.usesLeft[v] !== 1) return false;
  return s.rootReg[values.source[v]] < 0 && s.pending[CF_CHAIN] === values.source[v];
}

/** If the only thing that forms `column` is the carry pending on CF, CF itself is the bit. */
function takePendingAsBit(s: Selection, v: number, column: number): boolean {
  const { columns } = s.p;
  if (columns.leafStart[column] < columns.leafStart[column + 1] || s.state[s.extraOf(column)] === LIVE) return false;
  gatherBelow(s, column);
  const sign = columns.negative[column] === 1 ? -1 : 1;
  if (
    s.failed ||
    openColumn(s, column) >= 0 ||
    s.pending[CF_CHAIN] !== column ||
    s.pendingSign[CF_CHAIN] !== sign ||
    s.pending[OF_CHAIN] === column ||
    s.liveCount[column] > 0
  )
    return false;
  s.pending[CF_CHAIN] = -1;
  s.held[CF_CHAIN] = v;
  return true;
}

/** Makes all leaves of `column` and below live, and brings the carries of lower columns up to it. */
function gatherBelow(s: Selection, column: number): void {
  needFeeders(s, column);
  formNegatives(s, column);
  rippleTo(s, CF_CHAIN, column);
  rippleTo(s, OF_CHAIN, column);
}

/**
 * If the bit is the borrow of a whole sum, its highest column is 0 or -1: a word that nothing has been subtracted from
 * is all that is there before its only subtraction, and that leaves the bit in CF.
 */
function takeBorrowAsBit(s: Selection, v: number, column: number): boolean {
  const { columns } = s.p;
  if (columns.negative[column] === 0 || columns.next[column] >= 0 || !s.chosen(s.event, OPERATION_BY_BORROW))
    return false;
  gatherBelow(s, column);
  const part = s.live[s.liveStart[column]];
  const isLast = s.liveCount[column] === 1 && s.sign[part] > 0 && s.pending[CF_CHAIN] === column;
  if (s.failed || !isLast || s.pendingSign[CF_CHAIN] > 0 || s.pending[OF_CHAIN] === column || hasOpenBelow(s, column))
    return false;
  flush(s, OF_CHAIN);
  if (s.failed || s.pending[CF_CHAIN] !== column || isLessened(s, part, column)) return false;
  const out = s.code.newRegister();
  emitOnCarryFlag(s, s.t.sbb, out, s.reg[part], s.zeroRegister());
  s.reg[part] = out;
  s.consume(part);
  s.pending[CF_CHAIN] = -1;
  s.zero[CF_CHAIN] = 0;
  s.held[CF_CHAIN] = v;
  return true;
}

/** Something may have been subtracted from `part`, so that it stands for -1 already. */
const isLessened = (s: Selection, part: number, column: number): boolean =>
  s.zeroCarry.hasNegative(s.masks, part * s.zeroCarry.words, column);

/** A column below `column` still holds several values, or one that counts -1. */
function hasOpenBelow(s: Selection, column: number): boolean {
  const open = openColumn(s, column);
  return open >= 0 && open !== column;
}

/** The two carry chains of instruction selection: what is pending in CF and OF, and how it is flushed. */
import { P_EXACT_SUMS, P_SETC } from '../../candidate/candidate.ts';
import type { Selection } from './selection.ts';
import { CF, OF } from '../../x86/flags.ts';

/** State of a leaf, node or extra value of a column. */
export const ABSENT = 0,
  LIVE = 1,
  CONSUMED = 2;
/** The flags in which a carry can be pending, each with a chain of its own. */
export const CF_CHAIN = 0,
  OF_CHAIN = 1;
const CHAIN_FLAG: readonly number[] = [CF, OF];

/*
 * Carry chains: what is pending in CF and OF.
 *
 * A carry is never a value. After an addition in column k it is pending in a flag for column next[k]: the next addition
 * there takes it in (adc, adcx, adox, sbb). Whoever needs the flag for something else first flushes it into a value of
 * that column, rippling until the carry is provably zero. K. Nath and P. Sarkar multiply and square with two chains at
 * once, in CF and in OF (IACR ePrint 2018/985); here the search decides.
 */

/** Empties the flag of a chain: its carry is added to its column, a held bit gets a register if still needed. */
export function flush(s: Selection, chain: number): void {
  if (s.held[chain] >= 0) releaseHeld(s, chain);
  for (let guard = 0; s.pending[chain] >= 0 && !s.failed; guard++) {
    if (guard > s.p.columns.count + 2) {
      s.failed = true;
      return;
    }
    flushOnce(s, chain);
  }
}

function releaseHeld(s: Selection, chain: number): void {
  const v = s.held[chain];
  if (s.valueReg[v] < 0 && s.usesLeft[v] > 0) s.valueReg[v] = bitRegister(s, chain);
  s.held[chain] = -1;
}

/** Register of bit value v if a flag holds it, else null; the flag keeps it. */
export function heldRegister(s: Selection, v: number): number | null {
  for (const chain of [CF_CHAIN, OF_CHAIN]) if (s.held[chain] === v) return bitRegister(s, chain);
  return null;
}

export function flushOnce(s: Selection, chain: number): void {
  const k = s.pending[chain];
  const sign = s.pendingSign[chain];
  const recent = partToAbsorb(s, k);
  const extra = s.extraOf(k);
  if (s.pending[chain] !== k) return;
  const isUnfit = recent < 0 || (chain === OF_CHAIN && s.sign[recent] !== sign);
  if (isUnfit && s.state[extra] !== LIVE) {
    carryBecomesExtra(s, chain, k, sign);
    return;
  }
  const part = isUnfit ? extra : recent;
  if (chain === OF_CHAIN && s.sign[part] !== sign) {
    subtractFromExtra(s, k, sign);
    return;
  }
  const subtract = s.sign[part] !== sign;
  if (subtract && s.busy(OF_CHAIN)) {
    flush(s, OF_CHAIN);
    if (s.pending[chain] !== k || s.state[part] !== LIVE) return;
  }
  const out = s.code.newRegister();
  const from = s.reg[part];
  const nothing = s.zeroRegister();
  if (subtract) emitOnCarryFlag(s, s.t.sbb, out, from, nothing);
  else if (chain === OF_CHAIN) s.emit(s.t.adox, out, -1, from, nothing);
  else if (s.busy(OF_CHAIN)) s.emit(s.t.adcx, out, -1, from, nothing);
  else emitOnCarryFlag(s, s.t.adc, out, from, nothing);
  s.reg[part] = out;
  joinMask(s, part, s.partCount + chain);
  setCarry(s, chain, part, k, sign);
}

/** Whether a carry that reaches column k is pending in the chain. */
export function isWaitedFor(s: Selection, chain: number, k: number): boolean {
  return s.pending[chain] >= 0 && s.tables.reach[s.pending[chain] * s.p.columns.count + k] === 1;
}

/** Most recent live part of column k, else a leaf that can be read now, else -1. */
function partToAbsorb(s: Selection, k: number): number {
  const n = s.liveCount[k];
  if (n > 0) return s.live[s.liveStart[k] + n - 1];
  const { columns } = s.p;
  for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++) {
    if (s.state[l] !== ABSENT || !s.available(l)) continue;
    s.needLeaf(l);
    return l;
  }
  return -1;
}

/** Moves the pending carry of a column below k up to k, if its carries reach k, or until it is zero. */
export function rippleTo(s: Selection, chain: number, k: number): void {
  while (s.pending[chain] !== k && isWaitedFor(s, chain, k) && !s.failed) flushOnce(s, chain);
}

/**
 * OF has a carry for column k, of which all that is there counts the other way round: no instruction subtracts OF, so
 * its bit is subtracted.
 */
function subtractFromExtra(s: Selection, k: number, sign: number): void {
  const extra = s.extraOf(k);
  const bit = bitRegister(s, OF_CHAIN);
  joinMask(s, extra, s.partCount + OF_CHAIN);
  s.pending[OF_CHAIN] = -1;
  flush(s, CF_CHAIN);
  if (s.state[extra] !== LIVE || s.sign[extra] === sign) {
    s.failed = true;
    return;
  }
  const out = s.code.newRegister();
  emitOnCarryFlag(s, s.t.sub, out, s.reg[extra], bit);
  s.reg[extra] = out;
  setCarry(s, CF_CHAIN, extra, k, sign);
}

/** The extra value of a column may come and go several times. */
function carryBecomesExtra(s: Selection, chain: number, k: number, sign: number): void {
  const extra = s.extraOf(k);
  copyMask(s, extra, s.partCount + chain);
  const register = bitRegister(s, chain);
  s.pending[chain] = -1;
  s.makeLive(extra, register, sign);
}

/** A register with the chain's flag as 0 or 1; the flag itself is kept or becomes zero. */
function bitRegister(s: Selection, chain: number): number {
  const out = s.code.newRegister();
  if (chain === OF_CHAIN) s.emit(s.t.seto, out, -1, -1);
  else if (s.busy(OF_CHAIN) || s.candidate.params[P_SETC] === 1 || s.held[CF_CHAIN] >= 0) s.emit(s.t.setc, out, -1, -1);
  else {
    s.emit(s.t.bitAdc, out, -1, -1);
    s.zero[CF_CHAIN] = 1;
    s.zero[OF_CHAIN] = 1;
  }
  return out;
}

/** adc, add, sub, sbb: they write OF as well, which must not be busy. */
export function emitOnCarryFlag(s: Selection, template: number, out: number, a: number, b: number): void {
  s.emit(template, out, -1, a, b);
  s.zero[OF_CHAIN] = 0;
}

/** Records the carry of an addition in column k that formed `part` (whose leaves are known) with carries of `sign`. */
export function setCarry(s: Selection, chain: number, part: number, k: number, sign: number): void {
  const { columns } = s.p;
  const next = columns.next[k];
  const w = s.zeroCarry.words;
  s.pending[chain] = -1;
  if (next < 0) {
    s.zero[chain] = columns.closed[k] & columns.positive[k];
    return;
  }
  const isExact = s.candidate.params[P_EXACT_SUMS] === 1;
  if (s.zeroCarry.holds(s.masks, part * w, k, isExact) || (isExact && sign < 0 && isLastOfExact(s, part, k))) {
    s.zero[chain] = 1;
    return;
  }
  s.carried[k] = 1;
  s.pending[chain] = next;
  s.pendingSign[chain] = sign;
  s.zero[chain] = 0;
  copyMask(s, s.partCount + chain, part);
}

/**
 * `part` is all there ever was in column k, and the sums whose carries were linked to it are complete: each has left
 * words without sign, so what they have carried into `part` is not negative in all, and no borrow leaves the column.
 */
function isLastOfExact(s: Selection, part: number, k: number): boolean {
  const { start, items } = s.tables.completed;
  if (start[k] === start[k + 1] || s.carried[k] === 1 || s.liveCount[k] !== 1 || s.sign[part] < 0) return false;
  if (isWaitedFor(s, CF_CHAIN, k) || isWaitedFor(s, OF_CHAIN, k)) return false;
  for (let i = start[k]; i < start[k + 1]; i++) if (!isComplete(s, items[i])) return false;
  return true;
}

/** All leaves of column c have come in, and one word without sign is left of them. */
function isComplete(s: Selection, c: number): boolean {
  const { leafStart } = s.p.columns;
  if (s.liveCount[c] > 1 || (s.liveCount[c] === 1 && s.sign[s.live[s.liveStart[c]]] < 0)) return false;
  for (let l = leafStart[c]; l < leafStart[c + 1]; l++) if (s.state[l] === ABSENT) return false;
  return true;
}

export function joinMask(s: Selection, into: number, from: number): void {
  const { masks } = s;
  const w = s.zeroCarry.words;
  for (let i = 0, to = into * w, at = from * w; i < w; i++) masks[to + i] |= masks[at + i];
}

export function copyMask(s: Selection, to: number, from: number): void {
  const w = s.zeroCarry.words;
  s.masks.copyWithin(to * w, from * w, (from + 1) * w);
}

/** Frees CF and OF for a subtraction, which writes both; the result is the chain of its borrow. */
export function freeBothChains(s: Selection): number {
  freeChains(s, BOTH);
  return CF_CHAIN;
}

/** Flushes the chains whose flags `template` would destroy. */
export function clobber(s: Selection, template: number): void {
  const { writes } = s.set.flags[template];
  freeChains(s, WRITTEN[(writes & CHAIN_FLAG[OF_CHAIN] ? 1 : 0) + (writes & CHAIN_FLAG[CF_CHAIN] ? 2 : 0)]);
}

const BOTH: readonly number[] = [CF_CHAIN, OF_CHAIN];
/** Chains by what is written: neither flag, OF, CF, both. */
const WRITTEN: readonly (readonly number[])[] = [[], [OF_CHAIN], [CF_CHAIN], [OF_CHAIN, CF_CHAIN]];

/** Flushes chains until none is busy: flushing one may leave a carry in another. */
function freeChains(s: Selection, chains: readonly number[]): void {
  for (let guard = 0; !s.failed; guard++) {
    const busy = firstBusy(s, chains);
    if (busy < 0) return;
    if (guard > s.p.columns.count + 2) s.failed = true;
    flush(s, busy);
  }
}

function firstBusy(s: Selection, chains: readonly number[]): number {
  for (let i = 0; i < chains.length; i++) if (s.busy(chains[i])) return chains[i];
  return -1;
}

/** Updates what is known of the flags after an instruction that is not an addition in a column. */
export function flagsAfter(s: Selection, template: number): void {
  const { writes, clears } = s.set.flags[template];
  for (const chain of [CF_CHAIN, OF_CHAIN])
    if (writes & CHAIN_FLAG[chain]) s.zero[chain] = clears & CHAIN_FLAG[chain] ? 1 : 0;
}

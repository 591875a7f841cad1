import { P_EXACT_SUMS, P_SETC } from '../../candidate/candidate.ts';
import type { Selection } from './selection.ts';
import { invariant } from '../../../base/errors.ts';
import { CF, OF } from '../../x86/flags.ts';

/** Typed arrays side by side in one buffer, so that a single copy saves or restores all of them. */
export class StateBuffer {
  private readonly buffer: ArrayBuffer;
  private used = 0;

  /** `capacity` in bytes; asking for more throws `invariant`. */
  constructor(capacity: number) {
    this.buffer = new ArrayBuffer(capacity);
  }

  words(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(4 * length), length);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length);
  }

  halves(length: number): Uint16Array {
    return new Uint16Array(this.buffer, this.take(2 * length), length);
  }

  signedBytes(length: number): Int8Array {
    return new Int8Array(this.buffer, this.take(length), length);
  }

  /** Everything that was handed out, as bytes. */
  whole(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  private take(bytes: number): number {
    const at = this.used;
    this.used += (bytes + 7) & ~7;
    invariant(
      this.used <= this.buffer.byteLength,
      () => `state of ${this.used} bytes in a buffer of ${this.buffer.byteLength}`,
    );
    return at;
  }
}

/** State of a leaf, node or extra value of a column. */
export const ABSENT = 0,
  LIVE = 1,
  CONSUMED = 2;
/** Lanes on which a carry can be pending. */
export const LANE_CF = 0,
  LANE_OF = 1;
const LANE_FLAG: readonly number[] = [CF, OF];

/*
 * Lanes: what is pending on CF and OF.
 *
 * A carry is never a value. After an addition in column k it is pending on a lane for column next[k]:
 * the next addition there absorbs it (adc, adcx, adox, sbb). Whoever needs the lane for something else
 * first flushes it into a value of that column, rippling until the carry is provably zero. Two chains at once, on CF
 * and on OF, are what K. Nath and P. Sarkar multiply and square by (IACR ePrint 2018/985); here the search decides.
 */

/** Empties the lane: its carry is added to its column, a held bit gets a register if it is still needed. */
export function flush(s: Selection, lane: number): void {
  if (s.held[lane] >= 0) releaseHeld(s, lane);
  for (let guard = 0; s.pending[lane] >= 0 && !s.failed; guard++) {
    if (guard > s.p.columns.count + 2) {
      s.failed = true;
      return;
    }
    flushOnce(s, lane);
  }
}

function releaseHeld(s: Selection, lane: number): void {
  const v = s.held[lane];
  if (s.valueReg[v] < 0 && s.usesLeft[v] > 0) s.valueReg[v] = bitRegister(s, lane);
  s.held[lane] = -1;
}

/** Register of bit value v if a flag holds it, else null; the flag keeps it. */
export function heldRegister(s: Selection, v: number): number | null {
  for (const lane of [LANE_CF, LANE_OF]) if (s.held[lane] === v) return bitRegister(s, lane);
  return null;
}

export function flushOnce(s: Selection, lane: number): void {
  const k = s.pending[lane];
  const sign = s.pendingSign[lane];
  const recent = partToAbsorb(s, k);
  const extra = s.extraOf(k);
  if (s.pending[lane] !== k) return;
  const isUnfit = recent < 0 || (lane === LANE_OF && s.sign[recent] !== sign);
  if (isUnfit && s.state[extra] !== LIVE) {
    carryBecomesExtra(s, lane, k, sign);
    return;
  }
  const part = isUnfit ? extra : recent;
  if (lane === LANE_OF && s.sign[part] !== sign) {
    subtractFromExtra(s, k, sign);
    return;
  }
  const subtract = s.sign[part] !== sign;
  if (subtract && s.busy(LANE_OF)) {
    flush(s, LANE_OF);
    if (s.pending[lane] !== k || s.state[part] !== LIVE) return;
  }
  const out = s.code.newRegister();
  const from = s.reg[part];
  const nothing = s.zeroRegister();
  if (subtract) emitOnCarryFlag(s, s.t.sbb, out, from, nothing);
  else if (lane === LANE_OF) s.emit(s.t.adox, out, -1, from, nothing);
  else if (s.busy(LANE_OF)) s.emit(s.t.adcx, out, -1, from, nothing);
  else emitOnCarryFlag(s, s.t.adc, out, from, nothing);
  s.reg[part] = out;
  joinMask(s, part, s.partCount + lane);
  setCarry(s, lane, part, k, sign);
}

/** A carry that reaches column k is pending on the lane. */
export function isWaitedFor(s: Selection, lane: number, k: number): boolean {
  return s.pending[lane] >= 0 && s.tables.reach[s.pending[lane] * s.p.columns.count + k] === 1;
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

/** Brings what is pending on the lane for a column below k, if its carries reach k, up to k, or until it is zero. */
export function rippleTo(s: Selection, lane: number, k: number): void {
  while (s.pending[lane] !== k && isWaitedFor(s, lane, k) && !s.failed) flushOnce(s, lane);
}

/**
 * OF has a carry for column k, of which all that is there counts the other way round: no instruction subtracts OF, so
 * its bit is subtracted.
 */
function subtractFromExtra(s: Selection, k: number, sign: number): void {
  const extra = s.extraOf(k);
  const bit = bitRegister(s, LANE_OF);
  joinMask(s, extra, s.partCount + LANE_OF);
  s.pending[LANE_OF] = -1;
  flush(s, LANE_CF);
  if (s.state[extra] !== LIVE || s.sign[extra] === sign) {
    s.failed = true;
    return;
  }
  const out = s.code.newRegister();
  emitOnCarryFlag(s, s.t.sub, out, s.reg[extra], bit);
  s.reg[extra] = out;
  setCarry(s, LANE_CF, extra, k, sign);
}

/** The extra value of a column may come and go several times. */
function carryBecomesExtra(s: Selection, lane: number, k: number, sign: number): void {
  const extra = s.extraOf(k);
  copyMask(s, extra, s.partCount + lane);
  const register = bitRegister(s, lane);
  s.pending[lane] = -1;
  s.makeLive(extra, register, sign);
}

/** A register with the lane's flag as 0 or 1; the flag itself is kept or becomes zero. */
function bitRegister(s: Selection, lane: number): number {
  const out = s.code.newRegister();
  if (lane === LANE_OF) s.emit(s.t.seto, out, -1, -1);
  else if (s.busy(LANE_OF) || s.candidate.params[P_SETC] === 1 || s.held[LANE_CF] >= 0) s.emit(s.t.setc, out, -1, -1);
  else {
    s.emit(s.t.bitAdc, out, -1, -1);
    s.zero[LANE_CF] = 1;
    s.zero[LANE_OF] = 1;
  }
  return out;
}

/** adc, add, sub, sbb: they write OF as well, which must not be busy. */
export function emitOnCarryFlag(s: Selection, template: number, out: number, a: number, b: number): void {
  s.emit(template, out, -1, a, b);
  s.zero[LANE_OF] = 0;
}

/** Records the carry of an addition in column k that formed `part` (whose leaves are known) with carries of `sign`. */
export function setCarry(s: Selection, lane: number, part: number, k: number, sign: number): void {
  const { columns } = s.p;
  const next = columns.next[k];
  const w = s.zeroCarry.words;
  s.pending[lane] = -1;
  if (next < 0) {
    s.zero[lane] = columns.closed[k] & columns.positive[k];
    return;
  }
  const isExact = s.candidate.params[P_EXACT_SUMS] === 1;
  if (s.zeroCarry.holds(s.masks, part * w, k, isExact) || (isExact && sign < 0 && isLastOfExact(s, part, k))) {
    s.zero[lane] = 1;
    return;
  }
  s.carried[k] = 1;
  s.pending[lane] = next;
  s.pendingSign[lane] = sign;
  s.zero[lane] = 0;
  copyMask(s, s.partCount + lane, part);
}

/**
 * `part` is all there ever was in column k, and the sums whose carries were linked to it are complete: each has left
 * words without sign, so what they have carried into `part` is not negative in all, and no borrow leaves the column.
 */
function isLastOfExact(s: Selection, part: number, k: number): boolean {
  const { start, items } = s.tables.completed;
  if (start[k] === start[k + 1] || s.carried[k] === 1 || s.liveCount[k] !== 1 || s.sign[part] < 0) return false;
  if (isWaitedFor(s, LANE_CF, k) || isWaitedFor(s, LANE_OF, k)) return false;
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

/** Frees CF and OF for a subtraction, which writes both; the result is the lane of its borrow. */
export function freeBothLanes(s: Selection): number {
  freeLanes(s, BOTH);
  return LANE_CF;
}

/** Flushes the lanes that `template` would destroy. */
export function clobber(s: Selection, template: number): void {
  const { writes } = s.set.flags[template];
  freeLanes(s, WRITTEN[(writes & LANE_FLAG[LANE_OF] ? 1 : 0) + (writes & LANE_FLAG[LANE_CF] ? 2 : 0)]);
}

const BOTH: readonly number[] = [LANE_CF, LANE_OF];
/** Lanes by what is written: neither flag, OF, CF, both. */
const WRITTEN: readonly (readonly number[])[] = [[], [LANE_OF], [LANE_CF], [LANE_OF, LANE_CF]];

/** Flushes lanes until none is busy: what the flush of one brings in may leave a carry on another. */
function freeLanes(s: Selection, lanes: readonly number[]): void {
  for (let guard = 0; !s.failed; guard++) {
    const busy = firstBusy(s, lanes);
    if (busy < 0) return;
    if (guard > s.p.columns.count + 2) s.failed = true;
    flush(s, busy);
  }
}

function firstBusy(s: Selection, lanes: readonly number[]): number {
  for (let i = 0; i < lanes.length; i++) if (s.busy(lanes[i])) return lanes[i];
  return -1;
}

/** Updates what is known of the flags after an instruction that is not an addition in a column. */
export function flagsAfter(s: Selection, template: number): void {
  const { writes, clears } = s.set.flags[template];
  for (const lane of [LANE_CF, LANE_OF]) if (writes & LANE_FLAG[lane]) s.zero[lane] = clears & LANE_FLAG[lane] ? 1 : 0;
}

/**
 * Carries: what is pending on CF and OF, and how columns are added up.
 *
 * A carry is never a value. After an addition in column k it is pending on a lane for column next[k]:
 * the next addition there absorbs it (adc, adcx, adox, sbb). Whoever needs the lane for something else
 * first flushes it into a value of that column, rippling until the carry is provably zero.
 */
import {
  NODE_CLEAR_FLAGS, NODE_KEEP_OF, NODE_LANE_OF, NODE_NO_LEA, NODE_STAY_ON_CF, NODE_SWAP, P_SETC,
} from '../model/candidate.ts';
import { LANE_CF, LANE_FLAG, LANE_OF, LIVE, ABSENT, type Selection } from './selection.ts';

/** Empties the lane: its carry is added to its column, a held bit gets a register if it is still needed. */
export function flush(s: Selection, lane: number): void {
  if (s.held[lane] >= 0) releaseHeld(s, lane);
  for (let guard = 0; s.pending[lane] >= 0 && !s.failed; guard++) {
    if (guard > s.p.columns.count + 2) { s.failed = true; return; }
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

function flushOnce(s: Selection, lane: number): void {
  const k = s.pending[lane], sign = s.pendingSign[lane], part = partToAbsorb(s, k);
  if (s.pending[lane] !== k) return;
  if (part < 0 || (lane === LANE_OF && s.sign[part] !== sign)) { carryBecomesExtra(s, lane, k, sign); return; }
  const subtract = s.sign[part] !== sign;
  if (subtract && s.busy(LANE_OF)) {
    flush(s, LANE_OF);
    if (s.pending[lane] !== k || s.state[part] !== LIVE) return;
  }
  const out = s.code.newRegister(), from = s.reg[part], nothing = s.zeroRegister();
  if (subtract) emitOnCarryFlag(s, s.t.sbb, out, from, nothing, 0);
  else if (lane === LANE_OF) s.emit(s.t.adox, out, -1, from, nothing);
  else if (s.busy(LANE_OF)) s.emit(s.t.adcx, out, -1, from, nothing);
  else emitOnCarryFlag(s, s.t.adc, out, from, nothing, 0);
  s.reg[part] = out;
  joinMask(s, part, s.partCount + lane);
  setCarry(s, lane, part, k, sign);
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

function carryBecomesExtra(s: Selection, lane: number, k: number, sign: number): void {
  const extra = s.extraOf(k);
  if (s.state[extra] !== ABSENT) { s.failed = true; return; }
  joinMask(s, extra, s.partCount + lane);
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
function emitOnCarryFlag(s: Selection, template: number, out: number, a: number, b: number, swap: number): void {
  s.emit(template, out, -1, a, b, -1, 0, swap);
  s.zero[LANE_OF] = 0;
}

/** Records the carry of an addition in column k that formed `part` (whose leaves are known) with carries of `sign`. */
function setCarry(s: Selection, lane: number, part: number, k: number, sign: number): void {
  const { columns } = s.p, next = columns.next[k], w = s.zeroCarry.words;
  s.pending[lane] = -1;
  if (next < 0) { s.zero[lane] = columns.closed[k] & s.p.systems.positive[columns.system[k]]; return; }
  if (s.zeroCarry.holds(s.masks, part * w, k)) { s.zero[lane] = 1; return; }
  s.pending[lane] = next;
  s.pendingSign[lane] = sign;
  s.zero[lane] = 0;
  s.masks.copyWithin((s.partCount + lane) * w, part * w, (part + 1) * w);
}

function joinMask(s: Selection, into: number, from: number): void {
  const w = s.zeroCarry.words;
  for (let i = 0; i < w; i++) s.masks[into * w + i] |= s.masks[from * w + i];
}

/** Adds two live parts of column k into `part`, absorbing a pending carry if there is one; choices are those of `event`. */
export function combine(s: Selection, k: number, part: number, a: number, b: number, event: number): void {
  const subtract = s.sign[a] !== s.sign[b], sign = subtract ? -1 : s.sign[a];
  const [x, y] = subtract && s.sign[a] < 0 ? [b, a] : [a, b];
  const swap = s.chosen(event, NODE_SWAP) ? 1 : 0;
  joinMask(s, part, x);
  joinMask(s, part, y);
  let lane = laneToAbsorb(s, k, sign, subtract, wantsOf(s, event) ? LANE_OF : LANE_CF);
  if (lane < 0 && !subtract && sameAsLea(s, k, part, event)) { finish(s, s.t.lea, part, x, y, swap); return; }
  if (lane >= 0) joinMask(s, part, s.partCount + lane);
  const template = lane >= 0 ? absorbing(s, lane, subtract, event) : -1;
  if (template >= 0) { finishOn(s, template, lane, k, part, x, y, sign, swap); return; }
  lane = subtract ? startSubtraction(s) : startAddition(s, event);
  if (s.failed) return;
  finishOn(s, subtract ? s.t.sub : startTemplate(s, lane, event), lane, k, part, x, y, sign, swap);
}

/** The lane whose pending carry the addition can take in, the preferred one first; -1 without. */
function laneToAbsorb(s: Selection, k: number, sign: number, subtract: boolean, preferred: number): number {
  const fits = (lane: number): boolean => s.pending[lane] === k && s.pendingSign[lane] === sign && (lane === LANE_CF || !subtract);
  if (fits(preferred)) return preferred;
  return fits(1 - preferred) ? 1 - preferred : -1;
}

function sameAsLea(s: Selection, k: number, part: number, event: number): boolean {
  return s.zeroCarry.holds(s.masks, part * s.zeroCarry.words, k) && !s.chosen(event, NODE_NO_LEA);
}

function absorbing(s: Selection, lane: number, subtract: boolean, event: number): number {
  if (lane === LANE_OF) return s.t.adox;
  if (subtract) {
    if (s.busy(LANE_OF)) flush(s, LANE_OF);
    return s.t.sbb;
  }
  return s.busy(LANE_OF) || keepsOf(s, event) ? s.t.adcx : s.t.adc;
}

/** Without ADX the OF lane is never used. */
const wantsOf = (s: Selection, event: number): boolean => s.target.adx && s.chosen(event, NODE_LANE_OF);

/** OF is zero and shall stay so: adcx instead of add or adc. */
const keepsOf = (s: Selection, event: number): boolean => s.target.adx && s.zero[LANE_OF] === 1 && s.chosen(event, NODE_KEEP_OF);

function startSubtraction(s: Selection): number {
  flush(s, LANE_CF);
  flush(s, LANE_OF);
  return LANE_CF;
}

/** Frees a lane for an addition without carry in and returns it; OF can only be used when it is known zero. */
function startAddition(s: Selection, event: number): number {
  if (wantsOf(s, event) && !s.busy(LANE_OF)) {
    if (s.zero[LANE_OF] === 1) return LANE_OF;
    if (!s.busy(LANE_CF) && s.chosen(event, NODE_CLEAR_FLAGS)) {
      s.emit(s.t.flagZero, s.code.newRegister(), -1, -1);
      s.zero.fill(1);
      return LANE_OF;
    }
  }
  if (s.busy(LANE_CF)) {
    if (s.target.adx && !s.busy(LANE_OF) && s.zero[LANE_OF] === 1 && !s.chosen(event, NODE_STAY_ON_CF)) return LANE_OF;
    flush(s, LANE_CF);
  }
  return LANE_CF;
}

/** Instruction for an addition without carry in on a lane that `startAddition` freed. */
function startTemplate(s: Selection, lane: number, event: number): number {
  if (lane === LANE_OF) return s.t.adox;
  if (!s.busy(LANE_OF) && !keepsOf(s, event)) return s.t.add;
  if (s.zero[LANE_CF] === 0) s.emit(s.t.clearCarry, -1, -1, -1);
  return s.t.adcx;
}

function finishOn(s: Selection, template: number, lane: number, k: number, part: number, x: number, y: number, sign: number, swap: number): void {
  const preservesOther = template === s.t.adcx || template === s.t.adox;
  finish(s, template, part, x, y, swap);
  if (!preservesOther) s.zero[LANE_OF] = 0;
  if (!s.failed) setCarry(s, lane, part, k, sign);
}

/** Emits `template` on the registers of x and y (which a flush may have changed) and replaces them by `part`. */
function finish(s: Selection, template: number, part: number, x: number, y: number, swap: number): void {
  joinMask(s, part, x);
  joinMask(s, part, y);
  const out = s.code.newRegister(), a = s.reg[x], b = s.reg[y];
  s.consume(x);
  s.consume(y);
  s.emit(template, out, -1, a, b, -1, 0, swap);
  s.makeLive(part, out, s.sign[x]);
}

/** The word left in column k when everything that can reach it has been added. */
export function rootRegister(s: Selection, k: number): number {
  if (s.rootReg[k] >= 0) return s.rootReg[k];
  const system = s.p.columns.system[k], outer = s.completing[system];
  s.completing[system] = 1;
  complete(s, k);
  if (s.liveCount[k] > 1) s.failed = true;
  else if (s.liveCount[k] === 1) giveSign(s, k);
  s.completing[system] = outer;
  if (s.failed) return 0;
  return (s.rootReg[k] = s.liveCount[k] === 0 ? s.zeroRegister() : s.reg[s.live[s.liveStart[k]]]);
}

/** Brings in everything that column k still lacks: leaves, extra values and carries of the columns below and its own. */
function complete(s: Selection, k: number): void {
  needFeeders(s, k);
  formNegatives(s, k);
  if (borrowsOnly(s, k)) return;
  settle(s, k);
  for (let c = openColumn(s, k); c >= 0 && !s.failed; c = openColumn(s, k)) {
    if (s.liveCount[c] > 1) addExtra(s, c);
    else rootRegister(s, c);
    settle(s, k);
  }
}

/** A column whose carries reach k that still holds several values, or (below k) a negative one; -1 when there is none. */
function openColumn(s: Selection, k: number): number {
  const n = s.p.columns.count;
  for (let c = 0; c < n; c++) {
    if (s.reach[c * n + k] === 0) continue;
    if (s.liveCount[c] > 1 || (c !== k && isNegative(s, c))) return c;
  }
  return -1;
}

/** Column c is down to a single value that counts -1 and has not become its root. */
function isNegative(s: Selection, c: number): boolean {
  return s.rootReg[c] < 0 && s.liveCount[c] === 1 && s.sign[s.live[s.liveStart[c]]] < 0;
}

/** Makes all leaves live that have to be added before column k is complete, so that carries find them. */
function needFeeders(s: Selection, k: number): void {
  for (let i = s.feederStart[k]; i < s.feederStart[k + 1]; i++) s.needLeaf(s.feeders[i]);
}

/** Columns below k that are a single negative value send a borrow upwards: their roots are formed first, lowest first. */
function formNegatives(s: Selection, k: number): void {
  const { leaves } = s.p;
  for (let i = s.feederStart[k]; i < s.feederStart[k + 1]; i++) {
    const c = leaves.column[s.feeders[i]];
    if (c !== k && isNegative(s, c)) rootRegister(s, c);
  }
}

/** Flushes every carry that is pending for a column whose carries reach k. */
function settle(s: Selection, k: number): void {
  const n = s.p.columns.count;
  const waiting = (lane: number): boolean => s.pending[lane] >= 0 && s.reach[s.pending[lane] * n + k] === 1;
  for (let guard = 0; (waiting(LANE_CF) || waiting(LANE_OF)) && !s.failed; guard++) {
    if (guard > 2 * n + 4) { s.failed = true; return; }
    const low = waiting(LANE_CF) && (!waiting(LANE_OF) || s.pending[LANE_CF] <= s.pending[LANE_OF]) ? LANE_CF : LANE_OF;
    flushOnce(s, low);
  }
}

/** Adds the extra part of column k (a carry that came too early) to another live part. */
function addExtra(s: Selection, k: number): void {
  const start = s.liveStart[k], extra = s.extraOf(k);
  const other = s.live[start] === extra ? s.live[start + 1] : s.live[start];
  if (s.state[extra] !== LIVE) { s.failed = true; return; }
  startSubtraction(s);
  const out = s.code.newRegister(), subtract = s.sign[extra] !== s.sign[other];
  const sign = s.sign[extra];
  joinMask(s, other, extra);
  emitOnCarryFlag(s, subtract ? s.t.sub : s.t.add, out, s.reg[other], s.reg[extra], 0);
  s.consume(extra);
  s.reg[other] = out;
  setCarry(s, LANE_CF, other, k, sign);
}

/** The one value of column k as its root is meant: if its sign is the other one, 0 - value, with a borrow for the next column. */
function giveSign(s: Selection, k: number): void {
  const part = s.live[s.liveStart[k]];
  if ((s.sign[part] < 0) === (s.p.columns.negative[k] === 1)) return;
  const borrow = s.pending[LANE_CF] === k;
  if (borrow) joinMask(s, part, s.partCount + LANE_CF);
  if (!borrow) flush(s, LANE_CF);
  flush(s, LANE_OF);
  const out = s.code.newRegister();
  emitOnCarryFlag(s, borrow ? s.t.sbb : s.t.sub, out, s.zeroRegister(), s.reg[part], 0);
  s.reg[part] = out;
  s.sign[part] = 1;
  setCarry(s, LANE_CF, part, k, -1);
}

/** Column k is a single value to be subtracted, with nothing but a borrow pending on CF: `giveSign` takes both in at once. */
function borrowsOnly(s: Selection, k: number): boolean {
  const n = s.p.columns.count;
  if (s.liveCount[k] !== 1 || s.sign[s.live[s.liveStart[k]]] > 0 || s.p.columns.negative[k] === 1) return false;
  if (s.pending[LANE_CF] !== k || s.pendingSign[LANE_CF] !== -1) return false;
  if (s.pending[LANE_OF] >= 0 && s.reach[s.pending[LANE_OF] * n + k] === 1) return false;
  for (let c = 0; c < n; c++) if (c !== k && s.reach[c * n + k] === 1 && (s.liveCount[c] > 1 || isNegative(s, c))) return false;
  return true;
}

/** Puts bit value v (the root of a column without leaves, or any 0/1 value) into CF. */
export function bitToCarryFlag(s: Selection, v: number, column: number): void {
  if (s.held[LANE_CF] === v) return;
  if (s.valueReg[v] < 0 && column >= 0 && s.rootReg[column] < 0 && takePendingAsBit(s, v, column)) return;
  const register = s.register(v);
  clobber(s, s.t.testBit);
  s.emit(s.t.testBit, -1, -1, register);
  s.zero.fill(0);
  s.held[LANE_CF] = v;
}

/** If the only thing that forms `column` is the carry pending on CF, CF itself is the bit. */
function takePendingAsBit(s: Selection, v: number, column: number): boolean {
  const { columns } = s.p, n = columns.count;
  if (columns.leafStart[column] < columns.leafStart[column + 1]) return false;
  for (let c = 0; c < n; c++) if (s.reach[c * n + column] === 1 && s.state[s.extraOf(c)] === LIVE) return false;
  needFeeders(s, column);
  formNegatives(s, column);
  for (const lane of [LANE_CF, LANE_OF]) {
    while (s.pending[lane] >= 0 && s.pending[lane] !== column && s.reach[s.pending[lane] * n + column] === 1 && !s.failed) flushOnce(s, lane);
  }
  const sign = columns.negative[column] === 1 ? -1 : 1;
  if (s.failed || openColumn(s, column) >= 0 || s.pending[LANE_CF] !== column || s.pendingSign[LANE_CF] !== sign || s.pending[LANE_OF] === column || s.liveCount[column] > 0) return false;
  s.pending[LANE_CF] = -1;
  s.held[LANE_CF] = v;
  return true;
}

/** Flushes the lanes that `template` would destroy. */
export function clobber(s: Selection, template: number): void {
  const { writes } = s.set.flags[template];
  for (const lane of [LANE_OF, LANE_CF]) if (writes & LANE_FLAG[lane] && s.busy(lane)) flush(s, lane);
}

/** Updates what is known of the flags after an instruction that is not an addition in a column. */
export function flagsAfter(s: Selection, template: number): void {
  const { writes, clears } = s.set.flags[template];
  for (const lane of [LANE_CF, LANE_OF]) if (writes & LANE_FLAG[lane]) s.zero[lane] = clears & LANE_FLAG[lane] ? 1 : 0;
}

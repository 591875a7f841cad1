/** Additions within a column: which instruction takes in which carry. */
import {
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
import { flush, freeBothChains, isWaitedFor, joinMask, rippleTo, setCarry, CF_CHAIN, OF_CHAIN } from './carryChains.ts';
import type { Selection } from './selection.ts';

/**
 * Adds two live parts of column k into `part`, absorbing a pending carry if there is one; choices are those of `event`.
 */
export function combine(s: Selection, k: number, part: number, a: number, b: number, event: number): void {
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

/** Remembers the selection of one candidate, so that similar candidates can resume from it. */
import { cloneCandidate, copyCandidate, P_EARLY_STORES, P_EXACT_SUMS, P_SETC } from '../../candidate/candidate.ts';
import type { Candidate, Problem } from '../../candidate/candidate.ts';
import type { Selection } from './selection.ts';
import { VirtualCode } from './virtualCode.ts';

/** Places in the order of events at which the selection of the base is remembered. */
const PLACES = 16;
/** Numbers that belong to a place beside the state. */
const MARKS = 4;

/**
 * The selection of one candidate, the base, remembered at some places: whoever begins like the base goes
 * on from the last place before the first difference. An event is selected by what came before it, its own
 * choices, its own children and two parameters, and by nothing else.
 */
export class Prefixes {
  private readonly p: Problem;
  private readonly step: number;
  private readonly states: Uint8Array[] = [];
  private readonly marks = new Int32Array(MARKS * PLACES);
  private readonly code = new VirtualCode();
  private base: Candidate | null = null;
  /** Places that are filled in. */
  private filled = 0;

  constructor(p: Problem) {
    this.p = p;
    this.step = Math.max(1, Math.ceil(p.events.count / PLACES));
  }

  /**
   * Brings `s` as far as `candidate` is known to be like the base, and returns the number of events that are selected
   * then.
   */
  resume(s: Selection, candidate: Candidate): number {
    const place = this.placeFor(candidate);
    if (place < 0) {
      s.reset();
      return 0;
    }
    const at = MARKS * place;
    s.whole.set(this.states[place]);
    s.code.copyFirst(this.code, this.marks[at], this.marks[at + 1]);
    s.rdx = this.marks[at + 2];
    s.lateCount = this.marks[at + 3];
    return place * this.step;
  }

  /**
   * `candidate`, with which `s` has just been resumed, becomes the base; its places are filled by `remember` from there
   * on.
   */
  rebase(candidate: Candidate): void {
    this.filled = this.placeFor(candidate) + 1;
    if (this.base === null) this.base = cloneCandidate(candidate);
    else copyCandidate(candidate, this.base);
  }

  /** `s` has selected the first `events` events of the base. */
  remember(s: Selection, events: number): void {
    if (events !== this.filled * this.step || this.filled === PLACES) return;
    const place = this.filled++;
    (this.states[place] ??= new Uint8Array(s.whole.length)).set(s.whole);
    this.marks.set([s.code.count, s.code.registers, s.rdx, s.lateCount], MARKS * place);
  }

  /** The virtual code of the base, of which the places remember only how much of it there was. */
  finish(code: VirtualCode): void {
    this.code.copyFirst(code, code.count, code.registers);
  }

  /** There is no base until the next one. */
  forget(): void {
    this.filled = 0;
  }

  private placeFor(candidate: Candidate): number {
    const { base, filled } = this;
    if (
      base === null ||
      base.params[P_SETC] !== candidate.params[P_SETC] ||
      base.params[P_EXACT_SUMS] !== candidate.params[P_EXACT_SUMS] ||
      base.params[P_EARLY_STORES] !== candidate.params[P_EARLY_STORES]
    )
      return -1;
    return Math.min(filled - 1, Math.floor(this.common(base, candidate) / this.step));
  }

  /** Number of events, from the first on, for which both say the same. */
  private common(a: Candidate, b: Candidate): number {
    const { firstNode, nodeCount } = this.p.events;
    for (let i = 0; i < a.order.length; i++) {
      const e = a.order[i];
      const node = 2 * (e - firstNode);
      if (e !== b.order[i] || a.choice[e] !== b.choice[e]) return i;
      if (node >= 0 && node < 2 * nodeCount && (a.tree[node] !== b.tree[node] || a.tree[node + 1] !== b.tree[node + 1]))
        return i;
    }
    return a.order.length;
  }
}

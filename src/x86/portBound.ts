import { formOf, FORMS } from './forms.ts';
import { formId } from '../base/ids.ts';
import type { Core } from './ports.ts';
import { FORM, type Program, STRIDE } from './program.ts';

/** Micro-operations (memory accesses fused) that enter the core per cycle: 6 on both (Golden Cove, Zen 4). */
const ISSUE_WIDTH = 6;

/** The static bound of a program, in cycles per call when calls are independent. */
export interface Bound {
  readonly cycles: number;
  /** What limits it: `issue`, or the ports as a mask. */
  readonly limit: 'issue' | number;
}

/**
 * Least cycles that a straight-line program can take by port pressure alone.
 *
 * Every micro-operation may go to any port of its mask, so for each set S of ports all micro-operations
 * whose mask lies within S need at least count/|S| cycles; the bound is the maximum over the unions of
 * the masks that occur (by Hall's theorem this is exact for divisible micro-operations). It ignores
 * latencies, so it never exceeds what is measured on a core that the table describes.
 */
export class PortBound {
  /** Distinct port masks. */
  private readonly masks: readonly number[];
  /** Masks of the micro-operations of form f, as indices: uses[useStart[f] .. useStart[f+1]-1]. */
  private readonly uses: Int32Array;
  private readonly useStart: Int32Array;
  private readonly issue: Int32Array;
  private readonly unions: readonly { readonly ports: number; readonly size: number; readonly members: readonly number[] }[];
  private readonly counts: Int32Array;
  /** Instructions of each form. */
  private readonly occurrences = new Int32Array(FORMS.length);

  constructor(core: Core) {
    this.masks = [...new Set(FORMS.flatMap(f => f.ports[core].map(u => u.ports)))];
    const uses = FORMS.map(f => f.ports[core].flatMap(u => new Array<number>(u.count).fill(this.masks.indexOf(u.ports))));
    this.uses = Int32Array.from(uses.flat());
    this.useStart = new Int32Array(uses.length + 1);
    uses.forEach((list, i) => { this.useStart[i + 1] = this.useStart[i] + list.length; });
    this.issue = Int32Array.from(FORMS, (_, i) => issueSlots(i, core));
    this.unions = unionsOf(this.masks).map(ports => ({ ports, size: bitCount(ports), members: this.masks.flatMap((m, i) => ((m & ~ports) === 0 ? [i] : [])) }));
    this.counts = new Int32Array(this.masks.length);
  }

  of(program: Program): Bound {
    const { counts, uses, useStart, issue, occurrences } = this, { data } = program;
    let issued = 0;
    counts.fill(0);
    occurrences.fill(0);
    for (let at = FORM, end = program.count * STRIDE; at < end; at += STRIDE) occurrences[data[at]]++;
    for (let form = 0; form < occurrences.length; form++) {
      const n = occurrences[form];
      if (n === 0) continue;
      issued += n * issue[form];
      for (let i = useStart[form]; i < useStart[form + 1]; i++) counts[uses[i]] += n;
    }
    let cycles = issued / ISSUE_WIDTH, limit: Bound['limit'] = 'issue';
    for (const u of this.unions) {
      let n = 0;
      for (const m of u.members) n += this.counts[m];
      if (n / u.size > cycles) { cycles = n / u.size; limit = u.ports; }
    }
    return { cycles, limit };
  }
}

/** An instruction takes at least one slot; memory accesses are fused with the operation. */
function issueSlots(form: number, core: Core): number {
  const f = formOf(formId(form)), memory = f.memory >= 0 ? 1 : 0;
  const total = f.ports[core].reduce((n, u) => n + u.count, 0);
  return Math.max(1, total - memory);
}

function unionsOf(masks: readonly number[]): number[] {
  const found = new Set<number>(masks);
  for (const m of masks) for (const u of [...found]) found.add(u | m);
  return [...found].filter(ports => ports !== 0);
}

function bitCount(x: number): number {
  let n = 0;
  for (; x !== 0; x &= x - 1) n++;
  return n;
}

/** A lower bound of the cycles of a program, from execution ports and issue width alone. */
import type { Form, PortUse } from './form.ts';
import { formOf, FORMS } from './forms.ts';
import { formId } from '../../base/ids.ts';
import { type Core, CORES } from '../../x86/cores.ts';
import { FORM, type Program, STRIDE } from './program.ts';

/** The static bound of a program, in cycles per call when calls are independent. */
interface CycleBound {
  readonly cycles: number;
  /** What limits it: `issue`, or the ports as a mask. */
  readonly limit: 'issue' | number;
  /** Micro-operations as they are issued: memory accesses are fused with what they feed. */
  readonly operations: number;
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
  private readonly core: Core;
  /** Distinct port masks. */
  private readonly masks: readonly number[];
  /** Masks of the micro-operations of form f, as indices: uses[useStart[f] .. useStart[f+1]-1]. */
  private readonly uses: Int32Array;
  private readonly useStart: Int32Array;
  private readonly issue: Int32Array;
  private readonly unions: readonly { readonly ports: number; readonly size: number }[];
  /** Masks within union u, as indices: members[memberStart[u] .. memberStart[u+1]-1]. */
  private readonly members: Int32Array;
  private readonly memberStart: Int32Array;
  private readonly counts: Int32Array;
  /** Instructions of each form, zero between calls; and the forms that occur. */
  private readonly occurrences = new Int32Array(FORMS.length);
  private readonly occurring = new Int32Array(FORMS.length);

  /** `hasLanes`: of programs that have instructions on lanes, too; there are more sets of ports then. */
  constructor(core: Core, hasLanes = false) {
    this.core = core;
    const portsOf = (f: Form): readonly PortUse[] => (hasLanes || !isOfLanes(f) ? f.ports[core] : []);
    this.masks = [...new Set(FORMS.flatMap((f) => portsOf(f).map((u) => u.ports)))];
    const uses = FORMS.map((f) =>
      portsOf(f).flatMap((u) => new Array<number>(u.count).fill(this.masks.indexOf(u.ports))),
    );
    this.uses = Int32Array.from(uses.flat());
    this.useStart = startsOf(uses);
    this.issue = Int32Array.from(FORMS, (_, i) => issueSlots(i, core));
    this.unions = unionsOf(this.masks).map((ports) => ({ ports, size: bitCount(ports) }));
    const members = this.unions.map(({ ports }) => this.masks.flatMap((m, i) => ((m & ~ports) === 0 ? [i] : [])));
    this.members = Int32Array.from(members.flat());
    this.memberStart = startsOf(members);
    this.counts = new Int32Array(this.masks.length);
  }

  of(program: Program): CycleBound {
    const operations = this.count(program);
    let cycles = operations / CORES[this.core].issueWidth;
    let limit: CycleBound['limit'] = 'issue';
    const { unions, counts, members, memberStart } = this;
    for (let u = 0; u < unions.length; u++) {
      let n = 0;
      for (let i = memberStart[u]; i < memberStart[u + 1]; i++) n += counts[members[i]];
      const { size, ports } = unions[u];
      if (n / size > cycles) {
        cycles = n / size;
        limit = ports;
      }
    }
    return { cycles, limit, operations };
  }

  /** Counts the micro-operations of each mask and returns the issue slots. */
  private count(program: Program): number {
    const { counts, uses, useStart, issue, occurrences, occurring } = this;
    const { data } = program;
    let forms = 0;
    let issued = 0;
    for (let at = FORM, end = program.count * STRIDE; at < end; at += STRIDE) {
      if (occurrences[data[at]]++ === 0) occurring[forms++] = data[at];
    }
    counts.fill(0);
    for (let k = 0; k < forms; k++) {
      const form = occurring[k];
      const n = occurrences[form];
      issued += n * issue[form];
      for (let i = useStart[form]; i < useStart[form + 1]; i++) counts[uses[i]] += n;
      occurrences[form] = 0;
    }
    return issued;
  }
}

const isOfLanes = ({ operands }: Form): boolean => operands.some((o) => o.class === 'lanes');

/** Where each of the lists begins when they stand one after the other, and the end. */
function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = start[i] + list.length;
  });
  return start;
}

/** An instruction takes at least one slot; memory accesses are fused with the operation. */
export function issueSlots(form: number, core: Core): number {
  const f = formOf(formId(form));
  const memory = f.memory >= 0 ? 1 : 0;
  const total = f.ports[core].reduce((n, u) => n + u.count, 0);
  return Math.max(1, total - memory);
}

export function unionsOf(masks: readonly number[]): number[] {
  const found = new Set<number>(masks);
  for (const m of masks) for (const u of [...found]) found.add(u | m);
  return [...found].filter((ports) => ports !== 0);
}

export function bitCount(x: number): number {
  let n = 0;
  for (; x !== 0; x &= x - 1) n++;
  return n;
}

/**
 * How long vectorised code takes, estimated from port tables and latencies for machines that cannot run it.
 *
 * Instructions enter in program order, up to the core's width per cycle, while there is room both for operations that
 * have not retired and for those that wait for operands or ports. Each takes the first cycle in which its operands are
 * there and one of its ports is free, and of several the one that was used least. Calls follow each other without a
 * pause and share nothing. Caches always hit; no access crosses a line.
 *
 * What it knows of a core is in src/x86/cores.ts. Of eight functions on a Zen 3 the model says 0.69 to 0.87 of the time
 * that was measured in throughput, and 0.87 to 1.03 in latency.
 */
import { MODES_OF_AIM, type Aim, type TimingMode } from '../../base/aims.ts';
import { type Form, parsePorts, portMasks } from '../x86/form.ts';
import { FORMS } from '../x86/forms.ts';
import { issueSlots, PortBound } from '../x86/portBound.ts';
import { type CoreFacts, type VectorFacts, type Core, CORES, type LaneCore, VECTOR_CORES } from '../../x86/cores.ts';
import { DISP, FORM, MEM, memBase, REG0, STRIDE, type Program } from '../x86/program.ts';
import { RSP } from '../x86/registers.ts';

const LOAD_CYCLES = 7;
/** From a store to a load of the same row, on top of the store. */
const FORWARD_CYCLES = 6;

function latencyOf({ mnemonic, operands }: Form, { vpmadd52, vpmullq, vpmuludq, other }: VectorFacts): number {
  if (mnemonic.startsWith('vpmadd52')) return vpmadd52;
  if (mnemonic === 'vpmullq') return vpmullq;
  if (mnemonic === 'vpmuludq') return vpmuludq;
  return operands.some((o) => o.class === 'lanes') ? other : 1;
}

/** Calls of which the last ones are looked at, when the first have filled the core. */
const CALLS = 10;
const FILLING = 5;
const PORTS = 16;
/** Stack rows that are told apart; code with more keeps the first ones apart. */
const ROWS = 512;
/** Of AVX2; rows of AVX-512 take two. */
const ROW_BYTES = 32;

/** What is known of a form. */
interface Work {
  readonly slots: number;
  readonly operation: readonly number[];
  readonly load: readonly number[];
  readonly store: readonly number[];
  readonly latency: number;
  /** Fields of the program with vector registers that are read, and the one that is written or -1. */
  readonly reads: readonly number[];
  readonly write: number;
  readonly zeroIdiom: boolean;
}

function workOf(form: Form, core: Core, model: VectorFacts): Work {
  const access = form.memory < 0 ? 'none' : form.operands[form.memory].access;
  const ofAccess = (ports: CoreFacts['words']): { load: number[]; store: number[] } => ({
    load: access.includes('r') ? portMasks(parsePorts(ports.load)) : [],
    store: access.includes('w') ? portMasks(parsePorts(ports.store)) : [],
  });
  const ofWord = ofAccess(CORES[core].words);
  const all = portMasks(form.ports[core]);
  const rows = form.operands.flatMap((o, i) => (o.class === 'lanes' ? [{ field: REG0 + i, access: o.access }] : []));
  return {
    slots: issueSlots(form.id, core),
    operation: all.slice(0, all.length - ofWord.load.length - ofWord.store.length),
    ...ofAccess(model.accesses[form.operands.some(({ width }) => width === 512) ? 512 : 256]),
    latency: latencyOf(form, model),
    reads: rows.filter((o) => o.access.includes('r')).map(({ field }) => field),
    write: rows.find((o) => o.access.includes('w'))?.field ?? -1,
    zeroIdiom: form.zeroIdiom,
  };
}

export class LaneTiming {
  private readonly model: VectorFacts;
  private readonly issued: number;
  private readonly work: readonly Work[];
  private readonly bound: PortBound;
  /** By cycle, the ports that are taken, and how many operations leave the queues. */
  private taken = new Int32Array(1 << 14);
  private leaving = new Int32Array(1 << 14);
  private readonly uses = new Int32Array(PORTS);
  private readonly ready = new Int32Array(32);
  private readonly rows = new Int32Array(ROWS);
  private retired = new Int32Array(1 << 13);
  private waiting = 0;
  private now = 0;

  constructor(core: LaneCore) {
    const { column, vectors } = VECTOR_CORES[core];
    this.model = vectors;
    this.issued = CORES[column].issueWidth;
    this.work = FORMS.map((form) => workOf(form, column, vectors));
    this.bound = new PortBound(column, true);
  }

  /** Cycles per call as the aim counts them. */
  cycles(program: Program, aim: Aim): number {
    const times = MODES_OF_AIM[aim].map((mode) => this.inMode(program, mode));
    return times.length === 1 ? times[0] : Math.sqrt(times[0] * times[1]);
  }

  /**
   * Of independent calls from the end of one to that of a later one, but not below the bound that ports set; of one
   * alone, until its last result is there.
   */
  private inMode(program: Program, mode: TimingMode): number {
    if (mode === 'latency') return this.run(program, 1)[0];
    const ends = this.run(program, CALLS);
    return Math.max((ends[CALLS - 1] - ends[FILLING - 1]) / (CALLS - FILLING), this.bound.of(program).cycles);
  }

  /** When the last result of each call is there. */
  private run(program: Program, calls: number): number[] {
    this.clear(program.count * calls);
    const ends: number[] = [];
    let issued = 0;
    let end = 0;
    for (let call = 0; call < calls; call++) {
      this.ready.fill(0);
      this.rows.fill(0);
      for (let k = 0; k < program.count; k++) {
        const at = k * STRIDE;
        const work = this.work[program.data[at + FORM]];
        const i = call * program.count + k;
        const enters = this.enter(i, Math.floor(issued / this.issued));
        issued = Math.max(issued, enters * this.issued) + work.slots;
        const done = this.execute(program.data, at, work, enters);
        end = Math.max(end, done);
        this.retired[i] = end;
      }
      ends.push(end);
    }
    return ends;
  }

  private clear(operations: number): void {
    if (this.retired.length < operations) this.retired = new Int32Array(2 * operations);
    this.taken.fill(0);
    this.leaving.fill(0);
    this.uses.fill(0);
    this.waiting = 0;
    this.now = 0;
  }

  /** The first cycle, not before `from`, in which there is room for operation i. */
  private enter(i: number, from: number): number {
    const { retiring, waiting } = this.model;
    const enters = i < retiring ? from : Math.max(from, this.retired[i - retiring]);
    while (this.now < enters) this.waiting -= this.leaving[this.now++];
    while (this.waiting >= waiting) this.waiting -= this.leaving[this.now++];
    return this.now;
  }

  /** When the result is there. */
  private execute(data: Int32Array, at: number, work: Work, enters: number): number {
    const isOfStack = data[at + MEM] !== 0 && memBase(data[at + MEM]) === RSP;
    const row = isOfStack ? Math.abs(Math.trunc(data[at + DISP] / ROW_BYTES)) % ROWS : -1;
    let start = enters;
    for (const ports of work.load)
      start = Math.max(start, this.take(ports, enters) + LOAD_CYCLES, row >= 0 ? this.rows[row] : 0);
    const isZero = work.zeroIdiom && data[at + REG0 + 1] === data[at + REG0 + 2];
    if (!isZero) for (const field of work.reads) start = Math.max(start, this.ready[data[at + field]]);
    let begun = start;
    let done = start;
    for (const ports of isZero ? [] : work.operation) {
      begun = this.take(ports, start);
      done = Math.max(done, begun + work.latency);
    }
    for (const ports of work.store) begun = this.take(ports, start);
    if (work.store.length > 0) {
      done = begun + 1;
      if (row >= 0) this.rows[row] = begun + FORWARD_CYCLES;
    }
    if (work.write >= 0) this.ready[data[at + work.write]] = done;
    this.wait(begun);
    return done;
  }

  private wait(until: number): void {
    if (until < this.now) return;
    this.waiting++;
    this.leaving[until]++;
  }

  /** The first cycle, not before `from`, in which one of the ports is free, which is then taken. */
  private take(ports: number, from: number): number {
    let cycle = from;
    if (cycle + 4096 > this.taken.length) this.grow();
    while ((ports & ~this.taken[cycle]) === 0) cycle++;
    let least = -1;
    for (let port = 0; port < PORTS; port++)
      if (((ports & ~this.taken[cycle]) >> port) & 1 && (least < 0 || this.uses[port] < this.uses[least])) least = port;
    this.taken[cycle] |= 1 << least;
    this.uses[least]++;
    return cycle;
  }

  private grow(): void {
    const [taken, leaving] = [this.taken, this.leaving];
    this.taken = new Int32Array(2 * taken.length);
    this.leaving = new Int32Array(2 * leaving.length);
    this.taken.set(taken);
    this.leaving.set(leaving);
  }
}

/**
 * When the instructions of a program would run on a core that has the port table and the latencies given here: a
 * picture of what waits for what, not a prediction of what is measured.
 *
 * It is a list schedule in program order. Each cycle brings in as many fused micro-operations as the core issues
 * (`portBound.ts`); the window is as large as the program. A micro-operation takes the first cycle, from when its
 * inputs are there, in which one of its ports is free, and of several free ports the one that was used least. CF and
 * OF are separate, moves between registers and zeroing cost no port and no time, the stack pointer is always ready,
 * and memory holds up a load only if the same address was written before. Caches always hit, decoding never holds up
 * anything.
 */
import { formId } from '../../../src/base/ids.ts';
import { CF, OF } from '../../../src/codegen/x86/flags.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import { formOf } from '../../../src/codegen/x86/forms.ts';
import { HIGH_WORD_DELAY, latencyOf } from './latency.ts';
import { type MicroOperations, microOperationsOf } from './microOperations.ts';
import { issueSlots } from '../../../src/codegen/x86/portBound.ts';
import { type Core, CORES } from '../../../src/x86/cores.ts';
import { PortCalendar } from './portCalendar.ts';
import { FORM, type Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { RDX, RSP } from '../../../src/codegen/x86/registers.ts';
import { AddressKeys } from './addressKeys.ts';

/** One instruction of the schedule; all times in cycles from the first issue. */
interface TimedInstruction {
  readonly issue: number;
  /** When it reads its memory operand; null if it reads none. */
  readonly load: number | null;
  /** First cycle in which its operation or store runs; where it has none, when its inputs are there. */
  readonly start: number;
  /** When its last result is there. */
  readonly end: number;
  /** Ports that its operations take, loads and stores left out. */
  readonly ports: readonly number[];
  /** The instruction whose carry flag it reads, or -1; the same for the overflow flag. */
  readonly carryFrom: number;
  readonly overflowFrom: number;
}

interface Timeline {
  /** Until the last result is there. */
  readonly cycles: number;
  readonly instructions: readonly TimedInstruction[];
}

/** When a value is there, and which instruction made it (-1: it was there before). */
interface Ready {
  readonly at: number;
  readonly by: number;
}

const BEFORE: Ready = { at: 0, by: -1 };
/** Vector registers stand behind the general ones. */
const VECTOR = 16;
const FLAGS = [0, 1, 2, 3, 4, 5].map((bit) => 1 << bit);

/** The schedule of a straight-line program on an empty core. */
export function timelineOf(program: Program, core: Core): Timeline {
  const schedule = new Schedule(core);
  const instructions = Array.from({ length: program.count }, (_, i) => schedule.add(program, i));
  return { cycles: Math.max(0, ...instructions.map(({ end }) => end)), instructions };
}

class Schedule {
  private readonly core: Core;
  private readonly calendar = new PortCalendar();
  private readonly registers: Ready[] = new Array<Ready>(2 * VECTOR).fill(BEFORE);
  private readonly flags = new Map<number, Ready>();
  private readonly memory = new Map<string, Ready>();
  private readonly addresses = new AddressKeys();
  private issued = 0;

  constructor(core: Core) {
    this.core = core;
  }

  add(program: Program, i: number): TimedInstruction {
    const { core } = this;
    const { data } = program;
    const at = i * STRIDE;
    const form = formOf(formId(data[at + FORM]));
    const issue = Math.floor(this.issued / CORES[core].issueWidth);
    this.issued += issueSlots(form.id, core);
    const work = microOperationsOf(form, core);
    const address = this.addresses.next(form, data, at);
    const loaded = this.load(work, issue, address === null ? BEFORE : this.addressReady(data, at), address);
    const isZero = form.zeroIdiom && data[at + REG0] === data[at + REG0 + 1];
    const ready = isZero ? issue : Math.max(issue, loaded?.end ?? 0, ...this.inputs(form, data, at));
    const done = this.operate(form, work, ready, isZero);
    const stored = this.store(work, done.end, address, i);
    const timed = {
      issue,
      load: loaded?.start ?? null,
      start: work.operation.length > 0 ? done.start : (stored?.start ?? ready),
      end: Math.max(done.end + (isWideProduct(form) ? HIGH_WORD_DELAY : 0), stored?.end ?? 0),
      ports: done.ports,
      carryFrom: this.flagFrom(form, CF),
      overflowFrom: this.flagFrom(form, OF),
    };
    this.write(form, data, at, done.end, i);
    return timed;
  }

  private addressReady(data: Int32Array, at: number): Ready {
    const registers = AddressKeys.registersOf(data, at).filter((r) => r !== RSP);
    return registers.map((r) => this.registers[r]).reduce((a, b) => (b.at > a.at ? b : a), BEFORE);
  }

  private load({ load }: MicroOperations, issue: number, address: Ready, key: string | null): Span | null {
    if (load.length === 0) return null;
    const start = Math.max(...load.map((ports) => this.calendar.take(ports, Math.max(issue, address.at)).cycle));
    const forwarded = key === null ? 0 : (this.memory.get(key)?.at ?? 0);
    return { start, end: Math.max(start + CORES[this.core].loadLatency, forwarded) };
  }

  /** When each register and flag is there that the operation reads. */
  private inputs(form: Form, data: Int32Array, at: number): number[] {
    const registers = form.operands.flatMap((operand, n) => {
      if (!operand.access.includes('r') || (operand.class !== 'gpr' && operand.class !== 'xmm')) return [];
      return [data[at + REG0 + n] + (operand.class === 'xmm' ? VECTOR : 0)];
    });
    const address = form.mnemonic === 'lea' ? AddressKeys.registersOf(data, at) : [];
    const implicit = bits(form.implicitReads);
    const read = [...registers, ...address, ...implicit].filter((r) => r !== RSP).map((r) => this.registers[r].at);
    return [...read, ...FLAGS.filter((f) => form.flags.read & f).map((f) => this.flags.get(f)?.at ?? 0)];
  }

  private operate(form: Form, { operation }: MicroOperations, ready: number, isZero: boolean): Operated {
    if (isZero || operation.length === 0) return { start: ready, end: ready, ports: [] };
    const taken = operation.map((ports) => this.calendar.take(ports, ready));
    const cycles = taken.map(({ cycle }) => cycle);
    return {
      start: Math.min(...cycles),
      end: Math.max(...cycles) + latencyOf(form.mnemonic),
      ports: taken.map(({ port }) => port),
    };
  }

  private store({ store }: MicroOperations, ready: number, key: string | null, i: number): Span | null {
    if (store.length === 0) return null;
    const start = Math.max(...store.map((ports) => this.calendar.take(ports, ready).cycle));
    if (key !== null) this.memory.set(key, { at: ready + CORES[this.core].forwardLatency, by: i });
    return { start, end: start + 1 };
  }

  private flagFrom({ flags }: Form, flag: number): number {
    return flags.read & flag ? (this.flags.get(flag)?.by ?? -1) : -1;
  }

  private write(form: Form, data: Int32Array, at: number, end: number, by: number): void {
    form.operands.forEach((operand, n) => {
      if (!operand.access.includes('w') || (operand.class !== 'gpr' && operand.class !== 'xmm')) return;
      const isHigh = form.mnemonic === 'mulx' && n === 0;
      const register = data[at + REG0 + n] + (operand.class === 'xmm' ? VECTOR : 0);
      this.registers[register] = { at: end + (isHigh ? HIGH_WORD_DELAY : 0), by };
    });
    for (const r of bits(form.implicitWrites)) this.registers[r] = { at: end + (r === RDX ? HIGH_WORD_DELAY : 0), by };
    const { written, undefined: lost } = form.flags;
    for (const flag of FLAGS) if ((written | lost) & flag) this.flags.set(flag, { at: end, by });
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Operated extends Span {
  readonly ports: readonly number[];
}

/** Whether it makes two words, of which the upper comes later. */
const isWideProduct = ({ mnemonic, implicitWrites }: Form): boolean =>
  mnemonic === 'mulx' || (implicitWrites & (1 << RDX)) !== 0;

const bits = (mask: number): number[] => Array.from({ length: VECTOR }, (_, n) => n).filter((n) => (mask >> n) & 1);

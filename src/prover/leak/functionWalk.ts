/** Walks all paths of one function from its entry to its returns. */
import { Failure } from '../../base/errors.ts';
import { bytesOf, isPointer, RETURN, valueOf } from './byte.ts';
import { CALLER } from './entry.ts';
import { pop, push, leaveFrames } from './memory.ts';
import { decides, LEAK, type State, type Step } from './state.ts';
import { flagsRead, transfer } from './transfer.ts';
import type { CodeImage, DecodedCode, MachineInstruction } from '../../base/machineCode.ts';
import { acceptedForm } from '../instructions/accept.ts';
import type { InstructionForm } from '../../x86/form.ts';
import type { ImageView } from '../instructions/imageView.ts';
import { reachOf } from '../instructions/operands.ts';

/** Whoever is told of what is found, and of the work. */
interface Listener {
  leak(address: number, what: string): void;
  refuse(address: number, what: string): void;
  count(steps: number): void;
}

const MAX_CALL_DEPTH = 16;
/** What a call is counted as beside its instructions: what is known at its places is kept. */
const STEPS_OF_CALL = 100;

/** One function from its entry to its returns, with all paths through it. */
export class FunctionWalk {
  private readonly code: InstructionReader;
  private readonly listener: Listener;
  private readonly entry: number;
  /** Where it must return to, and whose call is open. */
  private readonly returnTo: number;
  private readonly callers: readonly number[];
  private readonly before = new Map<number, State>();
  /** Blocks before which something new is known. */
  private readonly work = new Set<number>();
  /** Which blocks lead to which, and those that leave the function or stop. */
  private readonly edges = new Map<number, Set<number>>();
  private readonly ends = new Set<number>();
  private exit: State | null = null;
  /** What is called, by where it returns to: what is known of it stays known when it is called again with more. */
  private readonly callees = new Map<number, FunctionWalk>();

  constructor(
    code: InstructionReader,
    listener: Listener,
    entry: number,
    returnTo = CALLER,
    callers: readonly number[] = [],
  ) {
    this.code = code;
    this.listener = listener;
    this.entry = entry;
    this.returnTo = returnTo;
    this.callers = callers;
  }

  /**
   * The state behind the returns; null if there are none. May be called again, with what another round of the caller
   * knows.
   */
  enter(start: State): State | null {
    if (this.before.size === 0) this.listener.count(STEPS_OF_CALL);
    this.flow(this.entry, this.entry, start);
    while (this.work.size > 0) this.block(this.nextBlock());
    for (const at of this.endless())
      this.listener.refuse(at, 'the code never ends: no path leads from here to a return');
    return this.exit;
  }

  /**
   * The first in the order of addresses, because code mostly goes on: so that paths meet before they are followed
   * together.
   */
  private nextBlock(): number {
    const first = [...this.work].reduce((a, b) => Math.min(a, b));
    this.work.delete(first);
    return first;
  }

  /** From where something may jump to, to the next such place. */
  private block(start: number): void {
    const known = this.before.get(start);
    if (known === undefined) return;
    const state = known.copy();
    for (let at: number | null = start; at !== null; ) {
      const here: number = at;
      this.listener.count(1);
      at = this.guarded(start, here, () => this.instruction(start, here, state));
    }
  }

  /** What is refused ends the path. */
  private guarded(start: number, at: number, body: () => number | null): number | null {
    try {
      return body();
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      this.listener.refuse(at, error.message);
      this.ends.add(start);
      return null;
    }
  }

  /** Where the block goes on; null if it ends. */
  private instruction(start: number, at: number, state: State): number | null {
    const accepted = this.code.at(at);
    const { next, form, target } = accepted;
    const step = this.step(accepted, state);
    switch (form.flow) {
      case 'next':
        transfer(step);
        leaveFrames(state);
        return this.code.isTarget(next) ? this.flow(start, next, state) : next;
      case 'jump':
        return this.flow(start, target, state);
      case 'branch':
        return this.branch(start, step, accepted);
      case 'call':
        return this.call(start, step, accepted);
      case 'return':
        return this.return(start, step);
      case 'stop':
        this.ends.add(start);
        return null;
    }
  }

  private step({ instruction, form }: AcceptedInstruction, state: State): Step {
    const { address } = instruction;
    const { listener } = this;
    return {
      instruction,
      form,
      state,
      image: this.code.image,
      leak: (what) => {
        listener.leak(address, what);
      },
      refuse: (what) => {
        listener.refuse(address, what);
      },
    };
  }

  private branch(start: number, step: Step, { next, target }: AcceptedInstruction): null {
    decides(step, step.state.secrecy(flagsRead(step)), LEAK.jump);
    this.flow(start, next, step.state);
    return this.flow(start, target, step.state);
  }

  private call(start: number, step: Step, accepted: AcceptedInstruction): null {
    const { next, target } = accepted;
    const open = [...this.callers, this.entry];
    if (open.includes(target)) throw new Failure('unsupported', 'recursion: a function is called while it is called');
    if (open.length > MAX_CALL_DEPTH) throw new Failure('unsupported', 'calls nest too deeply');
    push(step, bytesOf({ region: RETURN, offset: next }, 8));
    const callee = this.callees.get(next) ?? new FunctionWalk(this.code, this.listener, target, next, open);
    this.callees.set(next, callee);
    const after = callee.enter(step.state);
    if (after === null) {
      this.ends.add(start);
      return null;
    }
    this.code.requireReturn(accepted);
    return this.flow(start, next, after);
  }

  private return(start: number, step: Step): null {
    const bytes = pop(step);
    const to = valueOf(bytes);
    this.ends.add(start);
    leaveFrames(step.state);
    if (bytes.includes('secret')) step.leak(LEAK.jump);
    else if (!isPointer(to) || to.region !== RETURN || to.offset !== this.returnTo)
      throw new Failure('unsupported', 'it does not return to where its call was');
    else if (this.exit === null) this.exit = step.state.copy();
    else joined(this.exit, step.state);
    return null;
  }

  private flow(from: number, to: number, state: State): null {
    const known = this.before.get(to);
    const edges = this.edges.get(from);
    if (edges === undefined) this.edges.set(from, new Set([to]));
    else edges.add(to);
    if (known === undefined) this.before.set(to, state.copy());
    else if (!joined(known, state)) return null;
    this.work.add(to);
    return null;
  }

  /** Blocks from which no path leads out of the function. */
  private endless(): number[] {
    const good = new Set(this.ends);
    for (let size = -1; size !== good.size; ) {
      size = good.size;
      for (const [from, to] of this.edges) if ([...to].some((at) => good.has(at))) good.add(from);
    }
    return [...this.before.keys()].filter((at) => !good.has(at));
  }
}

function joined(known: State, other: State): boolean {
  const changed = known.join(other);
  if (changed === null) throw new Failure('unsupported', 'paths with different stacks meet');
  return changed;
}

/** An instruction that has a row. */
interface AcceptedInstruction {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  /** Address of the one behind it. */
  readonly next: number;
  /** Where a jump or call leads; -1 for others. */
  readonly target: number;
}

/** Instructions by address, each checked once. */
export class InstructionReader {
  private readonly code: DecodedCode;
  private readonly view: ImageView;
  private readonly known = new Map<number, AcceptedInstruction>();
  private readonly targets: ReadonlySet<number>;

  constructor(code: DecodedCode, view: ImageView) {
    this.code = code;
    this.view = view;
    this.targets = new Set(
      [...code.values()].flatMap((i) =>
        i === null ? [] : i.operands.flatMap((operand) => (operand.kind === 'target' ? [operand.address] : [])),
      ),
    );
  }

  get image(): CodeImage {
    return this.view.image;
  }

  /** Whether a jump, branch or call leads here. */
  isTarget(address: number): boolean {
    return this.targets.has(address);
  }

  /** Throws `unsupported`, without a place, for what has no row and for code that is not certain. */
  at(address: number): AcceptedInstruction {
    const known = this.known.get(address) ?? this.checked(address);
    this.known.set(address, known);
    return known;
  }

  /** Demands that a call returns to the same place in every program. Throws `unsupported`. */
  requireReturn({ instruction: { address }, next }: AcceptedInstruction): void {
    this.view.requireNext(address, next);
  }

  private checked(address: number): AcceptedInstruction {
    const instruction = this.code.get(address) ?? null;
    if (instruction === null) throw new Failure('unsupported', 'the code goes on where no instruction is');
    this.view.requireCode(address, instruction.bytes.length);
    const form = acceptedForm(instruction);
    const { length } = instruction.bytes;
    const next = address + length;
    this.view.requireReach(address, length, reachOf(instruction, form));
    if (form.flow === 'next' || form.flow === 'branch') this.view.requireNext(address, next);
    return { instruction, form, next, target: this.targetOf(instruction, form) };
  }

  private targetOf({ operands: [operand] }: MachineInstruction, { flow }: InstructionForm): number {
    if (flow !== 'jump' && flow !== 'branch' && flow !== 'call') return -1;
    if (operand?.kind !== 'target') throw new Failure('unsupported', 'a jump or call through a register or memory');
    this.view.requireCertain(operand.address);
    return operand.address;
  }
}

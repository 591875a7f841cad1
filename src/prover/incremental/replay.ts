/**
 * Runs code on numbered values, looking up what each instruction does. What an instruction does to given values is
 * found out once (laboratory.ts), in an algebra that is kept, and looked up afterwards. Sound because the semantics of
 * an instruction are a function of the places they read, and because everything the algebra knows holds for all inputs.
 */
import { TupleTable } from '../../base/tupleTable.ts';
import type { Poly } from '../algebra/poly.ts';
import type { FlagValue } from '../machine/machine.ts';
import type { Words } from '../algebra/words.ts';
import type { Call } from '../machine/call.ts';
import { PRESERVED_REGISTERS } from '../machine/convention.ts';
import { RSP } from '../listing/registers.ts';
import { Adder } from './addition.ts';
import { Laboratory } from './laboratory.ts';
import { NotReplayable, FLAGS, MEMORY_WORD, PLACES } from './places.ts';
import { type BitMove, ReplayMemory, type MemoryState } from './replayMemory.ts';
import type { Address, Plan } from './plan.ts';
import { Values } from './values.ts';

/** The places that a shape was ever seen to read; the number changes with them. */
interface Known {
  readonly number: number;
  readonly reads: readonly number[];
}

/** Runs of one code in a row; each but the last finds that some unknown is 0. */
const MAX_RUNS = 8;
/** Instructions between checkpoints. */
const STRETCH = 8;

export class Replay {
  readonly values: Values;
  readonly memory: ReplayMemory;
  /** How many instructions had to be found out. */
  learnt = 0;
  private readonly isQuick: boolean;
  private readonly words: Words;
  private readonly call: Call;
  private readonly laboratory: Laboratory;
  /** For flags that are read while the other one executes. */
  private readonly flagLaboratory: Laboratory;
  private readonly adder: Adder;
  /**
   * What was executed, and what was added up; the second is found out anew when an unknown was found to be something
   * else.
   */
  private readonly table = new TupleTable();
  private sums = new TupleTable();
  private replaced = 0;
  private readonly known: (Known | undefined)[] = [];
  private shapes = 0;
  private readonly entry: Int32Array;
  private readonly state = new Int32Array(PLACES);
  private readonly key = new Int32Array(PLACES + 1);
  /** What was run last, and the machine after every `STRETCH` of its instructions, as far as it got. */
  private last: { readonly plans: readonly Plan[]; readonly constants: Constants } | null = null;
  private readonly checkpoints: { readonly state: Int32Array; readonly memory: MemoryState }[] = [];

  /**
   * `call` is the machine on entry; it is not executed. With `isQuick`, additions are followed by what they add up
   * (adder.ts).
   */
  constructor(words: Words, call: Call, isQuick: boolean) {
    this.isQuick = isQuick;
    this.words = words;
    this.call = call;
    this.values = new Values(words);
    this.adder = new Adder(this.values.forms);
    this.memory = new ReplayMemory(call.machine.memory, this.values);
    this.laboratory = new Laboratory(words);
    this.flagLaboratory = new Laboratory(words);
    const { registers, vectors } = call.machine;
    this.entry = Int32Array.from(
      [...registers, words.constant(0n), ...vectors.flat()].map((p) => this.values.idOf(p)).concat(0, 0, 0, 0),
    );
  }

  /** A measure of the memory taken. */
  get size(): number {
    return this.table.size + this.sums.size + this.values.size;
  }

  /**
   * The numbers of what is stored to the results, given the constants by label. Throws `NotReplayable`, and what the
   * machine throws.
   */
  run(plans: readonly Plan[], constants: Constants): (readonly number[])[] {
    const { forms } = this.values;
    let results = this.runOnce(plans, constants);
    for (let i = 0; i < MAX_RUNS && forms.replaced > this.replaced; i++) {
      this.sums = new TupleTable();
      this.replaced = forms.replaced;
      this.checkpoints.length = 0;
      results = this.runOnce(plans, constants);
    }
    return results;
  }

  private runOnce(plans: readonly Plan[], constants: Constants): (readonly number[])[] {
    for (let i = this.resume(plans, constants); i < plans.length; i++) {
      if (i % STRETCH === 0)
        this.checkpoints[i / STRETCH] ??= { state: this.state.slice(), memory: this.memory.save() };
      this.step(plans[i], constants);
    }
    if (PRESERVED_REGISTERS.some((r) => this.state[r] !== this.entry[r]))
      throw new NotReplayable('a register is not restored');
    return this.call.results.map((array) => this.memory.results(array));
  }

  /**
   * Goes back to the last checkpoint before which the code is the same as that of the last run; how many instructions
   * that leaves out.
   */
  private resume(plans: readonly Plan[], constants: Constants): number {
    const { last } = this;
    const end = last?.constants === constants ? Math.min(plans.length, last.plans.length) : 0;
    let same = 0;
    while (same < end && plans[same] === last?.plans[same]) same++;
    this.last = { plans, constants };
    this.checkpoints.length = Math.min(this.checkpoints.length, Math.floor(same / STRETCH) + 1);
    const checkpoint = this.checkpoints.at(-1);
    if (checkpoint === undefined) this.begin();
    else {
      this.state.set(checkpoint.state);
      this.memory.restore(checkpoint.memory);
    }
    return STRETCH * Math.max(0, this.checkpoints.length - 1);
  }

  /** As on entry. */
  private begin(): void {
    this.state.set(this.entry);
    this.memory.reset();
  }

  private step(plan: Plan, constants: Constants): void {
    const { state } = this;
    const table = plan.addition === null ? this.table : this.sums;
    const { actual, memory, memoryName } = plan;
    const base = memory === null || memory.base < 0 ? -1 : state[memory.base];
    if (plan.copy !== null) return this.copy(plan.copy, memory, base, constants);
    if (plan.bit !== null && this.isMoved(plan.bit)) return;
    const known = this.known[plan.shape];
    if (memory !== null && known?.reads.includes(memoryName) === true)
      state[MEMORY_WORD] = this.load(memory, base, constants);
    const found = known === undefined ? -1 : table.find(this.key, this.fillKey(known, actual));
    const at = found < 0 ? (this.added(plan, base, constants) ?? this.learn(plan, base, constants, table)) : found;
    const { data } = table;
    const end = at + data[at];
    for (let i = at + 1; i < end; i += 2) {
      const place = actual[data[i]];
      state[place] = data[i + 1];
      if (place === RSP) this.memory.moveStack(state[RSP]);
      else if (place === MEMORY_WORD && memory !== null) this.store(memory, base);
    }
  }

  private copy(
    { from, to }: NonNullable<Plan['copy']>,
    memory: Address | null,
    base: number,
    constants: Constants,
  ): void {
    const { state } = this;
    if (from === MEMORY_WORD && memory !== null) state[MEMORY_WORD] = this.load(memory, base, constants);
    state[to] = state[from];
    if (to === MEMORY_WORD && memory !== null) this.store(memory, base);
    if (to === RSP) this.memory.moveStack(state[RSP]);
  }

  /** Moves a flag to a low byte, or a low byte that was a flag to a word; whether it could. */
  private isMoved({ kind, from, to }: BitMove): boolean {
    const { state, values } = this;
    const id =
      kind === 'flag to low byte' ? values.withLowByte(state[to], this.flagAt(from)) : values.lowByteOf(state[from]);
    if (id === undefined) return false;
    state[to] = id;
    return true;
  }

  /** The shape's number and what the places that it reads hold; returns the length. */
  private fillKey({ number, reads }: Known, actual: Int32Array): number {
    const { key, state } = this;
    key[0] = number;
    for (let i = 0; i < reads.length; i++) {
      const place = actual[reads[i]];
      key[i + 1] = place >= FLAGS ? this.flagAt(place) : state[place];
    }
    return reads.length + 1;
  }

  private flagAt(place: number): number {
    const id = this.values.idOfFlag(this.state[place], place);
    if (id < 0) throw new NotReplayable('a flag is read while undefined');
    return id;
  }

  private load({ symbol, offset }: Address, base: number, constants: Constants): number {
    if (symbol === null) return this.memory.load(base, offset);
    const word = offset % 8 === 0 ? constants.get(symbol)?.[offset / 8] : undefined;
    if (word === undefined) throw new NotReplayable('no constant of the file');
    return this.values.idOf(this.words.constant(word));
  }

  private store({ symbol, offset }: Address, base: number): void {
    if (symbol !== null) throw new NotReplayable('a store to a constant');
    this.memory.store(base, offset, this.state[MEMORY_WORD]);
  }

  /** What an addition does, found out without the algebra; null if it is none, or that cannot be. */
  private added(plan: Plan, base: number, constants: Constants): number | null {
    const { addition, actual, memory } = plan;
    const { adder, values, state } = this;
    if (addition === null || !this.isQuick) return null;
    const { sign, left, right, carryIn, carryOut, others, target } = addition;
    if (memory !== null) state[MEMORY_WORD] = this.load(memory, base, constants);
    const inputs = [left, right].map((term) =>
      term.place < 0 ? values.forms.linear.constant(term.value) : values.formOf(state[actual[term.place]]),
    );
    if (!adder.add(sign, inputs[0], inputs[1], carryIn < 0 ? values.forms.zero : values.formOf(this.flagAt(carryIn))))
      return null;
    const list = [target, values.idOfWord(adder.result)];
    if (carryOut >= 0) list.push(carryOut, values.flagOfId(values.idOfWord(adder.carry)));
    const reads = [left.place, right.place, carryIn].filter((place, i, all) => place >= 0 && all.indexOf(place) === i);
    if (others.length > 0) list.push(...this.otherFlags(plan, reads, others));
    return this.sums.add(this.key, this.fillKey(this.widened(plan.shape, reads), actual), list);
  }

  /** Flags that hardly anyone reads: the instruction is executed when one is. */
  private otherFlags({ instruction, actual }: Plan, reads: readonly number[], others: readonly number[]): number[] {
    const { values, state } = this;
    const held = reads.map((name) => (name >= FLAGS ? this.flagAt(name) : state[actual[name]]));
    const contents = (name: number): Poly => values.polyOf(held[reads.indexOf(name)] ?? fail());
    const valueOf = (flag: FlagValue | undefined): Poly => (typeof flag === 'function' ? flag() : fail());
    const flags = values.flagsOf((name) => valueOf(this.flagLaboratory.run(instruction, contents).flags.get(name)));
    return others.flatMap((name) => [name, flags]);
  }

  /** Executes the instruction itself and remembers what it did; returns where in the table that stands. */
  private learn(
    { shape, instruction, actual, memory, isZeroing }: Plan,
    base: number,
    constants: Constants,
    table: TupleTable,
  ): number {
    const { state, values } = this;
    this.learnt++;
    const { reads, words, flags } = this.laboratory.run(instruction, (name) => {
      const place = actual[name];
      if (isZeroing) return this.words.constant(0n);
      if (place < 0) throw new NotReplayable('a register that the instruction does not name');
      if (place === MEMORY_WORD && memory !== null) state[MEMORY_WORD] = this.load(memory, base, constants);
      return values.polyOf(place >= FLAGS ? this.flagAt(place) : state[place]);
    });
    const list = [
      ...[...words].map(([name, p]) => [name, values.idOf(p)]),
      ...[...flags].map(([name, flag]) => [name, values.flagOf(flag)]),
    ].flat();
    if (this.isQuick && words.size === 2) this.pair(words);
    if (list.some((name, i) => i % 2 === 0 && actual[name] < 0))
      throw new NotReplayable('a register that the instruction does not name');
    return table.add(this.key, this.fillKey(this.widened(shape, isZeroing ? [] : reads), actual), list);
  }

  private pair(words: ReadonlyMap<number, Poly>): void {
    const [a, b] = [...words.values()].map((p) => this.values.idOf(p));
    this.values.pair(a, b);
  }

  /**
   * A shape that reads more than was seen before gets a new number: what was found out with fewer places no longer
   * counts.
   */
  private widened(shape: number, reads: readonly number[]): Known {
    const known = this.known[shape];
    if (known !== undefined && reads.every((name) => known.reads.includes(name))) return known;
    return (this.known[shape] = { number: this.shapes++, reads: [...new Set([...(known?.reads ?? []), ...reads])] });
  }
}

const fail = (): never => {
  throw new NotReplayable('a register or flag that the instruction does not name');
};

type Constants = ReadonlyMap<string, readonly bigint[]>;

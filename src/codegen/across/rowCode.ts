/**
 * Registers and instructions for the ordered operations of a row program, as text for the GNU assembler. The state is
 * in the first registers before and after; constants, and rows that do not change, are read from memory or kept for a
 * while. There are 32 registers: of a step that is repeated an order that needs more is refused, for what is stored
 * would be waited for; longer functions have room for rows on the stack.
 */
import { invariant } from '../../base/errors.ts';
import { moveKind } from '../../ir/across/moves.ts';
import { EVERY, has, type Mask, type Order, type RowId, type RowOp, RowOverflow, WORDS } from '../../ir/across/rows.ts';
import { type Halves, inEachHalf, maskLines, rowMemory, rowRegister } from './rowFunction.ts';

const REGISTERS = 32;
/** What is read within so many operations is not worth being read from memory. */
const SOON = 12;
const NEVER = Number.POSITIVE_INFINITY;

/** The register that points to rows that do not change; the label of constants. */
interface Places {
  readonly fixed: string;
  readonly constants: string;
  /** Registers that point to the state and to where the new one goes; without them, both are in registers. */
  readonly memory?: { readonly state: string; readonly results: string };
  /** Of one computation, if it is not said. */
  readonly halves?: Halves;
}

export interface RowText {
  readonly lines: readonly string[];
  /** Words of constant rows, in the order in which they stand in memory. */
  readonly constants: readonly (readonly bigint[])[];
  /** Masks by the numbers of their registers, and those that depend on the bit of the step. */
  readonly masks: ReadonlyMap<number, Mask>;
  readonly choices: ReadonlyMap<number, { readonly secret: Mask; readonly always: Mask }>;
  /** Rows of four words that it needs on the stack, from rsp on. */
  readonly slots: number;
}

export class RowCode {
  readonly #ops: readonly RowOp[];
  readonly #order: readonly RowId[];
  readonly #places: Places;
  readonly #halves: Halves;
  readonly #uses = new Map<RowId, number[]>();
  readonly #where = new Map<RowId, number>();
  readonly #free = new Set(Array.from({ length: REGISTERS }, (_, r) => r));
  readonly #constants: RowId[] = [];
  readonly #masks = new Map<string, number>();
  /** What each slot of the stack holds; null where it may be used. */
  readonly #slots: (RowId | null)[] = [];
  readonly #lines: string[] = [];
  /** Position of the operation under way, and what it may not lose. */
  #now = 0;
  #kept = new Set<RowId>();

  constructor(ops: readonly RowOp[], order: readonly RowId[], places: Places) {
    this.#ops = ops;
    this.#order = order;
    this.#places = places;
    this.#halves = places.halves ?? 1;
  }

  #register = (r: number | undefined): string => rowRegister(r ?? -1, this.#halves);
  #row = (place: string, row: number): string => rowMemory(place, row, this.#halves);

  text(): RowText {
    this.#order.forEach((id, i) => {
      for (const a of this.#ops[id].ins) this.#uses.set(a, [...(this.#uses.get(a) ?? []), i]);
    });
    const { memory } = this.#places;
    this.#ops.forEach((op, id) => {
      if (op.kind === 'input' && op.of === 'state' && memory === undefined) this.#hold(id, op.row);
    });
    const results: [number, RowId][] = [];
    this.#order.forEach((id, i) => {
      this.#now = i;
      const op = this.#ops[id];
      this.#kept = new Set(op.ins);
      if (op.kind === 'output' && memory !== undefined) {
        const from = this.#bring(op.ins[0]);
        this.#lines.push(`vmovdqu64 ${this.#row(memory.results, op.row)}, ${this.#register(from)}`);
        this.#release(op.ins);
      } else if (op.kind === 'output') {
        this.#bring(op.ins[0]);
        this.#uses.set(op.ins[0], [...(this.#uses.get(op.ins[0]) ?? []), this.#order.length]);
        results.push([op.row, op.ins[0]]);
      } else this.#operation(id, op);
    });
    this.#settle(results);
    const constants = this.#constants.map((id) => {
      const op = this.#ops[id];
      return op.kind === 'constant' ? Array.from({ length: this.#halves }, () => op.words).flat() : [];
    });
    const before = this.#places.memory === undefined ? [...this.#masks] : [];
    const own = before.map(([key, register]) => [register, this.#bitsOf(key)] as const);
    return {
      lines: this.#lines,
      slots: this.#slots.length * this.#halves,
      constants,
      masks: new Map(own.flatMap(([register, [mask, always]]) => (always === undefined ? [[register, mask]] : []))),
      choices: new Map(
        own.flatMap(([register, [secret, always]]) => (always === undefined ? [] : [[register, { secret, always }]])),
      ),
    };
  }

  #operation(id: RowId, op: RowOp): void {
    switch (op.kind) {
      case 'low':
      case 'high':
        return this.#into(
          id,
          op.ins[0],
          op.kind === 'low' ? 'vpmadd52luq' : 'vpmadd52huq',
          [op.ins[1], op.ins[2]],
          EVERY,
        );
      case 'add':
      case 'sub': {
        const [a, b, base] = op.ins;
        const name = op.kind === 'add' ? 'vpaddq' : 'vpsubq';
        return base === undefined ? this.#binary(id, name, a, b) : this.#into(id, base, name, [a, b], op.mask);
      }
      case 'multiple':
        return this.#binary(id, 'vpmullq', op.ins[0], op.ins[1]);
      case 'and':
        return this.#binary(id, 'vpandq', op.ins[0], op.ins[1]);
      case 'right':
      case 'left':
        return this.#unary(
          id,
          op.ins[0],
          (to, a) => `${op.kind === 'right' ? 'vpsrlq' : 'vpsllq'} ${to}, ${a}, ${op.amount}`,
        );
      case 'move':
        return this.#move(id, op.ins, op.order, op.mask);
      case 'choose': {
        const [a, base] = op.ins;
        const k = this.#maskRegister(`${op.secret}/${op.always}`);
        return this.#merged(id, a, base, op.order, op.secret | op.always, k);
      }
      default:
        invariant(false, () => `${op.kind} is no operation`);
    }
  }

  #move(id: RowId, [a, base]: readonly RowId[], order: Order, mask: Mask): void {
    if (base === undefined) return this.#unary(id, a, (to, from) => this.#moveText(to, '', from, order, mask));
    const k = this.#maskRegister(`${mask}`);
    if (WORDS.every((i) => !has(mask, i) || order[i] === i)) {
      const [x, y] = [this.#bring(base), this.#source(a)];
      this.#release([a, base]);
      const to = this.#take();
      this.#lines.push(`vpblendmq ${this.#register(to)}{k${k}}, ${this.#register(x)}, ${y}`);
      return this.#hold(id, to);
    }
    this.#merged(id, a, base, order, mask, k);
  }

  /** Words of the mask are those of `a` in an order, the others stay. */
  #merged(id: RowId, a: RowId, base: RowId, order: Order, mask: Mask, k: number): void {
    const from = this.#bring(a);
    const to = this.#changing(base, [a]);
    this.#lines.push(this.#moveText(this.#register(to), `{k${k}}`, this.#register(from), order, mask));
    this.#release([a, base]);
    this.#hold(id, to);
  }

  /** An operation that changes a row that it reads. */
  #into(id: RowId, base: RowId, name: string, operands: readonly RowId[], mask: Mask): void {
    const [a, b] = this.#inOrder(name, operands);
    const first = this.#bring(a);
    const second = this.#source(b);
    const to = this.#changing(base, [a, b]);
    const by = mask === EVERY ? '' : `{k${this.#maskRegister(`${mask}`)}}`;
    this.#lines.push(`${name} ${this.#register(to)}${by}, ${this.#register(first)}, ${second}`);
    this.#release([...operands, base]);
    this.#hold(id, to);
  }

  #binary(id: RowId, name: string, x: RowId, y: RowId): void {
    const [a, b] = this.#inOrder(name, [x, y]);
    const first = this.#bring(a);
    const second = this.#source(b);
    this.#release([a, b]);
    const to = this.#take();
    this.#lines.push(`${name} ${this.#register(to)}, ${this.#register(first)}, ${second}`);
    this.#hold(id, to);
  }

  /** What is in memory comes second, where that does not matter. */
  #inOrder(name: string, [a, b]: readonly RowId[]): readonly [RowId, RowId] {
    return name !== 'vpsubq' && !this.#where.has(a) && this.#where.has(b) ? [b, a] : [a, b];
  }

  #unary(id: RowId, a: RowId, text: (to: string, from: string) => string): void {
    const from = this.#bring(a);
    this.#release([a]);
    const to = this.#take();
    this.#lines.push(text(this.#register(to), this.#register(from)));
    this.#hold(id, to);
  }

  /** A register with the row that may be changed: its own if nothing else reads it, else a copy. */
  #changing(base: RowId, read: readonly RowId[]): number {
    if (!this.#where.has(base) && (this.#isZero(base) || this.#memory(base) !== null)) {
      const to = this.#take();
      this.#load(base, to);
      return to;
    }
    const own = this.#bring(base);
    if (!read.includes(base) && this.#nextUse(base) === NEVER) {
      this.#where.delete(base);
      return own;
    }
    const to = this.#take();
    this.#copy(to, own);
    return to;
  }

  /** The register of a row, which is loaded if need be. */
  #bring(id: RowId): number {
    const known = this.#where.get(id);
    if (known !== undefined) return known;
    const r = this.#take();
    this.#load(id, r);
    this.#hold(id, r);
    return r;
  }

  /** What is zero, or in memory. */
  #load(id: RowId, r: number): void {
    const to = this.#register(r);
    this.#lines.push(this.#isZero(id) ? `vpxord ${to}, ${to}, ${to}` : `vmovdqu64 ${to}, ${this.#memory(id)}`);
  }

  #copy(to: number | undefined, from: number | undefined): void {
    this.#lines.push(`vmovdqa64 ${this.#register(to)}, ${this.#register(from)}`);
  }

  /** A register or memory. Rows that are read often are worth a register while there are any. */
  #source(id: RowId): string {
    const known = this.#where.get(id);
    if (known !== undefined) return this.#register(known);
    const memory = this.#memory(id);
    if (memory === null || (this.#free.size > 0 && this.#nextUse(id) !== NEVER)) return this.#register(this.#bring(id));
    return memory;
  }

  #isZero(id: RowId): boolean {
    const op = this.#ops[id];
    return op.kind === 'constant' && op.words.every((word) => word === 0n);
  }

  /** Where a row is in memory; null if it is not. */
  #memory(id: RowId): string | null {
    const op = this.#ops[id];
    const { fixed, constants, memory } = this.#places;
    if (op.kind === 'constant') {
      let at = this.#constants.indexOf(id);
      if (at < 0) at = this.#constants.push(id) - 1;
      return this.#row(`rip+${constants}`, at);
    }
    const slot = this.#slots.indexOf(id);
    if (slot >= 0) return this.#row('rsp', slot);
    if (op.kind !== 'input') return null;
    const pointer = op.of === 'fixed' ? fixed : memory?.state;
    return pointer === undefined ? null : this.#row(pointer, op.row);
  }

  #nextUse(id: RowId): number {
    return (this.#uses.get(id) ?? []).find((i) => i > this.#now) ?? NEVER;
  }

  #take(): number {
    for (const r of this.#free) {
      this.#free.delete(r);
      return r;
    }
    const held = [...this.#where.keys()].filter((id) => !this.#kept.has(id));
    const inMemory = this.#latest(held.filter((id) => this.#memory(id) !== null));
    const isLate = inMemory !== null && this.#nextUse(inMemory) > this.#now + SOON;
    const worst = isLate || this.#places.memory === undefined ? inMemory : this.#latest(held);
    const r = worst === null ? undefined : this.#where.get(worst);
    if (worst === null || r === undefined) throw new RowOverflow('registers');
    if (this.#memory(worst) === null) this.#spill(worst, r);
    this.#where.delete(worst);
    return r;
  }

  /** What is read last. */
  #latest(ids: readonly RowId[]): RowId | null {
    return ids.reduce<RowId | null>((a, b) => (a === null || this.#nextUse(b) > this.#nextUse(a) ? b : a), null);
  }

  #spill(id: RowId, r: number): void {
    const dead = this.#slots.findIndex((other) => other === null || this.#isDead(other));
    const slot = dead < 0 ? this.#slots.length : dead;
    this.#slots[slot] = id;
    this.#lines.push(`vmovdqu64 ${this.#row('rsp', slot)}, ${this.#register(r)}`);
  }

  /** Whether nothing that follows reads it, the operation under way included. */
  #isDead(id: RowId): boolean {
    return !this.#kept.has(id) && this.#nextUse(id) === NEVER;
  }

  #hold(id: RowId, r: number): void {
    this.#where.set(id, r);
    this.#free.delete(r);
  }

  #release(ids: readonly RowId[]): void {
    for (const id of new Set(ids)) {
      const r = this.#where.get(id);
      if (r === undefined || this.#nextUse(id) !== NEVER) continue;
      this.#where.delete(id);
      this.#free.add(r);
    }
  }

  /** Those of a repeated step are made before it; a longer function makes them where they are needed. */
  #maskRegister(key: string): number {
    const known = this.#masks.get(key);
    const isRepeated = this.#places.memory === undefined;
    invariant(known !== undefined || this.#masks.size < LAST_MASK || !isRepeated, () => 'more masks than registers');
    const [oldest] = this.#masks;
    const register = known ?? (this.#masks.size < LAST_MASK ? this.#masks.size + 1 : oldest[1]);
    if (known === undefined && this.#masks.size === LAST_MASK) this.#masks.delete(oldest[0]);
    if (known === undefined && !isRepeated) this.#lines.push(...maskLines(register, this.#bitsOf(key)[0]));
    // In the order in which they were used.
    if (!isRepeated) this.#masks.delete(key);
    this.#masks.set(key, register);
    return register;
  }

  /** Brings the new state to the registers of the old one. */
  #settle(results: readonly (readonly [number, RowId])[]): void {
    const moves = new Map(results.map(([row, id]) => [row, this.#where.get(id) ?? -1]));
    for (const [to, from] of moves) if (to === from) moves.delete(to);
    const spare = Array.from({ length: REGISTERS }, (_, r) => r).find(
      (r) => ![...moves.values(), ...results.map(([row]) => row), ...this.#where.values()].includes(r),
    );
    while (moves.size > 0) {
      const able = [...moves.keys()].find((to) => ![...moves.values()].includes(to));
      if (able !== undefined) {
        this.#copy(able, moves.get(able));
        moves.delete(able);
        continue;
      }
      const [first] = moves.keys();
      this.#copy(spare, first);
      for (const [to, from] of moves) if (from === first) moves.set(to, spare ?? -1);
    }
  }

  /** One instruction that moves words; `by` is its mask. */
  #moveText(to: string, by: string, from: string, order: Order, mask: Mask): string {
    const bit = (i: number, of: (word: number) => number): number => (has(mask, i) ? of(order[i]) : 0);
    const kind = moveKind(order, mask);
    if (kind === 'pairs') {
      const bits = WORDS.reduce((all, i) => all | (bit(i, (w) => w % 2) << i), 0);
      return `vpermilpd ${to}${by}, ${from}, ${inEachHalf(bits, this.#halves)}`;
    }
    // Of 512 bits it would move pairs between halves.
    if (kind === 'halves' && this.#halves === 1) {
      const half = (i: number): number => bit(i, (w) => w >> 1) | bit(i + 1, (w) => w >> 1);
      return `vshufi64x2 ${to}${by}, ${from}, ${from}, ${half(0) | (half(2) << 1)}`;
    }
    return `vpermq ${to}${by}, ${from}, ${WORDS.reduce((all, i) => all | (bit(i, (w) => w) << (2 * i)), 0)}`;
  }

  /** The bits of a mask register by its key. */
  #bitsOf = (key: string): readonly number[] => key.split('/').map((mask) => inEachHalf(Number(mask), this.#halves));
}

const LAST_MASK = 7;

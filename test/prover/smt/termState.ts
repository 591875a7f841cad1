import type { AsmMemory, AsmOperand } from '../../../src/prover/listing/listing.ts';
import { bits, constant, extended, type Terms } from './terms.ts';

/** A word, or a pointer with an offset. */
export type Value = string | { readonly pointer: string; readonly offset: bigint };

const RSP = 4;

/** Registers and memory as terms, and the operands of instructions in them. */
export class TermState {
  readonly registers: Value[] = Array.from({ length: 16 }, (_, i) =>
    i === RSP ? { pointer: 'stack', offset: 0n } : { pointer: `entry ${i}`, offset: 0n },
  );
  readonly memory = new Map<string, Value>();
  protected readonly terms: Terms;
  private readonly constants: ReadonlyMap<string, readonly bigint[]>;

  constructor(terms: Terms, constants: ReadonlyMap<string, readonly bigint[]>) {
    this.terms = terms;
    this.constants = constants;
  }

  word(value: Value | undefined): string {
    if (typeof value !== 'string') throw new Error('a word is expected');
    return value;
  }

  protected let(term: string): string {
    return this.terms.let(64, term);
  }

  protected stack(): string {
    const top = this.registers[RSP];
    return typeof top === 'string' ? 'unset' : `${top.pointer}+${top.offset}`;
  }

  protected move(by: bigint): void {
    const top = this.registers[RSP];
    if (typeof top !== 'string') this.registers[RSP] = { ...top, offset: top.offset + by };
  }

  protected address({ kind, ...m }: AsmOperand): Value {
    if (kind !== 'memory') throw new Error('an address is expected');
    const { base, index, scale, displacement } = m as AsmMemory;
    const at = base === null ? constant(0n, 64) : this.registers[base];
    if (typeof at !== 'string' && index === null) return { ...at, offset: at.offset + displacement };
    const indexed =
      index === null ? constant(0n, 64) : `(bvmul ${constant(BigInt(scale), 64)} ${this.word(this.registers[index])})`;
    return this.let(`(bvadd (bvadd ${this.word(at)} ${indexed}) ${constant(displacement, 64)})`);
  }

  protected cell(operand: AsmMemory): string {
    const at = this.address(operand);
    if (typeof at === 'string') throw new Error('an address from data');
    return `${at.pointer}+${at.offset}`;
  }

  protected read(operand: AsmOperand): Value {
    switch (operand.kind) {
      case 'immediate':
        return constant(operand.value, 64);
      case 'register':
        return operand.width === 64
          ? this.registers[operand.index]
          : this.let(
              extended(bits(operand.width - 1, 0, this.word(this.registers[operand.index])), 64 - operand.width),
            );
      case 'memory':
        return operand.symbol === null
          ? (this.memory.get(this.cell(operand)) ?? fail(`nothing at ${this.cell(operand)}`))
          : constant(
              this.constants.get(operand.symbol)?.[Number(operand.displacement) / 8] ?? fail('no such constant'),
              64,
            );
    }
  }

  protected write(operand: AsmOperand, value: Value): void {
    if (operand.kind === 'memory') this.memory.set(this.cell(operand), value);
    else if (operand.kind === 'register')
      this.registers[operand.index] =
        operand.width === 8
          ? this.let(
              `(concat ${bits(63, 8, this.word(this.registers[operand.index]))} ${bits(7, 0, this.word(value))})`,
            )
          : operand.width === 64
            ? value
            : this.let(extended(bits(31, 0, this.word(value)), 32));
  }
}

function fail(message: string): never {
  throw new Error(message);
}

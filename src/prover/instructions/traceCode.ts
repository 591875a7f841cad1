/**
 * Follows a function from its entry to its return: the instructions in the order in which the processor executes them.
 */
import { Failure } from '../../base/errors.ts';
import { hex } from '../../base/numberText.ts';
import type { DecodedCode, DecodedFunction, MachineInstruction } from '../../base/machineCode.ts';
import type { AsmInstruction, AsmMemory, Listing, EntryNumbers } from '../listing/listing.ts';
import { acceptedForm } from './accept.ts';
import { conditionOf } from '../../x86/conditions.ts';
import type { InstructionForm } from '../../x86/form.ts';
import { ImageView } from './imageView.ts';
import { KnownValues } from './knownValues.ts';
import { asmInstruction, reachOf } from './operands.ts';

/** What was read of an image for one function. */
export interface TracedCode extends Listing {
  /** Addresses and lengths of the instructions, in the order of their addresses, each once. */
  readonly read: readonly { readonly address: number; readonly length: number }[];
  /** Where it begins. */
  readonly entry: number;
  /** Addresses of constants by their names. */
  readonly constantsBy: ReadonlyMap<string, number>;
  /** The same of constants that the code has an address of: where the words of that name begin. */
  readonly tablesBy: ReadonlyMap<string, number>;
}

/** More instructions than any function has that was ever proved. */
const MAX_INSTRUCTIONS = 200_000;
const MAX_CALL_DEPTH = 32;

/**
 * What a function executes. Direct jumps are followed, conditional ones that seem to go the same way for all
 * inputs, too, and calls are put in place; `entry` are numbers that every caller passes. `placeOf` says where an
 * address is, for messages. Throws `unsupported` at everything that is not accepted: instructions without a row,
 * prefixes, other branches, code that ends nowhere.
 */
export function traceCode(
  { symbol, image, doubles, code, placeOf }: DecodedFunction,
  entry?: EntryNumbers,
): TracedCode {
  return new Tracer(symbol.name, code, new ImageView(image, doubles), placeOf, entry).trace(symbol.address);
}

class Tracer {
  private readonly name: string;
  private readonly code: DecodedCode;
  private readonly view: ImageView;
  private readonly placeOf: (address: number) => string;
  private readonly instructions: AsmInstruction[] = [];
  private readonly constants = new Map<string, readonly bigint[]>();
  private readonly constantsBy = new Map<string, number>();
  /** Constants that the code has an address of: where their label stands, that address, and what is read of them. */
  private readonly tables = new Map<string, { start: number; known: number; words: bigint[] }>();
  private readonly lengths = new Map<number, number>();
  /** Where the open calls return to. */
  private readonly returns: number[] = [];
  /**
   * Places with their open calls where a jump or call led since the last conditional jump: to be there again is to be
   * there for ever.
   */
  private readonly seen = new Set<string>();
  private readonly known: KnownValues;

  constructor(
    name: string,
    code: DecodedCode,
    view: ImageView,
    placeOf: (address: number) => string,
    entry: EntryNumbers | undefined,
  ) {
    this.known = new KnownValues(entry);
    this.name = name;
    this.code = code;
    this.view = view;
    this.placeOf = placeOf;
  }

  trace(entry: number): TracedCode {
    this.located(entry, () => this.view.requireCertain(entry));
    for (let at: number | null = entry; at !== null; ) {
      const here: number = at;
      at = this.located(here, () => this.step(here));
    }
    const read = [...this.lengths]
      .map(([address, length]) => ({ address, length }))
      .toSorted((a, b) => a.address - b.address);
    return {
      name: this.name,
      instructions: this.instructions,
      constants: this.constants,
      read,
      entry,
      constantsBy: this.constantsBy,
      tablesBy: new Map([...this.tables].map(([symbol, { start }]) => [symbol, start])),
    };
  }

  /** Takes one instruction and says where the next one is; null behind the last. */
  private step(at: number): number | null {
    const instruction = this.code.get(at) ?? null;
    if (instruction === null) throw new Failure('unsupported', 'no instruction stands here');
    this.view.requireCode(at, instruction.bytes.length);
    const form = acceptedForm(instruction);
    const next = at + instruction.bytes.length;
    const section = this.view.requireReach(at, instruction.bytes.length, reachOf(instruction, form));
    if (form.flow === 'next' || form.flow === 'call') this.view.requireNext(at, next);
    this.lengths.set(at, instruction.bytes.length);
    if (this.instructions.length > MAX_INSTRUCTIONS)
      throw new Failure('unsupported', 'the function is too long', {
        expected: `at most ${MAX_INSTRUCTIONS} instructions`,
      });
    switch (form.flow) {
      case 'next':
        return this.take(instruction, form, next, section);
      case 'jump':
        return this.follow(instruction);
      case 'call':
        return this.call(instruction, form, next);
      case 'return':
        return this.return(instruction, form);
      case 'branch':
        return this.branch(instruction, form, next);
      case 'stop':
        throw new Failure('unsupported', 'the code stops here');
    }
  }

  /** `section` is where the one begins that the instruction has an address outside of, by its name. */
  private take(instruction: MachineInstruction, form: InstructionForm, next: number, section: number | null): number {
    const taken = asmInstruction(instruction, form, this.placeOf(instruction.address), (at, bytes) =>
      section === null ? this.constantAt(at, bytes) : this.addressIn(this.view.rigidPart(section).start, at, section),
    );
    for (const operand of taken.operands) if (operand.kind === 'memory') this.readTable(operand);
    this.known.step(taken, form);
    this.instructions.push(taken);
    return next;
  }

  /** A conditional jump that goes one way only, as far as is known; the listing says which. */
  private branch(instruction: MachineInstruction, form: InstructionForm, next: number): number {
    const { address, text } = instruction;
    const condition = conditionOf(instruction, form);
    const holds = this.known.condition(condition);
    if (holds === null)
      throw new Failure('unsupported', `branch: which way j${condition} goes is not known`, {
        found: 'its flags depend on data, or on what is not followed',
        expected: 'straight-line code, or loops whose counter is a constant',
        hint: 'state a number that callers pass in --args (out,a,b,4); `ct` checks code with jumps on public data',
      });
    this.instructions.push({ mnemonic: `j${condition}`, operands: [], place: this.placeOf(address), text, holds });
    this.seen.clear();
    if (holds) return this.follow(instruction);
    this.view.requireNext(address, next);
    return next;
  }

  private call(instruction: MachineInstruction, form: InstructionForm, next: number): number {
    if (this.returns.length >= MAX_CALL_DEPTH)
      throw new Failure('unsupported', 'calls nest too deeply', { expected: `at most ${MAX_CALL_DEPTH}` });
    this.returns.push(next);
    this.known.moveStack(-8n);
    this.push(instruction, form, next);
    return this.follow(instruction);
  }

  private return(instruction: MachineInstruction, form: InstructionForm): number | null {
    const to = this.returns.pop();
    this.known.moveStack(8n);
    this.push(instruction, form, to);
    return to ?? null;
  }

  private push(
    { address, text }: MachineInstruction,
    { mnemonic }: InstructionForm,
    returnTo: number | undefined,
  ): void {
    this.instructions.push({
      mnemonic,
      operands: [],
      place: this.placeOf(address),
      text,
      ...(returnTo === undefined ? {} : { returnTo }),
    });
  }

  /** Where a direct jump or call leads. */
  private follow({ operands: [operand] }: MachineInstruction): number {
    if (operand?.kind !== 'target') throw new Failure('unsupported', 'a jump through a register or memory');
    const place = [operand.address, ...this.returns].join();
    if (this.seen.has(place))
      throw new Failure('unsupported', 'the code never ends: it comes back to where it was', {
        found: this.placeOf(operand.address),
      });
    this.seen.add(place);
    this.view.requireCertain(operand.address);
    return operand.address;
  }

  private constantAt(address: number, bytes: number): Pick<AsmMemory, 'symbol' | 'displacement' | 'isAligned'> {
    const { start, alignment } = this.view.rigidPart(address);
    if (bytes === 0) return this.addressIn(start, address, address);
    const symbol = `${bytes} bytes at ${hex(address)}`;
    if (!this.constants.has(symbol)) this.constants.set(symbol, words(this.view.constant(address, bytes)));
    this.constantsBy.set(symbol, address);
    return { symbol, displacement: 0n, isAligned: alignment % bytes === 0 && (address - start) % bytes === 0 };
  }

  /** An address that is not accessed here, but may be made into those that are; `known` is one beside these. */
  private addressIn(start: number, address: number, known: number): { symbol: string; displacement: bigint } {
    const symbol = `constants at ${hex(start)}`;
    const table = this.tables.get(symbol) ?? { start, known, words: [] };
    this.tables.set(symbol, table);
    this.constants.set(symbol, table.words);
    return { symbol, displacement: BigInt(address - start) };
  }

  /** Gives the proof the words of a table that an operand seems to read. */
  private readTable(operand: AsmMemory): void {
    const found = operand.symbol !== null || operand.width === null ? null : this.known.constantAt(operand);
    const table = this.tables.get(found?.label ?? '');
    if (found === null || table === undefined || operand.width === null) return;
    const { start, known, words: list } = table;
    for (let at = found.offset - (found.offset % 8); at < found.offset + operand.width / 8; at += 8)
      [list[at / 8]] = words(this.view.constantBeside(known, start + at, 8));
  }

  /** Adds the place to what is refused without one. */
  private located<T>(at: number, body: () => T): T {
    try {
      return body();
    } catch (error) {
      if (!(error instanceof Failure) || error.detail.where !== undefined) throw error;
      throw new Failure(error.kind, error.message, { ...error.detail, where: this.placeOf(at) });
    }
  }
}

/** Bytes as words of 64 bits, the last one filled up with zeros. */
const words = (bytes: Uint8Array): bigint[] =>
  Array.from({ length: Math.ceil(bytes.length / 8) }, (_, k) =>
    bytes.subarray(8 * k, 8 * k + 8).reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n),
  );

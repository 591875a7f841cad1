/**
 * The processor as the checker follows it: words as polynomials, pointers as places in regions, the words of the stack
 * and of the results. Everything that the checker refuses throws `unsupported`.
 */
import { Failure } from '../../base/errors.ts';
import type { AsmMemory, AsmOperand } from '../../prover/listing/listing.ts';
import { RSP } from '../../prover/listing/registers.ts';
import type { TracedCode } from '../../prover/instructions/traceCode.ts';
import { isInput, wordsAt, wordsOf, type Claim } from '../facts/claim.ts';
import type { Statement, Hint } from '../facts/certificate.ts';
import {
  asPointer,
  entryRegisters,
  entryWord,
  keyOf,
  knownAt,
  placeText,
  wordOf,
  type Content,
  type Place,
  type Region,
} from './contents.ts';
import { constantWord, NO_HINT, type Context, type Word } from '../facts/context.ts';
import { unknownsIn } from '../facts/decisions.ts';
import { FIRST_INPUT, registerIndex, RETURN_ADDRESS, ORIGIN } from './entryUnknowns.ts';
import type { Bound } from '../bounds/bound.ts';
import type { Factors } from '../facts/factors.ts';
import { isLongFactor, isUnwieldy } from '../facts/names.ts';
import { isZero, type Cutter, type Strategy, WORD_MAX } from './words.ts';
import { add, constant, constantIn, samePoly, subtract, unknown } from '../bounds/poly.ts';

type Flag = 'carry' | 'overflow' | 'zero';

/** Bytes below rsp that may be accessed. */
const RED_ZONE = 128;
/** Unknowns of a flag of which there are cases rather than a name. */
const MAX_VARIED = 2;
const BYTES = 8;

export class Machine {
  context: Context;
  readonly strategy: Strategy;
  /** Null where only what is unwieldy needs a name. */
  private readonly naming: Factors | null;
  private readonly claim: Claim;
  readonly code: TracedCode;
  private readonly registers: Content[];
  private flags: Readonly<Record<Flag, Word | null>>;
  /** By region and offset. */
  private readonly stored: Map<string, Content & { readonly at: Place }>;
  /** Bytes of the stack that were stored, by offset. */
  private readonly bytes: Map<number, Word>;
  /** Places in the order in which they are accessed. */
  readonly trace: Place[];
  /** The lowest byte of the stack that is named. */
  lowest: number;
  /** Of the instruction at hand, one for each cut. */
  private hints: Hint[] = [];
  /** Registers with words that get names. */
  private unnamed: number[] = [];

  constructor(
    context: Context,
    claim: Claim,
    code: TracedCode,
    strategy: Strategy,
    naming: Factors | null,
    from?: Machine,
  ) {
    this.context = context;
    this.strategy = strategy;
    this.naming = naming;
    this.claim = claim;
    this.code = code;
    this.registers = from === undefined ? entryRegisters(claim) : [...from.registers];
    this.flags = from?.flags ?? { carry: null, overflow: null, zero: null };
    this.stored = new Map(from?.stored);
    this.bytes = new Map(from?.bytes);
    this.trace = [...(from?.trace ?? [])];
    this.lowest = from?.lowest ?? 0;
    if (from === undefined) this.keep({ region: 'stack', offset: 0 }, entryWord(RETURN_ADDRESS));
  }

  /** The same machine where something more is known. */
  inContext(context: Context): Machine {
    return new Machine(context, this.claim, this.code, this.strategy, this.naming, this);
  }

  /** The hints of all cuts since this was called last, without empty ones at the end. */
  takeHints(): Hint[] {
    const { hints } = this;
    this.hints = [];
    while (hints.length > 0 && hints.at(-1) === NO_HINT) hints.pop();
    return hints;
  }

  readonly cut: Cutter = (shift, p, max, parts) => {
    const cut = this.context.cut(shift, p, max, parts);
    this.hints.push(cut.hint);
    return cut;
  };

  contentOf(register: number): Content {
    return this.registers[register];
  }

  setContent(register: number, content: Content): void {
    this.registers[register] = content;
  }

  setWord(register: number, word: Word): void {
    this.registers[register] = { kind: 'word', word };
    const { at, made, isLost, hasLongFactors } = this.context.unknowns;
    const isComplete = !isLost || made.length === 0;
    const isNamed = this.naming?.made(word, at, register, isComplete) ?? (hasLongFactors && isUnwieldy(word.poly));
    if (isNamed) this.unnamed.push(register);
  }

  /** Words that are multiplied by each other. */
  factors(a: Word, b: Word): [Word, Word] {
    const { naming, context } = this;
    const constants = [a, b].map((word) => context.known(word));
    if (constants.some(isLongFactor)) context.unknowns.hasLongFactors = true;
    if (naming === null || constants.some((value) => value !== null)) return [a, b];
    return [naming.asFactor(a, context), naming.asFactor(b, context)];
  }

  /** Gives names to the words that were made last and need them; some were `given`. */
  giveNames(given: readonly Statement[]): Statement[] {
    const registers = this.unnamed.filter((n) => !given.some((s) => s.kind === 'name' && s.register === n));
    this.unnamed = [];
    return registers.map((register) => this.nameWord(register));
  }

  /** An unknown stands for the word in a register from here on; a bound may say more of it. */
  nameWord(register: number, bound: Bound | null = null): Statement {
    const { poly, max } = this.wordIn(register);
    const { quotient, hint } = this.context.named(poly, max, bound);
    this.registers[register] = { kind: 'word', word: quotient };
    if (this.naming === null) for (const n of quotient.poly.keys()) this.context.unknowns.names.add(n);
    return { kind: 'name', register, hint };
  }

  /** Names the flag of this bit if it is of several unknowns and few vary: cases of others would have no samples. */
  nameFlag({ poly, max }: Word): Statement | null {
    const { context } = this;
    const flag = (['carry', 'overflow'] as const).find((f) => this.flags[f]?.poly === poly);
    if (flag === undefined || max > 1n) return null;
    const open = unknownsIn(poly).filter((n) => context.isUndecided(n));
    if (open.length < 2 || open.filter((n) => context.isVaried(n)).length > MAX_VARIED) return null;
    this.setFlag(flag, context.named(poly, max).quotient);
    return { kind: 'nameFlag', flag };
  }

  /** A pointer is a number, too, if that matters. */
  wordIn(register: number): Word {
    return wordOf(this.registers[register]);
  }

  flag(flag: Flag): Word {
    const value = this.flags[flag];
    if (value === null) throw new Failure('unsupported', `the ${flag} flag is read where the model does not state it`);
    return flag === 'zero' ? isZero(this.context, value) : value;
  }

  setFlag(flag: Flag, value: Word | null): void {
    this.flags = { ...this.flags, [flag]: value };
  }

  /** The zero flag is given by the word that it is about; null is not stated. */
  setFlags(carry: Word | null, overflow: Word | null, zero: Word | null): void {
    this.flags = { carry, overflow, zero };
  }

  read(operand: AsmOperand): Content {
    switch (operand.kind) {
      case 'immediate':
        return { kind: 'word', word: constantWord(BigInt.asUintN(64, operand.value)) };
      case 'register':
        return this.registers[registerIndex(operand)];
      case 'memory': {
        const place = this.placeOf(operand);
        this.trace.push(place);
        return place.region === 'image' ? constantAt(this.code, place.offset) : this.load(place);
      }
    }
  }

  readWord(operand: AsmOperand): Word {
    return wordOf(this.read(operand));
  }

  /** A pointer so many bytes behind another, null where it points to nothing, or what is moved is no pointer. */
  moved(content: Content, by: number): Content | null {
    if (content.kind !== 'pointer') return null;
    const place = { region: content.region, offset: content.offset + by };
    if (!this.isInside(place)) return null;
    if (place.region === 'stack') this.lowest = Math.min(this.lowest, place.offset);
    return { kind: 'pointer', ...place };
  }

  private isInside({ region, offset }: Place): boolean {
    return region === 'stack' ? offset <= BYTES : offset >= 0 && offset <= this.sizeOf(region);
  }

  private sizeOf(region: Region): number {
    if (typeof region === 'string') return region === 'stack' ? BYTES : 0;
    return BYTES * wordsAt(this.claim.parameters[region]);
  }

  private placeOf({ base, index, displacement, symbol }: AsmMemory): Place {
    if (symbol !== null)
      return { region: 'image', offset: (this.code.constantsBy.get(symbol) ?? NaN) - this.code.entry };
    const content = base === null ? null : asPointer(this.registers[base], this.claim);
    const code = content?.kind === 'word' && index === null ? codeOffset(content.word) : null;
    if (code !== null) return { region: 'image', offset: code + Number(displacement) };
    if (content?.kind !== 'pointer' || index !== null)
      throw new Failure('unsupported', 'an address that is no pointer and constant');
    const place = { region: content.region, offset: content.offset + Number(displacement) };
    const { region, offset } = place;
    const isBelow = region === 'stack' && offset < this.stackPointer.offset - RED_ZONE;
    if (!this.isInside(place) || offset + BYTES > this.sizeOf(region) || isBelow)
      throw new Failure('unsupported', 'memory that does not belong to the function', { found: placeText(place) });
    if (region === 'stack') this.lowest = Math.min(this.lowest, offset);
    return place;
  }

  private load(place: Place): Content {
    const stored = this.stored.get(keyOf(place)) ?? knownAt(place, this.claim);
    if (stored !== undefined) return stored;
    const { region, offset } = place;
    if (typeof region !== 'number' || this.claim.parameters[region].kind !== 'input' || offset % BYTES !== 0)
      throw new Failure('unsupported', 'memory is read that was not written', { found: placeText(place) });
    if (this.mayBeOverwritten(offset)) throw new Failure('unsupported', 'an input is read that may be overwritten');
    const before = this.claim.parameters.slice(0, region).filter(isInput);
    const n = before.reduce((sum, p) => sum + wordsOf(p), FIRST_INPUT) + offset / BYTES;
    return entryWord(n, this.context.bounds.get(n)?.upper);
  }

  private mayBeOverwritten(offset: number): boolean {
    const { overlap } = this.claim;
    if (overlap === 'none') return false;
    return [...this.stored.values()].some(
      ({ at }) => at.region !== 'stack' && (overlap === 'any' || Math.abs(at.offset - offset) < BYTES),
    );
  }

  store(operand: AsmMemory, content: Content): void {
    const place = this.placeOf(operand);
    this.write(place, content);
    this.trace.push(place);
  }

  private write(place: Place, content: Content): void {
    const { region, offset } = place;
    const isOwn =
      region === 'stack'
        ? offset + BYTES <= 0
        : typeof region === 'number' && this.claim.parameters[region].kind === 'output' && offset % BYTES === 0;
    if (!isOwn) throw new Failure('unsupported', 'a store outside of results and stack', { found: placeText(place) });
    this.forget(place);
    for (let at = offset; region === 'stack' && at < offset + BYTES; at++) this.bytes.delete(at);
    this.keep(place, content);
  }

  /** Words that share bytes with one at this place. */
  private forget({ region, offset }: Place): void {
    for (let near = offset - BYTES + 1; near < offset + BYTES; near++)
      this.stored.delete(keyOf({ region, offset: near }));
  }

  /** A byte of the stack that was stored as one. */
  readByte(operand: AsmMemory): Word {
    const place = this.placeOf(operand);
    const byte = place.region === 'stack' ? this.bytes.get(place.offset) : undefined;
    if (byte === undefined)
      throw new Failure('unsupported', 'a byte is read that was not written', { found: placeText(place) });
    this.trace.push(place);
    return byte;
  }

  storeByte(operand: AsmMemory, byte: Word): void {
    const place = this.placeOf(operand);
    if (place.region !== 'stack' || place.offset + BYTES > 0)
      throw new Failure('unsupported', 'a byte is stored outside of the stack', { found: placeText(place) });
    this.forget(place);
    this.bytes.set(place.offset, byte);
    this.trace.push(place);
  }

  private keep(at: Place, content: Content): void {
    this.stored.set(keyOf(at), { ...content, at });
  }

  push(content: Content): void {
    const place: Place = { region: 'stack', offset: this.stackPointer.offset - BYTES };
    this.lowest = Math.min(this.lowest, place.offset);
    this.write(place, content);
    this.trace.push(place);
    this.registers[RSP] = { kind: 'pointer', ...place };
  }

  /** The word at rsp, which rises. */
  popped(): Content {
    const place = this.stackPointer;
    this.trace.push(place);
    const content = this.load(place);
    this.registers[RSP] = { kind: 'pointer', region: 'stack', offset: place.offset + BYTES };
    return content;
  }

  get stackPointer(): Place {
    const content = this.registers[RSP];
    if (content.kind === 'pointer' && content.region === 'stack') return content;
    throw new Failure('unsupported', 'rsp is no place of the stack');
  }

  /** What stands in word `word` of the results at argument `region`. */
  resultWord(region: number, word: number): Word {
    const content = this.stored.get(keyOf({ region, offset: BYTES * word }));
    if (content === undefined) throw new Failure('unsupported', `word ${word} of a result is not stored`);
    return wordOf(content);
  }
}

/* The constants of a function. */

/** Words by their addresses: those that the code accesses at a fixed place, and those that it has an address of. */
export function constantWords({ constants, constantsBy, tablesBy }: TracedCode): ReadonlyMap<number, bigint> {
  const found = new Map<number, bigint>();
  for (const [symbol, address] of [...constantsBy, ...tablesBy])
    constants.get(symbol)?.forEach((word, i) => void found.set(address + BYTES * i, word));
  return found;
}

/** The one at a distance from the first byte of the code. */
function constantAt(code: TracedCode, offset: number): Content {
  const value = constantWords(code).get(code.entry + offset);
  if (value === undefined) throw new Failure('unsupported', 'a constant that is no word of 64 bits');
  return { kind: 'word', word: constantWord(value) };
}

/* Addresses of the code as words: what calls push, and where constants are. */

const codeWord = ({ entry }: TracedCode, address: number): Word => ({
  poly: add(unknown(ORIGIN), constant(BigInt(address - entry))),
  max: WORD_MAX,
});

/** How far from the first byte of the code a word points; null if it does not. */
function codeOffset({ poly }: Word): number | null {
  const offset = constantIn(subtract(poly, unknown(ORIGIN)));
  return offset === null ? null : Number(offset);
}

/** The address of constants. */
export function codeAddress(machine: Machine, { symbol, displacement }: AsmMemory): Content {
  const start = machine.code.tablesBy.get(symbol ?? '');
  if (start === undefined) throw new Failure('unsupported', 'an address of the code that is no constant');
  return { kind: 'word', word: codeWord(machine.code, start + Number(displacement)) };
}

/** Calls what follows, which is to return to this address. */
export const call = (machine: Machine, returnTo: number): void =>
  machine.push({ kind: 'word', word: codeWord(machine.code, returnTo) });

/** The `ret` of what was called. */
export function goBack(machine: Machine, returnTo: number): void {
  const content = machine.popped();
  if (content.kind !== 'word' || !samePoly(content.word.poly, codeWord(machine.code, returnTo).poly))
    throw new Failure('unsupported', 'a return to where nothing was called');
}

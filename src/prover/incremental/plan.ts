/**
 * Splits an instruction into what it does and where it does it. What it does (the shape) is an instruction on registers
 * of our choice: `adc rbx, [rsp+8]` is `adc r8, r11` with r8 in rbx and r11 in the word at rsp+8. Instructions of one
 * shape on equal values have equal results.
 */
import type { AsmInstruction, AsmMemory, AsmOperand } from '../listing/listing.ts';
import { RAX, RDX, RSP } from '../listing/registers.ts';
import { additionOf, type Addition } from './addition.ts';
import { bitMoveOf, isZeroing, type BitMove } from './replayMemory.ts';
import { FLAGS, MEMORY_WORD, PLACES, VECTORS } from './places.ts';

export interface Plan {
  /** Number of the shape; equal for equal shapes of one `Planner`. */
  readonly shape: number;
  readonly instruction: AsmInstruction;
  /** By places of the shape: the places in the code; -1 for what it does not name. */
  readonly actual: Int32Array;
  /** The memory operand, or null, and the place of the shape that stands for its word, or -1. */
  readonly memory: Address | null;
  readonly memoryName: number;
  /** The places in the code of a move of 64 bits, or null. */
  readonly copy: { readonly from: number; readonly to: number } | null;
  /** The places in the code of what makes a word of a flag, or null. */
  readonly bit: BitMove | null;
  /** What it does does not depend on what its places hold. */
  readonly isZeroing: boolean;
  readonly addition: Addition | null;
}

/** [base + offset], or a constant of the file and an offset. */
export interface Address {
  /** Number of the base register, or -1. */
  readonly base: number;
  /** In bytes. */
  readonly offset: number;
  readonly symbol: string | null;
}

/** What must stay where it is because the mnemonic implies it. */
const IMPLIED: ReadonlyMap<string, readonly number[]> = new Map(
  ['mul', 'mulx', 'imul'].map((name) => [name, [RAX, RDX]]),
);
/** Their semantics do not ask whether an operand is a register or memory, except for the length of immediates. */
const TAKES_MEMORY =
  /^(mov|add|adc|sub|sbb|cmp|and|or|xor|test|inc|dec|neg|not|adcx|adox|mul|mulx|imul|andn|cmov[a-z]+)$/;
/** The registers of shapes, in the order in which they are given away. */
const OWN = [8, 9, 10, 11, 12];

/** Makes plans; null for an instruction that is left to the ordinary proof. */
export class Planner {
  private readonly shapes = new Map<string, Shape>();

  /** The steps of one instruction: push and pop are two. */
  plan(instruction: AsmInstruction): readonly Plan[] | null {
    const { mnemonic } = instruction;
    if (mnemonic !== 'push' && mnemonic !== 'pop') return listOf(this.one(instruction));
    const plans = simpler(instruction)?.map((i) => this.one(i)) ?? [null];
    return plans.every((plan) => plan !== null) ? plans : null;
  }

  private one(instruction: AsmInstruction): Plan | null {
    const { mnemonic, operands: named, mask, holds, returnTo } = instruction;
    if (mask !== undefined || holds !== undefined || returnTo !== undefined) return null;
    const renaming = new Renaming(IMPLIED.get(mnemonic) ?? NONE);
    const isLea = mnemonic === 'lea';
    const width = widthOf(named);
    const memory = named.find((o) => o.kind === 'memory');
    const operands: AsmOperand[] = [];
    if (memory !== undefined && !isLea && !takesMemory(instruction)) return null;
    for (const o of named) {
      const renamed = isLea && o.kind === 'memory' ? renaming.address(o) : renaming.operand(o, width);
      if (renamed === null) return null;
      operands.push(renamed);
    }
    const { number, instruction: shape, copies, bits, addition } = this.shapeOf(instruction, operands);
    const { actual } = renaming;
    const address = isLea || memory === undefined ? null : addressOf(memory);
    if (address !== null && Number.isNaN(address.offset)) return null;
    const copy = copies === null ? null : { from: actual[copies.from], to: actual[copies.to] };
    const bit =
      bits === null || actual[bits.to] === RSP ? null : { ...bits, from: actual[bits.from], to: actual[bits.to] };
    return {
      shape: number,
      instruction: shape,
      actual,
      memory: address,
      memoryName: actual.indexOf(MEMORY_WORD),
      copy,
      bit,
      isZeroing: isZeroing(shape),
      addition,
    };
  }

  private shapeOf(instruction: AsmInstruction, operands: readonly AsmOperand[]): Shape {
    let key = instruction.mnemonic;
    for (const o of operands) key += `,${textOf(o)}`;
    const known = this.shapes.get(key);
    if (known !== undefined) return known;
    const shape = { ...instruction, operands };
    const made = {
      number: this.shapes.size,
      instruction: shape,
      copies: copyOf(shape),
      bits: bitMoveOf(shape),
      addition: additionOf(shape),
    };
    this.shapes.set(key, made);
    return made;
  }
}

/** What instructions of one shape have in common; of a move, the places of the shape. */
interface Shape {
  readonly number: number;
  readonly instruction: AsmInstruction;
  readonly copies: Plan['copy'];
  readonly bits: BitMove | null;
  readonly addition: Addition | null;
}

const NONE: readonly number[] = [];

const listOf = (plan: Plan | null): readonly Plan[] | null => (plan === null ? null : [plan]);

/** One memory operand, and no immediate that a register would take and memory would not. */
function takesMemory({ mnemonic, operands }: AsmInstruction): boolean {
  const isWide = operands.some((o) => o.kind === 'immediate' && BigInt.asIntN(32, o.value) !== o.value);
  return TAKES_MEMORY.test(mnemonic) && operands.filter((o) => o.kind === 'memory').length === 1 && !isWide;
}

function copyOf({ mnemonic, operands }: AsmInstruction): Plan['copy'] {
  const [to, from] = operands.map((o) =>
    o.kind === 'register' && o.file === 'general' && o.width === 64 ? o.index : -1,
  );
  return mnemonic === 'mov' && operands.length === 2 && to >= 0 && from >= 0 ? { from, to } : null;
}

/** The offset is not a number where the address has an index, or is beyond 32 bits. */
function addressOf({ base, index, symbol, displacement }: AsmMemory): Address {
  const isPlain =
    index === null && BigInt.asIntN(32, displacement) === displacement && (symbol === null || base === null);
  return { base: base ?? -1, offset: isPlain ? Number(displacement) : NaN, symbol };
}

function textOf(o: AsmOperand): string {
  if (o.kind === 'register') return `${o.file} ${o.index} ${o.width}`;
  return o.kind === 'immediate'
    ? String(o.value)
    : `[${o.base} ${o.index} ${o.scale} ${o.displacement} ${o.symbol}] ${o.width}`;
}

/** Bits of the memory operand: its own or those of the first register, as the machine sees it. */
function widthOf(operands: readonly AsmOperand[]): number | null {
  const memory = operands.find((o) => o.kind === 'memory');
  const register = operands.find((o) => o.kind === 'register');
  return memory?.width ?? register?.width ?? null;
}

/** push r = lea rsp, [rsp-8]; mov [rsp], r, and pop likewise; both forbid rsp itself here. Null for anything else. */
function simpler(instruction: AsmInstruction): readonly AsmInstruction[] | null {
  const {
    mnemonic,
    operands: [operand],
  } = instruction;
  if (operand?.kind !== 'register' || operand.index === RSP || operand.width !== 64) return null;
  const top: AsmMemory = {
    kind: 'memory',
    width: 64,
    base: RSP,
    index: null,
    scale: 1,
    displacement: 0n,
    symbol: null,
  };
  const stackPointer: AsmOperand = { kind: 'register', file: 'general', index: RSP, width: 64 };
  const move = (by: bigint): AsmInstruction => ({
    ...instruction,
    mnemonic: 'lea',
    operands: [stackPointer, { ...top, width: null, displacement: by }],
  });
  const copy = (...operands: AsmOperand[]): AsmInstruction => ({ ...instruction, mnemonic: 'mov', operands });
  return mnemonic === 'push' ? [move(-8n), copy(top, operand)] : [copy(operand, top), move(8n)];
}

class Renaming {
  readonly actual = UNNAMED.slice();
  private readonly implied: readonly number[];
  /** How many of `OWN`, and how many vector registers, were given away. */
  private general = 0;
  private vectors = 0;

  constructor(implied: readonly number[]) {
    this.implied = implied;
    for (const register of implied) this.actual[register] = register;
  }

  operand(o: AsmOperand, width: number | null): AsmOperand | null {
    if (o.kind === 'immediate') return o;
    // Of longer registers and of masks no place holds anything.
    if (o.kind === 'register' && o.file !== 'general' && o.file !== 'vector') return null;
    if (o.kind === 'register')
      return { ...o, index: o.file === 'general' ? this.nameOf(o.index) : this.vector(o.index) };
    if (width !== 64) return null;
    return { kind: 'register', file: 'general', index: this.nameOf(MEMORY_WORD), width: 64 };
  }

  /** The address of lea, which is no access. */
  address(o: AsmMemory): AsmMemory | null {
    if (o.symbol !== null) return null;
    return {
      ...o,
      base: o.base === null ? null : this.nameOf(o.base),
      index: o.index === null ? null : this.nameOf(o.index),
    };
  }

  /** `index` is a register or MEMORY_WORD. */
  private nameOf(index: number): number {
    if (this.implied.includes(index)) return index;
    for (let i = 0; i < this.general; i++) if (this.actual[OWN[i]] === index) return OWN[i];
    const name = OWN[this.general++];
    this.actual[name] = index;
    return name;
  }

  private vector(index: number): number {
    const { actual } = this;
    const low = VECTORS + 2 * index;
    for (let i = 0; i < this.vectors; i++) if (actual[VECTORS + 2 * i] === low) return i;
    const name = this.vectors++;
    for (const half of [0, 1]) actual[VECTORS + 2 * name + half] = low + half;
    return name;
  }
}

/** Flags are where they are. */
const UNNAMED = Int32Array.from({ length: PLACES }, (_, place) => (place < FLAGS ? -1 : place));

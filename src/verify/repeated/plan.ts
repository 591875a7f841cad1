/**
 * An instruction split into what it does and where it does it. What it does (the shape) is an instruction on registers of our choice: `adc rbx, [rsp+8]` is
 * `adc r8, r11` with r8 in rbx and r11 in the word at rsp+8. Instructions of one shape on equal values have equal results.
 */
import type { AsmInstruction, AsmMemory, AsmOperand } from '../asm/listing.ts';
import { RAX, RDX, RSP } from '../asm/registers.ts';
import { additionOf, type Addition } from './addition.ts';
import { MEMORY_WORD, PLACES, VECTORS } from './places.ts';

export interface Plan {
  /** Number of the shape; equal for equal shapes of one `Planner`. */
  readonly shape: number;
  readonly instruction: AsmInstruction;
  /** By places of the shape: the places in the code; -1 for what it does not name. */
  readonly actual: Int32Array;
  /** The memory operand, or null, and the place of the shape that stands for its word, or -1. */
  readonly memory: AsmMemory | null;
  readonly memoryName: number;
  /** Whether it is a move of 64 bits, from the second place of the shape to the first. */
  readonly isCopy: boolean;
  readonly addition: Addition | null;
}

/** What must stay where it is because the mnemonic implies it. */
const IMPLIED: ReadonlyMap<string, readonly number[]> = new Map(['mul', 'mulx', 'imul'].map(name => [name, [RAX, RDX]]));
/** Their semantics do not ask whether an operand is a register or memory, except for the length of immediates. */
const TAKES_MEMORY = /^(mov|add|adc|sub|sbb|cmp|and|or|xor|test|inc|dec|neg|not|adcx|adox|mul|mulx|imul|andn|cmov[a-z]+)$/;
/** The registers of shapes, in the order in which they are given away. */
const OWN = [8, 9, 10, 11, 12];

/** Makes plans; null for an instruction that is left to the ordinary proof. */
export class Planner {
  private readonly shapes = new Map<string, number>();

  /** The steps of one instruction: push and pop are two. */
  plan(instruction: AsmInstruction): readonly Plan[] | null {
    const plans = simpler(instruction)?.map(i => this.one(i)) ?? [null];
    return plans.every(plan => plan !== null) ? plans : null;
  }

  private one(instruction: AsmInstruction): Plan | null {
    const renaming = new Renaming(IMPLIED.get(instruction.mnemonic) ?? []);
    const width = widthOf(instruction.operands), isLea = instruction.mnemonic === 'lea';
    const operands = instruction.operands.map(o => (isLea && o.kind === 'memory' ? renaming.address(o) : renaming.operand(o, width)));
    const memories = instruction.operands.filter(o => o.kind === 'memory');
    if (operands.some(o => o === null) || (memories.length > 0 && !isLea && !takesMemory(instruction))) return null;
    const shape = { ...instruction, operands: operands.filter(o => o !== null) }, { actual } = renaming;
    return { shape: this.numberOf(shape), instruction: shape, actual, memory: isLea ? null : memories[0] ?? null, memoryName: actual.indexOf(MEMORY_WORD), isCopy: isCopy(shape), addition: additionOf(shape) };
  }

  private numberOf({ mnemonic, operands }: AsmInstruction): number {
    const key = `${mnemonic} ${operands.map(textOf).join()}`, known = this.shapes.get(key) ?? this.shapes.size;
    this.shapes.set(key, known);
    return known;
  }
}

/** One memory operand, and no immediate that a register would take and memory would not. */
function takesMemory({ mnemonic, operands }: AsmInstruction): boolean {
  const isWide = operands.some(o => o.kind === 'immediate' && BigInt.asIntN(32, o.value) !== o.value);
  return TAKES_MEMORY.test(mnemonic) && operands.filter(o => o.kind === 'memory').length === 1 && !isWide;
}

const isCopy = ({ mnemonic, operands }: AsmInstruction): boolean => mnemonic === 'mov' && operands.every(o => o.kind === 'register' && o.file === 'general' && o.width === 64);

const textOf = (o: AsmOperand): string => Object.values(o).join(' ');

/** Bits of the memory operand: its own or those of the first register, as the machine sees it. */
function widthOf(operands: readonly AsmOperand[]): number | null {
  const memory = operands.find(o => o.kind === 'memory'), register = operands.find(o => o.kind === 'register');
  return memory?.width ?? register?.width ?? null;
}

/** push r = lea rsp, [rsp-8]; mov [rsp], r, and pop likewise; both forbid rsp itself here. */
function simpler(instruction: AsmInstruction): readonly AsmInstruction[] | null {
  const { mnemonic, operands: [operand] } = instruction;
  if (mnemonic !== 'push' && mnemonic !== 'pop') return [instruction];
  if (operand?.kind !== 'register' || operand.index === RSP || operand.width !== 64) return null;
  const top: AsmMemory = { kind: 'memory', width: 64, base: RSP, index: null, scale: 1, displacement: 0n, symbol: null };
  const stackPointer: AsmOperand = { kind: 'register', file: 'general', index: RSP, width: 64 };
  const move = (by: bigint): AsmInstruction => ({ ...instruction, mnemonic: 'lea', operands: [stackPointer, { ...top, width: null, displacement: by }] });
  const copy = (...operands: AsmOperand[]): AsmInstruction => ({ ...instruction, mnemonic: 'mov', operands });
  return mnemonic === 'push' ? [move(-8n), copy(top, operand)] : [copy(operand, top), move(8n)];
}

class Renaming {
  readonly actual = new Int32Array(PLACES).fill(-1);
  private readonly names = new Map<number, number>();
  private readonly vectors = new Map<number, number>();

  constructor(implied: readonly number[]) {
    for (const register of implied) this.give(register, register);
    for (let place = VECTORS + 32; place < PLACES; place++) this.actual[place] = place;
  }

  operand(o: AsmOperand, width: number | null): AsmOperand | null {
    if (o.kind === 'immediate') return o;
    if (o.kind === 'register') return { ...o, index: o.file === 'general' ? this.general(o.index) : this.vector(o.index) };
    if (width !== 64) return null;
    return { kind: 'register', file: 'general', index: this.general(MEMORY_WORD), width: 64 };
  }

  /** The address of lea, which is no access. */
  address(o: AsmMemory): AsmMemory | null {
    if (o.symbol !== null) return null;
    return { ...o, base: o.base === null ? null : this.general(o.base), index: o.index === null ? null : this.general(o.index) };
  }

  /** `index` is a register or MEMORY_WORD. */
  private general(index: number): number {
    return this.names.get(index) ?? this.give(index, OWN[[...this.names.values()].filter(n => OWN.includes(n)).length]);
  }

  private give(index: number, name: number): number {
    this.names.set(index, name);
    this.actual[name] = index;
    return name;
  }

  private vector(index: number): number {
    const known = this.vectors.get(index) ?? this.vectors.size;
    this.vectors.set(index, known);
    for (const half of [0, 1]) this.actual[VECTORS + 2 * known + half] = VECTORS + 2 * index + half;
    return known;
  }
}

import { intelOperand, splitOperands } from '../listing/intelOperand.ts';
import type { AsmInstruction, AsmOperand, Listing } from '../listing/listing.ts';
import { parseListing } from '../listing/parseListing.ts';
import { Planner, type Plan } from './plan.ts';

/** NASM text of a function, line by line: its instructions up to `ret`, and the constants that stand after it. */
export interface CodeText {
  readonly instructions: readonly string[];
  readonly constants: readonly string[];
}

/** Code as it is replayed, and as it is executed. */
export interface ReplayableCode {
  readonly plans: readonly Plan[];
  readonly constants: Listing['constants'];
  readonly listing: () => Listing;
}

/** Reads code by the parser of the proof engine, each different line once. */
export class CodeReader {
  private readonly name: string;
  private readonly planner = new Planner();
  private readonly plans = new Map<string, readonly Plan[] | null>();
  private readonly constants = new Map<string, Listing['constants']>();
  private last: { readonly lines: readonly string[]; readonly constants: Listing['constants'] } = {
    lines: [],
    constants: new Map(),
  };
  /** By name in the text: the mnemonic; by text: the operand. */
  private readonly mnemonics = new Map<string, string>();
  private readonly operands = new Map<string, AsmOperand>();

  constructor(name: string) {
    this.name = name;
  }

  /** A measure of the memory taken. */
  get size(): number {
    return 64 * (this.plans.size + this.constants.size);
  }

  /** Null if an instruction is not among those that can be replayed. */
  read(text: CodeText): ReplayableCode | null {
    const plans: Plan[] = [];
    for (const line of text.instructions) {
      if (line === 'ret')
        return { plans, constants: this.constantsOf(text.constants), listing: () => this.parsed(text) };
      const steps = this.planOf(line);
      if (steps === null) return null;
      for (const step of steps) plans.push(step);
    }
    return null;
  }

  /** The whole text at once. */
  parsed({ instructions, constants }: CodeText): Listing {
    return parseListing([`${this.name}:`, ...instructions, ...constants].join('\n'));
  }

  clear(): void {
    this.plans.clear();
    this.constants.clear();
  }

  private planOf(line: string): readonly Plan[] | null {
    const known = this.plans.get(line);
    if (known !== undefined) return known;
    const instruction = this.instruction(line);
    const plan = instruction === null ? null : this.planner.plan(instruction);
    this.plans.set(line, plan);
    return plan;
  }

  /**
   * The line as an instruction, null if it is none: the first with its mnemonic is read as a whole, others operand by
   * operand.
   */
  private instruction(line: string): AsmInstruction | null {
    const end = `${line} `.indexOf(' ');
    const name = line.slice(0, end);
    const known = this.mnemonics.get(name);
    if (known !== undefined)
      return {
        mnemonic: known,
        operands: splitOperands(line.slice(end)).map((o) => this.operand(o, line)),
        place: 'line 2',
        text: line,
      };
    const [instruction] = parseListing(`one:\n${line}\nret`).instructions;
    if (instruction.text !== line) return null;
    this.mnemonics.set(name, instruction.mnemonic);
    return instruction;
  }

  private operand(text: string, line: string): AsmOperand {
    const known = this.operands.get(text) ?? intelOperand(text, line);
    this.operands.set(text, known);
    return known;
  }

  private constantsOf(lines: readonly string[]): Listing['constants'] {
    if (lines === this.last.lines) return this.last.constants;
    const text = lines.join('\n');
    const constants = this.constants.get(text) ?? this.readConstants(text);
    this.last = { lines, constants };
    return constants;
  }

  private readConstants(text: string): Listing['constants'] {
    const { constants } = parseListing(`one:\nret\n${text}`);
    this.constants.set(text, constants);
    return constants;
  }
}

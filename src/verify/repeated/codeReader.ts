import type { Listing } from '../asm/listing.ts';
import { parseListing } from '../asm/parseListing.ts';
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
      if (line === 'ret') return { plans, constants: this.constantsOf(text.constants), listing: () => this.parsed(text) };
      const steps = this.planOf(line);
      if (steps === null) return null;
      plans.push(...steps);
    }
    return null;
  }

  /** The whole text at once. */
  parsed({ instructions, constants }: CodeText): Listing {
    return parseListing([`${this.name}:`, ...instructions, ...constants].join('\n'), 'nasm');
  }

  clear(): void {
    this.plans.clear();
    this.constants.clear();
  }

  private planOf(line: string): readonly Plan[] | null {
    const known = this.plans.get(line);
    if (known !== undefined) return known;
    const [instruction] = parseListing(`one:\n${line}\nret`, 'nasm').instructions, plan = this.planner.plan(instruction);
    this.plans.set(line, plan);
    return plan;
  }

  private constantsOf(lines: readonly string[]): Listing['constants'] {
    const text = lines.join('\n'), known = this.constants.get(text);
    if (known !== undefined) return known;
    const { constants } = parseListing(`one:\nret\n${text}`, 'nasm');
    this.constants.set(text, constants);
    return constants;
  }
}

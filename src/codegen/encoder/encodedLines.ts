/**
 * Encoded programs read back as NASM lines. Instructions are known by the bytes that the encoder makes of them
 * (decoder.ts). No encoding begins another, so that known instructions, one after the other, are what the processor
 * decodes.
 */
import { Failure } from '../../base/errors.ts';
import { DISP, Program } from '../x86/program.ts';
import { Decoder } from './decoder.ts';
import { POOL_PADDING } from './encode.ts';
import { nasmInstruction, nasmPool } from './nasm.ts';
import { signedAt } from './operandFields.ts';

interface EncodedText {
  readonly instructions: readonly string[];
  /** As `nasmPool`. */
  readonly constants: readonly string[];
}

const DISPLACEMENT = 4;

export class EncodedLines {
  /**
   * By node and byte: the next node, or the number of the instruction that ends there, negative, or 0 where none is
   * known. Node 0 is the beginning.
   */
  private next = new Int32Array(64 << 8);
  /** By node: what follows a displacement to the constants that begins here, as in `next`. */
  private readonly skips: number[] = [0];
  /**
   * By number, from 1 on: the line, with constant number 0 if it refers to one; what refers to one, or null; and its
   * lines by the constant's number.
   */
  private readonly lines: string[] = ['no instruction'];
  private readonly programs: (Program | null)[] = [null];
  private readonly linesByConstant: (string | undefined)[][] = [[]];
  /** The constants that were read last, as bytes and as text. */
  private pool = new Uint8Array(0);
  private constants: readonly string[] = [];
  private readonly decoder = new Decoder();

  /** Of the instruction that was read last: where it ends, and its displacement to the constants. */
  private end = 0;
  private displacement = 0;

  /**
   * The code as text; null if it has an instruction that the encoder does not make, or is not laid out as the encoder
   * does.
   */
  read(code: Uint8Array): EncodedText | null {
    const { lines, programs } = this;
    const instructions: string[] = [];
    const references: Reference[] = [];
    for (let p = 0; p < code.length; p = this.end) {
      const number = this.numberAt(code, p);
      const line = lines[number];
      if (number === 0) return null;
      if (programs[number] !== null)
        references.push({ at: instructions.length, number, target: this.end + this.displacement });
      instructions.push(line);
      if (line === 'ret') return this.withConstants(code, this.end, instructions, references);
    }
    return null;
  }

  /** The number of the instruction that begins at `start`, or 0. */
  private numberAt(code: Uint8Array, start: number): number {
    const { next, skips } = this;
    let p = start;
    let node = 0;
    do {
      if (skips[node] === 0) node = next[(node << 8) | code[p++]];
      else {
        this.displacement = signedAt(code, p, DISPLACEMENT);
        node = skips[node];
        p += DISPLACEMENT;
      }
    } while (node > 0 && p < code.length);
    this.end = p;
    return node < 0 ? -node : this.learn(code, start);
  }

  /** Finds out which instruction begins at `start`. */
  private learn(code: Uint8Array, start: number): number {
    const { decoder } = this;
    const program = decoder.find(code, start);
    const { length, reference } = decoder;
    if (program === null || start + length > code.length) return 0;
    const number = this.lines.push(nasmInstruction(program, 0)) - 1;
    this.programs.push(reference < 0 ? null : program.clone());
    this.linesByConstant.push([]);
    let node = 0;
    for (let i = 0; i < length; ) {
      const isReference = i === reference;
      const at = i + (isReference ? DISPLACEMENT : 1);
      const slot = (node << 8) | code[start + i];
      const known = isReference ? this.skips[node] : this.next[slot];
      if (known < 0 || (known > 0 && at === length))
        throw new Failure('invariant', 'the encoding of an instruction begins another', {
          where: nasmInstruction(program, 0),
        });
      const made = known > 0 ? known : at === length ? -number : this.node();
      if (isReference) this.skips[node] = made;
      else this.next[slot] = made;
      node = made;
      i = at;
    }
    return this.numberAt(code, start);
  }

  /** `end`: where the instructions end. */
  private withConstants(
    code: Uint8Array,
    end: number,
    instructions: string[],
    references: readonly Reference[],
  ): EncodedText | null {
    const start = end === code.length ? end : (end + 7) & ~7;
    const count = (code.length - start) / 8;
    if (!Number.isInteger(count) || count < 0 || code.subarray(end, start).some((byte) => byte !== POOL_PADDING))
      return null;
    for (const { at, number, target } of references) {
      const constant = (target - start) / 8;
      if (!Number.isInteger(constant) || constant < 0 || constant >= count) return null;
      instructions[at] = this.lineOf(number, constant);
    }
    return { instructions, constants: this.constantsOf(code.subarray(start)) };
  }

  /** The line of an instruction with this constant. */
  private lineOf(number: number, constant: number): string {
    const known = this.linesByConstant[number][constant];
    const program = this.programs[number];
    if (known !== undefined || program === null) return known ?? this.lines[number];
    program.data[DISP] = constant;
    return (this.linesByConstant[number][constant] = nasmInstruction(program, 0));
  }

  private constantsOf(pool: Uint8Array): readonly string[] {
    if (Buffer.compare(pool, this.pool) === 0) return this.constants;
    const program = new Program();
    const view = new DataView(pool.buffer, pool.byteOffset, pool.length);
    program.pool = Array.from({ length: pool.length / 8 }, (_, k) => view.getBigUint64(8 * k, true));
    this.pool = pool.slice();
    return (this.constants = nasmPool(program));
  }

  private node(): number {
    const made = this.skips.push(0) - 1;
    if (made << 8 >= this.next.length) this.grow();
    return made;
  }

  private grow(): void {
    const longer = new Int32Array(2 * this.next.length);
    longer.set(this.next);
    this.next = longer;
  }
}

/** The `at`-th instruction, which has this number, refers to the constant at `target`. */
interface Reference {
  readonly at: number;
  readonly number: number;
  readonly target: number;
}

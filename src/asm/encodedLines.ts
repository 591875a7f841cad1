/**
 * Encoded programs read back as NASM lines. Instructions are known by the bytes that the encoder makes of them (decoder.ts). No encoding begins another, so that
 * known instructions, one after the other, are what the processor decodes.
 */
import { Failure } from '../base/errors.ts';
import { DISP, Program } from '../x86/program.ts';
import { Decoder } from './decoder.ts';
import { POOL_PADDING } from './encode.ts';
import { nasmInstruction, nasmPool } from './nasm.ts';
import { signedAt } from './operandFields.ts';

export interface EncodedText {
  readonly instructions: readonly string[];
  /** As `nasmPool`. */
  readonly constants: readonly string[];
}

/** An instruction that was read before. */
interface Known {
  /** Its line or, if it refers to a constant, its lines by the constant's number. */
  readonly lines: string[];
  /** Null unless it refers to a constant. */
  readonly program: Program | null;
}

const DISPLACEMENT = 4;

export class EncodedLines {
  /** By node and byte: the next node, or the number of the instruction that ends there, negative, or 0 where none is known. Node 0 is the beginning. */
  private next = new Int32Array(64 << 8);
  /** By node: what follows a displacement to the constants that begins here, as in `next`. */
  private readonly skips: number[] = [0];
  /** By number, from 1 on. */
  private readonly known: Known[] = [{ lines: [], program: null }];
  private readonly constants = new Program();
  private readonly decoder = new Decoder();

  /** Of the instruction that was read last: where it ends, and its displacement to the constants. */
  private end = 0;
  private displacement = 0;

  /** The code as text; null if it has an instruction that the encoder does not make, or is not laid out as the encoder does. */
  read(code: Uint8Array): EncodedText | null {
    const instructions: string[] = [], references: Reference[] = [];
    for (let p = 0; p < code.length; p = this.end) {
      const number = this.numberAt(code, p), known = this.known[number], { lines, program } = known;
      if (number === 0) return null;
      if (program !== null) references.push({ at: instructions.length, known, target: this.end + this.displacement });
      instructions.push(lines[0]);
      if (lines[0] === 'ret') return this.withConstants(code, this.end, instructions, references);
    }
    return null;
  }

  /** The number of the instruction that begins at `start`, or 0. */
  private numberAt(code: Uint8Array, start: number): number {
    const { next, skips } = this;
    let p = start, node = 0;
    do {
      if (skips[node] === 0) node = next[node << 8 | code[p++]];
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
    const { decoder } = this, program = decoder.find(code, start), { length, reference } = decoder;
    if (program === null || start + length > code.length) return 0;
    const number = this.known.push({ lines: [nasmInstruction(program, 0)], program: reference < 0 ? null : program.clone() }) - 1;
    let node = 0;
    for (let i = 0; i < length;) {
      const isReference = i === reference, at = i + (isReference ? DISPLACEMENT : 1), slot = node << 8 | code[start + i], known = isReference ? this.skips[node] : this.next[slot];
      if (known < 0 || (known > 0 && at === length)) throw new Failure('invariant', 'the encoding of an instruction begins another', { where: nasmInstruction(program, 0) });
      const made = known > 0 ? known : at === length ? -number : this.node();
      if (isReference) this.skips[node] = made;
      else this.next[slot] = made;
      node = made;
      i = at;
    }
    return this.numberAt(code, start);
  }

  /** `end`: where the instructions end. */
  private withConstants(code: Uint8Array, end: number, instructions: string[], references: readonly Reference[]): EncodedText | null {
    const start = end === code.length ? end : (end + 7) & ~7, count = (code.length - start) / 8;
    if (!Number.isInteger(count) || count < 0 || code.subarray(end, start).some(byte => byte !== POOL_PADDING)) return null;
    for (const { at, known, target } of references) {
      const constant = (target - start) / 8;
      if (!Number.isInteger(constant) || constant < 0 || constant >= count) return null;
      instructions[at] = lineOf(known, constant);
    }
    if (count === 0) return { instructions, constants: [] };
    const view = new DataView(code.buffer, code.byteOffset, code.length);
    this.constants.pool = Array.from({ length: count }, (_, k) => view.getBigUint64(start + 8 * k, true));
    return { instructions, constants: nasmPool(this.constants) };
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

/** The `at`-th instruction refers to the constant at `target`. */
interface Reference {
  readonly at: number;
  readonly known: Known;
  readonly target: number;
}

/** The line with this constant. */
function lineOf({ lines, program }: Known, constant: number): string {
  if (program === null) return lines[0];
  program.data[DISP] = constant;
  return (lines[constant] ??= nasmInstruction(program, 0));
}

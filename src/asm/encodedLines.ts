/**
 * Encoded programs read back as NASM lines. Instructions are known by the bytes that the encoder makes of them: those that it was seen to make, and those like
 * them (relatedInstructions.ts). No encoding begins another, so that known instructions, one after the other, are what the processor decodes.
 */
import { Failure } from '../base/errors.ts';
import { BASE_POOL, DISP, MEM, Program, STRIDE, memBase } from '../x86/program.ts';
import { encodeRange, POOL_PADDING } from './encode.ts';
import { nasmInstruction, nasmPool } from './nasm.ts';
import { PoolReferences } from './poolReferences.ts';
import { RelatedInstructions } from './relatedInstructions.ts';

export interface EncodedText {
  readonly instructions: readonly string[];
  /** As `nasmPool`. */
  readonly constants: readonly string[];
}

/** Bytes of the longest instruction (SDM vol. 2, §2.3.11), and of a displacement. */
const LONGEST = 15, DISPLACEMENT = 4;

export class EncodedLines {
  /** By node and byte: the next node, 0 where none is known. Node 0 is the beginning of an instruction. */
  private next = new Int32Array(256 << 8);
  /** By node: the node after a displacement to the constants that begins here, or 0. */
  private readonly skips: number[] = [0];
  /** By node, where an instruction ends: its line or, if it refers to a constant, its lines by the constant's number. */
  private readonly ends: ((string | undefined)[] | undefined)[] = [undefined];
  private readonly buffer = new Uint8Array(LONGEST + 1);
  private readonly references = new PoolReferences();
  private readonly constants = new Program();
  private readonly related = new RelatedInstructions();

  /** From now on the instructions of this program are known. */
  learn(program: Program): void {
    for (let i = 0; i < program.count; i++) {
      this.learnOne(program, i);
      this.related.learn(program, i);
    }
  }

  /** The code as text; null if it has an instruction that is not known, or is not laid out as the encoder does. */
  read(code: Uint8Array): EncodedText | null {
    for (let known = 0; ;) {
      const text = this.readKnown(code);
      if (typeof text !== 'number') return text;
      const instruction = text < known ? null : this.related.find(code, text);
      if (instruction === null) return null;
      this.learnOne(instruction, 0);
      known = text + 1;
    }
  }

  /** As `read`; the offset of an instruction that is not known. */
  private readKnown(code: Uint8Array): EncodedText | number | null {
    const instructions: string[] = [], references: Reference[] = [];
    for (let p = 0, start = 0, node = 0, target = NaN; p < code.length;) {
      const skip = this.skips[node];
      if (skip !== 0) target = wordAt(code, p);
      node = skip === 0 ? this.next[node << 8 | code[p]] : skip;
      p += skip === 0 ? 1 : DISPLACEMENT;
      const lines = this.ends[node];
      if (node === 0) return start;
      if (lines === undefined) continue;
      if (!Number.isNaN(target)) references.push({ at: instructions.length, lines, target: target + p });
      instructions.push(lines[0] ?? 'a line that refers to a constant');
      if (lines[0] === 'ret') return this.withConstants(code, p, instructions, references);
      node = 0;
      start = p;
      target = NaN;
    }
    return null;
  }

  /** `end`: where the instructions end. */
  private withConstants(code: Uint8Array, end: number, instructions: string[], references: readonly Reference[]): EncodedText | null {
    const start = end === code.length ? end : (end + 7) & ~7, count = (code.length - start) / 8;
    if (!Number.isInteger(count) || count < 0 || code.subarray(end, start).some(byte => byte !== POOL_PADDING)) return null;
    for (const { at, lines, target } of references) {
      const line = lines[(target - start) / 8];
      if (line === undefined || target >= code.length) return null;
      instructions[at] = line;
    }
    const view = new DataView(code.buffer, code.byteOffset, code.length);
    this.constants.pool = Array.from({ length: count }, (_, k) => view.getBigUint64(start + 8 * k, true));
    return { instructions, constants: nasmPool(this.constants) };
  }

  private learnOne(program: Program, i: number): void {
    const { buffer, references } = this, mem = program.data[i * STRIDE + MEM], isReference = memBase(mem) === BASE_POOL;
    references.clear();
    const end = encodeRange(program, i, i + 1, buffer, 0, references), constant = isReference ? program.data[i * STRIDE + DISP] : 0;
    let node = 0;
    for (let p = 0; p < end;) {
      if (this.ends[node] !== undefined) throw new Failure('invariant', 'the encoding of an instruction begins another', { where: nasmInstruction(program, i) });
      const isSkipped = p === references.last;
      node = isSkipped ? (this.skips[node] ||= this.node()) : (this.next[node << 8 | buffer[p]] || this.child(node, buffer[p]));
      p += isSkipped ? DISPLACEMENT : 1;
    }
    const lines = this.ends[node] ??= [];
    lines[constant] ??= nasmInstruction(program, i);
  }

  private child(node: number, byte: number): number {
    const made = this.node();
    return (this.next[node << 8 | byte] = made);
  }

  private node(): number {
    const made = this.skips.push(0) - 1;
    this.ends.push(undefined);
    if (made << 8 >= this.next.length) this.grow();
    return made;
  }

  private grow(): void {
    const longer = new Int32Array(2 * this.next.length);
    longer.set(this.next);
    this.next = longer;
  }
}

/** The `at`-th instruction refers to the constant at `target`; its lines by the constant's number. */
interface Reference {
  readonly at: number;
  readonly lines: readonly (string | undefined)[];
  readonly target: number;
}

const wordAt = (code: Uint8Array, p: number): number => code[p] | code[p + 1] << 8 | code[p + 2] << 16 | code[p + 3] << 24;

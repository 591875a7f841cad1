/** Reads encoded programs back as instructions. */
import { formId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import { formOf } from '../x86/forms.ts';
import { DISP, FORM, Program, STRIDE } from '../x86/program.ts';
import { Decoder } from './decoder.ts';
import { POOL_PADDING, encode, encoded } from './encode.ts';
import { nasmInstruction } from './assemblyText.ts';
import { signedAt } from './operandFields.ts';

/**
 * Encoded programs read back. Instructions are known by the bytes that the encoder makes of them (decoder.ts). No
 * encoding begins another, so that known instructions, one after the other, are what the processor decodes.
 */

/** What code is read as: instructions up to and including its `ret`, and the words that stand after it. */
interface ReadCode<I, C> {
  readonly instructions: readonly I[];
  readonly constants: C;
}

/** Makes both. */
interface Reading<I, C> {
  /** Of the first instruction of a program. */
  instruction(program: Program): I;
  constants(pool: readonly bigint[]): C;
}

const DISPLACEMENT = 4;

/**
 * Reads code as what `reading` makes of it: of each different instruction once, so that equal ones are the same object,
 * and of constants once as long as they are those of the code before.
 */
export class EncodedCode<I, C> {
  private readonly reading: Reading<I, C>;
  /**
   * By node and byte: the next node, or the number of the instruction that ends there, negative, or 0 where none is
   * known. Node 0 is the beginning.
   */
  private next = new Int32Array(64 << 8);
  /** By node: what follows a displacement to the constants that begins here, as in `next`. */
  private readonly skips: number[] = [0];
  /** By number, from 1 on. */
  private readonly known: Known<I>[] = [];
  /** The constants that were read last. */
  private pool = new Uint8Array(0);
  private constants: C;
  private readonly decoder = new Decoder();

  /** Of the instruction that was read last: where it ends, and its displacement to the constants. */
  private end = 0;
  private displacement = 0;

  constructor(reading: Reading<I, C>) {
    this.reading = reading;
    this.constants = reading.constants([]);
  }

  /** Null if the code has an instruction that the encoder does not make, or is not laid out as the encoder does. */
  read(code: Uint8Array): ReadCode<I, C> | null {
    const instructions: I[] = [];
    const references: Reference<I>[] = [];
    for (let p = 0; p < code.length; p = this.end) {
      const number = this.numberAt(code, p);
      if (number === 0) return null;
      const known = this.known[number - 1];
      if (known.program !== null)
        references.push({ at: instructions.length, known, target: this.end + this.displacement });
      instructions.push(known.instruction);
      if (known.isReturn) return this.withConstants(code, this.end, instructions, references);
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
    const number = this.known.push({
      instruction: this.reading.instruction(program),
      isReturn: formOf(formId(program.data[FORM])).mnemonic === 'ret',
      program: reference < 0 ? null : program.clone(),
      byConstant: [],
    });
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
    instructions: I[],
    references: readonly Reference<I>[],
  ): ReadCode<I, C> | null {
    const start = end === code.length ? end : (end + 7) & ~7;
    const count = (code.length - start) / 8;
    if (!Number.isInteger(count) || count < 0 || code.subarray(end, start).some((byte) => byte !== POOL_PADDING))
      return null;
    for (const { at, known, target } of references) {
      const constant = (target - start) / 8;
      if (!Number.isInteger(constant) || constant < 0 || constant >= count) return null;
      instructions[at] = this.withConstant(known, constant);
    }
    return { instructions, constants: this.constantsOf(code.subarray(start)) };
  }

  private withConstant({ instruction, program, byConstant }: Known<I>, constant: number): I {
    const known = byConstant[constant];
    if (known !== undefined || program === null) return known ?? instruction;
    program.data[DISP] = constant;
    return (byConstant[constant] = this.reading.instruction(program));
  }

  private constantsOf(pool: Uint8Array): C {
    if (Buffer.compare(pool, this.pool) === 0) return this.constants;
    const view = new DataView(pool.buffer, pool.byteOffset, pool.length);
    this.pool = pool.slice();
    const words = Array.from({ length: pool.length / 8 }, (_, k) => view.getBigUint64(8 * k, true));
    return (this.constants = this.reading.constants(words));
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

/** An instruction that was read before. */
interface Known<T> {
  /** With constant number 0, if it refers to one. */
  readonly instruction: T;
  readonly isReturn: boolean;
  /** What refers to a constant, or null; and what was made of it, by the constant's number. */
  readonly program: Program | null;
  readonly byConstant: (T | undefined)[];
}

/** The `at`-th instruction refers to the constant at `target`. */
interface Reference<T> {
  readonly at: number;
  readonly known: Known<T>;
  readonly target: number;
}

/** More than the longest instruction needs. */
const ROOM = 32;

/** The bytes of each instruction, cut out of `code`, which must begin with what `encode` makes of the program. */
export function instructionBytes(program: Program, code: Uint8Array): Uint8Array[] {
  const single = new Program();
  const scratch = new Uint8Array(ROOM);
  single.count = 1;
  let at = 0;
  return Array.from({ length: program.count }, (_, i) => {
    single.data.set(program.data.subarray(i * STRIDE, (i + 1) * STRIDE));
    const start = at;
    at += encode(single, scratch, 0);
    return code.subarray(start, at);
  });
}

/** Offset behind each instruction. */
export function instructionEnds(program: Program): number[] {
  let end = 0;
  return instructionBytes(program, encoded(program)).map((bytes) => (end += bytes.length));
}

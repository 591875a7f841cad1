/** Encodes programs that share a beginning, reusing its bytes. */
import type { Program } from '../x86/program.ts';
import { encodeRange, finishEncoding } from './encode.ts';
import { PoolReferences } from './encodingPlan.ts';

/** Encodes programs whose bodies begin like that of one program, the base, of which it keeps the bytes. */
export class PrefixEncoder {
  private readonly references = new PoolReferences();
  private readonly base: Uint8Array;
  private readonly baseReferences = new PoolReferences();
  /** Offset of each instruction of the base's body, and the end. */
  private starts = new Int32Array(1);

  /** `capacity`: bytes that are enough for any program. */
  constructor(capacity: number) {
    this.base = new Uint8Array(capacity);
  }

  /**
   * The body of `program`, from instruction `body` on, becomes the base; its first `shared` instructions are those of
   * the base before.
   */
  settle(program: Program, body: number, shared: number): void {
    const { base, baseReferences } = this;
    const count = program.count - body;
    if (this.starts.length <= count) this.grow(2 * count + 1);
    const { starts } = this;
    baseReferences.cut(starts[shared]);
    for (let i = shared; i < count; i++)
      starts[i + 1] = encodeRange(program, body + i, body + i + 1, base, starts[i], baseReferences);
  }

  private grow(length: number): void {
    const { starts } = this;
    this.starts = new Int32Array(length);
    this.starts.set(starts);
  }

  /**
   * Like `encode` at offset 0, for a program of which the first `shared` instructions from `body` on are those of the
   * base.
   */
  encode(program: Program, body: number, shared: number, out: Uint8Array): number {
    const { references, base, baseReferences } = this;
    const length = this.starts[shared];
    references.clear();
    let p = encodeRange(program, 0, body, out, 0, references);
    if (length > 0) {
      out.set(base.subarray(0, length), p);
      references.takeMoved(baseReferences, length, p, out);
      p += length;
    }
    p = encodeRange(program, body + shared, program.count, out, p, references);
    return finishEncoding(program, out, 0, p, references);
  }
}

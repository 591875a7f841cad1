import { invariant } from '../../../base/errors.ts';
import { CF, OF } from '../../x86/flags.ts';

/** Typed arrays side by side in one buffer, so that a single copy saves or restores all of them. */
export class StateBuffer {
  private readonly buffer: ArrayBuffer;
  private used = 0;

  /** `capacity` in bytes; asking for more throws `invariant`. */
  constructor(capacity: number) {
    this.buffer = new ArrayBuffer(capacity);
  }

  words(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(4 * length), length);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length);
  }

  halves(length: number): Uint16Array {
    return new Uint16Array(this.buffer, this.take(2 * length), length);
  }

  signedBytes(length: number): Int8Array {
    return new Int8Array(this.buffer, this.take(length), length);
  }

  /** Everything that was handed out, as bytes. */
  whole(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  private take(bytes: number): number {
    const at = this.used;
    this.used += (bytes + 7) & ~7;
    invariant(
      this.used <= this.buffer.byteLength,
      () => `state of ${this.used} bytes in a buffer of ${this.buffer.byteLength}`,
    );
    return at;
  }
}

/** State of a leaf, node or extra value of a column. */
export const ABSENT = 0,
  LIVE = 1,
  CONSUMED = 2;
/** Lanes on which a carry can be pending. */
export const LANE_CF = 0,
  LANE_OF = 1;
export const LANE_FLAG: readonly number[] = [CF, OF];

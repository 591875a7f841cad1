import { FW } from './protocol.ts';

type OnReply = (type: number, sequence: number, payload: DataView) => void;

/**
 * Cuts a byte stream into reply frames. A payload is valid only during the call: it is a view of
 * the chunk that brought it, or of a buffer that is used again.
 */
export class ReplyParser {
  private readonly onReply: OnReply;
  private held = new Uint8Array(65536);
  private heldBytes = 0;

  constructor(onReply: OnReply) {
    this.onReply = onReply;
  }

  push(chunk: Uint8Array): void {
    if (this.heldBytes === 0) {
      this.hold(chunk, this.parse(chunk));
      return;
    }
    this.hold(chunk, 0);
    const used = this.parse(this.held.subarray(0, this.heldBytes));
    this.held.copyWithin(0, used, this.heldBytes);
    this.heldBytes -= used;
  }

  /** Calls back for each whole frame and returns the bytes they took. */
  private parse(data: Uint8Array): number {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    let at = 0;
    while (data.length - at >= FW.HEADER_BYTES) {
      const length = view.getUint32(at, true);
      const end = at + FW.HEADER_BYTES + length;
      if (end > data.length) break;
      const payload = new DataView(data.buffer, data.byteOffset + at + FW.HEADER_BYTES, length);
      this.onReply(view.getUint32(at + 4, true), view.getUint32(at + 8, true), payload);
      at = end;
    }
    return at;
  }

  private hold(chunk: Uint8Array, from: number): void {
    const need = this.heldBytes + chunk.length - from;
    if (need > this.held.length) {
      const wider = new Uint8Array(2 ** Math.ceil(Math.log2(need)));
      wider.set(this.held.subarray(0, this.heldBytes));
      this.held = wider;
    }
    this.held.set(chunk.subarray(from), this.heldBytes);
    this.heldBytes = need;
  }
}

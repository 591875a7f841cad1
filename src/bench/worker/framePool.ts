import { FW } from './protocol.ts';

/** Where a payload starts in a frame's buffer, so that its 64-bit words are aligned. */
const PAYLOAD = 16;
const HEADER = PAYLOAD - FW.HEADER_BYTES;

/** A request frame in a reusable buffer. */
export interface PooledFrame {
  readonly view: DataView;
  readonly bytes: Uint8Array;
  /** Payload bytes in use. */
  length: number;
}

/** Frame buffers in sizes of powers of two, reused so that steady traffic allocates nothing. */
export class FramePool {
  private readonly free = new Map<number, PooledFrame[]>();

  /** A frame with a payload of `length` bytes of arbitrary content. */
  take(type: number, sequence: number, length: number): PooledFrame {
    const size = Math.max(1024, 2 ** Math.ceil(Math.log2(PAYLOAD + length)));
    const frame = this.free.get(size)?.pop() ?? newFrame(size);
    frame.length = length;
    frame.view.setUint32(HEADER, length, true);
    frame.view.setUint32(HEADER + 4, type, true);
    frame.view.setUint32(HEADER + 8, sequence, true);
    return frame;
  }

  give(frame: PooledFrame): void {
    const size = frame.bytes.length;
    const list = this.free.get(size);
    if (list === undefined) this.free.set(size, [frame]);
    else if (list.length < 32) list.push(frame);
  }
}

function newFrame(size: number): PooledFrame {
  const buffer = new ArrayBuffer(size);
  return { view: new DataView(buffer), bytes: new Uint8Array(buffer), length: 0 };
}

/** Offset of the payload in `view` and `bytes`. */
export const PAYLOAD_OFFSET = PAYLOAD;

/** What goes over the pipe; a Buffer, which streams need not wrap. */
export const wireBytes = ({ bytes, length }: PooledFrame): Uint8Array =>
  Buffer.from(bytes.buffer, bytes.byteOffset + HEADER, PAYLOAD - HEADER + length);

export function setSequence(f: PooledFrame, sequence: number): void {
  f.view.setUint32(HEADER + 8, sequence, true);
}

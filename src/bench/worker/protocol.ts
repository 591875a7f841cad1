/**
 * The wire protocol of the worker; every name and value mirrors a `#define FW_…` of
 * native/protocol.h, which documents the frames. test/bench/worker/protocol.test.ts compares the two.
 */
export const FW = {
  VERSION: 4,
  HEADER_BYTES: 12,

  HELLO: 1,
  SET_FUNCTION: 2,
  LOAD: 3,
  TEST: 4,
  RACE: 5,
  MEASURE: 6,
  RUN: 7,
  PING: 8,
  QUIT: 9,
  LINK: 10,
  REPLY: 128,
  ERROR: 255,

  SLOTS: 64,
  NO_SLOT: 0xffffffff,
  MAX_CODE_BYTES: 49152,
  MAX_FRAME_BYTES: 67108864,
  MAX_ARGUMENTS: 6,
  MAX_ARRAY_WORDS: 4096,
  MAX_ALIASES: 203,
  MAX_LOOKS: 16,
  MAX_ROUNDS: 1024,
  MAX_PERTURBING: 4,
  MAX_PLACEMENTS: 8,
  ENTRY_WORDS: 48,

  ARG_OUT: 0,
  ARG_IN: 1,
  ARG_SCALAR: 2,
  THROUGHPUT: 0,
  LATENCY: 1,
  PAIRS: 2,
  ESTIMATE_MINIMA: 0,
  ESTIMATE_LOW_MEAN: 1,
  ESTIMATE_MEDIAN_RATIO: 2,

  OK: 0,
  WRONG: 1,
  FAULT: 2,
  REASON_NONE: 0,
  REASON_OUTPUT: 1,
  REASON_INPUT_CHANGED: 2,
  REASON_STRAY_WRITE: 3,
  REASON_CALLEE_SAVED: 4,
  REASON_STACK_POINTER: 5,
  REASON_FLAGS: 6,
  REASON_MXCSR: 7,
  REASON_X87: 8,
  REASON_CALLER_FRAME: 9,
  REASON_RED_ZONE: 10,
  REASON_SIGNAL: 11,
  REASON_TIMEOUT: 12,
  REASON_PROCESS: 13,
  REASON_SEGMENT: 14,

  FEATURE_BMI2: 1,
  FEATURE_ADX: 2,
  FEATURE_SYSCALL_GUARD: 4,
  FEATURE_PMC: 8,
  FEATURE_IFMA: 16,
  FEATURE_PRIORITY: 32,
  FEATURE_AUTOGROUPS: 64,
  FEATURE_WEIGHT: 128,
  FEATURE_AVX2: 256,
  FLAG_STRICT: 1,
  FLAG_ENTRY: 2,
} as const;

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

/** What the worker found out about its machine when it started. */
export interface Hello {
  readonly version: number;
  readonly brand: string;
  readonly bmi2: boolean;
  readonly adx: boolean;
  readonly avx2: boolean;
  readonly avx512ifma: boolean;
  /** System calls made by tested code are refused by the kernel. */
  readonly syscallGuard: boolean;
  /** The process has a high priority. */
  readonly prioritised: boolean;
  /**
   * The kernel shares processors among sessions first (autogroups), so that priorities count within a session only;
   * whether ours has a high weight.
   */
  readonly autogroups: boolean;
  readonly weighted: boolean;
  /** Smallest step by which the counter was seen to advance, in ticks. */
  readonly stepTicks: number;
  /** Core cycles per canary group up to which the core counts as quiet. */
  readonly gateLimit: number;
  /** Core cycles of the imul calibrator chain. */
  readonly imulChainCycles: number;
  readonly canaryGroups: number;
}

export function readHello(reply: DataView): Hello {
  const features = reply.getUint32(4, true);
  const brand = new Uint8Array(reply.buffer, reply.byteOffset + 40, 48);
  return {
    version: reply.getUint32(0, true),
    brand: new TextDecoder().decode(brand).replace(/\0.*$/s, '').trim(),
    bmi2: (features & FW.FEATURE_BMI2) !== 0,
    adx: (features & FW.FEATURE_ADX) !== 0,
    avx2: (features & FW.FEATURE_AVX2) !== 0,
    avx512ifma: (features & FW.FEATURE_IFMA) !== 0,
    syscallGuard: (features & FW.FEATURE_SYSCALL_GUARD) !== 0,
    prioritised: (features & FW.FEATURE_PRIORITY) !== 0,
    autogroups: (features & FW.FEATURE_AUTOGROUPS) !== 0,
    weighted: (features & FW.FEATURE_WEIGHT) !== 0,
    stepTicks: reply.getUint32(12, true),
    gateLimit: reply.getFloat64(24, true),
    imulChainCycles: reply.getUint32(32, true),
    canaryGroups: reply.getUint32(36, true),
  };
}

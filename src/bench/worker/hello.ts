import { FW } from './protocol.ts';

/** What the worker found out about its machine when it started. */
export interface Hello {
  readonly version: number;
  readonly brand: string;
  readonly bmi2: boolean;
  readonly adx: boolean;
  readonly avx512ifma: boolean;
  /** System calls made by tested code are refused by the kernel. */
  readonly syscallGuard: boolean;
  /** Ticks are core cycles of the performance counter; otherwise those of the time stamp counter. */
  readonly pmc: boolean;
  /** The process has a high priority. */
  readonly prioritised: boolean;
  /**
   * The kernel shares processors among sessions first (autogroups), so that priorities count within a session only;
   * whether ours has a high weight.
   */
  readonly autogroups: boolean;
  readonly weighted: boolean;
  /** Fixed part of a timed region's duration; already subtracted from all samples. */
  readonly overheadTicks: number;
  /** Smallest step by which the counter was seen to advance, in ticks. */
  readonly stepTicks: number;
  /** Core cycles per canary group when alone (5th percentile at start), and the limit that counts as quiet. */
  readonly gateIdle: number;
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
    avx512ifma: (features & FW.FEATURE_IFMA) !== 0,
    syscallGuard: (features & FW.FEATURE_SYSCALL_GUARD) !== 0,
    pmc: (features & FW.FEATURE_PMC) !== 0,
    prioritised: (features & FW.FEATURE_PRIORITY) !== 0,
    autogroups: (features & FW.FEATURE_AUTOGROUPS) !== 0,
    weighted: (features & FW.FEATURE_WEIGHT) !== 0,
    overheadTicks: reply.getUint32(8, true),
    stepTicks: reply.getUint32(12, true),
    gateIdle: reply.getFloat64(16, true),
    gateLimit: reply.getFloat64(24, true),
    imulChainCycles: reply.getUint32(32, true),
    canaryGroups: reply.getUint32(36, true),
  };
}

import { FW } from './protocol.ts';

/** Why code was refused. `wrong`: a broken contract that was seen; `fault`: the run did not come to its end. */
type Reason =
  | 'none'
  | 'output'
  | 'inputChanged'
  | 'strayWrite'
  | 'calleeSaved'
  | 'stackPointer'
  | 'flags'
  | 'mxcsr'
  | 'x87'
  | 'callerFrame'
  | 'redZone'
  | 'signal'
  | 'timeout'
  | 'process'
  | 'segment';

export interface RunVerdict {
  readonly verdict: 'ok' | 'wrong' | 'fault';
  readonly reason: Reason;
  /** Index of the offending vector or input tuple; 0 when ok. */
  readonly vector: number;
  /** Signal number, 0 unless `reason` is 'signal'. */
  readonly signal: number;
  /** Output word, argument, or callee-saved register (rbx rbp r12 r13 r14 r15) the reason is about. */
  readonly detail: number;
}

/** Bytes of an encoded verdict: u32 kind, vector, reason, detail. */
export const VERDICT_BYTES = 16;

const KINDS = ['ok', 'wrong', 'fault'] as const;
const REASONS: readonly Reason[] = [
  'none',
  'output',
  'inputChanged',
  'strayWrite',
  'calleeSaved',
  'stackPointer',
  'flags',
  'mxcsr',
  'x87',
  'callerFrame',
  'redZone',
  'signal',
  'timeout',
  'process',
  'segment',
];

export function readVerdict(reply: DataView): RunVerdict {
  const kind = reply.getUint32(0, true);
  const reason = reply.getUint32(8, true);
  const detail = reply.getUint32(12, true);
  return {
    verdict: KINDS[kind],
    reason: REASONS[reason],
    vector: kind === FW.OK ? 0 : reply.getUint32(4, true),
    signal: reason === FW.REASON_SIGNAL ? detail : 0,
    detail,
  };
}

/** What code gets that took the worker process down twice. */
export const PROCESS_DIED: RunVerdict = { verdict: 'fault', reason: 'process', vector: 0, signal: 0, detail: 0 };

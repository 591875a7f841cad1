/** Verdicts of the worker about code that it ran. */
import { Failure } from '../../base/errors.ts';
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

/**
 * What a run ends with, or, if that is not `ok`, what it ends with when it is made once more: code that is at fault is
 * so again, and what the system did to the process is not.
 */
export async function confirmed<T extends RunVerdict>(run: () => Promise<T>): Promise<T> {
  const first = await run();
  return first.verdict === 'ok' ? first : run();
}

/** The reason in words, with the signal or the register. */
export function reasonText({ reason, signal, detail }: RunVerdict): string {
  if (reason === 'signal') return `signal ${signal}`;
  return reason === 'calleeSaved'
    ? `changed ${['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'][detail] ?? 'a callee-saved register'}`
    : reason;
}

const SIGILL = 4;

/**
 * Throws where a run says nothing about the code: `unsupported` if this processor does not know an instruction, `tool`
 * if the process ended with it, as it also does when the system ends it.
 */
export function requireJudged({ reason, signal }: RunVerdict): void {
  if (signal === SIGILL)
    throw new Failure('unsupported', 'this processor does not know an instruction of the code', {
      found: 'signal 4',
      hint: 'run it on a processor that the code is for',
    });
  if (reason === 'process')
    throw new Failure('tool', 'the measuring process ended twice while the code ran', {
      hint: 'is there enough memory? code that ends its process cannot be tested',
    });
}

/** Output for programs: one JSON object per line, each with a `type` (docs/JSON.md). */
import { EXIT_CODE, type Failure } from './errors.ts';

/** Types of lines on standard output. */
type JsonType = 'progress' | 'stopped' | 'result' | 'error' | 'bench' | 'plan' | 'job' | 'tuned' | 'merged' | 'list';

/** One line, without its end; numbers that JSON cannot say are null. */
export const jsonLine = (type: JsonType, content: object): string => JSON.stringify({ type, ...content });

/** Why there is no result, or why it is not to be trusted; standard error has the same as text. */
export const jsonError = ({ kind, message, detail }: Failure): string =>
  jsonLine('error', { kind, exitCode: EXIT_CODE[kind], message, ...detail });

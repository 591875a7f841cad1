import { EXIT_CODE, type Failure } from './errors.ts';

/** Nothing that is read here is nested deeper; what is would use up the stack of whoever walks it. */
const MAX_JSON_DEPTH = 200;

/** As `JSON.parse`, of what is nested at most so deep. Throws an error that says what is wrong with the text. */
export function parseJson(text: string): unknown {
  if (jsonDepth(text) > MAX_JSON_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_JSON_DEPTH} levels`);
  return JSON.parse(text);
}

/** What the text says as JSON; undefined if it is none, which no schema accepts. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** How many arrays and objects of a JSON text are open at once. */
function jsonDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  // A string, which brackets in it are part of, or a bracket.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, ++depth);
    else if (part === ']' || part === '}') depth--;
  }
  return deepest;
}

/** Whether a value, as JSON has been read to, is nested at most so deep as what is read here. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_JSON_DEPTH) return false;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return true;
}

/** Whether a value is one that JSON has; as nested as it may be. */
export function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** Text of a JSON value that does not depend on the order in which the keys of its objects were written. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What a schema says of a value, e.g. `Invalid input: expected string, received undefined`, for a Failure. */
export function issueDetail({ message }: { readonly message: string }): { expected: string; found?: string } {
  const [, expected, found] = /^Invalid input: expected (.*?)(?:, received (.*))?$/.exec(message) ?? [];
  if (expected === undefined) return { expected: message };
  return { expected, ...(found === undefined ? {} : { found: found === 'undefined' ? 'nothing' : found }) };
}

/* Output for programs: one JSON object per line, each with a `type` (docs/JSON.md). */

/** Types of lines on standard output. */
type JsonType =
  | 'progress'
  | 'stopped'
  | 'result'
  | 'estimate'
  | 'error'
  | 'verified'
  | 'bench'
  | 'plan'
  | 'job'
  | 'tuned'
  | 'merged'
  | 'list';

/** One line, without its end; numbers that JSON cannot say are null. */
export const jsonLine = (type: JsonType, content: object): string => JSON.stringify({ type, ...content });

/** Why there is no result, or why it is not to be trusted; standard error has the same as text. */
export const jsonError = ({ kind, message, detail }: Failure): string =>
  jsonLine('error', { kind, exitCode: EXIT_CODE[kind], message, ...detail });

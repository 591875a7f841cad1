/** Reads and writes JSON safely: limited nesting, no duplicate keys, a canonical text. */
import type { z } from 'zod';
import { EXIT_CODE, type Failure } from './errors.ts';

/** Nothing that is read here is nested deeper; what is would use up the stack of whoever walks it. */
const MAX_JSON_DEPTH = 200;

/**
 * As `JSON.parse`, of what is nested at most so deep and says everything once; a byte order mark before it is passed
 * over (RFC 8259, 8.1). Throws an error that says what is wrong with the text.
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  requirePlain(json);
  return JSON.parse(json);
}

/** What the text says as JSON; undefined if it is none, which no schema accepts. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Throws if more arrays and objects of a JSON text are open at once than may be, or if an object has a key twice: which
 * of them counts is up to the reader (RFC 8259, 4), so that other programs may see another text.
 */
function requirePlain(text: string): void {
  const open: Set<string>[] = [];
  // A string, which brackets in it are part of, perhaps a key, or a bracket.
  for (const [part, key] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (part === '[' || part === '{') open.push(new Set());
    else if (part === ']' || part === '}') open.pop();
    else if (key !== undefined && open.at(-1)?.has(key))
      throw new SyntaxError(`the key ${key} stands twice in an object`);
    else if (key !== undefined) open.at(-1)?.add(key);
    if (open.length > MAX_JSON_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_JSON_DEPTH} levels`);
  }
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

/** What a schema has against a value, as zod puts it. */
type Issue = z.core.$ZodIssue;

/** The first thing that does not fit; of alternatives, of those that got furthest into the value. */
export function firstIssue([issue]: readonly Issue[]): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner = issue.errors.map(firstIssue);
  const furthest = Math.max(...inner.map(({ path }) => path.length));
  const last = inner.filter(({ path }) => path.length === furthest);
  const path = [...issue.path, ...last[0].path];
  if (last.length === 1) return { ...last[0], path };
  const expected = [...new Set(last.map((one) => issueDetail(one).expected))].join(', or ');
  return { ...last[0], path, message: `Invalid input: expected ${expected}` };
}

/** What a schema says of a value, e.g. `Invalid input: expected string, received undefined`, for a Failure. */
export function issueDetail({ message }: { readonly message: string }): { expected?: string; found?: string } {
  const [, expected, found] = /^[^:]*: expected (.*?)(?:, received (.*))?$/.exec(message) ?? [];
  if (message.startsWith('Unrecognized')) return { found: message };
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

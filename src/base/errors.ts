/**
 * The ways to fail, each with its own reader and exit code:
 *   input        the user's file or flag is wrong                                  exit 2
 *   tool         a program or library we need is missing or too old                exit 3
 *   wrong        code was found that computes something else than its source       exit 4
 *   unsupported  correct input that we do not handle                               exit 5
 *   interrupted  a job was asked to stop; its checkpoint is kept                   exit 75
 *   invariant    our own bug; a reproducer is saved                                exit 70
 *
 * A message says where, what was expected, what was found and what to try.
 */
export type FailureKind = 'input' | 'tool' | 'wrong' | 'unsupported' | 'interrupted' | 'invariant';

export const EXIT_CODE: Readonly<Record<FailureKind, number>> = {
  input: 2,
  tool: 3,
  wrong: 4,
  unsupported: 5,
  interrupted: 75,
  invariant: 70,
};

export interface FailureDetail {
  /** File, line, JSON path, instruction or option the message is about. */
  readonly where?: string;
  readonly expected?: string;
  readonly found?: string;
  /** What the user can do next. */
  readonly hint?: string;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly detail: FailureDetail;
  constructor(kind: FailureKind, message: string, detail: FailureDetail = {}) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
    this.detail = detail;
  }
}

/** Whether one can go on without what failed: it is no bug of ours, and nobody has asked for an end. */
export const isDispensable = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind !== 'invariant' && error.kind !== 'interrupted';

/** What `body` gives; where a failure of it is told, `where` comes first. */
export function about<T>(where: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.where?.startsWith(where) === true) throw error;
    const place = error.detail.where === undefined ? where : `${where}, ${error.detail.where}`;
    throw new Failure(error.kind, error.message, { ...error.detail, where: place });
  }
}

/**
 * What `read` makes of a file of the user; what is malformed there is no bug of ours: `input` in place of `invariant`.
 */
export function asInput<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'invariant') throw error;
    const { detail } = error;
    throw new Failure('input', error.message, {
      ...detail,
      where: detail.where === undefined ? where : `${where}: ${detail.where}`,
    });
  }
}

/** The text shown to a person: the message first, then one aligned line for each known detail. */
export function describeFailure(f: Failure): string {
  const { where, expected, found, hint } = f.detail;
  const head = f.kind === 'invariant' ? 'internal error' : 'error';
  const lines = [`${head}: ${where === undefined ? '' : `${where}: `}${f.message}`];
  if (expected !== undefined) lines.push(`  expected: ${expected}`);
  if (found !== undefined) lines.push(`  found:    ${found}`);
  if (hint !== undefined) lines.push(`  try:      ${hint}`);
  return lines.join('\n');
}

/** Throws an `invariant` failure unless `cond` holds. The message is built only when needed. */
export function invariant(cond: unknown, message: () => string, detail?: FailureDetail): asserts cond {
  if (!cond) throw new Failure('invariant', message(), detail);
}

/** Compile-time exhaustiveness; reached only if the types lied. */
export function unreachable(x: never): never {
  throw new Failure('invariant', `unreachable case: ${JSON.stringify(x)}`);
}

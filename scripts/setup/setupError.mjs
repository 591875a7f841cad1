/** A step of the set-up failed; the message tells what failed and how to mend it. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {{ expected?: string, found?: string, output?: string, hint?: string }} detail
   * @param {number} exitCode
   */
  constructor(message, { expected, found, output, hint }, exitCode = 3) {
    const lines = [`error: setup: ${message}`];
    if (output)
      lines.push(
        ...output
          .trimEnd()
          .split('\n')
          .slice(-15)
          .map((line) => `  | ${line}`),
      );
    if (expected) lines.push(`  expected: ${expected}`);
    if (found) lines.push(`  found:    ${found}`);
    if (hint) lines.push(`  try:      ${hint}`);
    super(lines.join('\n'));
    this.exitCode = exitCode;
  }
}

/** What the user can do where files cannot be written. */
const HINTS = {
  ENOSPC: 'free some space (df -h shows what is left) and run the command again',
  EDQUOT: 'free some space (quota -s shows what is left) and run the command again',
  EROFS: 'work in a copy of the project in a folder that can be written',
  EACCES: 'ls -ld shows who may write there; change that, or work in a copy of the project',
  EPERM: 'ls -ld shows who may write there; change that, or work in a copy of the project',
};

/**
 * Any error as one with a message for the user: what the file system refuses, and with its place in the code what is a
 * bug of ours.
 */
export function failureOf(error) {
  if (error instanceof SetupError) return error;
  if (typeof error?.syscall === 'string' && error.code in HINTS) {
    return new SetupError(
      'the folder of the project cannot be made ready',
      { found: error.message, hint: HINTS[error.code] },
      2,
    );
  }
  return new SetupError(
    'internal error',
    { output: String(error?.stack ?? error), hint: 'please report these lines' },
    70,
  );
}

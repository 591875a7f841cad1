/** A step of the set-up failed; the message tells what failed and how to mend it. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {{ expected?: string, found?: string, output?: string, hint?: string }} detail
   */
  constructor(message, { expected, found, output, hint }) {
    const lines = [`error: setup: ${message}`];
    if (output) lines.push(...output.trimEnd().split('\n').slice(-15).map(line => `  | ${line}`));
    if (expected) lines.push(`  expected: ${expected}`);
    if (found) lines.push(`  found:    ${found}`);
    if (hint) lines.push(`  try:      ${hint}`);
    super(lines.join('\n'));
  }
}

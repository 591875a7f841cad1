import type { Failure } from '../../base/errors.ts';

/** What is noted of a function that is left out: its name, where and why. */
export function leftOut(name: string, { message, detail }: Failure, source: string): string {
  const { where = source, expected = 'something else', found = '' } = detail;
  return `left out: ${name}: ${where}: ${message}: ${found}; expected: ${expected}`;
}

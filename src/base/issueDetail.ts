/** What a schema says of a value, e.g. `Invalid input: expected string, received undefined`, for a Failure. */
export function issueDetail({ message }: { readonly message: string }): { expected: string; found?: string } {
  const [, expected, found] = /^Invalid input: expected (.*?)(?:, received (.*))?$/.exec(message) ?? [];
  if (expected === undefined) return { expected: message };
  return { expected, ...(found === undefined ? {} : { found: found === 'undefined' ? 'nothing' : found }) };
}

import { readFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import { named } from '../../base/systemFailure.ts';

/** Where a message of a compiler or assembler begins. */
const HEAD = /^\S.*?:\d+(?::\d+)?: (?:fatal )?(error|warning|note): /i;

/** The first error among the messages of a compiler, with its place in the source, and how many more there are. */
export function firstError(stderr: string): string {
  const lines = stderr.trimEnd().split('\n');
  const kindOf = (line: string): string | undefined => HEAD.exec(line)?.[1].toLowerCase();
  const from = lines.findIndex((line) => kindOf(line) === 'error');
  if (from < 0) return stderr.trimEnd();
  const rest = lines.slice(from + 1);
  const length = rest.findIndex((line) => kindOf(line) !== undefined || /^\d+ (warning|error)s?/.test(line));
  const more = rest.filter((line) => kindOf(line) === 'error').length;
  return [
    lines[from],
    ...(length < 0 ? rest : rest.slice(0, length)),
    ...(more > 0 ? [`and ${more} more error${more === 1 ? '' : 's'}`] : []),
  ].join('\n            ');
}

/** Throws `input` for a file with zero bytes, which is no source: compilers say that in many lines. */
export function requireText(path: string): void {
  const at = named(path, () => readFileSync(path)).indexOf(0);
  if (at < 0) return;
  throw new Failure('input', `not a text: byte ${at} is zero`, { where: path });
}

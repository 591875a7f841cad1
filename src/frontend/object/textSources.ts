/** What a text is made of beside itself, by the list that the tool writes for `make`. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';

/** Of a compiler and of an assembler. */
const LISTS: readonly string[] = ['.c.d', '.d'];

/** What is made anew for everyone who reads it: by what it says a text could tell who asks. */
const OF_THE_KERNEL = /^\/(proc|sys|dev)\//;

/**
 * Demands that a text includes nothing but files that stay as they are, by the lists that begin with `list`. Throws
 * `unsupported`.
 */
export function requireLastingSources(path: string, list: string): void {
  const odd = LISTS.map((suffix) => list + suffix)
    .filter((file) => existsSync(file))
    .flatMap((file) => sourcesOf(readFileSync(file, 'utf8')))
    .map((name) => resolve(dirname(path), name))
    .find((name) => OF_THE_KERNEL.test(existsSync(name) ? realpathSync(name) : name));
  if (odd !== undefined)
    throw new Failure('unsupported', 'the file includes what is another text each time', { where: path, found: odd });
}

/** `out: a.s b.inc \`, where blanks and signs that mean something to `make` are quoted. */
const sourcesOf = (list: string): string[] =>
  [
    ...list
      .replaceAll('\\\n', ' ')
      .replace(/^.*?: /s, '')
      .matchAll(/(?:\\[ #]|[^\s])+/g),
  ].map(([word]) => word.replaceAll(/\\([ #])/g, '$1').replaceAll('$$', '$'));

/** Which compiler options and assembler directives a file of the user may have, and which would read other files. */
import { resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { existsSync, readFileSync, realpathSync } from 'node:fs';

/** Options that are followed by a folder or file, as a word of its own or in the same. */
const PATHS = /^(-isystem|-iquote|-idirafter|-include|-I)(.*)$/;

/** How options behind `-f` begin that load, read or write other files, or make another kind of code. */
const OTHERWISE: readonly string[] = [
  ...['auto', 'branch-prob', 'callgraph', 'compare-debug', 'diagnostics', 'dump', 'lto', 'module', 'opt-info'],
  ...['(pass-)?plugin', 'profile', 'rpc', 'save', 'stack-usage', 'test-coverage', 'time-trace', 'use-ld', 'wpa'],
];

/**
 * What other people's files may ask of a compiler: names, folders, what code is made for and how. Not among it: what
 * makes another kind of file, writes further files, loads plugins or reads options from files.
 */
const ALLOWED: readonly RegExp[] = [
  /^-[DU]\w+(\(.*\))?(=.*)?$/,
  /^-O([0-3sgz]|fast)?$/,
  /^-std=[\w+:]+$/,
  /^-m[\w.=+-]+$/,
  new RegExp(`^-f(?!${OTHERWISE.join('|')})[a-z0-9-]+(=[\\w.+-]+)?$`),
  /^-W(no-)?[a-z][\w+=-]*$/,
  /^-(w|g[0-3]?|ansi|pedantic|pthread|pipe)$/,
];

/**
 * The words of `text`, which are separated by blanks; what must be one word is in quotes. Folders are those as seen
 * from `cwd`. Throws `input` for what is not allowed.
 */
export function compilerFlags(text: string, cwd: string): string[] {
  const words = [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
  const flags: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [, option, path] = PATHS.exec(words[i]) ?? [];
    if (option !== undefined) {
      const named = path === '' ? (words[++i] ?? '') : path;
      if (named === '') throw notAllowed(option, 'a folder or file behind it');
      flags.push(option, resolve(cwd, named));
    } else if (ALLOWED.some((allowed) => allowed.test(words[i]))) flags.push(words[i]);
    else throw notAllowed(words[i], 'names (-D, -U), folders (-I, …), -O…, -m…, -f…, -std=…, -W…');
  }
  return flags;
}

const notAllowed = (found: string, expected: string): Failure =>
  new Failure('input', 'the compiler is not given this option', { where: '--cflags', expected, found });

/* What a text is made of beside itself, by the list that the tool writes for `make`. */

/** Of a compiler and of an assembler. */
const LISTS: readonly string[] = ['.c.d', '.d'];

/** What is made anew for everyone who reads it: by what it says a text could tell who asks. */
const OF_THE_KERNEL = /^\/(proc|sys|dev)\//;

/** All that a text is made of, itself and what it includes, by lists that begin with `list`; see `passingSource`. */
export const listedSources = (list: string, cwd: string): string[] =>
  LISTS.map((suffix) => list + suffix)
    .filter((file) => existsSync(file))
    .flatMap((file) => sourcesOf(readFileSync(file, 'utf8')))
    .map((name) => resolve(cwd, name));

/**
 * What a text includes that is another one each time, if anything, by the lists that begin with `list`; `cwd` is the
 * folder that names in them are seen from.
 */
export const passingSource = (list: string, cwd: string): string | undefined =>
  listedSources(list, cwd).find((name) => OF_THE_KERNEL.test(existsSync(name) ? realpathSync(name) : name));

/** `out: a.s b.inc \`, where blanks and signs that mean something to `make` are quoted. */
const sourcesOf = (list: string): string[] =>
  [
    ...list
      .replaceAll('\\\n', ' ')
      .replace(/^.*?: /s, '')
      .matchAll(/(?:\\[ #]|[^\s])+/g),
  ].map(([word]) => word.replaceAll(/\\([ #])/g, '$1').replaceAll('$$', '$'));

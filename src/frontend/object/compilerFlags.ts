import { resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { run } from '../toolchain/run.ts';

/** Options that are followed by a folder or file, as a word of its own or in the same. */
const PATHS = /^(-isystem|-iquote|-idirafter|-include|-I)(.*)$/;

/**
 * What other people's files may ask of a compiler: names, folders, what code is made for and how. Not among it: what
 * makes another kind of file, writes further files, loads plugins or reads options from files.
 */
const ALLOWED: readonly RegExp[] = [
  /^-[DU]\w+(\(.*\))?(=.*)?$/,
  /^-O([0-3sgz]|fast)?$/,
  /^-std=[\w+:]+$/,
  /^-m[\w.=+-]+$/,
  /^-f(?!plugin|lto|dump|profile|test-coverage|callgraph|stack-usage|opt-info|save|auto|wpa|use-ld|diagnostics|rpc)[a-z0-9-]+(=[\w.+-]+)?$/,
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

/**
 * What makes code of a file, in a line: another compiler, version or option makes other code of it. The processor of
 * `-march=native` is named.
 */
export async function namedBuild(compiler: string, flags: readonly string[]): Promise<string> {
  const { stdout } = await run(compiler, ['--version']);
  const version = (stdout.split('\n')[0] ?? '').replaceAll(/[^\x20-\x7e]/g, '?');
  const native = flags.includes('-march=native') ? ` (native: ${await nativeProcessor(compiler)})` : '';
  return `${version}: ${flags.join(' ')}${native}`;
}

/** As GCC and clang name it. */
async function nativeProcessor(compiler: string): Promise<string> {
  const { stderr } = await run(compiler, ['-march=native', '-###', '-c', '-x', 'c', '/dev/null']);
  return /"(?:-march=|-target-cpu" ")(?!native)([\w.-]+)"/.exec(stderr)?.[1] ?? 'unknown';
}

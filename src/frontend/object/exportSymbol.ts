import { basename, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import { runLimited } from '../toolchain/run.ts';

/** Whether a file is a shared object, by its name. */
export const isSharedObject = (file: string): boolean => /\.so(\.\d+)*$/.test(file);

/**
 * For `nm`, which otherwise loads what compilers have installed for their intermediate code: a tenth of a second for
 * each file.
 */
const NO_PLUGINS = '--plugin=/dev/null';

/**
 * The files of a function, with its symbol made visible (copied to `folder`) if it is local to one of them. Throws
 * `input` if no file defines it, with those that are.
 */
export async function exportSymbol(
  { files, symbol }: { readonly files: readonly string[]; readonly symbol: string },
  folder: string,
): Promise<readonly string[]> {
  const dynamic = files.some(isSharedObject) ? ['-D'] : [];
  const stdout = await binutil('nm', [NO_PLUGINS, ...dynamic, '--defined-only', ...files], files.join(' '));
  const kinds = stdout.split('\n').flatMap((line) => {
    const [, kind, name] = /^\S+ (\w) (\S+?)(?:@.*)?$/.exec(line) ?? [];
    return name === symbol ? [kind] : [];
  });
  if (kinds.some((kind) => kind === kind.toUpperCase())) return files;
  if (kinds.length === 0)
    throw new Failure('input', `no file defines ${symbol}`, {
      where: files.join(' '),
      found: listed(stdout),
      hint: shellLine(['nm', ...files]),
    });
  return Promise.all(
    files.map(async (file, i) => {
      const copy = join(folder, `${i}-${basename(file)}`);
      await binutil('objcopy', [`--globalize-symbol=${symbol}`, file, copy], file);
      return copy;
    }),
  );
}

/** Some functions that could have been meant. */
function listed(nm: string): string {
  const names = nm.split('\n').flatMap((line) => / [TtWi] (\S+)$/.exec(line)?.[1] ?? []);
  return names.length === 0
    ? 'no functions at all'
    : `${names.slice(0, 12).join(', ')}${names.length > 12 ? `, … (${names.length} functions)` : ''}`;
}

/** What a program of binutils prints; `where` names the input in the message. */
async function binutil(name: string, args: readonly string[], where: string): Promise<string> {
  const { status, stdout, stderr } = await runLimited(name, args, where);
  if (status === 0) return stdout;
  throw new Failure('input', `${name} does not understand the file`, { where, found: stderr.trimEnd().slice(0, 400) });
}

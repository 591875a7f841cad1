/** Reads files that the user has named. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { didYouMean } from './didYouMean.ts';
import { Failure } from './errors.ts';
import { systemFailure } from './systemFailure.ts';
import type { Io } from './io.ts';

/**
 * Text of a file that the user named, relative to where the command was started. Throws `input` if it cannot be read.
 */
export function readInput(file: string, io: Pick<Io, 'cwd'>): string {
  return readInputBytes(file, io).toString('utf8');
}

/** The same for bytes. */
export function readInputBytes(file: string, { cwd }: Pick<Io, 'cwd'>): Buffer {
  try {
    return readFileSync(resolve(cwd, file));
  } catch (error) {
    throw new Failure('input', 'cannot read the file', {
      where: file,
      found: systemFailure(error)?.message ?? (error instanceof Error ? error.message : String(error)),
      ...nearFile(resolve(cwd, file)),
    });
  }
}

/** A hint where a name like that of a file that is not there is in its folder. */
export function nearFile(path: string): { readonly hint?: string } {
  const [folder, name] = [dirname(path), basename(path)];
  if (existsSync(path) || statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return {};
  const near = didYouMean(name, readdirSync(folder));
  return near === null ? {} : { hint: `did you mean ${near}?` };
}

/** Throws `input` for a file with zero bytes, which is no source: compilers say that in many lines. */
export function requireText(path: string): void {
  const at = readInputBytes(path, { cwd: '' }).indexOf(0);
  if (at >= 0) throw new Failure('input', `not a text: byte ${at} is zero`, { where: path });
}

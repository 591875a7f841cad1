/** Bugs that are seeded into copies of the sources, each in the place of code that stands there once. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** A new folder for copies, below build, where they find the packages. */
export function folderOfCopies(): string {
  const build = join(SOURCES, '../build');
  mkdirSync(build, { recursive: true });
  return mkdtempSync(join(build, 'altered-'));
}

/**
 * A copy of src/prover and src/x86 at a new place `copy`, with one place of a folder below src/prover altered; the rest
 * is the real thing.
 */
export function alteredProver(
  copy: string,
  below: string,
  [file, found, altered]: readonly [file: string, found: string, altered: string, ...rest: unknown[]],
): string {
  const prover = join(copy, 'prover');
  for (const room of ['prover', 'x86']) cpSync(join(SOURCES, room), join(copy, room), { recursive: true });
  for (const sibling of ['base', 'ir']) symlinkSync(join(SOURCES, sibling), join(copy, sibling));
  alter(join(prover, below, `${file}.ts`), found, altered);
  return prover;
}

/** Puts `altered` into a file in the place of `found`. */
export function alter(path: string, found: string, altered: string): void {
  const text = textWithOne(path, found).replace(inAnyLines(found), () => altered);
  writeFileSync(path, text);
}

/** The text of a file, in which `found` stands once. */
export function textWithOne(path: string, found: string): string {
  const text = readFileSync(path, 'utf8');
  const once = `${path} has "${found}" once; if the code has changed, so must this test`;
  expect(text.split(inAnyLines(found)).length, once).toBe(2);
  return text;
}

/** However the formatter breaks its lines. */
const inAnyLines = (code: string): RegExp =>
  new RegExp(
    code
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('\\s+'),
  );

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limbsOf } from '../../../src/base/integers.ts';

/**
 * A program of C texts in a folder of its own, in which whatever C leaves undefined is a trap; `more` are further flags
 * of the compiler.
 */
export function cProgram(
  folder: string,
  clang: string,
  texts: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const sources = Object.keys(texts).filter((name) => name.endsWith('.c'));
  const checked = ['-fsanitize=undefined', '-fsanitize-trap=undefined'];
  const flags = ['-std=gnu23', '-O1', '-Wall', '-Werror', ...checked, ...more, '-I', folder];
  execFileSync(clang, [...flags, '-o', join(folder, 'program'), ...sources.map((name) => join(folder, name))]);
  return join(folder, 'program');
}

/** What a program prints for these numbers, which it reads as so many words each, the least significant first. */
export function callsOf(program: string, inputs: readonly (readonly bigint[])[], words: number): string[] {
  const textOf = (x: bigint): string =>
    limbsOf(x, words)
      .map((word) => word.toString(16))
      .join(' ');
  const input = inputs.map((line) => `${line.map(textOf).join(' ')}\n`).join('');
  return execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n');
}

/** The number that words in hexadecimal stand for, the least significant first. */
export const numberOf = (words: readonly string[]): bigint =>
  words.reduceRight((sum, word) => (sum << 64n) | BigInt(`0x${word}`), 0n);

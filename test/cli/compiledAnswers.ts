/** Code that answers a question, as compilers make it of one C file each, and what is tested of all such code. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { byTurns } from '../oneIn.ts';
import type { verified } from './verified.ts';

const { path: clang } = findTools().byName.clang;
const COMPILERS = [['gcc', 'cc'] as const, ...(clang === null ? [] : [['clang', clang] as const])];

/** Such as `clang -O2 -msse4.1`: each compiler with each of these options. */
export const buildsWith = (options: readonly string[]): readonly string[] =>
  COMPILERS.flatMap(([name]) => options.map((each) => `${name} ${each}`));

/** The object, in this folder, that a compiler with these options makes of `name`.c there. */
export function compiledObject(folder: string, name: string, [compiler, ...options]: readonly string[]): string {
  const path = COMPILERS.find(([known]) => known === compiler)?.[1] ?? compiler;
  const object = `${name}.${compiler}${options.join('')}.o`;
  execFileSync(path, ['-w', ...options, '-c', `${name}.c`, '-o', object], { cwd: folder });
  return object;
}

type ByName<A> = Readonly<Record<string, A>>;

/** What is right is proved, and what is wrong is refuted with inputs, by builds in turns. */
export function testAnswers<A>(
  builds: readonly string[],
  right: ByName<A>,
  faults: ByName<A>,
  answered: (build: string, name: string, answer: A) => ReturnType<typeof verified>,
): void {
  test.each(byTurns(builds, Object.keys(right)))('by %s: %s is proved', async (build, name) => {
    const { code, text } = await answered(build, name, right[name]);
    expect(code, text).toBe(0);
  });

  test.each(byTurns(builds, Object.keys(faults)))('by %s: %s is refuted', async (build, name) => {
    const { code, text } = await answered(build, name, faults[name]);
    expect(code, text).toBe(4);
    expect(text).toMatch(/for example with a = \[/);
  });
}

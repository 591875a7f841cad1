/** Declarations are C and C++, whatever the source calls its parameters. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { C_WORDS, declaration } from '../../../src/frontend/c/prototype.ts';
import { parse } from '../../../src/ir/parse.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';

const toolchain = await toolchainOrSkip();
const KEYWORDS = 'new and asm char8_t class constexpr explicit linux mutable requires typename typeof wchar_t xor_eq';

/** A function whose one parameter is called so in the source. */
function declared(name: string, symbol: string): string {
  const called = `call ${name}:arg1 r:out1`;
  return declaration(
    parse(`function ${symbol}\naliasing any\nparam arg1 u64\nresult out1 u64[1]\n${called}\n\nreturn out1 = arg1\n`),
  ).join('\n');
}

test.skipIf(toolchain === null).each([
  ['c', 'gnu99'],
  ['c', 'gnu2x'],
  ['c++', 'gnu++11'],
  ['c++', 'gnu++20'],
])('parameters of any name are %s, %s', (language, standard) => {
  const names = [...KEYWORDS.split(' '), ...C_WORDS];
  const input = ['#include <stdint.h>', ...names.map((name, i) => declared(name, `f${i}`))].join('\n');
  expect(declared('own', 'f')).toBe('void f(uint64_t own, uint64_t r[1]);');
  const flags = ['-x', language, `-std=${standard}`, '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-'];
  const { status, stderr } = spawnSync(toolchain!.tools.byName.cc.path!, flags, { input, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

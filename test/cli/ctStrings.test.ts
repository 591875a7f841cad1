/** String instructions through the program: exit codes, and what is said. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../oneIn.ts';
import { HARMLESS_STRINGS, LEAKY_STRINGS, NEVER_SHOWN, REFUSED_STRINGS } from '../prover/leak/snippets/strings.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
/** Not known to the analysis, but shown by runs, of which some have no byte to copy. */
const SHOWN = [
  'a copy of unknown length over what was written',
  'a copy so long as a comparison has left it',
  'zeros of unknown length over secrets',
  'a copy whose length depends on the path',
  'what a load of unknown length leaves',
];

describe.skipIf(toolchain === null)('ct', () => {
  const folder = temporaryFolder();
  const said = (lines: readonly string[]): readonly [status: number | null, text: string] => {
    const file = join(folder, 'f.s');
    const body = lines.map((line, k) => `f${k}: ${line.replace(/^(j\w+|call) (\d+)$/, '$1 f$2')}`);
    const data = ['.section .rodata', 'TABLE: .quad 1, 2, 3, 4', '.data', 'GLOBAL: .quad 0', ''];
    writeFileSync(file, ['.intel_syntax noprefix', '.globl f', '.type f,@function', 'f:', ...body, ...data].join('\n'));
    const options = ['--syntax', 'gas-intel', '--function', 'f', '--secret', 'rsi'];
    const { status, stdout, stderr } = spawnSync(join(toolchain!.root, 'fieldwright'), ['ct', file, ...options], {
      encoding: 'utf8',
    });
    return [status, stdout + stderr];
  };
  const what = (text: string): string => text.replace(/^\d+: /, '');

  test.each(oneIn(40, HARMLESS_STRINGS))('clean: %s', (_, lines) => {
    expect(said(lines)).toEqual([0, expect.stringContaining('f: no jump, no address')]);
  });
  test.each(oneIn(40, LEAKY_STRINGS))('a leak: %s', (_, lines, found) => {
    const [status, text] = said(lines);
    expect(status, text).toBe(4);
    for (const one of found) expect(text).toContain(what(one));
    expect(text).not.toContain('Not decided');
  });
  test.each(oneIn(6, NEVER_SHOWN))('not decided: %s', (_, lines, [found]) => {
    expect(said(lines)).toEqual([5, expect.stringContaining(`perhaps ${what(found)}`)]);
  });
  test.each(oneIn(40, REFUSED_STRINGS))('refused: %s', (title, lines, [found]) => {
    const isShown = SHOWN.includes(title);
    const reason = what(found).replace(/^it is not known whether /, isShown ? '' : 'perhaps ');
    expect(said(lines)).toEqual([isShown ? 4 : 5, expect.stringContaining(reason)]);
  });
});

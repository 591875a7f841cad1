import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { onEmulator } from '../library/emulated/onEmulator.ts';

const wordsOf = (words: readonly bigint[]): string => words.map((word) => `0x${word.toString(16)}u`).join(', ');

/**
 * What code that is called as (out, operands) stores on an Ice Lake that Bochs emulates, `outWords` words; arrays are
 * aligned to 64 bytes.
 */
export function emulatedResult(
  code: Uint8Array,
  inputs: readonly (readonly bigint[])[],
  outWords: number,
  toolchain: Toolchain,
): bigint[] {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const [source, main, program] = ['code.s', 'main.c', 'program'].map((name) => join(folder, name));
    const note = '.section .note.GNU-stack,"",@progbits';
    writeFileSync(source, `.text\n.globl code\n.balign 64\ncode: .byte ${[...code].join(',')}\n${note}\n`);
    const arrays = inputs.map(
      (words, k) => `static const uint64_t in${k}[] __attribute__((aligned(64))) = {${wordsOf(words)}};`,
    );
    writeFileSync(
      main,
      [
        '#include <stdint.h>\n#include <stdio.h>',
        'void code(uint64_t *, const uint64_t *, const uint64_t *);',
        ...arrays,
        `static uint64_t out[${outWords}] __attribute__((aligned(64)));`,
        `int main(void) { code(out, in0, ${inputs.length > 1 ? 'in1' : 'in0'});`,
        `for (int i = 0; i < ${outWords}; i++) printf("%llx ", (unsigned long long)out[i]); return 0; }`,
      ].join('\n'),
    );
    const cc = onEmulator(toolchain, 'corei7_icelake_u', folder).tools.byName.cc.path ?? 'cc';
    execFileSync(cc, ['-O1', '-o', program, main, source]);
    const text = execFileSync(program, { encoding: 'utf8' });
    return text
      .trim()
      .split(/\s+/)
      .map((word) => BigInt(`0x${word}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

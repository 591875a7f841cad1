/**
 * Differences modulo the prime of BN254 as users write them and clang compiles them: none that is right is reported.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { ALL_COMMANDS } from '../../lab/commands.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const P = '0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47';
const LIMBS = '0x3c208c16d87cfd47, 0x97816a916871ca8d, 0xb85045b68181585d, 0x30644e72e131a029';
const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const wide = (body: string): string => `typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(257) wide;
#define P ((fe)${P}uwb)
void sub(fe *out, const fe *a, const fe *b) { ${body} }
`;
const words = (mask: string): string => `typedef unsigned long u64;
typedef unsigned __int128 u128;
static const u64 P[4] = {${LIMBS}};
void sub(u64 out[4], const u64 a[4], const u64 b[4]) {
  u64 t[4], borrow = 0, carry = 0;
  for (int i = 0; i < 4; i++) {
    u128 d = (u128)a[i] - b[i] - borrow;
    t[i] = d;
    borrow = -(u64)(d >> 64);
  }
  for (int i = 0; i < 4; i++) {
    u128 s = (u128)t[i] + (P[i] & ${mask}) + carry;
    out[i] = s;
    carry = s >> 64;
  }
}
`;

const OTHER = 'out = a-b mod 2^255-19';

async function verified(source: string, optimization: string, spec = `out = a-b mod ${P}`) {
  const [file, object] = [join(folder, 'sub.c'), join(folder, 'sub.o')];
  writeFileSync(file, source);
  const clang = toolchain!.tools.byName.clang.path!;
  execFileSync(clang, [optimization, '-w', '-fno-vectorize', '-fno-slp-vectorize', '-c', file, '-o', object]);
  const statement = ['--spec', spec, '--limbs', '4x64', '--bounds', 'a<p, b<p, out<p', '--symbol', 'sub'];
  const io = recordingIo(['verify', object, ...statement], { root, cwd: folder });
  const code = await runCommandLine(ALL_COMMANDS, io);
  return { code, notes: io.noteText.join('\n') };
}

describe.skipIf(toolchain === null)('compiled by clang', () => {
  test.each<[string, string, readonly string[]]>([
    ['a choice', wide('fe d = *a - *b; *out = *a < *b ? d + P : d;'), ['-O1', '-O2', '-O3']],
    ['a choice of what is added', wide('*out = *a - *b + (*a < *b ? P : 0);'), ['-O1', '-O2', '-O3']],
    ['a wider sum', wide('wide s = (wide)*a + P - *b; *out = s >= P ? s - P : s;'), ['-O1', '-O2', '-O3']],
    ['words and a mask', words('-borrow'), ['-O2', '-O3']],
  ])('%s is proved', async (_, source, optimizations) => {
    for (const one of optimizations) {
      const { code, notes } = await verified(source, one);
      expect(code, `${one}: ${notes}`).toBe(0);
    }
  });

  test('what is wrong is refuted', async () => {
    const wrong = [
      wide('*out = *a - *b;'),
      wide('fe d = *a - *b; *out = *a <= *b ? d + P : d;'),
      words('-(borrow ^ 1)'),
    ];
    for (const source of wrong) expect((await verified(source, '-O2')).code).toBe(4);
    expect((await verified(words('-borrow'), '-O2', OTHER)).code).toBe(4);
  });

  test('a division that clang makes bit by bit is refused, with what to do', async () => {
    const { code, notes } = await verified(wide('*out = ((wide)*a + P - *b) % P;'), '-O2');
    expect(code).toBe(5);
    expect(notes).toContain('is it a division, as compilers make of `% P`?');
  });
});

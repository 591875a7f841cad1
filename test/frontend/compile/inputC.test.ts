/** C of an input, of each kind of original; both are written for this test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clangBaseline, gccBaseline } from '../../../src/frontend/compile/compileBaselines.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { fiatC, inputC } from '../../../src/frontend/compile/inputC.ts';

const MODULE = `//! a field of one limb
pub type fiat_toy_u1 = u8;
#[derive(Clone, Copy)]
pub struct fiat_toy_element(pub [u64; 2]);
pub const fn fiat_toy_addcarryx_u64(out1: &mut u64, out2: &mut fiat_toy_u1, arg1: fiat_toy_u1, arg2: u64, arg3: u64) {
  let x1: u128 = (((arg1 as u128) + (arg2 as u128)) + (arg3 as u128));
  let x2: u64 = ((x1 & (0xffffffffffffffff as u128)) as u64);
  *out1 = x2;
  *out2 = ((x1 >> 64) as fiat_toy_u1);
}
#[inline]
pub const fn fiat_toy_add(mut out1: &mut fiat_toy_element, arg1: &fiat_toy_element, arg2: &[u64; 2]) {
  let mut x1: u64 = 0;
  let mut x2: fiat_toy_u1 = 0;
  fiat_toy_addcarryx_u64(&mut x1, &mut x2, 0x0, (*IndexConst(arg1).index(0)), (!(*IndexConst(arg2).index(1))));
  let x3: u64 = ((x2 as u64) + x1);
  *IndexConst(&mut out1).index_mut(1) = x3;
}
`;

test('statements, casts, array elements and parameters', () => {
  const text = fiatC(MODULE, 'toy').split('\n');
  expect(text).toContain('typedef u64 fiat_toy_element[2];');
  expect(text).toContain(
    'static inline void fiat_toy_addcarryx_u64(u64 *out1, fiat_toy_u1 *out2, fiat_toy_u1 arg1, u64 arg2, u64 arg3) {',
  );
  expect(text).toContain('  u128 x1 = ((((u128)arg1) + ((u128)arg2)) + ((u128)arg3));');
  expect(text).toContain('void fiat_toy_add(u64 *out1, const u64 *arg1, const u64 *arg2) {');
  expect(text).toContain('  fiat_toy_addcarryx_u64(&x1, &x2, 0x0, arg1[0], (~arg2[1]));');
  expect(text).toContain('  u64 x3 = (((u64)x2) + x1);');
  expect(text).toContain('  out1[1] = x3;');
});

test('Rust of another kind is refused with its line', () => {
  const other = MODULE.replace('let mut x1: u64 = 0;', 'if arg1 > 3 { return; }');
  expect(() => fiatC(other, 'toy')).toThrow(
    expect.objectContaining({
      kind: 'unsupported',
      detail: expect.objectContaining({ found: 'if arg1 > 3 { return; }' }),
    }),
  );
});

test("clang and gcc compile foreign C that includes the system's headers, each with its own", async () => {
  const toolchain = await openToolchain(join(import.meta.dirname, '../../..'));
  const root = mkdtempSync(join(tmpdir(), 'fieldwright-input-'));
  try {
    mkdirSync(join(root, 'bridge', 'inputs'), { recursive: true });
    writeFileSync(
      join(root, 'bridge', 'inputs', 'toy.c'),
      '#include <stddef.h>\n#include <stdint.h>\n#include <stdlib.h>\n' +
        'void toy(uint64_t *out, const uint64_t *a) { out[0] = a[0] + MORE; }\n',
    );
    const common = { prefix: '', functions: { toy: null }, parts: [], includes: [] };
    const input: Parameters<typeof inputC>[1] = { kind: 'c', source: 'toy.c', flags: ['-DMORE=3'], ...common };
    const { whole, original } = await inputC('toy', input, { root, tools: toolchain.tools, crates: new Map() });
    const of = async (path: string, flags: readonly string[]) => clangBaseline(toolchain, { path, flags }, 'toy', []);
    const codes = [await of(whole, []), await of(original.path, original.flags)].map(({ code }) => code.bytes);
    expect(codes[1]).toEqual(codes[0]);
    expect((await gccBaseline(toolchain, original, 'toy')).code.bytes.length).toBeGreaterThan(0);
  } finally {
    rmSync(root, { recursive: true });
  }
});

/** X25519 of eight at once: the library with it, faults that its checks must notice, and processors without lanes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import type { IrFunction, Operand } from '../../../src/ir/function.ts';
import { mapOp } from '../../../src/ir/op.ts';
import { constOperand } from '../../../src/ir/operand.ts';
import { checkBatch } from '../../../src/library/x25519/checkBatch.ts';
import { buildLanes, laneFunctions, proveLanes } from '../../../src/library/x25519/laneBuild.ts';
import { linkLibrary, type X25519Library } from '../../../src/library/x25519/library.ts';
import { buildX25519 } from '../../../src/library/x25519/x25519Builds.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const worker = await Worker.start({ binary: await buildWorker(root) });
const hasLanes = worker.hello.avx512ifma;
if (!hasLanes) console.warn('X25519 of eight at once is not made: the processor lacks AVX-512 IFMA');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
});
afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(toolchain === null)('what the loops call is proved, on any processor', async () => {
  const lines = proveLanes(await laneFunctions(toolchain!), toolchain!);
  expect(lines.map((line) => /of (\w+) is/.exec(line)?.[1])).toEqual([
    'x25519_step_x8',
    'x25519_double_x8',
    'x25519_limbs',
    'x25519_number',
  ]);
});

test.skipIf(toolchain === null)(
  'a step that is not the one of RFC 7748 is refuted, larger results are not',
  async () => {
    const { lanes, words } = await laneFunctions(toolchain!);
    const [step, ...rest] = lanes;
    const proved = (fn: IrFunction) => () => proveLanes({ lanes: [fn, ...rest], words }, toolchain!);
    const point = { ...step.params[0], bounds: step.params[0].bounds.map(() => ({ lower: 0n, upper: 1n << 20n })) };
    expect(proved({ ...step, params: [point, ...step.params.slice(1)] })).toThrow(
      expect.objectContaining({ kind: 'unsupported' }),
    );
    const other = (a: Operand): Operand => (a.kind === 'const' && a.value === 121665n ? constOperand(121666n) : a);
    const body = step.body.map((op) => mapOp(op, other, (id) => id));
    expect(body).not.toEqual(step.body);
    expect(proved({ ...step, body })).toThrow(expect.objectContaining({ kind: 'wrong' }));
  },
);

describe.skipIf(toolchain === null || !hasLanes)('the library', () => {
  let library: X25519Library;
  let objects: readonly string[];
  beforeAll(async () => {
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'results') });
    const lanes = await buildLanes(toolchain!, { budget: null, rng: seeded(1), worker, io });
    const build = await buildX25519('bridge', toolchain!);
    objects = [...build.objects, ...lanes.objects];
    library = await linkLibrary(build, toolchain!, lanes.objects);
  });

  test('passes its checks, and shows its three functions alone', async () => {
    const lines = await checkBatch(library, toolchain!, { seed: 1, million: false });
    expect(lines).toEqual([
      expect.stringMatching(/^ok: the same facts in batches of 0 to 20 /),
      expect.stringContaining('1 and 1,000 iterations'),
      expect.stringMatching(/^ok: no jump, .* of x25519_x8 depends on scalar or point$/),
    ]);
    const symbols = execFileSync('nm', ['-g', '--defined-only', library.archive], { encoding: 'utf8' });
    expect(symbols.match(/ T \w+/g)?.toSorted()).toEqual(
      ['', '_batch', '_x8'].map((end) => ` T fieldwright_x25519${end}`),
    );
    expect(execFileSync('nm', ['-u', library.archive], { encoding: 'utf8' })).not.toMatch(/ U /);
  });

  test('has a header that is C++ as well', () => {
    const args = ['-x', 'c++', '-std=c++11', '-Wall', '-Werror', '-fsyntax-only', library.batchHeader!];
    execFileSync(toolchain!.tools.byName.cc.path!, args);
  });

  /** The library with another front, which a text of C replaces a part of. */
  function altered(name: string, from: string, to: string, flags: readonly string[] = []): string {
    const text = readFileSync(join(root, 'templates', 'x25519', 'batch.c'), 'utf8');
    expect(text).toContain(from);
    const dir = mkdtempSync(join(folder, 'altered-'));
    writeFileSync(join(dir, 'batch.c'), text.replace(from, to));
    const inner = join(dir, 'inner.o');
    const front = join(dir, 'front.o');
    const archive = join(dir, `${name}.a`);
    const headers = join(root, 'templates', 'x25519');
    const line = ['-O2', '-fno-builtin', '-fno-stack-protector', ...flags, '-I', headers];
    execFileSync(toolchain!.tools.byName.cc.path!, [...line, '-c', join(dir, 'batch.c'), '-o', front]);
    execFileSync('ld', ['-r', '-o', inner, ...objects, front]);
    execFileSync('ar', ['rcs', archive, inner]);
    return archive;
  }

  const check = (archive: string) => checkBatch({ ...library, archive }, toolchain!, { seed: 1, million: false });

  test('gives the same where CPUID or XCR0 has no lanes, without their instructions', async () => {
    const trap =
      'void x25519_x8(unsigned char (*o)[32], const unsigned char (*k)[32], const unsigned char (*u)[32]) {' +
      ' __builtin_trap(); }\n';
    const flags = (cpuid: string, xcr0: string): string[] => [
      '-Dx25519_x8=trapping_x8',
      `-DCPUID(leaf)=((struct { unsigned a, b, c; }){${cpuid}})`,
      `-DXCR0=${xcr0}`,
    ];
    for (const [cpuid, xcr0] of [
      ['.a = 6', '0xe6'],
      ['.a = 7, .b = ~(1U << 21), .c = ~0U', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~(1U << 27)', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~0U', '0x66'],
    ]) {
      const archive = altered('masked', 'enum { LANES', `${trap}enum { LANES`, flags(cpuid, xcr0));
      expect(await check(archive)).toHaveLength(3);
    }
  });

  test.each([
    ['a lane that gets its neighbour', 'const size_t from = i < n ? i : 0;', 'const size_t from = 0;', /wrong for/],
    [
      'a result beyond the batch',
      'for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i]',
      'for (size_t i = 0; i < LANES; i++) __builtin_memcpy(out[i]',
      /wrong for/,
    ],
    [
      'a status that forgets one',
      'for (size_t i = 0; i < n; i++) {\n    unsigned any',
      'for (size_t i = 1; i < n; i++) {\n    unsigned any',
      /wrong for/,
    ],
  ])('%s is noticed', async (name, from, to, message) => {
    await expect(check(altered('fault', from, to)), name).rejects.toThrow(message);
  });
});

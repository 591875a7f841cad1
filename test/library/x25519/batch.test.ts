/** X25519 of several at once: the library with it, faults that its checks must notice, and processors without lanes. */
import { widthFlags, type BatchWidth } from '../../../src/library/curve/batchWays.ts';
import { buildCurve } from '../../../src/library/curve/curveBuild.ts';
import { X25519_LANES, laneFunctions, proveLanes } from '../../../src/library/x25519/laneBuild.ts';
import { X25519_CHECKS, checkBatch, checkBatchCalls } from '../../../src/library/x25519/checkLibrary.ts';
import {
  alteredLoops,
  plainLaneObject,
  frontArchive,
  narrowLoops,
  PRETENDED,
  scalarObject,
} from '../pretendedLanes.ts';
import { X25519_BUFFERS } from '../../../src/library/x25519/x25519Contest.ts';
import {
  laneSymbols,
  MBX_SYMBOLS,
  linkLibrary,
  x25519Files,
  type X25519Library,
} from '../../../src/library/x25519/library.ts';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { type IrFunction, type Operand, type Param, constOperand, mapOp } from '../../../src/ir/function.ts';
import { checkSecrets, checkMbx } from '../../../src/library/curve/checkCurve.ts';
import { edwardsFunctions } from '../../../src/library/edwards/edwardsBuild.ts';
import { provedTexts } from '../../../src/library/kernels/provedKernels.ts';
import { buildFlags, loopObject } from '../../../src/library/curve/curveSources.ts';
import { bridgeBuild } from '../../../src/library/x25519/x25519Builds.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';
import { saidOn, withoutEmulator } from '../field/emulated.ts';
import { testKeyPackages } from '../package/testKeyPackages.ts';
import { testWays } from '../batchSetting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { openWorker } from '../../openWorker.ts';
import { items } from '../../items.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const worker = await openWorker();
const { avx2: hasFour, avx512ifma: hasLanes } = worker.hello;
const folder = temporaryFolder();

/** Proofs of the vectorised code take most of a minute, functions of sixteen one more, also to be translated. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const OPTIONS = { seed: 1, million: false };
const WIDTHS: readonly BatchWidth[] = isLong ? [4, 8, 16] : [4, 8];

/** Flags of batch.c for what has no more than eight at once, as scalar code where the processor has not. */
const IN_EIGHT = [...(hasLanes ? [] : PRETENDED), ...widthFlags([8])];

/** The first iteration of RFC 7748, section 5.2, as one of nine and by the base point. */
const ONE_ITERATION = `
#include "fieldwright_x25519_batch.h"
#include <stdio.h>
#include <string.h>
int main(void) {
  uint8_t nine[9][32] = {{0}}, out[9][32], base[9][32];
  for (int i = 0; i < 9; i++) nine[i][0] = 9;
  if (fieldwright_x25519_batch(out, nine, nine, 9) != 0) return 1;
  fieldwright_x25519_base_batch(base, nine, 9);
  for (int i = 0; i < 9; i++)
    if (memcmp(out[i], out[0], 32) != 0 || memcmp(base[i], out[0], 32) != 0) return 2;
  for (int i = 0; i < 32; i++) printf("%02x", out[0][i]);
}
`;

/** A parameter with another bound in its first limb. */
const withLargerLimb = (p: Param): Param => ({
  ...p,
  bounds: p.bounds.map(({ upper }, k) => ({ lower: 0n, upper: k === 0 ? upper + 1n : upper })),
});

test.skipIf(toolchain === null)('what the loops call is proved, on any processor', async () => {
  const lines = proveLanes(await laneFunctions(toolchain!, [4, 8, 16]));
  expect(lines.map((line) => /of (\w+) is/.exec(line)?.[1])).toEqual(items`
    x25519_step_x4; x25519_step_x8; x25519_step_x16; x25519_double_x4; x25519_double_x8; x25519_double_x16
    x25519_limbs_x4; x25519_number_x4; x25519_limbs_x8; x25519_number_x8; x25519_row_limbs_x8
    x25519_row_number_x8`);
});

test.skipIf(toolchain === null)(
  'a step that is not the one of RFC 7748 is refuted, larger results are not',
  async () => {
    const functions = await laneFunctions(toolchain!);
    const [step, ...rest] = functions.lanes;
    const proved = (fn: IrFunction) => () => proveLanes({ ...functions, lanes: [fn, ...rest] });
    const point = { ...step.params[0], bounds: step.params[0].bounds.map(() => ({ lower: 0n, upper: 1n << 20n })) };
    expect(proved({ ...step, params: [point, ...step.params.slice(1)] })).toThrow(
      expect.objectContaining({ kind: 'unsupported' }),
    );
    const four = await laneFunctions(toolchain!, [4]);
    const larger = four.lanes.map((fn, i) => (i === 0 ? fn : { ...fn, params: [withLargerLimb(fn.params[0])] }));
    expect(() => proveLanes({ ...four, lanes: larger })).toThrow(/x25519_double_x4 takes other points/);
    for (const { lanes, ...known } of [functions, four, ...(isLong ? [await laneFunctions(toolchain!, [16])] : [])]) {
      let left = 1; // Of sixteen, the last batch alone is altered.
      const other = (a: Operand): Operand =>
        a.kind === 'const' && a.value === 121665n && left-- > 0 ? constOperand(121666n) : a;
      const body = lanes[0].body
        .toReversed()
        .map((op) => mapOp(op, other, (id) => id))
        .toReversed();
      expect(body).not.toEqual(lanes[0].body);
      const altered = { ...known, lanes: [{ ...lanes[0], body }] };
      expect(() => proveLanes(altered)).toThrow(expect.objectContaining({ kind: 'wrong' }));
    }
  },
);

test.skipIf(toolchain === null || !hasFour)(
  'a function whose result is larger than its operand is searched, too',
  async () => {
    const { lanes } = await edwardsFunctions(toolchain!, ['edwards_double_extended'], [4]);
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'searched') });
    const options = { budget: { kind: 'evaluations', count: 4 } as const, rng: seeded(1), worker, io };
    const { lines } = await provedTexts(lanes, { least: 1 }, toolchain!, options);
    expect(lines).toEqual([expect.stringMatching(/^edwards_double_extended_x4: .* asm = IR proved/)]);
  },
  300_000,
);

describe.skipIf(toolchain === null)('the library', () => {
  let library: X25519Library;
  let objects: readonly string[];
  beforeAll(async () => {
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'results') });
    const { lanes: functions, objects: parts } = await X25519_LANES.parts(toolchain!, WIDTHS, { io });
    const codeOf = async (lanes: number): Promise<string> => {
      const own = functions.filter((fn) => fn.lanes === lanes);
      if (!isLong) return plainLaneObject(own, toolchain!);
      const widths = WIDTHS.filter((width) => (width === 4) === (lanes === 4));
      return (await buildCurve(X25519_LANES, toolchain!, { budget: null, rng: seeded(1), worker, io }, widths))
        .laneCode;
    };
    const [four, eight] = [await codeOf(4), await codeOf(8)];
    const build = await bridgeBuild(toolchain!);
    const tried = hasLanes
      ? [...parts, eight]
      : [...(await narrowLoops(parts, toolchain!)), await scalarObject(eight, folder, toolchain!)];
    objects = [...build.objects, ...tried, four];
    library = await linkLibrary(build, toolchain!, { objects: [...parts, four, eight], widths: WIDTHS }, true);
  }, 300_000);

  test('passes its checks, and shows its functions alone', async () => {
    const lines = await checkBatch(library, toolchain!, { seed: 1, million: false });
    expect(lines).toEqual([
      expect.stringMatching(/^ok: the same facts in batches of 0 to (20|40) /),
      expect.stringContaining('1 and 1,000 iterations'),
      ...laneSymbols(WIDTHS).map((name) =>
        expect.stringMatching(new RegExp(`^ok: no jump, .* of ${name} depends on scalar or point$`)),
      ),
    ]);
    const symbols = execFileSync('nm', ['-g', '--defined-only', library.archive], { encoding: 'utf8' });
    expect(symbols.match(/ T \w+/g)?.toSorted()).toEqual([
      ...['', '_base_batch', '_batch', '_x16', '_x4', '_x8'].map((end) => ` T fieldwright_x25519${end}`),
      ...MBX_SYMBOLS.map((name) => ` T ${name}`),
    ]);
    expect(execFileSync('nm', ['-u', library.archive], { encoding: 'utf8' })).not.toMatch(/ U /);
  });

  test('is compiled for what its header names, not for all that this machine has', () => {
    expect(buildFlags(toolchain!, 'none').filter((flag) => flag.startsWith('-m'))).toEqual([
      '-march=x86-64-v3',
      '-madx',
    ]);
  });

  const without = withoutEmulator();
  if (without !== null) console.warn(`test/library/x25519: ${without}`);
  test.skipIf(without !== null)('runs on a processor that has no more than that', () => {
    const source = join(folder, 'once.c');
    writeFileSync(source, ONE_ITERATION);
    const program = join(folder, 'once');
    execFileSync(toolchain!.tools.byName.cc.path!, [
      ...['-I', join(root, 'templates', 'x25519'), '-o', program, source, library.archive],
    ]);
    expect(saidOn('Broadwell', program)).toBe('422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079');
  });

  testKeyPackages('x25519', () => ({ ...library, files: x25519Files(library, '1.0.0', null) }), toolchain!);

  test('has headers that are C++ as well', () => {
    for (const header of [library.batchHeader!, library.mbxHeader!]) {
      const args = ['-x', 'c++', '-std=c++11', '-Wall', '-Werror', '-fsyntax-only', header];
      execFileSync(toolchain!.tools.byName.cc.path!, args);
    }
  });

  test('a look-up by a digit of a scalar is noticed', async () => {
    // Not its lowest three bits, which are zeros in any scalar that is clamped.
    const change = { from: 'is, multiples, AFFINE', to: 'is, multiples + (words[0][0] >> 3 & 7), AFFINE' };
    const object = await loopObject(toolchain!, alteredLoops('edwards.base.c', change, folder), ['-DLANES=1']);
    const others = library.objects.filter((file) => !/edwards\.base\.o$/.test(file));
    const functions = new Map([['x25519_base', X25519_BUFFERS]]);
    const leak = checkSecrets([object, ...others], functions, X25519_CHECKS, toolchain!);
    await expect(leak).rejects.toThrow(expect.objectContaining({ kind: 'wrong' }));
  });

  test('answers as crypto_mb does', async () => {
    expect(await checkMbx(library, X25519_CHECKS, toolchain!, 1)).toContain(
      'mbx_x25519_mb8, mbx_x25519_public_key_mb8',
    );
  });

  test.each(
    oneIn<[string, string, string]>(4, [
      ['a point that is not read', 'points[n], publicKeys[i], 32', 'points[n], privateKeys[i], 32'],
      ['a zero that is not told', 'LOW_ORDER * isZero(results[k])', '0 * isZero(results[k])'],
      ['public keys by other points', 'if (publicKeys == 0) field', 'if (out == 0) field'],
      ['a null pointer that is followed by lanes', 'continue;', 'break;'],
    ]),
  )('%s is noticed by the checks of crypto_mb', async (_, from, to) => {
    const archive = altered(from, to, [], 'mbx.c');
    await expect(checkMbx({ ...library, archive }, X25519_CHECKS, toolchain!, 1)).rejects.toThrow('wrong');
  });

  test.each(WIDTHS.filter((most) => most > 4 || hasFour))(
    'passes its checks vectorised, %i at once',
    async (most) => {
      const same = 'static void together';
      const widths = WIDTHS.filter((width) => width <= most);
      // Of four with the instructions themselves.
      const archive = altered(same, same, [...(hasLanes || most === 4 ? [] : PRETENDED), ...widthFlags(widths)]);
      expect(await checkBatchCalls({ ...library, archive, widths }, toolchain!, OPTIONS)).toEqual([
        expect.stringContaining(`in batches of 0 to ${most === 16 ? 40 : 20} `),
        expect.stringContaining('1 and 1,000 iterations'),
      ]);
    },
    300_000,
  );

  test.skipIf(!hasFour).each(
    oneIn<[string, string, string]>(2, [
      ['scalars of another lane', 'ofPoints, r, k, u', 'ofPoints, r, k + 1, u'],
      ['points where the base point is meant', 'x25519_base, r, k)', 'ofPoints, r, k, u)'],
      ['a lane that gets its neighbour', 'scalars[inLane(i, n)]', 'scalars[0]'],
    ]),
  )('of four, %s is noticed', async (_, from, to) => {
    await expect(check(altered(from, to, widthFlags([4])))).rejects.toThrow(/: wrong for/);
  });

  test.skipIf(!isLong)('a second batch that gets the first one is noticed', async () => {
    const flags = [...PRETENDED, ...widthFlags(WIDTHS)];
    const archive = altered('x25519_x16(r, k, u)', 'x25519_x16(r, k, u + 1)', flags);
    await expect(checkBatchCalls({ ...library, archive }, toolchain!, OPTIONS)).rejects.toThrow(
      /: wrong for \d\d at once/,
    );
  });

  /** The library with another front, which a text of C replaces a part of. */
  const altered = (from: string, to: string, flags = IN_EIGHT, file = 'batch.c'): string => {
    const sources = join(root, 'templates', 'x25519');
    return frontArchive({ sources, objects, flags, change: { file, from, to } }, folder, toolchain!);
  };

  if (hasFour)
    testWays('x25519', (flags) => altered('static void together', 'static void together', [...flags]), toolchain!);

  const check = (archive: string) => checkBatchCalls({ ...library, archive }, toolchain!, { seed: 1, million: false });

  test('gives the same where CPUID or XCR0 has no lanes, without their instructions', async () => {
    const bytes = 'const unsigned char (*)[32]';
    const flags = (traps: readonly number[], cpuid: string, xcr0: string): string[] => [
      '-std=gnu2x',
      ...traps.flatMap((n) => [`-Dx25519_x${n}=trapping_x${n}`, `-Dx25519_base_x${n}=trapping_base_x${n}`]),
      `-DCPUID(leaf)=((struct { unsigned a, b, c; }){${cpuid}})`,
      `-DXCR0=${xcr0}`,
      ...widthFlags([4, 8]),
    ];
    const none: [string, string][] = [
      ['.a = 6', '0xe6'],
      ['.a = 7, .b = ~(1U << 5 | 1U << 21), .c = ~0U', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~(1U << 27)', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~(1U << 28)', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~0U', '0xe2'],
    ];
    const four: [string, string][] = [
      ['.a = 7, .b = ~(1U << 21), .c = ~0U', '0xe6'],
      ['.a = 7, .b = ~0U, .c = ~0U', '0x66'],
    ];
    const tried = [
      ...oneIn(4, none).map((has) => ({ traps: [4, 8], has })),
      ...(hasFour ? oneIn(4, four) : []).map((has) => ({ traps: [8], has })),
    ];
    for (const { traps, has } of tried) {
      const trap = traps.map(
        (n) =>
          `void x25519_x${n}(unsigned char (*)[32], ${bytes}, ${bytes}) { __builtin_trap(); }\n` +
          `void x25519_base_x${n}(unsigned char (*)[32], ${bytes}) { __builtin_trap(); }\n`,
      );
      const from = 'static void together';
      expect(await check(altered(from, trap.join('') + from, flags(traps, ...has)))).toHaveLength(2);
    }
  });

  test.each(
    oneIn<[string, string, string, RegExp]>(4, [
      ['a lane that gets its neighbour', 'scalars[inLane(i, n)]', 'scalars[0]', /_batch: wrong for/],
      [
        'a result beyond the batch',
        'for (size_t i = 0; i < n; i++) __builtin',
        'for (size_t i = 0; i < width; i++) __builtin',
        /wrong for/,
      ],
      [
        'a status that forgets one',
        'for (size_t i = 0; i < n; i++) zeros',
        'for (size_t i = 1; i < n; i++) zeros',
        /wrong for/,
      ],
      ['points where the base point is meant', 'if (points) IN_LANES', 'if (out) IN_LANES', /_base_batch: wrong for/],
    ]),
  )('%s is noticed', async (name, from, to, message) => {
    await expect(check(altered(from, to)), name).rejects.toThrow(message);
  });
});

/** Plain C for AArch64 and RISC-V by the passes and the bridge, run by qemu-user. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { Failure } from '../../../src/base/errors.ts';
import { buildOfC, controlsOf, x25519For, type ProcessorBuildName } from '../../../lab/suite/processorBuilds.ts';
import { x25519Piece } from '../../../lab/suite/processorPieces.ts';
import { fieldWork } from '../../../lab/suite/fieldWork.ts';
import { processorText } from '../../../lab/suite/processorTable.ts';
import { checkPiece, executedBy, type Emulation } from '../../../lab/suite/runPiece.ts';
import { crossTools, sourceFor } from '../../../lab/suite/cross/crossTools.ts';
import { processorNamed, PROCESSORS } from '../../../src/frontend/cross/processor.ts';
import { compileC } from '../../../src/frontend/compile/compileC.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';

const toolchain = await toolchainOrSkip();
const X25519 = x25519Piece(12, seeded(1, 'test/processors'));
const emulations = toolchain === null ? [] : PROCESSORS.flatMap((processor) => emulationOrSkip(processor.name));
const MISSING = emulations.length < PROCESSORS.length;

function emulationOrSkip(name: string): Emulation[] {
  const processor = processorNamed(name);
  try {
    return [{ toolchain: toolchain!, processor, tools: crossTools(toolchain!, processor) }];
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    console.warn(`skipped: ${error.message} (${error.detail.hint})`);
    return [];
  }
}

const emulationOf = (name: string): Emulation => emulations.find(({ processor }) => processor.name === name)!;

test.skipIf(toolchain === null).each(PROCESSORS)('C for $name needs no C library for it', async (processor) => {
  const file = join(temporaryFolder(onTestFinished), 'copy.c');
  writeFileSync(file, '#include <string.h>\nvoid copy(int *to, int *from) { memcpy(to, from, sizeof *to); }\n');
  const object = compileC(toolchain!, sourceFor(processor, file, toolchain!.root), ['-c'], '.o');
  await expect(object).resolves.toMatch(/\.o$/);
});

describe.skipIf(MISSING)('other processors', () => {
  test.each(
    oneIn(4, [
      ['aarch64', 'pass'],
      ['aarch64', 'bridge'],
      ['riscv64-zicond', 'pass'],
      ['riscv64-zicond', 'bridge'],
    ] as [string, ProcessorBuildName][]),
  )('X25519 for %s by %s: RFC 7748, and the same instructions for every scalar and point', async (name, build) => {
    const emulation = emulationOf(name);
    const built = await x25519For(emulation.toolchain, emulation.processor, build);
    const linked = await checkPiece(emulation, build, built, X25519);
    expect((await controlsOf(emulation.tools, built))()).toEqual({ leaks: [], placesAdded: 0 });
    const { sameWay, instructions } = await executedBy(emulation, linked, X25519, [0, 7]);
    expect(sameWay).toBe(true);
    expect(instructions).toBeLessThan(1_500_000);
  });

  test('X25519 for riscv64 by the pass is right, and its jumps are found', async () => {
    const build = 'pass';
    const emulation = emulationOf('riscv64');
    const built = await x25519For(emulation.toolchain, emulation.processor, build);
    const linked = await checkPiece(emulation, build, built, X25519);
    const { leaks, placesAdded } = (await controlsOf(emulation.tools, built))();
    expect(leaks).toEqual([]);
    expect(placesAdded).toBeGreaterThan(0);
    expect((await executedBy(emulation, linked, X25519, [0, 7])).sameWay).toBe(false);
  });

  test.each(oneIn(3, ['p256-montgomery', '25519', 'p521']))(
    'every function of %s, emitted again, jumps nowhere',
    async (name) => {
      const field = loadField(name, toolchain!.root);
      for (const emulation of emulations) {
        const { pieces, build } = fieldWork(emulation, field, 1);
        const built = await build('bridge');
        for (const piece of pieces) await checkPiece(emulation, 'bridge', built, piece);
        expect((await controlsOf(emulation.tools, built))()).toEqual({ leaks: [], placesAdded: 0 });
      }
    },
  );

  test('what divides is found in IR and code, and elements of nine words are apart by their size', async () => {
    const emulation = emulationOf('aarch64');
    const source = join(toolchain!.root, 'bridge/fields/25519/25519.bitint.c');
    const { leaks, placesAdded } = (
      await controlsOf(emulation.tools, await buildOfC(toolchain!, emulation.processor, source, 'clang'))
    )();
    expect(leaks.map(({ what }) => what)).toContain('division');
    expect(placesAdded).toBeGreaterThan(0);
    const { pieces, build } = fieldWork(emulation, loadField('p521', toolchain!.root), 1);
    const built = await build('pass');
    for (const piece of pieces) await checkPiece(emulation, 'pass', built, piece);
  });

  test('a wrong result is refused', async () => {
    const emulation = emulationOf('riscv64');
    const { pieces, build } = fieldWork(emulation, loadField('25519', toolchain!.root), 1);
    const [mul] = pieces;
    const wrong = { ...mul, calls: mul.calls.map((one) => ({ ...one, agrees: () => false })) };
    await expect(checkPiece(emulation, 'bridge', await build('bridge'), wrong)).rejects.toThrow('something else');
  });
});

test('the table marks what jumps by data', () => {
  const quiet = { build: 'pass' as const, leaks: [], placesAdded: 0, instructions: 10, sameWay: true };
  const clang = { ...quiet, build: 'clang' as const, instructions: null };
  const text = processorText(PROCESSORS[1], [
    { title: 'X25519', builds: [clang, { ...quiet, placesAdded: 2 }, { ...quiet, build: 'bridge', instructions: 8 }] },
  ]);
  expect(text).toContain('| X25519 | – | 10 * | 8 |');
  expect(text).toContain("LLVM's code generator makes jumps of selections and carries: X25519.");
});

test('an unknown processor is refused with those that are known', () => {
  expect(() => processorNamed('sparc')).toThrow('no such processor');
});

/**
 * Libraries as users make them, from stored results: those of each machine make the points of P-256 and of
 * edwards25519, and with FIELDWRIGHT_LONG=1 the real program makes whole libraries of them.
 */
import { EDWARDS_PROGRAMS, edwardsPoints } from '../../../src/library/edwards/edwardsPoints.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedField } from '../../../src/engine/subject/fieldSubject.ts';
import { plannedFunctions } from '../../../src/library/field/libraryFunctions.ts';
import { planLibrary } from '../../../src/library/field/libraryPlan.ts';
import { p256Points } from '../../../src/library/p256/p256Build.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { asOn, EVERY_MACHINE } from '../../everyMachine.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const folder = temporaryFolder();

describe.skipIf(toolchain === null).each(EVERY_MACHINE)('stored results as %s has them', (slug) => {
  const io = recordingIo([], { root, results: join(root, 'results') });

  test('make points of P-256', async () => {
    await asOn(slug, async () => {
      const field = namedField({ curve: 'P-256' }, root)!;
      const plan = await planLibrary({ field, strict: true, prefix: 'p256_fe', constants: [] }, root);
      const functions = await plannedFunctions(plan, ['mul', 'square'], null, toolchain!, io);
      for (const { origin } of functions) expect(origin).toContain('stored result of');
      const { lines } = await p256Points(functions, toolchain!, io);
      expect(lines).toHaveLength(3);
    });
    expect(io.noteText.filter((text) => text.includes('formulas call'))).toEqual([]);
  }, 300_000);

  test('make points of edwards25519', async () => {
    const names = oneIn(4, [...EDWARDS_PROGRAMS.keys()]);
    const { lines } = await asOn(slug, () => edwardsPoints(names, toolchain!, { io }));
    expect(lines).toHaveLength(names.length);
    expect(io.noteText.filter((text) => text.includes('formulas call'))).toEqual([]);
  }, 300_000);

  test.skipIf(!isLong).each(['p256', 'x25519', 'ed25519'])(
    'make the library %s by the program',
    (name) => {
      const line = [name, '--lanes', '4,8', '--no-search', '--out', join(folder, slug, name)];
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'dist/src/cli.js'), 'library', ...line], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, FIELDWRIGHT_MACHINE: slug },
      });
      expect(status, stderr).toBe(0);
    },
    1_800_000,
  );
});

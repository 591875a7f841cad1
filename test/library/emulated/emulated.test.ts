/**
 * Libraries of batches on an emulated processor with AVX-512 IFMA (`make test-emulated`): their own checks, with the
 * instructions that ship, on any machine. The other tests of vectorised code execute one of them as scalar code.
 */
import { expectEd25519Shown, expectP256Shown, expectX25519Shown } from '../shownFacts.ts';
import { checkCalls, checkMbx } from '../../../src/library/curve/checkCurve.ts';
import { X25519_CHECKS, checkBatchCalls, checkLibraryCalls } from '../../../src/library/x25519/checkLibrary.ts';
import { P256_CHECKS } from '../../../src/library/p256/checkP256.ts';
import { ED25519_CHECKS } from '../../../src/library/ed25519/checkEd25519.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { cpuFlags } from '../../../src/library/field/binaries.ts';
import { checkVectors } from '../../../src/library/field/checkVectors.ts';
import { planLibrary, type LibraryPlan } from '../../../src/library/field/libraryPlan.ts';
import { makeVectors } from '../../../src/library/field/makeVectors.ts';
import type { BatchLibrary } from '../../../src/library/curve/batchLibrary.ts';
import type { X25519Library } from '../../../src/library/x25519/library.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { plainWords } from '../field/plainWords.ts';
import { emulatedEd25519, emulatedP256, emulatedX25519, WITHOUT_ADX } from './emulatedLibraries.ts';
import { onEmulator, withoutBochs } from './onEmulator.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
/** Takes minutes. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const without = withoutBochs();
if (isLong && without !== null) console.warn(`test/library/emulated: ${without}`);

const folder = temporaryFolder();

const MODELS = [
  ['vectorised, on Ice Lake', 'corei7_icelake_u'],
  ['without AVX-512, on Haswell', 'corei7_haswell_4770'],
] as const;
/** Montgomery form and not, elements below p and loose ones. */
const VECTORS = [
  ['bn254-p', true],
  ['bls12-381-q', true],
  ['bls12-377-r', true],
  ['p256-montgomery', true],
  ['25519', false],
  ['secp256k1', false],
] as const;
const SEED = 1;

describe.skipIf(toolchain === null || without !== null || !isLong)('libraries of batches', () => {
  const io = recordingIo([], { root, results: join(tmpdir(), 'fieldwright-none') });

  describe('P-256', () => {
    let library: BatchLibrary;
    beforeAll(async () => {
      library = await emulatedP256(toolchain!, io);
    }, 600_000);
    test.each(MODELS)(
      '%s',
      async (_, model) => {
        const tools = onEmulator(toolchain!, model, folder);
        expectP256Shown(await checkCalls(library, P256_CHECKS, tools, SEED));
        expect(await checkMbx(library, P256_CHECKS, tools, SEED)).toMatch(/^ok/);
      },
      600_000,
    );
  });

  describe('Ed25519', () => {
    let library: BatchLibrary;
    beforeAll(async () => {
      library = await emulatedEd25519(toolchain!, io);
    }, 600_000);
    test.each(MODELS)(
      '%s',
      async (_, model) => {
        const tools = onEmulator(toolchain!, model, folder);
        expectEd25519Shown(await checkCalls(library, ED25519_CHECKS, tools, SEED));
        expect(await checkMbx(library, ED25519_CHECKS, tools, SEED)).toMatch(/^ok/);
      },
      600_000,
    );
  });

  describe.each(VECTORS)('vectors of %s (strict: %s)', (name, strict) => {
    let plan: LibraryPlan;
    let archive: string;
    let work: string;
    beforeAll(async () => {
      work = mkdtempSync(join(folder, 'vectors-'));
      plan = await planLibrary({ field: loadField(name, root), strict, prefix: undefined, constants: [] }, root);
      const words = plainWords(plan, work, toolchain!);
      const flags = { cpu: cpuFlags(WITHOUT_ADX), budget: null, seed: SEED, core: undefined };
      const means = { includes: work, work, called: [words], ...flags, io };
      const { objects } = await makeVectors(plan, 'division steps', means, toolchain!);
      archive = join(work, 'vectors.a');
      execFileSync('ar', ['rcs', archive, words, ...objects]);
    }, 600_000);
    // Without lanes all fields go through the same loops.
    test.each(MODELS.slice(0, name === VECTORS[0][0] ? 2 : 1))(
      '%s',
      async (_, model) => {
        const tools = onEmulator(toolchain!, model, folder);
        expect(await checkVectors(plan, { archive, includes: work, work }, tools, SEED)).toMatch(/ of 8 functions/);
      },
      600_000,
    );
  });

  describe('X25519', () => {
    let library: X25519Library;
    beforeAll(async () => {
      library = await emulatedX25519(toolchain!, io);
    }, 600_000);
    test.each(MODELS)(
      '%s',
      async (_, model) => {
        const tools = onEmulator(toolchain!, model, folder);
        expectX25519Shown(await checkLibraryCalls(library, tools, { seed: SEED, million: false }));
        expect(await checkBatchCalls(library, tools, { seed: SEED, million: false })).toHaveLength(2);
        expect(await checkMbx(library, X25519_CHECKS, tools, SEED)).toMatch(/^ok/);
      },
      600_000,
    );
  });
});

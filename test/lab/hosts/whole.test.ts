/** One host as a whole, in the long tests only: minutes of compilers. `make test-long`. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCSuite } from '../../../lab/hosts/cSuite.ts';
import { packageOf, readHost } from '../../../lab/hosts/hostManifest.ts';
import { hostsCommand } from '../../../lab/hosts/hosts.ts';
import { addArchive, copyCrate, patchCrate } from '../../../lab/hosts/patchedCrate.ts';
import { fetchCrates } from '../../../src/frontend/peers/peersPackages.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

test.runIf(isLong)(
  'libsecp256k1 with our field passes all its tests, and not with a wrong one',
  async () => {
    const io = recordingIo(['hosts', 'secp256k1'], { root, env: process.env });
    await hostsCommand.run({ rounds: '3', store: false }, io, ['secp256k1']);
    expect(io.outText.join('\n')).toMatch(/C tests: (\d+) → \1<br>/);

    const folder = temporaryFolder(onTestFinished);
    const host = { ...readHost(root, 'secp256k1'), folder: join(folder, 'ours') };
    cpSync(join(root, 'hosts', 'secp256k1'), host.folder, { recursive: true });
    const file = join(host.folder, 'field_4x64_impl.h');
    const text = readFileSync(file, 'utf8');
    // Halving loses the top bit, which half of all odd elements have.
    const wrong = text.replace('low >> 1 | (uint64_t)(t >> 64) << 63', 'low >> 1');
    expect(wrong).not.toBe(text);
    writeFileSync(file, wrong);
    const crates = await fetchCrates(root, () => {}, 'hosts');
    const copy = copyCrate(crates, packageOf(host), join(folder, 'crate'));
    for (const patch of [host.repair, host.patch]) patchCrate(host, patch, copy);
    const made = join(root, 'build/hosts/secp256k1/libraries/fe_secp256k1/lib/libfe_secp256k1.a');
    const [suite] = host.suites;
    if (suite.kind !== 'c') throw new Error('the first suite is in C');
    const place = { folder: copy, variant: 'wrong', archives: [addArchive(made, copy)], work: folder };
    const { failed } = await runCSuite(suite, place, io);
    expect(failed.length).toBeGreaterThan(0);
  },
  3_600_000,
);

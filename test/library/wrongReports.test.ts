/**
 * What libraries report as wrong: each of their checks meets a fault that is there, then the nearest thing that is
 * none, which must not end with exit code 4 (`test/engine/wrongReports.test.ts` lists all such places).
 */
import { curveSource } from '../../src/library/curve/curveSources.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FailureKind } from '../../src/base/errors.ts';
import { loadField } from '../../src/frontend/field/fieldDescription.ts';
import { type InverseKind, planLibrary } from '../../src/library/field/libraryPlan.ts';
import { chosenInverse } from '../../src/library/field/makeLibrary.ts';
import { compareLibrary } from '../../src/library/x25519/x25519Contest.ts';
import { proveStep, bridgeBuild } from '../../src/library/x25519/x25519Builds.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openWorker } from '../openWorker.ts';

const root = join(import.meta.dirname, '../..');
const toolchain = await toolchainOrSkip();
const cc = toolchain?.tools.byName.cc.path ?? null;
const folder = temporaryFolder();
const worker = await openWorker();

/** How it ends that fails: the kind, and all of the message. */
const failing = (kind: FailureKind, message: RegExp, detail: object = {}) =>
  expect.objectContaining({ kind, message: expect.stringMatching(message), detail: expect.objectContaining(detail) });

describe.skipIf(cc === null)('inversions of a library', () => {
  /** An inversion modulo 2^61 - 1 by a power, of which `last` is the last line. */
  function objectOf(name: string, last: string): string {
    const source = `typedef unsigned long long u64;
void fe_invert(u64 out[1], const u64 a[1]) {
  const u64 p = (1ull << 61) - 1;
  u64 x = a[0], r = 1;
  for (int i = 60; i >= 0; i--) {
    r = (unsigned __int128)r * r % p;
    if ((p - 2) >> i & 1) r = (unsigned __int128)r * x % p;
  }
  ${last};
}
`;
    const [text, object] = [`${name}.c`, `${name}.o`].map((file) => join(folder, file));
    writeFileSync(text, source);
    execFileSync(cc ?? '', ['-O1', '-fPIC', '-fno-stack-protector', '-c', text, '-o', object]);
    return object;
  }

  test.each<[string, string, FailureKind | null]>([
    ['the inverse', 'out[0] = r', null],
    ['another number that is congruent to it', 'out[0] = r + p', null],
    ['1 for 0', 'out[0] = x % p == 0 ? 1 : r', 'wrong'],
    ['another number, once in some sixty', 'out[0] = x % 64 == 5 ? r + 1 : r', 'wrong'],
    ['what this processor cannot do', '__builtin_trap()', 'unsupported'],
  ])('%s', async (_, last, kind) => {
    const field = { ...loadField('25519', root), modulus: 2n ** 61n - 1n, weights: [0] };
    const request = { field, strict: false, prefix: 'fe', constants: [] };
    const plan = { ...(await planLibrary(request, root)), limbs: 1, isMontgomery: false };
    const files = { chain: objectOf('chain', 'out[0] = r'), 'division steps': objectOf('steps', last) };
    const objects = async (way: InverseKind) => (way === 'chain' ? [files.chain] : ['', files['division steps']]);
    const io = recordingIo([], { root, clock: { nowMs: () => performance.now() } });
    const chosen = chosenInverse(plan, { objects }, [], { seed: 1, cpu: undefined }, toolchain!, io);
    if (kind === null) expect(await chosen).toMatch(/^(chain|division steps)$/);
    else if (kind === 'wrong') await expect(chosen).rejects.toEqual(failing(kind, /inversion by division steps/));
    else await expect(chosen).rejects.toEqual(failing(kind, /does not know an instruction/));
  });
});

describe.skipIf(cc === null)('X25519 beside another one', () => {
  let ours: ReturnType<typeof bridgeBuild> | undefined;

  async function compareWith(fault: number): Promise<string> {
    const project = mkdtempSync(join(folder, 'project-'));
    mkdirSync(join(project, 'peers'));
    for (const name of ['bridge', 'templates', 'src', 'package.json'])
      symlinkSync(join(root, name), join(project, name));
    cpSync(join(import.meta.dirname, 'x25519', 'otherX25519.c'), join(project, 'peers', 'other.c'));
    const manifest: object = JSON.parse(readFileSync(join(root, 'peers', 'manifest.json'), 'utf8'));
    const build = { kind: 'compile', sources: ['peers:other.c'], flags: [`-DFAULT=${fault}`] };
    const peer = { name: 'other', field: '25519', op: 'x25519', build: 'other', symbol: 'other_x25519' };
    const peers = { ...manifest, builds: { other: build }, peers: [peer] };
    writeFileSync(join(project, 'peers', 'manifest.json'), JSON.stringify(peers));
    const io = recordingIo([], { root: project, clock: { nowMs: () => performance.now() } });
    return compareLibrary(await (ours ??= bridgeBuild(toolchain!)), toolchain!, { seed: 1, worker, io });
  }

  test('the same results are not reported', async () => {
    const said = await compareWith(0);
    expect(said).toMatch(/^ok: the same results as other, gcc-\S+ -O3 .* \(2000 calls each\)\n/);
    // Who is faster is said last, not only shown by a table.
    expect(said).toMatch(/\n\nthroughput: .*× as fast as the fastest alternative \(other\b[^]*\nlatency: /);
  });

  test('a bit that differs once in a thousand calls is shown, with whose it is', async () => {
    const where = expect.stringMatching(/^seed 1, words of scalar and point [0-9a-f]+cb /);
    const message = /^other, gcc-.* gives another result than ours$/;
    await expect(compareWith(1)).rejects.toEqual(failing('wrong', message, { where }));
  });

  test('what this processor cannot do is no wrong result', async () => {
    await expect(compareWith(2)).rejects.toEqual(failing('unsupported', /does not know an instruction/));
  });
});

describe.skipIf(toolchain === null)('the word IR of a ladder step', () => {
  async function proveWith(from: string, to: string): Promise<string[]> {
    const project = mkdtempSync(join(folder, 'project-'));
    cpSync(join(root, 'templates'), join(project, 'templates'), { recursive: true });
    const source = curveSource({ root: project }, 'x25519.step.c');
    const text = readFileSync(source, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(source, text.replace(from, to));
    return proveStep({ ...toolchain!, root: project });
  }

  test('a step with another constant is refuted', async () => {
    const step = proveWith('aa, mul(121665, e)));\n  fe x3', 'aa, mul(121666, e)));\n  fe x3');
    await expect(step).rejects.toEqual(failing('wrong', /^x25519_step is not a step of RFC 7748, section 5$/));
  });

  test('the same step in other words is proved', async () => {
    expect(await proveWith('x3 = mul(sum, sum)', 'x3 = mul(add(cb, da), sum)')).toHaveLength(3);
  });
});

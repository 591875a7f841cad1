/**
 * Contestants that need AVX-512 IFMA, on an emulated processor that has it (`make test-emulated`): what they are called
 * by is right, so that a machine which can time them need not find that out.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BATCH_FUNCTIONS, batchOf, operandsOf, outputWords } from '../../../lab/batches/batchFunctions.ts';
import { seeded } from '../../../src/base/rng.ts';
import { linkImage } from '../../../src/frontend/peers/peersImage.ts';
import type { CallArgument } from '../../../src/frontend/peers/peersInterface.ts';
import { readPeersManifest, type Peer } from '../../../src/frontend/peers/peersManifest.ts';
import { buildPeerObjects, openPeers, type PeerSurroundings } from '../../../src/frontend/peers/peersObject.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { onEmulator, withoutBochs } from '../../library/emulated/onEmulator.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const manifest = readPeersManifest(root);

const folder = temporaryFolder();

/** Batches of so many calls: one with empty lanes, and one that needs two calls of eight. */
const SIZES = [3, 11];
const SEED = 1;
/** Functions of OpenSSL's numbers are not called, and libcrypto is too large for the emulated machine. */
const LIBCRYPTO_APART = ['-Wl,--gc-sections', '-Wl,--unresolved-symbols=ignore-all'];
const hexOf = (words: BigUint64Array): string => Buffer.from(BigUint64Array.from(words).buffer).toString('hex');

const NO_STACK = '.section .note.GNU-stack,"",@progbits\n';
const surroundings = (): PeerSurroundings => openPeers(root, toolchain!.tools, () => {});

/** What defines a function as (out, operands, number), that of Go with its number of blocks. */
async function callable({ symbol, build, block }: Peer, operands: number, n: number): Promise<readonly string[]> {
  const { files } = await buildPeerObjects(manifest.builds[build], 'cc', surroundings());
  if (manifest.builds[build].kind !== 'go') return files;
  const arrays = Array.from({ length: operands }, (_, index): CallArgument => ({ kind: 'operand', index }));
  const call: CallArgument[] = [{ kind: 'out' }, ...arrays, { kind: 'number', value: BigInt(n / block) }];
  const image = await linkImage({ files, symbol, call, isOfGo: true });
  const source = join(folder, 'image.s');
  writeFileSync(source, `.globl of_go\n.balign 64\nof_go: .byte ${[...image].join()}\n${NO_STACK}`);
  return [source];
}

const peers = manifest.peers.filter(({ many, build }) => many && /^(crypto_mb|gnark)/.test(build));
describe.skipIf(toolchain === null || withoutBochs() !== null || !isLong)('on Ice Lake', () => {
  test.each(peers.map((peer) => [peer.symbol, peer] as const))(
    '%s',
    async (symbol, peer) => {
      const { field, op, block, deviates } = peer;
      const fn = BATCH_FUNCTIONS.find((one) => one.field === field && one.op === op)!;
      const cc = onEmulator(toolchain!, 'corei7_icelake_u', folder).tools.byName.cc.path!;
      const operands = operandsOf(fn.whole);
      for (const n of block === 1 ? SIZES : [block, 3 * block]) {
        const files = await callable(peer, operands.length, n);
        const [a, b = 0, c = 0] = operands.map(({ words }) => 8 * words);
        const macros = {
          FUNCTION: block === 1 ? symbol : 'of_go',
          N: n,
          OUT: 8 * outputWords(fn.whole),
          A: a,
          B: b,
          C: c,
        };
        const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
        const program = join(folder, `called${n}`);
        const source = join(import.meta.dirname, 'manyCalls.c');
        execFileSync(cc, ['-O1', '-Wall', ...LIBCRYPTO_APART, ...defines, '-o', program, source, ...files]);
        const cases = batchOf(fn, n, deviates === undefined ? 'all' : 'usual')
          .cases(seeded(SEED, symbol))
          .slice(0, 12);
        const input = cases.map(({ inputs }) => `${hexOf(inputs)}\n`).join('');
        const answers = execFileSync(program, { input, encoding: 'utf8' }).trimEnd().split('\n');
        expect(answers, `seed ${SEED}, ${n} at once`).toEqual(cases.map(({ expected }) => hexOf(expected)));
      }
    },
    300_000,
  );
});

import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
import { peerContestants } from '../../engine/contest/peerContestants.ts';
import type { Io } from '../../base/io.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import { openPeers } from '../../frontend/peers/peersObject.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import { checkWhole, type WholeCase } from '../../bench/reference/wholeFunction.ts';
import { distinctMode } from '../../ir/contract/aliasModes.ts';
import { workerRunner } from '../../bench/testing/differential.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { benchTable } from '../../engine/report/benchTable.ts';
import { PEERS_HINT, raceX25519, x25519Contestant, x25519Subject, x25519TimingCases } from './x25519Contest.ts';
import { SYMBOL, type X25519Library } from './library.ts';

interface CompareOptions {
  readonly seed: number;
  readonly worker: Worker;
  readonly io: Io;
}

/** Inputs on which ours must give what every other library gives. */
const COMPARED = 2_000;

/**
 * Compares the library with all others that are there: results on random points, a fourth of them not canonical, then
 * times in one interleaved run, as a table. Throws `wrong` if results differ. Without any other library the text says
 * why.
 */
export async function compareLibrary(
  { code }: Pick<X25519Library, 'code'>,
  toolchain: Toolchain,
  { seed, worker, io }: CompareOptions,
): Promise<string> {
  const manifest = readPeersManifest(io.root);
  const subject = x25519Subject(manifest, io.root);
  const around = openPeers(io.root, toolchain.tools, (text) => io.note(text));
  const { present, absent } = await peerContestants(subject, manifest, worker.hello, around);
  if (present.length === 0)
    return ['No other library to compare with:', ...absent.map((a) => `  ${a.name}: ${a.reason}`), PEERS_HINT].join(
      '\n',
    );
  const ours = x25519Contestant({ name: `ours, ${SYMBOL}`, code });
  const everybody = [ours, ...present];
  await checkContestants(everybody, subject, worker, seeded(seed, 'x25519/compare'));
  await agree(ours, present, seed, worker);
  io.note(`x25519: timing ${everybody.length} libraries, interleaved`);
  const comparison = await raceX25519(everybody, {
    cases: x25519TimingCases(seeded(seed, 'x25519/vectors')),
    rng: seeded(seed, 'x25519/time'),
    modes: ['throughput', 'latency'],
    worker,
    io,
  });
  return [
    `ok: the same results as ${present.map(({ name }) => name).join('; ')} (${COMPARED} calls each)`,
    '',
    benchTable(everybody, absent, comparison, { width: io.width, isVerbose: false }),
  ].join('\n');
}

/** Throws `wrong` with the first input on which one of the others gives another result. */
async function agree(ours: Contestant, others: readonly Contestant[], seed: number, worker: Worker): Promise<void> {
  const random = X25519.timingCases(COMPARED, seeded(seed, 'x25519/vectors'));
  const cases = random.map((one, k) => (k % 4 === 0 ? withoutCanonical(one, k) : one));
  const runner = workerRunner(worker);
  const inputs = BigUint64Array.from(cases.flatMap((one) => [...one.inputs]));
  const own = await runner.run(ours.code, X25519.contract, distinctMode(X25519.contract), inputs, cases.length);
  if (own.kind === 'fault')
    throw new Failure('wrong', `${ours.name} does not return cleanly`, { where: `seed ${seed}`, found: own.reason });
  const expected = cases.map((one, k) => ({ ...one, expected: own.words.subarray(4 * k, 4 * k + 4) }));
  for (const { name, code } of others) {
    const outcome = await checkWhole(runner, code, X25519, expected);
    if (outcome.kind === 'passed') continue;
    const { failure } = outcome;
    throw new Failure('wrong', `${name} gives another result than ours`, {
      where: `seed ${seed}, words of scalar and point ${failure.inputs.map((w) => w.toString(16)).join(' ')}`,
      expected: `${failure.expected} (ours)`,
      found: failure.found,
    });
  }
}

/** The point as one of 2^255 - 19 to 2^255 - 1, bit 255 set or clear: the rest modulo p is 0 to 18. */
function withoutCanonical({ inputs, expected }: WholeCase, k: number): WholeCase {
  const top = (1n << 63n) - 1n + (inputs[7] & (1n << 63n));
  const point = [(1n << 64n) - 19n + BigInt((k >> 2) % 19), (1n << 64n) - 1n, (1n << 64n) - 1n, top];
  return { inputs: BigUint64Array.from([...inputs.subarray(0, 4), ...point]), expected };
}

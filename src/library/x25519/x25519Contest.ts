/** Races whole X25519s, ours and other people's, for all commands that do so. */
import type { TimingMode } from '../../base/aims.ts';
import { type Rng, seeded } from '../../base/rng.ts';
import { compareContestants } from '../../engine/contest/compareContestants.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
import { peerContestants } from '../../engine/contest/contestants.ts';
import { benchSubject, type BenchSubject } from '../../engine/contest/contestSubject.ts';
import type { Io } from '../../base/io.ts';
import { type PeersManifest, readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import { type WholeCase, checkWhole } from '../../bench/reference/wholeFunction.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { Failure } from '../../base/errors.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { openPeers } from '../../frontend/peers/peersObject.ts';
import { distinctMode } from '../../ir/contract/domain.ts';
import { workerRunner } from '../../bench/testing/differential.ts';
import { folded } from '../../base/folded.ts';
import { standingLines, standingsOf } from '../../engine/report/standing.ts';
import { benchTable } from '../../engine/report/benchTable.ts';
import { SYMBOL, type X25519Library } from './library.ts';

/** Scalar and point are secret, the place of the result is not. */
export const X25519_BUFFERS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
  { register: 'rdx', secret: true },
];

/** What to do where no library is there. */
export const PEERS_HINT = `${PROGRAM} peers says what is missing and how to install it`;

/** X25519 as `bench` knows it. */
export const x25519Subject = (manifest: PeersManifest, root: string): BenchSubject =>
  benchSubject({ field: '25519', op: 'x25519', strict: false }, manifest, root);

/** An X25519 of ours. */
export const x25519Contestant = ({ name, code }: Pick<Contestant, 'name' | 'code'>): Contestant => ({
  name,
  origin: 'templates/x25519',
  representation: 'bytes',
  contract: X25519.contract,
  code,
});

const TIMING_CASES = 64;

/** Inputs of a race; which of them is called, it draws anew. */
export const x25519TimingCases = (rng: Rng): WholeCase[] => X25519.timingCases(TIMING_CASES, rng);

interface RaceOptions {
  readonly cases: readonly WholeCase[];
  readonly rng: Rng;
  readonly modes: readonly TimingMode[];
  readonly worker: Worker;
  readonly io: Io;
}

/** Times all of them in one interleaved run; the first is the yardstick. They must have been checked. */
export const raceX25519 = (
  contestants: readonly Contestant[],
  { cases, rng, modes, worker, io }: RaceOptions,
): ReturnType<typeof compareContestants> =>
  compareContestants(X25519.contract, contestants, {
    worker,
    vectors: cases.map((one) => ({ ...one, alias: 0 })),
    rng,
    modes,
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });

interface CompareOptions {
  readonly seed: number;
  readonly worker: Worker;
  readonly io: Io;
}

/** Inputs on which ours must give what every other library gives. */
const COMPARED = 2_000;

/**
 * Compares the library with all others that are there: results on random points, a fourth of them not canonical, then
 * times in one interleaved run, as a table, and how we stand. Throws `wrong` if results differ. Without any other
 * library the text says why.
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
    '',
    ...standingLines(standingsOf(comparison), 'both').flatMap((line) => folded(line, io.width, ' '.repeat(12))),
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

/** What all commands share that race whole X25519s, (out, scalar, point), ours and other people's. */
import type { TimingMode } from '../../base/aims.ts';
import type { Rng } from '../../base/rng.ts';
import { compareContestants } from '../../engine/contest/compareContestants.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
import { benchSubject, type BenchSubject } from '../../engine/contest/contestSubject.ts';
import type { Io } from '../../base/io.ts';
import type { PeersManifest } from '../../frontend/peers/peersManifest.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import type { WholeCase } from '../../bench/reference/wholeFunction.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { PROGRAM } from '../../base/files/installation.ts';

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
  origin: 'bridge/bench',
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

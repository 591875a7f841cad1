import type { SearchRequest } from '../../src/library/kernels/searchFunction.ts';
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { readPeersManifest } from '../../src/frontend/peers/peersManifest.ts';
import { openPeers } from '../../src/frontend/peers/peersObject.ts';
import { X25519 } from '../../src/bench/reference/peerX25519.ts';
import type { WholeCase } from '../../src/bench/reference/wholeFunction.ts';
import { workerRunner } from '../../src/bench/testing/differential.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { checkContestants } from '../../src/engine/contest/demands.ts';
import type { Contestant } from '../../src/engine/contest/contestant.ts';
import { peerContestants } from '../../src/engine/contest/contestants.ts';
import type { Io } from '../../src/base/io.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { searchedBuild, ASIDE, buildX25519, FAST_X25519_BUILDS, X25519_BUILDS } from './x25519Builds.ts';
import type { SearchedBuild } from './x25519Builds.ts';
import { leakSentences, leaksOfBuild, type LeakVerdict } from './leaksOfBuild.ts';
import type { X25519Build } from '../../src/library/x25519/x25519Builds.ts';
import { timeSlow } from './timeSlow.ts';
import {
  PEERS_HINT,
  raceX25519,
  X25519_BUFFERS,
  x25519Contestant,
  x25519Subject,
  x25519TimingCases,
} from '../../src/library/x25519/x25519Contest.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** Libraries beside the builds; the first that can be built is the yardstick. */
const LIBRARIES: readonly string[] = ['libsodium sandy2x', 'OpenSSL, inner function', 's2n-bignum', 'wolfSSL avx2'];
/** Their names in the table. s2n-bignum is what AWS-LC calls. */
const HOW: ReadonlyMap<string, string> = new Map([['s2n-bignum', 'the code of AWS-LC']]);

/** Those with divisions, which leak. */
const SLOW_BUILDS: ReadonlySet<string> = new Set(X25519_BUILDS.filter((name) => !FAST_X25519_BUILDS.includes(name)));

/**
 * The libraries that are there, in order; without libsodium another one is the yardstick, which is said before anything
 * is measured. Throws `tool` if there is none.
 */
export function yardstickFirst<L extends { readonly name: string }>(
  present: readonly L[],
  absent: readonly { readonly name: string; readonly reason: string }[],
  io: Pick<Io, 'note'>,
): readonly L[] {
  const libraries = LIBRARIES.flatMap((name) => present.find((one) => one.name.startsWith(name)) ?? []);
  if (libraries.length === 0)
    throw new Failure('tool', 'no library to compare with', {
      found: absent.map((a) => a.reason).join('; '),
      hint: PEERS_HINT,
    });
  if (!libraries[0].name.startsWith(LIBRARIES[0])) {
    const reason = absent.find(({ name }) => name.startsWith(LIBRARIES[0]))?.reason ?? 'it could not be built';
    io.note(
      `builds: ${LIBRARIES[0]} is missing: ${reason}; all ratios are relative to ${libraries[0].name} instead ` +
        `(${PEERS_HINT})`,
    );
  }
  return libraries;
}

/** Makes every build of X25519, checks and times them with the libraries, looks for leaks, and gives the table. */
export async function x25519Suite({ seed, budget }: SearchRequest, worker: Worker, io: Io): Promise<string> {
  const toolchain = await openToolchain(io.root);
  const manifest = readPeersManifest(io.root);
  const subject = x25519Subject(manifest, io.root);
  const peers = { ...manifest, peers: manifest.peers.filter(({ name }) => LIBRARIES.includes(name)) };
  const { present, absent } = await peerContestants(
    subject,
    peers,
    worker.hello,
    openPeers(io.root, toolchain.tools, (text) => io.note(text)),
  );
  const libraries = yardstickFirst(present, absent, io);
  const builds: X25519Build[] = [];
  for (const name of X25519_BUILDS) builds.push(await buildX25519(name, toolchain));
  const searched =
    budget === null
      ? null
      : await searchedBuild(toolchain, { budget, rng: seeded(seed, 'builds/search'), worker, io, use: 'faster' });
  if (searched !== null) builds.push(searched.build);
  io.note(
    `builds: checking ${builds.length} builds and ${libraries.length} libraries against ${subject.whole?.title ?? ''}`,
  );
  const own = builds.map(x25519Contestant);
  await checkContestants([...libraries, ...own], subject, worker, seeded(seed, 'builds/check'));
  const [baseline, ...others] = own;
  const times = await time([...libraries, ...others], seed, worker, io);
  const ratio = await timeSlow(
    workerRunner(worker),
    X25519,
    baseline.code,
    libraries[0].code,
    casesFor(seed),
    io.clock,
  );
  const slow = {
    name: baseline.name,
    cycles: ratio * times.entries[0].cycles,
    ratio: { value: ratio, low: ratio, high: ratio },
  };
  const ofBuilds = [slow, ...times.entries.slice(libraries.length)].map((t, k) => ({ ...t, how: builds[k].how }));
  const ofLibraries = times.entries.slice(0, libraries.length).map((t) => ({ ...t, how: HOW.get(t.name) ?? '' }));
  const isAside = ({ name }: TimedBuild): boolean => ASIDE.some((aside) => aside === name);
  const beside = [...ofLibraries, ...ofBuilds.filter(isAside)];
  return [
    buildTable(
      ofBuilds.filter((one) => !isAside(one)),
      beside,
    ),
    '',
    await leakText(builds, toolchain),
    ...searchedText(searched),
    basis(libraries[0], toolchain.bridge.llvmMajor, times, worker, io),
    ...absent.map((a) => `${a.name}: ${a.reason}`),
  ].join('\n');
}

async function leakText(builds: readonly X25519Build[], toolchain: Toolchain): Promise<string> {
  const verdicts: [string, LeakVerdict][] = [];
  for (const build of builds.filter(({ name }) => !SLOW_BUILDS.has(name)))
    verdicts.push([build.name, await leaksOfBuild(build, 'x25519', X25519_BUFFERS, toolchain)]);
  return leakSentences('scalar or point', verdicts);
}

const searchedText = (searched: SearchedBuild | null): string[] =>
  searched === null
    ? []
    : [
        `What was found against what \`llc\` makes of the same word IR, one call after the other: ` +
          `${searched.lines.join(' ')}`,
      ];

interface Times {
  readonly entries: readonly Omit<TimedBuild, 'how'>[];
  readonly quietShare: number;
  readonly contended: boolean;
  readonly noise: number;
}

/** All but the baseline, in one interleaved run; the first is the yardstick. */
async function time(contestants: readonly Contestant[], seed: number, worker: Worker, io: Io): Promise<Times> {
  const rng = seeded(seed, 'builds/time');
  io.note(`builds: timing ${contestants.length} of them, interleaved`);
  const result = await raceX25519(contestants, { cases: casesFor(seed), rng, modes: ['throughput'], worker, io });
  const [
    {
      throughput: { cycles },
    },
  ] = result.contestants;
  return {
    ...result,
    entries: result.contestants.map(({ name, throughput: { ratio } }) => ({
      name,
      cycles: cycles * ratio.value,
      ratio,
    })),
  };
}

const casesFor = (seed: number): WholeCase[] => x25519TimingCases(seeded(seed, 'builds/vectors'));

function basis(
  yardstick: Contestant,
  llvm: number,
  { quietShare, contended, noise }: Times,
  worker: Worker,
  io: Io,
): string {
  return [
    `Core cycles per call on ${worker.hello.brand} (${thisMachine().slug}) with LLVM ${llvm}, ` +
      `${io.now().slice(0, 10)}; time relative to ${yardstick.name} (${yardstick.origin}) with its 95 % interval.`,
    'All were checked against big-integer arithmetic before, and all but the baseline were timed in one ' +
      'interleaved run; those that take more than four times as long met the yardstick alone, the baseline by the ' +
      'wall clock. Cycles are those of the yardstick times the ratio.',
    `${Math.round(quietShare * 100)} % of the rounds were quiet; code compared with itself differs by up to ` +
      `${(noise * 100).toFixed(1)} %.${contended ? ' The core was shared all the time: measure again.' : ''}`,
  ].join('\n');
}

/** A build or a library, timed. */
interface TimedBuild {
  readonly name: string;
  readonly how: string;
  /** Core cycles per call. */
  readonly cycles: number;
  /** Time over that of the yardstick, with its 95 % interval. */
  readonly ratio: { readonly value: number; readonly low: number; readonly high: number };
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'build', align: 'left' },
  { title: 'what', align: 'left' },
  { title: 'cycles', align: 'right' },
  { title: 'time / yardstick', align: 'right' },
  { title: 'faster than the build before', align: 'right' },
];

/**
 * The builds in order, each against the one before, and below them libraries and what else is compared, fastest first.
 */
export function buildTable(builds: readonly TimedBuild[], others: readonly TimedBuild[]): string {
  const rows = builds.map((build, k) => [
    ...cells(build),
    k === 0 ? '' : `${significant(builds[k - 1].cycles / build.cycles)}×`,
  ]);
  return markdownTable(COLUMNS, [
    ...rows,
    ...others.toSorted((a, b) => a.cycles - b.cycles).map((one) => [...cells(one), '']),
  ]);
}

const cells = ({ name, how, cycles, ratio: { value, low, high } }: TimedBuild): string[] => [
  name,
  how,
  cycles.toFixed(0),
  low === high ? significant(value) : `${significant(value)} [${significant(low)}, ${significant(high)}]`,
];

const significant = (x: number): string => (x < 10 ? x.toFixed(3) : x.toPrecision(3));

import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import type { Budget } from '../../search/budget.ts';
import { openToolchain } from '../../toolchain/openToolchain.ts';
import { readPeersManifest } from '../../toolchain/peers/peersManifest.ts';
import { openPeers } from '../../toolchain/peers/peersObject.ts';
import { X25519 } from '../../verify/reference/peerX25519.ts';
import type { WholeCase } from '../../verify/reference/wholeFunction.ts';
import { workerRunner } from '../../verify/testing/workerRunner.ts';
import type { Worker } from '../../worker/client.ts';
import { checkContestants } from '../../contest/checkContestants.ts';
import type { Contestant } from '../../contest/contestant.ts';
import { peerContestants } from '../../contest/peerContestants.ts';
import { benchSubject } from '../../contest/contestSubject.ts';
import { compareContestants } from '../../contest/compareContestants.ts';
import type { Io } from '../../host/io.ts';
import { searchedStage, type SearchedStage } from './searchedStage.ts';
import { leakSentences, stageLeaks, type LeakVerdict } from './stageLeaks.ts';
import { ASIDE, buildStage, FAST_STAGES, STAGE_NAMES, type Stage } from './stagePrograms.ts';
import { stageTable, type StageTime } from './stageTable.ts';
import { timeSlow } from './timeSlow.ts';

/** Libraries beside the stages; the first that can be built is the reference. */
const LIBRARIES: readonly string[] = ['libsodium sandy2x', 'OpenSSL, inner function', 's2n-bignum'];
/** Their names in the table. s2n-bignum is what AWS-LC calls. */
const HOW: ReadonlyMap<string, string> = new Map([['s2n-bignum', 'the code of AWS-LC']]);

/** Those with divisions, which leak. */
const SLOW_STAGES: ReadonlySet<string> = new Set(STAGE_NAMES.filter((name) => !FAST_STAGES.includes(name)));

/** Scalar and point are secret, the place of the result is not. */
const BUFFERS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
  { register: 'rdx', secret: true },
];

/** What a suite is run with. */
interface SuiteOptions {
  readonly seed: number;
  /** Of the last stage; null leaves it out. */
  readonly budget: Budget | null;
}

/**
 * The libraries that are there, in order; without libsodium another one is the reference, which is said before anything
 * is measured. Throws `tool` if there is none.
 */
export function referenceFirst<L extends { readonly name: string }>(
  present: readonly L[],
  absent: readonly { readonly name: string; readonly reason: string }[],
  io: Pick<Io, 'note'>,
): readonly L[] {
  const libraries = LIBRARIES.flatMap((name) => present.find((one) => one.name.startsWith(name)) ?? []);
  const hint = 'npm run peers says what is missing and how to install it';
  if (libraries.length === 0)
    throw new Failure('tool', 'no library to compare with', { found: absent.map((a) => a.reason).join('; '), hint });
  if (!libraries[0].name.startsWith(LIBRARIES[0])) {
    const reason = absent.find(({ name }) => name.startsWith(LIBRARIES[0]))?.reason ?? 'it could not be built';
    io.note(
      `stages: ${LIBRARIES[0]} is missing: ${reason}; all ratios are relative to ${libraries[0].name} instead ` +
        `(${hint})`,
    );
  }
  return libraries;
}

/** Builds X25519 at every stage, checks and times it with the libraries, looks for leaks, and gives the table. */
export async function x25519Suite({ seed, budget }: SuiteOptions, worker: Worker, io: Io): Promise<string> {
  const toolchain = await openToolchain(io.root);
  const manifest = readPeersManifest(io.root);
  const subject = benchSubject({ field: '25519', op: 'x25519', strict: false }, manifest, io.root);
  const peers = { ...manifest, peers: manifest.peers.filter(({ name }) => LIBRARIES.includes(name)) };
  const { present, absent } = await peerContestants(
    subject,
    peers,
    worker.hello,
    openPeers(io.root, toolchain.tools, (text) => io.note(text)),
  );
  const libraries = referenceFirst(present, absent, io);
  const stages: Stage[] = [];
  for (const name of STAGE_NAMES) stages.push(await buildStage(name, toolchain));
  const searched =
    budget === null
      ? null
      : await searchedStage(toolchain, { budget, rng: seeded(seed, 'stages/search'), worker, io, use: 'faster' });
  if (searched !== null) stages.push(searched.stage);
  io.note(
    `stages: checking ${stages.length} stages and ${libraries.length} libraries against ${subject.whole?.title ?? ''}`,
  );
  const own = stages.map(contestantOf);
  await checkContestants([...libraries, ...own], subject, worker, seeded(seed, 'stages/check'));
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
  const ofStages = [slow, ...times.entries.slice(libraries.length)].map((t, k) => ({ ...t, how: stages[k].how }));
  const ofLibraries = times.entries.slice(0, libraries.length).map((t) => ({ ...t, how: HOW.get(t.name) ?? '' }));
  const isAside = ({ name }: StageTime): boolean => ASIDE.some((aside) => aside === name);
  const beside = [...ofLibraries, ...ofStages.filter(isAside)];
  return [
    stageTable(
      ofStages.filter((one) => !isAside(one)),
      beside,
    ),
    '',
    await leakText(stages, toolchain.bridge.decoder),
    ...searchedText(searched),
    basis(libraries[0], toolchain.bridge.llvmMajor, times, worker, io),
    ...absent.map((a) => `${a.name}: ${a.reason}`),
  ].join('\n');
}

async function leakText(stages: readonly Stage[], decoder: string): Promise<string> {
  const verdicts: [string, LeakVerdict][] = [];
  for (const stage of stages.filter(({ name }) => !SLOW_STAGES.has(name)))
    verdicts.push([stage.name, await stageLeaks(stage, 'x25519', BUFFERS, decoder)]);
  return leakSentences('scalar or point', verdicts);
}

const searchedText = (searched: SearchedStage | null): string[] =>
  searched === null
    ? []
    : [
        `What was found against what \`llc\` makes of the same word IR, one call after the other: ` +
          `${searched.lines.join(' ')}`,
      ];

const contestantOf = ({ name, code }: Stage): Contestant => ({
  name,
  origin: 'bridge/bench',
  representation: 'bytes',
  contract: X25519.contract,
  code,
});

interface Times {
  readonly entries: readonly Omit<StageTime, 'how'>[];
  readonly quietShare: number;
  readonly contended: boolean;
  readonly noise: number;
}

/** All but the baseline, in one interleaved run; the first is the reference. */
async function time(contestants: readonly Contestant[], seed: number, worker: Worker, io: Io): Promise<Times> {
  const rng = seeded(seed, 'stages/time');
  io.note(`stages: timing ${contestants.length} of them, interleaved`);
  const result = await compareContestants(X25519.contract, contestants, {
    worker,
    vectors: casesFor(seed).map((one) => ({ ...one, alias: 0 })),
    rng,
    modes: ['throughput'],
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
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

const TIMING_CASES = 64;

const casesFor = (seed: number): WholeCase[] => X25519.timingCases(TIMING_CASES, seeded(seed, 'stages/vectors'));

function basis(
  reference: Contestant,
  llvm: number,
  { quietShare, contended, noise }: Times,
  worker: Worker,
  io: Io,
): string {
  return [
    `Core cycles per call on ${worker.hello.brand} with LLVM ${llvm}, ${io.now().slice(0, 10)}; time relative to ` +
      `${reference.name} (${reference.origin}) with its 95 % interval.`,
    'All were checked against big-integer arithmetic before, and all but the baseline were timed in one ' +
      'interleaved run; those that take more than four times as long met the reference alone, the baseline by the ' +
      'wall clock. Cycles are those of the reference times the ratio.',
    `${Math.round(quietShare * 100)} % of the rounds were quiet; code compared with itself differs by up to ` +
      `${(noise * 100).toFixed(1)} %.${contended ? ' The core was shared all the time: measure again.' : ''}`,
  ].join('\n');
}

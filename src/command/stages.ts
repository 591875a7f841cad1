import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import { openToolchain } from '../toolchain/openToolchain.ts';
import { readPeersManifest } from '../toolchain/peersManifest.ts';
import { openPeers } from '../toolchain/peersObject.ts';
import { X25519 } from '../verify/peerX25519.ts';
import type { WholeCase } from '../verify/wholeFunction.ts';
import { workerRunner } from '../verify/workerRunner.ts';
import { buildWorker } from '../worker/buildWorker.ts';
import { Worker } from '../worker/client.ts';
import { checkContestants } from './benchCheck.ts';
import type { Contestant } from './benchContestant.ts';
import { peerContestants } from './benchPeers.ts';
import { benchSubject } from './benchSubject.ts';
import { compareContestants } from './compareContestants.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { parseOptions } from './parseOptions.ts';
import { buildStage, STAGE_NAMES, type Stage } from './stagePrograms.ts';
import { timeSlow } from './timeSlow.ts';
import { stageTable, type StageTime } from './stageTable.ts';

const schema = z.object({
  seed: z.string().regex(/^\d{1,15}$/, 'a whole number').transform(Number).default(1),
  cpu: z.string().regex(/^\d{1,4}$/, 'a whole number').transform(Number).optional(),
  write: z.boolean().default(false),
});

type StagesOptions = z.infer<typeof schema>;

/** Libraries beside the stages; the first that can be built is the reference. */
const LIBRARIES: readonly string[] = ['libsodium sandy2x', 'OpenSSL, inner function', 's2n-bignum'];
/** Their names in the table. s2n-bignum is what AWS-LC calls. */
const HOW: ReadonlyMap<string, string> = new Map([['s2n-bignum', 'the code of AWS-LC']]);

/** X25519 from plain C at every stage of the passes and the bridge, against libraries. */
export const stagesCommand: CommandSpec = {
  name: 'stages',
  summary: 'build X25519 from plain C at every stage of passes and bridge, check it, and time it against libraries',
  options: [
    { flags: '--seed <n>', description: 'seed of inputs and placements (default 1)' },
    { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
    { flags: '--write', description: 'put the table into bridge/README.md' },
  ],
  async run(raw, io) {
    const options = parseOptions(schema, raw);
    const worker = await Worker.start({ binary: await buildWorker(io.root), ...(options.cpu === undefined ? {} : { cpu: options.cpu }) });
    try {
      const text = await timeAll(options, worker, io);
      io.out(text);
      if (options.write) writeTable(text, io);
    } finally {
      await worker.close();
    }
  },
};

async function timeAll(options: StagesOptions, worker: Worker, io: Io): Promise<string> {
  const toolchain = await openToolchain(io.root), manifest = readPeersManifest(io.root), subject = benchSubject({ field: '25519', op: 'x25519', strict: false }, manifest, io.root);
  const stages: Stage[] = [];
  for (const name of STAGE_NAMES) stages.push(await buildStage(name, toolchain));
  const peers = { ...manifest, peers: manifest.peers.filter(({ name }) => LIBRARIES.includes(name)) };
  const { present, absent } = await peerContestants(subject, peers, worker.hello, openPeers(io.root, toolchain.tools, text => io.note(text)));
  const libraries = LIBRARIES.flatMap(name => present.find(one => one.name.startsWith(name)) ?? []);
  if (libraries.length === 0) throw new Failure('tool', 'no library to compare with', { found: absent.map(a => a.reason).join('; '), hint: 'npm run peers says what is missing' });
  io.note(`stages: checking ${stages.length} stages and ${libraries.length} libraries against ${subject.whole?.title ?? ''}`);
  const own = stages.map(contestantOf);
  await checkContestants([...libraries, ...own], subject, worker, seeded(options.seed, 'stages/check'));
  const [baseline, ...others] = own, times = await time([...libraries, ...others], options, worker, io);
  const ratio = await timeSlow(workerRunner(worker), X25519, baseline.code, libraries[0].code, casesFor(options.seed), io.clock);
  const slow = { name: baseline.name, cycles: ratio * times.entries[0].cycles, ratio: { value: ratio, low: ratio, high: ratio } };
  const ofStages = [slow, ...times.entries.slice(libraries.length)].map((t, k) => ({ ...t, how: stages[k].how }));
  const ofLibraries = times.entries.slice(0, libraries.length).map(t => ({ ...t, how: HOW.get(t.name) ?? '' }));
  return [stageTable(ofStages, ofLibraries), '', basis(libraries[0], toolchain.bridge.llvmMajor, times, worker, io), ...absent.map(a => `${a.name}: ${a.reason}`)].join('\n');
}

const contestantOf = ({ name, code }: Stage): Contestant =>
  ({ name, origin: 'bridge/bench', representation: 'bytes', contract: X25519.contract, code });

interface Times {
  readonly entries: readonly Omit<StageTime, 'how'>[];
  readonly quietShare: number;
  readonly contended: boolean;
  readonly noise: number;
}

/** All but the baseline, in one interleaved run; the first is the reference. */
async function time(contestants: readonly Contestant[], { seed }: StagesOptions, worker: Worker, io: Io): Promise<Times> {
  const rng = seeded(seed, 'stages/time');
  io.note(`stages: timing ${contestants.length} of them, interleaved`);
  const result = await compareContestants(X25519.contract, contestants, {
    worker, vectors: casesFor(seed).map(one => ({ ...one, alias: 0 })), rng, modes: ['throughput'], clock: io.clock, onMessage: text => io.note(text),
  });
  return { ...result, entries: result.contestants.map(({ name, throughput: { cycles, ratio } }) => ({ name, cycles, ratio })) };
}

const TIMING_CASES = 64;

const casesFor = (seed: number): WholeCase[] => X25519.timingCases(TIMING_CASES, seeded(seed, 'stages/vectors'));

function basis(reference: Contestant, llvm: number, { quietShare, contended, noise }: Times, worker: Worker, io: Io): string {
  return [
    `Core cycles per call on ${worker.hello.brand} with LLVM ${llvm}, ${io.now().slice(0, 10)}; time relative to ${reference.name} (${reference.origin}) with its 95 % interval.`,
    'All were checked against big-integer arithmetic before, and all but the baseline were timed in one interleaved run; single and multi met the reference alone, the baseline by the wall clock.',
    `${Math.round(quietShare * 100)} % of the rounds were quiet; code compared with itself differs by up to ${(noise * 100).toFixed(1)} %.${contended ? ' The core was shared all the time: measure again.' : ''}`,
  ].join('\n');
}

function writeTable(text: string, io: Io): void {
  const file = join(io.root, 'bridge', 'README.md');
  writeAtomically(file, replaceGeneratedBlock(readFileSync(file, 'utf8'), 'stages', text, file));
}

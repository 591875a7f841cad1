import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { standingsOf } from '../report/standing.ts';
import { RECORD_VERSION } from '../../bench/record.ts';
import type { ResultRecord, RecordedVerdict, RecordedComparison } from '../../bench/record.ts';
import { asRecordText } from '../../bench/machine.ts';
import { candidateToJson } from '../../search/tuning/candidateJson.ts';
import { checkerIdentity, revisionOf, toolVersions } from '../environment/checkerIdentity.ts';
import type { Io } from '../../base/io.ts';
import { recordedCall } from './calledCode.ts';
import { recordedLine, recordedPath } from './optimizeLine.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import type { OfCertificate, OfCompare } from './judgeStages.ts';
import type { Searched } from './searchStages.ts';
import type { RunSetting } from './setting.ts';
import type { OfCheck } from './shippedCode.ts';
import type { Read } from './sourceStages.ts';
import { thisMachine } from '../environment/thisMachine.ts';

type CheckedRun = RunSetting & Read & Pick<Searched, 'found'> & OfCheck & OfCertificate;

/** Everything about one run that is worth keeping. */
export async function makeRecord(run: CheckedRun & Pick<OfCompare, 'comparison'>): Promise<ResultRecord> {
  const { comparison } = run;
  return {
    ...(await unmeasured(run)),
    comparison: withOpponentsCode(comparison, run.compiled.baselines),
    standings: standingsOf(comparison),
  };
}

/** The same but for what only measurements say. */
export async function unmeasured(run: CheckedRun): Promise<Omit<ResultRecord, 'comparison'>> {
  const { options, io, assignment, subject, toolchain, found, shipped, certified } = run;
  const { progress, strategy } = found.result;
  const { fn, variant, champion, bytes, verdicts, archiveProofs } = shipped;
  return {
    schemaVersion: RECORD_VERSION,
    time: io.now(),
    field: subject.field,
    operation: subject.operation,
    form: subject.form,
    symbol: fn.name,
    modulus: asRecordText(subject.modulusText),
    seed: options.seed,
    command: asRecordText(recordedLine(options, io)),
    options: {
      ...{ budget: options.budget, strict: options.strict, resume: options.resume, for: options.for, variant },
      ...(assignment.job === null ? {} : { job: assignment.job.hash, before: assignment.before }),
      ...(found.exchange === null ? {} : { exchange: { ...found.exchange } }),
    },
    machine: thisMachine(),
    target: options.target,
    tools: toolVersions(toolchain.tools),
    revision: await revisionOf(io.root),
    ...(subject.file === null ? {} : { sourcePath: asRecordText(recordedPath(subject.file, io)) }),
    sourceSha256: subject.sourceSha256,
    ir: print(fn),
    irSha256: sha256(print(fn)),
    strategy,
    verdicts: verdicts.map(asRecorded),
    checker: checkerIdentity(io.root),
    certificate: certified.recorded,
    archiveProofs: { ...archiveProofs, leftOut: progress.counters.refused },
    ...(found.acceptedProofs === null ? {} : { acceptedProofs: found.acceptedProofs }),
    history: [...found.history],
    trace: [...found.trace],
    effort: {
      evaluations: progress.evaluations,
      wrong: found.wrong,
      seconds: Math.round(progress.elapsedMs) / 1000,
      measuringShare: Math.min(1, progress.busyMs / progress.elapsedMs),
      stopped: stopReason(options, io),
    },
    candidate: candidateToJson(champion.candidate),
    code: {
      hex: Buffer.from(bytes).toString('hex'),
      sha256: sha256(bytes),
      instructions: champion.program.count,
    },
    ...recordedCall(fn, champion.program),
  };
}

/** Where a proof stands may be named by a source that has any characters in its names. */
const asRecorded = (verdict: RecordedVerdict): RecordedVerdict => ({
  ...verdict,
  ...('where' in verdict ? { where: asRecordText(verdict.where) } : {}),
  ...('reason' in verdict ? { reason: asRecordText(verdict.reason) } : {}),
});

function stopReason({ budget }: OptimizeOptions, { interrupted }: Io): ResultRecord['effort']['stopped'] {
  if (interrupted.aborted) return 'interrupted';
  return /^\d+$/.test(budget) ? 'budget' : 'time';
}

/** Longer code, or code that takes more than so many times as long as ours, is not worth keeping. */
const MAX_BYTES = 8192;
const MAX_RATIO = 4;

/** The comparison with the code of those opponents that may be looked at beside ours. */
export const withOpponentsCode = (
  comparison: RecordedComparison,
  opponents: readonly { readonly name: string; readonly code: Uint8Array }[],
): RecordedComparison => ({
  ...comparison,
  contestants: comparison.contestants.map((contestant) => {
    const code = opponents.find(({ name }) => name === contestant.name)?.code;
    const isClose = contestant.throughput.ratio.value < MAX_RATIO;
    return code === undefined || code.length > MAX_BYTES || !isClose
      ? contestant
      : { ...contestant, hex: Buffer.from(code).toString('hex') };
  }),
});

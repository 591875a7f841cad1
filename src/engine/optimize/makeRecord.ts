import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { standingsOf } from '../report/standing.ts';
import {
  RECORD_VERSION,
  type RecordedComparison,
  type ResultRecord,
  type RecordedVerdict,
} from '../../bench/record.ts';
import { asRecordText } from '../../bench/recordText.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { candidateToJson } from '../../search/tuning/candidateJson.ts';
import { checkerIdentity } from '../environment/checkerIdentity.ts';
import type { Io } from '../../base/io.ts';
import type { Assignment } from './assignment.ts';
import { recordedCall } from './calledCode.ts';
import { withOpponentsCode } from './opponentsCode.ts';
import { recordedLine, recordedPath } from './optimizeLine.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { revisionOf, toolVersions } from '../environment/provenance.ts';
import type { ShippedCode } from './shippedCode.ts';
import type { Found } from '../../search/tuning/searchStage.ts';
import type { Subject } from '../subject/subject.ts';
import { thisMachine } from '../environment/thisMachine.ts';

interface RecordParts {
  readonly options: OptimizeOptions;
  readonly assignment: Assignment;
  readonly subject: Subject;
  readonly found: Found;
  readonly shipped: ShippedCode;
  readonly certificate: NonNullable<ResultRecord['certificate']>;
  readonly comparison: RecordedComparison;
  /** Code of the opponents in it. */
  readonly baselines: readonly { readonly name: string; readonly code: Uint8Array }[];
  readonly toolchain: Toolchain;
}

/** Everything about one run that is worth keeping. */
export async function makeRecord(
  { options, assignment, subject, found, shipped, certificate, comparison, baselines, toolchain }: RecordParts,
  io: Io,
): Promise<ResultRecord> {
  const { progress, strategy } = found.result;
  const { fn, variant, champion, bytes, verdicts, passedOver } = shipped;
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
    certificate,
    archiveProofs: { ...found.archiveProofs, ...(passedOver > 0 ? { passedOver } : {}) },
    ...(found.acceptedProofs === null ? {} : { acceptedProofs: found.acceptedProofs }),
    comparison: withOpponentsCode(comparison, baselines),
    standings: standingsOf(comparison),
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

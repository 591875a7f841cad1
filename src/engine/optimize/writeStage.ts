/** The last stage: appends the record and writes the files. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellWord } from '../../base/printable.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { appendRecord, bestPaths, prepareBest, recordFile, type BestFiles } from '../store/resultFiles.ts';
import { finish } from '../../base/files/preparedFiles.ts';
import { readRecords } from '../store/readRecords.ts';
import { resultSlug, resultFolder, RECORD_VERSION } from '../../bench/record.ts';
import type { ResultRecord, RecordedVerdict, RecordedComparison } from '../../bench/record.ts';
import { explainChampion, type Champion } from '../../search/tuning/codeGenerator.ts';
import { knownPlaces } from '../environment/places.ts';
import { bestRecordText, placeOf } from '../environment/storedRecords.ts';
import { codeFiles } from './codeFiles.ts';
import type { Io } from '../../base/io.ts';
import type { OfCompare, OfCheck } from './judgeStages.ts';
import type { Searched } from './searchStages.ts';
import type { SubjectRequest } from '../subject/request.ts';
import type { Places } from './requirePlaces.ts';
import type { RunSetting } from './setting.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';
import { saveRepro } from '../../base/files/saveRepro.ts';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { standingsOf } from '../report/standing.ts';
import { asRecordText } from '../../bench/machine.ts';
import { candidateToJson } from '../../search/tuning/candidateJson.ts';
import { checkerIdentity, revisionOf, toolVersions } from '../environment/checkerIdentity.ts';
import { recordedCall } from './callLines.ts';
import { recordedPath } from './optimizeLine.ts';
import { thisMachine } from '../environment/thisMachine.ts';

type CheckedRun = RunSetting & Read & Pick<Searched, 'found'> & OfCheck;

/** Everything about one run that is worth keeping. */
async function makeRecord(run: CheckedRun & Pick<OfCompare, 'comparison'>): Promise<ResultRecord> {
  const { comparison } = run;
  return {
    ...(await unmeasured(run)),
    comparison: withContendersCode(comparison, run.compiled.baselines),
    standings: standingsOf(comparison),
  };
}

/** The same but for what only measurements say. */
export async function unmeasured(run: CheckedRun): Promise<Omit<ResultRecord, 'comparison'>> {
  const { asked, request, line, io, assignment, subject, toolchain, found, shipped, certified } = run;
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
    seed: asked.seed,
    command: asRecordText(line.recorded),
    options: {
      ...{ budget: line.budget, strict: request.strict, resume: asked.resume, for: asked.aim, variant },
      ...(assignment.job === null ? {} : { job: assignment.job.hash, before: assignment.before }),
      ...(found.exchange === null ? {} : { exchange: { ...found.exchange } }),
    },
    machine: thisMachine(),
    target: asked.target,
    tools: toolVersions(toolchain.tools),
    revision: await revisionOf(io.root),
    ...(subject.file === null ? {} : { sourcePath: asRecordText(recordedPath(subject.file, io)) }),
    sourceSha256: subject.sourceSha256,
    ...(isOwnSource(request) ? { bridgedSha256: sha256(print(run.bridged)) } : {}),
    ir: print(fn),
    irSha256: sha256(print(fn)),
    strategy,
    verdicts: verdicts.map(asRecorded),
    checker: checkerIdentity(io.root),
    certificate: certified.recorded,
    archiveProofs: { ...archiveProofs, leftOut: progress.counters.refused },
    history: [...found.history],
    trace: [...found.trace],
    effort: {
      evaluations: progress.evaluations,
      wrong: found.wrong,
      seconds: Math.round(progress.elapsedMs) / 1000,
      measuringShare: Math.min(1, progress.busyMs / progress.elapsedMs),
      stopped: stopReason(line.budget, io),
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

/** A source that may change, and be another function afterwards. */
const isOwnSource = ({ source, crate }: SubjectRequest): boolean => source !== undefined || crate !== undefined;

/** Where a proof stands may be named by a source that has any characters in its names. */
const asRecorded = (verdict: RecordedVerdict): RecordedVerdict => ({
  ...verdict,
  ...('where' in verdict ? { where: asRecordText(verdict.where) } : {}),
  ...('reason' in verdict ? { reason: asRecordText(verdict.reason) } : {}),
});

function stopReason(budget: string, { interrupted }: Io): ResultRecord['effort']['stopped'] {
  if (interrupted.aborted) return 'interrupted';
  return /^\d+$/.test(budget) ? 'budget' : 'time';
}

/** Longer code, or code that takes more than so many times as long as ours, is not worth keeping. */
const MAX_BYTES = 8192;
const MAX_RATIO = 4;

/** The comparison with the code of those contenders that may be looked at beside ours. */
export const withContendersCode = (
  comparison: RecordedComparison,
  contenders: readonly { readonly name: string; readonly code: Uint8Array }[],
): RecordedComparison => ({
  ...comparison,
  contestants: comparison.contestants.map((contestant) => {
    const code = contenders.find(({ name }) => name === contestant.name)?.code;
    const isClose = contestant.throughput.ratio.value < MAX_RATIO;
    return code === undefined || code.length > MAX_BYTES || !isClose
      ? contestant
      : { ...contestant, hex: Buffer.from(code).toString('hex') };
  }),
});

export interface Written {
  readonly files: readonly string[];
  /**
   * `best` is the best that is known for its function and machine; of a `slower` one only the record was stored, unless
   * it is the best of its folder; `copied` are those of `--out`.
   */
  readonly place: 'best' | 'slower' | 'copied';
  /** The folder of the result that is better than a `slower` one. */
  readonly better?: string;
}

/** What is kept of a run, and where. */
interface OfWrite {
  readonly record: ResultRecord;
  readonly written: Written;
}

/** The record, and the files that ship. */
export const write: Stage<RunSetting & Read & Searched & OfCheck & OfCompare, OfWrite> = {
  name: 'write',
  run: async (context) => {
    const { places, io, shipped, certified } = context;
    const record = await makeRecord(context);
    return { record, written: writeStage(shipped.champion, record, certified.text, places, io) };
  },
  print: ({ written }) => written.files.join('\n'),
};

/**
 * Appends the record, and writes the files that ship if nothing better is stored; if the user named a folder, all of
 * that goes there and nothing is stored. On a full disk it does neither: throws `input` that names the file where the
 * result is saved instead.
 */
export function writeStage(
  champion: Champion,
  record: ResultRecord,
  certificate: string | null,
  { out }: Pick<Places, 'out'>,
  io: Io,
): Written {
  const {
    problem: { fn },
    program,
  } = champion;
  const explanation = explainChampion(champion, (text) => io.note(text));
  const sources = orRescued(record, io, () => codeFiles(fn, program, record, explanation));
  const files = { ...sources, 'best.v': certificate ?? '', 'best.json': bestRecordText(record) };
  if (out !== undefined) return copied(resolve(io.cwd, out), files, record, io);
  const { stored, isOwnBest } = store(files, record, io);
  const own = isOwnBest ? writtenPaths(resultFolder(io.results, record)) : [];
  const better = betterThan(record, knownPlaces(io), io);
  const place: Pick<Written, 'place' | 'better'> =
    better === null ? { place: 'best' } : { place: 'slower', better: resultFolder(placeOf(better, io), better) };
  return { files: [...own, stored], ...place };
}

/** The result that is the best one of these places in place of a stored one; null if that is the best itself. */
function betterThan(record: ResultRecord, places: readonly string[], io: Io): ResultRecord | null {
  const keys = [record, { ...record, options: {} }];
  const folders = new Set(places.flatMap((place) => keys.map((key) => resultFolder(place, key))));
  const best = bestRecords([...folders].flatMap((folder) => readRecords(folder, io.note)));
  if (best.some((one) => one.time === record.time && one.code.sha256 === record.code.sha256)) return null;
  return best.find((one) => resultSlug(one) === resultSlug(record)) ?? best[0] ?? record;
}

const writtenPaths = (folder: string): string[] => bestPaths(folder).filter((file) => existsSync(file));

function copied(folder: string, files: BestFiles, record: ResultRecord, io: Io): Written {
  orRescued(record, io, () => finish(prepareBest(folder, files, folder), true));
  return { files: writtenPaths(folder), place: 'copied' };
}

/** The record and, if it is the best, its files: all of them or none. */
function store(files: BestFiles, record: ResultRecord, io: Io): { stored: string; isOwnBest: boolean } {
  const prepared = orRescued(record, io, () => prepareBest(resultFolder(io.results, record), files, io.results));
  let isOwnBest = false;
  try {
    const stored = orRescued(record, io, () => appendRecord(io.results, record));
    isOwnBest = betterThan(record, [io.results], io) === null;
    return { stored, isOwnBest };
  } finally {
    finish(prepared, isOwnBest);
  }
}

/** Saves the record elsewhere when the system does not let it be stored: a long search must not be in vain. */
function orRescued<T>(record: ResultRecord, io: Io, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const failure = systemFailure(error);
    if (failure === null) throw error;
    const { message, detail } = failure;
    const name = `result-${resultSlug(record)}-${record.code.sha256.slice(0, 12)}.json`;
    const file = saveRepro(name, `${JSON.stringify(record)}\n`, io);
    const place = recordFile(io.results, record);
    const rest =
      file === null
        ? 'the result is lost but for the checkpoint, from which --resume goes on'
        : `the result is saved in ${file}; mkdir -p ${shellWord(dirname(place))} && cat ${shellWord(file)} >> ` +
          `${shellWord(place)} stores it`;
    throw new Failure('input', message, { ...detail, hint: `${detail.hint ?? ''}; ${rest}` });
  }
}

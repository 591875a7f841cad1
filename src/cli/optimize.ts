/** The command `optimize`: searches for the fastest code of one function, proves, compares and writes it. */
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { prototype } from '../frontend/c/prototype.ts';
import { parse } from '../ir/parse.ts';
import { comparisonTable } from '../engine/report/comparisonTable.ts';
import { lossesOf, standingLines, standingsOf } from '../engine/report/standing.ts';
import { folded, sentence } from '../base/folded.ts';
import { verdictLine } from '../engine/report/verdictText.ts';
import { estimateText, type ResultRecord, type Standing } from '../bench/record.ts';
import { type CommandSpec, optionsOf, type RawOptions, parseOptions } from '../base/options/option.ts';
import type { Io } from '../base/io.ts';
import { reproFolder } from '../base/files/saveRepro.ts';
import { jsonError, jsonLine } from '../base/json.ts';
import { handedOver, otherFormLines } from '../engine/optimize/codeFiles.ts';
import { longerLine, optimizeLine } from '../engine/optimize/optimizeLine.ts';
import { optimizeSchema, type OptimizeOptions } from '../engine/optimize/optimizeOptions.ts';
import type { OptimizeOutcome } from '../engine/optimize/pipeline.ts';
import { failureOf } from './line/reportFailure.ts';
import { PROGRAM } from '../base/files/installation.ts';
import { StoppedAfter } from '../engine/optimize/stages.ts';

const exchangeSchema = z.object({ immigrants: z.int(), refused: z.int(), adopted: z.int() });

/** The main job: searches for the fastest code of one function, checks it, compares it and writes it down. */
export const optimizeCommand: CommandSpec = {
  operands: [],
  options: optionsOf(optimizeSchema),
  async run(raw, io) {
    try {
      if (raw['job'] === undefined) await optimize(parseOptions(optimizeSchema, raw), io);
      else await optimizeJob(raw, io);
    } catch (error) {
      if (raw['json'] === true) io.out(jsonError(failureOf(error)));
      throw error;
    }
  },
};

async function optimize(options: OptimizeOptions, io: Io): Promise<void> {
  if (options.exchange !== undefined)
    throw new Failure('input', 'only jobs exchange candidates', {
      where: '--exchange',
      expected: '--job with it',
      hint: '--save-job FILE writes these options as a job',
    });
  if (options.saveJob !== undefined) {
    const { saveJob } = await import('../engine/optimize/runJob.ts');
    return saveJob(options, options.saveJob, io);
  }
  if (options.machine !== undefined)
    throw new Failure('input', 'a search runs on the machine where it is started', {
      where: '--machine',
      expected: '--save-job with it',
    });
  // Half a second of loading, which a mistake in the options need not wait for.
  const { pipeline } = await import('../engine/optimize/pipeline.ts');
  const { coreOfModel } = await import('../engine/optimize/estimate.ts');
  try {
    const core = await coreOfModel(options, io);
    if (core !== undefined) return await estimated({ ...options, estimate: core }, options.estimate !== undefined, io);
    const outcome = await pipeline(options, io);
    io.out(
      options.json
        ? jsonLine('result', { ...outcome, again: optimizeLine(options), longer: longerLine(options) })
        : summary(outcome, options, io, [`again:  ${optimizeLine(options)}`], longerLine(options)).join('\n'),
    );
    requireNoneWrong(outcome.record, io);
  } catch (error) {
    if (!(error instanceof StoppedAfter)) throw error;
    if (options.json) io.out(jsonLine('stopped', { stage: error.stage }));
  }
}

/** The same by the model of a processor, which is said before and after. */
async function estimated(options: OptimizeOptions, isAsked: boolean, io: Io): Promise<void> {
  const { estimate } = await import('../engine/optimize/estimate.ts');
  if (!isAsked)
    io.note(
      `this processor has no ${options.lanes === 4 ? 'AVX2' : 'AVX-512 IFMA'}: nothing is measured; the search goes ` +
        `by the model of ${options.estimate} (--estimate), and its cycles are estimates`,
    );
  const { record, files } = await estimate(options, io);
  io.out(
    options.json
      ? jsonLine('estimate', { record, files, again: optimizeLine(options) })
      : [
          '',
          `${record.field} ${record.operation} (${record.form})`,
          '',
          `again:  ${optimizeLine(options)}`,
          ...files.map((file) => `  ${shownPath(file, io)}`),
          '',
          ...record.verdicts.map((verdict) => verdictLine(verdict, options.verbose)),
          '',
          ...folded(estimateText(record.estimate), io.width),
        ].join('\n'),
  );
}

/** The same for a job, which may be finished already. */
async function optimizeJob(raw: RawOptions, io: Io): Promise<void> {
  const { runJob } = await import('../engine/optimize/runJob.ts');
  const { hash, record, folder, outcome, options } = await runJob(raw, io);
  const isNew = outcome !== null;
  if (options.json) io.out(jsonLine('result', { ...(outcome ?? { record }), job: hash, folder, isNew }));
  else if (isNew) io.out(summary(outcome, options, io).join('\n'));
  else io.out(`job ${hash} is finished\n  ${shownPath(folder, io)}`);
  if (isNew) requireNoneWrong(record, io);
}

/**
 * The result stands, for it is proved or tested by itself; but a candidate that was wrong is a bug of ours, which must
 * not go unnoticed.
 */
function requireNoneWrong({ effort: { wrong, evaluations } }: ResultRecord, io: Io): void {
  if (wrong === 0) return;
  throw new Failure('wrong', 'candidates of the search were wrong', {
    where: 'optimize',
    expected: `${evaluations} right candidates`,
    found: `${wrong} wrong, saved in ${reproFolder(io)}`,
    hint: `please report them; \`${PROGRAM} replay FILE\` shows one again`,
  });
}

const PLACES: Readonly<Record<OptimizeOutcome['written']['place'], string>> = {
  best: 'the best of our results for this function on this machine',
  slower: 'kept; an earlier result is faster and stays the best',
  copied: 'written where --out says, and only there',
};

/**
 * What was found, what it rests on and where it is. What matters most comes last, within the last lines of a small
 * terminal: verdicts, speed, and what to do next, for which `longer` is the line of a longer search. `again` are lines
 * that repeat the run.
 */
function summary(
  { record, written, crossChecks, vectorised }: OptimizeOutcome,
  options: OptimizeOptions,
  io: Io,
  again: readonly string[] = [],
  longer?: string,
): string[] {
  const standings = record.standings ?? standingsOf(record.comparison);
  return [
    '',
    `${record.field} ${record.operation} (${record.form}), ${record.machine.brand} (${record.machine.slug})`,
    '',
    comparisonTable(record.comparison, { width: io.width, isVerbose: options.verbose }),
    '',
    ...crossChecks.flatMap((text) => [text, '']),
    ...(options.verbose ? effortLines(record) : []),
    ...again,
    ...written.files.map((file) => `  ${shownPath(file, io)}`),
    '',
    ...callText(record).map((line) => sentence(line, '  ', io)),
    ...record.verdicts.map((verdict) => verdictLine(verdict, options.verbose)),
    ...(record.modulus === 'none' ? ['not checked  IR = specification: nothing is stated; --spec does'] : []),
    '',
    ...standingLines(standings, options.for, vectorised).flatMap((line) => folded(line, io.width, ' '.repeat(12))),
    '',
    ...(record.effort.stopped === 'interrupted' ? ['The search was interrupted.'] : []),
    ...folded(`${PLACES[written.place]}${lossText(lossesOf(standings, options.for))}`, io.width),
    ...usedFile(written).map((file) => `use:    ${shownPath(file, io)}`),
    ...(longer === undefined ? [] : [`longer: ${longer}`]),
  ];
}

/** The code to be used: of what was written, or of the result that is better. */
function usedFile({ files, better }: OptimizeOutcome['written']): string[] {
  if (better !== undefined) return [join(better, CODE)];
  return files.filter((file) => basename(file) === CODE);
}
const CODE = 'best.S';

/** Relative to the current folder for what is below it. */
function shownPath(file: string, { cwd }: Io): string {
  const below = relative(cwd, file);
  return below.startsWith('..') ? file : below;
}

/** What the search and the proofs of its candidates went through. */
function effortLines(record: ResultRecord): string[] {
  const { evaluations, seconds, measuringShare } = record.effort;
  return [
    ...archiveLine(record),
    ...exchangeLine(record),
    `${evaluations} evaluations in ${seconds.toFixed(0)} s (${Math.round(evaluations / seconds)}/s, ` +
      `${Math.round(measuringShare * 100)} % of the time measuring), seed ${record.seed}`,
    '',
  ];
}

/** How callers call what ships, where that is not how it was timed. */
function callText(record: ResultRecord): string[] {
  const fn = parse(record.ir);
  return fn.call === undefined
    ? otherFormLines(fn)
    : [`called as the source, ${prototype(fn)}${handedOver(record.code, record.called)}`];
}

/** Said once more where the result is named the best: it loses all the same. */
function lossText(losses: readonly Standing[]): string {
  return losses.length === 0
    ? ''
    : `, yet SLOWER than ${losses.map(({ opponent, mode }) => `${opponent} (${mode})`).join(' and ')}`;
}

/** What came of proving champions of the search, the fastest first, until one could ship. */
function archiveLine({ archiveProofs }: ResultRecord): string[] {
  if (archiveProofs === undefined) return [];
  const { champions, proved, undecided, refuted, seconds, leftOut = 0, passedOver = 0, untried = 0 } = archiveProofs;
  const slower = untried > 0 ? `; ${untried} slower ones not tried` : '';
  const others = leftOut > 0 ? `; ${leftOut} more left out, not decided while the search went on` : '';
  return [
    `asm = IR of the champions of the search: ${proved} of ${champions - untried} proved in ${seconds.toFixed(2)} ` +
      `s${rest(undecided, refuted)}${slower}${others}`,
    ...(passedOver > 0 ? [`${passedOver} that won against the shipped one gave way, being not decided`] : []),
  ];
}

/** What came of the exchange with other islands. */
function exchangeLine({ options }: ResultRecord): string[] {
  const counts = exchangeSchema.safeParse(options['exchange']).data;
  if (counts === undefined) return [];
  const { immigrants, refused, adopted } = counts;
  return [`${immigrants} candidates of other islands: ${adopted} gone on from, ${refused} refused`];
}

function rest(undecided: number, refuted: number): string {
  return `${undecided > 0 ? `, ${undecided} not decided` : ''}${refuted > 0 ? `, ${refuted} REFUTED` : ''}`;
}

import { relative } from 'node:path';
import { Failure } from '../base/errors.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { verdictText } from '../report/verdictText.ts';
import type { ResultRecord } from '../store/record.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { OPTIMIZE_OPTIONS, optimizeSchema } from './optimizeOptions.ts';
import { parseOptions } from './parseOptions.ts';
import type { Outcome } from './pipeline.ts';
import { StoppedAfter } from './stageRunner.ts';

/** The main job: searches for the fastest code of one function, checks it, compares it and writes it down. */
export const optimizeCommand: CommandSpec = {
  name: 'optimize',
  summary: 'search for the fastest code of a function',
  options: OPTIMIZE_OPTIONS,
  async run(raw, io) {
    const options = parseOptions(optimizeSchema, raw);
    // Half a second of loading, which a mistake in the options need not wait for.
    const { pipeline } = await import('./pipeline.ts');
    try {
      const outcome = await pipeline(options, io);
      io.out(options.json ? JSON.stringify({ event: 'result', ...outcome }) : summary(outcome, io));
      demandNoneWrong(outcome.record);
    } catch (error) {
      if (!(error instanceof StoppedAfter)) throw error;
    }
  },
};

/** The result stands, for it is proved or tested by itself; but a candidate that was wrong is a bug of ours, which must not go unnoticed. */
function demandNoneWrong({ effort: { wrong, evaluations } }: ResultRecord): void {
  if (wrong === 0) return;
  throw new Failure('wrong', 'candidates of the search were wrong', {
    where: 'optimize', expected: `${evaluations} right candidates`, found: `${wrong} wrong, saved in build/repro`, hint: 'please report them; `npm run replay -- FILE` shows one again',
  });
}

/** What was found, what it rests on and where it is. */
function summary({ record, written, opinions }: Outcome, io: Io): string {
  const { evaluations, seconds, measuringShare, stopped } = record.effort;
  const rate = Math.round(evaluations / seconds);
  return [
    '', `${record.field} ${record.operation} (${record.variant}), ${record.machine.brand} (${record.machine.slug})`, '',
    comparisonTable(record.comparison), '',
    ...opinions.flatMap(text => [text, '']),
    ...record.verdicts.map(verdict => `${verdict.claim}: ${verdictText(verdict)}`),
    ...(record.modulus === 'none' ? ['IR = specification: not checked, for nothing is stated; --spec does'] : []),
    ...archiveLine(record),
    ...acceptedLine(record),
    `${evaluations} evaluations in ${seconds.toFixed(0)} s (${rate}/s, ${Math.round(measuringShare * 100)} % of the time measuring), seed ${record.seed}`
      + `${stopped === 'interrupted' ? ', interrupted' : ''}`,
    written.isBest ? 'the best known for this function on this machine' : 'stored; an earlier result is faster and stays the best',
    ...written.files.map(file => `  ${relative(io.cwd, file)}`), '',
    `again:  ${record.command}`, `longer: ${record.command.replace(/ --seed .*/, '')}${record.options['strict'] === true ? ' --strict' : ''} --resume --budget 10m`,
  ].join('\n');
}

/** What came of proving all champions of the search. */
function archiveLine({ archiveProofs }: ResultRecord): string[] {
  if (archiveProofs === undefined) return [];
  const { champions, proved, undecided, refuted, seconds, leftOut = 0 } = archiveProofs, others = leftOut > 0 ? `; ${leftOut} more left out, not decided while the search went on` : '';
  return [`asm = IR of all champions of the search: ${proved} of ${champions} proved in ${seconds.toFixed(2)} s${rest(undecided, refuted)}${others}`];
}

/** What came of proving all candidates that the search accepted, when that was asked for. */
function acceptedLine({ acceptedProofs }: ResultRecord): string[] {
  if (acceptedProofs === undefined) return [];
  const { candidates, proved, undecided, refuted, leftOut, seconds } = acceptedProofs;
  return [`asm = IR of accepted candidates: ${proved} of ${candidates} proved in ${seconds.toFixed(1)} s, for which the search paused${rest(undecided, refuted)}${leftOut > 0 ? `, ${leftOut} left out` : ''}`];
}

function rest(undecided: number, refuted: number): string {
  return `${undecided > 0 ? `, ${undecided} not decided` : ''}${refuted > 0 ? `, ${refuted} REFUTED` : ''}`;
}

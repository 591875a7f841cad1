/** Judges one function of a manifest. */
import { basename } from 'node:path';
import { describeFailure, Failure } from '../../base/errors.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import type { Io } from '../../base/io.ts';
import { shellLine, pathArgument } from '../../base/printable.ts';
import { flagOf } from '../../base/options/option.ts';
import { systemFailure } from '../../base/systemFailure.ts';
import type { Finding } from '../../prover/leak/findLeaks.ts';
import { confirmedRefutation } from '../claim/confirmRefutation.ts';
import { leakHint, leakSearch, type CtOptions, type LeakSearch } from '../claim/leakSearch.ts';
import { proveFile, type ProvedFile } from '../claim/proveFile.ts';
import type { VerifyOptions } from '../claim/verifyOptions.ts';
import { reasonLines } from '../report/verdictText.ts';
import type { CheckFinding, Judgement } from './judgement.ts';
import type { Ask, Entry } from './manifest.ts';

type Surroundings = Io;

/**
 * Judges one thing that is asked of a function, as `verify` and `ct` do; `io.cwd` is the folder of the manifest. What
 * cannot be judged is a judgement, too, so that the others go on; only bugs of ours are thrown.
 */
export async function judgeEntry({ files, name }: Entry, ask: Ask, io: Surroundings): Promise<Judgement> {
  const start = io.clock.nowMs();
  const told = await judged(files, ask, io).catch((error: unknown) => notJudged(error, files));
  return { ...told, summary: told.summary || name, millis: Math.round(io.clock.nowMs() - start) };
}

type Told = Omit<Judgement, 'millis'>;

const judged = (files: readonly string[], ask: Ask, io: Surroundings): Promise<Told> =>
  ask.asked === 'verify' ? byProof(files[0], ask.options, io) : bySearch(files, ask.options, io);

function notJudged(error: unknown, files: readonly string[]): Told {
  const failure = error instanceof Failure ? error : systemFailure(error);
  if (failure === null || failure.kind === 'invariant') throw error;
  const text = describeFailure(failure).replace(/^error: (--)?/, '');
  const rule = failure.kind === 'unsupported' ? 'not-decided' : 'not-judged';
  const finding = {
    rule,
    text,
    file: files[0],
    line: lineIn(failure.detail.where ?? '', files)?.line ?? null,
  } as const;
  const summary = `${rule === 'not-decided' ? 'not decided' : 'not judged'}: ${failure.message}`;
  return { failure: failure.kind, summary, findings: [finding], claim: null };
}

async function byProof(file: string, options: VerifyOptions, io: Surroundings): Promise<Told> {
  const proved = await proveFile(file, options, io);
  const findings: CheckFinding[] = [];
  for (const part of proved.parts) {
    const { verdict } = part;
    if (verdict.kind === 'proved') continue;
    const shown = await confirmedRefutation(part, proved.code, io.root);
    const lines = [`${part.name}: ${reasonLines(verdict).join('\n')}`, ...(shown === null ? [] : [shown])];
    const rule = verdict.kind === 'refuted' ? 'refuted' : 'not-decided';
    findings.push({ rule, text: lines.join('\n'), ...placed(`${verdict.where}: ${verdict.reason}`, [file]) });
  }
  return { ...outcomeOf(proved), findings, claim: proved.claim };
}

function outcomeOf({ kind, parts }: ProvedFile): Pick<Told, 'failure' | 'summary'> {
  const open = parts.map(({ verdict }) => verdict).find((verdict) => verdict.kind === kind);
  if (open === undefined || open.kind === 'proved') return { failure: null, summary: 'proved for all inputs' };
  const [reason] = reasonLines(open);
  if (kind === 'refuted') return { failure: 'wrong', summary: `REFUTED: ${reason}` };
  return { failure: 'unsupported', summary: `not decided: ${reason}` };
}

async function bySearch(files: readonly string[], options: CtOptions, io: Surroundings): Promise<Told> {
  const found = await leakSearch(files, options, io);
  const { leaks, refusals } = found;
  const findings = [
    ...leaks.slice(0, MAX_FINDINGS).map((one) => leakFinding('leak', one, files, found)),
    ...refusals.slice(0, MAX_FINDINGS).map((one) => leakFinding('not-decided', one, files, found)),
  ];
  return { ...leakOutcome(found), findings, claim: ctLine(files, options) };
}

/** Of each kind; the first ones tell what is wrong. */
const MAX_FINDINGS = 50;

function leakOutcome({ leaks, refusals, pointers }: LeakSearch): Pick<Told, 'failure' | 'summary'> {
  const places = (list: readonly unknown[]): string => `${list.length} place${list.length === 1 ? '' : 's'}`;
  if (leaks.length > 0) return { failure: 'wrong', summary: `LEAKS at ${places(leaks)}` };
  if (refusals.length === 0) return { failure: null, summary: 'no leak on any path' };
  return { failure: 'unsupported', summary: `not decided at ${places(refusals)}; try ${leakHint(refusals, pointers)}` };
}

function leakFinding(
  rule: 'leak' | 'not-decided',
  { address, text, what }: Finding,
  files: readonly string[],
  { placeOf }: LeakSearch,
): CheckFinding {
  const place = placeOf(address);
  return { rule, text: `${place}: ${text}: ${what}`, ...placed(place, files) };
}

/** The command that asks the same of the same files. */
const ctLine = (files: readonly string[], options: CtOptions): string =>
  shellLine([
    ...[PROGRAM, 'ct', ...files.map(pathArgument)],
    ...Object.entries(options).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [value].flat().flatMap((one) => [flagOf(key), String(one)]),
    ),
  ]);

const placed = (text: string, files: readonly string[]): Pick<CheckFinding, 'file' | 'line'> =>
  lineIn(text, files) ?? { file: files[0], line: null };

/** The file and line that `f.s:12: ...` names, if it is one of these files. */
function lineIn(text: string, files: readonly string[]): { readonly file: string; readonly line: number } | null {
  const [, named, line] = /^([^:\n]+):(\d{1,9})(?!\d)/.exec(text) ?? [];
  const file = files.find((one) => named !== undefined && basename(one) === basename(named));
  return file === undefined || Number(line) < 1 ? null : { file, line: Number(line) };
}

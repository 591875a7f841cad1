import type { TimingMode } from '../../src/base/aims.ts';
import { subjectOf } from '../../src/engine/subject/findSubject.ts';
import { invariant } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { storedRecords } from '../../src/engine/environment/storedRecords.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { parse } from '../../src/ir/parse.ts';
import { answeredModes } from '../report/answeredModes.ts';
import { provedClaims } from '../report/resultRows.ts';
import { amountOf, parseBudget, type Budget } from '../../src/search/task.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { type ResultRecord, aimOf } from '../../src/bench/record.ts';
import type { Subject } from '../../src/engine/subject/subject.ts';
import { optimizeSchema, type OptimizeOptions } from '../../src/engine/optimize/optimizeOptions.ts';
import { pipeline } from '../../src/engine/optimize/pipeline.ts';
import type { StatedFunction } from './limbsPairs.ts';
import { budgetShown, type TunedForm, type FormOptions, type Tuner } from './tunedForm.ts';

/**
 * The best code of functions for this machine: what is stored, after as much more search as makes all of them equal,
 * with `budget` at least, all searches of the same aim together. Results are stored as all are. Throws as `optimize`.
 */
export const tunedFunctions: Tuner<StatedFunction> = async (functions, options, io) => {
  const asked = functions.map((stated) => requestOf(stated, options));
  const subjects = await Promise.all(asked.map((request) => subjectOf(request, io)));
  const unit = parseBudget(options.budget);
  const spent = subjects.map((subject) => spentOn(recordsOf(subject, io), options.aim, unit.kind));
  const goal = Math.max(amountOf(unit), ...spent);
  for (const [k, request] of asked.entries())
    if (spent[k] < goal) await pipeline({ ...request, budget: budgetText(unit.kind, goal - spent[k]) }, io);
  const [saturated, unsaturated] = subjects.map((subject) => formOf(subject, options.aim, unit.kind, io));
  return [saturated, unsaturated];
};

const requestOf = (stated: StatedFunction, { aim, seed, cpu }: FormOptions): OptimizeOptions =>
  optimizeSchema.parse({
    ...stated,
    seed: String(seed),
    resume: true,
    for: aim,
    ...(cpu === undefined ? {} : { cpu: String(cpu) }),
  });

function recordsOf({ field, operation, form }: Subject, io: Io): ResultRecord[] {
  const { slug } = thisMachine();
  return storedRecords(io).filter(
    (record) =>
      record.field === field &&
      record.operation === operation &&
      record.form === form &&
      record.machine.slug === slug &&
      record.target === 'native',
  );
}

/** Budgets of all searches with this aim, as far as they are of this kind. */
export const spentOn = (records: readonly ResultRecord[], aim: TimingMode, kind: Budget['kind']): number =>
  records
    .filter((record) => aimOf(record) === aim && typeof record.options['budget'] === 'string')
    .map((record) => parseBudget(String(record.options['budget'])))
    .reduce((sum, budget) => sum + (budget.kind === kind ? amountOf(budget) : 0), 0);

const budgetText = (kind: Budget['kind'], amount: number): string => (kind === 'time' ? `${amount}ms` : `${amount}`);

/** What answers for a mode: code that was searched for it, unless other code is better in it. */
function formOf(subject: Subject, aim: TimingMode, kind: Budget['kind'], io: Io): TunedForm {
  const records = recordsOf(subject, io);
  const best = bestRecords(records);
  const record = best.find((one) => answeredModes(one, best).includes(aim));
  invariant(record !== undefined, () => `${subject.field} ${subject.operation} was searched, and has no result`);
  return {
    fn: parse(record.ir, 'record'),
    bytes: Buffer.from(record.code.hex, 'hex'),
    searched: budgetShown(kind, spentOn(records, aim, kind)),
    proved: provedClaims(record),
  };
}

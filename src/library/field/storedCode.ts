/** Chooses stored code for the functions of a library. */
import type { IrFunction } from '../../ir/function.ts';
import { parse } from '../../ir/parse.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { functionRecords } from '../../engine/environment/storedRecords.ts';
import { chosenMachine, nativeTarget } from '../../engine/environment/thisMachine.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { bestRecords, nearestMachines } from '../../engine/store/bestRecords.ts';
import { openClaim } from '../../engine/store/readRecords.ts';
import type { FunctionKey, ResultRecord } from '../../bench/record.ts';
import { candidateFromJson } from '../../search/tuning/candidateJson.ts';
import { firstCodes, loweredCode, type LoweredCode } from '../../search/tuning/codeGenerator.ts';
import { targetNamed, type Target } from '../../codegen/x86/target.ts';

/** Machine code of a function with all that is known of how it came about. */
export interface FoundCode extends Omit<LoweredCode, 'variant'> {
  /** E.g. `stored result of intel-skylake, 2026-11-22`. */
  readonly origin: string;
  /** The code of a result: not to be given up for shorter code of which more is proved. */
  readonly isStored: boolean;
  /** A search found it on a machine like this. */
  readonly isTuned: boolean;
}

/**
 * Of stored results of a function (`storedRecordsOf`) the best code of each machine that makes code that this processor
 * runs, the machine most like this one first.
 */
export function* storedCodes(records: readonly ResultRecord[], io: Io): Generator<FoundCode> {
  const same = proved(records).filter((record) => record.target === 'native' && runsHere(record));
  for (const best of nearestMachines(bestRecords(same), chosenMachine())) {
    const found = lowered(best, best.machine.slug === chosenMachine().slug, io);
    if (found !== null) yield found;
  }
}

/** Without those of which too little is proved: no library takes them. */
const proved = (records: readonly ResultRecord[]): ResultRecord[] =>
  records.filter(({ verdicts }) => openClaim(verdicts) === null);

/** Stored results of a function that have the contract of `fn`. */
export const storedRecordsOf = (fn: IrFunction, key: FunctionKey, io: Io): ResultRecord[] =>
  functionRecords(key, io).filter(
    (record) =>
      record.field === key.field &&
      record.operation === key.operation &&
      record.form === key.form &&
      contractKey(parse(record.ir, 'record')) === contractKey(fn),
  );

const recordsOf = (fn: IrFunction, key: FunctionKey, io: Io): ResultRecord[] => proved(storedRecordsOf(fn, key, io));

/** Those of which too little is proved, a line each. */
export const passedOverTexts = (records: readonly ResultRecord[]): string[] =>
  records.flatMap((record) => {
    const open = openClaim(record.verdicts);
    return open === null
      ? []
      : [`the ${originOf(record)}, is passed over, for ${open.claim} is not decided: ${open.reason}`];
  });

/** Microarchitectures that there is stored code of a function of, made for all that they have. */
export const storedMachines = (fn: IrFunction, key: FunctionKey, io: Io): ResultRecord['machine'][] =>
  bestRecords(recordsOf(fn, key, io).filter(({ target }) => target === 'native')).map(({ machine }) => machine);

/** What code is wanted for: processors with these features, and one microarchitecture of them if `machine` is there. */
export interface CodePurpose {
  readonly target: Target;
  readonly machine?: string;
}

/**
 * Codes of a function for a purpose, the best first, whatever this processor runs: stored code that was searched for
 * it; then stored candidates for other processors, lowered for this one, and what a search would begin with, the
 * shortest first. At least one.
 */
export function* codesFor(
  fn: IrFunction,
  key: FunctionKey,
  { target, machine }: CodePurpose,
  io: Io,
): Generator<FoundCode> {
  const records = recordsOf(fn, key, io).filter((record) => record.machine.slug === (machine ?? record.machine.slug));
  const best = bestRecords(records.filter((record) => targetOf(record).name === target.name));
  const { slug } = chosenMachine();
  const first = best.find((record) => machine === undefined && record.machine.slug === slug) ?? best[0];
  const stored = first === undefined ? null : lowered(first, first.machine.slug === slug, io);
  if (stored !== null) yield stored;
  if (machine !== undefined) return yield* codesFor(fn, key, { target }, io);
  const others = bestRecords(recordsOf(fn, key, io)).map((record) => loweredFor(record, target, io));
  yield* [...others.filter((code) => code !== null), ...startCodes(fn, io, target)].sort(
    (a, b) => a.champion.program.count - b.champion.program.count,
  );
}

/** Whether a search on this machine has found code of a function for a target. */
export const isSearchedFor = (fn: IrFunction, key: FunctionKey, target: Target, io: Io): boolean =>
  recordsOf(fn, key, io).some((record) => record.machine.slug === chosenMachine().slug && targetOf(record) === target);

/** A candidate that was found for other processors; null if it cannot be lowered for these. */
function loweredFor(record: ResultRecord, target: Target, io: Io): FoundCode | null {
  const fn = parse(record.ir, 'record');
  const candidate = candidateFromJson(record.candidate, initialCandidate(buildProblem(fn)), 'record');
  const found = loweredCode({ name: '', fn }, candidate, target, io);
  const of = `${record.machine.slug}, ${record.time.slice(0, 10)}`;
  return (
    found && { ...found, origin: `candidate of ${of}, lowered for ${target.name}`, isStored: false, isTuned: false }
  );
}

/** What callers rely on; whether the code keeps it is proved afterwards. */
const contractKey = (fn: IrFunction): string => {
  const { params, results, aliasing, spec = null } = fn;
  const bounds = [...params, ...results].map((p) => [
    p.name,
    p.shape,
    p.width,
    p.bounds.map((b) => [b.lower, b.upper]),
  ]);
  const stated = spec && [spec.modulus, spec.relation, spec.weights, spec.canonical, spec.canonicalInputs, spec.limits];
  return JSON.stringify([bounds, aliasing, stated], (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
};

const targetOf = ({ machine: { features }, target }: ResultRecord): Target =>
  targetNamed(target, { bmi2: features.includes('bmi2'), adx: features.includes('adx') });

/** Whether this processor has what the code of a result needs. */
export function runsHere(record: ResultRecord): boolean {
  const { features } = chosenMachine();
  const { bmi2, adx } = targetOf(record);
  return (!bmi2 || features.includes('bmi2')) && (!adx || features.includes('adx'));
}

/** Null, and a note, if the program has changed so that the candidate gives other code. */
function lowered(record: ResultRecord, isTuned: boolean, io: Io): FoundCode | null {
  const fn = parse(record.ir, 'record');
  const candidate = candidateFromJson(record.candidate, initialCandidate(buildProblem(fn)), 'record');
  const found = loweredCode({ name: '', fn }, candidate, targetOf(record), io);
  if (found !== null && Buffer.from(found.bytes).toString('hex') === record.code.hex)
    return { ...found, origin: originOf(record), isStored: true, isTuned };
  io.note(`${record.field} ${record.operation}: the stored candidate no longer gives the recorded code`);
  return null;
}

function originOf({ machine: { slug }, time, archiveProofs }: ResultRecord): string {
  const stored = `stored result of ${slug}, ${time.slice(0, 10)}`;
  const isFirst = archiveProofs !== undefined && archiveProofs.passedOver === archiveProofs.champions;
  return isFirst ? `${stored}: a first candidate, for too little was proved of what was found` : stored;
}

/** Of each variant the shortest code that a search would begin with, the shortest of all first; at least one. */
export function* startCodes(fn: IrFunction, io: Io, target = nativeTarget()): Generator<FoundCode> {
  let isFound = false;
  for (const code of firstCodes(fn, target, io)) {
    isFound = true;
    yield { ...code, origin: 'first candidate, not searched', isStored: false, isTuned: false };
  }
  if (!isFound)
    throw new Failure('unsupported', 'no first candidate can be lowered', {
      where: fn.name,
      hint: '--budget with a search may find code',
    });
}

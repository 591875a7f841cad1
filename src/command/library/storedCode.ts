import type { IrFunction } from '../../ir/function.ts';
import { parse } from '../../ir/parse.ts';
import { encoded } from '../../asm/encode.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../host/io.ts';
import { storedRecords } from '../../host/storedRecords.ts';
import { templateLibrary } from '../../host/templateLibrary.ts';
import { thisMachine } from '../../host/thisMachine.ts';
import { buildProblem } from '../../model/build.ts';
import type { Candidate } from '../../model/candidate.ts';
import { initialCandidate } from '../../model/initial.ts';
import { startFamilies } from '../../model/starts.ts';
import { variantsOf } from '../../pass/variants.ts';
import { bestRecords } from '../../store/bestRecords.ts';
import { nearestMachine } from '../../store/nearestMachine.ts';
import type { ResultRecord } from '../../store/record.ts';
import { candidateFromJson } from '../../tuning/candidateJson.ts';
import { championProgram } from '../../tuning/championProgram.ts';
import type { Champion } from '../../tuning/explainChampion.ts';
import { targetNamed, type Target } from '../../x86/target.ts';

/** Machine code of a function with all that is known of how it came about. */
export interface FoundCode {
  /** The word IR that it was lowered from. */
  readonly fn: IrFunction;
  readonly champion: Champion;
  readonly bytes: Uint8Array;
  /** E.g. `stored result of intel-skylake, 2026-11-22`. */
  readonly origin: string;
  /** A search found it on a machine like this. */
  readonly isTuned: boolean;
}

/**
 * The best stored code of a function that has the contract of `fn`, of the machine most like this one; null if there is
 * none that this processor runs.
 */
export function storedCode(fn: IrFunction, key: FunctionKey, io: Io): FoundCode | null {
  const same = recordsOf(fn, key, io).filter((record) => record.target === 'native' && runsHere(record));
  const best = nearestMachine(bestRecords(same), thisMachine());
  return best === undefined ? null : lowered(best, best.machine.slug === thisMachine().slug, io);
}

type FunctionKey = Pick<ResultRecord, 'field' | 'operation' | 'form'>;

const recordsOf = (fn: IrFunction, key: FunctionKey, io: Io): ResultRecord[] =>
  storedRecords(io).filter(
    (record) =>
      record.field === key.field &&
      record.operation === key.operation &&
      record.form === key.form &&
      contractKey(parse(record.ir, 'record')) === contractKey(fn),
  );

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
 * it; otherwise stored candidates for other processors, lowered for this one, and what a search would begin with, the
 * shortest first. At least one.
 */
export function codesFor(fn: IrFunction, key: FunctionKey, { target, machine }: CodePurpose, io: Io): FoundCode[] {
  const records = recordsOf(fn, key, io).filter((record) => record.machine.slug === (machine ?? record.machine.slug));
  const best = bestRecords(records.filter((record) => targetOf(record).name === target.name));
  const { slug } = thisMachine();
  const first = best.find((record) => machine === undefined && record.machine.slug === slug) ?? best[0];
  const stored = first === undefined ? null : lowered(first, first.machine.slug === slug, io);
  if (stored !== null) return [stored];
  if (machine !== undefined) return codesFor(fn, key, { target }, io);
  const others = bestRecords(recordsOf(fn, key, io)).map((record) => loweredFor(record, target, io));
  return [...others.filter((code) => code !== null), ...startCodes(fn, io, target)].sort(
    (a, b) => a.champion.program.count - b.champion.program.count,
  );
}

/** Whether a search on this machine has found code of a function for a target. */
export const isSearchedFor = (fn: IrFunction, key: FunctionKey, target: Target, io: Io): boolean =>
  recordsOf(fn, key, io).some((record) => record.machine.slug === thisMachine().slug && targetOf(record) === target);

/** A candidate that was found for other processors; null if it cannot be lowered for these. */
function loweredFor(record: ResultRecord, target: Target, io: Io): FoundCode | null {
  const fn = parse(record.ir, 'record');
  const candidate = candidateFromJson(record.candidate, initialCandidate(buildProblem(fn)), 'record');
  const found = codeOf(fn, candidate, target, io);
  const of = `${record.machine.slug}, ${record.time.slice(0, 10)}`;
  return found && { ...found, origin: `candidate of ${of}, lowered for ${target.name}`, isTuned: false };
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

function runsHere(record: ResultRecord): boolean {
  const { features } = thisMachine();
  const { bmi2, adx } = targetOf(record);
  return (!bmi2 || features.includes('bmi2')) && (!adx || features.includes('adx'));
}

/** Null, and a note, if the program has changed so that the candidate gives other code. */
function lowered(record: ResultRecord, isTuned: boolean, io: Io): FoundCode | null {
  const fn = parse(record.ir, 'record');
  const problem = buildProblem(fn);
  const candidate = candidateFromJson(record.candidate, initialCandidate(problem), 'record');
  const found = codeOf(fn, candidate, targetOf(record), io);
  if (found !== null && Buffer.from(found.bytes).toString('hex') === record.code.hex)
    return { ...found, origin: `stored result of ${record.machine.slug}, ${record.time.slice(0, 10)}`, isTuned };
  io.note(`${record.field} ${record.operation}: the stored candidate no longer gives the recorded code`);
  return null;
}

/** The richest target that this processor runs. */
function nativeTarget(): Target {
  const { features } = thisMachine();
  return targetNamed('native', { bmi2: features.includes('bmi2'), adx: features.includes('adx') });
}

/** Of each variant the shortest code that a search would begin with, the shortest of all first; at least one. */
export function startCodes(fn: IrFunction, io: Io, target = nativeTarget()): FoundCode[] {
  const length = ({ champion }: Pick<FoundCode, 'champion'>): number => champion.program.count;
  const found = variantsOf(fn).flatMap((variant) => {
    const codes = startFamilies(buildProblem(variant.fn))
      .flatMap(({ candidates }) => candidates)
      .map((candidate) => codeOf(variant.fn, candidate, target, io))
      .filter((code) => code !== null);
    return codes.sort((a, b) => length(a) - length(b)).slice(0, 1);
  });
  if (found.length === 0)
    throw new Failure('unsupported', 'no first candidate can be lowered', {
      where: fn.name,
      hint: '--budget with a search may find code',
    });
  return found
    .sort((a, b) => length(a) - length(b))
    .map((code) => ({ ...code, origin: 'first candidate, not searched', isTuned: false }));
}

function codeOf(
  fn: IrFunction,
  candidate: Candidate,
  target: Target,
  io: Io,
): Pick<FoundCode, 'fn' | 'champion' | 'bytes'> | null {
  const problem = buildProblem(fn);
  const templates = templateLibrary(io.root);
  try {
    const program = championProgram(problem, templates, target, candidate);
    return { fn, champion: { problem, templates, target, candidate, program }, bytes: encoded(program) };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}

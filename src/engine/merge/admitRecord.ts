import { encoded } from '../../codegen/encoder/encode.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { describeFailure, Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { checkerIdentity } from '../environment/checkerIdentity.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary } from '../../search/templateLibrary.ts';
import type { IrFunction } from '../../ir/function.ts';
import { parse } from '../../ir/parse.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { variantsOf } from '../../codegen/variants/variants.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { candidateFromJson } from '../../search/tuning/candidateJson.ts';
import { championProgram } from '../../search/tuning/championProgram.ts';
import type { Champion } from '../../search/tuning/explainChampion.ts';
import { testVectors } from '../../search/tuning/testVectors.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { targetNamed } from '../../codegen/x86/target.ts';
import { recordedCall } from '../optimize/calledCode.ts';
import { isOfMeaning, openClaim } from '../store/openClaim.ts';
import { checkStage } from '../optimize/checkStage.ts';
import type { Gathered } from './gatherResults.ts';

const PER_MODE = 48;

/** A record that may take part, with what was found out about it here. */
export interface Admitted {
  /** With the verdicts of this proof engine in place of those it came with. */
  readonly record: ResultRecord;
  readonly champion: Champion;
  readonly code: Uint8Array;
}

/** What records of one function are held against. */
interface AdmitMeans {
  /** The function as it is bridged here. */
  readonly bridged: IrFunction;
  readonly ssa: SsaFunction;
  readonly worker: Worker;
  readonly rng: Rng;
  readonly io: Io;
}

/**
 * Checks a record from elsewhere, of which nothing is believed: its word IR has the contract of the function as it is
 * bridged here and means the same, its candidate is lowered here to exactly its code, and that is tested and proved as
 * after a search. Code runs only after it was found to be what our own lowering makes. Throws a Failure that says what
 * does not hold.
 */
export async function admitRecord({ record, from }: Gathered, means: AdmitMeans): Promise<Admitted> {
  const { bridged, ssa, worker, rng, io } = means;
  const fn = parse(record.ir, from);
  requireContract(fn, parse(print(bridged)), from); // Text has its keys in another order.
  const champion = loweredAgain(record, fn, from, means);
  const code = Buffer.from(record.code.hex, 'hex');
  await worker.setFunction(workerSignature(fn), testVectors(fn, PER_MODE, rng.fork('vectors')));
  const isVariant = variantsOf(bridged).some((variant) => print(variant.fn) === record.ir);
  const verdicts = await checkStage(fn, code, {
    ...{ root: io.root, worker, rng: rng.fork('check'), ssa, program: champion.program },
    bridged: isVariant ? null : bridged,
  });
  const open = openClaim(verdicts);
  if (open !== null && !(isVariant && isOfMeaning(open.claim)))
    throw new Failure('unsupported', 'not everything could be proved', {
      where: from,
      found: open.claim,
    });
  return {
    record: { ...record, ...recordedCall(fn, champion.program), verdicts, checker: checkerIdentity(io.root) },
    champion,
    code,
  };
}

/** Everything that callers see; bodies may differ, as those of variants do. */
function requireContract(fn: IrFunction, bridged: IrFunction, where: string): void {
  const [found, expected] = [fn, bridged].map(contractText);
  if (found === expected) return;
  throw new Failure('input', 'the word IR of the record is that of another function', { where, expected, found });
}

const contractText = ({ name, params, results, aliasing, call, spec }: IrFunction): string =>
  JSON.stringify({ name, params, results, aliasing, call, spec }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );

function loweredAgain(record: ResultRecord, fn: IrFunction, from: string, { worker, io }: AdmitMeans): Champion {
  const problem = buildProblem(fn);
  const target = targetNamed(record.target, worker.hello);
  const candidate = candidateFromJson(record.candidate, initialCandidate(problem), from);
  const templates = templateLibrary(io.root);
  const program = championProgram(problem, templates, target, candidate);
  const hex = Buffer.from(encoded(program)).toString('hex');
  if (hex === record.code.hex) return { problem, templates, target, candidate, program };
  throw new Failure('input', 'the candidate of the record is not lowered to its code', {
    where: from,
    expected: `${record.code.hex.length / 2} bytes, sha256 ${record.code.sha256}`,
    found: `${hex.length / 2} bytes that differ`,
    hint: 'merge with the revision that found it, or search again from it',
  });
}

/** The first line of why a record is left out. */
export const refusalText = (failure: Failure): string => describeFailure(failure).split('\n')[0];

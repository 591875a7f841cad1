/** Chooses the formulation and the start of a search. */
import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import { sha256 } from '../../base/hash.ts';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { variantsOf } from '../../codegen/variants/variants.ts';
import { familiesOf, isProvedVariant, type StartVariant } from './writtenVariants.ts';
import type { Budget } from '../task.ts';
import { checkpointKey } from './checkpoint.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import type { Io } from '../../base/io.ts';
import type { Tuning } from './searchStage.ts';
import { StartTrials } from './startTrials.ts';
import { tunedBlocks } from './tunedBlocks.ts';

/** The variant to be searched. */
export interface Chosen {
  readonly name: string;
  readonly fn: IrFunction;
  readonly problem: Problem;
  /** Where the search begins: what a trial found, or the first candidate. */
  readonly start: Candidate;
  /** Other candidates to begin with; none after trials. */
  readonly alternatives: readonly Candidate[];
  /** Whether it was read from code, and is not made of `VariantRequest.fn`. */
  readonly isRead: boolean;
  /** What the trials left of the budget. */
  readonly budget: Budget;
  /** One line for the user; empty when there was nothing to choose. */
  readonly why: string;
}

export interface VariantRequest extends Tuning {
  /** The function as it was bridged. */
  readonly fn: IrFunction;
  /** What was read from code that compilers made or a user named. */
  readonly written: readonly StartVariant[];
  /** `auto`, or the name of a variant. */
  readonly wanted: string;
  readonly resume: boolean;
  readonly checkpointFile: string;
  /** Whether a candidate is known to begin with, other than by the checkpoint, for the word IR of this hash. */
  readonly isKnown: (irSha256: string) => boolean;
  /** Of the hashes of known word IR the one of the best known code; the first one if absent or null. */
  readonly bestKnown?: (irSha256s: readonly string[]) => string | null;
  /** Candidates of any origin that other searches have found for the word IR of this hash; none if absent. */
  readonly others?: (irSha256: string) => readonly unknown[];
  /** What the worker tests candidates on. */
  readonly vectors: readonly TestVector[];
  readonly budget: Budget;
  readonly rng: Rng;
}

/**
 * Chooses among the variants of a function, and where to begin: the variant asked for; when resuming, the one that is
 * known from before; otherwise those whose first candidates are fastest compete in short searches, each from every
 * family of starts, and the search goes on from the winner's best candidate, or from what another search has found if
 * that is better than all first candidates. Throws `input` for a name the function
 * does not have. The worker's function and vectors are those of `fn`, of which every variant computes the same words.
 */
export async function chooseVariant(request: VariantRequest, worker: Worker, io: Io): Promise<Chosen> {
  const variants = variantsOf(request.fn);
  const known = knownVariant([...variants, ...request.written], request);
  if (known !== null && request.resume) return untried(known, request.budget);
  const trials = new StartTrials(request, worker, io);
  const written = request.written.filter((v) => v !== known && (known === null || v.isAsked === true));
  const current = variants.filter((v) => v.isSurpassed !== true);
  const promising = await trials.promising(known === null ? current : [known], written);
  const ahead = await trials.ahead(known === null ? [...variants, ...request.written] : [known], promising[0]);
  if (ahead !== null && provable([ahead.variant, ...promising], request.fn, io).includes(ahead.variant)) {
    const { start, alternatives, ...chosen } = untried(ahead.variant, request.budget);
    const why = `${chosen.name}: goes on from what another search has found`;
    const further = { ...chosen, start: ahead.candidate, alternatives: [start, ...alternatives], why };
    return tunedBlocks(further, request, worker, io);
  }
  const chosen = await trials.best(provable(promising, request.fn, io));
  return tunedBlocks(chosen, request, worker, io);
}

/**
 * Of functions with a specification, the variants that are proved to meet it; all of them if none is, but for those
 * that were read from code.
 */
function provable(variants: readonly StartVariant[], source: IrFunction, io: Io): readonly StartVariant[] {
  const own = variants.filter(({ listing }) => listing === undefined);
  const proved = own.filter(({ fn }) => own.length === 1 || fn.spec === undefined || proveSpec(fn).kind === 'proved');
  const read = variants.filter((v) => v.listing !== undefined && isProvedVariant(v, source));
  for (const { name } of variants.filter((v) => v.isAsked === true && !read.includes(v)))
    io.note(`not begun with ${name}: it is not proved that it computes what the source does`);
  const competing = [...(proved.length === 0 ? own : proved), ...read];
  if (competing.length > 0) return competing;
  throw new Failure('unsupported', `${variants[0].name} is not proved to compute what the source does`);
}

function knownVariant(
  variants: readonly StartVariant[],
  { wanted, resume, checkpointFile, isKnown, bestKnown }: VariantRequest,
): StartVariant | null {
  if (wanted !== 'auto') {
    const asked = variants.find((v) => v.name === wanted);
    if (asked !== undefined) return asked;
    throw new Failure('input', `this function has no variant "${wanted}"`, {
      expected: `one of auto, ${variants.map((v) => v.name).join(', ')}`,
    });
  }
  if (!resume) return null;
  const key = checkpointKey(checkpointFile);
  const keyOf = ({ fn }: StartVariant): string => sha256(print(fn));
  const going = variants.find((v) => keyOf(v) === key);
  if (going !== undefined) return going;
  const known = variants.filter((v) => isKnown(keyOf(v)));
  const best = bestKnown?.(known.map(keyOf)) ?? null;
  return known.find((v) => keyOf(v) === best) ?? known[0] ?? null;
}

function untried(variant: StartVariant, budget: Budget): Chosen {
  const { name, fn, listing } = variant;
  const problem = buildProblem(fn);
  const [
    {
      candidates: [start, ...alternatives],
    },
  ] = familiesOf(variant, problem);
  return { name, fn, isRead: listing !== undefined, problem, start, alternatives, budget, why: '' };
}

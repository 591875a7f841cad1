/** Searches for code of vectorised functions, and of scalar ones that loops call, and proves it. */
import { Failure } from '../../base/errors.ts';
import { LANE_TARGETS, runsLanes } from '../../codegen/x86/target.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { checkStage, proveCode } from '../../engine/optimize/checkStage.ts';
import { compileEmitted } from '../../frontend/compile/compileC.ts';
import { laneBaselines } from '../../frontend/compile/compileBaselines.ts';
import { emitModule } from '../../frontend/llvm/emitModule.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { chainedOf } from '../../bench/worker/signature.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { testVectors } from '../../search/tuning/workerEvaluator.ts';
import { firstCodes } from '../../search/tuning/codeGenerator.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { scaled, type Budget } from '../../search/task.ts';
import { nativeTarget } from '../../engine/environment/thisMachine.ts';
import { claimsOf, lineOf, searchFunction, storedKernels, textOf, type AimedSearch } from './searchFunction.ts';
import { proveSpec } from '../../prover/proof/specification.ts';

export interface LaneOptions extends Omit<AimedSearch, 'budget'> {
  /** Of the search; null leaves it out. */
  readonly budget: Budget | null;
}

/** A function with its code, of which all is proved that can be. */
interface ProvedKernel {
  readonly fn: IrFunction;
  readonly program: Program;
  readonly verdicts: readonly RecordedVerdict[];
  /** What is known of it, in a line. */
  readonly line: string;
}

/** Calls that the first code is single-stepped on, per aliasing mode. */
const VECTORS = 16;

/**
 * Code of a function: searched, where the processor has its instructions, or what is stored, or what a search would
 * begin with. Throws `wrong` if a claim is refuted, `unsupported` unless all is proved that can be.
 */
export async function provedKernel(fn: IrFunction, toolchain: Toolchain, options: LaneOptions): Promise<ProvedKernel> {
  const { budget, aim, rng, worker } = options;
  if (budget === null || !runsLanes(fn.lanes, worker.hello)) return knownCode(fn, toolchain, options);
  const own = { ...options, aim, budget, rng: rng.fork(fn.name) };
  const found = await searchFunction(fn, await compiledObject(fn, toolchain), own);
  requireProved(fn, found.verdicts);
  return { ...found, line: lineOf(found) };
}

/** The function as a compiler makes it. */
async function compiledObject(fn: IrFunction, toolchain: Toolchain): Promise<string> {
  if (fn.lanes === undefined) return compileEmitted(toolchain, emitModule([fn]));
  const { present } = await laneBaselines(toolchain, fn);
  return present[0].objectPath;
}

/** Parts of a budget by names of functions without `_x4`; those without a part of their own have the least. */
type Shares = Readonly<Record<string, number>> & { readonly least: number };

/**
 * Text for the assembler of vectorised functions that loops call one after the other, each searched for a share of the
 * budget, of which those have none that the processor cannot execute, as calls that wait for each other, if a result is
 * what a call takes, and what is known of them, a line each. Throws as `provedKernel`.
 */
export async function provedTexts(
  functions: readonly IrFunction[],
  shares: Shares,
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
): Promise<{ readonly text: string; readonly lines: readonly string[] }> {
  const texts: string[] = [];
  const lines: string[] = [];
  const shareOf = ({ name }: IrFunction): number => shares[name.replace(/_x\d+$/, '')] ?? shares.least;
  const searched = functions.filter(({ lanes }) => runsLanes(lanes, options.worker.hello));
  const whole = searched.reduce((sum, fn) => sum + shareOf(fn), 0);
  for (const fn of functions) {
    const budget = options.budget && whole > 0 ? scaled(options.budget, shareOf(fn) / whole) : null;
    const aim = chainedOf(workerSignature(fn)) < 0 ? 'throughput' : 'latency';
    const code = await provedKernel(fn, toolchain, { ...options, aim, budget });
    texts.push(textOf(code));
    lines.push(code.line);
  }
  return { text: texts.join('\n'), lines };
}

/** What is stored, or what a search would begin with. */
async function knownCode(
  fn: IrFunction,
  toolchain: Toolchain,
  { aim, rng, worker, io }: LaneOptions,
): Promise<ProvedKernel> {
  const target = fn.lanes === undefined ? nativeTarget() : LANE_TARGETS[fn.lanes];
  const [stored = null] = storedKernels(fn, target, aim, io);
  const [first] = stored === null ? firstCodes(fn, target, io) : [stored];
  await worker.setFunction(workerSignature(fn), testVectors(fn, VECTORS, rng.fork('vectors')));
  const verdicts = await checkStage(fn, first.bytes, { toolchain, worker, rng: rng.fork(fn.name) });
  requireProved(fn, verdicts);
  const origin = stored === null ? 'without a search' : 'of an earlier search';
  return { fn, program: first.champion.program, verdicts, line: `${fn.name}: ${origin}; ${claimsOf(verdicts)}.` };
}

/** Throws `unsupported` unless all is proved that can be. */
function requireProved({ name, spec }: IrFunction, verdicts: readonly RecordedVerdict[]): void {
  const open = ['asm = IR', 'constant time', ...(spec === undefined ? [] : ['IR = specification'])].filter(
    (claim) => !verdicts.some((v) => v.claim === claim && v.kind === 'proved'),
  );
  if (open.length > 0)
    throw new Failure('unsupported', `${name} is not proved`, {
      expected: 'all claims proved',
      found: open.join(', '),
    });
}

/* What straight-line functions compute, proved before loops call them. */

/**
 * Proves that a function computes what it states, which is `meaning` in words, `where`; returns that in a line. Throws
 * `wrong` if it is refuted, `unsupported` if it is not decided.
 */
export function provedMeaning(fn: IrFunction, meaning: string, where: string): string {
  const { kind } = proveSpec(fn);
  if (kind === 'proved') return `proved: the word IR of ${fn.name} is ${meaning}, ${where}`;
  throw new Failure(kind === 'refuted' ? 'wrong' : 'unsupported', `${fn.name} is not ${meaning}`, {
    expected: fn.spec?.relation ?? '',
    found: `the proof ended ${kind}`,
  });
}

/**
 * Proves that code is the word IR of a function, in constant time, from its bytes; returns what was proved. Throws
 * `wrong` if it is refuted, `unsupported` if it is not decided.
 */
export async function provedBytes(fn: IrFunction, bytes: Uint8Array, root: string): Promise<string> {
  const verdicts = await proveCode(fn, bytes, { root });
  const open = verdicts.find(({ kind }) => kind !== 'proved');
  if (open === undefined) return claimsOf(verdicts);
  throw new Failure('unsupported', `${fn.name} is not proved`, {
    expected: 'asm = IR, constant time',
    found: 'reason' in open ? `${open.claim}: ${open.reason}` : open.claim,
  });
}

/** `provedMeaning` of a vectorised function, whose results must be operands again. */
export function provedLaneMeaning(fn: IrFunction, meaning: string): string {
  requireClosed(fn);
  const where =
    fn.lanes === 4 ? 'four lanes, for any limbs within their bounds' : 'eight lanes, for any limbs of 52 bits';
  return provedMeaning(fn, meaning, `in each of ${where}`);
}

/**
 * Throws `unsupported` unless every number that results is within the bounds of the first operand's number at its
 * place, or of its first one where there is none.
 */
function requireClosed({ name, params: [first], results: [result], spec }: IrFunction): void {
  const count = spec?.weights.length ?? 1;
  const limit = (k: number): bigint => (first.bounds[k] ?? first.bounds[k % count]).upper;
  const isClosed = result.bounds.every(({ upper }, k) => upper <= limit(k));
  if (!isClosed)
    throw new Failure('unsupported', `results of ${name} may be larger than what it takes`, {
      expected: `limbs of at most ${result.bounds.map((_, k) => limit(k)).join(', ')}`,
      found: result.bounds.map(({ upper }) => upper).join(', '),
    });
}

/** Runs a counterexample on this processor. */
import { Failure, isDispensable } from '../../base/errors.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { linkImage } from '../../frontend/peers/peersImage.ts';
import type { CallArgument, PeerFunction } from '../../frontend/peers/peersInterface.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction } from '../../ir/function.ts';
import { specCheck, againstSpec, CLEAN_RETURN } from '../../prover/inputs/againstSpec.ts';
import { aliasModes, calledModes, type AliasMode, wholeArrays } from '../../ir/contract/domain.ts';
import { lackingSets } from '../../prover/instructions/instructionSets.ts';
import type { InstructionSet } from '../../x86/form.ts';
import { argumentWords, entryWords, type Counterexample } from '../../prover/proof/counterexample.ts';
import { signatureOf, type Runner, type FailedCall } from '../../prover/inputs/runner.ts';
import { entryOf, upperPart, CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';
import type { Refuted, Undecided, Verdict } from '../../prover/proof/verdict.ts';
import { placeable, translatingRunner, workerRunner, type CodeCaller } from '../../bench/testing/differential.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { startWorker } from '../../bench/worker/buildWorker.ts';
import { processorFlags } from '../environment/thisMachine.ts';
import { CONSTANT_BYTES, constantsOf, type VerifyTarget } from './verifyTarget.ts';
import { seeded } from '../../base/rng.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeImage, CodeSymbol } from '../../base/machineCode.ts';
import { run } from '../../frontend/toolchain/run.ts';

/** The code with the convention that is stated for it. */
export interface CalledCode extends VerifyTarget {
  readonly convention: ConventionName | undefined;
}

/** One part of a claim with its verdict. */
export interface Part {
  readonly name: string;
  readonly verdict: Verdict;
  /** What a counterexample is for; null for parts that are not about machine code. */
  readonly code: { readonly fn: IrFunction; readonly call: readonly CallArgument[] } | null;
}

/**
 * Runs a counterexample on this processor and says what came out. `fn` has a body or only a specification. Code with
 * instructions that this processor `lacks` runs as scalar code that is made of them. Throws `invariant` when the
 * processor does not show a difference, though it was given all that the difference depends on: then the model of the
 * machine is wrong.
 */
export async function confirmRefutation(
  fn: IrFunction,
  refuted: Refuted,
  image: () => Promise<Uint8Array>,
  root: string,
  lacks: readonly InstructionSet[] = [],
): Promise<string> {
  const call = refuted.counterexample ?? { names: [], inputs: [], entry: new Map() };
  const { inputs } = call;
  const words = BigUint64Array.from(inputs.flat());
  const whole = fn.elements === undefined ? fn : wholeArrays(fn);
  const mode = aliasModes(fn).find((m) => m.name === refuted.mode) ?? aliasModes(fn)[0];
  const code = await valueOrReason(image);
  const lacking = lacks.length === 0 ? '' : `, which lacks ${lacks.join(', ')}`;
  const notRun = (reason: string): string => `not run on the processor${lacking}: ${reason}`;
  if (typeof code === 'string') return notRun(code);
  const worker = await startWorker(root);
  const runner = await runnerFor(worker, lacks, root);
  const runs = lacks.length === 0;
  const here = `${runs ? '' : 'as scalar code '}on this processor${lacking}`;
  try {
    const result = await valueOrReason(async () => {
      const loadable = runs ? await placeable(code, whole, await openToolchain(root)) : code;
      return runner.run(loadable, whole, mode, argumentWords(whole, call), 1, entryWords(call));
    });
    if (typeof result === 'string') return notRun(result);
    if (result.kind === 'fault') return `${here}: ${result.reason}`;
    const expected = expectation(fn, inputs, words, result.words);
    if (expected !== null)
      return (
        `${here}: ${fn.results.map((r) => r.name).join(', ')} = ${limbs([...result.words])}, expected ` + `${expected}`
      );
  } finally {
    await worker.close();
  }
  const unchosen = runs ? unchosenIn(call) : [...call.entry.keys()];
  if (unchosen.length > 0)
    return `not shown by this processor: the difference depends on ${unchosen.join(', ')}, which cannot be chosen here`;
  throw new Failure('invariant', 'the processor does not show the difference that the proof engine found', {
    where: refuted.where,
    found: inputs.map(limbs).join(' '),
  });
}

/** What calls code here, or scalar code that is made of it where the processor lacks some of its instructions. */
const runnerFor = async (worker: CodeCaller, lacks: readonly InstructionSet[], root: string): Promise<Runner> =>
  lacks.length === 0 ? workerRunner(worker) : translatingRunner(worker, await openToolchain(root), () => false);

/** What a counterexample depends on that a call cannot be given: addresses that are used as numbers. */
export function unchosenIn({ entry }: Counterexample): string[] {
  const isChosen = (name: string): boolean =>
    name.startsWith(upperPart('')) ||
    (name.startsWith(entryOf('')) && name !== entryOf('rsp') && !name.startsWith(entryOf('zmm')));
  return [...entry.keys()]
    .filter((name) => !isChosen(name))
    .map((name) => (name === entryOf('rsp') ? 'rsp on entry' : `the ${name}`));
}

/** What is wanted, or why it cannot be had; bugs are passed on. */
async function valueOrReason<T>(wanted: () => Promise<T>): Promise<T | string> {
  try {
    return await wanted();
  } catch (error) {
    if (isDispensable(error))
      return `${error.message}${error.detail.found === undefined ? '' : ` (${error.detail.found.split('\n')[0]})`}`;
    throw error;
  }
}

/** What should have come out, or null if `found` is right. */
function expectation(
  fn: IrFunction,
  inputs: readonly (readonly bigint[])[],
  words: BigUint64Array,
  found: BigUint64Array,
): string | null {
  if (fn.body.length === 0 && fn.spec !== undefined) return specCheck(fn)(words, 0, found, 0)?.expected ?? null;
  const { outputWords } = signatureOf(fn);
  const right = compile(fn)(inputs.map((list) => [...list])).flat();
  return right.every((word, i) => word === found[i]) && right.length === outputWords ? null : limbs(right);
}

/** The limbs of a number, lowest first. */
const limbs = (words: readonly bigint[]): string => `[${words.map((word) => `0x${word.toString(16)}`).join(', ')}]`;

/** What this processor does on the counterexample of a refuted part; null where there is none to run. */
export async function confirmedRefutation(
  { verdict, code }: Part,
  target: CalledCode,
  root: string,
  flags = processorFlags(),
): Promise<string | null> {
  if (verdict.kind !== 'refuted' || code === null || verdict.counterexample === undefined) return null;
  const lacks = lackingSets(target.needs, flags);
  return confirmRefutation(code.fn, verdict, () => runnableImage(code, target), root, lacks);
}

/** The code as it is run here. Throws `unsupported` where it cannot be. */
function runnableImage({ fn, call }: NonNullable<Part['code']>, target: CalledCode): Promise<Uint8Array> {
  requireCallable(target, fn);
  return callableImage(target, call, target.convention === 'go-abi0', storedResult(fn));
}

/** What is returned, as it is stored; undefined where nothing is, or something else. */
function storedResult({ call, results }: IrFunction): PeerFunction['returned'] {
  const bits = call?.returned?.as === 'value' ? call.returned.bits : undefined;
  return bits === 8 || bits === 32 || bits === 64 ? { bits, width: results[0].width } : undefined;
}

/** Throws `unsupported` for code that is called in another way than here. */
function requireCallable({ convention = 'sysv' }: CalledCode, fn: IrFunction): void {
  const { call, body } = fn;
  const isStored = call?.returned == null || (storedResult(fn) !== undefined && convention !== 'go-abi0');
  if (call !== undefined && (body.length > 0 || !isStored))
    throw new Failure('unsupported', 'the code is called as its source');
  const [{ argumentRegisters }, own] = [CONVENTIONS[convention], CONVENTIONS.sysv];
  if (argumentRegisters !== own.argumentRegisters && convention !== 'go-abi0')
    throw new Failure('unsupported', `the code is called as ${convention} says`);
}

/** Of the code that is run: names of other languages are none of assemblers. */
const COPY = 'fw_copy';

/** Machine code that is called as (results, parameters) by C, whatever the function's own order and convention are. */
export async function callableImage(
  { read: { image, symbol }, listing }: Pick<VerifyTarget, 'read' | 'listing'>,
  call: readonly CallArgument[],
  isOfGo = false,
  returned?: PeerFunction['returned'],
): Promise<Uint8Array> {
  if (!image.isMovable) throw new Failure('unsupported', 'the code runs at fixed addresses only');
  const kept = [
    ...listing.read.map(({ address, length }) => [address, address + length] as const),
    ...constantsOf(listing).map((at) => [at, at + CONSTANT_BYTES] as const),
    ...[...listing.tablesBy].map(
      ([symbol, at]) => [at, at + 8 * (listing.constants.get(symbol)?.length ?? 0)] as const,
    ),
  ];
  return inTemporaryFolder('image', async (folder) => {
    const object = await imageObject(image, { ...symbol, name: COPY }, kept, folder);
    return await linkImage({
      files: [object],
      symbol: COPY,
      call,
      isOfGo,
      ...(returned === undefined ? {} : { returned }),
    });
  });
}

/* Searches for counterexamples of undecided code by running it. */

/** Calls of code that is not decided. */
const CALLS = 4000;

/**
 * Looks for inputs at which code that is not decided breaks its statement, by running it, for what a proof does not
 * follow; null if none is found, or it cannot be run here. Code that does not return cleanly is not reported as wrong.
 */
export async function searchOnProcessor(
  code: NonNullable<Part['code']>,
  target: CalledCode,
  { millis }: Undecided,
  root: string,
): Promise<Refuted | null> {
  const { fn } = code;
  if (fn.lanes !== undefined || fn.elements !== undefined) return null;
  const failure = await failureOf(code, target, root).catch((error: unknown) => {
    if (error instanceof Failure && error.kind !== 'invariant') return null;
    throw error;
  });
  if (failure === null) return null;
  const { mode, expected, found, inputs } = failure;
  const lengths = fn.params.map(({ bounds }) => bounds.length);
  return {
    kind: 'refuted',
    where: fn.name,
    reason: `expected ${expected}, found ${found}`,
    counterexample: {
      names: fn.params.map(({ name }) => name),
      inputs: inPieces(lengths, inputs),
      entry: new Map(),
    },
    mode,
    millis,
  };
}

async function failureOf(
  code: NonNullable<Part['code']>,
  target: CalledCode,
  root: string,
): Promise<FailedCall | null> {
  const { fn } = code;
  const image = await runnableImage(code, target);
  const worker = await startWorker(root);
  try {
    const runner = await runnerFor(worker, lackingSets(target.needs, processorFlags()), root);
    const [mode, ...others] = calledModes(fn);
    const modes = [mode, ...others].map(({ name }) => name);
    if (fn.spec?.truth === undefined && !(await dependsOnInputs(runner, image, fn, mode))) return null;
    const outcome = await againstSpec(runner, image, fn, {
      calls: CALLS,
      rng: seeded(1, fn.name),
      modes,
    });
    return outcome.kind === 'passed' || outcome.failure.expected === CLEAN_RETURN ? null : outcome.failure;
  } finally {
    await worker.close();
  }
}

const SAMPLES = 32;

/** What stores nothing to its result, because it returns it or works in place, leaves the same there for all inputs. */
async function dependsOnInputs(runner: Runner, image: Uint8Array, fn: IrFunction, mode: AliasMode): Promise<boolean> {
  const inputs = drawBatch(fn, mode, seeded(1, 'samples'), SAMPLES, SAMPLES >> 1);
  const result = await runner.run(image, fn, mode, inputs, SAMPLES);
  if (result.kind === 'fault') return false;
  const size = result.words.length / SAMPLES;
  return result.words.some((word, i) => word !== result.words[i % size]);
}

function inPieces(lengths: readonly number[], words: readonly bigint[]): bigint[][] {
  let at = 0;
  return lengths.map((length) => words.slice(at, (at += length)));
}

/* Writes the used part of a linked image as an object. */

/** What the bytes of an image that are used lie between is copied as a whole; more is not worth it. */
const MAX_BYTES = 1 << 20;
const ALIGNMENT = 64;

/**
 * An object whose code is just what stands in a linked image, with everything between the first and the last of the
 * bytes that are `used` (pairs of first and end), so that references between them stay right. Throws `unsupported`
 * where they lie too far apart.
 */
async function imageObject(
  { segments }: CodeImage,
  { name, address }: CodeSymbol,
  used: readonly (readonly [number, number])[],
  folder: string,
): Promise<string> {
  const first = Math.floor(Math.min(...used.map(([from]) => from)) / ALIGNMENT) * ALIGNMENT;
  const end = Math.max(...used.map(([, to]) => to));
  if (end - first > MAX_BYTES)
    throw new Failure('unsupported', 'code and constants lie too far apart to be copied', {
      found: `${end - first} bytes`,
    });
  const bytes = new Uint8Array(end - first);
  for (const segment of segments) {
    const from = Math.max(first, segment.address);
    const to = Math.min(end, segment.address + segment.bytes.length);
    if (from < to) bytes.set(segment.bytes.subarray(from - segment.address, to - segment.address), from - first);
  }
  const source = join(folder, 'image.s');
  const object = join(folder, 'image.o');
  const entry = address - first;
  writeFileSync(
    source,
    [
      `.section .text.${name},"ax",@progbits`,
      `.globl ${name}`,
      `.balign ${ALIGNMENT}`,
      byteLine(bytes.subarray(0, entry)),
      `.type ${name},@function`,
      `${name}:`,
      byteLine(bytes.subarray(entry)),
      '.section .note.GNU-stack,"",@progbits',
      '',
    ].join('\n'),
  );
  const { status, stderr } = await run('as', ['--64', '-o', object, source]);
  if (status !== 0)
    throw new Failure('invariant', 'a copy of machine code does not assemble', {
      where: name,
      found: stderr.trimEnd().slice(0, 400),
    });
  return object;
}

const byteLine = (bytes: Uint8Array): string => (bytes.length === 0 ? '' : `.byte ${[...bytes].join(',')}`);

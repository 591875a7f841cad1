/** The command `bridge`: prints the word IR of a field's function or of a source. */
import { Failure } from '../../base/errors.ts';
import { verify } from '../../ir/verify.ts';
import { z } from 'zod';
import { commandOf, flag, text } from '../../base/options/option.ts';
import type { Io } from '../../base/io.ts';
import { requireMeaning, leftOut, subjectShape, sourceKind } from '../../engine/subject/request.ts';
import { processorNamed } from '../../frontend/cross/processor.ts';
import { lowerWithLines, type LoweredLines } from '../../frontend/words/function.ts';
import { type SsaInstruction, readSsaModule, type SsaFunction, type SsaModule } from '../../ir/ssa/schema.ts';
import { type Op, type Value, type IrFunction, opOutputs } from '../../ir/function.ts';
import { hex } from '../../base/numberText.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { findOperation, type FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { fieldFunction, namedField, primeField } from '../../engine/subject/fieldSubject.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import { emitModule, type EmissionTarget } from '../../frontend/llvm/emitModule.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { splitWide } from '../../ir/normalize/splitWide.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { championProgram, templateLibrary } from '../../search/tuning/codeGenerator.ts';
import { programListing } from '../../search/tuning/programListing.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { calledCode } from '../../engine/optimize/callLines.ts';
import { extname, resolve } from 'node:path';
import { chooseFiat, openFiat, type FiatSource } from '../../frontend/fiat/read.ts';
import { withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { sentence } from '../../base/folded.ts';
import { parseSettings, specialName, type Setting } from '../../base/settings.ts';
import { keptBitcode, namingFlags } from '../../frontend/compile/bridgedSource.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import { crateBitcode, crateName, crateSource } from '../../frontend/compile/compileCrate.ts';
import { definedFunctions, ownFunctions, rustSymbol } from '../../frontend/compile/definedFunctions.ts';
import { inputSymbol } from '../../frontend/compile/inputsManifest.ts';
import { openInput } from '../../frontend/compile/openInput.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import { readInput } from '../../base/readInput.ts';
import { loweredAsStated, splitFlags } from '../../engine/subject/irSubject.ts';
import type { OptimizeOptions } from '../../engine/optimize/optimizeOptions.ts';

/** Options of `bridge` that name a field, or say something of one. */
const bridgePrimeShape = {
  curve: text('name', 'instead of a file: a field of `list`'),
  field: text('name', 'the same'),
  prime: text('expression', 'instead of a file: the field of the integers modulo this, as in `optimize`'),
  form: subjectShape.form,
  op: text('name', 'with --curve or --prime: only this operation'),
  strict: flag('with --curve or --prime: canonical inputs and outputs'),
};

type PrimeOptions = z.output<z.ZodObject<typeof bridgePrimeShape>>;

/** Throws `input` for an option that only means something with a field. */
function refusePrimeOptions({ form, op, strict }: PrimeOptions): void {
  const stray = form !== 'auto' ? 'form' : op !== undefined ? 'op' : strict ? 'strict' : null;
  if (stray !== null)
    throw new Failure('input', 'this option needs a field', {
      where: `--${stray}`,
      expected: '--curve <name> or --prime <modulus>',
      found: 'another source',
      hint: '--function names a function of a file',
    });
}

/** Word IR of the operations of the field that `--curve`, `--field` or `--prime` names. */
async function primeFunctions(options: PrimeOptions, io: Io): Promise<IrFunction[]> {
  const { op, strict } = options;
  const field = await fieldOf(options, io);
  const toolchain = await openToolchain(io.root);
  const operations = op === undefined ? field.operations : [findOperation(field, op)];
  return Promise.all(
    operations.map((operation) => fieldFunction(toolchain, field, operation, strict ? 'strict' : 'loose')),
  );
}

function fieldOf({ prime, form, ...names }: PrimeOptions, io: Io): FieldDescription | Promise<FieldDescription> {
  const named = namedField(names, io.root);
  if (named === null) return primeField(prime ?? '', form, io);
  if (form === 'auto') return named;
  throw new Failure('input', 'a form needs a modulus', {
    where: '--form',
    expected: '--prime <modulus>',
    found: `--form ${form} without it`,
  });
}

const { crate, input, set, aliasing, bounds } = subjectShape;

const schema = z.object({
  function: text('name', 'only this function; without it, what cannot be bridged is noted and left out'),
  crate: instead(crate),
  input: instead(input),
  cflags: text('flags', 'further flags for the compiler of a C source'),
  ...{ set, aliasing, bounds },
  spec: text(
    'statement',
    'what the function computes, e.g. "out = a*b mod 2^255-19", in the names of the source or of the word IR ' +
      '(out1, arg1)',
  ),
  limbs: subjectShape.limbs,
  explain: flag('instead of the word IR: what became of each line of the source, and why'),
  emit: z.string().default('ir').meta({
    metavar: 'form',
    description: 'ir (word IR, the default), llvm (LLVM IR for llc) or asm (the first candidate, before any search)',
  }),
  processor: text('name', 'with --emit llvm: instead of x86-64, for aarch64, riscv64 or riscv64-zicond'),
  ...bridgePrimeShape,
});

type BridgeOptions = z.output<typeof schema>;

/** Any input the bridge understands, to word IR in its text form. */
export const bridgeCommand = commandOf(
  schema,
  async (options, io, [file]) => {
    const target = options.processor === undefined ? undefined : processorNamed(options.processor);
    if (target !== undefined && options.emit !== 'llvm')
      throw new Failure('input', '--processor is for --emit llvm', { found: `--emit ${options.emit}` });
    const bridged = await functionsOf(options, file === undefined ? undefined : String(file), io);
    for (const { fn } of bridged) verify(fn);
    const note: LeaveOut = (fn, reason) => io.note(leftOut(fn.name, reason, String(file)));
    const leaveOut = options.function === undefined ? note : undefined;
    const functions = bridged.map(({ fn }) => fn);
    io.out(
      options.explain
        ? bridged.map(explainBridge).join('\n')
        : emitCode(functions, options.emit, io.root, { leaveOut, target }),
    );
  },
  [{ name: '[file]', description: 'C (.c), LLVM IR (.ll, .bc) or Fiat-Crypto JSON (.json)' }],
);

/** An option of `optimize` that stands in place of the file here. */
function instead<S extends z.ZodType>(option: S): S {
  return option.meta({ description: `instead of a file: ${option.description}` });
}

async function functionsOf(options: BridgeOptions, file: string | undefined, io: Io): Promise<readonly Bridged[]> {
  const { prime } = options;
  const field = options.curve ?? options.field;
  const given = [file, options.crate, options.input, field, prime].filter((source) => source !== undefined);
  if (given.length !== 1)
    throw new Failure('input', given.length === 0 ? 'nothing to bridge' : 'more than one source', {
      expected: 'a file, --crate, --input, --curve, or --prime with a modulus',
    });
  if (prime !== undefined || field !== undefined) {
    requireMeaning(options, 'field');
    return (await primeFunctions(options, io)).map((fn) => ({ fn, ssa: null }));
  }
  refusePrimeOptions(options);
  return bridgeSource({ ...options, file }, io);
}

/* What each source line became on its way to word IR, for `bridge --explain`. */

/**
 * Lines of text: for each line of the source its LLVM operations, its word operations with bounds, and what was
 * recovered or not.
 */
function explainBridge({ fn, ssa }: Bridged): string {
  if (ssa === null)
    return `${fn.name}: Fiat-Crypto JSON is word IR already\n  after recovery: ${counts(fn.body.map((op) => op.kind))}`;
  const made = lowerWithLines(ssa, { aliasing: fn.aliasing, source: ssa.name });
  const lines = [...new Set(ssa.body.map((i) => i.line ?? 0))].sort((a, b) => a - b);
  return [
    `${ssa.name}: ${ssa.body.length} LLVM operations, ${made.fn.body.length} word operations, ${fn.body.length} ` +
      `after chains were joined: ${counts(fn.body.map((op) => op.kind))}`,
    ...lines.flatMap((line) =>
      explainLine(
        line,
        ssa.body.filter((i) => (i.line ?? 0) === line),
        made,
      ),
    ),
  ].join('\n');
}

function explainLine(line: number, body: readonly SsaInstruction[], { fn, lineOf, carries }: LoweredLines): string[] {
  const own = carries.filter((c) => (c.line ?? 0) === line);
  const left = unrecovered(body, new Set(carries.map((c) => c.id)));
  const ops = fn.body.filter((op) => opOutputs(op).some((id) => lineOf.get(fn.values[id].name) === line));
  return [
    `line ${line === 0 ? '?' : line}: ${counts(body.map((i) => i.op))}`,
    ...(own.length === 0
      ? []
      : [
          `  recovered: ${own.filter((c) => c.kind === 'add').length} carries and ` +
            `${own.filter((c) => c.kind === 'sub').length} borrows that were computed in software`,
        ]),
    ...ops.map(
      (op) =>
        `  ${op.kind} → ${opOutputs(op)
          .map((id) => bounded(fn.values[id]))
          .join(', ')}${chain(op)}`,
    ),
    ...left.map((text) => `  not recovered: ${text}`),
  ];
}

const bounded = ({ name, upper }: Value): string => `${name} <= ${hex(upper)}`;

const chain = (op: Op): string =>
  op.kind === 'sum'
    ? ` (${op.terms.length} terms, ${op.outs.length} words${op.borrow === null ? '' : ' and a borrow'})`
    : '';

/** Comparisons and selections that look like carries and are none. */
function unrecovered(body: readonly SsaInstruction[], known: ReadonlySet<string>): string[] {
  return body.flatMap(({ id, op, predicate, sourceWidth }) => {
    if (id === undefined || known.has(id)) return [];
    if (op === 'icmp' && sourceWidth === 64 && predicate?.startsWith('s') === true)
      return [`icmp ${predicate}: a signed comparison is a test of bits, not of a carry`];
    if (op === 'select')
      return ['select: a choice between words stays one (cmov); it is no function of one sum and its addends'];
    return [];
  });
}

/** E.g. `3 add, 2 icmp`. */
function counts(kinds: readonly string[]): string {
  const table = new Map<string, number>();
  for (const kind of kinds) table.set(kind, (table.get(kind) ?? 0) + 1);
  return [...table]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ');
}

/** What `bridge` can print. */
const EMITTED = ['ir', 'llvm', 'asm'] as const;

/** Is told of each function of several that is left out, and why. */
type LeaveOut = (fn: IrFunction, reason: Failure) => void;

/**
 * Word IR as text: as it is, as LLVM IR for `llc`, or as the assembly of the first candidate, before any search.
 * `target` is what LLVM IR is for, by default x86-64. Without `leaveOut` it throws `unsupported` for a function that
 * cannot be lowered.
 */
export function emitCode(
  functions: readonly IrFunction[],
  as: string,
  root: string,
  { leaveOut, target }: { readonly leaveOut?: LeaveOut | undefined; readonly target?: EmissionTarget | undefined } = {},
): string {
  switch (as) {
    case 'ir':
      return functions.map(print).join('\n');
    case 'llvm':
      return emitModule(functions, target);
    case 'asm':
      return assemblies(functions, root, leaveOut).join('\n');
    default:
      throw new Failure('input', '--emit not understood', { expected: EMITTED.join(', '), found: as });
  }
}

function assemblies(functions: readonly IrFunction[], root: string, leaveOut?: LeaveOut): string[] {
  const texts = functions.flatMap((fn) => assemblyOrReason(fn, root, leaveOut));
  if (texts.length > 0 || functions.length === 0) return texts;
  throw new Failure('unsupported', 'no function can be lowered', {
    hint: 'the reasons are noted above; --function asks for one',
  });
}

function assemblyOrReason(fn: IrFunction, root: string, leaveOut?: LeaveOut): string[] {
  try {
    return [firstAssembly(fn, root)];
  } catch (error) {
    if (leaveOut === undefined || !(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    leaveOut(fn, error);
    return [];
  }
}

function firstAssembly(fn: IrFunction, root: string): string {
  const problem = buildProblem(splitWide(fn));
  const body = championProgram(problem, templateLibrary(root), TARGETS[0], initialCandidate(problem));
  const program = calledCode(fn, body)?.program ?? body;
  const { kind } = proveListing(programListing(program, fn.name), problem.fn, {
    ...{ asSource: true, mostTerms: MAX_TERMS, firstDivergence: false },
  });
  if (kind === 'refuted') throw new Failure('invariant', 'the first candidate is wrong', { where: fn.name });
  const account = kind === 'proved' ? 'proved to compute its word IR' : 'not proved, which `verify` may do';
  return gasFile(program, {
    symbol: fn.name,
    header: [`${fn.name}: the first candidate, before any search, ${account}.`],
    syntax: 'intel',
  });
}

/** Of an attempt to prove a first candidate: a tenth of a second. */
const MAX_TERMS = 300_000;

/* Reads the functions of a source or crate as word IR, for `bridge`. */

/** What `bridge` was asked for: a file or a crate, and what is stated about its functions. */
type BridgeSource = Pick<
  OptimizeOptions,
  'function' | 'crate' | 'input' | 'cflags' | 'set' | 'aliasing' | 'bounds' | 'spec' | 'limbs'
> & { readonly file?: string | undefined };

/** A function on its way through the bridge. */
interface Bridged {
  readonly fn: IrFunction;
  /** Null for Fiat JSON, which is word IR already. */
  readonly ssa: SsaFunction | null;
}

/**
 * The functions of a source, all of them or the one that is named. Without a name, what is refused is noted and left
 * out; throws `input` or `unsupported` if a named function cannot be had, or none at all.
 */
async function bridgeSource(source: BridgeSource, io: Io): Promise<readonly Bridged[]> {
  const { file, function: name } = source;
  const where = file ?? source.crate ?? source.input ?? '';
  const kind = file === undefined ? null : sourceKind(file, io);
  requireMeaning(source, kind ?? (source.crate === undefined ? 'input' : 'crate'));
  if (file !== undefined && kind === 'fiat') return fiatFunctions(file, name, io);
  const settings = parseSettings(source.set);
  const { functions, refused } = await readModule(source, settings, io);
  const result: Bridged[] = [];
  const complain = (text: string): void =>
    io.note(sentence(`left out: ${text}`, '  ', { width: io.columns, isTerminal: io.columns > 0 }));
  for (const { name: fn, where: at, message, expected, found, hint } of refused)
    complain(
      `${fn}: ${at}: ${message}: ` +
        `${found === '' ? `expected ${expected}` : found}${hint === '' ? '' : `; try: ${hint}`}`,
    );
  for (const ssa of functions.map((fn) => named(fn, settings))) {
    try {
      result.push({ ssa, fn: loweredAsStated(ssa, source, where) });
    } catch (error) {
      if (!(error instanceof Failure) || name !== undefined || error.kind !== 'unsupported') throw error;
      complain(
        `${ssa.name}: ${error.detail.where ?? where}: ` +
          `${error.message}${error.detail.hint === undefined ? '' : `; try: ${error.detail.hint}`}`,
      );
    }
  }
  if (result.length === 0) throw nothingBridged(refused.length + functions.length > 0, where);
  return result;
}

function fiatFunctions(file: string, name: string | undefined, io: Io): readonly Bridged[] {
  const all = openFiat(readInput(file, io), file);
  const result: Bridged[] = [];
  if (name !== undefined) return [fiatBridged(chooseFiat(all, name, file, 'one of its functions'))];
  for (const source of all) {
    try {
      result.push(fiatBridged(source));
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      io.note(leftOut(source.name, error, file));
    }
  }
  if (result.length === 0) throw nothingBridged(all.length > 0, file);
  return result;
}

const fiatBridged = (source: FiatSource): Bridged => ({ fn: withFiatSpecification(source.read()), ssa: null });

/** A function of which parameters were made constants is another one. */
const named = (ssa: SsaFunction, settings: readonly Setting[]): SsaFunction => ({
  ...ssa,
  name: specialName(
    ssa.name,
    settings.filter(({ name }) => ssa.set?.some((set) => set.name === name)),
  ),
});

function nothingBridged(isRefused: boolean, where: string): Failure {
  if (isRefused)
    return new Failure('unsupported', 'no function can be bridged', {
      where,
      hint: 'the reasons are noted above; --function asks for one',
    });
  return new Failure('input', 'there is no function', {
    where,
    expected: 'at least one function with a body',
    hint: 'a static function that nothing calls is only seen if --function names it',
  });
}

async function readModule(source: BridgeSource, set: readonly Setting[], io: Io): Promise<SsaModule> {
  const toolchain = await openToolchain(io.root);
  const { bitcode, symbol } = await bitcodeOf(toolchain, source, set, io);
  const { json } = await readIr(toolchain, bitcode, { set, ...(symbol === undefined ? {} : { functions: [symbol] }) });
  return readSsaModule(json, source.file ?? source.crate ?? source.input ?? '');
}

async function bitcodeOf(
  toolchain: Toolchain,
  { file, crate, input, function: name, cflags }: BridgeSource,
  set: readonly Setting[],
  io: Io,
): Promise<{ bitcode: string; symbol: string | undefined }> {
  if (input !== undefined) {
    const { bitcode, text } = await openInput(toolchain, input, (line) => io.note(line));
    return { bitcode, symbol: inputSymbol(input, text, name) };
  }
  if (crate !== undefined) {
    io.note('compiling the crate (cargo rustc) …');
    const source = crateSource(crate, io.cwd);
    const bitcode = await crateBitcode(toolchain, source, io.env);
    if (name === undefined) {
      const names = ownFunctions(await definedFunctions(toolchain, bitcode), crateName(source));
      throw new Failure('input', 'which function of the crate?', {
        where: crate,
        expected: `--function with one of ${names}`,
      });
    }
    return { bitcode, symbol: await rustSymbol(toolchain, bitcode, name, { where: crate, crate: crateName(source) }) };
  }
  if (file === undefined)
    throw new Failure('input', 'nothing to bridge', { expected: 'a file, --crate, --input, --curve or --prime' });
  const path = resolve(io.cwd, file);
  if (extname(file) !== '.c') return { bitcode: path, symbol: name };
  const source = { path, flags: namingFlags(splitFlags(cflags), set) };
  return {
    bitcode:
      name === undefined ? await compileToBitcode(toolchain, source) : await keptBitcode(toolchain, source, name),
    symbol: name,
  };
}

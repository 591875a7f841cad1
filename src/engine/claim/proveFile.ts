/** Proves code against word IR or a statement, part by part. */
import { extname, resolve, dirname, join, basename } from 'node:path';
import { Failure, asInput } from '../../base/errors.ts';
import { existsSync } from 'node:fs';
import { isComposite } from '../../base/integers.ts';
import type { Io } from '../../base/io.ts';
import type { StatedCall } from '../../certificate/certify.ts';
import { wholeResult, recordBeside, textOfRecord } from '../environment/storedRecords.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { RECORD_FILE } from '../store/resultFiles.ts';
import { recordsIn, parseRecord } from '../store/readRecords.ts';
import type { ResultRecord, CheckerIdentity } from '../../bench/record.ts';
import { declarationOf } from '../../frontend/compile/declaration.ts';
import { JUDGED, type FileForm } from '../../frontend/object/objectFile.ts';
import { otherFormat } from '../../frontend/object/otherObject.ts';
import { readFunctionOf, type CodeTools } from '../../frontend/object/readFunction.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import { idleParams, paramBoundTexts, resultBoundTexts, requireInputs } from '../../ir/contract/statedBounds.ts';
import { CallRules } from './callRules.ts';
import { CONVENTIONS } from '../../prover/machine/convention.ts';
import { proveAsmSpec } from '../../prover/proof/asmSpecification.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';
import { flagsOf, withFieldStatement, type VerifyOptions, statedContract } from './verifyOptions.ts';
import { limbsTextOf } from './statedLimbs.ts';
import { justified } from './justified.ts';
import { searchOnProcessor, type CalledCode, type Part } from './confirmRefutation.ts';
import { verifyContract, type StatedContract, type VerifyContract } from './verifyContract.ts';
import { openCodeTools, targetOf, type VerifyTarget } from './verifyTarget.ts';
import { entryNumbers } from '../../prover/machine/call.ts';
import { sha256 } from '../../base/hash.ts';
import { checkerIdentity } from '../environment/checkerIdentity.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { shellPath, shellWord } from '../../base/printable.ts';
import { statementText } from '../../ir/contract/statement.ts';
import { argumentText } from './statedArgument.ts';
import { hex } from '../../base/numberText.ts';
import { openFiat } from '../../frontend/fiat/read.ts';
import { withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { parse } from '../../ir/parse.ts';
import { verify as checkForm } from '../../ir/verify.ts';

/** What came of a claim about a file. */
export interface ProvedFile {
  /** Of all parts together. */
  readonly kind: Verdict['kind'];
  /** The whole claim, as the command that makes exactly this claim. */
  readonly claim: string;
  readonly parts: readonly Part[];
  readonly notes: readonly string[];
  /** Whether the code has the bytes of the record it should be that of, with what is said of both; null without one. */
  readonly record: ReturnType<typeof recordCheck> | null;
  readonly code: CalledCode;
  /** What a certificate would be about; null where its statement cannot say the claim. */
  readonly stated: StatedCall | null;
}

/** A claim about the code: all of its parts together. */
interface Claim {
  /** The options that state it in full. */
  readonly options: VerifyOptions;
  readonly parts: readonly Part[];
  readonly notes: readonly string[];
  /** The record that the code should be that of. */
  readonly record: ResultRecord | null;
  readonly stated: StatedCall | null;
}

/**
 * Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. Throws `input`
 * for what is not understood and `tool` for what is missing; a refutation is no error.
 */
export async function proveFile(file: string, raw: VerifyOptions, io: Io): Promise<ProvedFile> {
  wholeResult(file, io);
  const options = withFieldStatement(raw, io.root);
  const tools = await openCodeTools(io.root);
  const flags = flagsOf(options, io);
  const hasChoice = extname(file) === '.c' && !flags.some((flag) => flag.startsWith('-O'));
  const undecided: Outcome[] = [];
  for (const judged of hasChoice ? JUDGED : JUDGED.slice(0, 1)) {
    const isForWindows = options.convention === 'win64';
    const form = { syntax: options.syntax, compilerFlags: flags, judged, isForWindows };
    const outcome = await outcomeOf(() => proveBuild({ file, options, isOfField: options !== raw, form, tools, io }));
    if (outcome.decided) return withOthers(outcome.proved, undecided);
    undecided.push(outcome);
  }
  return firstOf(undecided, options, file);
}

/** What came of one way to compile a file; others are tried where it is not decided. */
type Outcome =
  | { readonly decided: true; readonly proved: ProvedFile }
  | { readonly decided: false; readonly proved: ProvedFile | null; readonly failure: Failure | null };

async function outcomeOf(prove: () => Promise<ProvedFile | null>): Promise<Outcome> {
  try {
    const proved = await prove();
    if (proved !== null && proved.kind !== 'undecided') return { decided: true, proved };
    return { decided: false, proved, failure: null };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported')
      return { decided: false, proved: null, failure: error };
    throw error;
  }
}

/** With a note where it was compiled otherwise at first. */
function withOthers(proved: ProvedFile, [first]: readonly Outcome[]): ProvedFile {
  if (first === undefined || (first.proved === null && !('failure' in first && first.failure !== null))) return proved;
  const note = `compiled with ${JUDGED[0][0]} it is not decided; \`--build\` of the claim says how it was compiled`;
  return { ...proved, notes: [...proved.notes, note] };
}

/** What is told where no way is decided. */
function firstOf(undecided: readonly Outcome[], options: VerifyOptions, file: string): ProvedFile {
  const proved = undecided.find((outcome) => outcome.proved !== null)?.proved;
  if (proved !== undefined && proved !== null) return proved;
  for (const outcome of undecided) if (!outcome.decided && outcome.failure !== null) throw outcome.failure;
  throw otherBuild(file, options);
}

/** One file, compiled in one way. */
interface Judged {
  readonly file: string;
  readonly options: VerifyOptions;
  /** Whether the statement is that of a field, in its names. */
  readonly isOfField: boolean;
  readonly form: FileForm;
  readonly tools: CodeTools;
  readonly io: Io;
}

/** Null if it is compiled otherwise than the claim says. */
async function proveBuild(judged: Judged): Promise<ProvedFile | null> {
  const { file, options, form, tools, io } = judged;
  const { spec, symbol, syntax, cflags, include, convention } = options;
  const path = resolve(io.cwd, file);
  // What is stated is looked at first.
  const early = spec === undefined || extname(file) === '.c' ? null : verifyContract({ ...options, spec });
  const read = await readFunctionOf(path, symbol, form, tools);
  if (convention === undefined && otherFormat(path) === 'coff')
    throw new Failure('input', 'how is the object for Windows called?', {
      where: file,
      expected: '--convention win64; sysv for code that asks for that itself',
    });
  const stated =
    early ?? (spec === undefined ? null : await contractOf({ ...options, spec }, judged, read.symbol.name));
  const entry = stated === null ? undefined : entryNumbers(stated.order, CONVENTIONS[convention ?? 'sysv']);
  if (options.build !== undefined && options.build !== (read.build ?? null)) return null;
  const code = { ...targetOf(read, entry), convention };
  const claim =
    stated === null
      ? againstGivenIr(code, givenIr(file, options, io))
      : await againstStatement(code, stated, options, io);
  return {
    kind: overallKind(claim.parts.map(({ verdict }) => verdict)),
    claim: claimLine(file, {
      ...claim.options,
      ...{ symbol: code.listing.name, convention, syntax, cflags, include, build: code.build ?? undefined },
    }),
    parts: claim.parts,
    notes: claim.notes,
    record: claim.record === null ? null : checkOf(claim.record, file, code, io),
    code,
    stated: claim.stated,
  };
}

/** Of a function in C, with what the source declares. */
async function contractOf(
  options: VerifyOptions & { readonly spec: string },
  { file, isOfField, form: { compilerFlags = [] }, tools, io }: Judged,
  symbol: string,
): Promise<VerifyContract> {
  const { clang } = tools.tools.byName;
  const declaration = isOfField ? null : await declarationOf(resolve(io.cwd, file), symbol, compilerFlags, clang.path);
  return verifyContract({ ...options, ...(declaration === null ? {} : { declaration }) });
}

/** A claim about a source speaks of what one compiler makes of it. */
const otherBuild = (file: string, { build = '' }: VerifyOptions): Failure =>
  new Failure('input', 'the file is not compiled as the claim says', {
    where: file,
    expected: build,
    found: 'another compiler, version or options, or a file that is not compiled',
    hint: 'leave out --build to prove what this compiler makes of it',
  });

/** Whether the code begins with the bytes of the record, its constants included. */
function checkOf(record: ResultRecord, file: string, { bytes }: VerifyTarget, io: Io): ReturnType<typeof recordCheck> {
  const folder = dirname(resolve(io.cwd, file));
  const others = existsSync(join(folder, RECORD_FILE)) ? recordsIn(join(folder, RECORD_FILE), io.note) : [];
  return recordCheck(record, others, bytes, io.root);
}

async function againstStatement(
  target: CalledCode,
  contract: VerifyContract,
  options: VerifyOptions,
  io: Io,
): Promise<Claim> {
  const { fn, order, call } = contract;
  const { spec = '', bounds = '', args } = options;
  const { listing, convention = 'sysv' } = target;
  const name = withProperties('asm = specification', fn);
  const isPlain =
    fn.elements === undefined &&
    fn.spec?.truth === undefined &&
    fn.call === undefined &&
    fn.params.every(({ width }) => width === 64);
  const stated = convention === 'sysv' && isPlain ? { fn, order } : null;
  const rules = new CallRules(convention);
  const proves = (of: IrFunction, by = order): Verdict => rules.proof((used) => proveAsmSpec(listing, of, by, used));
  const isCallStated = args !== undefined || contract.isDeclared === true;
  const asked = { text: { ...options, spec }, contract, isCallStated, proves };
  const code = { fn, call };
  const first = proves(fn);
  const isOpen = first.kind === 'undecided' && isCallStated;
  const shown = isOpen ? await searchOnProcessor(code, target, first, io.root) : null;
  const verdict = justified(shown ?? first, asked);
  requireBounds(verdict, fn, bounds, proves);
  const text = statedText(contract);
  return {
    // What was only taken for granted is not claimed where all depends on it.
    options: first.kind === 'refuted' && verdict.kind === 'undecided' && !isCallStated ? withoutArguments(text) : text,
    parts: [{ name, verdict, code }],
    notes: [...contractNotes(fn), ...rules.notes(verdict)],
    record: null,
    stated,
  };
}

const withoutArguments = ({ args: _, ...others }: StatedContract): StatedContract => others;

function againstGivenIr({ listing, convention = 'sysv' }: CalledCode, given: GivenIr): Claim {
  const { fn, record } = given;
  const rules = new CallRules(convention);
  const verdict = rules.proof((used) => proveListing(listing, fn, { convention: used, asSource: true }));
  const asm: Part = { name: withProperties('asm = IR', fn), verdict, code: { fn, call: standardCall(fn) } };
  const ir: Part[] = fn.spec === undefined ? [] : [{ name: 'IR = specification', verdict: proveSpec(fn), code: null }];
  const stated = convention === 'sysv' && fn.call === undefined ? { fn } : null;
  return { options: givenIrOptions(given), parts: [asm, ...ir], notes: rules.notes(verdict), record, stated };
}

/** Results, then parameters. */
const standardCall = ({ results, params }: IrFunction): CallArgument[] =>
  [...results, ...params].map((_, i) => (i === 0 ? { kind: 'out' } : { kind: 'operand', index: i - 1 }));

const OVERLAP: Readonly<Record<IrFunction['aliasing'], string>> = {
  none: 'disjoint',
  equal: 'equal or disjoint',
  any: 'overlapping in any way',
};

const withProperties = (equality: string, { aliasing }: IrFunction): string =>
  `${equality}, constant time, calling convention, memory safety (arrays ${OVERLAP[aliasing]})`;

/** Of all parts of a claim together. */
export const overallKind = (verdicts: readonly Verdict[]): Verdict['kind'] =>
  (['refuted', 'undecided'] as const).find((kind) => verdicts.some((verdict) => verdict.kind === kind)) ?? 'proved';

/** What is odd about a stated contract, though it can be proved as it stands. */
export function contractNotes(fn: IrFunction): string[] {
  const idle = idleParams(fn);
  const bits = fn.params.filter(isBit).map(({ name }) => name);
  return [
    ...(isComposite(fn.spec?.modulus ?? 1n) ? ['the modulus is composite'] : []),
    ...(idle.length === 0 ? [] : [`the statement does not depend on ${idle.join(', ')}`]),
    ...bits.map((name) => `${name} is an array that holds 0 or 1; if it is passed by value: --scalars ${name}`),
  ];
}

const isBit = ({ shape, bounds }: Param): boolean =>
  shape === 'array' && bounds.every(({ upper }, limb) => upper === (limb === 0 ? 1n : 0n));

/** Options that name the word IR that was given, with what it states. */
function givenIrOptions({ fn, option, name }: GivenIr): VerifyOptions {
  return { [option]: name, contract: statedContract(fn), aliasing: fn.aliasing };
}

interface RecordCheck {
  /** What to print; how the bytes compare comes last. */
  readonly lines: readonly string[];
  /** Whether the code has the bytes of the record. */
  readonly isSame: boolean;
  /** Whether it has those of another result of the same folder: then code and record are mixed up, nothing worse. */
  readonly isOfAnother: boolean;
}

/** The beginning of the code, so many bytes; null where the file has fewer. */
type BytesOf = (length: number) => Uint8Array | null;

/**
 * What a record says about the code that is verified: by which proof engine it was proved, and whether it is about
 * these bytes; `others` are the records of the folder of the code.
 */
export function recordCheck(
  record: ResultRecord,
  others: readonly ResultRecord[],
  code: BytesOf,
  root: string,
): RecordCheck {
  const now = checkerIdentity(root);
  const isSame = isOf(record, code);
  const owner = isSame ? undefined : others.findLast((other) => isOf(other, code));
  const wanted = short((record.called ?? record.code).sha256);
  const bytes = `${isSame ? 'is' : 'is NOT'} byte for byte that of the record (sha256 ${wanted})`;
  const lines = [`checker ${identity(now)}; ${provedBy(record.checker, now)}`, `the code ${bytes}`];
  const found = owner === undefined ? [] : [`it is that of the result of ${owner.time} in ${RECORD_FILE}`];
  return { lines: [...lines, ...found], isSame, isOfAnother: owner !== undefined };
}

function isOf(record: ResultRecord, code: BytesOf): boolean {
  const { hex, sha256: wanted } = record.called ?? record.code;
  const bytes = code(hex.length / 2);
  return bytes !== null && sha256(bytes) === wanted;
}

function provedBy(then: CheckerIdentity | undefined, now: CheckerIdentity): string {
  if (then === undefined) return 'the record does not name its own';
  return `the record was proved by ${then.sha256 === now.sha256 ? 'the same' : identity(then)}`;
}

const identity = ({ version, sha256: digest }: CheckerIdentity): string => `${version}, sha256 ${short(digest)}`;
const short = (digest: string): string => `${digest.slice(0, 16)}…`;

/* Prints a claim as the command that proves it again. */

/** The text that `verifyContract` makes the same contract of; nothing is left to defaults or to what bounds imply. */
export function statedText({ fn, order }: Pick<VerifyContract, 'fn' | 'order'>): StatedContract {
  const {
    spec,
    params,
    results: [result],
    aliasing,
    call,
  } = fn;
  if (spec === undefined) throw new Failure('invariant', 'a stated contract has a specification', { where: fn.name });
  const { truth } = spec;
  const limbs = spec.weights.length;
  const replaced = call?.arguments.find((argument) => argument.result !== undefined)?.name ?? result.name;
  const names = [replaced, ...params.map((p) => p.name)];
  const scalars = params.filter((p) => p.shape === 'scalar').map((p) => p.name);
  return {
    spec: statementText({
      result: replaced,
      ...spec,
      ...(truth === undefined ? {} : { asked: { truth, width: result.width } }),
    }),
    limbs: statedLimbs(fn, spec),
    ...(fn.lanes === undefined ? {} : { lanes: `${fn.lanes}` as const }),
    ...(fn.elements === undefined ? {} : { elements: fn.elements }),
    bounds: [
      ...params.flatMap((_, i) => paramBoundTexts(fn, i, limbs)),
      ...(truth === undefined ? resultBoundTexts(fn, 0, limbs) : []),
    ].join(', '),
    ...(scalars.length === 0 ? {} : { scalars: scalars.join() }),
    args: order.map((source) => argumentText(source, { names, ...spec })).join(),
    aliasing,
  };
}

/** With the length of limbs in memory, and in registers, where they have one that is not that of words. */
function statedLimbs({ params, results, call }: IrFunction, { weights, truth }: Specification): string {
  const isReturned = call?.returned?.bits !== undefined || truth !== undefined;
  const arrays = [...(isReturned ? [] : results), ...params.filter(({ shape }) => shape === 'array')];
  const widths = new Set(arrays.map(({ width }) => width));
  const width = widths.size === 1 ? arrays[0].width : 64;
  const returned = truth === undefined ? (call?.returned?.bits ?? 64) : 64;
  const passed = params.flatMap((param) => (param.shape === 'scalar' && param.width > 1 ? [param.width] : []));
  const bits = Math.min(returned, ...passed);
  // All parameters have no more bits then than is said of a single limb.
  const isSingle = weights.length === 1 && params.every(({ bounds: [{ upper }] }) => upper >> BigInt(bits) === 0n);
  return isSingle && bits < 64 ? `1x${bits}${width === 64 ? '' : `:u${width}`}` : limbsTextOf(weights, width);
}

const ORDER = [
  'symbol',
  'spec',
  'ir',
  'record',
  'contract',
  'limbs',
  'bounds',
  'lanes',
  'elements',
  'scalars',
  'args',
  'aliasing',
  'convention',
  'syntax',
  'cflags',
  'include',
  'build',
] as const satisfies readonly (keyof VerifyOptions)[];

/** The command that proves the claim again: the line that is printed with a verdict is the whole claim. */
function claimLine(file: string, options: VerifyOptions): string {
  const words = ORDER.flatMap((name) =>
    [options[name] ?? []].flat().flatMap((value) => [`--${name}`, shellWord(String(value))]),
  );
  return [`${PROGRAM} verify`, shellPath(file), ...words].join(' ');
}

/* Recognises code that is refuted only because no bounds of its inputs were stated. */

/**
 * Throws `input` if the code is refuted only for inputs of which nobody said that they are possible: no bounds are
 * stated of any input, and it is not refuted for reduced ones. `proves` is asked about those.
 */
function requireBounds(verdict: Verdict, fn: IrFunction, bounds: string, proves: (fn: IrFunction) => Verdict): void {
  const { spec, params } = fn;
  if (verdict.kind !== 'refuted' || verdict.counterexample === undefined || spec === undefined) return;
  if (params.some(({ name }) => new RegExp(`\\b${name}\\b`).test(bounds))) return;
  const least = proves(reduced(fn, spec)).kind;
  if (least === 'refuted') return;
  const { inputs } = verdict.counterexample;
  throw new Failure('input', 'the code does not compute what is stated for all words', {
    where: `--spec, at ${params.map(({ name }, i) => `${name} = [${inputs[i].map(hex).join(', ')}]`).join(', ')}`,
    expected: 'what is stated, for any words: without --bounds inputs may be all of them',
    found: verdict.reason,
    hint:
      `bounds may be missing: with --bounds "${params.map((param) => boundText(param, spec)).join(', ')}" ` +
      (least === 'proved' ? 'it is proved' : 'no sample contradicts it'),
  });
}

/** By value there are numbers where one word is an element, and choices. */
const isNumber = ({ shape }: Param, { weights }: Specification): boolean => shape === 'array' || weights.length === 1;

const boundText = (param: Param, spec: Specification): string => `${param.name}<${isNumber(param, spec) ? 'p' : '2'}`;

/** Inputs below the modulus, in limbs that do not reach into each other. */
function reduced(fn: IrFunction, spec: Specification): IrFunction {
  const { weights, modulus } = spec;
  const bitsOf = (k: number): number => (weights[k + 1] ?? modulus.toString(2).length) - weights[k];
  const limited = (p: Param): Param => ({
    ...p,
    bounds: p.bounds.map(({ lower, upper }, i) => {
      const word = (1n << BigInt(Math.max(1, bitsOf(i % weights.length)))) - 1n;
      const most = p.shape === 'array' ? word : isNumber(p, spec) ? modulus - 1n : 1n;
      return { lower, upper: upper < most ? upper : most };
    }),
  });
  return { ...fn, params: fn.params.map(limited), spec: { ...spec, canonicalInputs: true } };
}

/* Finds the word IR that `verify` is asked to compare code with. */

/** Word IR that the code should compute. */
interface GivenIr {
  readonly fn: IrFunction;
  /** The option that names it in full, e.g. `--record` and `best.json#mul`. */
  readonly option: 'ir' | 'record';
  readonly name: string;
  /** The record whose bytes the code should have; null if only word IR was named. */
  readonly record: ResultRecord | null;
}

/**
 * The function that the options name, or that of the record beside `file`. Throws `input` for files and names that do
 * not exist, functions that nothing should be compared with, and those that state something else than `--contract`.
 */
function givenIr(file: string, options: VerifyOptions, io: Io): GivenIr {
  const option = options.ir === undefined ? 'record' : 'ir';
  const beside = recordBeside(file, io);
  const [source, wanted] = splitName(options.ir ?? options.record ?? beside, `--${option}`);
  const { record, functions, withSpecification: complete } = contentOf(readGiven(source, options, io), source);
  if (record === null && option === 'record') {
    const expected = 'record.jsonl or best.json of a result';
    throw new Failure('input', 'this is not a record', { where: source, expected, hint: `--ir ${shellWord(source)}` });
  }
  const named = pick(asInput(source, functions), source, wanted ?? null, options.symbol);
  const fn = asInput(source, () => checked(complete(named.read()), source));
  if (options.contract !== undefined) requireContract(fn, options.contract, source);
  const { aliasing = fn.aliasing } = options;
  const name = `${source}#${fn.name}`;
  return { fn: { ...fn, aliasing }, option, name, record: option === 'record' ? record : null };
}

/** `file#name`; files have no `#` in their names. */
function splitName(text: string, where: string): [source: string, name: string | undefined] {
  const [, source, name] = /^([^#]*)(?:#(.*))?$/s.exec(text) ?? [];
  if (source !== undefined && source.trim() !== '' && name !== '') return [source, name];
  throw new Failure('input', 'a name is empty', { where, expected: 'file or file#function', found: text });
}

function readGiven(source: string, { ir, record }: VerifyOptions, io: Io): string {
  try {
    return textOfRecord(source, io);
  } catch (error) {
    if (!(error instanceof Failure) || (ir ?? record) !== undefined) throw error;
    const expected = `--spec, --ir, --record, or ${basename(source)} beside the file`;
    throw new Failure('input', 'nothing says what the code should compute', { expected });
  }
}

/** A function of a file, read when it is asked for: others may be of kinds that cannot be read. */
interface Named {
  readonly name: string;
  read(): IrFunction;
}

interface Content {
  readonly record: ResultRecord | null;
  readonly functions: () => readonly Named[];
  /** A function with what is known of it by its name. */
  readonly withSpecification: (fn: IrFunction) => IrFunction;
}

function contentOf(text: string, source: string): Content {
  const complete = (fn: IrFunction): IrFunction => fn;
  if (!['.json', '.jsonl'].includes(extname(source)))
    return { record: null, functions: () => [asNamed(parse(text, source))], withSpecification: complete };
  if (text.includes('"irSha256"')) {
    const record = parseRecord(text, source);
    return { record, functions: () => [asNamed(parse(record.ir, source))], withSpecification: complete };
  }
  return { record: null, functions: () => openFiat(text, source), withSpecification: withFiatSpecification };
}

const asNamed = (fn: IrFunction): Named => ({ name: fn.name, read: () => fn });

/** The function called `wanted`; without that the only one, or the one that is called like the code. */
function pick(functions: readonly Named[], where: string, wanted: string | null, symbol = ''): Named {
  const isOnly = wanted === null && functions.length === 1;
  const names = functions.map((fn) => fn.name).join(', ');
  const named = functions.filter((fn) => isOnly || fn.name === (wanted ?? symbol));
  if (named.length === 1) return named[0];
  const message =
    named.length > 1
      ? `several functions are called ${named[0].name}`
      : wanted === null
        ? 'which of its functions is meant?'
        : `there is no function ${wanted}`;
  const expected = `${where}#name, or --symbol if they are called alike`;
  throw new Failure('input', message, { where, expected, found: names });
}

function checked(fn: IrFunction, source: string): IrFunction {
  checkGivenIr(fn, source);
  return fn;
}

function requireContract(fn: IrFunction, expected: string, where: string): void {
  const found = statedContract(fn);
  const plain = (text: string): string => text.replace(/\s+/g, '');
  if (plain(found) === plain(expected)) return;
  throw new Failure('input', 'the word IR states something else', { where, expected, found });
}

/**
 * Throws `input` for word IR that nothing should be compared with: bounds that no input or only one meets, a
 * specification that says nothing or cannot be evaluated; `invariant` if it is malformed. `where` is its file.
 */
function checkGivenIr(fn: IrFunction, where: string): void {
  const odd = [...fn.params, ...fn.results].flatMap(contradictions);
  if (odd.length > 0)
    throw new Failure('input', 'the lower bound is above the upper one', { where, found: odd.join(', ') });
  if (fn.spec !== undefined) checkSpecification(fn, fn.spec, where);
  requireInputs(fn, where);
  checkForm(fn);
}

const contradictions = ({ name, bounds }: Param): string[] =>
  bounds.flatMap(({ lower, upper }, i) => (lower > upper ? [`${name}[${i}]: ${lower}..${upper}`] : []));

function checkSpecification(
  fn: IrFunction,
  { modulus, weights, relation, limits = [] }: Specification,
  where: string,
): void {
  if (modulus < 3n)
    throw new Failure('input', 'the modulus is too small to state anything', {
      where,
      expected: 'above 2',
      found: String(modulus),
    });
  const rises = weights.every((w, i) => Number.isInteger(w) && (i === 0 ? w === 0 : w > weights[i - 1]));
  if (!rises)
    throw new Failure('input', 'the weights of limbs do not rise from 0', { where, found: weights.join(' ') });
  const all = [...fn.params, ...fn.results];
  const isElements = ({ bounds }: Param): boolean => bounds.length % weights.length === 0;
  const unknown = limits.find(({ name }) => !all.some((p) => p.name === name && p.shape === 'array' && isElements(p)));
  if (unknown !== undefined)
    throw new Failure('input', 'a limit for something that is not an array of elements', {
      where,
      found: unknown.name,
    });
  const isMeant = (p: Param): boolean => fn.results.includes(p) || new RegExp(`\\b${p.name}\\b`).test(relation);
  const odd = all.find((p) => isMeant(p) && p.bounds.length !== 1 && !isElements(p));
  if (odd !== undefined) {
    const expected = `a multiple of ${weights.length} limbs`;
    const found = String(odd.bounds.length);
    throw new Failure('input', `${odd.name} is not an array of elements`, { where, expected, found });
  }
  // Throws for unknown names and numbers of elements that do not fit.
  idleParams(fn);
}

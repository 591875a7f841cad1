import { extname, resolve, dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { existsSync } from 'node:fs';
import { isComposite } from '../../base/integers.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import type { StatedCall } from '../../certificate/certify.ts';
import { wholeResult } from '../environment/storedRecords.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { RECORD_FILE } from '../store/resultFiles.ts';
import { recordsIn } from '../store/readRecords.ts';
import type { ResultRecord, CheckerIdentity } from '../../bench/record.ts';
import { cParameters } from '../../frontend/compile/definedFunctions.ts';
import { compilerFlags } from '../../frontend/object/sourceLimits.ts';
import { type CallArgument, negativeInverse } from '../../frontend/peers/peersInterface.ts';
import { idleParams, paramBoundTexts, resultBoundTexts } from '../../ir/contract/statedBounds.ts';
import { CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';
import { proveAsmSpec } from '../../prover/proof/asmSpecification.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';
import { withFieldStatement, type VerifyOptions, limbsText, statedContract } from './verifyOptions.ts';
import { givenIr, type GivenIr } from './givenIr.ts';
import { verifyContract, type VerifyContract, type StatedContract } from './verifyContract.ts';
import { openCodeTools, verifyTarget, type VerifyTarget } from './verifyTarget.ts';
import { entryNumbers, type ArgumentSource } from '../../prover/machine/call.ts';
import { statementText } from '../../ir/contract/statement.ts';
import { shellPath, shellWord } from '../../base/printable.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { sha256 } from '../../base/hash.ts';
import { checkerIdentity } from '../environment/checkerIdentity.ts';

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
 * Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. Throws `input`
 * for what is not understood and `tool` for what is missing; a refutation is no error.
 */
export async function proveFile(file: string, raw: VerifyOptions, io: Io): Promise<ProvedFile> {
  wholeResult(file, io);
  const options = withFieldStatement(raw, io.root);
  const { spec, symbol, syntax, cflags, include, convention } = options;
  const stated =
    spec === undefined ? null : verifyContract({ ...options, spec, parameters: parametersOf(file, options, io) });
  const form = { syntax, compilerFlags: flagsOf(options, io) };
  const entry = stated === null ? undefined : entryNumbers(stated.order, CONVENTIONS[convention ?? 'sysv']);
  const target = await verifyTarget(resolve(io.cwd, file), symbol, form, await openCodeTools(io.root), entry);
  const { build } = target;
  requireBuild(build, options, file);
  const code = { ...target, convention };
  const claim = stated === null ? againstGivenIr(code, givenIr(file, options, io)) : againstStatement(code, stated);
  return {
    kind: overallKind(claim.parts.map(({ verdict }) => verdict)),
    claim: claimLine(file, {
      ...claim.options,
      ...{ symbol: target.listing.name, convention, syntax, cflags, include, build: build ?? undefined },
    }),
    parts: claim.parts,
    notes: claim.notes,
    record: claim.record === null ? null : checkOf(claim.record, file, target, io),
    code,
    stated: claim.stated,
  };
}

const flagsOf = ({ cflags = '', include = [] }: VerifyOptions, { cwd }: Io): string[] => [
  ...include.flatMap((folder) => ['-I', resolve(cwd, folder)]),
  ...compilerFlags(cflags, cwd),
];

/** A claim about a source speaks of what one compiler makes of it. Throws `input` if it was another one. */
function requireBuild(build: string | null, { build: stated }: VerifyOptions, file: string): void {
  if (stated === undefined || stated === build) return;
  throw new Failure('input', 'the file is compiled otherwise than the claim says', {
    where: file,
    expected: stated,
    found: build ?? 'a file that is not compiled',
    hint: 'leave out --build to prove what this compiler makes of it',
  });
}

/** Whether the code begins with the bytes of the record, its constants included. */
function checkOf(record: ResultRecord, file: string, { bytes }: VerifyTarget, io: Io): ReturnType<typeof recordCheck> {
  const folder = dirname(resolve(io.cwd, file));
  const others = existsSync(join(folder, RECORD_FILE)) ? recordsIn(join(folder, RECORD_FILE), io.note) : [];
  return recordCheck(record, others, bytes, io.root);
}

/** Those of a function in C: their order is what a caller goes by. */
function parametersOf(file: string, { args, symbol }: VerifyOptions, io: Io): readonly string[] | undefined {
  if (extname(file) !== '.c' || args !== undefined || symbol === undefined) return undefined;
  return cParameters(readInput(file, io), symbol) ?? undefined;
}

function againstStatement({ listing, convention = 'sysv' }: CalledCode, contract: VerifyContract): Claim {
  const { fn, order, call } = contract;
  const name = withProperties('asm = specification', fn);
  const stated = convention === 'sysv' && fn.elements === undefined ? { fn, order } : null;
  const part: Part = { name, verdict: proveAsmSpec(listing, fn, order, CONVENTIONS[convention]), code: { fn, call } };
  return { options: statedText(contract), parts: [part], notes: contractNotes(fn), record: null, stated };
}

function againstGivenIr({ listing, convention = 'sysv' }: CalledCode, given: GivenIr): Claim {
  const { fn, record } = given;
  const verdict = proveListing(listing, fn, { convention: CONVENTIONS[convention], asSource: true });
  const asm: Part = { name: withProperties('asm = IR', fn), verdict, code: { fn, call: standardCall(fn) } };
  const ir: Part[] = fn.spec === undefined ? [] : [{ name: 'IR = specification', verdict: proveSpec(fn), code: null }];
  const stated = convention === 'sysv' ? { fn } : null;
  return { options: givenIrOptions(given), parts: [asm, ...ir], notes: [], record, stated };
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

/** The text that `verifyContract` makes the same contract of; nothing is left to defaults or to what bounds imply. */
export function statedText({ fn, order }: Pick<VerifyContract, 'fn' | 'order'>): StatedContract {
  const {
    spec,
    params,
    results: [result],
    aliasing,
  } = fn;
  if (spec === undefined) throw new Failure('invariant', 'a stated contract has a specification', { where: fn.name });
  const limbs = spec.weights.length;
  const names = [result, ...params].map((p) => p.name);
  const scalars = params.filter((p) => p.shape === 'scalar').map((p) => p.name);
  return {
    spec: statementText({ result: result.name, ...spec }),
    limbs: limbsText(spec.weights),
    ...(fn.lanes === undefined ? {} : { lanes: `${fn.lanes}` as const }),
    ...(fn.elements === undefined ? {} : { elements: fn.elements }),
    bounds: [...params.flatMap((_, i) => paramBoundTexts(fn, i, limbs)), ...resultBoundTexts(fn, 0, limbs)].join(', '),
    ...(scalars.length === 0 ? {} : { scalars: scalars.join() }),
    args: order.map((source) => argumentText(source, names, spec.modulus)).join(),
    aliasing,
  };
}

function argumentText(source: ArgumentSource, names: readonly string[], modulus: bigint): string {
  switch (source.kind) {
    case 'own':
      return names[source.index];
    case 'words':
      return '&p';
    case 'number':
      return numberArgument(source.value, names, modulus);
  }
}

const numberArgument = (value: bigint, names: readonly string[], modulus: bigint): string =>
  value === negativeInverse(modulus) && !names.includes('n0') ? 'n0' : String(value);

/** Options that name the word IR that was given, with what it states. */
function givenIrOptions({ fn, option, name }: GivenIr): VerifyOptions {
  return { [option]: name, contract: statedContract(fn), aliasing: fn.aliasing };
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

import { extname, resolve } from 'node:path';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { ResultRecord } from '../../store/record.ts';
import { cParameters } from '../../toolchain/compile/cParameters.ts';
import type { CallArgument } from '../../toolchain/peers/peersInterface.ts';
import { proveAsmSpec } from '../../verify/proof/asmSpecification.ts';
import { proveListing } from '../../verify/proof/equivalence.ts';
import { proveSpec } from '../../verify/proof/specification.ts';
import type { Verdict } from '../../verify/proof/verdict.ts';
import { claimLine, givenIrOptions } from './claimLine.ts';
import { withFieldStatement } from './fieldStatement.ts';
import type { CommandSpec } from '../line/commandSpec.ts';
import { confirmRefutation } from './confirmRefutation.ts';
import type { Io } from '../../host/io.ts';
import { readInput } from '../../host/readInput.ts';
import { recordCheck } from './recordCheck.ts';
import { statedText } from './statedText.ts';
import { VERDICT, verdictLines } from './verdictLines.ts';
import { verifyContract, type VerifyContract } from './verifyContract.ts';
import { VERIFY_OPTIONS, verifyOptions, type VerifyOptions } from './verifyOptions.ts';
import { givenIr, type GivenIr } from './givenIr.ts';
import { openCodeTools, verifyTarget, type VerifyTarget } from './verifyTarget.ts';
import { Failure } from '../../base/errors.ts';
import { isComposite } from '../../base/prime.ts';
import { idleParams } from '../../verify/contract/idleParams.ts';

/**
 * Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. The output begins
 * with the verdict and its claim, as the command that makes exactly this claim.
 */
export const verifyCommand: CommandSpec = {
  name: 'verify',
  summary: 'prove an assembly file or object',
  operands: ['<file>'],
  options: VERIFY_OPTIONS,
  run: async (raw, io, [file]) => verify(String(file), verifyOptions(raw), io),
};

/** A claim about the code: all of its parts together. */
interface Claim {
  /** The options that state it in full. */
  readonly options: VerifyOptions;
  readonly parts: readonly Part[];
  readonly notes: readonly string[];
  /** The record that the code should be that of. */
  readonly record: ResultRecord | null;
}

interface Part {
  readonly name: string;
  readonly verdict: Verdict;
  /** What a counterexample is for; null for parts that are not about machine code. */
  readonly code: { readonly fn: IrFunction; readonly call: readonly CallArgument[] } | null;
}

async function verify(file: string, raw: VerifyOptions, io: Io): Promise<void> {
  const options = withFieldStatement(raw, io.root);
  const { spec, symbol, syntax } = options;
  const stated =
    spec === undefined ? null : verifyContract({ ...options, spec, parameters: parametersOf(file, options, io) });
  const target = await verifyTarget(resolve(io.cwd, file), symbol, syntax, await openCodeTools(io.root));
  const claim = stated === null ? againstGivenIr(target, givenIr(file, options, io)) : againstStatement(target, stated);
  const kind = overallKind(claim.parts.map(({ verdict }) => verdict));
  io.out(`${VERDICT[kind]}: ${claimLine(file, { ...claim.options, symbol: target.listing.name, syntax })}`);
  for (const text of claim.notes) io.out(`  note: ${text}`);
  for (const part of claim.parts) await printPart(part, target, io);
  io.out(`  code: ${target.account}`);
  const isRecorded = claim.record === null || hasBytesOf(claim.record, target, io);
  const failure = outcomeFailure(kind, isRecorded, file);
  if (failure !== null) throw failure;
}

async function printPart({ name, verdict, code }: Part, target: VerifyTarget, io: Io): Promise<void> {
  for (const text of verdictLines(name, verdict)) io.out(`  ${text}`);
  if (verdict.kind !== 'refuted' || code === null || verdict.counterexample === undefined) return;
  const image = (): Promise<Uint8Array> => target.image(code.call, code.fn.spec?.modulus ?? 1n);
  io.out(`    ${await confirmRefutation(code.fn, verdict, image, io.root)}`);
}

/** Those of a function in C: their order is what a caller goes by. */
function parametersOf(file: string, { args, symbol }: VerifyOptions, io: Io): readonly string[] | undefined {
  if (extname(file) !== '.c' || args !== undefined || symbol === undefined) return undefined;
  return cParameters(readInput(file, io), symbol) ?? undefined;
}

/** Whether the code begins with the bytes of the record, its constants included. */
function hasBytesOf(record: ResultRecord, target: VerifyTarget, io: Io): boolean {
  const { lines, isSame } = recordCheck(record, target.bytes(record.code.hex.length / 2), io.root);
  for (const text of lines) io.out(text);
  return isSame;
}

function againstStatement({ listing }: VerifyTarget, contract: VerifyContract): Claim {
  const { fn, order, call } = contract;
  const name = withProperties('asm = specification', fn);
  const part: Part = { name, verdict: proveAsmSpec(listing, fn, order), code: { fn, call } };
  return { options: statedText(contract), parts: [part], notes: contractNotes(fn), record: null };
}

function againstGivenIr({ listing }: VerifyTarget, given: GivenIr): Claim {
  const { fn, record } = given;
  const verdict = proveListing(listing, fn);
  const asm: Part = { name: withProperties('asm = IR', fn), verdict, code: { fn, call: standardCall(fn) } };
  const ir: Part[] = fn.spec === undefined ? [] : [{ name: 'IR = specification', verdict: proveSpec(fn), code: null }];
  return { options: givenIrOptions(given), parts: [asm, ...ir], notes: [], record };
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

const HINT = 'with --ir instead of --record nothing is claimed about the record';

/** What `verify` ends with; null if all is well. `isRecorded` says whether the code has the bytes of its record. */
export function outcomeFailure(kind: Verdict['kind'], isRecorded: boolean, where: string): Failure | null {
  if (kind === 'refuted') return new Failure('wrong', 'refuted', { where });
  if (!isRecorded) return new Failure('wrong', 'the code is not that of the record', { where, hint: HINT });
  return kind === 'undecided' ? new Failure('unsupported', 'not everything could be decided', { where }) : null;
}

/** What is odd about a stated contract, though it can be proved as it stands. */
export function contractNotes(fn: IrFunction): string[] {
  const idle = idleParams(fn);
  const bits = fn.params.filter(isBit).map(({ name }) => name);
  return [
    ...(isComposite(fn.spec?.modulus ?? 1n) ? ['the modulus is not a prime'] : []),
    ...(idle.length === 0 ? [] : [`the statement does not depend on ${idle.join(', ')}`]),
    ...bits.map((name) => `${name} is an array that holds 0 or 1; if it is passed by value: --scalars ${name}`),
  ];
}

const isBit = ({ shape, bounds }: Param): boolean =>
  shape === 'array' && bounds.every(({ upper }, limb) => upper === (limb === 0 ? 1n : 0n));

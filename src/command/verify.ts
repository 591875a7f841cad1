import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { chooseFiat, openFiat } from '../bridge/fiat/read.ts';
import { withFiatSpecification } from '../bridge/fiat/specification.ts';
import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import { parse } from '../ir/parse.ts';
import { verify as checkForm } from '../ir/verify.ts';
import { parseRecord } from '../store/parseRecord.ts';
import type { CallArgument } from '../toolchain/peersInterface.ts';
import { proveAsmSpec } from '../verify/asmSpecification.ts';
import type { Counterexample } from '../verify/counterexample.ts';
import { proveAsm } from '../verify/equivalence.ts';
import { proveSpec } from '../verify/specification.ts';
import type { Verdict } from '../verify/verdict.ts';
import type { CommandSpec } from './commandSpec.ts';
import { confirmRefutation } from './confirmRefutation.ts';
import type { Io } from './io.ts';
import { parseOptions } from './parseOptions.ts';
import { readInput } from './readInput.ts';
import { recordCheck } from './recordCheck.ts';
import { verifyContract } from './verifyContract.ts';
import { verifyTarget, type VerifyTarget } from './verifyTarget.ts';

const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const, ALIASING = ['none', 'equal', 'any'] as const;

const schema = z.object({
  spec: z.string().optional(),
  limbs: z.string().optional(),
  bounds: z.string().optional(),
  args: z.string().optional(),
  ir: z.string().optional(),
  record: z.string().optional(),
  symbol: z.string().optional(),
  aliasing: z.enum(ALIASING, `one of ${ALIASING.join(', ')}`).optional(),
  syntax: z.enum(SYNTAXES, `one of ${SYNTAXES.join(', ')}`).optional(),
});

type Options = z.infer<typeof schema>;

/** Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. Needs neither LLVM nor the search. */
export const verifyCommand: CommandSpec = {
  name: 'verify',
  summary: 'prove an assembly file or object',
  operands: ['<file>'],
  options: [
    { flags: '--spec <statement>', description: 'what it computes, e.g. "out = a*b mod 2^255-19", "out = a*b*R^-1 mod ..." (R: Montgomery factor), "out = a^2 ...", "out = -a ..."' },
    { flags: '--limbs <layout>', description: 'with --spec: limbs of all arrays: 4x64, 5x51, or bit weights such as 0/44/87' },
    { flags: '--bounds <list>', description: 'with --spec: "a<p, b[]<2^54, out<p, out[4]<2^51": of inputs assumed, of the result proved (by default words of any value)' },
    { flags: '--args <list>', description: 'with --spec: argument registers in order (default the result, then the names as they occur); also &p, n0 or a number' },
    { flags: '--ir <file>', description: 'instead: word IR (.ir), Fiat-Crypto JSON (file.json#function) or a record as the reference' },
    { flags: '--record <file>', description: 'instead: record whose word IR is the reference (default best.json beside the file)' },
    { flags: '--symbol <name>', description: 'function of the file (default the first)' },
    { flags: '--aliasing <how>', description: 'arrays may not overlap (none), may be equal (equal), may overlap in any way (any); default none, with a reference what it says' },
    { flags: '--syntax <name>', description: `${SYNTAXES.join(', ')} (default: nasm for .asm, else by its registers)` },
  ],
  run: async (raw, io, [file]) => verify(String(file), parseOptions(schema, raw), io),
};

/** One claim about the code with what came of it. */
interface Claim {
  readonly claim: string;
  readonly verdict: Verdict;
  /** What a counterexample is for; null for claims that are not about machine code. */
  readonly code: { readonly fn: IrFunction; readonly call: readonly CallArgument[] } | null;
}

async function verify(file: string, options: Options, io: Io): Promise<void> {
  if (options.spec !== undefined && (options.ir ?? options.record) !== undefined) throw new Failure('input', 'two references', { where: '--spec', expected: 'either --spec, --ir or --record' });
  const target = await verifyTarget(file, options.symbol, options.syntax, io);
  const claims = options.spec === undefined ? againstReference(target, reference(file, options, io)) : [againstStatement(target, { ...options, spec: options.spec })];
  for (const { claim, verdict, code } of claims) {
    io.out(line(claim, verdict));
    if (verdict.kind !== 'refuted' || code === null || verdict.counterexample === undefined) continue;
    io.out(`  ${await confirmRefutation(code.fn, verdict, () => target.image(code.call, code.fn.spec?.modulus ?? 1n), io.root)}`);
  }
  for (const text of await aboutRecord(target, file, options, io)) io.out(text);
  const kinds = claims.map(({ verdict }) => verdict.kind);
  if (kinds.includes('refuted')) throw new Failure('wrong', 'refuted', { where: file });
  if (kinds.includes('undecided')) throw new Failure('unsupported', 'not everything could be decided', { where: file });
}

const PROPERTIES = 'constant time, calling convention, memory safety';

function againstStatement({ listing }: VerifyTarget, options: Options & { readonly spec: string }): Claim {
  const { fn, order, call } = verifyContract(options);
  return { claim: `${options.spec.trim()}; ${PROPERTIES} (arrays: ${OVERLAP[fn.aliasing]})`, verdict: proveAsmSpec(listing, fn, order), code: { fn, call } };
}

const OVERLAP: Readonly<Record<IrFunction['aliasing'], string>> = { none: 'disjoint', equal: 'equal or disjoint', any: 'overlapping in any way' };

function againstReference({ text, syntax, listing }: VerifyTarget, fn: IrFunction): Claim[] {
  const call = [...fn.results, ...fn.params].map((_, i): CallArgument => (i === 0 ? { kind: 'out' } : { kind: 'operand', index: i - 1 }));
  const asm: Claim = { claim: `asm = IR; ${PROPERTIES} (arrays: ${OVERLAP[fn.aliasing]})`, verdict: proveAsm(text, syntax, fn, { symbol: listing.name }), code: { fn, call } };
  return fn.spec === undefined ? [asm] : [asm, { claim: 'IR = specification', verdict: proveSpec(fn), code: null }];
}

/** Only if the reference is a record. */
async function aboutRecord(target: VerifyTarget, file: string, options: Options, io: Io): Promise<string[]> {
  const [source] = (options.ir ?? options.record ?? besideOf(file)).split('#');
  if (options.spec !== undefined || extname(source) !== '.json') return [];
  const text = readInput(source, io);
  if (!isRecord(text)) return [];
  const record = parseRecord(text, source), code = await target.image([{ kind: 'out' }], 1n).catch(() => null);
  return recordCheck(record, code, io.root);
}

const besideOf = (file: string): string => join(dirname(file), 'best.json');
const isRecord = (text: string): boolean => text.includes('"irSha256"');

/** The function that the code should compute. */
function reference(file: string, options: Options, io: Io): IrFunction {
  const [source, name = options.symbol] = (options.ir ?? options.record ?? besideOf(file)).split('#'), text = readReference(source, options, io);
  const fn = extname(source) === '.json' ? fromJson(text, source, name) : parse(text, source);
  checkForm(fn);
  return options.aliasing === undefined ? fn : { ...fn, aliasing: options.aliasing };
}

function readReference(source: string, { ir, record }: Options, io: Io): string {
  try {
    return readInput(source, io);
  } catch (error) {
    if (!(error instanceof Failure) || (ir ?? record) !== undefined) throw error;
    throw new Failure('input', 'nothing says what the code should compute', { expected: `--spec, --ir, --record, or ${basename(source)} beside the file` });
  }
}

/** A record, or Fiat-Crypto JSON with one function or one of this name. */
function fromJson(text: string, source: string, name: string | undefined): IrFunction {
  if (isRecord(text)) return parse(parseRecord(text, source).ir, source);
  const functions = openFiat(text, source), wanted = functions.length === 1 ? undefined : name;
  const expected = `--ir ${basename(source)}#name, or --symbol if they are called alike`;
  return withFiatSpecification(chooseFiat(functions, wanted, source, expected).read());
}

function line(claim: string, verdict: Verdict): string {
  const time = `${verdict.millis.toFixed(0)} ms`;
  switch (verdict.kind) {
    case 'proved': return `${claim}: proved for all inputs (${verdict.by}, ${time})`;
    case 'undecided': return `${claim}: not decided: ${verdict.where}: ${shortened(verdict.reason)} (${time})`;
    case 'refuted': return [
      `${claim}: refuted: ${verdict.where}: ${shortened(verdict.reason)}`,
      ...(verdict.parting === undefined ? [] : [`  first difference: ${verdict.parting}`]),
      ...(verdict.counterexample === undefined ? [] : [`  for example with ${callText(verdict.counterexample)}`
        + (verdict.mode === undefined || verdict.mode === 'distinct' ? '' : ` and ${verdict.mode}`)]),
    ].join('\n');
  }
}

/** The limbs of all arguments, and what registers hold on entry where the result hangs on it. */
function callText({ inputs, entry }: Counterexample): string {
  const hex = (x: bigint): string => `0x${x.toString(16)}`, registers = [...entry].map(([name, value]) => `, ${name} = ${hex(value)}`);
  return inputs.map(limbs => `[${limbs.map(hex).join(', ')}]`).join(' ') + registers.slice(0, MOST_REGISTERS).join('');
}

const MOST_REGISTERS = 4;

/** Normal forms can be long; their beginning tells where to look. */
const shortened = (reason: string): string => (reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)} …` : reason);
const LONGEST_REASON = 300;

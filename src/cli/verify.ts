/** The command `verify`: proves or refutes code against word IR or a statement. */
import type { CalledCode, Part } from '../engine/claim/confirmRefutation.ts';
import type { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { jsonError, jsonLine } from '../base/json.ts';
import type { Io } from '../base/io.ts';
import type { Verdict } from '../prover/proof/verdict.ts';
import { commandOf, flag } from '../base/options/option.ts';
import { sentence } from '../base/folded.ts';
import { proveFile, type ProvedFile } from '../engine/claim/proveFile.ts';
import { VERDICT, verdictLines } from '../engine/report/verdictText.ts';
import { needsText } from '../engine/claim/verifyTarget.ts';
import { failureOf } from './line/reportFailure.ts';
import { sensible, verifySchema } from '../engine/claim/verifyOptions.ts';

const commandSchema = verifySchema.extend({
  verbose: flag('where two normal forms differ, all terms of the difference'),
  json: flag('one line with a JSON object of `type` verified (docs/JSON.md)'),
});
type CommandOptions = z.output<typeof commandSchema>;

/**
 * Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. The output begins
 * with the verdict and its claim, as the command that makes exactly this claim.
 */
export const verifyCommand = commandOf(commandSchema, (options, io, [file]) => verify(String(file), options, io), [
  { name: '<file>', description: 'C, assembly (NASM, GNU), an object, library or shared object' },
]);

async function verify(file: string, { json, verbose, ...options }: CommandOptions, io: Io): Promise<void> {
  try {
    const proved = await proveFile(file, sensible(options), io);
    await (json ? printObject(proved, io) : print(proved, verbose, io));
    const failure = outcomeFailure(proved.kind, proved.record, file);
    if (failure !== null) throw failure;
    // What a certificate is called, and what Coq says, is nothing for programs.
    const lines = options.certificate === true ? await certificateOf(file, proved, io) : [];
    for (const text of lines) json ? io.note(text) : io.out(`  ${text}`);
  } catch (error) {
    if (json) io.out(jsonError(failureOf(error)));
    throw error;
  }
}

async function print(
  { kind, claim, parts, notes, record, code }: ProvedFile,
  isVerbose: boolean,
  io: Io,
): Promise<void> {
  io.out(`${VERDICT[kind]}: ${claim}`);
  for (const text of notes) io.out(sentence(`  note: ${text}`, INDENT, io));
  for (const part of parts) await printPart(part, code, isVerbose, io);
  io.out(sentence(`  code: ${code.account}`, INDENT, io));
  io.out(sentence(`  needs: ${needsText(code.needs)}`, INDENT, io));
  for (const text of record?.lines ?? []) io.out(sentence(text, '  ', io));
}

/** One object of type `verified`. */
async function printObject(proved: ProvedFile, io: Io): Promise<void> {
  const { verifyResult } = await import('../engine/claim/verifyResult.ts');
  const { parts, ...rest } = await verifyResult(proved, io.root);
  const told = parts.map(({ name, verdict, onProcessor }) => ({ name, ...withoutInputs(verdict), onProcessor }));
  io.out(jsonLine('verified', { ...rest, parts: told }));
}

/** `onProcessor` says what the inputs of a counterexample show; whole differences are for people. */
const withoutInputs = (verdict: Verdict): object =>
  Object.fromEntries(Object.entries(verdict).filter(([key]) => key !== 'counterexample' && key !== 'difference'));

/** Lines about the certificate that is asked for. */
async function certificateOf(file: string, { stated, code }: ProvedFile, io: Io): Promise<string[]> {
  if (stated === null)
    throw new Failure('unsupported', 'the statement of theorems in Coq cannot say this claim', {
      where: '--certificate',
      expected: 'the C calling convention (sysv); arrays of words, of results first, then of operands; no --elements',
    });
  const { writeCertificate } = await import('../engine/claim/certificate.ts');
  return writeCertificate(file, stated, code, io);
}

/** Behind the verdict of a part. */
const INDENT = ' '.repeat(15);

async function printPart(part: Part, code: CalledCode, isVerbose: boolean, io: Io): Promise<void> {
  for (const text of verdictLines(part.name, part.verdict, isVerbose)) io.out(sentence(`  ${text}`, INDENT, io));
  if (part.verdict.kind !== 'refuted') return;
  const { confirmedRefutation } = await import('../engine/claim/confirmRefutation.ts');
  const shown = await confirmedRefutation(part, code, io.root);
  if (shown !== null) io.out(sentence(`    ${shown}`, INDENT, io));
}

const MIXED = 'restore both files from git, or search again';
const HINT = 'with --ir instead of --record nothing is claimed about the record';

/** What `verify` ends with; null if all is well. `record` is null if the code is held against none. */
export function outcomeFailure(kind: Verdict['kind'], record: ProvedFile['record'], where: string): Failure | null {
  if (kind === 'refuted') return new Failure('wrong', 'refuted', { where });
  if (record?.isOfAnother === true)
    return new Failure('input', 'the record beside the code belongs to another result', { where, hint: MIXED });
  if (record?.isSame === false)
    return new Failure('wrong', 'the code is not that of the record', { where, hint: HINT });
  return kind === 'undecided' ? new Failure('unsupported', 'not everything could be decided', { where }) : null;
}

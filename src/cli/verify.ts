import { Failure } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import type { Verdict } from '../prover/proof/verdict.ts';
import { commandOf } from '../base/options/option.ts';
import { sentence } from '../base/folded.ts';
import { proveFile, type CalledCode, type Part, type ProvedFile } from '../engine/claim/proveFile.ts';
import { VERDICT, verdictLines } from '../engine/report/verdictText.ts';
import { sensible, verifySchema, type VerifyOptions } from '../engine/claim/verifyOptions.ts';

/**
 * Proves code, ours or anyone's, against a word-IR function or directly against a statement about it. The output begins
 * with the verdict and its claim, as the command that makes exactly this claim.
 */
export const verifyCommand = commandOf(
  verifySchema,
  (options, io, [file]) => verify(String(file), sensible(options), io),
  [{ name: '<file>', description: 'C, assembly (NASM, GNU), an object, library or shared object' }],
);

async function verify(file: string, options: VerifyOptions, io: Io): Promise<void> {
  const { kind, claim, parts, notes, record, code, stated } = await proveFile(file, options, io);
  io.out(`${VERDICT[kind]}: ${claim}`);
  for (const text of notes) io.out(sentence(`  note: ${text}`, INDENT, io));
  for (const part of parts) await printPart(part, code, io);
  io.out(sentence(`  code: ${code.account}`, INDENT, io));
  for (const text of record?.lines ?? []) io.out(sentence(text, '  ', io));
  const failure = outcomeFailure(kind, record, file);
  if (failure !== null) throw failure;
  if (options.certificate !== true) return;
  if (stated === null)
    throw new Failure('unsupported', 'the statement for Coq knows the calling convention of C only', {
      where: '--certificate',
    });
  const { writeCertificate } = await import('../engine/claim/certificate.ts');
  for (const text of await writeCertificate(file, stated, code, io)) io.out(`  ${text}`);
}

/** Behind the verdict of a part. */
const INDENT = ' '.repeat(15);

async function printPart(part: Part, code: CalledCode, io: Io): Promise<void> {
  for (const text of verdictLines(part.name, part.verdict)) io.out(sentence(`  ${text}`, INDENT, io));
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
    return new Failure('input', 'the record beside the code is that of another result', { where, hint: MIXED });
  if (record?.isSame === false)
    return new Failure('wrong', 'the code is not that of the record', { where, hint: HINT });
  return kind === 'undecided' ? new Failure('unsupported', 'not everything could be decided', { where }) : null;
}

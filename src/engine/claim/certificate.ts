/** Writes a certificate for code and has Coq check it. */
import { basename, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { certify, MAX_STEPS_WAITED, type StatedCall } from '../../certificate/certify.ts';
import { coqText, type CertifiedCode } from '../../certificate/coqText.ts';
import type { Parameter } from '../../certificate/facts/claim.ts';
import { lanesText } from '../../certificate/lanes.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';
import { fromLimbs } from '../../base/integers.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { checkCertificate, openCoq } from '../../frontend/toolchain/coq.ts';
import { readCode, type ReadCode } from './verifyTarget.ts';
import type { Effort } from '../../certificate/bounds/bound.ts';

/**
 * Writes `<file>.v`, a certificate of what is stated of the code, and has Coq check it. Throws `unsupported` if none is
 * found, `tool` without Coq, when the file has been written, and `invariant` if Coq refuses it.
 */
export async function writeCertificate(
  file: string,
  stated: StatedCall,
  code: Pick<ReadCode, 'listing' | 'bytesAt'>,
  io: Io,
): Promise<string[]> {
  const path = `${resolve(io.cwd, file)}.v`;
  const { fn } = stated;
  const header = [`The bytes of ${code.listing.name} in ${basename(file)}`];
  const { text, parameters } = theoremOf(code, stated, header, { steps: MAX_STEPS_WAITED });
  writeAtomically(path, text);
  const coq = await openCoq(io.root).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.kind, `${error.message}; the certificate is written, but not checked`, {
      ...error.detail,
      where: path,
    });
  });
  const { accepted, said } = await checkCertificate(text, coq);
  if (!accepted) throw new Failure(refusalOf(fn), 'Coq refuses a certificate', { where: path, found: said });
  const each = fn.lanes === undefined ? '' : ' in each lane';
  return [
    `theorem: correct in ${path}, accepted by Coq ${coq.version} without axioms: for all inputs and all memory, these`,
    `  bytes compute what is claimed${each}, keep to their stack frame and the calling convention, and access a fixed`,
    '  list of places',
    ...(fn.lanes === undefined ? [] : [`  if the caller passes arrays that are aligned to ${8 * fn.lanes} bytes`]),
    ...parameters.flatMap(demandLines),
  ];
}

/** Of lanes it is Coq that finds out whether the theorem holds by itself. */
const refusalOf = ({ lanes }: IrFunction): 'invariant' | 'unsupported' =>
  lanes === undefined ? 'invariant' : 'unsupported';

/**
 * The file, and what it claims of parameters; of a vectorised function, whose parameters are all arrays of operands,
 * nothing.
 */
function theoremOf(
  { listing, bytesAt }: Pick<ReadCode, 'listing' | 'bytesAt'>,
  stated: StatedCall,
  header: readonly string[],
  effort: Effort,
): { readonly text: string; readonly parameters: readonly Parameter[] } {
  if (stated.fn.lanes !== undefined) return { text: lanesText(listing, stated, bytesAt, header), parameters: [] };
  const code = certify(listing, stated, bytesAt, effort);
  return { text: coqText(code, header), parameters: code.claim.parameters };
}

/** What the theorem demands of callers beside the bounds of the operands. */
function demandLines(parameter: Parameter, index: number): string[] {
  const hex = (value: bigint): string => `0x${value.toString(16)}`;
  switch (parameter.kind) {
    case 'known': {
      const { words } = parameter;
      return [
        `  if the caller passes, as argument ${index + 1}, a pointer to ${words.length} words that are the number`,
        `    ${hex(fromLimbs(BigUint64Array.from(words)))}`,
        '    and apart from results and stack; operands may share them',
      ];
    }
    case 'knownValue':
      return [`  if the caller passes ${hex(parameter.value)} as argument ${index + 1}`];
    default:
      return [];
  }
}

/** A Coq file of what `fn` states about code; `header` is for readers. Throws as `certifiedBytes` does. */
export const certifyRead = (
  fn: IrFunction,
  code: ReadCode,
  header: readonly string[],
  effort: Effort = { steps: MAX_STEPS_WAITED },
): string => theoremOf(code, { fn }, header, effort).text;

/** The same of machine code as the search makes it. */
export const certifyCode = async (
  fn: IrFunction,
  code: Uint8Array,
  root: string,
  header: readonly string[],
  effort?: Effort,
): Promise<string> => certifyRead(fn, await readCode(fn.name, code, root), header, effort);

/**
 * A certificate of what `fn` states about machine code as the search makes it: entered at its first byte, with its
 * constants behind it. Throws `unsupported` where none is found.
 */
export async function certifiedBytes(
  fn: IrFunction,
  code: Uint8Array,
  root: string,
  effort: Effort = { steps: MAX_STEPS_WAITED },
): Promise<CertifiedCode> {
  const { listing, bytesAt } = await readCode(fn.name, code, root);
  return certify(listing, { fn }, bytesAt, effort);
}

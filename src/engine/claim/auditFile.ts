/** Decides whether anyone's certificate is a theorem about the code of a file, and which one. */
import { resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { beginningOf } from '../../base/printable.ts';
import { readInput, requireText } from '../../base/readInput.ts';
import { claimWords } from '../../certificate/audit/claimWords.ts';
import { readCertificate } from '../../certificate/audit/readCertificate.ts';
import { AUDITED, AUDITED_TEXT, GIVEN, STATED, statementText } from '../../certificate/audit/statement.ts';
import { linkFunctionOf } from '../../frontend/object/readFunction.ts';
import type { TextSyntax } from '../../frontend/object/objectFile.ts';
import { refusedText } from '../../frontend/toolchain/auditCoq.ts';
import { openCoq } from '../../frontend/toolchain/coq.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import { requireBytes } from './auditedBytes.ts';

interface AuditOptions {
  readonly symbol?: string | undefined;
  readonly syntax?: TextSyntax | undefined;
}

interface Audited {
  readonly symbol: string;
  readonly coqVersion: string;
  /** Bytes of code, and of constants beside it. */
  readonly bytes: number;
  /** What is proved of them. */
  readonly claim: readonly string[];
}

/** The last file of the library that theorems of X25519 as a program need. */
const PROGRAM_LIBRARY = 'X25519Whole.v';

/**
 * Throws `input` for a certificate that our writer would not write, `wrong` if the code has other bytes, `tool` without
 * Coq, `unsupported` if Coq does not accept the theorem.
 */
export async function auditFile(certificate: string, file: string, options: AuditOptions, io: Io): Promise<Audited> {
  requireText(resolve(io.cwd, certificate));
  const text = readInput(certificate, io);
  const stated = readCertificate(text, certificate);
  const { symbol, syntax } = options;
  const linked = await linkFunctionOf(resolve(io.cwd, file), symbol, { syntax }, findTools());
  requireBytes(stated, linked);
  const coq = await openCoq(io.root, stated.kind === 'x25519' ? PROGRAM_LIBRARY : undefined);
  const texts = [
    { name: STATED, text: statementText(stated), theorems: 0 },
    { name: GIVEN, text, theorems: 1 },
    { name: AUDITED, text: AUDITED_TEXT, theorems: 1 },
  ];
  const refused = await refusedText(texts, coq);
  if (refused !== null)
    throw new Failure('unsupported', 'Coq does not accept the theorem, which says nothing against the code', {
      where: certificate,
      found: beginningOf(refused.said.trim()),
    });
  return {
    symbol: linked.symbol.name,
    coqVersion: coq.version,
    bytes: [stated.image, ...stated.constants.map(({ bytes }) => bytes)].reduce((sum, { length }) => sum + length, 0),
    claim: claimWords(stated),
  };
}

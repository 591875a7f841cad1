/** Decides whether a certificate from anyone is a theorem about the code of a file, and says what it claims. */
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
import { refusedText, openCoq } from '../../frontend/toolchain/coq.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import { hex } from '../../base/numberText.ts';
import type { CodeImage, CodeSymbol } from '../../base/machineCode.ts';
import type { CertifiedCode, Segment } from '../../certificate/coqText.ts';
import type { LinkedFunction } from '../../frontend/object/linkCode.ts';
import { ImageView } from '../../prover/instructions/imageView.ts';

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

/* Compares the bytes of a certificate with those of a function in a file. */

/** Bytes that one dynamic relocation changes. */
const RELOCATION_BYTES = 8;

/**
 * Demands that a function has these bytes in every program that its file is linked into, or in the program that the
 * file is. Throws `wrong` at a byte that is another one, `unsupported` if bytes are for the linker or loader to decide.
 */
export function requireBytes(
  { image: code, constants }: Pick<CertifiedCode, 'image' | 'constants'>,
  linked: LinkedFunction,
): void {
  const segments: readonly Segment[] = [{ offset: 0, bytes: code }, ...constants];
  for (const segment of segments) requireSame(segment, linked);
  requireFixed(code.length, constants, linked);
}

/** Of bytes that others decide nothing is said here. */
function requireSame({ offset, bytes }: Segment, { image, symbol }: LinkedFunction): void {
  const start = symbol.address + offset;
  const isOpen = openBytes(image, start, bytes.length);
  for (const [k, byte] of bytes.entries()) {
    const found = byteAt(image, start + k);
    if (found === byte || isOpen(start + k)) continue;
    throw new Failure('wrong', 'the code is not the one that the theorem is about', {
      where: symbol.name,
      expected: `byte ${offset + k}, counted from its first one, is ${byte}`,
      found: found === null ? 'no byte there' : String(found),
      hint: 'another --symbol, or the file that the theorem was written for',
    });
  }
}

const byteAt = ({ segments }: CodeImage, address: number): number | null => {
  const segment = segments.find((s) => address >= s.address && address < s.address + s.bytes.length);
  return segment?.bytes[address - segment.address] ?? null;
};

/** Which of so many bytes a linker or loader writes. */
function openBytes({ placement, relocated }: CodeImage, start: number, length: number): (address: number) => boolean {
  const open = [
    ...(placement?.references ?? []).map(({ at, bytes }) => [at, at + bytes]),
    ...relocated.map((at) => [at, at + RELOCATION_BYTES]),
  ].filter(([from, to]) => from < start + length && start < to);
  return (address) => open.some(([from, to]) => address >= from && address < to);
}

/** Demands that nothing but these bytes can stand where they do. */
function requireFixed(length: number, constants: readonly Segment[], { image, symbol, doubles }: LinkedFunction): void {
  const view = new ImageView(image, doubles);
  const entry = symbol.address;
  view.requireCertain(entry);
  view.requireCode(entry, length);
  for (const { offset, bytes } of [{ offset: 0, bytes: { length } }, ...constants]) {
    const start = entry + offset;
    const open = openBytes(image, start, bytes.length);
    for (let at = start; at < start + bytes.length; at++) if (open(at)) throw undecided(symbol.name, at - entry);
    if (offset !== 0) constantBeside(view, symbol, offset, bytes.length);
  }
}

function constantBeside(view: ImageView, { name, address }: CodeSymbol, offset: number, length: number): void {
  try {
    view.constantBeside(address, address + offset, length);
  } catch (error) {
    throw error instanceof Failure && error.kind === 'unsupported' ? undecided(name, offset) : error;
  }
}

const undecided = (name: string, offset: number): Failure =>
  new Failure('unsupported', 'the linker still decides bytes that the theorem is about', {
    where: name,
    expected: 'code and constants in one section, and no references to other ones',
    found: `what stands ${hex(offset)} bytes from the first one`,
    hint: 'link the program or a shared object (.so), and audit that',
  });

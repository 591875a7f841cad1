/** Stored code in another form, proved again where its bytes differ. */
import { withEndbr64 } from '../../codegen/encoder/file.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import { reframe, type CallStyle, type Reframed } from '../../codegen/encoder/reframe.ts';
import { behind, type Remarks } from '../../codegen/encoder/assemblyText.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { checkerIdentity } from '../../engine/environment/checkerIdentity.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary, explainChampion } from '../../search/tuning/codeGenerator.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Explanation } from '../../codegen/lowering/explain/explain.ts';
import type { RecordedVerdict, ResultRecord } from '../../bench/record.ts';
import { needLines } from '../../codegen/x86/features.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { contractOf, explanationLines, proofLines } from '../../engine/optimize/codeFiles.ts';
import {
  calledCode,
  CALLED_CLAIM,
  handoverOf,
  callPlaces,
  reframedExplanation,
} from '../../engine/optimize/callLines.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { readReplayable } from '../../engine/optimize/replayable.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** Stored code as it was found, with what is said of it. */
export interface StoredCode {
  readonly file: string;
  readonly fn: IrFunction;
  readonly program: Program;
  readonly bytes: Uint8Array;
  readonly record: ResultRecord | null;
  readonly explanation: Explanation | null;
}

/** The code in one of the forms it ships in. */
export interface ExportedCode {
  /** Under its new name. */
  readonly fn: IrFunction;
  readonly program: Program;
  /** Under another calling convention than System V's; null for the bytes of the record. */
  readonly reframed: Reframed | null;
  readonly bytes: Uint8Array;
  /** What is computed, bounds, overlap, what the processor must have, proofs, hashes. */
  readonly contract: readonly string[];
  /** The contract, how it is called, and what the comments mean. */
  readonly header: readonly string[];
  readonly remarks: Remarks | undefined;
}

/** Code under a name and a convention. */
interface CodeForm {
  readonly symbol: string;
  readonly style: CallStyle | null;
  readonly endbr64: boolean;
}

/** What is proved includes the frame that Go makes, whose bytes are up to its assembler. */
const BY_GO = 'proved with a prologue and an epilogue as the assembler of Go makes them for this frame';

/** Reads a record and lowers it anew. Throws `unsupported` if that does not give the recorded bytes. */
export function openStoredCode(file: string, io: Io): StoredCode {
  const { bytes, recorded, record, ...champion } = readReplayable(file, io);
  if (Buffer.from(bytes).toString('hex') !== recorded) {
    throw new Failure('unsupported', 'the candidate no longer gives the recorded bytes', {
      where: file,
      hint: 'check out the revision of the record, or use its best.asm',
    });
  }
  const { fn, program } = champion;
  const explanation = explainChampion({ ...champion, templates: templateLibrary(io.root) }, (line) => io.note(line));
  return { file, fn, program, bytes, record, explanation };
}

/**
 * The code in a form. Whatever has not the bytes of the record is proved anew, under its own convention. Throws `wrong`
 * if that fails.
 */
export async function exportedCode(stored: StoredCode, form: CodeForm, io: Io): Promise<ExportedCode> {
  const { style, symbol, endbr64 } = form;
  const fn = { ...stored.fn, name: symbol };
  const reframed = style === null ? calledCode(fn, stored.program) : reframe(stored.program, style, handoverOf(fn));
  const inner = reframed?.program ?? stored.program;
  const program = endbr64 ? withEndbr64(inner) : inner;
  const bytes = encoded(program);
  const anew = reframed !== null || endbr64 ? await proveExported(fn, bytes, style ?? 'sysv', io.root) : null;
  const contract = [
    ...(stored.record === null ? contractLines(fn) : contractOf(fn, stored.record)),
    ...needLines(program),
    '',
    ...knownLines(stored, anew, io),
    `sha256 of the ${anew === null ? '' : 'recorded '}code: ${sha256(stored.bytes)}`,
    ...(anew === null ? [] : [style === 'go-abi0' ? BY_GO : `sha256 of this code: ${sha256(bytes)}`]),
    `${stored.fn.name}, exported by Fieldwright from ${stored.file}`,
  ];
  const explanation =
    reframed === null || stored.explanation === null
      ? stored.explanation
      : reframedExplanation(stored.explanation, stored.program, reframed, fn);
  const called = explanation === null ? [] : ['', ...explanationLines(fn, inner, explanation, callPlaces(style, fn))];
  const remarks = endbr64 && explanation !== null ? behind('target of indirect branches', explanation) : explanation;
  return { fn, program, reframed, bytes, contract, header: [...contract, ...called], remarks: remarks ?? undefined };
}

/** What is proved of these bytes, and of the words that they compute. */
function knownLines({ record }: StoredCode, anew: readonly RecordedVerdict[] | null, io: Io): string[] {
  const own = (record?.verdicts ?? []).filter(({ claim }) => claim !== CALLED_CLAIM);
  if (anew === null) return record === null ? [] : proofLines(own, record.checker);
  const ofWords = (record?.verdicts ?? []).filter(({ claim }) => claim === 'IR = specification');
  return proofLines([...anew, ...ofWords], checkerIdentity(io.root));
}

/**
 * Proves that bytes, as LLVM decodes them, compute the word IR in constant time and keep to a calling convention.
 * Throws `wrong` if they do not.
 */
export async function proveExported(
  fn: IrFunction,
  bytes: Uint8Array,
  name: ConventionName,
  root: string,
): Promise<RecordedVerdict[]> {
  const { decoder } = await buildBridge(root);
  const listing = traceCode(await readFlatCode(fn.name, bytes, decoder));
  const verdict = proveListing(listing, fn, { convention: CONVENTIONS[name], asSource: true });
  const claims = [`asm = IR, called as ${name}`, 'constant time'];
  switch (verdict.kind) {
    case 'proved':
      return claims.map((claim) => ({ claim, kind: 'proved', by: verdict.by }));
    case 'undecided':
      return claims.map((claim) => ({ claim, kind: 'undecided', reason: `${verdict.where}: ${verdict.reason}` }));
    case 'refuted':
      throw new Failure('wrong', `the code of ${fn.name} is refuted as it was to be exported`, {
        where: `${name}, ${verdict.where}`,
        found: verdict.reason,
        hint: `${PROGRAM} replay shows whether the stored code is right; if it is, please report this`,
      });
  }
}

/** Writes the source files of code and checks that they assemble to the measured bytes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleObject, type Assembler } from '../../bench/assemble.ts';
import { gasFile, headerFile, nasmFile } from '../../codegen/encoder/file.ts';
import { Failure } from '../../base/errors.ts';
import { named, SystemFailure } from '../../base/systemFailure.ts';
import { C_WORDS, declaration } from '../../frontend/c/prototype.ts';
import { OTHER_FORM } from '../../frontend/words/callForm.ts';
import type { IrFunction } from '../../ir/function.ts';
import { standingsOf, standingText } from '../report/standing.ts';
import { verdictText } from '../report/verdictText.ts';
import type { BestFiles } from '../store/resultFiles.ts';
import type { Subject } from '../subject/subject.ts';
import { type ResultRecord, estimateText, type EstimateRecord } from '../../bench/record.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { needLines } from '../../codegen/x86/features.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import { formNamed } from '../../codegen/x86/forms.ts';
import { Program } from '../../codegen/x86/program.ts';
import type { Explanation } from '../../codegen/lowering/explain/explain.ts';
import { callPlaces, reframedExplanation, callLines, notationLines, type CallPlaces, calledCode } from './callLines.ts';
import { contractLines } from './contractLines.ts';

/** What is recorded of code, whether it was measured or not. */
type CodeRecord = ResultRecord | EstimateRecord;

/** Contents of the files that ship, by name. */
type ShippedFiles = Omit<BestFiles, 'best.json' | 'best.v'>;

/**
 * Source files of the program, each checked to assemble to exactly the bytes that were measured. With an explanation
 * their heads say how the function is called, and every instruction what it does.
 */
export function codeFiles(
  fn: IrFunction,
  program: Program,
  record: CodeRecord,
  explanation: Explanation | null,
): ShippedFiles {
  const contract = contractOf(fn, record);
  const provenance = provenanceLines(record);
  const plain = { symbol: fn.name, header: [...contract, ...provenance] };
  const called = calledCode(fn, program);
  const shipped = called?.program ?? program;
  // The contract of a vectorised function says it itself.
  const needs = fn.lanes === undefined ? needLines(shipped) : [];
  const remarks =
    called === null || explanation === null ? explanation : reframedExplanation(explanation, program, called, fn);
  const explained = remarks === null ? [] : ['', ...explanationLines(fn, shipped, remarks, callPlaces(null, fn)), ''];
  const options = {
    ...plain,
    header: [...contract, ...explained, ...provenance],
    ...(remarks === null ? {} : { remarks }),
  };
  const files = {
    'best.asm': nasmFile(shipped, options),
    'best.S': gasFile(shipped, { ...options, syntax: 'intel' }),
    'best.h': headerFile(declaration(fn), { ...plain, header: [...contract, ...needs, ...provenance] }),
  };
  const code = Buffer.from((record.called ?? record.code).hex, 'hex');
  checkBytes('nasm', files['best.asm'], fn.name, code);
  checkBytes('gas', files['best.S'], fn.name, code);
  return files;
}

/** How the function is called, by default as C does on Linux, and what the comments mean. */
export const explanationLines = (
  fn: IrFunction,
  program: Program,
  explanation: Explanation,
  places?: CallPlaces,
): string[] => [...callLines(fn, program, explanation, places), '', ...notationLines(explanation)];

/** What a record's function computes, and of what. */
export const contractOf = (fn: IrFunction, { field, operation, form, modulus }: CodeRecord): string[] => [
  `${field} ${operation} (${form})${modulus === 'none' ? '' : `, modulo p = ${modulus}`}`,
  ...contractLines(fn),
  ...otherFormLines(fn),
];

/** Said where a function of the source could not keep its calling interface, and has another name therefore. */
export const otherFormLines = ({ name }: IrFunction): string[] =>
  name.endsWith(OTHER_FORM)
    ? [
        `${name.slice(0, -OTHER_FORM.length)} of the source is called in another way: this function takes pointers ` +
          'to results, then parameters, and has another name',
      ]
    : [];

/** Where the code comes from, how fast it is and what is known of it; everything else is in the record. */
function provenanceLines(record: CodeRecord): string[] {
  const { seed, time, code, called, verdicts, checker, command } = record;
  const [speed, ...standings] = 'estimate' in record ? [estimateText(record.estimate)] : figuresOf(record);
  return [
    `${code.instructions} instructions${handedOver(code, called)}; ${speed}`,
    ...standings,
    ...proofLines(verdicts, checker),
    `found by Fieldwright, seed ${seed}, ${time}`,
    command,
    `sha256 of the code: ${(called ?? code).sha256}`,
  ];
}

const figuresOf = ({ comparison, machine }: ResultRecord): string[] => [
  `${comparison.contestants[0].throughput.cycles.toFixed(1)} cycles on ${machine.brand} (${machine.slug})`,
  ...standingsOf(comparison).map((standing) => `${standing.mode}: ${standingText(standing)}`),
];

/** What ships besides what was timed. */
export const handedOver = (code: ResultRecord['code'], called: ResultRecord['called']): string =>
  called === undefined ? '' : ` (and ${called.instructions - code.instructions} not timed, which hand over arguments)`;

/** What is known of code, and by which checker. */
export const proofLines = (
  verdicts: ResultRecord['verdicts'],
  checker: ResultRecord['checker'] | undefined,
): string[] => [
  ...verdicts.map((verdict) => `${verdict.claim}: ${verdictText(verdict)}`),
  ...(checker === undefined
    ? []
    : [`proved with the checker of Fieldwright ${checker.version}, sha256 ${checker.sha256}`]),
];

function checkBytes(assembler: Assembler, text: string, symbol: string, code: Uint8Array): void {
  const bytes = assembledBytes(assembler, text, symbol);
  if (Buffer.compare(bytes, code) === 0) return;
  throw new Failure('invariant', 'the assembled file does not have the bytes that were measured', {
    where: `${assembler}, ${symbol}`,
    expected: Buffer.from(code).toString('hex'),
    found: Buffer.from(bytes).toString('hex'),
  });
}

const RETURN = new Program();
RETURN.emit(formNamed('ret'));

/**
 * Demands that both assemblers, C and C++ take `symbol` for the name of a function: not for a register, an operator, a
 * directive or a keyword as `st`, `mod`, `section` and `new`, nor for letters that they do not know. Throws
 * `unsupported`.
 */
export function requireSymbol({ symbol, file }: Pick<Subject, 'symbol' | 'file'>): void {
  const ofC =
    file?.endsWith('.c') === true
      ? `, as it is compiled: --cflags -D${symbol}=fe_${symbol} --function fe_${symbol}`
      : '';
  const hint = `rename it${ofC}`;
  const plain = { symbol, header: ['the name alone'] };
  if (C_WORDS.has(symbol)) throw notAName(symbol, 'C or C++ do not', hint);
  try {
    for (const [assembler, text] of [
      ['nasm', nasmFile(RETURN, plain)],
      ['gas', gasFile(RETURN, { ...plain, syntax: 'intel' })],
    ] as const)
      checkBytes(assembler, text, symbol, encoded(RETURN));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'tool' || error instanceof SystemFailure) throw error;
    throw notAName(symbol, 'an assembler does not', hint);
  }
}

const notAName = (symbol: string, reader: string, hint: string): Failure =>
  new Failure('unsupported', `${reader} take this for the name of a function`, {
    where: symbol,
    expected: 'an identifier of ASCII letters that is no word of NASM, GNU as, C or C++',
    hint,
  });

/** The code of function `symbol` as the assembler makes it of the file `text`. */
export function assembledBytes(assembler: Assembler, text: string, symbol: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const source = join(folder, 'code.S');
    const object = join(folder, 'code.o');
    named(source, () => writeFileSync(source, text));
    assembleObject(assembler, source, object);
    return extractFunction(readFileSync(object), symbol).bytes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

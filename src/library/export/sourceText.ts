/** Writes a function as a source file for an assembler or compiler. */
import { gasFile, machoFile, nasmFile, type FileOptions } from '../../codegen/encoder/file.ts';
import type { CallStyle } from '../../codegen/encoder/reframe.ts';
import { win64GasFile, win64MasmFile, win64NasmFile } from '../../codegen/encoder/win64File.ts';
import { invariant, Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { exportedCode, type ExportedCode, type StoredCode } from './exportedCode.ts';
import { C_WORDS } from '../../frontend/c/prototype.ts';
import { FORMS } from '../../codegen/x86/forms.ts';
import { registerNamed } from '../../codegen/x86/registers.ts';
import { seeded } from '../../base/rng.ts';
import { compile } from '../../ir/evaluate.ts';
import type { IrFunction } from '../../ir/function.ts';
import { buildVectors, tupleOf } from '../../prover/inputs/vectors.ts';
import { signatureOf } from '../../prover/inputs/runner.ts';

export const ASSEMBLY_FORMATS = [
  'nasm',
  'gas-intel',
  'gas-att',
  'macho',
  'win64-gas',
  'win64-nasm',
  'win64-masm',
] as const;

type AssemblyFormat = (typeof ASSEMBLY_FORMATS)[number];

interface AssemblyOptions {
  readonly format: AssemblyFormat;
  readonly symbol: string;
  readonly redZone: boolean;
  readonly endbr64?: boolean;
  readonly visibility?: 'default' | 'hidden' | 'protected';
}

/** A source file of the code. Throws `input` for names that assemblers take for something else. */
export async function exportedText(stored: StoredCode, options: AssemblyOptions, io: Io): Promise<string> {
  const { format, symbol, endbr64 = false, visibility = 'default' } = options;
  requireFreeName(symbol, 'assemblers');
  const code = await exportedCode(stored, { symbol, style: styleOf(options), endbr64 }, io);
  return fileOf(code, format, {
    symbol,
    header: code.header,
    ...(code.remarks === undefined ? {} : { remarks: code.remarks }),
    ...(visibility === 'default' ? {} : { visibility }),
  });
}

const styleOf = ({ format, redZone }: AssemblyOptions): CallStyle | null =>
  format.startsWith('win64') ? 'win64' : redZone ? null : 'sysv-no-red-zone';

function fileOf(code: ExportedCode, format: AssemblyFormat, options: FileOptions): string {
  const { program, reframed } = code;
  switch (format) {
    case 'nasm':
      return nasmFile(program, options);
    case 'gas-intel':
      return gasFile(program, { ...options, syntax: 'intel' });
    case 'gas-att':
      return gasFile(program, { ...options, syntax: 'att' });
    case 'macho':
      return machoFile(program, options);
  }
  invariant(reframed !== null, () => 'code for Windows that was not reframed');
  const make = { 'win64-gas': win64GasFile, 'win64-nasm': win64NasmFile, 'win64-masm': win64MasmFile }[format];
  return make(reframed, options);
}

/** Who reads a name. */
type Reader = 'assemblers' | 'C' | 'Go' | 'Rust';

export const GO_KEYWORDS: readonly string[] = words(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package ' +
    'range return select struct switch type var',
);

const RUST_KEYWORDS: readonly string[] = words(
  'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move ' +
    'mut pub ref return self static struct super trait true type unsafe use where while abstract become box do final ' +
    'macro override priv try typeof unsized virtual yield',
);

/** What a parameter or an argument of C is called in Rust. */
export const rustName = ({ name }: { readonly name: string }): string =>
  RUST_KEYWORDS.includes(name) ? `${name}_` : name;

const MNEMONICS = new Set(FORMS.map(({ mnemonic }) => mnemonic));

/** Names that mean something else: to the language, or in the files of the package. */
const TAKEN: Readonly<Record<Reader, (name: string) => boolean>> = {
  assemblers: (name) => MNEMONICS.has(name.toLowerCase()) || registerNamed(name.toLowerCase()) !== undefined,
  C: (name) => C_WORDS.has(name),
  Go: (name) => [...GO_KEYWORDS, 'main', 'supported', 'testing'].includes(name) || /^test/.test(name),
  Rust: member([...RUST_KEYWORDS, 'raw', 'is_supported', 'core', 'std', 'alloc', 'test']),
};

/** Throws `input` for a name of a function that means something else to who reads it. */
export function requireFreeName(symbol: string, reader: Reader): void {
  if (!TAKEN[reader](reader === 'Go' ? symbol.replaceAll('_', '').toLowerCase() : symbol)) return;
  throw new Failure('input', `the name means something else to ${reader}`, {
    where: '--symbol',
    expected: 'a name of its own',
    found: symbol,
    hint: `--prefix my_, or --symbol fe_${symbol}`,
  });
}

function words(text: string): string[] {
  return text.split(' ');
}

function member(list: readonly string[]): (name: string) => boolean {
  return (name) => list.includes(name);
}

/** Calls for the tests of a package, in one way in which arrays may be the same. */
export interface TestCalls {
  readonly name: string;
  /** By pointer, results first: the first pointer to the same array. */
  readonly buffer: readonly number[];
  /** Limbs of each parameter, and of each result as the word IR has them. */
  readonly calls: readonly { readonly inputs: readonly (readonly bigint[])[]; readonly outputs: bigint[][] }[];
}

/** The arrays of one call, which pointers share where they are the same. Arguments are numbered, results first. */
interface TestBuffers {
  readonly isPointer: readonly boolean[];
  /** The array that an argument points to, by the first pointer to it. */
  owner(argument: number): number;
  /** A pointer to each array, and the parameter whose limbs it begins with, if there is one. */
  readonly made: readonly { readonly argument: number; readonly source: number | undefined }[];
  /** Whether the call writes to what an argument points to. */
  isLost(argument: number): boolean;
  /** Results, and parameters that must be as they were. */
  readonly checked: readonly number[];
}

export function testBuffers({ results, params }: IrFunction, buffer: readonly number[]): TestBuffers {
  const isPointer = [...results, ...params].map((p, i) => p.shape === 'array' || i < results.length);
  const pointers = isPointer.flatMap((is, i) => (is ? [i] : []));
  const owner = (i: number): number => buffer[pointers.indexOf(i)];
  const lost = new Set(results.map((_, i) => owner(i)));
  const isLost = (i: number): boolean => lost.has(owner(i));
  return {
    isPointer,
    owner,
    made: pointers
      .filter((i, k) => owner(i) === k)
      .map((argument) => ({
        argument,
        source: pointers.find((j) => j >= results.length && owner(j) === owner(argument)),
      })),
    isLost,
    checked: pointers.filter((i) => i < results.length || !isLost(i)),
  };
}

/** Of each way, half of them corners. */
const CALLS = 24;
const SEED = 1;

/** The same for every export of a function. */
export function testCalls(fn: IrFunction): TestCalls[] {
  const signature = signatureOf(fn);
  const rng = seeded(SEED, 'export');
  return buildVectors(fn, compile(fn), { perMode: CALLS, rng }).map(({ mode, count, inputs, expected }) => ({
    name: mode.name,
    buffer: mode.buffer,
    calls: Array.from({ length: count }, (_, k) => ({
      inputs: tupleOf(fn, signature, inputs, k),
      outputs: fn.results.map(({ bounds }, i) => {
        const at = k * signature.outputWords + signature.resultAt[i];
        return [...expected.subarray(at, at + bounds.length)];
      }),
    })),
  }));
}

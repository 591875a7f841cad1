/** The command `export`: prints stored code for another assembler, platform or language. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { headerFile } from '../codegen/encoder/file.ts';
import { Failure } from '../base/errors.ts';
import { declaration } from '../frontend/c/prototype.ts';
import { OTHER_FORM } from '../frontend/words/callForm.ts';
import type { Io } from '../base/io.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { writeTogether, writeAtomically } from '../base/files/preparedFiles.ts';
import { requireOut } from '../engine/optimize/requirePlaces.ts';
import { commandOf, flag, oneOf, unless, place } from '../base/options/option.ts';
import { ASSEMBLY_FORMATS, exportedText, requireFreeName } from '../library/export/sourceText.ts';
import { exportedCode, openStoredCode, type StoredCode } from '../library/export/exportedCode.ts';
import { goPackage } from '../library/export/goPackage.ts';
import { rustCrate } from '../library/export/rustCrate.ts';

const FOLDERS = ['go', 'rust'] as const;
const FORMATS = [...ASSEMBLY_FORMATS, 'header', ...FOLDERS] as const;
const VISIBILITIES = ['default', 'hidden', 'protected'] as const;

/** What the user asks `export` for. */
export const exportSchema = z.object({
  format: oneOf(
    FORMATS,
    'name',
    `${FORMATS.join(', ')}; macho is for clang on macOS, win64-* for Windows, header for C, go and rust are ` +
      'packages with tests, which --out names a folder for',
  ),
  symbol: identifier('name of the function'),
  prefix: identifier('what its name is to begin with'),
  visibility: oneOf(VISIBILITIES, 'how', `of the symbol: ${VISIBILITIES.join(', ')}`),
  redZone: unless('use nothing below rsp, for kernels'),
  endbr64: flag('begin with endbr64 and mark the object for IBT and SHSTK'),
  out: place('file', 'write to a file, or to a folder for go and rust'),
});

export type ExportOptions = z.output<typeof exportSchema>;

function identifier(description: string) {
  return z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'a C identifier')
    .optional()
    .meta({ metavar: 'name', description });
}

/**
 * Prints stored code for another assembler, platform or language. Its bytes are those of the record, or are proved
 * anew.
 */
export const exportCommand = commandOf(
  exportSchema,
  async (options, io, [record]) => {
    const { text: printed, files } = await exportCode(String(record), options, io);
    if (printed !== null) io.out(printed.trimEnd());
    else if (FOLDERS.some((format) => format === options.format)) files.forEach((file) => io.out(file));
  },
  [{ name: '<record>', description: 'records of a result (record.jsonl, best.json)' }],
);

/** What came of an export: the text, or the files that `--out` names or has below it. */
export interface Exported {
  readonly text: string | null;
  readonly files: readonly string[];
}

/** Writes stored code in another form. */
export async function exportCode(file: string, options: ExportOptions, io: Io): Promise<Exported> {
  requireSense(options);
  const { format, out } = options;
  if (format === 'go' || format === 'rust') return { text: null, files: await exportFolder(file, options, io) };
  const path = out === undefined ? null : requireOut(out, io);
  const stored = openStoredCode(file, io);
  const symbol = symbolOf(stored, options);
  const exported =
    format === 'header'
      ? await headerText(stored, symbol, io)
      : await exportedText(stored, { ...options, format, symbol }, io);
  if (path === null || out === undefined) return { text: exported, files: [] };
  writeAtomically(path, exported);
  return { text: null, files: [out] };
}

/** Writes all files of a package, or none; returns their paths as `--out` begins them. */
async function exportFolder(file: string, options: ExportOptions, io: Io): Promise<string[]> {
  const { format, out } = options;
  if (out === undefined)
    throw new Failure('input', 'the option is missing', {
      where: '--out',
      expected: `a folder for the files of --format ${format}`,
    });
  const folder = resolve(io.cwd, out);
  requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
  const stored = resultsFirst(openStoredCode(file, io));
  const make = format === 'go' ? goPackage : rustCrate;
  const files = await make(stored, { ...options, symbol: symbolOf(stored, options) }, io);
  writeTogether(files.map(({ name, content }) => ({ file: resolve(folder, name), content })));
  return files.map(({ name }) => `${out}/${name}`);
}

/** Packages call the code by functions of their own, which hand over results, then parameters: under another name. */
function resultsFirst(stored: StoredCode): StoredCode {
  const { call, ...fn } = stored.fn;
  return call === undefined ? stored : { ...stored, fn: { ...fn, name: `${fn.name}${OTHER_FORM}` } };
}

const symbolOf = ({ fn }: StoredCode, { symbol, prefix = '' }: ExportOptions): string =>
  `${prefix}${symbol ?? fn.name}`;

async function headerText(stored: StoredCode, symbol: string, io: Io): Promise<string> {
  requireFreeName(symbol, 'C');
  const { fn, contract } = await exportedCode(stored, { symbol, style: null, endbr64: false }, io);
  return headerFile(declaration(fn), { symbol, header: contract });
}

/** Throws `input` for options that a format has no meaning for. */
function requireSense({ format, visibility, redZone, endbr64 }: ExportOptions): void {
  const isElf = ['nasm', 'gas-intel', 'gas-att'].includes(format);
  const isMacho = format === 'macho';
  const refuse = (where: string, hint: string): never => {
    throw new Failure('input', `the option has no meaning for --format ${format}`, { where, hint });
  };
  if (endbr64 && !isElf && !isMacho) refuse('--endbr64', 'leave it out; it is for ELF');
  if (visibility !== 'default' && !isElf && !(isMacho && visibility === 'hidden'))
    refuse('--visibility', isMacho ? 'hidden or default' : 'leave it out; it is for ELF and Mach-O');
  if (!redZone && (format === 'header' || format === 'go'))
    refuse('--no-red-zone', format === 'go' ? 'leave it out; code for Go uses no red zone' : 'leave it out');
}

import { resolve } from 'node:path';
import { z } from 'zod';
import { headerFile } from '../codegen/encoder/file.ts';
import { Failure } from '../base/errors.ts';
import { declaration } from '../frontend/c/prototype.ts';
import { OTHER_FORM } from '../frontend/words/callForm.ts';
import type { Io } from '../base/io.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { prepareFiles } from '../base/files/preparedFiles.ts';
import { writeAtomically } from '../base/files/writeAtomically.ts';
import { requireOut } from '../engine/optimize/requirePlaces.ts';
import type { CommandSpec, RawOptions } from '../base/options/commandSpec.ts';
import { parseOptions } from '../base/options/parseOptions.ts';
import { ASSEMBLY_FORMATS, exportedText } from '../library/export/sourceText.ts';
import { requireFreeName } from '../library/export/requireFreeName.ts';
import { exportedCode, openStoredCode, type StoredCode } from '../library/export/exportedCode.ts';
import { goPackage } from '../library/export/goPackage.ts';
import { rustCrate } from '../library/export/rustCrate.ts';

const FOLDERS = ['go', 'rust'] as const;
const FORMATS = [...ASSEMBLY_FORMATS, 'header', ...FOLDERS] as const;
const VISIBILITIES = ['default', 'hidden', 'protected'] as const;

const schema = z.object({
  format: z.enum(FORMATS, `one of ${FORMATS.join(', ')}`).default('nasm'),
  symbol: identifier(),
  prefix: identifier(),
  visibility: z.enum(VISIBILITIES, `one of ${VISIBILITIES.join(', ')}`).default('default'),
  redZone: z.boolean().default(true),
  endbr64: z.boolean().default(false),
  out: z.string().optional(),
});

export type ExportOptions = z.infer<typeof schema>;

function identifier() {
  return z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'a C identifier')
    .optional();
}

/**
 * Prints stored code for another assembler, platform or language. Its bytes are those of the record, or are proved
 * anew.
 */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'print stored code (record.jsonl, best.json) for another assembler, platform or language',
  operands: [{ name: '<record>', description: 'records of a result (record.jsonl, best.json)' }],
  options: [
    {
      flags: '--format <name>',
      description:
        `${FORMATS.join(', ')}; macho is for clang on macOS, win64-* for Windows, header for C, go and rust are ` +
        'packages with tests, which --out names a folder for',
    },
    { flags: '--symbol <name>', description: 'name of the function' },
    { flags: '--prefix <name>', description: 'what its name is to begin with' },
    { flags: '--visibility <how>', description: `of the symbol: ${VISIBILITIES.join(', ')}` },
    { flags: '--no-red-zone', description: 'use nothing below rsp, for kernels' },
    { flags: '--endbr64', description: 'begin with endbr64 and mark the object for IBT and SHSTK' },
    { flags: '--out <file>', description: 'write to a file, or to a folder for go and rust' },
  ],
  run: async (raw, io, [record]) => {
    const { text, files } = await exportCode(String(record), raw, io);
    if (text !== null) io.out(text.trimEnd());
    else if (FOLDERS.some((format) => format === raw['format'])) files.forEach((file) => io.out(file));
  },
};

/** What came of an export: the text, or the files that `--out` names or has below it. */
export interface Exported {
  readonly text: string | null;
  readonly files: readonly string[];
}

/** Writes stored code in another form, with options of the command line. */
export async function exportCode(file: string, raw: RawOptions, io: Io): Promise<Exported> {
  const options = parseOptions(schema, raw);
  requireSense(options);
  const { format, out } = options;
  if (format === 'go' || format === 'rust') return { text: null, files: await exportFolder(file, options, io) };
  const path = out === undefined ? null : requireOut(out, io);
  const stored = openStoredCode(file, io);
  const symbol = symbolOf(stored, options);
  const text =
    format === 'header'
      ? await headerText(stored, symbol, io)
      : await exportedText(stored, { ...options, format, symbol }, io);
  if (path === null || out === undefined) return { text, files: [] };
  writeAtomically(path, text);
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
  const prepared = prepareFiles(files.map(({ name, content }) => ({ file: resolve(folder, name), content })));
  try {
    prepared.commit();
  } finally {
    prepared.discard();
  }
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
    throw new Failure('input', `the option says nothing for --format ${format}`, { where, hint });
  };
  if (endbr64 && !isElf && !isMacho) refuse('--endbr64', 'leave it out; it is for ELF');
  if (visibility !== 'default' && !isElf && !(isMacho && visibility === 'hidden'))
    refuse('--visibility', isMacho ? 'hidden or default' : 'leave it out; it is for ELF and Mach-O');
  if (!redZone && (format === 'header' || format === 'go'))
    refuse('--no-red-zone', format === 'go' ? 'leave it out; code for Go uses no red zone' : 'leave it out');
}

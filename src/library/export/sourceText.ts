import { gasFile, machoFile, nasmFile, type FileOptions } from '../../codegen/encoder/file.ts';
import type { CallStyle } from '../../codegen/encoder/reframe.ts';
import { win64GasFile, win64MasmFile, win64NasmFile } from '../../codegen/encoder/win64File.ts';
import { invariant } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { requireFreeName } from './requireFreeName.ts';
import { exportedCode, type ExportedCode, type StoredCode } from './exportedCode.ts';

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

import { z } from 'zod';
import { gasFile, machoFile, nasmFile, withEndbr64, type FileOptions } from '../asm/file.ts';
import { behind } from '../asm/remarks.ts';
import { Failure, unreachable } from '../base/errors.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import { templateLibrary } from '../host/templateLibrary.ts';
import { explainChampion } from '../tuning/explainChampion.ts';
import type { Program } from '../x86/program.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import { explanationLines } from './optimize/codeFiles.ts';
import { contractLines } from './optimize/contractLines.ts';
import { demandOut } from './optimize/demandPlaces.ts';
import type { Io } from '../host/io.ts';
import { parseOptions } from './line/parseOptions.ts';
import { readReplayable } from './replayable.ts';

const FORMATS = ['nasm', 'gas-intel', 'gas-att', 'macho'] as const;

const schema = z.object({
  format: z.enum(FORMATS, `one of ${FORMATS.join(', ')}`).default('nasm'),
  symbol: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, 'a C identifier')
    .optional(),
  endbr64: z.boolean().default(false),
  out: z.string().optional(),
});

/** Prints stored code in another form. Its bytes are those of the record, except for a leading endbr64 if asked for. */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'print stored code (best.json) for another assembler',
  operands: ['<record>'],
  options: [
    { flags: '--format <name>', description: `${FORMATS.join(', ')}; macho is for clang on macOS` },
    { flags: '--symbol <name>', description: 'name of the function' },
    { flags: '--endbr64', description: 'begin with endbr64 and mark the object for IBT and SHSTK' },
    { flags: '--out <file>', description: 'write to a file' },
  ],
  run: async (raw, io, [record]) => exportCode(String(record), parseOptions(schema, raw), io),
};

function exportCode(file: string, { format, symbol, endbr64, out }: z.infer<typeof schema>, io: Io): void {
  const path = out === undefined ? null : demandOut(out, io);
  const { bytes, recorded, ...champion } = readReplayable(file, io);
  const { fn, program } = champion;
  if (Buffer.from(bytes).toString('hex') !== recorded) {
    throw new Failure('unsupported', 'the candidate no longer gives the recorded bytes', {
      where: file,
      hint: 'check out the revision of the record, or use its best.asm',
    });
  }
  const explanation = explainChampion({ ...champion, templates: templateLibrary(io.root) }, (line) => io.note(line));
  const renamed = { ...fn, name: symbol ?? fn.name };
  const head = [`${fn.name}, exported by Fieldwright from ${file}`, ...contractLines(fn)];
  const header = explanation === null ? head : [...head, '', ...explanationLines(renamed, program, explanation)];
  const remarks =
    explanation === null ? {} : { remarks: endbr64 ? behind('target of indirect branches', explanation) : explanation };
  const text = fileOf(endbr64 ? withEndbr64(program) : program, format, { symbol: renamed.name, header, ...remarks });
  if (path === null) io.out(text.trimEnd());
  else writeAtomically(path, text);
}

function fileOf(program: Program, format: (typeof FORMATS)[number], options: FileOptions): string {
  switch (format) {
    case 'nasm':
      return nasmFile(program, options);
    case 'gas-intel':
      return gasFile(program, { ...options, syntax: 'intel' });
    case 'gas-att':
      return gasFile(program, { ...options, syntax: 'att' });
    case 'macho':
      return machoFile(program, options);
    default:
      return unreachable(format);
  }
}

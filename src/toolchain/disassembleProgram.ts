import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { parseElfObject } from './elfObject.ts';
import { exportSymbol } from './peersFunction.ts';
import { BASE, runLinker } from './peersImage.ts';
import { run } from './run.ts';

/** A linked program as objdump prints it (Intel syntax), with everything that the function calls. */
export interface ProgramText {
  readonly text: string;
  /** Address of the function. */
  readonly entry: number;
}

/**
 * A function of relocatable objects or static libraries and all that it calls, linked and disassembled with its loops and calls as they are. Throws
 * `input` if the symbol is not defined, `unsupported` if something is missing, `tool` without binutils.
 */
export async function disassembleProgram(files: readonly string[], symbol: string): Promise<ProgramText> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-objdump-'));
  try {
    const exported = await exportSymbol({ files, symbol }, folder), linked = join(folder, 'linked.elf');
    const { status, stderr } = await runLinker(exported, symbol, linked, folder, []);
    if (status !== 0) throw new Failure('unsupported', 'the function needs more than these files', { where: files.join(' '), found: stderr.trimEnd().slice(0, 400), hint: 'name the other objects, too' });
    const dump = await run('objdump', ['-d', '-w', '-M', 'intel', '--no-show-raw-insn', '-j', '.image', linked]);
    if (dump.status !== 0) throw new Failure('tool', 'objdump does not understand the linked code', { found: dump.stderr.trimEnd().slice(0, 400), hint: 'sudo apt-get install binutils' });
    return { text: dump.stdout, entry: parseElfObject(readFileSync(linked)).symbols.find(s => s.name === symbol)?.offset ?? BASE };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs an installed assembler. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { shellLine } from '../base/printable.ts';
import { complaintOf } from '../base/systemFailure.ts';
import { cacheDir, makeOnce } from '../frontend/toolchain/cache.ts';
import { EndedBySignal } from '../frontend/toolchain/run.ts';
import type { Toolchain } from '../frontend/toolchain/openToolchain.ts';

export type Assembler = 'nasm' | 'gas';

const PACKAGE: Readonly<Record<string, string>> = { nasm: 'nasm', as: 'binutils' };

/**
 * Assembles a source file to an ELF64 object. Throws `tool` when the assembler is missing, `input` when it rejects the
 * text.
 */
export function assembleObject(assembler: Assembler, sourceFile: string, objectFile: string): void {
  if (assembler === 'nasm') run('nasm', ['-f', 'elf64', '-o', objectFile, sourceFile]);
  else run('as', ['--64', '-o', objectFile, sourceFile]);
}

function run(program: string, args: readonly string[]): void {
  const { error, status, signal, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (signal !== null) throw new EndedBySignal(program, args, signal);
  if (error !== undefined) {
    throw new Failure('tool', `cannot run ${program}: ${error.message}`, {
      hint: `sudo apt-get install ${PACKAGE[program]}`,
    });
  }
  if (status !== 0) {
    throw (
      complaintOf(program, stderr) ??
      new Failure('input', `${program} rejects the assembly text`, {
        found: stderr.split('\n').slice(0, 5).join('; '),
        hint: shellLine([program, ...args]),
      })
    );
  }
}

/** Object of a text in GNU assembler syntax, cached. */
export async function assembledText({ root }: Pick<Toolchain, 'root'>, text: string): Promise<string> {
  const dir = cacheDir(root, 'assembled', [text]);
  return makeOnce(join(dir, 'first.o'), async (draft) => {
    writeFileSync(join(dir, 'first.S'), text);
    assembleObject('gas', join(dir, 'first.S'), draft);
  });
}

/** Runs an installed assembler. Temporary files live in a directory of their own and are removed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { complaintOf, named } from '../base/systemFailure.ts';

export type Assembler = 'nasm' | 'gas';

const PACKAGE: Readonly<Record<string, string>> = { nasm: 'nasm', as: 'binutils', objcopy: 'binutils' };

/**
 * The machine code of `text`: for NASM as with `-f bin` (64-bit), for GNU as the section .text, without
 * applying relocations. Throws `tool` when the assembler is missing, `input` when it rejects the text, the
 * system's error when files cannot be written.
 */
export function assembleBytes(assembler: Assembler, text: string): Uint8Array {
  return inTemporaryDirectory((directory) => {
    const source = join(directory, 'code.asm');
    const object = join(directory, 'code.o');
    const flat = join(directory, 'code.bin');
    if (assembler === 'nasm') {
      named(source, () => writeFileSync(source, `bits 64\n${text}\n`));
      run('nasm', ['-f', 'bin', '-o', flat, source]);
    } else {
      named(source, () => writeFileSync(source, `${text}\n`));
      run('as', ['--64', '-o', object, source]);
      run('objcopy', ['-O', 'binary', '-j', '.text', object, flat]);
    }
    return new Uint8Array(readFileSync(flat));
  });
}

/** Assembles a source file to an ELF64 object. Throws as `assembleBytes`. */
export function assembleObject(assembler: Assembler, sourceFile: string, objectFile: string): void {
  if (assembler === 'nasm') run('nasm', ['-f', 'elf64', '-o', objectFile, sourceFile]);
  else run('as', ['--64', '-o', objectFile, sourceFile]);
}

function inTemporaryDirectory<T>(work: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'fieldwright-asm-'));
  try {
    return work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
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
        hint: `${program} ${args.join(' ')}`,
      })
    );
  }
}

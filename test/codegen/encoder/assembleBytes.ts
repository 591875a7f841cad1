import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleObject, type Assembler } from '../../../src/bench/assemble.ts';

/** The section .text of an assembled text, without applying relocations. Throws as `assembleObject`. */
export function assembleBytes(assembler: Assembler, text: string): Uint8Array {
  const directory = mkdtempSync(join(tmpdir(), 'fieldwright-asm-'));
  const [source, object, flat] = ['code.asm', 'code.o', 'code.bin'].map((name) => join(directory, name));
  try {
    writeFileSync(source, `${text}\n`);
    assembleObject(assembler, source, object);
    execFileSync('objcopy', ['-O', 'binary', '-j', '.text', object, flat]);
    return new Uint8Array(readFileSync(flat));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

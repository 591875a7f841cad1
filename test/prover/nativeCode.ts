import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Machine code of the one function in a C source, or null where no C compiler or objcopy is installed. */
export function compileC(source: string): Uint8Array | null {
  return inDirectory((dir) => {
    writeFileSync(join(dir, 'f.c'), source);
    return run(
      'cc',
      ['-O2', '-fcf-protection=none', '-fno-stack-protector', '-fno-jump-tables', '-c', 'f.c', '-o', 'f.o'],
      dir,
    ) && run('objcopy', ['-O', 'binary', '-j', '.text', 'f.o', 'f.bin'], dir)
      ? readFileSync(join(dir, 'f.bin'))
      : null;
  });
}

/** Machine code of NASM text, or null where NASM is not installed. Throws on a syntax error. */
export function assembleNasm(text: string): Uint8Array | null {
  if (!isInstalled('nasm')) return null;
  return inDirectory((dir) => {
    writeFileSync(join(dir, 'f.asm'), `bits 64\ndefault rel\n${text}`);
    execFileSync('nasm', ['-f', 'bin', 'f.asm', '-o', 'f.bin'], { cwd: dir, stdio: 'pipe' });
    return readFileSync(join(dir, 'f.bin'));
  });
}

function isInstalled(tool: string): boolean {
  return run(tool, ['--version'], '.');
}

function run(tool: string, args: string[], cwd: string): boolean {
  try {
    execFileSync(tool, args, { cwd, stdio: 'pipe' });
    return true;
  } catch (e) {
    if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return false;
    throw e;
  }
}

function inDirectory<T>(body: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    return body(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { CodeImage } from '../../base/machineCode.ts';
import { runLimited } from '../toolchain/runLimited.ts';
import { readElfImage } from './elfImage.ts';

/**
 * Links the files once more as most programs are linked: by the compiler, with the plugins that it brings along and the
 * linker's own script, between code and data of others, and with sections in another order. `isFixed` as the first link
 * had to be. Throws `unsupported` if that fails.
 */
export async function linkOther(
  { files, symbol, isFixed }: { readonly files: readonly string[]; readonly symbol: string; readonly isFixed: boolean },
  folder: string,
): Promise<CodeImage> {
  const out = join(folder, 'other.elf');
  const before = join(folder, 'before.s');
  const behind = join(folder, 'behind.s');
  writeFileSync(before, neighbour(74_567, 1));
  writeFileSync(behind, neighbour(1_237, 2));
  const { status, stderr } = await runLimited(
    'cc',
    [
      ...(isFixed ? ['-no-pie', '-static'] : ['-pie']),
      '-nostdlib',
      ...LINKER.flatMap((option) => ['-Xlinker', option]),
      ...['-e', symbol, `--require-defined=${symbol}`].flatMap((option) => ['-Xlinker', option]),
      ...['-o', out, before, ...files, behind],
    ],
    files.join(' '),
  );
  if (status === 0) return readElfImage(out);
  throw new Failure('unsupported', 'the compiler cannot link the object into a program', {
    where: files.join(' '),
    found: stderr.trimEnd().slice(0, 400),
  });
}

const LINKER: readonly string[] = ['--unresolved-symbols=ignore-all', '--sort-section=name', '-z', 'noexecstack'];

/** Code and data of somebody else, so many bytes of it; `value` is in the constants that linkers merge. */
function neighbour(bytes: number, value: number): string {
  const merged = [4, 8, 16, 32].flatMap((size) => [
    `.section .rodata.cst${size},"aM",@progbits,${size}`,
    `.byte ${value}`,
    `.skip ${size - 1}, ${value}`,
  ]);
  return [
    '.text',
    `.skip ${bytes}, 0xcc`,
    '.section .rodata,"a",@progbits',
    `.skip ${2 * bytes + 1}, 0x5a`,
    ...merged,
    '.section .rodata.str1.1,"aMS",@progbits,1',
    `.asciz "${value}"`,
    '.data',
    `.skip ${3 * bytes}, 0xa5`,
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');
}

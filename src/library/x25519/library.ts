import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Loadable } from '../../base/loadable.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import { prepareFiles } from '../../base/files/preparedFiles.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { buildFlags, type X25519Build } from './x25519Builds.ts';

/** The only function of the archive that others see. */
export const SYMBOL = 'fieldwright_x25519';
const ARCHIVE = `lib${SYMBOL}.a`;

/** The static library, somewhere below `build`, and its header. */
export interface X25519Library {
  /** One object, whose only global symbol is the public one. */
  readonly archive: string;
  readonly header: string;
  /** As it is linked. */
  readonly code: Loadable;
}

/** Links a build with its public function into an archive of one object, cached. */
export async function linkLibrary(
  { objects }: Pick<X25519Build, 'objects'>,
  toolchain: Toolchain,
): Promise<X25519Library> {
  const sources = join(toolchain.root, 'templates', 'x25519');
  const front = await compileC(toolchain, join(sources, 'public.c'), buildFlags(toolchain, 'none'), '.o');
  const parts = [front, ...objects];
  const dir = cacheDir(
    toolchain.root,
    'x25519',
    parts.map((file) => sha256(readFileSync(file).toString('latin1'))),
  );
  const object = await makeOnce(join(dir, `${SYMBOL}.o`), async (draft) => {
    await binutil('ld', ['-r', '-z', 'noexecstack', '-o', draft, ...parts]);
    await binutil('objcopy', [`--keep-global-symbol=${SYMBOL}`, '--strip-debug', draft]);
  });
  const archive = await makeOnce(join(dir, ARCHIVE), (draft) => binutil('ar', ['rcsD', draft, object]));
  const call = [{ kind: 'out' } as const, ...[0, 1].map((index) => ({ kind: 'operand' as const, index }))];
  const code = await linkContestant(
    { files: [archive], symbol: SYMBOL, call, modulus: 0n },
    { root: toolchain.root, cc: toolchain.tools.byName.cc },
  );
  return { archive, header: join(sources, `${SYMBOL}.h`), code };
}

/** A program of binutils on files of our own. Throws `tool` if it fails. */
async function binutil(name: string, args: readonly string[]): Promise<void> {
  const { status, stderr } = await run(name, args);
  if (status !== 0)
    throw new Failure('tool', `${name} cannot link X25519`, {
      where: [name, ...args].join(' '),
      found: stderr.trimEnd(),
    });
}

/** Puts archive and header into a folder, both or none; returns their paths. Throws `input` if that fails. */
export function writeLibrary({ archive, header }: X25519Library, folder: string): string[] {
  const files = [
    { file: join(folder, ARCHIVE), content: readFileSync(archive) },
    { file: join(folder, `${SYMBOL}.h`), content: readFileSync(header) },
  ];
  const prepared = prepareFiles(files);
  try {
    prepared.commit();
  } finally {
    prepared.discard();
  }
  return files.map(({ file }) => file);
}

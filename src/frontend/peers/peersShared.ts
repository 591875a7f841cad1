import { inTemporaryFolder } from '../../base/files/folders.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { SharedFunction } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { parseElfObject } from '../object/elf.ts';
import { PEER_ENTRY, adapterSource, isPlainCall } from './peersAdapter.ts';
import { isSharedObject } from '../object/archive.ts';
import { exportSymbol } from '../object/linkCode.ts';
import type { PeerFunction } from './peersInterface.ts';
import { run } from '../toolchain/run.ts';
import { requireTool, type Tool } from '../toolchain/tools.ts';

/** What shared objects are linked with, and where they are kept. */
export interface LinkSurroundings {
  readonly root: string;
  readonly cc: Tool;
}

/**
 * Links a function that cannot be copied about (see `linkImage`) into a shared object of its own, entered through an
 * adapter of one jump, or a few moves if it does not take (out, a, b). A shared object that can be called as it is
 * stays as it is.
 *
 * Throws `input` if the symbol is not defined, and `unsupported` with what the linker misses.
 */
export async function linkShared(wanted: PeerFunction, { root, cc }: LinkSurroundings): Promise<SharedFunction> {
  return inTemporaryFolder('shared', async (folder) => {
    const [file] = await exportSymbol(wanted, folder);
    if (isSharedObject(file) && isPlainCall(wanted.call))
      return { path: file, symbol: wanted.symbol, length: codeBytes(file) };
    const adapter = adapterSource(wanted.symbol, wanted.call, wanted.modulus);
    const path = requireTool(cc);
    const contents = wanted.files.map((name) => sha256(readFileSync(name)));
    const dir = cacheDir(root, 'shared', [
      path,
      cc.version,
      FLAGS,
      adapter,
      wanted.libraries ?? [],
      wanted.files,
      contents,
    ]);
    const made = await makeOnce(join(dir, `${wanted.symbol}.so`), (draft) =>
      link(wanted, adapter, path, folder, draft),
    );
    return { path: made, symbol: PEER_ENTRY, length: codeBytes(made) };
  });
}

const FLAGS: readonly string[] = [
  '-shared',
  '-Wl,--gc-sections',
  '-Wl,-Bsymbolic',
  '-Wl,-z,defs',
  '-Wl,-z,now',
  '-Wl,-z,noexecstack',
];

/** For the linker behind the compiler. Unlike in `-Wl,…`, a comma in a path is one. */
const forLinker = (...words: readonly string[]): string[] => words.flatMap((word) => ['-Xlinker', word]);

/** Nothing but the adapter is visible, so that no two libraries get in each other's way and unused code is left out. */
const VISIBLE = `{ global: ${PEER_ENTRY}; local: *; };\n`;

async function link(wanted: PeerFunction, adapter: string, cc: string, folder: string, draft: string): Promise<void> {
  const files = await exportSymbol(wanted, folder);
  const source = join(folder, 'adapter.s');
  const script = join(folder, 'visible.map');
  writeFileSync(source, adapter);
  writeFileSync(script, VISIBLE);
  const paths = files.filter(isSharedObject).flatMap((file) => forLinker('-rpath', dirname(file)));
  const { status, stderr } = await run(cc, [
    ...FLAGS,
    ...forLinker('--version-script', script),
    ...paths,
    '-o',
    draft,
    source,
    ...files,
    ...(wanted.libraries ?? []).map((name) => `-l${name}`),
  ]);
  if (status === 0) return;
  const missing = [...new Set([...stderr.matchAll(/undefined reference to [`']([^']+)'/g)].map((match) => match[1]))];
  throw new Failure('unsupported', `${wanted.symbol} cannot be linked`, {
    where: wanted.files.join(' '),
    expected: 'no references but to itself and the C library',
    found: missing.length > 0 ? `references to ${missing.slice(0, 8).join(', ')}` : stderr.trimEnd().slice(0, 400),
  });
}

/** Size of the code sections of a shared object. */
function codeBytes(file: string): number {
  return parseElfObject(readFileSync(file))
    .sections.filter(({ name }) => name.startsWith('.text'))
    .reduce((sum, { size }) => sum + size, 0);
}

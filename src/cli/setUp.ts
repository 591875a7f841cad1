/** Compiles the native parts on the first use of an installed package. */
import { Failure } from '../base/errors.ts';
import { buildFolder, isInstalled } from '../base/files/installation.ts';
import type { Io } from '../base/io.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { bridgeIsBuilt, buildBridge } from '../frontend/toolchain/buildBridge.ts';
import { findTools, type Tools } from '../frontend/toolchain/tools.ts';
import { buildWorker, workerIsBuilt } from '../bench/worker/buildWorker.ts';

/**
 * The first use of an installed package: compiles the native parts into the user's cache, and says so. Nothing is done
 * where they are there, and in a checkout, where `scripts/run.mjs` sees to it. Nothing is installed: throws `tool` with
 * one line that installs all that is missing.
 */
export async function setUp(io: Io): Promise<void> {
  const { root, clock } = io;
  if (!isInstalled(root)) return;
  const tools = findTools(io.env);
  if ((await workerIsBuilt(root)) && bridgeIsBuilt(root, tools)) return;
  requireTools(tools);
  const folder = buildFolder(root);
  requireFolder({ name: 'folder of what is built', path: folder, hint: 'let FIELDWRIGHT_CACHE name one' });
  io.note(`first use: compiling native parts into ${folder} (a minute or two, once)`);
  const start = clock.nowMs();
  io.status('1 of 2: measuring worker');
  await buildWorker(root);
  await buildBridge(root, tools, (state) => io.status(`2 of 2: LLVM plugin, reader and decoder, ${state}`));
  io.status('');
  io.note(`first use: compiled in ${((clock.nowMs() - start) / 1000).toFixed(0)} s`);
}

/** Ninja makes compilation faster, nothing more. */
const OPTIONAL = 'ninja';

function requireTools({ byName, llvmMajor }: Tools): void {
  const needed = Object.values(byName).filter(({ name }) => name !== OPTIONAL);
  const missing = needed.filter(({ path }) => path === null);
  if (missing.length === 0) return;
  const packages = new Set(missing.flatMap(({ install }) => install.split(' ').slice(INSTALL_WORDS)));
  throw new Failure('tool', 'programs that the native parts need are missing', {
    expected: `all of ${needed.map(({ name }) => name).join(', ')}${llvmMajor === null ? ' (LLVM 19 to 22)' : ''}`,
    found: `no ${missing.map(({ name }) => name).join(', ')}`,
    hint: `sudo apt-get install ${[...packages].join(' ')}`,
  });
}

/** `sudo apt-get install`, which come before the packages. */
const INSTALL_WORDS = 3;

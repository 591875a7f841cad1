import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampIs, writeStamp } from './fingerprint.mjs';
import { forcedLlvm, installedLlvm } from './llvmFacts.mjs';
import { onPath } from './onPath.mjs';
import { SetupError } from './setupError.mjs';

/** What is compiled; each is built by a function of the compiled program itself. */
const PARTS = [
  {
    name: 'measuring worker',
    module: 'bench/worker/buildWorker.js',
    build: 'buildWorker',
    sources: ['src/bench/worker/native', 'src/bench/worker/buildWorker.ts'],
  },
  {
    name: 'LLVM plugin, reader and decoder',
    module: 'frontend/toolchain/buildBridge.js',
    build: 'buildBridge',
    sources: ['bridge', 'src/frontend/toolchain/buildBridge.ts'],
    builtFor: () => `LLVM ${forcedLlvm() ?? installedLlvm()[0]}`,
  },
];

const COQ_LIBRARY = {
  name: 'library for Coq',
  module: 'frontend/toolchain/coq.js',
  build: 'findCoq',
  sources: ['coq', 'src/frontend/toolchain/coq.ts'],
};

/** What certificates are checked with, where Coq is installed: else whoever is first waits for it. */
export function coqLibrary(root) {
  const part = nativePart(root, COQ_LIBRARY);
  return { ...part, isDone: () => onPath('coqc') === undefined || part.isDone() };
}

/** One step for each native part. */
export const nativeParts = (root) => PARTS.map((part) => nativePart(root, part));

function nativePart(root, { name, module, build, sources, builtFor = () => '' }) {
  const state = () => fingerprint(root, sources) + builtFor();
  const stamp = join(root, 'build', `.${build}.stamp`);
  return {
    name,
    isDone: () => stampIs(stamp, state()),
    run: async (progress) => {
      const before = state();
      await callBuild(join(root, 'dist/src', module), build, root, progress);
      writeStamp(stamp, before);
    },
  };
}

async function callBuild(file, build, root, progress) {
  if (!existsSync(file)) throw new SetupError(`${file} is missing`, { hint: 'npm run build' });
  const built = await import(file);
  const { Failure } = await import(join(root, 'dist/src/base/errors.js'));
  try {
    await built[build](root, undefined, progress);
  } catch (error) {
    if (error instanceof Failure) throw new SetupError(error.message, error.detail);
    throw error;
  }
}

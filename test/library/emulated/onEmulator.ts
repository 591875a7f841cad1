import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';

const CC = join(import.meta.dirname, 'cc.mjs');

/** Why nothing can be run there; null if it can. */
export function withoutBochs(): string | null {
  const { error } = spawnSync('bochs', ['--help']);
  return error === undefined ? null : 'bochs is not installed (apt install bochs): lanes are not emulated';
}

/** A toolchain whose C compiler, made in `folder`, makes programs that run on a processor as Bochs knows it. */
export function onEmulator(toolchain: Toolchain, model: string, folder: string): Toolchain {
  const { tools } = toolchain;
  const { cc } = tools.byName;
  const path = join(folder, `cc-${model}`);
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${CC}' '${cc.path}' ${model} "$@"\n`, { mode: 0o755 });
  return { ...toolchain, tools: { ...tools, byName: { ...tools.byName, cc: { ...cc, path } } } };
}

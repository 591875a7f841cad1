/** A C compiler whose programs run on an emulated processor (emulate.mjs): `node cc.mjs CC MODEL ARGUMENTS`. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [compiler, model, ...args] = process.argv.slice(2);
const at = args.indexOf('-o') + 1;
const program = args[at];
const made = args.with(at, `${program}.elf`);
const { status } = spawnSync(compiler, ['-static', '-no-pie', '-s', ...made], { stdio: 'inherit' });
const emulate = join(import.meta.dirname, '../../../src/frontend/toolchain/native/emulate.mjs');
writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${emulate}' ${model} '${program}.elf' "$@"\n`, {
  mode: 0o755,
});
process.exitCode = status ?? 1;

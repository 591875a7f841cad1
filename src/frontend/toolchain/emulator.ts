/** Runs programs on a processor that Bochs emulates. */
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { run, type ProcessResult } from './run.ts';

const MACHINE = 'src/frontend/toolchain/native/emulate.mjs';
/** One that has all instruction sets of the table (src/x86/form.ts), by Bochs' name and for people. */
const MODEL = 'corei7_icelake_u';
export const EMULATED_PROCESSOR = 'Bochs (an emulated Ice Lake)';

/** What `emulate.mjs` ends with without Bochs or an assembler for its machine, and if a program does not end. */
const NOT_INSTALLED = 121;
const NO_END = 120;

/**
 * Runs a static program with this standard input in the ring 0 of an emulated processor; it has no system but what
 * `machine.asm` is. Throws `tool` where Bochs is not installed, or the program does not end by itself.
 */
export async function runEmulated(
  program: string,
  input: Uint8Array,
  timeout: number,
  root: string,
): Promise<ProcessResult> {
  const result = await run(process.execPath, [join(root, MACHINE), MODEL, program], { input, timeout });
  if (result.status === NOT_INSTALLED)
    throw new Failure('tool', 'Bochs is not installed', { hint: 'apt install bochs nasm' });
  if (result.status === NO_END)
    throw new Failure('tool', 'a program does not end on the emulated processor', { found: result.stderr.trim() });
  return result;
}

import { spawnSync } from 'node:child_process';

/** Processors as QEMU knows them; the variant of a library with results of Zen 3, Zen 4 and Skylake; of one without. */
export const MODELS: readonly (readonly [model: string, tuned: string, general: string])[] = [
  ['qemu64', 'x86-64', 'x86-64'],
  ['Nehalem', 'x86-64', 'x86-64'],
  ['IvyBridge', 'x86-64', 'x86-64'],
  ['Haswell', 'bmi2', 'bmi2'],
  ['EPYC-Milan,-adx', 'bmi2', 'bmi2'],
  ['EPYC-Milan,-bmi1', 'x86-64', 'x86-64'],
  ['EPYC-Milan,-bmi2', 'x86-64', 'x86-64'],
  ['Broadwell', 'intel-skylake', 'bmi2+adx'],
  ['Skylake-Server', 'intel-skylake', 'bmi2+adx'],
  ['Broadwell,vendor=CentaurHauls', 'bmi2+adx', 'bmi2+adx'],
  ['EPYC-Milan', 'amd-zen3', 'bmi2+adx'],
  ['EPYC-Milan,model=17', 'amd-zen4', 'bmi2+adx'],
  ['EPYC', 'amd-zen4', 'bmi2+adx'],
];

const EMULATOR = 'qemu-x86_64';

/** Why nothing can be run on other processors; null if it can. */
export function withoutEmulator(): string | null {
  const { status } = spawnSync(EMULATOR, ['-version']);
  return status === 0 ? null : `${EMULATOR} is not installed (apt install qemu-user): other processors are left out`;
}

/** The command that runs a program on a processor. */
export const emulated = (model: string, ...command: readonly string[]): string[] => [
  ...[EMULATOR, '-cpu', model, ...command],
];

/** What a program prints first on a processor, or how it ends. */
export function saidOn(model: string, program: string): string {
  const [command, ...args] = emulated(model, program);
  const { stdout, status, signal } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `ends with ${signal ?? status}`;
}

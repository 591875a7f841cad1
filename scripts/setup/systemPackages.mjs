import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stampIs, writeStamp } from './fingerprint.mjs';
import { chooseLlvm, llvmPackages } from './llvmChoice.mjs';
import { forcedLlvm, installableLlvm, installedLlvm, rustCompiler, rustcMark } from './llvmFacts.mjs';
import { onPath } from './onPath.mjs';
import { runCommand } from './runCommand.mjs';
import { SetupError } from './setupError.mjs';

/** Programs that are not part of LLVM, with the Debian package of each. */
const PROGRAMS = { cc: 'gcc', 'c++': 'g++', as: 'binutils', nasm: 'nasm', cmake: 'cmake', ninja: 'ninja-build' };

/** The release that a user is told to install where apt cannot be asked. */
export const USUAL_LLVM = 19;

/** Compiler, LLVM, assembler and build tools. */
export function systemPackages(root) {
  const stamp = join(root, 'build', '.llvm-for-rustc');
  return {
    name: 'system packages',
    isDone: () => missingPrograms().length === 0 && isLlvmSettled(stamp),
    run: async () => {
      await installPackages(missingPrograms(), root);
      await settleLlvm(root);
      if (forcedLlvm() === null && rustcMark() !== '') writeStamp(stamp, rustcMark());
    },
  };
}

const missingPrograms = () =>
  Object.entries(PROGRAMS)
    .filter(([program]) => onPath(program) === undefined)
    .map(([, debian]) => debian);

/** Where there is a rustc, which LLVM fits it is looked into once, and again when rustc changes. */
function isLlvmSettled(stamp) {
  const forced = forcedLlvm();
  const installed = installedLlvm();
  if (forced !== null) return installed.includes(forced);
  return installed.length > 0 && (rustcMark() === '' || stampIs(stamp, rustcMark()));
}

async function settleLlvm(root) {
  const forced = forcedLlvm();
  const installed = installedLlvm();
  const rustc = rustCompiler();
  const choose = (available) => chooseLlvm({ forced, rustc: rustc?.llvm ?? null, installed, available });
  if (installed.includes(choose([]) ?? NaN) && (rustc === null || choose([]) >= rustc.llvm)) return;
  const wanted = choose(await upToDateLlvm(rustc, root)) ?? USUAL_LLVM;
  try {
    if (!installed.includes(wanted)) await installPackages(llvmPackages(wanted), root);
  } catch (error) {
    if (forced !== null || installed.length === 0) throw error;
    process.stderr.write(
      `setup: LLVM ${wanted}, which rustc ${rustc.version} is built on, could not be installed; without it, Rust ` +
        'code cannot be read\n' +
        `  try:      ${installLine(llvmPackages(wanted))}\n`,
    );
  }
}

/** Asks for new lists if there are none, or none that knows the LLVM of rustc. */
async function upToDateLlvm(rustc, root) {
  const known = installableLlvm();
  const prefix = privilegePrefix();
  if (prefix === null || (rustc === null ? known.length > 0 : known.includes(rustc.llvm))) return known;
  await runCommand([...apt(prefix), 'update'], { cwd: root, hint: 'sudo apt-get update' }).catch(() => {});
  return installableLlvm();
}

/**
 * Installs Debian packages by apt as root or by password-less sudo; otherwise throws a SetupError with the line to run.
 */
export async function installPackages(packages, root) {
  if (packages.length === 0) return;
  const hint = installLine(packages);
  const prefix = privilegePrefix();
  if (prefix === null)
    throw new SetupError('system packages are missing', { found: `no ${packages.join(', ')}`, hint });
  const installArgs = [...apt(prefix), 'install', '-y', '--no-install-recommends', ...packages];
  try {
    await runCommand(installArgs, { cwd: root, hint });
  } catch {
    // Package lists that are missing or out of date are the usual reason.
    await runCommand([...apt(prefix), 'update'], { cwd: root, hint });
    await runCommand(installArgs, { cwd: root, hint });
  }
}

const installLine = (packages) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

const apt = (prefix) => [
  ...prefix,
  'env',
  'DEBIAN_FRONTEND=noninteractive',
  'apt-get',
  '-o',
  'DPkg::Lock::Timeout=300',
];

/** What to put before a command that needs root; null if we may not, or there is no apt. */
function privilegePrefix() {
  if (onPath('apt-get') === undefined) return null;
  if (process.getuid?.() === 0) return [];
  return onPath('sudo') !== undefined && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

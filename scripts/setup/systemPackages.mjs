import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { SetupError } from './setupError.mjs';

/** LLVM releases the bridge builds on, in order of preference when one must be installed. */
const LLVM_VERSIONS = [19, 22, 21, 20];

/** Programs that are not part of LLVM, with the Debian package of each. */
const PROGRAMS = { cc: 'gcc', 'c++': 'g++', as: 'binutils', nasm: 'nasm', cmake: 'cmake', ninja: 'ninja-build' };

/** Compiler, LLVM, assembler and build tools. */
export function systemPackages(root) {
  return {
    name: 'system packages',
    isDone: () => missingPackages().length === 0,
    run: async () => install(missingPackages(), root),
  };
}

/** Debian packages of everything that was not found. */
function missingPackages() {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isOnPath(program)).map(([, debian]) => debian);
  if (!LLVM_VERSIONS.some(hasLlvm)) missing.push(...llvmPackages(LLVM_VERSIONS[0]));
  return missing;
}

const llvmPackages = version => [`clang-${version}`, `llvm-${version}-dev`, `llvm-${version}-tools`];

/** Compiler, optimiser, code generator, headers and FileCheck of one LLVM release. */
function hasLlvm(version) {
  return ['clang', 'opt', 'llc', 'llvm-config', 'FileCheck'].every(tool => isOnPath(`${tool}-${version}`))
    && existsSync(`/usr/lib/llvm-${version}/include/llvm/IR/Module.h`);
}

function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => isExecutable(join(folder, program)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs by apt as root or by password-less sudo; otherwise says which line to run. */
function install(packages, root) {
  const line = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const hint = `sudo apt-get update && sudo ${line}`;
  const prefix = isOnPath('apt-get') ? privilegePrefix() : null;
  if (prefix === null) throw new SetupError('system packages are missing', { found: `no ${packages.join(', ')}`, hint });
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  const installArgs = [...apt, 'install', '-y', '--no-install-recommends', ...packages];
  try {
    runCommand(installArgs, { cwd: root, hint });
  } catch {
    // Package lists that are missing or out of date are the usual reason.
    runCommand([...apt, 'update'], { cwd: root, hint });
    runCommand(installArgs, { cwd: root, hint });
  }
}

/** What to put before a command that needs root; null if we may not. */
function privilegePrefix() {
  if (process.getuid?.() === 0) return [];
  return isOnPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

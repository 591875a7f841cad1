import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { availableLlvm, LLVM_MAJORS, llvmPackages } from './llvmChoice.mjs';
import { onPath } from './onPath.mjs';
import { SetupError } from './setupError.mjs';

/** What the variable FIELDWRIGHT_LLVM says; null if nothing. */
export function forcedLlvm() {
  const text = process.env.FIELDWRIGHT_LLVM ?? '';
  if (text === '') return null;
  if (LLVM_MAJORS.includes(Number(text))) return Number(text);
  throw new SetupError(
    'unsupported LLVM version',
    { expected: `FIELDWRIGHT_LLVM is one of ${LLVM_MAJORS.join(', ')}`, found: text },
    2,
  );
}

/** The LLVMs that are here with compiler, optimiser, code generator, headers and FileCheck. */
export const installedLlvm = () => LLVM_MAJORS.filter(isComplete);

const isComplete = (major) =>
  ['clang', 'opt', 'llc', 'llvm-config', 'FileCheck'].every((tool) => onPath(`${tool}-${major}`) !== undefined) &&
  existsSync(`/usr/lib/llvm-${major}/include/llvm/IR/Module.h`);

/** The LLVMs that apt can install, by its present lists. */
export function installableLlvm() {
  if (onPath('apt-cache') === undefined) return [];
  const names = LLVM_MAJORS.flatMap(llvmPackages);
  return availableLlvm(
    spawnSync('apt-cache', ['policy', ...names], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ??
      '',
  );
}

/** What rustc says of itself: its version and the major version of its LLVM; null without rustc. */
export function rustCompiler() {
  if (rustcPath() === undefined) return null;
  const { stdout } = spawnSync(rustcPath(), ['-vV'], { encoding: 'utf8' });
  const version = /^release: (\S+)/m.exec(stdout ?? '')?.[1];
  const llvm = /^LLVM version: (\d+)/m.exec(stdout ?? '')?.[1];
  return version === undefined || llvm === undefined ? null : { version, llvm: Number(llvm) };
}

/** Changes when rustc may have changed, without asking it, which takes longer than all else; empty without rustc. */
export function rustcMark() {
  const path = rustcPath();
  if (path === undefined) return '';
  const settings = join(process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'), 'settings.toml');
  return [
    path,
    ...[path, settings].map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)),
    process.env.RUSTUP_TOOLCHAIN ?? '',
  ].join(' ');
}

const rustcPath = () => process.env.RUSTC || onPath('rustc');

import type { Check } from '../../engine/report/checkList.ts';
import type { Tool, Tools } from '../../frontend/toolchain/tools.ts';
import { rustAdvice, type RustCompiler } from '../../frontend/toolchain/rustCompiler.ts';

/** Every program that is called, with its version or the line that installs it. */
export function toolChecks({ byName }: Tools): Check[] {
  return Object.values(byName).map(toolCheck);
}

function toolCheck({ name, path, version, install }: Tool): Check {
  if (path === null) return { name, state: 'missing', found: 'not installed', mend: install };
  return { name, state: 'good', found: `${version ?? 'unknown version'} (${path})` };
}

/** Whether the LLVM in use can read what rustc writes; only `--crate`, Rust inputs and Rust contestants need it. */
export function rustCheck({ llvmMajor }: Tools, rustc: RustCompiler | null): Check {
  const name = 'rustc';
  if (rustc === null)
    return {
      name,
      state: 'warning',
      found: 'not installed: Rust crates cannot be bridged',
      mend: 'https://rustup.rs, or sudo apt-get install rustc cargo',
    };
  const found = `${rustc.version}, built on LLVM ${rustc.llvmMajor}`;
  if (llvmMajor === null)
    return {
      name,
      state: 'warning',
      found: `${found}; no LLVM is here to read its bitcode`,
      mend: rustAdvice(rustc, rustc.llvmMajor),
    };
  if (rustc.llvmMajor <= llvmMajor) return { name, state: 'good', found: `${found}, which LLVM ${llvmMajor} reads` };
  return {
    name,
    state: 'warning',
    found: `${found}, whose bitcode LLVM ${llvmMajor} cannot read`,
    mend: rustAdvice(rustc, llvmMajor),
  };
}

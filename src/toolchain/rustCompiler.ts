import { Failure } from '../base/errors.ts';
import { run } from './run.ts';

/** The Rust compiler that cargo uses. */
export interface RustCompiler {
  /** E.g. `1.95.0`. */
  readonly version: string;
  /** Major version of the LLVM inside it, which its bitcode is of. */
  readonly llvmMajor: number;
}

/** Asks the compiler of the variable RUSTC, or `rustc`; null if there is none. */
export async function findRustCompiler(env: Readonly<Record<string, string | undefined>>): Promise<RustCompiler | null> {
  const path = env['RUSTC'] ?? 'rustc';
  try {
    const { stdout } = await run(path, ['-vV']);
    const version = /^release: (\S+)/m.exec(stdout)?.[1], llvm = /^LLVM version: (\d+)/m.exec(stdout)?.[1];
    return version === undefined || llvm === undefined ? null : { version, llvmMajor: Number(llvm) };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'tool') return null;
    throw error;
  }
}

/** What to do so that LLVM `llvmMajor` can read what `rustc` writes: an LLVM reads its own bitcode and that of older ones. */
export const rustAdvice = ({ version, llvmMajor: needed }: RustCompiler, llvmMajor: number): string =>
  `install LLVM ${needed} (clang-${needed} llvm-${needed} llvm-${needed}-dev llvm-${needed}-tools), which rustc ${version} is built on, `
  + `or let the variable RUSTC name a rustc built on LLVM ${llvmMajor} or older`;

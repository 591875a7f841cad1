import { Failure } from '../../base/errors.ts';
import { run } from './run.ts';

/** The Rust compiler that cargo uses. */
export interface RustCompiler {
  /** E.g. `1.95.0`. */
  readonly version: string;
  /** Major version of the LLVM inside it, which its bitcode is of. */
  readonly llvmMajor: number;
}

/** Asks the compiler of the variable RUSTC, or `rustc`; null if there is none. */
export async function findRustCompiler(
  env: Readonly<Record<string, string | undefined>>,
): Promise<RustCompiler | null> {
  const path = env['RUSTC'] ?? 'rustc';
  try {
    const { stdout } = await run(path, ['-vV']);
    const version = /^release: (\S+)/m.exec(stdout)?.[1];
    const llvm = /^LLVM version: (\d+)/m.exec(stdout)?.[1];
    return version === undefined || llvm === undefined ? null : { version, llvmMajor: Number(llvm) };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'tool') return null;
    throw error;
  }
}

/** The Rust compiler, if LLVM `llvmMajor` reads what it writes. Throws `tool` if there is none, or if it is too new. */
export async function requireRustCompiler(
  env: Readonly<Record<string, string | undefined>>,
  llvmMajor: number,
): Promise<RustCompiler> {
  const rustc = await findRustCompiler(env);
  if (rustc === null)
    throw new Failure('tool', 'rustc is not installed', { hint: 'https://rustup.rs, or apt-get install rustc cargo' });
  if (rustc.llvmMajor <= llvmMajor) return rustc;
  throw new Failure('tool', 'the bitcode of this rustc is too new', {
    expected: `LLVM ${llvmMajor} or older, as is in use here`,
    found: `rustc ${rustc.version} with LLVM ${rustc.llvmMajor}`,
    hint: rustAdvice(rustc, llvmMajor),
  });
}

/**
 * What to do so that LLVM `llvmMajor` can read what `rustc` writes: an LLVM reads its own bitcode and that of older
 * ones.
 */
export const rustAdvice = ({ version, llvmMajor: needed }: RustCompiler, llvmMajor: number): string =>
  `install LLVM ${needed} (clang-${needed} llvm-${needed} llvm-${needed}-dev llvm-${needed}-tools), which rustc ` +
  `${version} is built on, ` +
  `or let the variable RUSTC name a rustc built on LLVM ${llvmMajor} or older`;

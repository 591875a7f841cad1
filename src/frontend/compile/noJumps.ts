/**
 * Flags for clang where C selects by secrets: selections stay selections, for LLVM's pass that makes jumps of them
 * where it thinks them faster is left out. (For `-march=x86-64-v3` it did so in the inversion by division steps.)
 */
export const NO_JUMPS: readonly string[] = ['-mllvm', '-x86-cmov-converter=false'];

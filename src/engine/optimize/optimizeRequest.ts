import type { OptimizeOptions } from './optimizeOptions.ts';

/** Options of `optimize` for programs; the types are those of the command's options, so that they cannot part. */
type Given<K extends keyof OptimizeOptions> = OptimizeOptions[K];

/**
 * What to search for: a function of a known field (`field`, `op`), of a modulus (`prime`, `op`), or of a source (one of
 * `source`, `crate`, `input`, with `function`). `fieldwright optimize --help` says more of each option.
 */
export interface OptimizeRequest {
  /** Field to work in, by any of its names, e.g. `25519`. */
  readonly field?: Given<'field'>;
  /** Instead of a field: integers modulo any number of 64 to 521 bits, e.g. `2^221 - 3`. */
  readonly prime?: Given<'prime'>;
  /** With `prime`: how elements are represented (default `auto`, the form whose product costs less). */
  readonly form?: Given<'form'>;
  /** Operation of the field, e.g. `mul`. */
  readonly op?: Given<'op'>;
  /** So many elements at once (8 or 16), by AVX-512 IFMA. */
  readonly lanes?: Given<'lanes'>;
  /** Canonical inputs and outputs (default false, which takes and gives any value that fits). */
  readonly strict?: Given<'strict'>;
  /** A file of your own: C, LLVM IR or Fiat-Crypto JSON. */
  readonly source?: Given<'source'>;
  /** A Rust library crate: its folder, or `name@version` of the Cargo workspace around `cwd`. */
  readonly crate?: Given<'crate'>;
  /** A pinned third-party implementation, e.g. `fiat-c/p256`. */
  readonly input?: Given<'input'>;
  /** Which function of the source. */
  readonly function?: Given<'function'>;
  /** Parameters of the source that are constants, e.g. `ndigits=4`. */
  readonly set?: Given<'set'>;
  /** Further flags for the compilers of a C source. */
  readonly cflags?: Given<'cflags'>;
  /** Which arrays may overlap (default any, or equal where only that is safe). */
  readonly aliasing?: Given<'aliasing'>;
  /** What a function of a source computes, e.g. `out = a*b mod 2^255-19`. */
  readonly spec?: Given<'spec'>;
  /** With `spec`: limbs such as `4x64` (default) or `5x51`. */
  readonly limbs?: Given<'limbs'>;
  /** What callers promise, and what results keep, e.g. `a[]<2^54, out<p`. */
  readonly bounds?: Given<'bounds'>;
  /** Time such as `60s` (default) or `10m`, or a number of evaluations such as `20000`. */
  readonly budget?: Given<'budget'>;
  /** Seed of the search (default 1). */
  readonly seed?: Given<'seed'>;
  /** What the code may use, e.g. `x86-64-v3` (default `native`). */
  readonly target?: Given<'target'>;
  /** What to search for (default `throughput`). */
  readonly for?: Given<'for'>;
  /** How the sums are written (default `auto`: short searches decide). */
  readonly variant?: Given<'variant'>;
  /** Code of the same function to begin with as well: `FILE` or `FILE:FUNCTION`. */
  readonly start?: Given<'start'>;
  /** How the budget is spent. */
  readonly strategy?: Given<'strategy'>;
  /** Searches side by side, each on a processor of its own (default 1). */
  readonly jobs?: Given<'jobs'>;
  /** Logical CPU to measure on (default the last one). */
  readonly cpu?: Given<'cpu'>;
  /** Start from the best code that is known for this function. */
  readonly resume?: Given<'resume'>;
  /** What is proved while the search goes on (default `champions`). */
  readonly prove?: Given<'prove'>;
  /** Folder for the files of the result, which is then written there only. */
  readonly out?: Given<'out'>;
}

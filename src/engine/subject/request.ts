/**
 * What is to be optimised and what is stated about it, as a user says it: a field and an operation, integers modulo a
 * number, or a function of a source. Exactly one of field, prime, source, crate and input is given; `subjectOf` says
 * which other parts go with which.
 */
export interface SubjectRequest {
  /** A field by name, e.g. `25519`. */
  readonly curve?: string | undefined;
  readonly field?: string | undefined;
  /** A modulus as an expression, e.g. `2^221 - 3`. */
  readonly prime?: string | undefined;
  readonly form: (typeof REPRESENTATIONS)[number];
  /** Operation of a field. */
  readonly op?: string | undefined;
  /** Canonical inputs and outputs; otherwise any value that fits. */
  readonly strict: boolean;
  /** File of the user: C, LLVM IR or Fiat-Crypto JSON. */
  readonly source?: string | undefined;
  /** Rust library crate: folder, or name@version. */
  readonly crate?: string | undefined;
  /** A pinned third-party implementation. */
  readonly input?: string | undefined;
  /** Function of the source, crate or input. */
  readonly function?: string | undefined;
  readonly cflags?: string | undefined;
  /** Parameters that are constants, `name=value`. */
  readonly set: readonly string[];
  readonly aliasing?: 'none' | 'equal' | 'any' | undefined;
  readonly spec?: string | undefined;
  readonly limbs?: string | undefined;
  readonly bounds?: string | undefined;
  /** So many elements at once. */
  readonly lanes?: 8 | 16 | undefined;
}

/** Values of `--form`. */
export const REPRESENTATIONS = ['auto', 'plain', 'montgomery'] as const;

/** A function of a shared object, which the system's loader brings in with everything that it refers to. */
export interface SharedFunction {
  /** Absolute path of the shared object. */
  readonly path: string;
  readonly symbol: string;
  /** Size of the object's code, for tables. */
  readonly length: number;
}

/** What can be tested and timed: code that runs wherever it is copied to, or a function of a shared object. */
export type Loadable = Uint8Array | SharedFunction;

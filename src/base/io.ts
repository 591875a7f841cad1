/**
 * The environment that a command may see and change: `cli.ts` makes a real one, tests make one that records.
 */
export interface Io {
  /** Folder of the project: fields and templates are found below it; what is built goes to its `buildFolder`. */
  readonly root: string;
  /** Folder of all results (`resultsFolder`). */
  readonly results: string;
  /** Folder that relative paths given by the user start from. */
  readonly cwd: string;
  /** Arguments after the program's name, for records and reproducers. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Calendar time as ISO 8601, for records only. */
  now(): string;
  /** Aborted on the first SIGINT: finish soon and keep what was found. */
  readonly interrupted: AbortSignal;
  /** Standard error is a terminal of this many columns; 0 if it is none. */
  readonly columns: number;
  /** Columns that tables on standard output may take: those of its terminal, or 80. */
  readonly width: number;
  /** Whether that is a terminal, so that sentences may be broken: no program takes them for lines. */
  readonly isTerminal: boolean;
  /** Prints lines of results on standard output. */
  out(text: string): void;
  /** Prints a line about the work itself on standard error. */
  note(text: string): void;
  /** Replaces the last status line of the terminal; an empty text removes it. Does nothing without terminal. */
  status(text: string): void;
}

/** Time as the pure parts of the program see it; the edge passes in the real one, tests a fake. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes backwards. */
  nowMs(): number;
}

import { JsonRows } from '../jsonRows.ts';

/** What was asked of a piece of code. */
export type Question =
  /** Is it its word IR, however its arrays overlap (as far as the function allows)? */
  | 'equal'
  /**
   * Compiled from C that clears its results first: is it its word IR with arrays apart, and where a result is an input?
   */
  | 'apart'
  | 'in place'
  /** With one instruction damaged so that the processor shows other results: is it taken for right? */
  | 'damaged';

/** What came of one piece of code. */
export interface CompiledRow {
  /** Hash of source, recipe and proof engine. */
  readonly key: string;
  readonly checker: string;
  readonly question: Question;
  readonly origin: string;
  readonly name: string;
  /** Compiler, flags and form. */
  readonly compiler: string;
  readonly flags: string;
  readonly form: string;
  readonly kind: string;
  /** Rules, or why not. */
  readonly detail: string;
  readonly millis: number;
}

/** Rows of this and earlier runs. */
export class CompiledRows extends JsonRows<CompiledRow> {
  constructor(file: string) {
    super(file, (row) => `${row.question} ${row.origin} ${row.name} ${row.compiler} ${row.flags} ${row.form}`);
  }
}

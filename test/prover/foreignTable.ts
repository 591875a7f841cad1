import { JsonRows } from './jsonRows.ts';

/** What came of one function of one object. */
export interface ForeignRow {
  /** Hash of the code and of the proof engine. */
  readonly key: string;
  readonly checker: string;
  readonly field: string;
  readonly op: string;
  readonly name: string;
  readonly symbol: string;
  readonly compiler: string;
  readonly kind: string;
  /** Rules, or why not. */
  readonly detail: string;
  readonly millis: number;
  /** Texts of this code that were proved: the object, and its translation to NASM. */
  readonly proved: number;
}

/** Rows of this and earlier runs. */
export class ForeignTable extends JsonRows<ForeignRow> {
  constructor(file: string) {
    super(file, idOf);
  }

  /** Those that this proof engine has judged, in order. */
  override of(checker: string): ForeignRow[] {
    return super.of(checker).sort((a, b) => idOf(a).localeCompare(idOf(b)));
  }
}

const idOf = (row: ForeignRow): string => `${row.field} ${row.op} ${row.symbol} ${row.compiler}`;

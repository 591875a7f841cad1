import { TupleTable } from '../base/tupleTable.ts';
import { STRIDE, type Program } from '../x86/program.ts';
import { nasmInstruction } from './nasm.ts';

/** The NASM lines of many programs that resemble each other: each different instruction is printed once. */
export class NasmLineCache {
  private table = new TupleTable();
  private texts: string[] = [];
  private readonly key = new Int32Array(STRIDE);
  private readonly limit: number;

  /** Begins anew when it holds `limit` lines. */
  constructor(limit = 1 << 18) {
    this.limit = limit;
  }

  /** As `nasmLines`. */
  lines(program: Program): string[] {
    if (this.texts.length > this.limit) this.clear();
    return Array.from({ length: program.count }, (_, i) => this.line(program, i));
  }

  private line(program: Program, i: number): string {
    const { key, table, texts } = this;
    for (let k = 0; k < STRIDE; k++) key[k] = program.data[i * STRIDE + k];
    const at = table.find(key, STRIDE);
    if (at >= 0) return texts[table.data[at + 1]];
    const text = nasmInstruction(program, i);
    table.add(key, STRIDE, [texts.push(text) - 1]);
    return text;
  }

  private clear(): void {
    this.table = new TupleTable();
    this.texts = [];
  }
}

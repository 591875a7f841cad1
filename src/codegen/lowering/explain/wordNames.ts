/** Names of the words of selected code, for comments. */
import { CONSTANT, type Problem } from '../../candidate/candidate.ts';
import { registerName } from '../../x86/registers.ts';
import { HOME_CONSTANT, HOME_LIMB, type VirtualCode } from '../select/virtualCode.ts';
import type { Owner, WatchedSelection } from './watchedSelection.ts';

/**
 * What the words of selected code are called.
 *
 * A value has its name in the word IR. A word that is being added up has the name of what its column comes to: `x42`,
 * further ones of the same column `x42.2`, `x42.3`; `neg(x42)` if it is to be subtracted there. Intermediate results of
 * one operation are `t1`, `t2`, ...
 */
export class WordNames {
  private readonly selection: WatchedSelection;
  private readonly temporaries = new Map<number, string>();
  /** Numbers of the words of columns, by virtual register. */
  private readonly numbers = new Map<number, number>();

  /** `selection` must have finished. */
  constructor(selection: WatchedSelection) {
    this.selection = selection;
    const { code } = selection;
    const used = new Map<number, Set<number>>();
    for (let i = 0; i < code.count; i++)
      for (let o = 2 * i; o < 2 * i + 2; o++) if (code.outs[o] >= 0) this.define(code, i, code.outs[o], used);
  }

  /** Virtual register `v`; a pointer by the name of its array. */
  register(v: number): string {
    const {
      code,
      constants,
      p: { fn },
    } = this.selection;
    const argument = [...fn.results, ...fn.params][v];
    if (argument !== undefined) return argument.name;
    if (code.home[v] === HOME_LIMB) return `${this.register(code.homeBase[v])}[${code.homeOffset[v] / 8}]`;
    if (code.home[v] === HOME_CONSTANT) return constantText(constants[code.homeBase[v]]);
    const owner = this.selection.owners.get(v);
    if (owner === undefined) return this.temporaries.get(v) ?? `t${v}`;
    if (owner.kind === 'value') return this.value(owner.value);
    return this.isComplete(v) ? this.column(owner.column) : this.columnWord(owner, this.numbers.get(v) ?? 1);
  }

  /**
   * What a register holds, by the virtual register or, beyond those, the machine register whose content on entry it is.
   */
  word(v: number): string {
    const {
      code,
      p: { fn },
    } = this.selection;
    const argument = [...fn.results, ...fn.params][v];
    if (v >= code.registers) return `${registerName(v - code.registers)} of the caller`;
    return argument !== undefined && (v < fn.results.length || argument.shape === 'array')
      ? `pointer ${argument.name}`
      : this.register(v);
  }

  /** Value `v` of the problem. */
  value(v: number): string {
    return valueName(this.selection.p, v);
  }

  column(k: number): string {
    return columnName(this.selection.p, k);
  }

  /** Virtual register `v` is what a column came to in the end. */
  isComplete(v: number): boolean {
    const owner = this.selection.owners.get(v);
    return owner?.kind === 'column' && this.selection.rootReg[owner.column] === v;
  }

  /** The constant that virtual register `v` is, or null. */
  constant(v: number): bigint | null {
    const { code, constants } = this.selection;
    return v >= 0 && code.home[v] === HOME_CONSTANT ? constants[code.homeBase[v]] : null;
  }

  private columnWord({ column, sign }: Extract<Owner, { kind: 'column' }>, number: number): string {
    const name = this.column(column);
    const isExpected = sign < 0 === (this.selection.p.columns.negative[column] === 1);
    return `${isExpected ? name : `neg(${name})`}${number === 1 ? '' : `.${number}`}`;
  }

  /** A word of a column goes on under the least number of those it is made of, or gets the least that is free. */
  private define(code: VirtualCode, i: number, v: number, used: Map<number, Set<number>>): void {
    const { owners } = this.selection;
    const owner = owners.get(v);
    if (owner === undefined) this.temporaries.set(v, `t${this.temporaries.size + 1}`);
    if (owner?.kind !== 'column') return;
    const { column } = owner;
    const taken = used.get(column) ?? new Set();
    used.set(column, taken);
    const parts = [...code.ins.subarray(3 * i, 3 * i + 3)]
      .filter((u) => isOf(owners.get(u), column))
      .map((u) => this.numbers.get(u) ?? 1);
    for (const n of parts) taken.delete(n);
    const number = parts.length > 0 ? Math.min(...parts) : leastFree(taken);
    taken.add(number);
    this.numbers.set(v, number);
  }
}

const isOf = (owner: Owner | undefined, column: number): boolean => owner?.kind === 'column' && owner.column === column;

function leastFree(taken: ReadonlySet<number>): number {
  let n = 1;
  while (taken.has(n)) n++;
  return n;
}

/** Value `v` in the word IR; a constant as a number. */
export const valueName = ({ fn, values }: Problem, v: number): string =>
  values.kind[v] === CONSTANT ? constantText(values.constants[values.source[v]]) : fn.values[v].name;

/** The word that column k comes to; columns without one are numbered within their sum. */
export function columnName({ fn, columns }: Problem, k: number): string {
  return columns.root[k] >= 0 ? fn.values[columns.root[k]].name : `${sumName(columns.system[k])}[${columns.weight[k]}]`;
}

/** Sums that were joined have one name. */
const sumName = (system: number): string => `s${system + 1}`;

/** As assemblers print it. */
const constantText = (c: bigint): string =>
  c >= 0n && c < 10n ? c.toString() : c < 0n ? `-0x${(-c).toString(16)}` : `0x${c.toString(16)}`;

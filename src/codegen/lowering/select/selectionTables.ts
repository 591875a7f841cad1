/** Tables of a problem that instruction selection looks up, and that are the same for all candidates. */
import { ROOT, STORE, type Problem } from '../../candidate/candidate.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';

/** Lists of numbers, one after the other: list k is items[start[k] .. start[k+1]-1]. */
interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** What instruction selection looks up about a problem and no candidate changes. */
export class SelectionTables {
  /** reach[a·columns + b]: carries of column a can arrive in column b (a = b included). */
  readonly reach: Uint8Array;
  /** Columns whose carries reach column k, itself included, in order of their numbers. */
  readonly reaching: Lists;
  /** Leaves of all columns whose carries reach column k, lowest column first; and these columns. */
  readonly feeders: Lists;
  readonly feedingColumns: Lists;
  /**
   * Columns to be complete for carries that were linked to column k not to be negative in all; empty if they can be all
   * the same.
   */
  readonly completed: Lists;
  /**
   * 1 when a leaf or root of a column that reaches column k is negative; without one, no value of the column ever is.
   */
  readonly signed: Uint8Array;
  /** 1 for a column that is one difference of which nothing but the borrow is read: a comparison. */
  readonly compared: Uint8Array;
  /** 1 for a value that a store reads, and nothing else. */
  readonly storedOnly: Uint8Array;
  /** Leaves of a value as a list: firstLeaf[value], then nextLeaf[leaf], ended by -1. */
  readonly firstLeaf: Int32Array;
  readonly nextLeaf: Int32Array;

  constructor(p: Problem) {
    const { columns, leaves, values, events } = p;
    const all = Array.from({ length: columns.count }, (_, k) => k);
    this.reach = reachability(p);
    const reaching = all.map((k) => all.filter((c) => this.reach[c * columns.count + k] === 1));
    const feeders = reaching.map((cs) => feedingLeaves(p, cs));
    this.reaching = listsOf(reaching);
    this.feeders = listsOf(feeders);
    this.feedingColumns = listsOf(feeders.map((ls) => [...new Set(ls.map((l) => leaves.column[l]))]));
    this.completed = listsOf(all.map((k) => exactBelow(p, k, reaching)));
    this.signed = Uint8Array.from(all, (k) =>
      Number(reaching[k].some((c) => columns.negative[c] === 1) || feeders[k].some((l) => leaves.sign[l] < 0)),
    );
    const read = new Set([...leaves.value, ...events.ins]);
    const unread = [...values.kind.keys()].filter((v) => values.kind[v] === ROOT && !read.has(v));
    this.compared = new Uint8Array(columns.count);
    for (const k of unread.map((v) => values.source[v])) this.compared[k] = Number(isDifference(p, k, reaching[k]));
    this.storedOnly = new Uint8Array(values.count);
    for (let e = 0; e < events.count; e++)
      if (events.kind[e] === STORE) this.storedOnly[events.ins[3 * e]] = Number(values.uses[events.ins[3 * e]] === 1);
    this.firstLeaf = new Int32Array(values.count).fill(-1);
    this.nextLeaf = new Int32Array(leaves.count).fill(-1);
    for (let l = leaves.count - 1; l >= 0; l--) {
      this.nextLeaf[l] = this.firstLeaf[leaves.value[l]];
      this.firstLeaf[leaves.value[l]] = l;
    }
  }
}

/** One word minus another, to which no carry comes. */
function isDifference({ columns, leaves }: Problem, k: number, reaching: readonly number[]): boolean {
  const signs = leaves.sign.subarray(columns.leafStart[k], columns.leafStart[k + 1]);
  return reaching.length === 1 && signs.length === 2 && signs[0] !== signs[1];
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, k) => {
    start[k + 1] = start[k] + list.length;
  });
  return { start, items: Int32Array.from(lists.flat()) };
}

function feedingLeaves({ columns: { leafStart, weight } }: Problem, reaching: readonly number[]): number[] {
  return reaching
    .toSorted((a, b) => weight[a] - weight[b] || a - b)
    .flatMap((k) => Array.from({ length: leafStart[k + 1] - leafStart[k] }, (_, i) => leafStart[k] + i));
}

function reachability(p: Problem): Uint8Array {
  const n = p.columns.count;
  const reach = new Uint8Array(n * n);
  for (let a = 0; a < n; a++) for (let b = a; b >= 0; b = p.columns.next[b]) reach[a * n + b] = 1;
  return reach;
}

/**
 * The columns that reach the exact feeders of column k, if all others that reach k have no negative terms; else none.
 */
function exactBelow({ columns, leaves }: Problem, k: number, reaching: readonly (readonly number[])[]): number[] {
  const below = new Set(columns.exactFeeders[k].flatMap((f) => reaching[f]));
  const isPositive = (c: number): boolean => {
    const own = leaves.sign.subarray(columns.leafStart[c], columns.leafStart[c + 1]);
    return columns.negative[c] === 0 && own.every((sign) => sign > 0);
  };
  return reaching[k].every((c) => below.has(c) || isPositive(c)) ? [...below] : [];
}

/** Template names that selection uses by meaning; looked up once per template library. */
const NAMES = {
  add: 'add/add',
  adc: 'add/adc',
  adcx: 'add/adcx',
  adox: 'add/adox',
  lea: 'add/lea',
  lea2: 'add/lea-2',
  lea4: 'add/lea-4',
  lea8: 'add/lea-8',
  sub: 'sub/sub',
  sbb: 'sub/sbb',
  clearCarry: 'flag/clear-carry',
  flagZero: 'flag/zero',
  testBit: 'flag/test-bit',
  setc: 'bit/setc',
  seto: 'bit/seto',
  bitAdc: 'bit/adc',
  mulx: 'product/mulx',
  mul: 'product/mul',
  imul: 'mul/imul',
  imulConstant: 'mul/imul-constant',
  times3: 'mul/times-3',
  times5: 'mul/times-5',
  times9: 'mul/times-9',
  and: 'and/and',
  lowBits: 'and/low-bits',
  lowHalf: 'and/low-half',
  lowByte: 'and/low-byte',
  clearBit: 'and/clear-bit',
  or: 'or/or',
  xor: 'xor/xor',
  compare: 'compare/cmp',
  not: 'not/not',
  bswap: 'bswap/bswap',
  bswapLoaded: 'bswap/movbe',
  shl: 'shl/shl',
  shlx: 'shl/shlx',
  shr: 'shr/shr',
  shrx: 'shr/shrx',
  sar: 'sar/sar',
  sarx: 'sar/sarx',
  ror: 'ror/ror',
  rorx: 'ror/rorx',
  shrd: 'shrd/shrd',
  shld: 'shld/shld',
  maskSbb: 'mask/sbb',
  maskSbbHalf: 'mask/sbb-half',
  maskNeg: 'mask/neg',
  maskNegHalf: 'mask/neg-half',
  cmovc: 'select/cmovc',
  cmovnc: 'select/cmovnc',
  zeroTest: 'zero-test/cmp',
  store: 'store/mov',
  storeImmediate: 'store/immediate',
  storeSwapped: 'store/movbe',
  copy: 'copy/mov',
} as const;

export type TemplateNumbers = { readonly [K in keyof typeof NAMES]: number };

export function templateNumbers(set: TemplateSet): TemplateNumbers {
  const entries = Object.entries(NAMES).map(([key, name]) => [key, set.number(name)] as const);
  return Object.fromEntries(entries) as TemplateNumbers;
}

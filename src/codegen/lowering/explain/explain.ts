/**
 * Explains a machine program word by word of the word IR.
 *
 * Instruction selection is repeated for the candidate, this time recording what it knows of words and flags. The
 * checker of the lowering, which follows the value of every register without asking the allocator, then says which
 * virtual instruction each machine instruction belongs to. The search has no part in this.
 */
import { Failure } from '../../../base/errors.ts';
import { type Candidate, type Problem, ROOT } from '../../candidate/candidate.ts';
import { formId } from '../../../base/ids.ts';
import { formOf } from '../../x86/forms.ts';
import { FORM, type Program, REG0, STRIDE, BASE_POOL, memBase } from '../../x86/program.ts';
import { registerName, RSP } from '../../x86/registers.ts';
import type { Target } from '../../x86/target.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { checkLowering } from './checkLowering.ts';
import type { CheckState } from './checkState.ts';
import { select } from '../select/select.ts';
import { virtualText } from './virtualText.ts';
import { WatchedSelection } from './watchedSelection.ts';
import { WordNames, columnName, valueName } from './wordNames.ts';
import { wrapped } from '../../../base/folded.ts';

export interface Explanation {
  /** One text per instruction, never empty. */
  readonly comments: readonly string[];
  /** Lines of text that stand before an instruction, by its number; an empty one separates. */
  readonly before: ReadonlyMap<number, readonly string[]>;
  /** What the sums are made of, and how their words are called. */
  readonly sums: readonly string[];
  /**
   * Slots on the stack, as the body addresses them, and vector registers, with the words that are saved there in turn.
   */
  readonly slots: readonly { readonly place: string; readonly words: readonly string[] }[];
}

/** Explains `program`, which must be what `candidate` is lowered to. Throws `invariant` if it is not. */
export function explain(
  problem: Problem,
  set: TemplateSet,
  target: Target,
  candidate: Candidate,
  program: Program,
): Explanation {
  const selection = new WatchedSelection(problem, set, target);
  if (!select(selection, candidate))
    throw new Failure('invariant', 'the candidate cannot be selected', { where: problem.fn.name });
  selection.finish();
  const explainer = new Explainer(selection, program);
  checkLowering(
    problem,
    set,
    selection.code,
    selection.constants,
    problem.fn.params.length + problem.fn.results.length,
    program,
    explainer,
  );
  return explainer.finish();
}

class Explainer {
  private readonly selection: WatchedSelection;
  private readonly program: Program;
  private readonly names: WordNames;
  private readonly comments: string[];
  private readonly before = new Map<number, string[]>();
  private readonly slots = new Map<string, string[]>();
  private readonly completions: ReadonlyMap<number, readonly Completion[]>;
  private first = -1;
  private end = 0;

  constructor(selection: WatchedSelection, program: Program) {
    this.selection = selection;
    this.program = program;
    this.names = new WordNames(selection);
    this.completions = completions(selection);
    this.comments = new Array<string>(program.count).fill('');
  }

  executed(at: number, count: number, virtual: number, state: CheckState): void {
    const text = virtualText(this.selection, this.names, virtual);
    // The flag or zero in the byte or word that the last instruction completes.
    for (let i = 0; i + 1 < count; i++) this.comments[at + i] = `begins ${text}`;
    this.comments[at + count - 1] = text;
    this.note(at, count);
    for (const { words } of this.completions.get(virtual) ?? [])
      this.separate(at + count, [this.completionLine(words, state)]);
  }

  inserted(at: number, state: CheckState): void {
    this.comments[at] = insertedText(state, this.names, at);
    this.note(at, 1);
    const [to] = state.form(at).operands;
    if (to.class === 'gpr') return;
    const slot = to.class === 'mem' ? slotName(state.displacement(at)) : registerName(state.register(at, 0), 128);
    const word = this.names.word(state.inRegister(at, 1));
    const words = this.slots.get(slot) ?? [];
    this.slots.set(slot, words.includes(word) ? words : [...words, word]);
  }

  finish(): Explanation {
    for (let i = 0; i < this.program.count; i++)
      if (i < this.first || i >= this.end) this.comments[i] = this.frameText(i);
    this.separate(this.first, []);
    this.separate(this.end, []);
    return {
      comments: this.comments,
      before: this.before,
      sums: sumLines(this.selection.p),
      slots: [...this.slots].map(([place, words]) => ({ place, words })),
    };
  }

  private note(at: number, count: number): void {
    if (this.first < 0) this.first = at;
    this.end = at + count;
  }

  private separate(at: number, lines: readonly string[]): void {
    if (at > 0 && at < this.program.count) this.before.set(at, [...(this.before.get(at) ?? ['']), ...lines]);
  }

  private completionLine(words: readonly SumWord[], state: CheckState): string {
    const places = words.map(({ register }) => placeOf(state, state.values.of[register]) ?? '-');
    return `complete: [${words.map(({ name }) => name).join(', ')}] in [${places.join(', ')}]`;
  }

  /** Instruction i, outside of the body. */
  private frameText(i: number): string {
    const { name } = formOf(formId(this.program.data[i * STRIDE + FORM]));
    const register = registerName(this.program.data[i * STRIDE + REG0]);
    switch (name) {
      case 'push_r64':
        return `save ${register}`;
      case 'pop_r64':
        return `restore ${register}`;
      case 'sub_r64_i32':
        return 'room for the slots';
      case 'add_r64_i32':
        return 'the slots are given up';
      default:
        return 'return';
    }
  }
}

/** Register or slot that holds `value`, registers first; null if none does. */
function placeOf({ registers, vectors, stack, rsp }: CheckState, value: number): string | null {
  const r = registers.indexOf(value);
  const x = vectors.indexOf(value);
  if (r >= 0) return registerName(r);
  if (x >= 0) return registerName(x, 128);
  const slot = [...stack].find(([, held]) => held === value);
  return slot === undefined ? null : slotName(slot[0] - rsp);
}

/** A slot `bytes` from rsp. */
const slotName = (bytes: number): string =>
  `[rsp${bytes === 0 ? '' : `${bytes < 0 ? '-' : '+'}0x${Math.abs(bytes).toString(16)}`}]`;

/** Words of the caller are loaded. */
const FROM_MEMORY: Readonly<Record<number, string>> = { [RSP]: 'reload', [BASE_POOL]: 'constant' };

/** What instruction `at`, which the allocator inserted, moves; `state` is the one after it. */
function insertedText(state: CheckState, names: WordNames, at: number): string {
  const [to, from] = state.form(at).operands;
  if (to.class !== 'gpr') return `spill ${names.word(state.inRegister(at, 1))}`;
  const word = names.word(state.inRegister(at, 0));
  switch (from.class) {
    case 'imm':
      return `constant ${word}`;
    case 'xmm':
    case 'lanes':
      return `reload ${word}`;
    case 'mem':
      return `${FROM_MEMORY[memBase(state.memory(at))] ?? 'load'} ${word}`;
    case 'gpr':
      return `copy ${word}`;
  }
}

/** A sum is listed if one of its words has so many terms: shorter ones stand at the instruction that adds them. */
const LISTED_TERMS = 3;

/**
 * The words of the longer sums, with what is added up in each and where their carries go; sums that continue each other
 * count as one.
 */
function sumLines(p: Problem): string[] {
  const { columns } = p;
  const all = Array.from({ length: columns.count }, (_, k) => k);
  const terms = (k: number): number => columns.leafStart[k + 1] - columns.leafStart[k];
  const long = new Set(all.filter((k) => terms(k) >= LISTED_TERMS).map((k) => columns.system[k]));
  return all.filter((k) => long.has(columns.system[k]) && terms(k) > 0).flatMap((k) => columnLines(p, k));
}

function columnLines(p: Problem, k: number): string[] {
  const { columns, leaves } = p;
  const terms: string[] = [];
  for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++)
    terms.push(`${leaves.sign[l] < 0 ? '- ' : terms.length > 0 ? '+ ' : ''}${valueName(p, leaves.value[l])}`);
  const carry = columns.next[k] < 0 || columns.closed[k] === 1 ? [] : [`(carry to ${columnName(p, columns.next[k])})`];
  return wrapped(`${columnName(p, k)} = `, [...terms, ...carry]);
}

/** A word of a sum and the virtual register that holds it. */
interface SumWord {
  readonly name: string;
  readonly register: number;
}
/** The words of a sum that are formed, most significant first. */
interface Completion {
  readonly words: readonly SumWord[];
}

/**
 * Sums by the virtual instruction after which all their words are there. Sums of which fewer than two words are formed
 * are left out.
 */
function completions(selection: WatchedSelection): ReadonlyMap<number, readonly Completion[]> {
  const { code, p } = selection;
  const definition = new Int32Array(code.registers).fill(-1);
  const found = new Map<number, Completion[]>();
  for (let o = 0; o < 2 * code.count; o++) if (code.outs[o] >= 0) definition[code.outs[o]] = o >> 1;
  for (const outs of wordsOfSums(selection)) {
    const all = outs.map((v) => ({ name: p.fn.values[v].name, register: selection.rootReg[p.values.source[v]] }));
    const words = all.filter(({ register }) => register >= 0 && definition[register] >= 0);
    const last = Math.max(...words.map(({ register }) => definition[register]));
    if (words.length > 1) found.set(last, [...(found.get(last) ?? []), { words: words.toReversed() }]);
  }
  return found;
}

/**
 * The results of each sum, least significant first; of each chain of columns if the function is written with carries.
 */
function wordsOfSums({ p: { fn, values, columns, systems } }: WatchedSelection): number[][] {
  const isWord = (v: number): boolean =>
    values.kind[v] === ROOT && columns.root[values.source[v]] === v && columns.negative[values.source[v]] === 0;
  const sums = fn.body.flatMap((op) => (op.kind === 'sum' ? [op.outs.filter(isWord)] : []));
  if (sums.length > 0) return sums;
  const rooted = Array.from({ length: columns.count }, (_, k) => k).filter(
    (k) => columns.root[k] >= 0 && isWord(columns.root[k]),
  );
  const all = rooted.sort((a, b) => columns.weight[a] - columns.weight[b]);
  return Array.from({ length: systems.count }, (_, s) =>
    all.filter((k) => columns.system[k] === s).map((k) => columns.root[k]),
  );
}

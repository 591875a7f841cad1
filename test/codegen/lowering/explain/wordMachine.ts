import { evaluate, type Limbs } from '../../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';

/** Every value of `fn` on given inputs, by name. */
export function valuesOf(fn: IrFunction, inputs: Limbs): Map<string, bigint> {
  const all = {
    name: 'all',
    shape: 'array',
    width: 64,
    bounds: fn.values.map(({ lower, upper }) => ({ lower, upper })),
  } as const;
  const [values] = evaluate(
    { ...fn, results: [all], outputs: [fn.values.map(({ id }) => ({ kind: 'value', id }))] },
    inputs,
  );
  return new Map(fn.values.map(({ name }, i) => [name, values[i]]));
}

/** What instructions beside additions leave in CF and OF. */
const CLEARS = /^(and|or|xor)$/;
const KEEPS = /^(mulx|mov\w*|lea|shlx|shrx|sarx|rorx|not|set\w+|cmov\w+|push|pop|ret|bt|cmp|clc)$/;
const WORD = 1n << 64n;
const mod = (x: bigint): bigint => BigInt.asUintN(64, x);

/**
 * Executes comments: it knows nothing but their text, the inputs and what flags each mnemonic writes. Every word that
 * is said to be complete, and every other word that the word IR has, must have the value that the word IR gives it;
 * every flag that is said to be zero or to hold a bit must do so.
 */
export class WordMachine {
  readonly words = new Map<string, bigint>();
  readonly checked = new Set<string>();
  private readonly fn: IrFunction;
  private readonly expected: ReadonlyMap<string, bigint>;
  private readonly partial: ReadonlySet<string>;
  private readonly flags: Record<'CF' | 'OF', bigint | null> = { CF: null, OF: null };

  constructor(fn: IrFunction, inputs: Limbs) {
    this.fn = fn;
    this.expected = valuesOf(fn, inputs);
    this.partial = new Set(
      fn.body
        .filter((op) => op.kind === 'sum' || op.kind === 'addcarryx' || op.kind === 'subborrowx')
        .flatMap((op) => [...op.outs, ...(op.kind === 'sum' && op.borrow !== null ? [op.borrow] : [])])
        .map((id) => fn.values[id].name),
    );
    fn.params.forEach((_, i) => inputs[i].forEach((x, limb) => this.words.set(fn.values[fn.inputs[i][limb]].name, x)));
  }

  /** Throws if the comment is not true or not understood. */
  step(mnemonic: string, comment: string): void {
    if (/^(save|restore|return|room for|the slots|begins)\b/.test(comment)) return this.clobber(mnemonic, false);
    const moved = /^(load|copy|spill|reload|constant) (.*)$/.exec(comment);
    if (moved !== null) {
      if (!moved[2].startsWith('pointer ')) this.term(moved[2]);
      return;
    }
    if (comment === 'CF = OF = 0') {
      this.flags.CF = this.flags.OF = 0n;
      return;
    }
    const [text, ...notes] = comment.split(', ');
    const zero = / \((CF|OF) is 0\)$/.exec(text);
    const equation = zero === null ? text : text.slice(0, zero.index);
    if (zero !== null) same(`${zero[1]} before ${comment}`, this.flags[zero[1] as 'CF'], 0n);
    for (const note of notes) {
      const bit = /^(\S+) in CF$/.exec(note);
      if (bit !== null && !this.words.has(bit[1])) this.define(bit[1], this.term('CF'), true);
      if (bit !== null) same(note, this.flags.CF, this.term(bit[1]));
    }
    if (notes[0] === 'of which only the borrow is kept') this.compare(equation);
    else this.assign(mnemonic, equation, notes);
  }

  private compare(difference: string): void {
    this.flags.CF = this.expression(difference) < 0n ? 1n : 0n;
    this.flags.OF = null;
  }

  private assign(mnemonic: string, equation: string, notes: readonly string[]): void {
    const flag = /^(CF|OF) = (.*)$/.exec(equation);
    if (flag !== null) return this.setFlag(flag[2]);
    const [, left, operator, right] = /^(\S+) (=|\+=|-=) (.*)$/.exec(equation) ?? fail(equation);
    const sides = right.split(' = ');
    // A sum that comes down to one of its terms has two names.
    if (sides.length > 1 && this.partial.has(sides[0]) && !this.words.has(sides[0]))
      this.define(sides[0], this.term(sides[1]), true);
    const values = sides.map((side) => this.expression(side));
    const value =
      operator === '=' ? values[0] : operator === '+=' ? this.term(left) + values[0] : this.term(left) - values[0];
    for (const other of values) if (operator === '=') same(equation, mod(other), mod(values[0]));
    const pair = /^(\w+):(\w+)$/.exec(left);
    if (pair !== null && pair[1] !== 'CF') {
      this.define(pair[1], value / WORD);
      this.define(pair[2], value % WORD);
      return;
    }
    const name = pair?.[2] ?? left;
    this.carry(mnemonic, value, notes, pair !== null, operator === '=' && right === 'CF', name.startsWith('neg('));
    this.define(name, mod(value), notes.includes('complete'));
  }

  /** `CF = x12` after a bit test, `CF = x12 = (x11 == 0)` after a comparison. */
  private setFlag(text: string): void {
    const [name, formula] = text.split(' = ');
    if (formula !== undefined) this.define(name, this.expression(formula));
    this.flags.CF = this.term(name);
  }

  private carry(
    mnemonic: string,
    value: bigint,
    notes: readonly string[],
    isPair: boolean,
    isBit: boolean,
    isNegated: boolean,
  ): void {
    const flag = mnemonic === 'adox' ? 'OF' : 'CF';
    const out = value < 0n || value >= WORD ? 1n : 0n;
    const isAddition = /^(ad[cd]x?|adox|su?bb|sub)$/.test(mnemonic);
    if (notes.includes('no carry')) same(`no carry of ${mnemonic} ${notes.join()}`, out, 0n);
    if (!isAddition) return this.clobber(mnemonic, true);
    if (/^(add|adc|sub|sbb)$/.test(mnemonic)) this.flags.OF = isBit ? 0n : null;
    if (mnemonic === 'sbb' && notes.some((note) => note.endsWith(' in CF'))) return;
    this.flags[flag] = out;
    for (const note of notes) {
      const to = /^(CF|OF) (to|from) \S+$/.exec(note);
      const bit = /^(CF|OF) = (\S+)$/.exec(note);
      if (to !== null) same(note, to[1], flag);
      if (to !== null && out === 1n) same(note, to[2] === 'from', value < 0n !== isNegated);
      if (bit !== null) this.define(bit[2], out);
    }
    if (isPair) same('CF', flag, 'CF');
  }

  private clobber(mnemonic: string, isDone: boolean): void {
    if (KEEPS.test(mnemonic) || (!isDone && mnemonic === 'xor')) return;
    this.flags.CF = CLEARS.test(mnemonic) ? 0n : null;
    this.flags.OF = CLEARS.test(mnemonic) || mnemonic === 'bzhi' ? 0n : null;
  }

  private define(name: string, value: bigint, isComplete = false): void {
    const expected = this.expected.get(name);
    if (expected !== undefined && (isComplete || !this.partial.has(name))) {
      same(name, value, expected);
      this.checked.add(name);
    }
    const result = /^(\w+)\[(\d+)\]$/.exec(name);
    const r = this.fn.results.findIndex((p) => p.name === result?.[1]);
    if (result !== null && r >= 0) {
      const output = this.fn.outputs[r][Number(result[2])];
      same(name, value, output.kind === 'const' ? output.value : this.expected.get(this.fn.values[output.id].name));
      this.checked.add(name);
    }
    if (name !== '_') this.words.set(name, value);
  }

  private expression(text: string): bigint {
    const wrapping = text.replace(/ mod 2\^64$/, '');
    const whole = this.formula(wrapping);
    return wrapping === text ? whole : mod(whole);
  }

  private formula(text: string): bigint {
    const match = (pattern: RegExp): bigint[] | null =>
      pattern
        .exec(text)
        ?.slice(1)
        .map((t) => this.term(t)) ?? null;
    let m = match(/^low word of \((\S+):(\S+) >> (\d+)\)$/);
    if (m !== null) return mod((m[0] * WORD + m[1]) >> m[2]);
    if ((m = match(/^high word of \((\S+):(\S+) << (\d+)\)$/)) !== null)
      return mod(((m[0] * WORD + m[1]) << m[2]) >> 64n);
    if ((m = match(/^(\S+) \? (\S+) : (\S+)$/)) !== null) return m[0] === 0n ? m[2] : m[1];
    if ((m = match(/^\((\S+) == 0\)$/)) !== null) return m[0] === 0n ? 1n : 0n;
    if ((m = match(/^(\S+) rotated right by (\d+)$/)) !== null) return mod((m[0] >> m[1]) | (m[0] << (64n - m[1])));
    if ((m = match(/^signed (\S+) >> (\d+)$/)) !== null) return mod(BigInt.asIntN(64, m[0]) >> m[1]);
    if ((m = match(/^~(\S+)$/)) !== null) return WORD - 1n - m[0];
    if ((m = match(/^-(\S+)$/)) !== null) return -m[0];
    if ((m = match(/^(\S+) << (\S+)$/)) !== null) return m[0] << m[1];
    if ((m = match(/^(\S+) >> (\S+)$/)) !== null) return m[0] >> m[1];
    if ((m = match(/^(\S+) & (\S+)$/)) !== null) return m[0] & m[1];
    if ((m = match(/^(\S+) \| (\S+)$/)) !== null) return m[0] | m[1];
    if ((m = match(/^(\S+) \^ (\S+)$/)) !== null) return m[0] ^ m[1];
    return text
      .split(' ')
      .reduce(
        (sum, item, i, items) =>
          i % 2 === 1 ? sum : items[i - 1] === '-' ? sum - this.term(item) : sum + this.term(item),
        0n,
      );
  }

  private term(text: string): bigint {
    if (text === 'CF' || text === 'OF') return this.flags[text] ?? fail(`${text} is unknown`);
    if (/^-?(0x[\da-f]+|\d+)$/.test(text)) return text.startsWith('-') ? mod(-BigInt(text.slice(1))) : BigInt(text);
    if (text.includes('*')) return text.split('*').reduce((product, factor) => product * this.term(factor), 1n);
    return this.words.get(text) ?? fail(`${text} is not defined`);
  }
}

function fail(text: string): never {
  throw new Error(`comment not true or not understood: ${text}`);
}

function same(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${String(expected)} expected, ${String(found)} found`);
}

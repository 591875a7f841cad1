/** The compiled library of instruction templates, as tables. */
import { Failure, invariant } from '../../base/errors.ts';
import { CF, OF } from './flags.ts';
import { formNamed, formOf } from './forms.ts';
import { IN_MEM, IN_RAX, IN_RDX, IN_REG, type Template, type TemplateLine } from './template.ts';

/** Kind of an actual operand when a form is chosen; two bits each. */
export const K_REG = 0,
  K_MEM = 1,
  K_IMM8 = 2,
  K_IMM32 = 3;

/** What a template does to CF and OF, as masks of `flags.ts`. */
interface FlagSummary {
  readonly reads: number;
  readonly writes: number;
  readonly clears: number;
}

/** What the source of an operand of a compiled line is. */
export const S_INPUT = 0,
  S_OUTPUT = 1,
  S_AMOUNT = 2,
  S_LITERAL = 3,
  S_SUM = 4,
  S_POINTER = 5;

/**
 * A body line as dense tables; `forms` by operand kinds (two bits per operand, first lowest): -1 none, -2 not yet
 * looked up.
 */
export interface CompiledLine {
  readonly line: TemplateLine;
  readonly count: number;
  readonly source: Int8Array;
  readonly index: Int32Array;
  readonly index2: Int32Array;
  /** Factor of the second input of an address, as a power of two. */
  readonly scale: Int32Array;
  readonly forms: Int16Array;
}

/** A template as the allocator and the emitter read it. */
export interface CompiledTemplate {
  readonly name: string;
  readonly inputCount: number;
  readonly outputCount: number;
  /** Mask of IN_*, and output that overwrites the input or -1, per input. */
  readonly places: Int32Array;
  readonly becomes: Int32Array;
  readonly commutes: boolean;
  /** Outputs are rdx and rax, as of `mul`; the input in rax is overwritten. */
  readonly wide: boolean;
  /** Number of the virtual input that is the pointer of a store, or -1. */
  readonly storesThrough: number;
  readonly lines: readonly CompiledLine[];
}

/** A compiled template library: templates by dense number, forms resolved by operand kinds on first use. */
export class TemplateSet {
  readonly templates: readonly Template[];
  readonly compiled: readonly CompiledTemplate[];
  readonly flags: readonly FlagSummary[];
  private readonly numbers = new Map<string, number>();

  constructor(templates: readonly Template[]) {
    this.templates = templates;
    this.compiled = templates.map(compile);
    templates.forEach((t, i) => {
      if (this.numbers.has(t.name)) throw new Failure('invariant', `two templates are called ${t.name}`);
      this.numbers.set(t.name, i);
    });
    this.flags = templates.map((t) => this.flagSummary(t));
  }

  /** Number of the template called `name`. Throws `invariant` when the library lacks it. */
  number(name: string): number {
    const n = this.numbers.get(name);
    invariant(n !== undefined, () => `the template library has no ${name}`);
    return n;
  }

  private flagSummary(t: Template): FlagSummary {
    let reads = 0;
    let writes = 0;
    let clears = 0;
    for (const line of t.body) {
      const f = formOf(formNamed(formName(line, defaultKinds(t, line)))).flags;
      reads |= f.read & ~writes;
      writes |= f.written | f.undefined;
      clears = (clears & ~(f.written | f.undefined)) | f.cleared;
    }
    const both = CF | OF;
    return { reads: reads & both, writes: writes & both, clears: clears & both };
  }
}

/** Kinds of the operands of a line when every input sits in a register if it may. */
function defaultKinds(t: Template, line: TemplateLine): number {
  return line.operands.reduce((kinds, o, i) => {
    const places = o.kind === 'input' ? t.inputs[o.index].places : 0;
    const immediate =
      o.kind === 'literal' ||
      o.kind === 'amount' ||
      (o.kind === 'input' && !(places & (IN_REG | IN_MEM | IN_RDX | IN_RAX)));
    const inMemory = o.kind === 'sum' || o.kind === 'pointer' || (o.kind === 'input' && places === IN_MEM);
    const kind = immediate ? K_IMM8 : inMemory ? K_MEM : K_REG;
    return kinds | (kind << (2 * i));
  }, 0);
}

function formName(line: TemplateLine, kinds: number): string {
  const parts = line.operands.map((o, i) => {
    switch ((kinds >> (2 * i)) & 3) {
      case K_REG:
        return `r${o.width}`;
      case K_MEM:
        return o.kind === 'sum' ? 'm' : `m${o.width}`;
      case K_IMM8:
        return line.mnemonic === 'mov' ? 'i32' : 'i8';
      default:
        return 'i32';
    }
  });
  return [line.mnemonic, ...parts].join('_');
}

const SOURCE = {
  input: S_INPUT,
  output: S_OUTPUT,
  amount: S_AMOUNT,
  literal: S_LITERAL,
  sum: S_SUM,
  pointer: S_POINTER,
} as const;

function compile(t: Template): CompiledTemplate {
  return {
    name: t.name,
    inputCount: t.inputs.length,
    outputCount: t.outputPlaces.length,
    commutes: t.commutes,
    wide: t.outputPlaces.includes('rax'),
    places: Int32Array.from(t.inputs, (i) => i.places),
    becomes: Int32Array.from(t.inputs, (i) => i.becomes),
    storesThrough: t.body.some((l) => l.operands.some((o) => o.kind === 'pointer')) ? t.inputs.length : -1,
    lines: t.body.map((line) => ({
      line,
      count: line.operands.length,
      source: Int8Array.from(line.operands, (o) => SOURCE[o.kind]),
      index: Int32Array.from(line.operands, (o) => o.index),
      index2: Int32Array.from(line.operands, (o) => o.index2),
      scale: Int32Array.from(line.operands, (o) => o.scale),
      forms: new Int16Array(64).fill(-2),
    })),
  };
}

/** Form of a compiled line for operands of the given kinds, -1 if there is none. */
export function formOfLine(c: CompiledLine, kinds: number): number {
  if (c.forms[kinds] === -2) c.forms[kinds] = resolve(c.line, kinds);
  return c.forms[kinds];
}

function resolve(line: TemplateLine, kinds: number): number {
  try {
    return formNamed(formName(line, kinds));
  } catch {
    return -1;
  }
}

import { Failure, invariant } from '../base/errors.ts';
import { CF, OF } from './flags.ts';
import { formNamed, formOf } from './forms.ts';
import { IN_MEM, IN_RDX, IN_REG, type Template, type TemplateLine } from './template.ts';

/** Kind of an actual operand when a form is chosen; two bits each. */
export const K_REG = 0, K_MEM = 1, K_IMM8 = 2, K_IMM32 = 3;

/** What a template does to CF and OF, as masks of `flags.ts`. */
export interface FlagSummary { readonly reads: number; readonly writes: number; readonly clears: number }

/** A compiled template library: templates by dense number, forms resolved by operand kinds on first use. */
export class TemplateSet {
  readonly templates: readonly Template[];
  readonly flags: readonly FlagSummary[];
  private readonly numbers = new Map<string, number>();
  private readonly forms = new Map<TemplateLine, Int16Array>();

  constructor(templates: readonly Template[]) {
    this.templates = templates;
    templates.forEach((t, i) => {
      if (this.numbers.has(t.name)) throw new Failure('invariant', `two templates are called ${t.name}`);
      this.numbers.set(t.name, i);
    });
    this.flags = templates.map(t => this.flagSummary(t));
  }

  /** Number of the template called `name`. Throws `invariant` when the library lacks it. */
  number(name: string): number {
    const n = this.numbers.get(name);
    invariant(n !== undefined, () => `the template library has no ${name}`);
    return n;
  }

  /** Form of a body line for operands of the given kinds (two bits per operand, first operand lowest), -1 if there is none. */
  form(line: TemplateLine, kinds: number): number {
    let table = this.forms.get(line);
    if (table === undefined) this.forms.set(line, table = new Int16Array(64).fill(-2));
    if (table[kinds] === -2) table[kinds] = resolve(line, kinds);
    return table[kinds];
  }

  private flagSummary(t: Template): FlagSummary {
    let reads = 0, writes = 0, clears = 0;
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
    const immediate = o.kind === 'literal' || o.kind === 'amount' || (o.kind === 'input' && !(t.inputs[o.index].places & (IN_REG | IN_MEM | IN_RDX)));
    const kind = immediate ? K_IMM8 : o.kind === 'sum' || o.kind === 'pointer' ? K_MEM : K_REG;
    return kinds | (kind << (2 * i));
  }, 0);
}

function formName(line: TemplateLine, kinds: number): string {
  const parts = line.operands.map((o, i) => {
    switch ((kinds >> (2 * i)) & 3) {
      case K_REG: return `r${o.width}`;
      case K_MEM: return o.kind === 'sum' ? 'm' : `m${o.width}`;
      case K_IMM8: return line.mnemonic === 'mov' ? 'i32' : 'i8';
      default: return 'i32';
    }
  });
  return [line.mnemonic, ...parts].join('_');
}

function resolve(line: TemplateLine, kinds: number): number {
  try {
    return formNamed(formName(line, kinds));
  } catch {
    return -1;
  }
}

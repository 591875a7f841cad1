/** Names of GNU assembler symbols in NASM, and which of them must be declared. */
import { Failure } from '../../src/base/errors.ts';

/** Words that NASM does not take for a symbol unless written `$word`. */
const RESERVED =
  /^(?:[re]?[abcd]x|[abcd][hl]|[re]?(?:si|di|sp|bp)|(?:si|di|sp|bp)l|r(?:[89]|1[0-5])[bwd]?|[xyz]mm\d+|k[0-7]|st\d?|[cdefgs]s|byte|word|dword|qword|tword|oword|yword|zword|ptr|rel|abs|near|far|short|strict|nosplit|seg|wrt|times|default|global|extern|section|segment|align|bits|offset|add|sub|mul|mov|and|or|xor|not|neg|call|ret|loop|test|in|out|int)$/i;

export class SymbolTable {
  /** NASM names defined anywhere in the text. */
  private readonly defined: Set<string>;
  private readonly referenced = new Set<string>();
  /** How often the numeric label n was defined so far (`1:`, referred to as `1b` and `1f`). */
  private readonly numeric = new Map<string, number>();

  /** `labels` are all symbols the text defines, as written there. */
  constructor(labels: readonly string[]) {
    this.defined = new Set(labels.map(nasmName));
  }

  /** NASM label for a definition; numeric labels are numbered in the order of these calls. */
  define(name: string): string {
    return /^\d+$/.test(name) ? this.nextNumeric(name) : nasmName(name);
  }

  isDefined(name: string): boolean {
    return this.defined.has(nasmName(name));
  }

  /**
   * An expression of numbers and symbols in NASM's spelling; `sym@PLT` and `sym@GOTPCREL` become
   * `wrt`. Throws `unsupported` on other relocations.
   */
  expression(text: string, where: string): string {
    const local = /^(\d+)([bf])$/.exec(text);
    if (local !== null) return `..@n${local[1]}_${(this.numeric.get(local[1]) ?? 0) + (local[2] === 'f' ? 1 : 0)}`;
    return text.replace(/(?<![\w.$@])([A-Za-z_.$][\w.$]*)(?:@(\w+))?/g, (_, name: string, relocation?: string) => {
      const symbol = nasmName(name);
      this.referenced.add(symbol);
      return symbol + this.relocationText(symbol, relocation, where, text);
    });
  }

  /** Symbols that are used but not defined, in order of first use. */
  undefinedSymbols(): string[] {
    return [...this.referenced].filter((s) => !this.defined.has(s) && !s.startsWith('..@n'));
  }

  /**
   * NASM calls both GOT and GOTPCREL `..got`; a symbol of this file is called without PLT, which NASM could not encode.
   */
  private relocationText(symbol: string, relocation: string | undefined, where: string, found: string): string {
    switch (relocation?.toUpperCase()) {
      case undefined:
        return '';
      case 'PLT':
        return this.defined.has(symbol) ? '' : ' wrt ..plt';
      case 'GOTPCREL':
        return ' wrt ..got';
      default:
        throw new Failure('unsupported', `relocation @${relocation}`, { where, found, expected: '@PLT or @GOTPCREL' });
    }
  }

  private nextNumeric(name: string): string {
    const count = (this.numeric.get(name) ?? 0) + 1;
    this.numeric.set(name, count);
    return `..@n${name}_${count}`;
  }
}

/** `.L` labels become `..@` labels, which are local to the file and do not begin a new scope of local labels. */
function nasmName(name: string): string {
  if (name.startsWith('.')) return `..@${name.slice(1)}`;
  return RESERVED.test(name) ? `$${name}` : name;
}

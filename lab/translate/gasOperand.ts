/** Operands of GNU assembler instructions, whatever the syntax, and how NASM writes them. */

export type Size = '' | 'byte' | 'word' | 'dword' | 'qword' | 'oword' | 'yword' | 'zword' | 'tword';

export type GasOperand =
  | { readonly kind: 'register'; readonly name: string; readonly mask?: string }
  /** Number or NASM expression. */
  | { readonly kind: 'immediate'; readonly text: string }
  /** Destination of a direct jump or call. */
  | { readonly kind: 'target'; readonly text: string }
  | MemoryOperand;

export interface MemoryOperand {
  readonly kind: 'memory';
  readonly segment: string;
  readonly base: string | null;
  readonly index: string | null;
  readonly scale: number;
  /** NASM expression, '' for none. */
  readonly disp: string;
  /** Relative to the instruction pointer. */
  readonly relative: boolean;
  readonly size: Size;
  /** Of AVX-512, e.g. `{k1}{z}`. */
  readonly mask?: string;
}

const REGISTER = new RegExp(
  '^(?:' +
    [
      '[re]?(?:[abcd]x|si|di|sp|bp)',
      '[abcd][hl]',
      '(?:si|di|sp|bp)l',
      'r(?:[89]|1[0-5])[bwd]?',
      '[xyz]mm(?:[12]?\\d|3[01])',
      'mm[0-7]',
      'k[0-7]',
      '[cdefgs]s',
    ].join('|') +
    ')$',
);

export const isRegisterName = (name: string): boolean => REGISTER.test(name);
export const isVectorRegister = (o: GasOperand): boolean => o.kind === 'register' && /mm\d+$/.test(o.name);

/** Width in bits of a general register, 0 for any other operand. */
export function registerWidth(o: GasOperand | undefined): 0 | 8 | 16 | 32 | 64 {
  if (o?.kind !== 'register' || !isRegisterName(o.name) || /mm\d|^k|^[cdefgs]s$/.test(o.name)) return 0;
  if (/^[abcd][hl]$|l$|b$/.test(o.name)) return 8;
  if (/^r(\d+|[a-z]+)$/.test(o.name)) return 64;
  return /^e|d$/.test(o.name) ? 32 : 16;
}

export function nasmOperand(o: GasOperand): string {
  if (o.kind === 'register') return `${o.name}${o.mask ?? ''}`;
  if (o.kind !== 'memory') return o.text;
  return (
    `${o.size === '' ? '' : `${o.size} `}[${o.segment === '' ? '' : `${o.segment}:`}${addressText(o)}]` +
    `${o.mask ?? ''}`
  );
}

/** `nosplit` keeps NASM from rewriting [r*2] as [r+r] and [r*1] as [r], which GNU as does not do. */
function addressText({ base, index, scale, disp, relative }: MemoryOperand): string {
  if (relative) return `rel ${disp}`;
  const indexed = index === null ? null : base !== null && scale === 1 ? index : `${index}*${scale}`;
  const sum = [base, indexed, disp === '' ? null : disp]
    .filter((t) => t !== null)
    .join('+')
    .replaceAll('+-', '-');
  if (base !== null) return sum;
  return index === null ? `abs ${sum}` : scale <= 2 ? `nosplit ${sum}` : sum;
}

import type { Rng } from '../../../src/base/rng.ts';

export type Syntax = 'nasm' | 'att' | 'intel';

/** A file with one function under edit, as lines. */
export interface Source {
  readonly syntax: Syntax;
  readonly suffix: '.asm' | '.s' | '.S';
  /** Up to the function's label. */
  readonly head: readonly string[];
  /** From its first instruction to its last. */
  readonly body: readonly string[];
  /** Constants, other functions. */
  readonly tail: readonly string[];
  /** Files beside it, for it to include. */
  readonly files: Readonly<Record<string, string>>;
}

/** The function's name in every file. */
export const SYMBOL = 'f';

/**
 * A way of changing a file. `keeps` is what it does to the function if nothing else is changed; what a file really
 * computes is for the processor to say. `apply` gives null where it does not fit; `n` is for names that occur nowhere
 * else.
 */
export interface Edit {
  readonly name: string;
  readonly keeps: 'yes' | 'no' | 'maybe';
  readonly syntaxes: readonly Syntax[];
  apply(source: Source, rng: Rng, n: string): Source | null;
}

/** Lines in front of one instruction; bytes among them are prefixes of it where they end in one. */
export type Insert = readonly [name: string, keeps: Edit['keeps'], ...lines: string[]];

export const NASM: readonly Syntax[] = ['nasm'],
  GNU: readonly Syntax[] = ['att', 'intel'],
  EVERY: readonly Syntax[] = ['nasm', 'att', 'intel'];

export const textOf = ({ head, body, tail }: Source): string => [...head, ...body, ...tail, ''].join('\n');

/** One of them. */
export const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** `count` lines of the body from `at` on replaced. */
export const spliced = (source: Source, at: number, count: number, ...lines: readonly string[]): Source => ({
  ...source,
  body: source.body.toSpliced(at, count, ...lines),
});

/** A random place in front of an instruction. */
export const place = ({ body }: Source, rng: Rng): number => rng.below(body.length);

/**
 * The lines with `{n}` filled in, in the syntax of the file; what stands between `!` and a semicolon or the end is an
 * instruction as NASM writes it.
 */
export const rendered = (lines: readonly string[], { syntax }: Source, n: string): string[] =>
  lines.map((line) =>
    line.replaceAll('{n}', n).replaceAll(/!([^;]+)/g, (_, nasm: string) => instructionIn(syntax, nasm)),
  );

/** A simple instruction of NASM in another syntax. */
function instructionIn(syntax: Syntax, nasm: string): string {
  if (syntax === 'nasm') return nasm;
  if (syntax === 'intel')
    return nasm.replace(/\b(byte|word|dword|qword) \[/, '$1 ptr [').replace(/\[rel (\w+)/, '[rip+$1');
  const [mnemonic, rest = ''] = splitAt(nasm, ' ');
  const operands = rest === '' ? [] : rest.split(/,\s*/);
  const sized = /^(byte|word|dword|qword) \[/.exec(operands.find((o) => o.includes('[')) ?? '');
  const isJump = /^(j|call|loop)/.test(mnemonic) && !/^[re]?[a-d]x$|\[/.test(rest);
  const suffix =
    sized !== null && !operands.some(isRegister)
      ? ({ byte: 'b', word: 'w', dword: 'l', qword: 'q' }[sized[1]] ?? '')
      : '';
  return `${mnemonic}${suffix} ${isJump ? rest : operands.map(attOperand).reverse().join(', ')}`.trim();
}

function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const isRegister = (operand: string): boolean =>
  /^(r\w+|e?[a-d]x|[a-d][lh]|e?[sd]il?|e?[sb]pl?|x?mm\d+|[cdefgs]s)$/.test(operand);

function attOperand(operand: string): string {
  if (isRegister(operand)) return `%${operand}`;
  const memory = /^(?:\w+ )?\[(?:(\w\ws):)?(.*)\]$/.exec(operand);
  return memory === null ? `$${operand}` : attMemory(memory[1], memory[2]);
}

function attMemory(segment: string | undefined, body: string): string {
  const label = /^rel (.*)$/.exec(body);
  const parts = body
    .replaceAll('-', '+-')
    .split('+')
    .map((p) => p.trim())
    .filter((p) => p !== '');
  const registers = parts.filter((p) => isRegister(p.split('*')[0]));
  const offset = parts
    .filter((p) => !registers.includes(p))
    .join('+')
    .replaceAll('+-', '-');
  const [base, index] = registers.some((p) => p.includes('*'))
    ? [registers.find((p) => !p.includes('*')), registers.find((p) => p.includes('*'))]
    : registers;
  const scaled = index === undefined ? '' : `,%${index.split('*')[0]},${index.split('*')[1] ?? '1'}`;
  const text =
    label !== null
      ? `${label[1]}(%rip)`
      : `${offset}${registers.length === 0 ? '' : `(${base === undefined ? '' : `%${base}`}${scaled})`}`;
  return segment === undefined ? text : `%${segment}:${text}`;
}

/** Instructions of the body that fit, by their numbers. */
export const linesLike = ({ body }: Source, pattern: RegExp): number[] =>
  body.flatMap((line, i) => (pattern.test(line) ? [i] : []));

/**
 * Intel operands as GCC, Clang and rustc print them: `QWORD PTR 8[rax+rcx*4]`, `.LC0[rip]`, `OFFSET FLAT:f`, `fs:40`.
 */
import { Failure } from '../../src/base/errors.ts';
import { isRegisterName, type GasOperand, type Size } from './gasOperand.ts';
import type { SymbolTable } from './symbols.ts';

const SIZES: Readonly<Record<string, Size>> = {
  byte: 'byte',
  word: 'word',
  dword: 'dword',
  qword: 'qword',
  tbyte: 'tword',
  xmmword: 'oword',
  oword: 'oword',
  ymmword: 'yword',
  zmmword: 'zword',
};

/** `QWORD BCST [rdi]`, one word for all elements of a vector. */
const BROADCAST = /\bbcst\b/i;

/** `branch` says that a bare symbol is where to go, not what to load. Throws `unsupported` when it cannot be read. */
export function parseIntelGasOperand(text: string, branch: boolean, symbols: SymbolTable, where: string): GasOperand {
  const lower = text.toLowerCase();
  if (isRegisterName(lower)) return { kind: 'register', name: lower };
  const offset = /^offset\s+(?:flat:)?(.*)$/i.exec(text);
  if (offset !== null) return { kind: 'immediate', text: symbols.expression(offset[1], where) };
  const sized = /^(?:\[)?(?:(\w+)\s+ptr\s+)(.*?)(?:(?<=\])\])?$/i.exec(text);
  const size = SIZES[sized?.[1].toLowerCase() ?? ''] ?? '';
  const address = (sized?.[2] ?? text).trim();
  if (size === '' && !/[[\]]|^[cdefgs]s:/i.test(address)) return bare(address, branch, symbols, where);
  const parts = /^(?:([cdefgs]s):)?([^[\]]*)((?:\[[^[\]]*\])*)$/i.exec(address);
  const sum = parts && !BROADCAST.test(address) ? sumOf([parts[2], ...parts[3].split(/[[\]]/)], symbols, where) : null;
  if (sum === null) throw new Failure('unsupported', 'cannot read an Intel operand', { where, found: text });
  return { kind: 'memory', segment: (parts?.[1] ?? '').toLowerCase(), size, ...sum };
}

/** A number, or a symbol that a branch goes to or an instruction loads from. */
function bare(text: string, branch: boolean, symbols: SymbolTable, where: string): GasOperand {
  const expression = symbols.expression(text, where);
  if (branch) return { kind: 'target', text: expression };
  if (/^[-+~\d\s*()x]|^$/i.test(text) && /^[-+~\dxa-f\s*()]+$/i.test(text))
    return { kind: 'immediate', text: expression };
  return {
    kind: 'memory',
    segment: '',
    base: null,
    index: null,
    scale: 1,
    disp: expression,
    relative: false,
    size: '',
  };
}

interface Address {
  readonly base: string | null;
  readonly index: string | null;
  readonly scale: number;
  readonly disp: string;
  readonly relative: boolean;
}

/** Adds up the terms before and inside the brackets. Null when there are more registers than an address has. */
function sumOf(groups: readonly string[], symbols: SymbolTable, where: string): Address | null {
  const terms = groups
    .flatMap((g) => g.replaceAll(/\s+/g, '').replaceAll('-', '+-').split('+'))
    .filter((t) => t !== '');
  const plain = terms.filter((t) => isRegisterName(t.toLowerCase())).map((t) => t.toLowerCase());
  const scaled = terms.map((t) => scaledTerm(t.toLowerCase())).filter((t) => t !== null);
  const relative = terms.some((t) => t.toLowerCase() === 'rip');
  const rest = terms.filter(
    (t) => !isRegisterName(t.toLowerCase()) && scaledTerm(t.toLowerCase()) === null && t.toLowerCase() !== 'rip',
  );
  if (plain.length + scaled.length > 2 || scaled.length > 1) return null;
  const [base, second] = plain;
  const index = scaled[0] ?? (second === undefined ? null : { register: second, scale: 1 });
  const numbers = rest
    .filter((t) => t !== '0' || rest.length === 1)
    .join('+')
    .replaceAll('+-', '-');
  return {
    base: base ?? null,
    index: index?.register ?? null,
    scale: index?.scale ?? 1,
    disp: symbols.expression(numbers, where),
    relative,
  };
}

function scaledTerm(term: string): { register: string; scale: number } | null {
  const match = /^(?:(\w+)\*([1248])|([1248])\*(\w+))$/.exec(term);
  const register = match?.[1] ?? match?.[4] ?? '';
  return isRegisterName(register) ? { register, scale: Number(match?.[2] ?? match?.[3]) } : null;
}

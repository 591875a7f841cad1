/** Intel-syntax operands as NASM and GNU as (noprefix) write them. */
import { RSP, registerNamed } from '../../../src/codegen/x86/registers.ts';

/** An address as written; `label` is the symbol of a rip-relative address, else null. */
export interface AddressText {
  readonly base: number | null;
  readonly index: number | null;
  readonly scale: number;
  readonly disp: bigint;
  readonly label: string | null;
}

export type IntelOperand =
  | { readonly kind: 'register'; readonly register: NonNullable<ReturnType<typeof registerNamed>> }
  | { readonly kind: 'immediate'; readonly value: bigint }
  /** `bits` is the stated access width, 0 when unstated. */
  | { readonly kind: 'memory'; readonly bits: number; readonly address: AddressText };

const SIZES: Readonly<Record<string, number>> = { byte: 8, word: 16, dword: 32, qword: 64, oword: 128, xmmword: 128 };
const MEMORY = /^(?:(byte|word|dword|qword|oword|xmmword)\s+(?:ptr\s+)?)?(?:\[(.*)\]|([.\w$]+)\[rip([+-]\w+)?\])$/;

/** The operand, or undefined when `text` is not one this module knows. */
export function parseIntelOperand(text: string): IntelOperand | undefined {
  const register = registerNamed(text.toLowerCase());
  if (register !== undefined) return { kind: 'register', register };
  const memory = MEMORY.exec(text.toLowerCase().includes('[') ? lowerExceptLabels(text) : text);
  if (memory !== null) {
    const [, size, inside, label, more] = memory;
    const address = parseAddress(inside ?? `rip+${label}${more ?? ''}`);
    return address && { kind: 'memory', bits: SIZES[size ?? ''] ?? 0, address };
  }
  const value = parseInteger(text.replace(/^(offset|byte|dword|qword)\s+/i, ''));
  return value === undefined ? undefined : { kind: 'immediate', value };
}

/** Lower-cases the keywords and registers; symbols keep their case. */
const lowerExceptLabels = (text: string): string =>
  text.replace(/[A-Za-z]\w*/g, (w) =>
    /^(byte|word|dword|qword|oword|xmmword|ptr|rel|rip)$/i.test(w) || registerNamed(w.toLowerCase())
      ? w.toLowerCase()
      : w,
  );

/** Decimal or 0x hexadecimal with optional sign; undefined for anything else. */
export function parseInteger(text: string): bigint | undefined {
  const match = /^\s*([+-]?)\s*(0x[0-9a-f]+|\d+)\s*$/i.exec(text);
  if (match === null) return undefined;
  return match[1] === '-' ? -BigInt(match[2]) : BigInt(match[2]);
}

interface Sum {
  readonly registers: { number: number; scale: bigint }[];
  disp: bigint;
  label: string | null;
  relative: boolean;
}

/** `rsi + rcx*8 - 0x10`, `rel .c0`, `rip+.Lc0+8`; terms in any order. Undefined when it is no address. */
function parseAddress(inside: string): AddressText | undefined {
  const sum: Sum = { registers: [], disp: 0n, label: null, relative: false };
  const text = inside
    .trim()
    .replace(/^rel\s+/, 'rip+')
    .replace(/\s+/g, '');
  const terms = text
    .replace(/-/g, '+-')
    .split('+')
    .filter((t) => t !== '');
  return terms.every((term) => addTerm(sum, term)) ? arrange(sum) : undefined;
}

function addTerm(sum: Sum, term: string): boolean {
  const factors = term.split('*');
  const registers = factors.map((f) => registerNamed(f)).filter((r) => r !== undefined);
  const numbers = factors.map(parseInteger).filter((n) => n !== undefined);
  if (registers.length + numbers.length < factors.length) return addLabel(sum, term);
  const product = numbers.reduce((a, b) => a * b, 1n);
  if (registers.length === 0) sum.disp += product;
  else sum.registers.push({ number: registers[0].number, scale: product });
  return registers.length === 0 || (registers.length === 1 && registers[0].width === 64);
}

function addLabel(sum: Sum, term: string): boolean {
  if (term === 'rip') return (sum.relative = true);
  if (sum.label !== null || !/^[.\w$@]+$/.test(term) || /^\d/.test(term)) return false;
  sum.label = term;
  return true;
}

/** Which register is base and which index: unscaled ones are bases first; rsp cannot be an index. */
function arrange({ registers, disp, label, relative }: Sum): AddressText | undefined {
  if (registers.length > 2 || (label !== null && registers.length > 0) || (relative && label === null))
    return undefined;
  const sorted = [...registers].sort((a, b) => Number(a.scale !== 1n) - Number(b.scale !== 1n));
  let base = sorted[0]?.scale === 1n ? sorted[0] : undefined;
  let index = base === undefined ? sorted[0] : sorted[1];
  if (sorted.length === 2 && base === undefined) return undefined;
  if (base !== undefined && index?.number === RSP && index.scale === 1n) [base, index] = [index, base];
  if (index === undefined) return { base: base?.number ?? null, index: null, scale: 1, disp, label };
  if (![1n, 2n, 4n, 8n].includes(index.scale) || index.number === RSP) return undefined;
  // [r*2] is [r+r]; see NO_BASE.
  if (base === undefined && index.scale === 2n)
    return { base: index.number, index: index.number, scale: 1, disp, label };
  return { base: base?.number ?? null, index: index.number, scale: Number(index.scale), disp, label };
}

/** A compact notation for small SSA functions in tests: `v = op iN a, b` per line or semicolon. */
import type { SsaFunction, SsaInstruction, SsaOperand } from '../../src/ir/ssa/schema.ts';

/**
 * Pointer arguments `out`, `a`, `b` … in the order given by `args`; a suffix `!` means noalias. Lines such as
 *
 *     x = load i64 a 8          store i64 s out 0
 *     s = add nuw i128 x y      c = icmp ult i64 s x
 *     w = zext i128 c:1         f = extractvalue i64 p 1
 *
 * Operands are names or decimal or 0x constants; `name:N` and `const:N` give the operand's width where it is not the
 * result's.
 */
export function ssaText(args: string, text: string): SsaFunction {
  const widths = new Map<string, number>();
  const body = text
    .split(/[\n;]/)
    .filter((raw) => raw.trim() !== '')
    .map((raw, k) => line(raw.trim(), k + 1, widths));
  return { name: 'snippet', returnWidth: 0, args: args.split(' ').map(argument), body };
}

function argument(spec: string): SsaFunction['args'][number] {
  const [, name, bits, noalias] = /^(\w+?)(?::(\d+))?(!)?$/.exec(spec) ?? [];
  const common = { name, noalias: noalias !== undefined, readonly: false, sret: false, byval: false };
  return bits === undefined ? { ...common, kind: 'ptr' } : { ...common, kind: 'int', width: Number(bits) };
}

function line(text: string, number: number, widths: Map<string, number>): SsaInstruction {
  const [, id, rest] = /^(?:(\w+) = )?(.*)$/.exec(text) ?? [];
  const words = rest.split(/[\s,]+/);
  const op = words[0];
  const flags = words.slice(1).filter((w) => ['nuw', 'nsw', 'disjoint'].includes(w));
  const plain = words.slice(1).filter((w) => !flags.includes(w));
  const predicate = op === 'icmp' ? plain.shift() : undefined;
  const at = plain.findIndex((w) => /^i\d+$/.test(w));
  const width = Number(plain[at].slice(1));
  const tail = plain.slice(at + 1);
  const result = op === 'icmp' ? 1 : width;
  if (id !== undefined) widths.set(id, result);
  const base = {
    op,
    width: result,
    line: number,
    ...(id === undefined ? {} : { id }),
    ...(flags.length > 0 ? { flags } : {}),
  };
  if (op === 'load') return { ...base, args: [], mem: { base: tail[0], offset: Number(tail[1]) } };
  if (op === 'store')
    return { ...base, args: [operand(tail[0], width, widths)], mem: { base: tail[1], offset: Number(tail[2]) } };
  if (op === 'extractvalue') return { ...base, args: [tail[0]], index: Number(tail[1]) };
  const args = tail.map((w, k) => operand(w, op === 'select' && k === 0 ? 1 : width, widths));
  const first = args[0];
  const sourceWidth = op === 'icmp' ? width : typeof first === 'string' ? widths.get(first) : first.width;
  return {
    ...base,
    args,
    ...(predicate === undefined ? {} : { predicate }),
    ...(['icmp', 'zext', 'sext', 'trunc'].includes(op) && sourceWidth !== undefined ? { sourceWidth } : {}),
  };
}

function operand(word: string, width: number, widths: Map<string, number>): SsaOperand {
  const [name, own] = word.split(':');
  const bits = own === undefined ? width : Number(own);
  if (!/^-?(0x|\d)/.test(name)) {
    if (own !== undefined && !widths.has(name)) widths.set(name, bits);
    return name;
  }
  const value = name.startsWith('-') ? -BigInt(name.slice(1)) : BigInt(name);
  return { const: `0x${BigInt.asUintN(bits, value).toString(16)}`, width: bits };
}

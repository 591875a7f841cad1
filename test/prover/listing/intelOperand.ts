/** Operands in Intel syntax, as our printers write them. */
import { Failure } from '../../../src/base/errors.ts';
import type { AsmMemory, AsmOperand } from '../../../src/prover/listing/listing.ts';
import { parseNumber } from './parseNumber.ts';
import { registerOperand } from '../../../src/prover/listing/registers.ts';

/**
 * Throws `unsupported` on anything that is not a register, an integer or a simple address. `where` is for the message.
 */
export function intelOperand(text: string, where: string): AsmOperand {
  const lower = text.trim().toLowerCase();
  const register = registerOperand(lower);
  if (register !== undefined) return register;
  const isBroadcast = lower.endsWith('{1to8}');
  const memory = /^(?:(byte|word|dword|qword|xmmword|oword)\s*(?:ptr\s*)?)?([^[\]]*)\[([^\]]*)\](?:\{1to8\})?$/.exec(
    lower,
  );
  if (memory !== null) return parseAddress(`${memory[2]}+${memory[3]}`, isBroadcast ? 'qword' : memory[1], where);
  // NASM writes `strict qword` before an immediate whose length is to be kept.
  const value = parseNumber(lower.replace(/^strict\s+(byte|word|dword|qword)\s+/, ''));
  if (value === null) throw new Failure('unsupported', 'operand not understood', { where, found: text });
  return { kind: 'immediate', value };
}

const SIZES: Readonly<Record<string, number>> = { byte: 8, word: 16, dword: 32, qword: 64, xmmword: 128, oword: 128 };

interface Address {
  base: number | null;
  index: number | null;
  scale: number;
  displacement: bigint;
  symbol: string | null;
}

function parseAddress(body: string, size: string | undefined, where: string): AsmMemory {
  const address: Address = { base: null, index: null, scale: 1, displacement: 0n, symbol: null };
  const parts = body
    .replace(/\brel\b/, '')
    .replace(/-/g, '+-')
    .split('+')
    .map((p) => p.trim())
    .filter((p) => p !== '');
  for (const part of parts)
    if (!addPart(address, part)) throw new Failure('unsupported', 'address not understood', { where, found: body });
  if (address.index === 4) throw new Failure('input', 'rsp cannot be an index', { where });
  return { kind: 'memory', width: size === undefined ? null : SIZES[size], ...address };
}

function addPart(address: Address, part: string): boolean {
  const product = /^(\w+)\s*\*\s*(\w+)$/.exec(part);
  if (product !== null) return addScaled(address, product[1], product[2]) || addScaled(address, product[2], product[1]);
  const number = parseNumber(part);
  if (number !== null) address.displacement += number;
  return number !== null || part === 'rip' || addRegister(address, part) || addSymbol(address, part);
}

function addRegister(address: Address, part: string): boolean {
  const register = registerOperand(part);
  if (register?.file !== 'general' || register.width !== 64) return false;
  if (address.base === null) address.base = register.index;
  else if (address.index === null) address.index = register.index;
  else return false;
  return true;
}

function addScaled(address: Address, name: string, factor: string): boolean {
  const register = registerOperand(name);
  const scale = parseNumber(factor);
  if (register?.file !== 'general' || register.width !== 64 || address.index !== null) return false;
  if (scale !== 1n && scale !== 2n && scale !== 4n && scale !== 8n) return false;
  address.index = register.index;
  address.scale = Number(scale);
  return true;
}

function addSymbol(address: Address, part: string): boolean {
  if (address.symbol !== null || registerOperand(part) !== undefined || !/^[.a-z_$][\w.$@]*$/.test(part)) return false;
  address.symbol = part;
  return true;
}

/** The operands of a comma-separated list. */
export const splitOperands = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map((part) => part.trim());

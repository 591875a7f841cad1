import { Failure } from '../base/errors.ts';
import type { Aliasing, IrFunction } from '../ir/function.ts';
import { negativeInverse, parseWeights, type CallArgument } from '../toolchain/peersInterface.ts';
import type { ArgumentSource } from '../verify/machine/call.ts';
import { parseStatedBounds } from '../verify/statedBounds.ts';
import { parseStatement } from '../verify/statement.ts';
import { statementContract } from '../verify/statementContract.ts';

/** What the user states about a function, as text. */
export interface StatedContract {
  readonly spec: string;
  readonly limbs?: string | undefined;
  readonly bounds?: string | undefined;
  readonly args?: string | undefined;
  readonly aliasing?: Aliasing | undefined;
}

export interface VerifyContract {
  /** A function without body. */
  readonly fn: IrFunction;
  readonly order: readonly ArgumentSource[];
  /** The same order for calls on the processor. */
  readonly call: readonly CallArgument[];
}

/** Throws `input` that names the option. */
export function verifyContract({ spec, limbs, bounds, args, aliasing }: StatedContract): VerifyContract {
  if (limbs === undefined) throw new Failure('input', 'the option is missing', { where: '--limbs', expected: '4x64, 5x51, or rising bit weights such as 0/44/87' });
  const weights = parseWeights(limbs, '--limbs'), statement = parseStatement(spec, montgomeryOf(weights)), names = [statement.result, ...statement.params];
  const fn = statementContract('the code', statement, weights, parseStatedBounds(bounds ?? '', names, weights, statement.modulus), aliasing ?? 'none');
  return { fn, ...orderOf(args ?? names.join(), names, statement.modulus) };
}

/** 2 to the number of bits of all limbs, if they are equally long. */
function montgomeryOf(weights: readonly number[]): bigint | null {
  const length = weights[1] ?? 64;
  return weights.every((w, i) => w === i * length) ? 1n << BigInt(length * weights.length) : null;
}

function orderOf(text: string, names: readonly string[], modulus: bigint): Pick<VerifyContract, 'order' | 'call'> {
  const parts = text.split(',').map(part => part.trim()), own = parts.filter(part => names.includes(part));
  if (own.toSorted().join() !== names.toSorted().join()) {
    throw new Failure('input', 'every name must be an argument once', { where: '--args', expected: names.join(', '), found: text });
  }
  const both = parts.map(part => argumentOf(part, names, modulus));
  return { order: both.map(b => b.source), call: both.map(b => b.call) };
}

function argumentOf(part: string, names: readonly string[], modulus: bigint): { source: ArgumentSource; call: CallArgument } {
  const index = names.indexOf(part);
  if (index >= 0) return { source: { kind: 'own', index }, call: index === 0 ? { kind: 'out' } : { kind: 'operand', index: index - 1 } };
  if (part === '&p') return { source: { kind: 'words', words: wordsOf(modulus) }, call: { kind: 'modulus' } };
  if (part !== 'n0' && !/^(\d+|0x[\da-f]+)$/i.test(part)) throw new Failure('input', 'argument not understood', { where: '--args', expected: `${names.join(', ')}, &p (pointer to the modulus), n0 (-1/p mod 2^64) or a number`, found: part });
  const value = part === 'n0' ? negativeInverse(modulus) : BigInt.asUintN(64, BigInt(part));
  return { source: { kind: 'number', value }, call: { kind: 'number', value } };
}

function wordsOf(value: bigint): bigint[] {
  const words: bigint[] = [];
  for (let rest = value; rest > 0n; rest >>= 64n) words.push(BigInt.asUintN(64, rest));
  return words;
}

/** How a foreign function is called and what its words mean. */
import { z } from 'zod';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { Failure } from '../../base/errors.ts';
import { wordsOfNumber } from '../../base/numberText.ts';

/** How a foreign function is called and what its words mean, as `manifest.json` and `--add` state it. */
export const peerInterfaceSchema = z.strictObject({
  /** Limbs: `4x64`, `5x51`, `10x25.5`, or bit weights such as `0/44/87`; those of the field by default. */
  limbs: z.string().optional(),
  /**
   * Arguments in calling order: out, the operands, &p (pointer to the modulus), n0 (−1/p mod 2^64), or a number.
   */
  order: z.string().optional(),
  /** Montgomery factor R, e.g. `2^256`: words stand for x·R. */
  mont: z.string().optional(),
  /** Inputs are below this: `p` (the default) or a number such as `2^256`. */
  in: z.string().optional(),
  /** Instead of `in`: every single limb of an input is below this. */
  limbsBelow: z.string().optional(),
  /**
   * Which arrays may alias: `any` (or `equal`, for none overlap otherwise), `none` (the default), or some of out=a,
   * out=b, a=b, out=a=b.
   */
  aliasing: z.string().optional(),
  /** What is promised of the result: `p` (it is below p) or `any` (only congruent, the default). */
  out: z.enum(['p', 'any']).optional(),
});

export type PeerInterfaceText = z.infer<typeof peerInterfaceSchema>;

/** One argument of a foreign function: the result, an operand (0, 1, ...), or a constant. */
export type CallArgument =
  | { readonly kind: 'out' }
  | { readonly kind: 'operand'; readonly index: number }
  /** A pointer to constant words, such as the modulus. */
  | { readonly kind: 'words'; readonly words: readonly bigint[] }
  | { readonly kind: 'number'; readonly value: bigint };

/** A foreign function and what it needs to be called. */
export interface PeerFunction {
  /** Objects and static libraries, or one shared object. */
  readonly files: readonly string[];
  readonly symbol: string;
  readonly call: readonly CallArgument[];
  /** Whether its arguments are on the stack, and all registers but rsp its own, as Go's ABI0 has it. */
  readonly isOfGo?: boolean;
  /** The result that it returns, of so many bits; it is stored to the array of the result, of limbs of `width`. */
  readonly returned?: { readonly bits: 8 | 32 | 64; readonly width: number };
  /** Shared libraries of the system that it needs beside the C library, e.g. `crypto`. */
  readonly libraries?: readonly string[];
}

export interface PeerInterface {
  /** Bit weight of each limb; every limb is a 64-bit word. */
  readonly weights: readonly number[];
  readonly call: readonly CallArgument[];
  /** R; 1 if the words are the element itself. */
  readonly montgomery: bigint;
  /** Exclusive limit of an input; null if `limbsBelow` limits it. */
  readonly inputBelow: bigint | null;
  readonly limbsBelow: bigint | null;
  /** The result is below p. */
  readonly canonical: boolean;
  /** The pairs and triples of arrays that may alias, e.g. `out=a`. */
  readonly aliases: readonly string[];
  /** e.g. `5x51`, `4x64 Montgomery`; for tables. */
  readonly label: string;
}

/** What an interface is read for. */
interface InterfaceContext {
  readonly modulus: bigint;
  /** Their names, in the order in which we pass them, e.g. a, b. */
  readonly operands: readonly string[];
  /** Weights if `limbs` is not given. */
  readonly weights: readonly number[];
  /** File or option, for messages. */
  readonly where: string;
}

/** Throws `input` for texts that are not understood. */
export function readPeerInterface(text: PeerInterfaceText, context: InterfaceContext): PeerInterface {
  const { modulus, weights: own } = context;
  const weights = text.limbs === undefined ? own : parseWeights(text.limbs, context.where);
  const limbsBelow = text.limbsBelow === undefined ? null : parseBigExpr(text.limbsBelow);
  const montgomery = text.mont === undefined ? 1n : parseBigExpr(text.mont);
  return {
    weights,
    montgomery,
    limbsBelow,
    call: parseOrder(text.order ?? ['out', ...context.operands].join(), context),
    inputBelow: limbsBelow !== null ? null : text.in === undefined || text.in === 'p' ? modulus : parseBigExpr(text.in),
    canonical: text.out === 'p',
    aliases: parseAliases(text.aliasing ?? 'none', context),
    label: `${text.limbs ?? `${weights.length}x64`}${montgomery === 1n ? '' : ' Montgomery'}`,
  };
}

/** `4x64` → 0, 64, 128, 192; `10x25.5` rounds up as radix 2^25.5 does; `0/44/87` is taken as it stands. */
export function parseWeights(text: string, where: string): number[] {
  const regular = /^(\d{1,2})x(\d{1,2}(?:\.5)?)$/.exec(text);
  const weights =
    regular === null
      ? text.split('/').map((weight) => (/^\d+$/.test(weight) ? Number(weight) : NaN))
      : Array.from({ length: Number(regular[1]) }, (_, i) => Math.ceil(i * Number(regular[2])));
  const rises = weights.every(
    (w, i) => Number.isInteger(w) && (i === 0 ? w === 0 : w > weights[i - 1] && w <= weights[i - 1] + 64),
  );
  if (rises && weights.length > 0 && weights.length <= 64) return weights;
  throw new Failure('input', 'limbs not understood', {
    where,
    expected: '4x64, 5x51, or rising bit weights such as 0/44/87',
    found: text,
  });
}

function parseOrder(text: string, context: InterfaceContext): CallArgument[] {
  const { operands, where } = context;
  const call = text.split(',').map((name) => argumentOf(usualName(name.trim(), context), context));
  const pointers = call.flatMap((a) => (a.kind === 'out' ? ['out'] : a.kind === 'operand' ? [operands[a.index]] : []));
  const wanted = ['out', ...operands];
  if (call.length <= 6 && pointers.toSorted().join() === wanted.toSorted().join()) return call;
  throw new Failure('input', 'order not understood', {
    where,
    expected: `at most 6 arguments with each of ${wanted.join(', ')} once`,
    found: text,
  });
}

/** All aliasing modes of these arrays; operands of whole functions differ in length and never do. */
export const aliasNames = (operands: readonly string[]): readonly string[] =>
  operands.join() === 'a,b' ? ['out=a', 'out=b', 'a=b', 'out=a=b'] : operands.join() === 'a' ? ['out=a'] : [];

function parseAliases(text: string, { operands, where }: InterfaceContext): readonly string[] {
  const all = aliasNames(operands);
  const names =
    text === 'none'
      ? []
      : text === 'any' || text === 'equal'
        ? all
        : text.split(',').map((name) =>
            name
              .trim()
              .split('=')
              .map((part) => usualName(part, { operands }))
              .join('='),
          );
  const odd = names.find((name) => !all.includes(name));
  if (odd === undefined) return names;
  throw new Failure('input', 'aliasing not understood', {
    where,
    expected: `any, none, equal, or some of ${all.join(', ') || 'nothing'}`,
    found: odd,
  });
}

/** The names of the word IR are understood, too: out1 is out, arg1 the first operand. */
function usualName(name: string, { operands }: Pick<InterfaceContext, 'operands'>): string {
  const [, number] = /^arg(\d)$/.exec(name) ?? [];
  return name === 'out1' ? 'out' : (operands[Number(number) - 1] ?? name);
}

function argumentOf(name: string, { modulus, operands, where }: InterfaceContext): CallArgument {
  if (name === 'out') return { kind: 'out' };
  const index = operands.indexOf(name);
  if (index >= 0) return { kind: 'operand', index };
  if (name === '&p') return { kind: 'words', words: wordsOfNumber(modulus) };
  if (name === 'n0') return { kind: 'number', value: negativeInverse(modulus) };
  if (/^(\d+|0x[\da-f]+)$/i.test(name)) return { kind: 'number', value: BigInt.asUintN(64, BigInt(name)) };
  throw new Failure('input', 'order not understood', {
    where,
    expected: `out, ${operands.join(', ')}, &p, n0 or a number`,
    found: name,
  });
}

/** −1/p mod 2^64 by Newton's iteration, for odd p; p is its own inverse modulo 8. */
export function negativeInverse(p: bigint): bigint {
  let x = p;
  for (let bits = 3; bits < 64; bits *= 2) x = BigInt.asUintN(64, x * (2n - p * x));
  return BigInt.asUintN(64, -x);
}

import { about, Failure } from '../../base/errors.ts';
import { LANES, type Aliasing, type IrFunction } from '../../ir/function.ts';
import { negativeInverse, parseWeights, type CallArgument } from '../../frontend/peers/peersInterface.ts';
import { idleParams, parseStatedBounds, requireInputs } from '../../ir/contract/statedBounds.ts';
import type { ArgumentSource } from '../../prover/machine/call.ts';
import { parseStatement, type Statement, elementCounts, statementContract } from '../../ir/contract/statement.ts';

/** What the user states about a function, as text. */
export interface StatedContract {
  readonly spec: string;
  readonly limbs?: string | undefined;
  readonly bounds?: string | undefined;
  readonly lanes?: '4' | '8' | undefined;
  readonly elements?: number | undefined;
  readonly scalars?: string | undefined;
  readonly args?: string | undefined;
  readonly aliasing?: Aliasing | undefined;
  /**
   * Names of the parameters in their order, if the source has them: the order without `args` if the statement is about
   * them.
   */
  readonly parameters?: readonly string[] | undefined;
}

export interface VerifyContract {
  /** A function without body. */
  readonly fn: IrFunction;
  readonly order: readonly ArgumentSource[];
  /** The same order for calls on the processor. */
  readonly call: readonly CallArgument[];
}

/** Throws `input` that names the option. */
export function verifyContract(text: StatedContract): VerifyContract {
  const { spec, limbs, bounds, scalars, aliasing = 'none', parameters = [] } = text;
  const expected = '4x64, 5x51, or rising bit weights such as 0/44/87';
  if (limbs === undefined) throw new Failure('input', 'the option is missing', { where: '--limbs', expected });
  const weights = parseWeights(limbs, '--limbs');
  const statement = about('--spec', () => parseStatement(spec, montgomeryBits(weights)));
  const { result, params, modulus } = statement;
  const names = [result, ...params];
  const byValue = scalarsOf(scalars, statement);
  requireRoom(modulus, weights, limbs);
  if (text.elements !== undefined) requireArrays(text, statement);
  const stated = parseStatedBounds(bounds ?? '', { results: [result], params, scalars: byValue }, weights, modulus);
  const form = { weights, scalars: byValue, bounds: stated, aliasing };
  const ofOne = statementContract('the code', statement, form);
  const fn: IrFunction = {
    ...ofOne,
    ...(text.lanes === undefined ? {} : { lanes: text.lanes === '4' ? 4 : LANES }),
    ...(text.elements === undefined ? {} : { elements: text.elements }),
  };
  requireInputs(fn, '--bounds');
  requireDependence(fn, spec);
  const isSame = parameters.toSorted().join() === names.toSorted().join();
  const args = text.args ?? (isSame ? parameters : names).join();
  return { fn, ...orderOf(args, names, modulus) };
}

/** All bits of the limbs, if they are equally long: the exponent of R. */
function montgomeryBits(weights: readonly number[]): number | null {
  const length = weights[1] ?? 64;
  return weights.every((w, i) => w === i * length) ? length * weights.length : null;
}

/** Of several elements nothing is passed by value, each is a number, and lanes are something else. */
function requireArrays({ lanes, scalars }: StatedContract, statement: Statement): void {
  const isOfNumbers = [...elementCounts(statement).values()].every((count) => count === 1);
  if (lanes === undefined && scalars === undefined && isOfNumbers) return;
  throw new Failure('input', 'arrays of several elements have numbers one behind the other', {
    where: '--elements',
    expected: 'neither --lanes nor --scalars, and a statement about numbers',
  });
}

/** Every residue is the number of some limbs; otherwise the statement would be about other numbers than it says. */
function requireRoom(modulus: bigint, weights: readonly number[], limbs: string): void {
  const greatest = weights.reduce((sum, w) => sum + (((1n << 64n) - 1n) << BigInt(w)), 0n);
  if (modulus - 1n <= greatest) return;
  throw new Failure('input', 'the limbs do not hold numbers below the modulus', {
    where: '--limbs',
    expected: `room for ${modulus.toString(2).length} bits`,
    found: limbs,
  });
}

function requireDependence(fn: IrFunction, spec: string): void {
  if (idleParams(fn).length < fn.params.length) return;
  throw new Failure('input', 'the specification says the same for all inputs', {
    where: '--spec',
    expected: 'a relation that depends on a parameter',
    found: spec,
  });
}

function scalarsOf(text: string | undefined, statement: Statement): string[] {
  const names = text?.split(',').map((name) => name.trim()) ?? [];
  const elements = elementCounts(statement);
  const single = statement.params.filter((name) => (elements.get(name) ?? 1) === 1);
  if (names.every((name, i) => single.includes(name) && names.indexOf(name) === i)) return names;
  throw new Failure('input', 'only parameters of one element can be passed by value, and each is named once', {
    where: '--scalars',
    expected: `some of ${single.join(', ')}`,
    found: names.join(', '),
  });
}

function orderOf(text: string, names: readonly string[], modulus: bigint): Pick<VerifyContract, 'order' | 'call'> {
  const parts = text.split(',').map((part) => part.trim());
  const own = parts.filter((part) => names.includes(part));
  if (own.toSorted().join() !== names.toSorted().join()) {
    throw new Failure('input', 'every name must be an argument once', {
      where: '--args',
      expected: names.join(', '),
      found: text,
    });
  }
  const both = parts.map((part) => argumentOf(part, names, modulus));
  return { order: both.map((b) => b.source), call: both.map((b) => b.call) };
}

interface Argument {
  readonly source: ArgumentSource;
  readonly call: CallArgument;
}

function argumentOf(part: string, names: readonly string[], modulus: bigint): Argument {
  const index = names.indexOf(part);
  const own: ArgumentSource = { kind: 'own', index };
  if (index >= 0) return { source: own, call: index === 0 ? { kind: 'out' } : { kind: 'operand', index: index - 1 } };
  if (part === '&p') return { source: { kind: 'words', words: wordsOf(modulus) }, call: { kind: 'modulus' } };
  const value = part === 'n0' ? negativeInverse(modulus) : /^(\d+|0x[\da-f]+)$/i.test(part) ? BigInt(part) : null;
  if (value !== null && value < 1n << 64n) return sameFor({ kind: 'number', value });
  throw new Failure('input', 'argument not understood', {
    where: '--args',
    found: part,
    expected: `${names.join(', ')}, &p (pointer to the modulus), n0 (-1/p mod 2^64) or a number below 2^64`,
  });
}

const sameFor = (number: ArgumentSource & CallArgument): Argument => ({ source: number, call: number });

function wordsOf(value: bigint): bigint[] {
  const words: bigint[] = [];
  for (let rest = value; rest > 0n; rest >>= 64n) words.push(BigInt.asUintN(64, rest));
  return words;
}

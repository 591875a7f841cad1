/** Turns a statement of the user into a contract that can be proved. */
import { about, Failure } from '../../base/errors.ts';
import { LANES, type Aliasing, type IrFunction } from '../../ir/function.ts';
import { parseWeights, type CallArgument } from '../../frontend/peers/peersInterface.ts';
import { idleParams, parseStatedBounds, requireInputs, type StatedBounds } from '../../ir/contract/statedBounds.ts';
import type { Declaration } from '../../frontend/compile/declaration.ts';
import type { ConventionName } from '../../prover/machine/convention.ts';
import { declaredCall, type DeclaredCall, type Doubt } from './declaredCall.ts';
import { argumentOf, type KnownNames } from './statedArgument.ts';
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
  readonly convention?: ConventionName | undefined;
  /** What the C source declares, if it is one. */
  readonly declaration?: Declaration | undefined;
}

export interface VerifyContract {
  /** A function without body. */
  readonly fn: IrFunction;
  readonly order: readonly ArgumentSource[];
  /** The same order for calls on the processor. */
  readonly call: readonly CallArgument[];
  /** The source says how it is called. */
  readonly isDeclared?: true;
  /** Where the source may mean something else by its arguments than statements do. */
  readonly doubts: readonly Doubt[];
}

/** Throws `input` that names the option. */
export function verifyContract(text: StatedContract): VerifyContract {
  const { spec, limbs, bounds, scalars, aliasing = 'none' } = text;
  const expected = '4x64, 5x51, or rising bit weights such as 0/44/87';
  if (limbs === undefined) throw new Failure('input', 'the option is missing', { where: '--limbs', expected });
  const weights = parseWeights(limbs, '--limbs');
  const montgomery = montgomeryBits(limbs, weights);
  const statement = about('--spec', () => parseStatement(spec, montgomery, true));
  const { result, params, modulus } = statement;
  const byValue = scalarsOf(scalars, statement);
  requireRoom(modulus, weights, limbs);
  if (text.elements !== undefined) requireArrays(text, statement);
  const named = { results: [result], params, scalars: byValue };
  const stated = withinLimb(parseStatedBounds(bounds ?? '', named, weights, modulus), statement, limbs);
  const called = calledAs(text, statement, weights, byValue);
  const form = { weights, scalars: byValue, bounds: stated, aliasing, widths: called.widths };
  const ofOne = statementContract('the code', statement, form);
  const fn: IrFunction = {
    ...ofOne,
    ...callForm(statement, called),
    ...(text.lanes === undefined ? {} : { lanes: text.lanes === '4' ? 4 : LANES }),
    ...(text.elements === undefined ? {} : { elements: text.elements }),
  };
  requireInputs(fn, '--bounds');
  requireDependence(fn, spec);
  const declared = text.declaration === undefined ? {} : ({ isDeclared: true } as const);
  return { fn, ...orderOf(called, statement, { weights, montgomery }), doubts: called.doubts, ...declared };
}

/** How the function is called: as the source declares it, as is stated, or else results first. */
function calledAs(
  { args, declaration, limbs, convention = 'sysv' }: StatedContract,
  statement: Statement,
  weights: readonly number[],
  scalars: readonly string[],
): DeclaredCall {
  const { result, params, inPlace } = statement;
  const stated = args?.split(',').map((part) => part.trim());
  if (declaration !== undefined)
    return declaredCall(
      { statement, weights, scalars, args: stated, isOtherConvention: convention !== 'sysv' },
      declaration,
    );
  const order = stated ?? (inPlace === undefined ? [result, ...params] : params);
  const isReturned = inPlace === undefined && !order.includes(result);
  const returnedBits = isReturned ? singleLimb(limbs) * weights.length : null;
  return { order, widths: new Map(), returnedBits, doubts: [] };
}

/** The call of a function that works in place or returns its result. */
function callForm({ result, inPlace }: Statement, { order, returnedBits }: DeclaredCall): Pick<IrFunction, 'call'> {
  if (inPlace === undefined && returnedBits === null) return {};
  const handed = order.map((name) => (name === inPlace ? { name, result, param: name } : { name, param: name }));
  const returned = returnedBits === null ? null : ({ result, as: 'value', bits: Math.min(64, returnedBits) } as const);
  return { call: { arguments: handed, returned } };
}

/** Bits of the limb of `1x32`; words otherwise. */
const singleLimb = (limbs = ''): number => Number(/^1x(\d+)$/.exec(limbs)?.[1] ?? 64);

/** All bits of the limbs, if they are equally long: the exponent of R. */
function montgomeryBits(limbs: string, weights: readonly number[]): number | null {
  const length = weights[1] ?? singleLimb(limbs);
  return weights.every((w, i) => w === i * length) ? length * weights.length : null;
}

/** A single limb of fewer than 64 bits has no more, unless more is said of it. */
function withinLimb(stated: StatedBounds, { params }: Statement, limbs: string): StatedBounds {
  const most = (1n << BigInt(singleLimb(limbs))) - 1n;
  const upper = [...stated.upper].map(([name, own]): [string, readonly bigint[]] => [
    name,
    params.includes(name) ? own.map((limit) => (limit < most ? limit : most)) : own,
  ]);
  return { ...stated, upper: new Map(upper) };
}

/** Of several elements nothing is passed by value, each is a number, and lanes are something else. */
function requireArrays({ lanes, scalars }: StatedContract, statement: Statement): void {
  const isOfNumbers = [...elementCounts(statement).values()].every((count) => count === 1);
  if (lanes === undefined && scalars === undefined && isOfNumbers) return;
  throw new Failure('input', '--elements needs arrays of numbers one behind the other', {
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
  throw new Failure('input', 'the specification does not depend on the inputs', {
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

function orderOf(
  { order, returnedBits }: DeclaredCall,
  { result, params, modulus, inPlace }: Statement,
  numbers: Pick<KnownNames, 'weights' | 'montgomery'>,
): Pick<VerifyContract, 'order' | 'call'> {
  // What is changed in place is the result's array.
  const names = [inPlace ?? result, ...params];
  const handed = inPlace === undefined && returnedBits === null ? names : params;
  const own = order.filter((part) => names.includes(part));
  if (own.toSorted().join() !== handed.toSorted().join()) {
    throw new Failure('input', 'every name must be an argument once', {
      where: '--args',
      expected: handed.join(', '),
      found: order.join(','),
    });
  }
  const both = order.map((part) => argumentOf(part, { names, modulus, ...numbers }));
  return { order: both.map((b) => b.source), call: both.map((b) => b.call) };
}

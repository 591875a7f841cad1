/** Turns a statement of the user into a contract that can be proved. */
import { about, Failure } from '../../base/errors.ts';
import { LANES, type Aliasing, type IrFunction, type Param } from '../../ir/function.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import { idleParams, parseStatedBounds, requireInputs, type StatedBounds } from '../../ir/contract/statedBounds.ts';
import type { Declaration, DeclaredType } from '../../frontend/compile/declaration.ts';
import type { ConventionName } from '../../prover/machine/convention.ts';
import { argumentOf, type KnownNames } from './statedArgument.ts';
import { greatestOf, limbsTextOf, parseLimbs, registerBits, type StatedLimbs } from './statedLimbs.ts';
import type { ArgumentSource } from '../../prover/machine/call.ts';
import type { AskedTruth } from '../../ir/contract/truth.ts';
import {
  elementCounts,
  montgomeryBits,
  parseStatement,
  type Statement,
  statementContract,
} from '../../ir/contract/statement.ts';

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
  const { spec, bounds, scalars, aliasing = 'none' } = text;
  const limbs = parseLimbs(text.limbs);
  const { weights } = limbs;
  const montgomery = montgomeryBits(weights, limbs.single);
  const statement = about('--spec', () => parseStatement(spec, montgomery, true));
  const { result, params, modulus } = statement;
  const byValue = scalarsOf(scalars, statement);
  requireRoom(modulus, limbs);
  requireLanesOfWords(text, limbs);
  if (text.elements !== undefined) requireArrays(text, statement);
  const named = { results: statement.asked === undefined ? [result] : [], params, scalars: byValue };
  const stated = withinLimb(parseStatedBounds(bounds ?? '', named, weights, modulus), statement, limbs);
  const called = answered(text, statement, calledAs(text, statement, limbs, byValue));
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
  { args, declaration, convention = 'sysv' }: StatedContract,
  statement: Statement,
  limbs: StatedLimbs,
  scalars: readonly string[],
): DeclaredCall {
  const { result, params, inPlace, asked } = statement;
  const stated = args?.split(',').map((part) => part.trim());
  if (declaration !== undefined)
    return declaredCall(
      { statement, limbs, scalars, args: stated, isOtherConvention: convention !== 'sysv' },
      declaration,
    );
  const order = stated ?? (inPlace === undefined && asked === undefined ? [result, ...params] : params);
  const isReturned = inPlace === undefined && !order.includes(result);
  const returnedBits = isReturned ? registerBits(limbs) * limbs.weights.length : null;
  return { order, widths: statedWidths(statement, limbs, scalars, isReturned), returnedBits, doubts: [] };
}

/** Bits of `int`, which answers are by default. */
const INT = 32;

/**
 * The same call where a question is asked, of one number. The answer is returned unless it is among the arguments; what
 * is stored is a word by default.
 */
function answered(
  { lanes, elements, declaration }: StatedContract,
  { result, asked }: Statement,
  call: DeclaredCall,
): DeclaredCall {
  if (asked === undefined) return call;
  if (lanes !== undefined || elements !== undefined) {
    const where = lanes === undefined ? '--elements' : '--lanes';
    throw new Failure('unsupported', 'questions are asked of one number', { where, expected: `no ${where}` });
  }
  const isReturned = !call.order.includes(result);
  const usual = isReturned ? INT : 64;
  const width = declaration ? declaredWidth(asked, call.order.indexOf(result), declaration) : (asked.width ?? usual);
  return { ...call, widths: new Map([...call.widths, [result, width]]), returnedBits: isReturned ? width : null };
}

/** What is returned is words, and so is what is passed by value but for the limb of `1x32`. */
function statedWidths(
  { result, params }: Statement,
  limbs: StatedLimbs,
  scalars: readonly string[],
  isReturned: boolean,
): DeclaredCall['widths'] {
  const arrays = [...(isReturned ? [] : [result]), ...params.filter((name) => !scalars.includes(name))];
  const { width = 64 } = limbs;
  const bits = registerBits(limbs);
  // Those of 16 bits are not modelled: callers extend them to 32.
  const byValue = bits === 8 ? 8 : bits < 64 ? 32 : 64;
  return new Map([
    ...(width === 64 ? [] : arrays.map((name) => [name, width] as const)),
    ...(byValue === 64 ? [] : scalars.map((name) => [name, byValue] as const)),
  ]);
}

/** The call of a function that works in place or returns its result. */
function callForm({ result, inPlace }: Statement, { order, returnedBits }: DeclaredCall): Pick<IrFunction, 'call'> {
  if (inPlace === undefined && returnedBits === null) return {};
  const handed = order.map((name) => (name === inPlace ? { name, result, param: name } : { name, param: name }));
  const returned = returnedBits === null ? null : ({ result, as: 'value', bits: Math.min(64, returnedBits) } as const);
  return { call: { arguments: handed, returned } };
}

/** A single limb of fewer than 64 bits has no more, unless more is said of it. */
function withinLimb(stated: StatedBounds, { params }: Statement, { single }: StatedLimbs): StatedBounds {
  const most = (1n << BigInt(single)) - 1n;
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
function requireRoom(modulus: bigint, limbs: StatedLimbs): void {
  if (modulus - 1n <= greatestOf(limbs)) return;
  throw new Failure('input', 'the limbs do not hold numbers below the modulus', {
    where: '--limbs',
    expected: `room for ${modulus.toString(2).length} bits`,
    found: limbsTextOf(limbs.weights, limbs.width ?? 64),
  });
}

/** Rows of lanes are made of words. */
function requireLanesOfWords({ lanes }: StatedContract, { width = 64 }: StatedLimbs): void {
  if (lanes === undefined || width === 64) return;
  const expected = 'limbs of 8 bytes, of which rows are made';
  const found = `${width / 8} bytes`;
  throw new Failure('unsupported', '--lanes with other limbs than words', { where: '--limbs', expected, found });
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

/* Reads from a C file how its function is called. */

/** How a function is called, as far as a C file says it. */
interface DeclaredCall {
  /** Names of the statement in the order of the arguments; a result that is returned is not among them. */
  readonly order: readonly string[];
  /** Bits of limbs and of scalars that are not words of 64 bits. */
  readonly widths: ReadonlyMap<string, Param['width']>;
  /** Bits of the value that is returned; null if the result is behind a pointer. */
  readonly returnedBits: number | null;
  readonly doubts: readonly Doubt[];
}

/** Where the source may mean something else by an argument than statements do. */
interface Doubt {
  readonly text: string;
  /** Whether that matters only where the code goes beyond arrays. */
  readonly isOfLength: boolean;
}

/** What is stated of a function in C. */
interface Stated {
  readonly statement: Statement;
  readonly limbs: StatedLimbs;
  readonly scalars: readonly string[];
  /** The order of the arguments, if it is stated. */
  readonly args: readonly string[] | undefined;
  /** Another convention than that of C here is stated. */
  readonly isOtherConvention: boolean;
}

/** Of registers that return. */
const MAX_RETURNED = 128;

/**
 * The call that a statement is about. Throws `input` where it names what the source does not have, or says otherwise
 * how an argument is passed; `unsupported` where statements cannot say how the function is called.
 */
function declaredCall(stated: Stated, declaration: Declaration): DeclaredCall {
  if (declaration.hasConvention && !stated.isOtherConvention) throw otherConvention();
  const order = stated.args ?? declaredOrder(stated, declaration);
  const hidden = hiddenArguments(declaration);
  if (order.length !== declaration.parameters.length + hidden) throw otherCount(order, declaration);
  const { result, inPlace, asked } = stated.statement;
  const own = ownNames(stated.statement);
  const widths = new Map<string, Param['width']>();
  const doubts: Doubt[] = [];
  order.forEach((name, i) => {
    const type = declaration.parameters[i - hidden]?.type;
    if (!own.includes(name) || type === undefined) return;
    requirePassing(name, type, stated.scalars.includes(name));
    if (asked !== undefined && name === result) return;
    requireWidth(name, type, stated.limbs);
    doubts.push(...doubtsOf(name, type, stated.limbs));
    const width = widthOf(type, stated.limbs);
    if (width !== 64) widths.set(name, width);
  });
  const isReturned = asked === undefined && !order.includes(inPlace ?? result);
  return { order, widths, doubts, returnedBits: isReturned ? bitsOfReturned(stated, declaration) : null };
}

/**
 * Bits of the answer behind that argument, or of one that is returned if `at` is -1, as they are declared; of `_Bool`
 * one byte. Throws `input` if they are stated otherwise.
 */
function declaredWidth({ width }: AskedTruth, at: number, declaration: Declaration): 8 | 32 | 64 {
  const place = declaration.parameters[at - hiddenArguments(declaration)]?.type;
  const type = at < 0 ? declaration.returns : place?.kind === 'pointer' ? place.to : null;
  const declared = type?.kind === 'integer' ? type.bits : null;
  const bits = Math.max(8, declared ?? 0);
  const isStated = declared !== null && (width === null || width === bits);
  if (isStated && (bits === 8 || bits === 32 || bits === 64)) return bits;
  throw new Failure('input', 'the answer is not what the source declares', {
    where: '--spec',
    expected: declared === null ? 'an integer of the source, returned or behind a pointer' : `${declared} bits`,
    found: width === null || declared === null ? 'something else' : `${width} bits`,
  });
}

const otherConvention = (): Failure =>
  new Failure('unsupported', 'the source declares another calling convention', {
    where: '--convention',
    expected: 'the convention of C',
    found: 'an attribute such as ms_abi',
    hint: '--convention win64, if that is meant',
  });

/** What a statement calls the arguments. */
const ownNames = ({ result, params, inPlace }: Statement): string[] =>
  inPlace === undefined ? [result, ...params] : [...params];

/**
 * Operands have the names of the source; the result may also be called otherwise, where it is clear which one it is.
 */
function declaredOrder({ statement }: Stated, declaration: Declaration): string[] {
  const { parameters } = declaration;
  const names = parameters.map(({ name }) => name);
  const unknown = statement.params.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw unknownNames(unknown, names);
  const hidden = hiddenArguments(declaration) === 1 ? [statement.result] : [];
  const open = parameters.filter(({ name }) => !statement.params.includes(name));
  const isDone = statement.inPlace !== undefined || names.includes(statement.result) || hidden.length > 0;
  const written = isDone ? [] : open.filter(({ type }) => type.kind === 'pointer' && !type.isConst);
  const [result] = written;
  const order = names.map((name) => (written.length === 1 && name === result.name ? statement.result : name));
  const extra = order.filter((name) => !ownNames(statement).includes(name));
  if (written.length > 1) throw unknownNames([statement.result], names);
  if (extra.length === 0) return [...hidden, ...order];
  throw new Failure('input', 'the statement does not mention all parameters of the function', {
    where: '--spec',
    expected: names.join(', '),
    found: ownNames(statement).join(', '),
    hint: `--args with all arguments in order: a number, n0, &p or &n0 for ${extra.join(', ')}`,
  });
}

const unknownNames = (unknown: readonly string[], names: readonly string[]): Failure =>
  new Failure('input', 'the statement names something that is not a parameter of the function', {
    where: '--spec',
    expected: `some of ${names.join(', ') || 'none, because it has no parameters'}`,
    found: unknown.join(', '),
    hint: 'the names of the source, or --args with those of the statement in the order of the parameters',
  });

function otherCount(order: readonly string[], { parameters }: Declaration): Failure {
  return new Failure('input', 'the function has another number of parameters', {
    where: '--args',
    expected: `${parameters.length}: ${parameters.map(({ name }) => name).join(', ')}`,
    found: `${order.length}: ${order.join(', ')}`,
    hint: 'a result that is returned is not among them; one that replaces an operand stands on both sides of --spec',
  });
}

/** Larger structures are returned where a pointer says that is passed before all arguments. */
const hiddenArguments = ({ returns }: Declaration): 0 | 1 =>
  returns?.kind === 'structure' && returns.bits > MAX_RETURNED ? 1 : 0;

function requirePassing(name: string, type: DeclaredType, isScalar: boolean): void {
  if (type.kind === 'other' || type.kind === 'structure' || (type.kind === 'integer' && type.bits > 64))
    throw new Failure('unsupported', `statements do not say how ${name} is passed`, {
      where: name,
      expected: 'a pointer, or an integer of up to 64 bits',
      found: type.kind === 'structure' ? 'a structure by value' : 'another type',
      hint: 'a function around it that takes pointers',
    });
  if ((type.kind === 'integer') === isScalar) return;
  throw new Failure('input', isScalar ? `${name} is a pointer` : `${name} is passed by value`, {
    where: '--scalars',
    hint: isScalar ? `leave ${name} out` : `--scalars ${name}`,
  });
}

/** Where limbs do not follow each other bit by bit, what is stated of their length must be what the source declares. */
function requireWidth(name: string, type: DeclaredType, { weights, width }: StatedLimbs): void {
  const isSame = type.kind !== 'pointer' || width === undefined || (type.to?.bits ?? width) === width;
  if (isSame || (weights.length > 1 && weights.every((w) => w % width === 0))) return;
  throw new Failure('input', `the source declares other limbs of ${name}`, {
    where: '--limbs',
    expected: `u${type.to?.bits}, or nothing behind the limbs`,
    found: `u${width}`,
  });
}

function doubtsOf(name: string, type: DeclaredType, limbs: StatedLimbs): Doubt[] {
  const { weights } = limbs;
  const integer = type.kind === 'pointer' ? type.to : type.kind === 'integer' ? type : null;
  const isWhole = type.kind === 'pointer' && areWords(weights);
  const doubt = (text: string): Doubt => ({ text: `${name} ${text}`, isOfLength: false });
  const signed = integer?.isSigned === true && !isWhole;
  const isLonger = type.kind === 'pointer' && type.bytes > (widthOf(type, limbs) / 8) * weights.length;
  return [
    ...(signed ? [doubt('is signed, and statements are about unsigned words')] : []),
    ...(integer?.bits === 16 ? [doubt('is made of 16 bits, which are not understood')] : []),
    ...(isLonger ? [{ text: `${name} is longer than --limbs says`, isOfLength: true }] : []),
  ];
}

/** Bytes of words follow each other as those of narrower limbs do. */
const areWords = (weights: readonly number[]): boolean => weights.length > 1 && weights.every((w) => w % 64 === 0);

function widthOf(type: DeclaredType, { weights, width }: StatedLimbs): Param['width'] {
  if (type.kind === 'pointer' && width !== undefined) return width;
  if (type.kind === 'pointer' && areWords(weights)) return 64;
  const bits = type.kind === 'pointer' ? type.to?.bits : type.kind === 'integer' ? type.bits : 64;
  return bits === 32 || bits === 8 ? bits : bits === 1 ? (type.kind === 'integer' ? 1 : 8) : 64;
}

function bitsOfReturned({ limbs: { weights } }: Stated, { returns }: Declaration): number {
  const bits = returns?.kind === 'integer' || returns?.kind === 'structure' ? returns.bits : 0;
  if (bits > 0 && weights.length === Math.ceil(bits / 64)) return bits;
  throw new Failure('input', 'the function does not return the result', {
    where: '--spec',
    expected: returns === null ? 'a result among the parameters, because nothing is returned' : 'a returned integer',
    found: `a result of ${weights.length} limbs`,
    hint: 'the result has the name of the parameter that it is stored to; in place: "r = r*2^-1 mod ..."',
  });
}

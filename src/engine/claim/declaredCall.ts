/** Reads from a C file how its function is called. */
import { Failure } from '../../base/errors.ts';
import type { Param } from '../../ir/function.ts';
import type { Statement } from '../../ir/contract/statement.ts';
import type { DeclaredType, Declaration } from '../../frontend/compile/declaration.ts';

/** How a function is called, as far as a C file says it. */
export interface DeclaredCall {
  /** Names of the statement in the order of the arguments; a result that is returned is not among them. */
  readonly order: readonly string[];
  /** Bits of limbs and of scalars that are not words of 64 bits. */
  readonly widths: ReadonlyMap<string, Param['width']>;
  /** Bits of the value that is returned; null if the result is behind a pointer. */
  readonly returnedBits: number | null;
  readonly doubts: readonly Doubt[];
}

/** Where the source may mean something else by an argument than statements do. */
export interface Doubt {
  readonly text: string;
  /** Whether that matters only where the code goes beyond arrays. */
  readonly isOfLength: boolean;
}

/** What is stated of a function in C. */
interface Stated {
  readonly statement: Statement;
  readonly weights: readonly number[];
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
export function declaredCall(stated: Stated, declaration: Declaration): DeclaredCall {
  if (declaration.hasConvention && !stated.isOtherConvention) throw otherConvention();
  const order = stated.args ?? orderOf(stated, declaration);
  const hidden = isBehindHiddenPointer(declaration) ? 1 : 0;
  if (order.length !== declaration.parameters.length + hidden) throw otherCount(order, declaration);
  const own = ownNames(stated.statement);
  const widths = new Map<string, Param['width']>();
  const doubts: Doubt[] = [];
  order.forEach((name, i) => {
    const type = declaration.parameters[i - hidden]?.type;
    if (!own.includes(name) || type === undefined) return;
    requirePassing(name, type, stated.scalars.includes(name));
    doubts.push(...doubtsOf(name, type, stated.weights));
    const width = widthOf(type, stated.weights);
    if (width !== 64) widths.set(name, width);
  });
  const isReturned = !order.includes(stated.statement.inPlace ?? stated.statement.result);
  return { order, widths, doubts, returnedBits: isReturned ? bitsOfReturned(stated, declaration) : null };
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
function orderOf({ statement }: Stated, declaration: Declaration): string[] {
  const { parameters } = declaration;
  const names = parameters.map(({ name }) => name);
  const unknown = statement.params.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw unknownNames(unknown, names);
  const hidden = isBehindHiddenPointer(declaration) ? [statement.result] : [];
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
const isBehindHiddenPointer = ({ returns }: Declaration): boolean =>
  returns?.kind === 'structure' && returns.bits > MAX_RETURNED;

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

function doubtsOf(name: string, type: DeclaredType, weights: readonly number[]): Doubt[] {
  const integer = type.kind === 'pointer' ? type.to : type.kind === 'integer' ? type : null;
  const isWhole = type.kind === 'pointer' && areWords(weights);
  const doubt = (text: string): Doubt => ({ text: `${name} ${text}`, isOfLength: false });
  const signed = integer?.isSigned === true && !isWhole;
  const isLonger = type.kind === 'pointer' && type.bytes > (widthOf(type, weights) / 8) * weights.length;
  return [
    ...(signed ? [doubt('is signed, and statements are about unsigned words')] : []),
    ...(integer?.bits === 16 ? [doubt('is made of 16 bits, which are not understood')] : []),
    ...(isLonger ? [{ text: `${name} is longer than --limbs says`, isOfLength: true }] : []),
  ];
}

/** Bytes of words follow each other as those of narrower limbs do. */
const areWords = (weights: readonly number[]): boolean => weights.length > 1 && weights.every((w) => w % 64 === 0);

function widthOf(type: DeclaredType, weights: readonly number[]): Param['width'] {
  if (type.kind === 'pointer' && areWords(weights)) return 64;
  const bits = type.kind === 'pointer' ? type.to?.bits : type.kind === 'integer' ? type.bits : 64;
  return bits === 32 || bits === 8 ? bits : bits === 1 ? (type.kind === 'integer' ? 1 : 8) : 64;
}

function bitsOfReturned({ weights }: Stated, { returns }: Declaration): number {
  const bits = returns?.kind === 'integer' || returns?.kind === 'structure' ? returns.bits : 0;
  if (bits > 0 && weights.length === Math.ceil(bits / 64)) return bits;
  throw new Failure('input', 'the function does not return the result', {
    where: '--spec',
    expected: returns === null ? 'a result among the parameters, because nothing is returned' : 'a returned integer',
    found: `a result of ${weights.length} limbs`,
    hint: 'the result has the name of the parameter that it is stored to; in place: "r = r*2^-1 mod ..."',
  });
}

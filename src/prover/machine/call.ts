/** A call of an IR function's signature under a calling convention: state on entry and obligations on return. */
import { Failure } from '../../base/errors.ts';
import { callOf, returnedResult } from '../../ir/callForm.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import { samePoly, type Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import type { EntryNumbers } from '../listing/listing.ts';
import { RAX, RSP, registerName } from '../listing/registers.ts';
import { CONVENTIONS, type Convention, upperPart } from './convention.ts';
import { Machine } from './machine.ts';
import type { ArrayObject } from './memory.ts';
import { type MachineRule, Violation } from './violation.ts';

interface Call {
  readonly machine: Machine;
  /** One array per result. */
  readonly results: readonly ArrayObject[];
  /** The result that is in registers instead, by its number; null if none is. */
  readonly returned: number | null;
  /** Whether it is called as its source says, which leaves no doubt of what it returns. */
  readonly isAsSource: boolean;
  /** How many bits of it callers look at; above them the psABI leaves registers open. */
  readonly returnedBits: number;
  /** What rax must be, where the address of a result is returned. */
  readonly address: Poly | null;
  readonly entry: readonly Poly[];
  readonly entryVectors: Machine['vectors'];
  readonly convention: Convention;
}

const BYTE = 8;
const WORD = 64;

/** What one argument register holds on entry. */
export type ArgumentSource =
  /** The results and parameters of the function, numbered in this order. */
  | { readonly kind: 'own'; readonly index: number }
  /** A pointer to constant words, such as the modulus. */
  | { readonly kind: 'words'; readonly words: readonly bigint[] }
  | { readonly kind: 'number'; readonly value: bigint };

/** Where the numbers are that callers pass in this order. */
export function entryNumbers(
  order: readonly ArgumentSource[],
  { argumentRegisters, stackArguments }: Convention,
): EntryNumbers {
  const places = order.flatMap((source, i) => (source.kind === 'number' ? [[i, source.value] as const] : []));
  const behind = (i: number): bigint => (stackArguments ?? 0n) + 8n * BigInt(i - argumentRegisters.length);
  const isRegister = ([i]: readonly [number, bigint]): boolean => i < argumentRegisters.length;
  return {
    registers: new Map(places.filter(isRegister).map(([i, value]) => [argumentRegisters[i], value])),
    stack: new Map(places.filter((place) => !isRegister(place)).map(([i, value]) => [behind(i), value])),
  };
}

/** Results, then parameters. */
export const standardOrder = (fn: IrFunction): readonly ArgumentSource[] =>
  [...fn.results, ...fn.params].map((_, index) => ({ kind: 'own', index }));

/** What argument registers hold where the function is called as its source is. */
function calledOrder(fn: IrFunction): readonly ArgumentSource[] {
  const names = [...fn.results, ...fn.params].map(({ name }) => name);
  return callOf(fn).arguments.map(({ result, param }) => ({
    kind: 'own',
    index: names.indexOf(result ?? param ?? ''),
  }));
}

/** How the function is called; by default as C does on Linux, with results, then parameters. */
interface CallForm {
  readonly order?: readonly ArgumentSource[];
  readonly convention?: Convention | undefined;
  /** In place of an order: as its source is called. */
  readonly asSource?: boolean | undefined;
}

/** The machine as the callee finds it: the arguments in their places. Inputs are null for what is not followed. */
export function enterCall(
  words: Words,
  fn: IrFunction,
  mode: AliasMode,
  inputs: readonly (readonly (Poly | null)[])[],
  constants: ReadonlyMap<string, readonly bigint[]>,
  { convention = CONVENTIONS.sysv, asSource = false, ...form }: CallForm = {},
): Call {
  const order = form.order ?? (asSource ? calledOrder(fn) : standardOrder(fn));
  const machine = new Machine(words, constants, convention, fn.lanes);
  const entry = [...machine.registers];
  const entryVectors = [...machine.vectors];
  const { argumentRegisters, stackArguments } = convention;
  if (order.length > argumentRegisters.length && stackArguments === null)
    throw new Failure('unsupported', 'arguments on the stack', { where: fn.name });
  const arrays: ArrayObject[] = [];
  const pointers: Poly[] = [];
  const own = [...fn.results, ...fn.params].map((param, i) => {
    const given = i < fn.results.length ? null : inputs[i - fn.results.length];
    const limbs = given?.map((limb) => limb ?? machine.wide.other()) ?? null;
    if (limbs !== null && param.shape === 'scalar') return scalarRegister(words, param, limbs[0]);
    return addPointer(machine, mode, pointers, arrays, param, limbs, fn.lanes ?? 1);
  });
  order.forEach((source, i) => {
    const value = source.kind === 'own' ? own[source.index] : constantArgument(machine, source, i);
    const behind = i - argumentRegisters.length;
    if (behind < 0) machine.registers[argumentRegisters[i]] = value;
    else machine.memory.addArgument((stackArguments ?? 0n) + 8n * BigInt(behind), value);
  });
  const back = asSource ? fn.call?.returned : null;
  return {
    machine,
    entry,
    entryVectors,
    convention,
    results: fn.results.map((_, i) => arrays[i]),
    returned: asSource ? returnedResult(fn) : null,
    isAsSource: asSource,
    returnedBits: Math.max(BYTE, back?.bits ?? WORD),
    address: back?.as === 'address' ? own[fn.results.findIndex(({ name }) => name === back.result)] : null,
  };
}

function constantArgument(machine: Machine, source: Exclude<ArgumentSource, { kind: 'own' }>, position: number): Poly {
  if (source.kind === 'number') return machine.words.constant(source.value);
  const name = `constants of argument ${position + 1}`;
  const pointer = machine.pointer(`address of ${name}`);
  const cells = source.words.map((word) => machine.words.constant(word));
  machine.memory.addArray(pointer, {
    name,
    elementBytes: 8,
    isOfRows: false,
    cells,
    isWritable: false,
    isReadable: true,
    stored: cells.map(() => false),
  });
  return pointer;
}

/** Obligations on return: rsp and the callee-saved registers are restored, every result limb is stored or returned. */
export function leaveCall(call: Call): Poly[][] {
  const { machine, entry, entryVectors, convention, results, returned, returnedBits, address } = call;
  if (convention.cleansUppers) machine.wide.requireCleanUppers();
  const { algebra } = machine.words;
  const require = (value: Poly, expected: Poly, rule: MachineRule, message: string): void => {
    if (!samePoly(value, expected)) throw new Violation(rule, message, { algebra, value, expected });
  };
  for (const index of convention.preservedVectors) {
    machine.vectors[index].forEach((half, i) => {
      require(half, entryVectors[index][i], 'calleeSaved', `xmm${index} differs from its value on entry`);
    });
  }
  for (const index of convention.preserved) {
    const isJump =
      index === RSP && !samePoly(machine.registers[RSP], entry[RSP]) && machine.memory.hasOwnAddressOnTop();
    if (isJump)
      throw new Failure('unsupported', 'branch: ret leads to an address of the code itself, which is not followed');
    const rule = index === RSP ? 'stackPointer' : 'calleeSaved';
    require(machine.registers[index], entry[index], rule, `${registerName(index)} differs from its value on entry`);
  }
  if (address !== null)
    require(machine.registers[RAX], address, 'missingOutput', 'rax is not the address of the result');
  return results.map((array, r) => {
    const returns = returnsInstead(call, array);
    return array.cells.map((cell, i) => {
      if (r === returned) return machine.words.low(returnedBits, machine.registers[convention.returnRegisters[i]]);
      // What is not stored is what the array held, if that is known: in place, limbs may be left as they are.
      if (cell !== null && (array.stored[i] || returns === null)) return cell;
      throw new Violation('missingOutput', `${array.name}[${i}] is never stored`, null, returns);
    });
  });
}

/** Where nothing was stored to a result, but something is left where values are returned. */
function returnsInstead({ machine, entry, returned, isAsSource }: Call, { stored }: ArrayObject): 'returns' | null {
  const isLeft = returned === null && !isAsSource && !samePoly(machine.registers[RAX], entry[RAX]);
  return isLeft && !stored.includes(true) ? 'returns' : null;
}

/** Arrays that share a buffer share the object; it is made by the first of them and filled by the first parameter. */
function addPointer(
  machine: Machine,
  mode: AliasMode,
  pointers: Poly[],
  arrays: ArrayObject[],
  param: Param,
  limbs: readonly Poly[] | null,
  lanes: number,
): Poly {
  const number = pointers.length;
  const owner = mode.buffer[number];
  const pointer = owner === number ? machine.pointer(`address of ${param.name}`) : pointers[owner];
  const shared = arrays[owner];
  const array =
    owner === number
      ? newArray(param, limbs, lanes)
      : { ...shared, isReadable: true, cells: fill(shared.cells, limbs) };
  if (owner !== number) replace(arrays, shared, array);
  arrays.push(array);
  pointers.push(pointer);
  machine.memory.addArray(pointer, array);
  return pointer;
}

function newArray(param: Param, limbs: readonly Poly[] | null, lanes: number): ArrayObject {
  return {
    name: param.name,
    elementBytes: (lanes * Math.max(8, param.width)) / 8,
    isOfRows: lanes > 1,
    cells: limbs === null ? param.bounds.map(() => null) : [...limbs],
    isWritable: limbs === null,
    isReadable: limbs !== null,
    stored: param.bounds.map(() => false),
  };
}

const fill = (cells: readonly (Poly | null)[], limbs: readonly Poly[] | null): (Poly | null)[] =>
  cells.map((c, i) => c ?? limbs?.[i] ?? null);

function replace(arrays: ArrayObject[], old: ArrayObject, by: ArrayObject): void {
  arrays.forEach((a, i) => {
    if (a === old) arrays[i] = by;
  });
}

/**
 * The psABI leaves the bits above a narrow scalar open (§3.2.3; compilers extend to 32 bits, which is not relied on).
 */
function scalarRegister(words: Words, param: Param, value: Poly): Poly {
  const width = Math.max(8, param.width);
  if (width >= 64) return value;
  const rest = words.algebra.input(upperPart(param.name), { lower: 0n, upper: (1n << BigInt(64 - width)) - 1n });
  return words.algebra.combine(value, rest, 1n << BigInt(width));
}

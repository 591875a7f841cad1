/** Contracts of called routines, each proved once for all of its calls. */
import type { IrFunction } from '../../ir/function.ts';
import type { AsmInstruction, Listing } from '../listing/listing.ts';
import { RSP } from '../listing/registers.ts';
import { CONVENTIONS, type Convention } from '../machine/convention.ts';
import { proveListing } from './equivalence.ts';
import type { Verdict } from './verdict.ts';

/** Registers of pointers to operands of eight-byte limbs, and those of the limbs of the result. */
export interface RoutineRegisters {
  readonly operands: readonly number[];
  readonly results: readonly number[];
}

/**
 * Contracts of routines: on return registers hold what the callee computes of the words that pointers to operands lead
 * to, for any of these that it is for: within its bounds, and below what it states (`domainsOf`). rsp is as before;
 * nothing was written but the stack below, nothing read but it, operands and constants, and no path or address depends
 * on data; upper halves of vector registers are not left in use. All other registers and flags may be lost.
 */
export class Contracts {
  private readonly registers: ReadonlyMap<IrFunction, RoutineRegisters>;
  private readonly known = new Map<IrFunction, Map<string, boolean>>();

  /** Of functions that may be called, with the registers that their routines are to use. */
  constructor(registers: ReadonlyMap<IrFunction, RoutineRegisters>) {
    this.registers = registers;
  }

  /** The registers that a routine uses if it has the contract of `callee`, else null: what calls give must fit that. */
  of(routine: readonly AsmInstruction[], callee: IrFunction, constants: Listing['constants']): RoutineRegisters | null {
    const registers = this.registers.get(callee);
    if (registers === undefined) return null;
    const known = this.known.get(callee) ?? new Map<string, boolean>();
    this.known.set(callee, known);
    const key = textOf(routine, constants);
    const holds =
      known.get(key) ?? proveContract({ instructions: routine, constants }, callee, registers).kind === 'proved';
    known.set(key, holds);
    return holds ? registers : null;
  }
}

/** Whatever a proof reads of a routine: the same of two routines if they do the same. */
function textOf(routine: readonly AsmInstruction[], constants: Listing['constants']): string {
  const lines = routine.map(({ mnemonic, operands, mask, holds }) => {
    const read = operands.map((one) =>
      one.kind === 'memory' && one.symbol !== null ? constants.get(one.symbol) : null,
    );
    return [mnemonic, operands, mask, holds, read];
  });
  return JSON.stringify(lines, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** Whether a routine, of which the last instruction is its `ret`, has the contract of `callee`. */
export function proveContract(
  { instructions: routine, constants }: Pick<Listing, 'instructions' | 'constants'>,
  callee: IrFunction,
  { operands, results }: RoutineRegisters,
): Verdict {
  const { params, results: stored, lanes } = callee;
  const isLeaf = routine.slice(0, -1).every(({ returnTo }) => returnTo === undefined);
  const isFit =
    isLeaf &&
    operands.length === params.length &&
    stored.length === 1 &&
    results.length === stored[0].bounds.length &&
    params.every(({ shape, width }) => shape === 'array' && width === 64);
  if (!isFit || lanes !== undefined)
    return {
      kind: 'undecided',
      where: callee.name,
      reason: 'no contract covers its calls, or what it takes',
      millis: 0,
    };
  const fn: IrFunction = {
    ...callee,
    // What is only read may overlap.
    aliasing: 'none',
    call: {
      arguments: params.map(({ name }) => ({ name, param: name })),
      returned: { result: stored[0].name, as: 'value' },
    },
  };
  const convention: Convention = {
    ...CONVENTIONS.sysv,
    argumentRegisters: operands,
    returnRegisters: results,
    preserved: [RSP],
    // Calls are made from anywhere.
    alignsStack: false,
  };
  const { returnTo: _, ...last } = routine[routine.length - 1];
  const listing = { name: callee.name, instructions: [...routine.slice(0, -1), last], constants };
  return proveListing(listing, fn, { convention, asSource: true, firstDivergence: false });
}

/** Rules that every accepted function obeys: timing, memory, calling convention. */
import { Failure } from '../../base/errors.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import type { Timing } from '../../x86/form.ts';
import { timingOf } from '../../x86/row.ts';
import { ROWS } from '../../x86/table.ts';
import type { Algebra } from '../algebra/algebra.ts';
import type { Poly } from '../algebra/poly.ts';

/**
 * Code breaks a rule that every accepted function obeys, whatever it computes. Not a limit of the prover: the code does
 * what the message says (for address rules: something that is not provably inside its object).
 */
export type MachineRule =
  | 'timing'
  | 'address'
  | 'bounds'
  | 'readOnly'
  | 'uninitialised'
  | 'undefinedFlag'
  | 'calleeSaved'
  | 'upperHalves'
  | 'stackPointer'
  | 'missingOutput';

/**
 * What a function that is right does, too, if it is called in another way than was stated: it works in place, returns
 * its result, has its arguments in another order, or has more of them.
 */
export type OtherCall = 'inPlace' | 'returns' | 'order' | 'argument';

export class Violation extends Error {
  readonly rule: MachineRule;
  /** What shows it, if normal forms alone do not: forms that differ may be equal for all inputs. */
  readonly evidence: Evidence | null;
  readonly otherCall: OtherCall | null;
  constructor(
    rule: MachineRule,
    message: string,
    evidence: Evidence | null = null,
    otherCall: OtherCall | null = null,
  ) {
    super(message);
    this.name = 'Violation';
    this.rule = rule;
    this.evidence = evidence;
    this.otherCall = otherCall;
  }
}

/** A load of the stack below all that was ever stored there, at an address that may be accessed. */
export class NothingStored extends Violation {
  constructor(message: string) {
    super('uninitialised', message);
  }
}

/** An address on the stack becomes, or must be, a multiple of a size, and rsp on entry is not known modulo that. */
export class UnknownAlignment extends Failure {
  readonly size: bigint;
  constructor(size: bigint) {
    super('unsupported', `stackPointer: an address is to be a multiple of ${size}, and rsp is not known modulo that`);
    this.size = size;
  }
}

/** An input at which the value is not the expected one; or two at which it is not the same, of the same pointers. */
export interface Evidence {
  readonly algebra: Algebra;
  readonly value: Poly;
  readonly expected: Poly | { readonly pointers: ReadonlySet<string | null> };
}

/*
 * Which instructions take a time that does not depend on their data: what the table of instructions says, by mnemonic.
 *
 * The policy has three parts, and the executor enforces all of them while it computes the semantics: no branch but on
 * conditions that are constants, every
 * address is pointer + constant (machine/memory.ts), and no instruction whose time may depend on data. Loads and stores
 * of secrets are allowed; their addresses are public.
 */

/** Spellings of the conditions of cmovcc and setcc that the machine models. */
const SPELLINGS = CONDITIONS.flatMap(({ names, program }) => (program === null ? [] : names));

/** By mnemonic, of its first row; an instruction that is missing here is refused. */
export const TIMING: ReadonlyMap<string, Timing> = new Map(
  ROWS.toReversed().flatMap((row) =>
    row.words.includes('cc')
      ? SPELLINGS.map((condition) => [row.mnemonic + condition, timingOf(row)] as const)
      : [[row.mnemonic, timingOf(row)] as const],
  ),
);

/** Whether the time of an instruction is known not to depend on its data. */
export const isConstantTime = (timing: Timing | undefined): boolean =>
  timing === 'doit' || timing === 'none' || timing === 'stack';

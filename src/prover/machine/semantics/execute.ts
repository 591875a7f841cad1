/** Runs a listing on the symbolic machine; everything that is not modelled is refused. */
import { vectorHint } from '../../listing/registers.ts';
import { Failure } from '../../../base/errors.ts';
import type { AsmInstruction, Listing } from '../../listing/listing.ts';
import { isConstantTime, TIMING, Violation } from '../violation.ts';
import { SCALAR_MNEMONICS } from '../../../x86/scalar.ts';
import type { Machine } from '../machine.ts';
import { ROWS_COMPARED } from './compared.ts';
import { LANE_ARITY, LANE_SEMANTICS, ternary } from './lanes.ts';
import { executeMasked, MASK_ARITY, MASK_SEMANTICS } from './masks.ts';
import { COPIES_IN_PAIRS, RESIZED, RESIZED_ARITY } from './resized.ts';
import { executeScalar, fill, requireJump } from './scalar.ts';
import { SHUFFLE_ARITY, SHUFFLE_SEMANTICS } from './shuffles.ts';
import { VECTOR_ARITY, VECTOR_SEMANTICS } from './vectors.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';
import { hasRow, requireLaneFile, sizedLike } from './wideOperands.ts';

const byMnemonic = (table: SemanticsTable): ReadonlyMap<string, Semantics> => new Map(Object.entries(table));

/** Some names mean one thing in registers of 512 bits and another in shorter ones. */
const OF_ROWS = byMnemonic({
  ...LANE_SEMANTICS,
  ...MASK_SEMANTICS,
  ...SHUFFLE_SEMANTICS,
  ...ROWS_COMPARED,
  ...RESIZED,
  vpternlogd: ternary,
  vpternlogq: ternary,
});
const OF_WORDS = byMnemonic({
  ...MASK_SEMANTICS,
  vzeroupper: (m) => m.wide.zeroUppers(),
  ...VECTOR_SEMANTICS,
  ...RESIZED,
  ...COPIES_IN_PAIRS,
});

/** Every modelled mnemonic, without calls and returns. */
export const MODELLED: readonly string[] = [...new Set([...SCALAR_MNEMONICS, ...OF_WORDS.keys(), ...OF_ROWS.keys()])];

/** An instruction that could not be executed, with its place. */
export class Stopped extends Error {
  readonly instruction: AsmInstruction;
  override readonly cause: unknown;
  constructor(instruction: AsmInstruction, cause: unknown) {
    super(`${instruction.place}: ${instruction.text}`);
    this.instruction = instruction;
    this.cause = cause;
  }
}

/** Executes up to the `ret` of the function itself. `after` is called after each instruction. Throws `Stopped`. */
export function execute(machine: Machine, listing: Listing, after: (i: AsmInstruction) => void = () => {}): void {
  for (const instruction of listing.instructions) {
    if (instruction.mnemonic === 'ret' && instruction.returnTo === undefined) return;
    try {
      executeOne(machine, instruction);
    } catch (cause) {
      throw new Stopped(instruction, cause);
    }
    after(instruction);
  }
}

const STRING = /^(rep\w* )?(movs|stos|lods|cmps|scas)$|^xlatb$/;
const COPY_HINT =
  'gcc writes loops of fixed count with -mmemcpy-strategy=unrolled_loop:-1:noalign; `ct` checks such code for leaks';

function executeOne(machine: Machine, instruction: AsmInstruction): void {
  const { mnemonic, mask, returnTo, holds, text } = instruction;
  const operands = sizedLike(instruction.operands);
  if (holds !== undefined) return requireJump(machine, mnemonic, holds);
  if (returnTo !== undefined) return mnemonic === 'call' ? machine.call(returnTo) : machine.return(returnTo);
  const semantics = (hasRow(operands) ? OF_ROWS : OF_WORDS).get(mnemonic);
  const timing = TIMING.get(mnemonic);
  if (/^(j|call|loop|ret)/.test(mnemonic))
    throw new Failure('unsupported', `branch: ${mnemonic} changes the flow of control, which is not followed`);
  if (mnemonic === 'rep stos') return fill(machine, operands);
  if (STRING.test(mnemonic))
    throw new Failure(
      'unsupported',
      `string: where ${mnemonic} accesses memory, registers say, which is not followed`,
      {
        ...(mnemonic.startsWith('rep ') ? { hint: COPY_HINT } : {}),
      },
    );
  if (timing === 'variable') throw new Violation('timing', `${mnemonic} takes a time that depends on its data`);
  if (!isConstantTime(timing))
    throw new Failure(
      'unsupported',
      `timing: ${mnemonic} is not on the list of instructions with data-independent timing`,
    );
  if (semantics === undefined && executeScalar(machine, mnemonic, operands)) return;
  if (semantics === undefined) throw new Failure('unsupported', `${mnemonic} is not modelled`, vectorHint(text));
  if (operands.length !== arity(mnemonic, operands.length))
    throw new Failure('input', `${operands.length} operands`, { where: mnemonic });
  requireLaneFile(machine, operands);
  if (mask === undefined) semantics(machine, operands);
  else executeMasked(machine, mnemonic, semantics, operands, mask);
}

const ARITY: Readonly<Record<string, readonly number[]>> = {
  ...LANE_ARITY,
  ...MASK_ARITY,
  ...SHUFFLE_ARITY,
  ...VECTOR_ARITY,
  ...RESIZED_ARITY,
  vpternlogd: [4],
  vpternlogq: [4],
  vzeroupper: [0],
};

/** `count` if the instruction may have that many operands, else a number that it may have. */
function arity(mnemonic: string, count: number): number {
  const allowed = ARITY[mnemonic] ?? [2];
  return allowed.includes(count) ? count : allowed[0];
}

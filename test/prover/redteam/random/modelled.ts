/** The words that the machine has for the results of code, as numbers. */
import { Failure } from '../../../../src/base/errors.ts';
import type { AliasMode } from '../../../../src/ir/contract/domain.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { Algebra } from '../../../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../../../src/prover/algebra/evaluate.ts';
import type { RuleSet } from '../../../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../../../src/prover/algebra/words.ts';
import { Exhausted, Work } from '../../../../src/prover/algebra/work.ts';
import type { Listing } from '../../../../src/prover/listing/listing.ts';
import { enterCall, leaveCall } from '../../../../src/prover/machine/call.ts';
import { execute, Stopped } from '../../../../src/prover/machine/semantics/execute.ts';
import { Violation } from '../../../../src/prover/machine/violation.ts';
import { inputPolys } from '../../../../src/prover/proof/irExecutor.ts';

export type Modelled =
  | {
      readonly kind: 'values';
      /** The words at one input, and null for those that depend on where arrays are. */
      at(valueOf: (name: string) => bigint | undefined): (bigint | null)[];
    }
  | { readonly kind: 'broken rule' | 'too long' }
  /** What the machine has no meaning for. */
  | { readonly kind: 'unknown'; readonly why: string };

export const MOST_TERMS = 300_000;

export function modelled(listing: Listing, fn: IrFunction, mode: AliasMode, rules: RuleSet): Modelled {
  const words = new Words(new Algebra(new Work(MOST_TERMS)), rules);
  try {
    const call = enterCall(words, fn, mode, inputPolys(words, fn, mode), listing.constants);
    execute(call.machine, listing);
    const results = leaveCall(call)[0];
    return {
      kind: 'values',
      at: (valueOf) =>
        results.map((result) => {
          let isOfPlaces = false;
          const value = evaluatorAt(words.algebra, (name, { lower }) => {
            isOfPlaces ||= valueOf(name) === undefined;
            return valueOf(name) ?? lower;
          })(result);
          return isOfPlaces ? null : value;
        }),
    };
  } catch (error) {
    return withoutValues(error);
  }
}

function withoutValues(error: unknown): Modelled {
  const cause = error instanceof Stopped ? error.cause : error;
  if (cause instanceof Violation) return { kind: 'broken rule' };
  if (cause instanceof Exhausted) return { kind: 'too long' };
  if (!(cause instanceof Failure) || cause.kind === 'invariant') throw error;
  return { kind: 'unknown', why: error instanceof Stopped ? error.instruction.text : cause.message };
}

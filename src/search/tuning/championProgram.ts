import { Failure } from '../../base/errors.ts';
import { check } from '../../codegen/lowering/check/check.ts';
import { lowererOf } from '../../codegen/lanes/lowererOf.ts';
import { Lowerer } from '../../codegen/lowering/lower.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { TemplateSet } from '../../codegen/x86/templateSet.ts';
import { explain, type Explanation } from '../../codegen/lowering/explain/explain.ts';
import { canonicalInstruction, type TextOperand } from '../../codegen/encoder/canonical.ts';
import { nasmInstruction } from '../../codegen/encoder/nasm.ts';
import type { AsmInstruction, AsmMemory, AsmOperand, Listing } from '../../prover/listing/listing.ts';

/**
 * Lowers a candidate worth keeping and checks every step of it: selection against the word IR, allocation against the
 * selection; of lanes there is the proof of the bytes alone. Throws `unsupported` if it cannot be lowered, `invariant`
 * if a step is wrong.
 */
export function championProgram(
  problem: Problem,
  templates: TemplateSet,
  target: Target,
  candidate: Candidate,
): Program {
  const program = new Program();
  const lowerer = lowererOf(problem, templates, target);
  if (!lowerer.lower(candidate, program))
    throw new Failure('unsupported', 'the candidate cannot be lowered', {
      where: problem.fn.name,
      hint: 'check out the revision it was found with',
    });
  if (lowerer instanceof Lowerer) check(problem, templates, lowerer, candidate, program);
  return program;
}

/** A candidate with the program it has been lowered to and what both belong to. */
export interface Champion {
  readonly problem: Problem;
  readonly templates: TemplateSet;
  readonly target: Target;
  readonly candidate: Candidate;
  readonly program: Program;
}

/** What its files say of each instruction; null for lanes, and if that fails, which is noted: the code is no worse for it. */
export function explainChampion(
  { problem, templates, target, candidate, program }: Champion,
  note: (text: string) => void,
): Explanation | null {
  if (problem.fn.lanes !== undefined) return null;
  try {
    return explain(problem, templates, target, candidate, program);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(
      `the code of ${problem.fn.name} is written without comments: ${error.message}, ${error.detail.where ?? ''}; ` +
        'please report it',
    );
    return null;
  }
}

/* Programs of ours as the proof engine takes code: what the search asks about before anything ships. */

/** The whole program. */
export const programListing = (program: Program, name: string): Listing => ({
  name,
  instructions: Array.from({ length: program.count }, (_, i) => programInstruction(program, i)),
  constants: labelled(program.pool),
});

/** Instruction `i` alone. */
export function programInstruction(program: Program, i = 0): AsmInstruction {
  const { form, operands } = canonicalInstruction(program, i);
  return {
    mnemonic: form.mnemonic,
    operands: operands.map(asmOperand),
    place: `instruction ${i + 1}`,
    text: nasmInstruction(program, i),
  };
}

/** Constants by the labels that `programInstruction` calls them. */
export const labelled = (pool: readonly bigint[]): Listing['constants'] =>
  new Map(pool.map((word, k) => [label(k), [BigInt.asUintN(64, word)]]));

const label = (constant: number): string => `.c${constant}`;

const NO_ADDRESS = { base: null, index: null, scale: 1, displacement: 0n, symbol: null } as const;

function asmOperand(operand: TextOperand): AsmOperand {
  switch (operand.kind) {
    case 'register': {
      const { number: index, width } = operand;
      const file = width === 128 ? 'vector' : width === 512 ? 'lanes' : 'general';
      return { kind: 'register', file, index, width };
    }
    case 'immediate':
      return { kind: 'immediate', value: operand.value };
    case 'constant':
      return { kind: 'memory', width: statedWidth(operand), ...NO_ADDRESS, symbol: label(operand.index) };
    case 'memory': {
      const { base, index, scale, disp } = operand;
      return {
        kind: 'memory',
        width: statedWidth(operand),
        base,
        index,
        scale,
        displacement: BigInt(disp),
        symbol: null,
      };
    }
  }
}

/** 0 where the other operand decides. */
const statedWidth = ({ bits, isBroadcast }: Memory): AsmMemory['width'] =>
  isBroadcast ? 64 : bits === 0 ? null : bits;

type Memory = Extract<TextOperand, { readonly bits: number }>;

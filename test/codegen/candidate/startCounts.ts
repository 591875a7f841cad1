import { canonicalInstruction, type TextOperand } from '../../../src/codegen/encoder/canonical.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import type { Variant } from '../../../src/codegen/variants/variants.ts';
import { PortBound } from '../../../src/codegen/x86/portBound.ts';
import type { Core } from '../../../src/x86/cores.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { RSP } from '../../../src/codegen/x86/registers.ts';
import type { Target } from '../../../src/codegen/x86/target.ts';
import type { TemplateSet } from '../../../src/codegen/x86/templateSet.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';

/** What a reader counts in a listing. */
interface CodeCounts {
  readonly instructions: number;
  /** Fused micro-operations on Golden Cove, where mulx is two. */
  readonly operations: number;
  /** mulx, mul and imul. */
  readonly products: number;
  /** Words written to the stack and instructions that read one, but for push and pop. */
  readonly stackStores: number;
  readonly stackReads: number;
  /** mov of any kind, those to and from memory included. */
  readonly moves: number;
  /** Static bound in cycles. */
  readonly bound: number;
}

/** A candidate that a search may begin with; null counts when it cannot be lowered. */
export interface Start {
  /** Variant, family and number within it, e.g. `direct/woven/0`. */
  readonly name: string;
  readonly family: string;
  readonly counts: CodeCounts | null;
  readonly program: Program;
}

interface StartMachine {
  readonly templates: TemplateSet;
  readonly target: Target;
  readonly core: Core;
}

/** Every start of every variant, in the order in which trials take them. */
export function startsOf(variants: readonly Variant[], { templates, target, core }: StartMachine): Start[] {
  return variants.flatMap((variant) => {
    const problem = buildProblem(variant.fn);
    const lowerer = new Lowerer(problem, templates, target);
    return startFamilies(problem).flatMap(({ name: family, candidates }) =>
      candidates.map((candidate, i) => {
        const program = new Program();
        const counts = lowerer.lower(candidate, program) ? countsOf(program, core) : null;
        return { name: `${variant.name}/${family}/${i}`, family, counts, program };
      }),
    );
  });
}

/**
 * The start of a family with the least bound, of those with the fewest instructions; null without one that can be
 * lowered.
 */
export function leastStart(starts: readonly Start[], family: string): (Start & { readonly counts: CodeCounts }) | null {
  const lowered = starts.flatMap((s) => (s.counts === null || s.family !== family ? [] : [{ ...s, counts: s.counts }]));
  return (
    lowered.sort((a, b) => a.counts.bound - b.counts.bound || a.counts.instructions - b.counts.instructions)[0] ?? null
  );
}

export function countsOf(program: Program, core: Core): CodeCounts {
  const code = Array.from({ length: program.count }, (_, i) => canonicalInstruction(program, i));
  const count = (is: (mnemonic: string, operands: readonly TextOperand[]) => boolean): number =>
    code.filter(({ form, operands }) => is(form.mnemonic, operands)).length;
  return {
    instructions: program.count,
    operations: new PortBound('goldenCove').of(program).operations,
    bound: new PortBound(core).of(program).cycles,
    products: count((mnemonic) => ['mulx', 'mul', 'imul'].includes(mnemonic)),
    stackStores: count((mnemonic, [to]) => mnemonic === 'mov' && isOnStack(to)),
    stackReads: count((mnemonic, [to, ...from]) => from.some(isOnStack) || (mnemonic !== 'mov' && isOnStack(to))),
    moves: count((mnemonic) => mnemonic === 'mov'),
  };
}

const isOnStack = (o: TextOperand | undefined): boolean => o?.kind === 'memory' && o.base === RSP;

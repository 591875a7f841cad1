/** One case of a specification proof: the body is executed under the assumed bits and every obligation is checked. */
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import { distinctMode } from '../../ir/contract/aliasModes.ts';
import { Algebra } from '../algebra/algebra.ts';
import { assumeBit } from '../algebra/assume.ts';
import { Contradiction } from '../algebra/contradiction.ts';
import type { RuleSet } from '../algebra/rules.ts';
import { Words } from '../algebra/words.ts';
import type { Work } from '../algebra/work.ts';
import { choiceBits } from './choiceBits.ts';
import { executeIr, inputPolys, type Decisions } from './irExecutor.ts';
import { Obligations } from './obligations.ts';

interface CaseResult {
  /** What could not be shown, or null. */
  readonly open: string | null;
  /** Bits that are not known in this case and that the body chooses by; earliest first. */
  readonly undecidedBits: readonly ValueId[];
}

/** A case that contradicts itself cannot occur and has nothing to prove. */
export function proveCase(
  fn: IrFunction,
  spec: Specification,
  rules: RuleSet,
  work: Work,
  decisions: Decisions,
): CaseResult {
  try {
    return attempt(fn, spec, new Words(new Algebra(work), rules, true), decisions);
  } catch (e) {
    if (e instanceof Contradiction && decisions.size > 0) return { open: null, undecidedBits: [] };
    throw e;
  }
}

function attempt(fn: IrFunction, spec: Specification, words: Words, decisions: Decisions): CaseResult {
  const { algebra } = words;
  const inputs = inputPolys(words, fn, distinctMode(fn));
  const obligations = new Obligations(words, fn, spec, inputs);
  const consequences: (() => void)[] = [];
  const run = executeIr(words, fn, inputs, decisions, (bit, value) => consequences.push(assumeBit(words, bit, value)));
  consequences.forEach((learn) => learn());
  const bits = choiceBits(fn, algebra, run);
  const findOpen = (): string | null =>
    obligations.firstOpen(
      run.outputs,
      bits.map((id) => algebra.resolve(run.values[id])),
    );
  let open = findOpen();
  if (open !== null && consequences.length > 0) {
    // What was found out about carries may say more about the numbers that the decided bits were carried out of, or
    // exclude the case.
    consequences.forEach((learn) => learn());
    open = findOpen();
  }
  return { open, undecidedBits: open === null ? [] : bits };
}

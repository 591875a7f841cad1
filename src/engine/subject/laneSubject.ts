import type { ResultForm } from '../../frontend/field/fieldDescription.ts';
import { LANES, type IrFunction } from '../../ir/function.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { laneBaselines } from '../../frontend/compile/compileLanes.ts';
import { measurable, ssaFunction } from './compileStage.ts';
import type { Subject } from './subject.ts';

/**
 * The same function of `lanes` numbers at once: its source is read as it is, and what it computes modulo the prime is
 * planned anew in limbs for AVX-512 IFMA. Opponents are what compilers make of that plan.
 */
export function laneSubject(subject: Subject, lanes: number): Subject {
  const suffix = `x${lanes}`;
  const symbol = `${subject.symbol}_${suffix}`;
  const lower: Subject['lower'] = (ssa) => {
    const fn = laneFunction(withRoom(subject.lower(ssa), subject.form), lanes / LANES);
    return { ...fn, name: symbol };
  };
  return {
    ...subject,
    operation: `${subject.operation}-${suffix}`,
    symbol,
    ofOne: subject,
    exactOpponents: true,
    compile: async (toolchain) => {
      const one = await (subject.read ?? subject.compile)(toolchain);
      const fn = lower(ssaFunction(one.ssaJson, subject.symbol));
      const { present, absent } = await laneBaselines(toolchain, fn);
      return { llvmIr: one.llvmIr, ssaJson: one.ssaJson, ...measurable(present, absent) };
    },
    lower,
  };
}

/** A field whose words leave no room has one form, the canonical one; lanes have room. */
function withRoom(fn: IrFunction, form: ResultForm): IrFunction {
  const { spec } = fn;
  if (form === 'strict' || spec?.canonicalInputs !== true) return fn;
  return { ...fn, spec: { ...spec, canonical: false, canonicalInputs: false } };
}

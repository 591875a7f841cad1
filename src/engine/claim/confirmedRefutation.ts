import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { CONVENTIONS } from '../../prover/machine/convention.ts';
import { confirmRefutation } from './confirmRefutation.ts';
import type { CalledCode, Part } from './proveFile.ts';

/** What this processor does on the counterexample of a refuted part; null where there is none to run. */
export async function confirmedRefutation(
  { verdict, code }: Part,
  target: CalledCode,
  root: string,
): Promise<string | null> {
  if (verdict.kind !== 'refuted' || code === null || verdict.counterexample === undefined) return null;
  const image = async (): Promise<Uint8Array> => {
    requireCallable(target, code.fn);
    return target.image(code.call, code.fn.spec?.modulus ?? 1n);
  };
  return confirmRefutation(code.fn, verdict, image, root);
}

/** Throws `unsupported` for code that is called in another way than here. */
function requireCallable({ convention = 'sysv' }: CalledCode, { call }: IrFunction): void {
  if (call !== undefined) throw new Failure('unsupported', 'the code is called as its source');
  const [{ argumentRegisters }, own] = [CONVENTIONS[convention], CONVENTIONS.sysv];
  if (argumentRegisters !== own.argumentRegisters)
    throw new Failure('unsupported', `the code is called as ${convention} says`);
}

/** Which functions the lowering has code for: arguments in registers, arrays of 64-bit words. */
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { ARGUMENT_REGISTERS } from '../x86/registers.ts';

/** Limbs of a result; stores are numbered by result and limb. */
const MAX_LIMBS = 64;

/** Throws `unsupported` with the reason if arguments of `fn` are not lowered; its operations are the model's affair. */
export function requireLowerable({ name, params, results }: IrFunction): void {
  const refuse = (what: string, expected: string, found: string): never => {
    const hint = '`bridge --emit llvm` gives LLVM IR of it';
    throw new Failure('unsupported', `cannot lower ${what}`, { where: name, expected, found, hint });
  };
  const count = params.length + results.length;
  const registers = ARGUMENT_REGISTERS.length;
  if (count > registers) refuse('arguments on the stack', `at most ${registers} results and parameters`, `${count}`);
  const narrow = [...results, ...params.filter((p) => p.shape === 'array')].find((p) => p.width !== 64);
  if (narrow !== undefined) refuse(`memory that is not words: ${narrow.name}`, 'limbs of 64 bits', typeOf(narrow));
  const long = results.find((r) => r.bounds.length > MAX_LIMBS);
  if (long !== undefined) refuse(`so long a result: ${long.name}`, `at most ${MAX_LIMBS} limbs`, typeOf(long));
}

const typeOf = ({ width, shape, bounds }: Param): string => `u${width}${shape === 'array' ? `[${bounds.length}]` : ''}`;

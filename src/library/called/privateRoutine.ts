/**
 * A searched product as a routine that only our own code calls: operands by pointers, all registers but rsp clobbered,
 * the result in registers. So nothing is saved, and the pointer to the result is neither kept nor used. What is left
 * out here is believed by nobody: the code that calls it is proved with it.
 */
import { Failure } from '../../base/errors.ts';
import { gasLines, gasPool } from '../../codegen/encoder/assemblyText.ts';
import { canonicalInstruction, type CanonicalInstruction } from '../../codegen/encoder/canonical.ts';
import type { Program } from '../../codegen/x86/program.ts';

/** Instructions in the syntax of the GNU assembler, and constants with labels. */
export interface PrivateRoutine {
  readonly lines: readonly string[];
  readonly pool: readonly string[];
  /** Numbers of the registers that hold the words of the result. */
  readonly results: readonly number[];
}

const OUT = 7;
/** Instructions that copy 64 bits. */
const MOVES = new Set(['mov', 'movq', 'vmovq']);

/** `prefix` is of the labels of its constants. Throws `unsupported` for code that uses its result's place otherwise. */
export function privateRoutine(program: Program, prefix: string): PrivateRoutine {
  const texts = gasLines(program, 'intel', prefix);
  const results: number[] = [];
  /** Where the pointer to the result is: registers, general and vector, and distances from rsp. */
  const pointers = new Set([`r${OUT}`]);
  const lines = texts.filter((text, i) => {
    const instruction = canonicalInstruction(program, i);
    return !isLeftOut(instruction, pointers, results, text);
  });
  const missing = results.length === 0 || results.some((one) => one === undefined);
  if (missing) throw new Failure('unsupported', 'the words of the result are not all stored');
  return { lines, pool: gasPool(program, prefix), results };
}

/** Whether an instruction saves registers or concerns the pointer to the result; what it does there is noted. */
function isLeftOut(
  { form, operands }: CanonicalInstruction,
  pointers: Set<string>,
  results: number[],
  text: string,
): boolean {
  if (form.mnemonic === 'push' || form.mnemonic === 'pop') return true;
  const [to, from] = operands;
  if (MOVES.has(form.mnemonic) && from !== undefined && pointers.has(place(from))) {
    pointers.add(place(to));
    return true;
  }
  if (form.mnemonic === 'mov' && to.kind === 'memory' && to.base !== null && pointers.has(`r${to.base}`)) {
    if (from?.kind !== 'register')
      throw new Failure('unsupported', 'a word of the result is no register', { where: text });
    results[to.disp / 8] = from.number;
    return true;
  }
  form.operands.forEach(({ access }, k) => {
    const operand = operands[k];
    if (!access.includes('w')) return;
    pointers.delete(place(operand));
    if (operand.kind === 'register' && operand.width <= 64 && results.includes(operand.number))
      throw new Failure('unsupported', 'a word of the result is overwritten', { where: text });
  });
  return false;
}

function place(operand: CanonicalInstruction['operands'][number]): string {
  if (operand.kind === 'register') return `${operand.width <= 64 ? 'r' : 'v'}${operand.number}`;
  return operand.kind === 'memory' && operand.base === 4 && operand.index === null ? `rsp${operand.disp}` : 'elsewhere';
}

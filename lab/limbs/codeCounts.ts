import type { CodeCounts } from './limbsStore.ts';
import { readFlatCode } from '../../src/frontend/object/readFunction.ts';
import { traceCode } from '../../src/prover/instructions/traceCode.ts';
import type { AsmInstruction } from '../../src/prover/listing/listing.ts';

const PRODUCTS = /^(mulx|i?mul)$/;
const CARRIES = /^(adc|adcx|adox|sbb)$/;
const ADDITIONS = /^(add|sub|lea|inc|dec|neg)$/;
const SHIFTS = /^(sh[lr]d?|sa[lr]|ro[lr]|rorx|sh[lr]x|sarx|andn?|bzhi|bextr)$/;

/** Counts the instructions of code that a search made, as `decoder` reads its bytes. */
export async function codeCounts(name: string, bytes: Uint8Array, decoder: string): Promise<CodeCounts> {
  return instructionCounts(traceCode(await readFlatCode(name, bytes, decoder)).instructions);
}

/** The same of instructions. */
export function instructionCounts(code: readonly AsmInstruction[]): CodeCounts {
  const named = (names: RegExp): number => code.filter(({ mnemonic }) => names.test(mnemonic)).length;
  return {
    instructions: code.length,
    products: named(PRODUCTS),
    carries: named(CARRIES),
    additions: named(ADDITIONS),
    shifts: named(SHIFTS),
    moves: code.filter((one) => one.mnemonic === 'mov' && one.operands.every((o) => o.kind !== 'memory')).length,
    loads: code.filter(isLoad).length,
    stores: code.filter(isStore).length,
  };
}

const isStore = ({ mnemonic, operands: [to] }: AsmInstruction): boolean => mnemonic === 'mov' && to?.kind === 'memory';

const isLoad = (one: AsmInstruction): boolean =>
  one.mnemonic !== 'lea' && !isStore(one) && one.operands.some(({ kind }) => kind === 'memory');

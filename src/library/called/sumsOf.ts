/** The sums, differences and halves that programs for an accumulator call. */
import { limbsOf } from '../../base/integers.ts';
import { compileToBitcode } from '../../frontend/compile/compileC.ts';
import { readIr } from '../../frontend/compile/readIr.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../frontend/words/function.ts';
import type { IrFunction } from '../../ir/function.ts';
import { ssaFunction } from '../../ir/ssa/schema.ts';
import type { FieldPieces } from './elementIr.ts';
import { invariant } from '../../base/errors.ts';
import { registerName } from '../../codegen/x86/registers.ts';

const WORD = 64;

/**
 * `PREFIX_sum`, `_difference` and `_half` of a source of formulas (bridge/bench), with what is to be proved of them.
 */
export async function sumsOf(
  source: string,
  prefix: string,
  modulus: bigint,
  toolchain: Toolchain,
): Promise<Pick<FieldPieces, 'add' | 'sub' | 'half'>> {
  const weights = limbsOf(modulus, Math.ceil(modulus.toString(2).length / WORD)).map((_, k) => WORD * k);
  const read = async (name: string, relation: string): Promise<IrFunction> => {
    const symbol = `${prefix}_${name}`;
    const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source), { functions: [symbol] });
    const spec = { modulus, relation, weights, canonical: true, canonicalInputs: true };
    return lowerFunction(ssaFunction(json, symbol), { source, aliasing: 'any', spec });
  };
  return {
    add: await read('sum', 'arg1+arg2'),
    sub: await read('difference', 'arg1-arg2'),
    half: await read('half', 'arg1/2'),
  };
}

/* Sums modulo 2^255 - 19 of any numbers of four words, in registers, as lines for the GNU assembler. */

/** What 2^256 is modulo 2^255 - 19. */
const FOLD = 38;

/** As the library of the field has them: what is carried out of the words is folded into them, twice. */
export const FOLDED_SUMS: SumCode = {
  temporaries: 1,
  sum: (a, b, temporaries) => folded('add', 'adc', a, b, temporaries),
  difference: (a, b, temporaries) => folded('sub', 'sbb', a, b, temporaries),
  half: () => {
    invariant(false, () => 'nothing is halved modulo 2^255 - 19');
  },
  pool: [],
};

function folded(first: string, others: string, a: readonly number[], b: WordTexts, [temporary]: readonly number[]) {
  const own = wordsIn(a);
  const mask = registerName(temporary);
  const carried = [`sbb ${mask}, ${mask}`, `and ${mask}, ${FOLD}`];
  return [
    ...inTurn(first, others, own, b),
    ...[...carried, ...inTurn(first, others, own, [mask, '0', '0', '0'])],
    ...[...carried, `${first} ${own[0]}, ${mask}`],
  ];
}

/* How programs for an accumulator add, in registers. */

/** Where the words of an operand are, as the assembler writes them. */
export type WordTexts = readonly string[];

/** Lines for the GNU assembler that change an element in registers, by others that they may change. */
export interface SumCode {
  /** Registers that each needs besides its own. */
  readonly temporaries: number;
  /** a := a + b. */
  sum(a: readonly number[], b: WordTexts, temporaries: readonly number[]): string[];
  /** a := a - b. */
  difference(a: readonly number[], b: WordTexts, temporaries: readonly number[]): string[];
  /** a := a / 2. Throws `invariant` where no program halves. */
  half(a: readonly number[], temporaries: readonly number[]): string[];
  /** Definitions of constants. */
  readonly pool: readonly string[];
}

/** The words of registers. */
export const wordsIn = (registers: readonly number[]): WordTexts => registers.map((n) => registerName(n));

/** An instruction on the first words, and on all others one that takes the carry. */
export const inTurn = (first: string, others: string, to: WordTexts, from: WordTexts): string[] =>
  to.map((word, k) => `${k === 0 ? first : others} ${word}, ${from[k]}`);

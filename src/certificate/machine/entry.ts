/** What the checker knows of the operands at the start, and values that they may have. */
import type { Context, Word } from '../facts/context.ts';
import { elementsOf, isInput, type Claim, type Element } from '../facts/claim.ts';
import { entryUnknown, FIRST_INPUT, REGISTERS, RETURN_ADDRESS } from './entryUnknowns.ts';
import { constant, multiply, subtract, unknown, weighted, ZERO, type Poly } from '../bounds/poly.ts';
import { productOf } from '../facts/unknowns.ts';
import { WORD_MAX } from './words.ts';

/** The unknowns' values for the words of one input; what registers hold on entry does not matter. */
export function valuation(words: readonly bigint[]): bigint[] {
  const values: bigint[] = [];
  for (let n = 0; n < FIRST_INPUT; n++) values[n] = BigInt.asUintN(64, BigInt(n) * 0x9e3779b97f4a7c15n);
  words.forEach((word, i) => {
    values[FIRST_INPUT + i] = word;
  });
  return values;
}

/** What the checker knows at the start. */
export function entry(claim: Claim): { bounds: Context['bounds']; facts: Context['facts'] } {
  const bounds: Context['bounds'] = new Map();
  const facts: Context['facts'] = new Map();
  const learn = (p: Poly): void => void facts.set(facts.size + 1, p);
  for (let r = 0; r < REGISTERS; r++) bounds.set(entryUnknown(r), { lower: 0n, upper: WORD_MAX });
  bounds.set(RETURN_ADDRESS, { lower: 0n, upper: WORD_MAX });
  const words: Word[] = [];
  let n = FIRST_INPUT;
  for (const { weights, most, top } of inputElements(claim)) {
    const own = most.map((max) => ({ poly: unknown(n++), max }));
    const number = weighted(
      own.map(({ poly }) => poly),
      weights,
    );
    learn(number);
    learn(subtract(constant(top), number));
    words.push(...own);
  }
  words.forEach(({ poly, max }, i) => {
    bounds.set(FIRST_INPUT + i, { lower: 0n, upper: max });
    learn(poly);
    learn(subtract(constant(max), poly));
  });
  return { bounds, facts };
}

/**
 * Products of what is left to the bounds of numbers with words and with each other: what is known of the product of two
 * numbers beyond its parts. `areAll` is whether a bound that the words have anyway counts, too.
 */
export function products(claim: Claim, facts: Context['facts'], areAll: boolean): Map<number, Poly> {
  const elements = inputElements(claim);
  const made = new Map<number, Poly>();
  const multiplyFacts = (a: number, b: number): void =>
    void made.set(productOf(a, b), multiply(facts.get(a) ?? ZERO, facts.get(b) ?? ZERO));
  const isTold = ({ weights, most, top }: Element): boolean =>
    areAll || top < weights.reduce((sum, w, i) => sum + w * most[i], 0n);
  let word = 2 * elements.length + 1;
  for (const [k, { weights }] of elements.entries()) {
    elements.forEach((element, j) => {
      if ((j === k && elements.length > 1) || !isTold(element)) return;
      for (let i = 0; i < weights.length; i++) multiplyFacts(2 * j + 2, word + 2 * i);
      if (j <= k) multiplyFacts(2 * j + 2, 2 * k + 2);
    });
    word += 2 * weights.length;
  }
  return made;
}

const inputElements = ({ parameters }: Claim): Element[] => parameters.filter(isInput).flatMap(elementsOf);

/** The numbers of the inputs, in order. */
export function numbersOf(claim: Claim): Poly[] {
  let n = FIRST_INPUT;
  return inputElements(claim).map(({ weights }) =>
    weighted(
      weights.map(() => unknown(n++)),
      weights,
    ),
  );
}

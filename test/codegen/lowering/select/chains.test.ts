/** Choices that keep the two chains of a row apart, and new flags for a chain. */
import { count, listing } from './startListing.ts';
import { expect, test } from 'vitest';
import { parse } from '../../../../src/ir/parse.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import {
  NODE_FLUSH_OF,
  NODE_NEW_FLAGS,
  NODE_OWN_CHAIN,
  PRODUCT_SWAP,
  type Candidate,
  PRODUCT,
  type Problem,
} from '../../../../src/codegen/candidate/candidate.ts';

const WORDS = 5;

/** The product of two numbers of five words: five rows of five products, as word IR. */
function longProduct(): Problem {
  const at = (i: number, j: number): string => `l${i}${j}, h${i}${j}`;
  const columns = Array.from({ length: 2 * WORDS }, (_, k) => `r${k}`);
  const lines: string[] = [];
  const terms: string[] = [];
  for (let j = 0; j < WORDS; j++) {
    for (let i = 0; i < WORDS; i++) {
      lines.push(`${at(i, j)}<=0xfffffffffffffffe = mulx arg1[${i}], arg2[${j}]`);
      terms.push(`+l${i}${j}@${i + j}`, `+h${i}${j}@${i + j + 1}`);
    }
  }
  const most = ((1n << BigInt(64 * WORDS)) - 1n) ** 2n;
  const sum = `${columns.join(', ')} = sum [0x0..0x${most.toString(16)}] ${terms.join(' ')}`;
  const head =
    `function f\naliasing any\nparam arg1 u64[${WORDS}]\nparam arg2 u64[${WORDS}]\n` +
    `result out1 u64[${2 * WORDS}]\n`;
  return buildProblem(parse(`${head}\n${[...lines, sum].join('\n')}\nreturn out1 = ${columns.join(', ')}\n`));
}

const without =
  (p: Problem, bits: number) =>
  (c: Candidate): void => {
    for (let e = p.events.firstNode; e < p.events.count; e++) c.choice[e]! &= ~bits;
  };

test('every row has a chain on CF and one on OF, and ends both with one addition of zero', () => {
  const p = longProduct();
  const lines = listing(p, true);
  const additions = 2 * WORDS * WORDS - 2 * WORDS;
  expect(count(lines, /^(adcx|adox|add|adc) /)).toBeLessThanOrEqual(additions + 2 * WORDS);
  expect(count(lines, /^adox /)).toBeGreaterThanOrEqual((WORDS - 1) * (WORDS - 1));
});

test('where chains may not be begun beside each other or OF may not be flushed, carries ripple', () => {
  const p = longProduct();
  const apart = listing(p, true).length;
  expect(listing(p, true, without(p, NODE_OWN_CHAIN)).length).toBeGreaterThan(apart);
  expect(listing(p, true, without(p, NODE_NEW_FLAGS | NODE_FLUSH_OF)).length).toBeGreaterThan(
    listing(p, true, without(p, NODE_NEW_FLAGS)).length,
  );
  expect(count(listing(p, true, without(p, NODE_OWN_CHAIN | NODE_FLUSH_OF)), /^adox /)).toBeLessThan(
    count(listing(p, true), /^adox /),
  );
});

test('each row begins on new flags, or on those that are known to be zero', () => {
  const p = longProduct();
  const cleared = /^xor (\w+), \1$/;
  expect(count(listing(p, true), cleared)).toBe(WORDS);
  expect(count(listing(p, true, without(p, NODE_NEW_FLAGS)), cleared)).toBeLessThan(WORDS - 1);
});

test('the factor that a row shares is loaded once, whichever of the two it is', () => {
  const p = longProduct();
  const loads = /^mov rdx, /;
  expect(count(listing(p, true), loads)).toBe(WORDS);
  expect(
    count(
      listing(p, true, (c) => {
        p.events.kind.forEach((kind, e) => {
          if (kind === PRODUCT) c.choice[e]! &= ~PRODUCT_SWAP;
        });
      }),
      loads,
    ),
  ).toBeGreaterThan(WORDS);
});

import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { assumeBit } from '../../src/prover/algebra/assume.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';

const SEED = 31;
const WORD = { lower: 0n, upper: (1n << 64n) - 1n };

function sumOfTwo(): { words: Words; sum: { poly: ReturnType<Words['constant']>; factor: bigint }[] } {
  const words = new Words(new Algebra(), PORTFOLIO[1]);
  const sum = ['a', 'b'].map((name) => ({ poly: words.algebra.input(name, WORD), factor: 1n }));
  return { words, sum };
}

describe('witnesses', () => {
  it('reach what a sum of words can reach, and never more', () => {
    const { words, sum } = sumOfTwo();
    const largest = words.witnesses.largest(sum) ?? 0n;
    expect(largest).toBeGreaterThan(WORD.upper);
    expect(largest).toBeLessThanOrEqual(2n * WORD.upper);
  });

  it('are at points that fulfil what is stated about inputs, whatever range that is', () => {
    const rng = seeded(SEED, 'ranges');
    for (let round = 0; round < 50; round++) {
      const { words, sum } = sumOfTwo();
      const number = words.sum(sum);
      const lower = rng.big(63);
      const upper = lower + rng.big(64);
      words.witnesses.keep(number, { lower, upper });
      const largest = words.witnesses.largest(sum);
      const least = words.witnesses.largest(sum.map((a) => ({ ...a, factor: -1n })));
      expect(largest === null || (largest <= upper && -(least ?? 0n) >= lower), `seed ${SEED} round ${round}`).toBe(
        true,
      );
    }
  });

  it('obey an assumption, and come back when it is taken back', () => {
    const { words, sum } = sumOfTwo();
    const before = words.witnesses.largest(sum);
    const { high, low } = words.cut(64, sum);
    const parts = [
      { poly: low, factor: 1n },
      { poly: high, factor: 1n << 64n },
    ];
    const assumed = words.witnesses.restored(() =>
      words.algebra.hypothetically(() => {
        assumeBit(words, high, 0n);
        return words.witnesses.largest(parts);
      }),
    );
    expect(assumed).not.toBeNull();
    expect(assumed).toBeLessThanOrEqual(WORD.upper);
    expect(words.witnesses.largest(parts)).toBe(before);
  });

  it('do not remember atoms that were forgotten', () => {
    const { words } = sumOfTwo();
    const { algebra, witnesses } = words;
    const made = (name: string) => [
      { poly: algebra.input(name, { lower: 7n, upper: 7n + BigInt(name.length) }), factor: 1n },
    ];
    algebra.hypothetically(() => witnesses.largest(made('x')));
    expect(witnesses.largest(made('longer'))).toBeGreaterThan(8n);
  });
});

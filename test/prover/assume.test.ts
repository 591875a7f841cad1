import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { seeded } from '../../src/base/rng.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { assumeBit } from '../../src/prover/algebra/assume.ts';
import { Contradiction } from '../../src/prover/algebra/work.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { choiceBits } from '../../src/prover/proof/limbPairs.ts';
import { inputValues } from '../../src/prover/proof/counterexample.ts';
import { executeIr, inputPolys, type Decisions } from '../../src/prover/proof/irExecutor.ts';
import { drawBatch, tupleOf } from '../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../src/prover/inputs/runner.ts';
import { fixture } from './sampleFunctions.ts';

const SEED = 17;
const POINTS = process.env['FIELDWRIGHT_LONG'] === '1' ? 15 : 6;
const names = readdirSync(new URL('../fixtures/ir/', import.meta.url))
  .filter((f) => f.endsWith('.ir'))
  .map((f) => f.slice(0, -3));

describe('what is learnt in a case holds at every input of that case', () => {
  it.each(names)('%s', (name) => {
    const fn = fixture(name);
    const mode = distinctMode(fn);
    const signature = signatureOf(fn);
    const plain = new Words(new Algebra(), PORTFOLIO[1]);
    const reference = executeIr(plain, fn, inputPolys(plain, fn, mode));
    const bits = choiceBits(fn, plain.algebra, reference, new Map()).slice(0, 2);
    const drawn = drawBatch(fn, mode, seeded(SEED, name), POINTS, POINTS / 2);
    for (let i = 0; i < POINTS; i++) {
      const inputs = tupleOf(fn, signature, drawn, i);
      const values = inputValues(fn, mode, inputs, seeded(SEED));
      const truth = evaluatorAt(plain.algebra, values);
      const where = `seed ${SEED} ${name} point ${i}`;
      const decisions: Decisions = new Map(bits.map((bit) => [bit, truth(reference.values[bit])]));
      const words = new Words(new Algebra(), PORTFOLIO[i % PORTFOLIO.length]);
      const { algebra } = words;
      const later: (() => void)[] = [];
      const run = executeIr(words, fn, inputPolys(words, fn, mode), decisions, (bit, value) =>
        later.push(assumeBit(words, bit, value)),
      );
      later.forEach((learn) => learn());
      const valueOf = evaluatorAt(algebra, values);
      expect(run.outputs.flat().map(valueOf), where).toEqual(reference.outputs.flat().map(truth));
      for (const atom of algebra.atoms) {
        const value = valueOf(algebra.polyOfAtom(atom));
        expect(atom.lower <= value && value <= atom.upper, `${where}: range of atom ${atom.id}`).toBe(true);
        if (atom.exact !== null) expect(valueOf(atom.exact), `${where}: exact value of atom ${atom.id}`).toBe(value);
        if (atom.carry !== null)
          expect(valueOf(atom.carry.value), `${where}: carry`).toBe(valueOf(atom.carry.of) >> BigInt(atom.carry.shift));
      }
    }
  });

  it('a case that excludes itself is a contradiction', () => {
    const words = new Words(new Algebra(), PORTFOLIO[0]);
    const { algebra } = words;
    const x = algebra.input('x', { lower: 0n, upper: 100n });
    const carry = words.high(6, x);
    assumeBit(words, carry, 1n)();
    expect(algebra.rangeOf(x)).toMatchObject({ lower: 64n, upper: 100n });
    expect(() => algebra.learn(x, 0n, 63n)).toThrow(Contradiction);
  });
});

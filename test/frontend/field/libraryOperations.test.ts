/** Operations that every library has: their word IR meets what is stated, in every field and both forms. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { fieldFunction } from '../../../src/engine/subject/fieldSubject.ts';
import { listFields, libraryOperation } from '../../../src/frontend/field/fieldDescription.ts';
import { generateField } from '../../../src/frontend/field/fieldSource.ts';
import { joinLimbs } from '../../../src/ir/contract/domain.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { oneIn } from '../../oneIn.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
/** Of the form 2^n - c, in one word, in Montgomery form. */
const SHORT = ['25519', 'goldilocks64', 'p256-montgomery'];
const ARITHMETIC = ['mul', 'square', 'add', 'sub', 'opp', 'mul3', 'mul121666'];
const OPERATIONS = [...ARITHMETIC, 'select', 'selectznz', 'swap', 'reduce', 'below', 'zero', 'nonzero'];
const toolchain = await toolchainOrSkip();
const fields = listFields(root).filter(({ name }) => isLong || SHORT.includes(name));

const read = async (name: string, op: string, form: 'strict' | 'loose'): Promise<IrFunction> => {
  const field = fields.find((f) => f.name === name)!;
  const { description, operation } = await libraryOperation(root, field, op);
  return fieldFunction(toolchain!, description, operation, form);
};

/** The largest number that a result may be, as it is promised. */
function largestResult({ results: [{ name, bounds }], spec }: IrFunction): bigint {
  const limit = spec?.limits?.find((one) => one.name === name)?.below;
  if (limit !== undefined) return limit - 1n;
  return spec?.canonical === true
    ? spec.modulus - 1n
    : joinLimbs(
        bounds.map(({ upper }) => upper),
        spec?.weights ?? [],
      );
}

/** One field has all of them, the others a part each. */
const cases = fields.map(({ name }, i) => [name, i === 0 ? OPERATIONS : oneIn(3, OPERATIONS.slice(i))] as const);

describe.skipIf(toolchain === null).each(cases)('%s', (name, operations) => {
  test.each(operations)('%s is what is stated', async (op) => {
    const { bounds } = fields.find((f) => f.name === name)!;
    for (const form of ['strict', 'loose'] as const) {
      const fn = await read(name, op, form);
      // So that every operation takes what another one gives.
      if (ARITHMETIC.includes(op)) expect(largestResult(fn), form).toBeLessThanOrEqual(bounds[form]);
      if (fn.spec !== undefined) expect(proveSpec(fn), `${op} ${form}`).toMatchObject({ kind: 'proved' });
      else expect(['swap', 'below', 'zero', 'nonzero']).toContain(op);
    }
  });

  test('below, zero, nonzero and swap at their edges', async () => {
    const { modulus: p, weights } = fields.find((f) => f.name === name)!;
    const words = (x: bigint): bigint[] => weights.map((w) => BigInt.asUintN(64, x >> BigInt(w)));
    const call = async (op: string, ...inputs: bigint[][]): Promise<bigint[]> =>
      evaluate(await read(name, op, 'loose'), inputs).flat();
    for (const [x, expected] of [
      [0n, 1n],
      [p - 1n, 1n],
      [p, 0n],
      [p + 1n, 0n],
    ])
      expect(await call('below', words(x)), `${x}`).toEqual([expected]);
    for (const x of [0n, 1n, 1n << BigInt(weights[weights.length - 1]), p - 1n]) {
      expect(await call('zero', words(x)), `${x}`).toEqual([x === 0n ? 1n : 0n]);
      expect((await call('nonzero', words(x)))[0] === 0n, `${x}`).toBe(x === 0n);
    }
    expect(await call('swap', words(p), words(1n), [0n])).toEqual([...words(p), ...words(1n)]);
    expect(await call('swap', words(p), words(1n), [1n])).toEqual([...words(1n), ...words(p)]);
  });
});

test.skipIf(toolchain === null).each(['2^127 - 1', '2^65 - 49', '2^64 - 59'])(
  'differences modulo %s are what is stated',
  async (modulus) => {
    const field = await generateField(root, modulus, 'plain');
    for (const op of ['sub', 'opp']) {
      const { description, operation } = await libraryOperation(root, field, op);
      const fn = await fieldFunction(toolchain!, description, operation, 'loose');
      expect(proveSpec(fn), op).toMatchObject({ kind: 'proved' });
    }
  },
);

test.skipIf(toolchain === null)('names that are none, and constants that are too large, are told', async () => {
  const [field] = fields;
  await expect(libraryOperation(root, field, 'selekt')).rejects.toThrow('has no operation "selekt"');
  await expect(libraryOperation(root, field, `mul${2n ** 63n}`)).rejects.toThrow('the constant is too large');
});

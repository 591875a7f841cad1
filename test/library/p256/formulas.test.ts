/** The vectorised formulas of P-256, and that others are refuted. */
import { expect, test } from 'vitest';
import type { IrFunction } from '../../../src/ir/function.ts';
import { p256Lanes, proveP256Lanes } from '../../../src/library/p256/p256Build.ts';
import { oneIn } from '../../oneIn.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';

const toolchain = await toolchainOrSkip();

test.skipIf(toolchain === null)('a formula that is not the one of the curve is refuted', () => {
  const wanted = oneIn(2, [8, 4] as const)
    .flatMap((n) => p256Lanes(toolchain!, n))
    .filter(({ name }) => /_curve_|_to_/.test(name));
  const altered = ({ spec, ...fn }: IrFunction): IrFunction => ({
    ...fn,
    spec: { ...spec!, relation: spec!.relation.replace('0x5ac635d8', '0x5ac635d9').replace(/\*2\^26[01]/, '*2^259') },
  });
  expect(proveP256Lanes(wanted)).toHaveLength(wanted.length);
  for (const fn of wanted)
    expect(() => proveP256Lanes([altered(fn)])).toThrow(expect.objectContaining({ kind: 'wrong' }));
});

test.skipIf(toolchain === null)('a doubling of four lanes, whose columns carry above the modulus, is proved', () => {
  const wanted = p256Lanes(toolchain!, 4).filter(({ name }) => name === 'p256_double_x4');
  expect(proveP256Lanes(wanted)).toEqual([expect.stringContaining('is twice a point of P-256, in each of four lanes')]);
});

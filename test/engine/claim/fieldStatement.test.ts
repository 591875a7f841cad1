/** A field and an operation as a statement about code. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFieldStatement, sensible, verifySchema } from '../../../src/engine/claim/verifyOptions.ts';
import { parseOptions } from '../../../src/base/options/option.ts';

const ROOT = join(import.meta.dirname, '../../..');
const stated = (raw: Readonly<Record<string, unknown>>) =>
  withFieldStatement(sensible(parseOptions(verifySchema, raw)), ROOT);

test.each([
  [
    { curve: '25519', op: 'mul' },
    { spec: 'out1 = arg1*arg2 mod 2^255 - 19', limbs: '4x64' },
  ],
  [
    { field: 'ed25519', op: 'sqr', strict: true },
    { spec: 'out1 = arg1*arg1 mod 2^255 - 19', limbs: '4x64', bounds: 'arg1<p, out1<p' },
  ],
  [
    { curve: 'poly1305', op: 'add', aliasing: 'any' },
    {
      spec: 'out1 = arg1+arg2 mod 2^130 - 5',
      limbs: '3x64',
      bounds: `arg1<${2n ** 131n}, arg2<${2n ** 131n}`,
      aliasing: 'any',
    },
  ],
])('%j stands for a statement', (raw, expected) => {
  expect(stated(raw)).toEqual(expected);
});

test('what is no field comes back as it is', () => {
  expect(stated({ spec: 'out = a*b mod 7', limbs: '1x64' })).toEqual({ spec: 'out = a*b mod 7', limbs: '1x64' });
});

test.each([
  [{ curve: '25519' }, '--op', 'the option is missing'],
  [{ op: 'mul' }, '--op', 'no field is given'],
  [{ strict: true }, '--strict', 'no field is given'],
  [{ curve: '25519', op: 'mul', bounds: 'arg1<p' }, '--bounds', 'has no meaning with a field'],
])('%j is refused', (raw, where, message) => {
  expect(() => stated(raw)).toThrow(
    expect.objectContaining({
      kind: 'input',
      message: expect.stringContaining(message),
      detail: expect.objectContaining({ where }),
    }),
  );
});

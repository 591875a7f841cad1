import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { readFiat } from './fiat/readFiat.ts';
import { withFiatSpecification } from '../../src/frontend/fiat/specification.ts';
import { writeFiat } from './fiat/writeFiat.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { print } from '../../src/ir/print.ts';
import { checkAgainstSpec, integerOf } from '../ir/checkAgainstSpec.ts';
import { verify } from '../../src/ir/verify.ts';
import { failureOf } from '../failureOf.ts';

const SEED = 7;
const directory = new URL('../../../shared/fiat-json/', import.meta.url);
const files = existsSync(directory) ? readdirSync(directory).filter((f) => f.endsWith('.json')) : [];
if (files.length === 0) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

describe.skipIf(files.length === 0).each(files)('%s', (file) => {
  const functions = readFiat(readFileSync(new URL(file, directory), 'utf8'), file).map(withFiatSpecification);

  test.each(functions.map((f) => [f.name, f] as const))('%s is well formed and survives writing', (_, fn) => {
    verify(fn);
    expect(print(readFiat(writeFiat([fn]), 'written')[0])).toBe(print(fn));
    expect(print(parse(print(fn)))).toBe(print(fn));
  });

  test.each(functions.filter((f) => f.spec !== undefined).map((f) => [f.name, f] as const))(
    '%s computes what its name says',
    (_, fn) => {
      const rng = seeded(SEED, fn.name);
      for (let k = 0; k < 40; k++) {
        const inputs = fn.params.map((p) => p.bounds.map((b) => limb(b.upper, rng)));
        if (fn.spec?.canonicalInputs === true)
          inputs.splice(0, inputs.length, ...fn.params.map(() => canonical(fn, fn.spec, rng)));
        checkAgainstSpec(fn, inputs, evaluate(fn, inputs));
      }
    },
  );
});

/** Zero, the bound, or anything between. */
function limb(upper: bigint, rng: Rng): bigint {
  const pick = rng.below(4);
  return pick === 0 ? 0n : pick === 1 ? upper : rng.big(64) % (upper + 1n);
}

function canonical(fn: IrFunction, spec: Specification | undefined, rng: Rng): bigint[] {
  const p = spec?.modulus ?? 1n;
  const n = fn.params[0].bounds.length;
  const x = [0n, 1n, p - 1n, rng.big(64 * n) % p, rng.big(64 * n) % p][rng.below(5)];
  const limbs = Array.from({ length: n }, (_, i) => BigInt.asUintN(64, x >> BigInt(64 * i)));
  expect(integerOf(limbs, spec?.weights ?? [])).toBe(x);
  return limbs;
}

describe('messages', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['not JSON', '{', /not JSON/],
    ['a missing key', '[{"operation":"f","arguments":[],"returns":[]}]', /body/],
    [
      'a bad bound',
      '[{"operation":"f","arguments":[{"datatype":"u64","name":"a","lbound":"x","ubound":"0x1"}],"returns":[],' +
        '"body":[]}]',
      /arguments\[0\]\.lbound/,
    ],
    [
      'an unknown operation',
      one('{"datatype":"u64","name":["x1"],"operation":"div","arguments":["arg1","0x3"]}'),
      /body\[0\] \(x1\).*div/,
    ],
    ['an undefined value', one('{"datatype":"u64","name":["x1"],"operation":"+","arguments":["arg1","x9"]}'), /x9/],
    [
      'a value defined twice',
      one(
        '{"datatype":"u64","name":["x1"],"operation":"~","arguments":["arg1"]},{"datatype":"u64","name":["x1"],' +
          '"operation":"~","arguments":["arg1"]}',
      ),
      /second definition|defined twice/,
    ],
    ['a result that is not stored', one(''), /out1/],
    [
      'a second definition, with its file',
      one(`${sum('"arg1","0x3"')},${sum('"arg1","0x3"')}`),
      /"where":"test\.json: \$\[0\], f"/,
    ],
    ...['constructor', '__proto__', 'toString'].map((name): [string, string, RegExp] => [
      `an operation called ${name}`,
      one(`{"datatype":"u64","name":["x1"],"operation":"${name}","arguments":["arg1","arg1"]}`),
      new RegExp(`an operation of Fiat JSON","found":"${name}`),
    ]),
    ...[
      ['sar', '["arg1","128"]', 'below 128'],
      ['ror', '["arg1","99999999999999999999"]', 'below 128'],
      ['shld', '["arg1","arg1","64"]', 'below 64'],
      ['shrd', '["arg1","arg1","99999999999999999999"]', 'below 64'],
      ['sar', '["arg1"]', 'found":"nothing'],
    ].map(([operation, args, text]): [string, string, RegExp] => [
      `${operation} of ${args}`,
      one(`{"datatype":"u64","name":["x1"],"operation":"${operation}","arguments":${args}}`),
      new RegExp(`constant amount.*${text}`),
    ]),
    ...[
      ['"lower":"0x5","upper":"0x1"', 'contradicts its terms'],
      ['"borrow":true,"lower":"0x0","upper":"0x1"', 'besides the borrow'],
      ['"columns":[0,99999999999999]', 'columns\\[1\\]'],
    ].map(([parameters, text]): [string, string, RegExp] => [
      `a sum with ${parameters}`,
      one(
        '{"datatype":"u64","name":["x1"],"operation":"sum","arguments":["arg1","arg1"],"parameters":{"signs":[1,1],' +
          `${parameters.includes('columns') ? '' : '"columns":[0,0],'}${parameters}}},` +
          '{"datatype":"u64","name":["out1"],"operation":"=","arguments":["x1"]}',
      ),
      new RegExp(text),
    ]),
    ['arguments that are numbers', one(sum('5,"arg1"')), /arguments\[0\].*string, or object/],
    [
      'a part of an expression',
      one(sum('{"name":[],"operation":"+","arguments":[]},"arg1"')),
      /\[0\]\.datatype.*string/,
    ],
    ['a key that is not known', one('').replace('"body"', '"extra":1,"body"'), /"found":"Unrecognized key: \\"extra/],
    ['a key twice', one('').replace('"body"', '"body":[],"body"'), /\\"body\\" stands twice/],
    ['a result called as an argument', one('').replace('"out1"', '"arg1"'), /two of them called arg1/],
    ...['', 'x y', '5', 'é'].map((name): [string, string, RegExp] => [
      `an argument called "${name}"`,
      one('').replace('"arg1"', JSON.stringify(name)),
      /arguments\[0\]\.name.*an identifier of C/,
    ]),
    ...['int', 'restrict', 'uint64_t'].map((name): [string, string, RegExp] => [
      `an argument called ${name}`,
      one('').replace('"arg1"', JSON.stringify(name)),
      /arguments\[0\]\.name.*no word of C/,
    ]),
    ...['u64[0]', 'u64[99999999999999]'].map((type): [string, string, RegExp] => [
      type,
      one('').replace(
        '"u64","name":"arg1","lbound":"0x0","ubound":"0xff"',
        `"${type}","name":"arg1","lbound":null,"ubound":null`,
      ),
      /arguments\[0\]\.datatype.*at most 9999 limbs/,
    ]),
  ];
  test.each(cases)('%s', (_, text, message) => {
    const failure = failureOf(() => readFiat(text, 'test.json'));
    expect(JSON.stringify([failure.message, failure.detail])).toMatch(message);
    expect(failure.kind).toBe('input');
  });
});

const sum = (args: string): string => `{"datatype":"u64","name":["x1"],"operation":"+","arguments":[${args}]}`;

test('a byte order mark before the text is passed over', () => {
  expect(
    readFiat(`\uFEFF${one('{"datatype":"u64","name":["out1"],"operation":"=","arguments":["arg1"]}')}`, 'f').length,
  ).toBe(1);
});

function one(body: string): string {
  return (
    '[{"operation":"f","arguments":[{"datatype":"u64","name":"arg1","lbound":"0x0","ubound":"0xff"}],' +
    `"returns":[{"datatype":"u64","name":"out1","lbound":"0x0","ubound":"0xff"}],"body":[${body}]}]`
  );
}

test('canonical inputs bound the highest limb of functions that are known to take them', () => {
  const text = (name: string): string =>
    `function ${name}\naliasing any\nparam arg1 u64[4]\nparam arg2 u64[4]\nresult out1 u64[4]\n` +
    'return out1 = arg1[0], arg1[1], arg1[2], arg1[3]\n';
  const topOf = (name: string): bigint | undefined =>
    withFiatSpecification(parse(text(name))).params[0].bounds.at(-1)?.upper;
  expect(topOf('fiat_p256_add')).toBe(0xffffffff00000001n);
  expect(topOf('fiat_25519_scalar_add')).toBe(0x1000000000000000n);
  expect(topOf('fiat_curve25519_solinas_add'), 'loose').toBe((1n << 64n) - 1n);
  expect(topOf('unknown_add')).toBe((1n << 64n) - 1n);
});

import { expect, test } from 'vitest';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { formulaIn } from '../../../src/ir/contract/formula.ts';
import { parse } from '../../../src/ir/parse.ts';

const P = 2n ** 255n - 19n;
const refused = expect.objectContaining({ kind: 'unsupported', message: 'the statement is too large' });
const repeated = (first: string): string =>
  `${first}; ${Array.from({ length: 64 }, () => 'x = x*x').join('; ')}; out = x*a mod ${P}`;

test.each([
  'out = ((((a^255)^255)^255)^255) mod 7',
  'out = (a^16)^16 mod 7',
  repeated('x = a'),
  repeated('x = 2^65535'),
  `out = ${'('.repeat(50_000)}a${')'.repeat(50_000)} mod 7`,
  `out = ${'-'.repeat(50_000)}a mod 7`,
  `out = ${Array(20_000).fill('a').join('+')} mod 7`,
  `out = ${Array(20_000).fill('a').join('*')} mod 7`,
  `out = a/(${Array(2000).fill('2^65535').join('*')}) mod 7`,
  `out = a*${'9'.repeat(200_000)} mod 7`,
])('a statement that asks for more than is computed with is refused: %.60s', (text) => {
  expect(() => parseStatement(text, null)).toThrow(refused);
});

test.each(['a^255', '(a+b)^200 - b', `${'('.repeat(150)}a${')'.repeat(150)}`, Array(4000).fill('a').join('+')])(
  'what is large and not too large is taken: %.40s',
  (text) => {
    expect(parseStatement(`out = ${text} mod 7`, null)).toMatchObject({ relation: text });
  },
);

test('so is a formula that comes with word IR', () => {
  const numbers = { constant: (x: bigint) => x, add: noSum, sub: noSum, mul: noSum };
  expect(() => formulaIn(repeated('x = a').replace(/out = | mod.*/g, ''), P, numbers)).toThrow(refused);
});

function noSum(): never {
  throw new Error('this is not computed');
}

const IR = ['function f', 'param a u64[1]', 'result o u64[1]', 'x = add a[0], 0x1', 'return o = x'];

test.each([
  ['param a u64[1]', 'param a u64[999999999999]'],
  ['x = add a[0], 0x1', 'x = sum [0x0..0xff] +a[0]@1000000000'],
  ['x = add a[0], 0x1', `x = add a[0], 0x${'f'.repeat(30_000)}`],
  ['x = add a[0], 0x1', `x = add ${'y, '.repeat(50_000)}`],
  ['x = add a[0], 0x1', Array.from({ length: 66_000 }, (_, i) => `x${i} = copy a[0]`).join('\n')],
])('word IR of any size is refused: %s', (line, other) => {
  expect(() => parse(IR.join('\n'))).not.toThrow();
  expect(() => parse(IR.join('\n').replace(line, other))).toThrow(
    expect.objectContaining({ kind: 'unsupported', message: 'the word IR is too large' }),
  );
});

test.each([['function g'], ['function f;x'], ['function']])('a function has one name that is one: %s', (line) => {
  expect(() => parse([...IR, line].join('\n'))).toThrow('malformed word IR');
});

/** Functions of Fiat JSON like those that are published, small and written by hand, and some that go further. */
import {
  assign,
  cast,
  choice,
  jsonFunction,
  literal,
  op,
  split,
  statement,
  variable,
  type JsonArgument,
  type JsonExpression,
  type JsonFunction,
  type JsonVariable,
} from './json.ts';

const LIMB = 2n ** 51n;
const ONES = '0xffffffffffffffff';
const ONES_51 = '0x7ffffffffffff';
const u1 = variable('arg1', 'u1');
/** A word, or an array of words with the same bounds. */
const u64 = (name: string, upper?: bigint, type = 'u64'): JsonVariable => variable(name, type, 0n, upper);
const word = (value: JsonArgument): JsonExpression => cast('u64', value);
const bit = (value: JsonArgument): JsonExpression => cast('u1', value);
const complement = (value: JsonArgument): JsonExpression => word(op('u64', '~', word(value)));
const masked = (value: JsonArgument, mask: JsonArgument): JsonExpression => word(op('u64', '&', word(value), mask));

/** Sum or difference split at `size` bits, as helpers write it out; `wide` is the type of the whole. */
function carryHelper(name: string, size: number, wide: string): JsonFunction {
  const ones = 2n ** BigInt(size) - 1n;
  const isSum = wide.startsWith('u');
  const first = isSum ? op(wide, '+', bit('arg1'), word('arg2')) : op(wide, '-', word('arg2'), bit('arg1'));
  return jsonFunction(
    name,
    [u1, u64('arg2', ones), u64('arg3', ones)],
    [u64('out1', ones), variable('out2', 'u1')],
    [
      statement('x1', wide, isSum ? '+' : '-', cast(wide, first), word('arg3')),
      statement('x2', 'u64', '&', cast(wide, 'x1'), `0x${ones.toString(16)}`),
      statement('x3', isSum ? 'u1' : 'i1', '>>', cast(wide, 'x1'), String(size)),
      assign('out1', 'u64', 'x2'),
      isSum ? assign('out2', 'u1', 'x3') : statement('out2', 'u1', '-', '0x0', cast('i1', 'x3')),
    ],
  );
}

/** The choice by a mask of i1. */
export const CMOVZNZ = jsonFunction(
  'cmovznz_u64',
  [u1, u64('arg2'), u64('arg3')],
  [u64('out1')],
  [
    statement('x1', 'u1', '!', op('u1', '!', bit('arg1'))),
    statement('x2', 'u64', '&', cast('i1', op('i1', '-', '0x0', bit('x1'))), ONES),
    statement('x3', 'u64', '|', masked('x2', word('arg3')), masked(complement('x2'), word('arg2'))),
    assign('out1', 'u64', 'x3'),
  ],
);

const MULX = jsonFunction(
  'mulx_u64',
  [u64('arg1'), u64('arg2')],
  [u64('out1'), u64('out2')],
  [
    statement('x1', 'u128', '*', word('arg1'), word('arg2')),
    statement('x2', 'u64', '&', cast('u128', 'x1'), ONES),
    statement('x3', 'u64', '>>', cast('u128', 'x1'), '64'),
    assign('out1', 'u64', 'x2'),
    assign('out2', 'u64', 'x3'),
  ],
);

/** Minus arg1 modulo 2^128 - 2^64 - 1, with a mask made by cmovznz, as in Montgomery arithmetic. */
const OPP = jsonFunction(
  'opp',
  [variable('arg1', 'u64[2]')],
  [variable('out1', 'u64[2]')],
  [
    split('x1', 'x2', 'subborrowx', 64, '0x0', '0x0', word('arg1[0]')),
    split('x3', 'x4', 'subborrowx', 64, bit('x2'), '0x0', word('arg1[1]')),
    choice('x5', 'u64', bit('x4'), '0x0', ONES),
    split('x6', 'x7', 'addcarryx', 64, '0x0', word('x1'), word('x5')),
    split('x8', '_', 'addcarryx', 64, bit('x7'), word('x3'), masked('x5', '0xfffffffffffffffe')),
    assign('out1[0]', 'u64', word('x6')),
    assign('out1[1]', 'u64', word('x8')),
  ],
);

const SELECTZNZ = jsonFunction(
  'selectznz',
  [u1, variable('arg2', 'u64[2]'), variable('arg3', 'u64[2]')],
  [variable('out1', 'u64[2]')],
  [0, 1].flatMap((k) => [
    choice(`x${k + 1}`, 'u64', bit('arg1'), word(`arg2[${k}]`), word(`arg3[${k}]`)),
    assign(`out1[${k}]`, 'u64', word(`x${k + 1}`)),
  ]),
);

/** Two limbs, which may be 2^51 themselves, reduced modulo 2^102 - 19 and cut into bytes. */
export const TO_BYTES = jsonFunction(
  'to_bytes',
  [u64('arg1', LIMB, 'u64[2]')],
  [variable('out1', 'u8[13]')],
  [
    split('x1', 'x2', 'subborrowx', 51, '0x0', word('arg1[0]'), '0x7ffffffffffed'),
    split('x3', 'x4', 'subborrowx', 51, bit('x2'), word('arg1[1]'), ONES_51),
    choice('x5', 'u64', bit('x4'), '0x0', ONES),
    split('x6', 'x7', 'addcarryx', 51, '0x0', word('x1'), masked('x5', '0x7ffffffffffed')),
    split('x8', '_', 'addcarryx', 51, bit('x7'), word('x3'), masked('x5', ONES_51)),
    statement('y0', 'u64', '<<', word('x8'), '3'),
    ...bytesOf('a', 'x6', 6),
    statement('b', 'u64', '+', word('y0'), cast('u8', 'a6')),
    ...bytesOf('c', 'b', 6),
    ...Array.from({ length: 6 }, (_, k) => assign(`out1[${k}]`, 'u8', `a${k}b`)),
    ...Array.from({ length: 6 }, (_, k) => assign(`out1[${k + 6}]`, 'u8', `c${k}b`)),
    assign('out1[12]', 'u8', 'c6'),
  ],
);

/** The lowest `count` bytes of a value (`name0b`…) and what is above them, a byte (`name<count>`). */
function bytesOf(name: string, value: string, count: number): JsonExpression[] {
  return Array.from({ length: count }, (_, k) => {
    const from = word(k === 0 ? value : `${name}${k}`);
    const type = k === count - 1 ? 'u8' : 'u64';
    const byte = statement(`${name}${k}b`, 'u8', '&', from, '0xff');
    return [byte, statement(`${name}${k + 1}`, type, '>>', from, '8')];
  }).flat();
}

export const FROM_BYTES = jsonFunction(
  'from_bytes',
  [variable('arg1', 'u8[3]'), variable('arg2', 'u8', 0n, 3n)],
  [u64('out1', 2n ** 26n - 1n)],
  [
    statement('x1', 'u64', '<<', cast('u8', 'arg1[2]'), '16'),
    statement('x2', 'u64', '<<', cast('u8', 'arg1[1]'), '8'),
    statement('x3', 'u64', '<<', cast('u8', 'arg2'), '24'),
    statement('x4', 'u64', '+', word('x1'), word(op('u64', '+', word('x2'), cast('u8', 'arg1[0]')))),
    statement('x5', 'u64', '+', word('x4'), word('x3')),
    assign('out1', 'u64', 'x5'),
  ],
);

const MSAT = jsonFunction(
  'msat',
  [],
  [variable('out1', 'u64[3]')],
  [literal('out1[0]', ONES), literal('out1[1]', '0xfffffffffffffffe'), literal('out1[2]', '0x0')],
);

export const ONE = jsonFunction(
  'one',
  [],
  [variable('out1', 'u64[2]')],
  [0, 1].map((k) => literal(`out1[${k}]`, '0x1')),
);

export const RELAX = jsonFunction(
  'relax',
  [u64('arg1', LIMB, 'u64[2]')],
  [u64('out1', 3n * LIMB, 'u64[2]')],
  [0, 1].flatMap((k) => [assign(`x${k}`, 'u64', `arg1[${k}]`), assign(`out1[${k}]`, 'u64', `x${k}`)]),
);

const LOOSE = u64('arg1', 3n * LIMB, 'u64[2]');

const CARRY_SCMUL = jsonFunction(
  'carry_scmul_121666',
  [LOOSE],
  [u64('out1', 2n * LIMB, 'u64[2]')],
  [
    statement('x1', 'u128', '*', '0x1db42', word('arg1[1]')),
    statement('x2', 'u128', '*', '0x1db42', word('arg1[0]')),
    statement('x3', 'u64', '>>', cast('u128', 'x2'), '51'),
    statement('x4', 'u64', '&', cast('u128', 'x2'), ONES_51),
    statement('x5', 'u128', '+', word('x3'), cast('u128', 'x1')),
    statement('x6', 'u64', '>>', cast('u128', 'x5'), '51'),
    statement('x7', 'u64', '&', cast('u128', 'x5'), ONES_51),
    statement('x8', 'u64', '*', word('x6'), '0x13'),
    statement('x9', 'u64', '+', word('x4'), word('x8')),
    statement('x10', 'u1', '>>', word('x9'), '51'),
    statement('x11', 'u64', '&', word('x9'), ONES_51),
    statement('x12', 'u64', '+', bit('x10'), word('x7')),
    assign('out1[0]', 'u64', 'x11'),
    assign('out1[1]', 'u64', 'x12'),
  ],
);

const halved = (value: JsonArgument): JsonExpression => word(op('u64', '>>', word(value), '1'));

/** One division step on numbers of two words, without the factors that it carries along. */
const DIVSTEP = jsonFunction(
  'divstep',
  [u64('arg1'), variable('arg2', 'u64[2]'), variable('arg3', 'u64[2]')],
  [u64('out1'), variable('out2', 'u64[2]'), variable('out3', 'u64[2]')],
  [
    split('x1', '_', 'addcarryx', 64, '0x0', complement('arg1'), '0x1'),
    statement('x3', 'u1', '&', bit(op('u1', '>>', word('x1'), '63')), bit(op('u1', '&', word('arg3[0]'), '0x1'))),
    choice('x6', 'u64', bit('x3'), word('arg1'), word('x1')),
    choice('x7', 'u64', bit('x3'), word('arg2[0]'), word('arg3[0]')),
    choice('x8', 'u64', bit('x3'), word('arg2[1]'), word('arg3[1]')),
    split('x12', 'x13', 'addcarryx', 64, '0x0', '0x1', complement('arg2[0]')),
    split('x14', '_', 'addcarryx', 64, bit('x13'), '0x0', complement('arg2[1]')),
    choice('x22', 'u64', bit('x3'), word('arg3[0]'), word('x12')),
    choice('x23', 'u64', bit('x3'), word('arg3[1]'), word('x14')),
    statement('x74', 'u1', '&', word('x22'), '0x1'),
    choice('x75', 'u64', bit('x74'), '0x0', word('x7')),
    choice('x76', 'u64', bit('x74'), '0x0', word('x8')),
    split('x80', 'x81', 'addcarryx', 64, '0x0', word('x22'), word('x75')),
    split('x82', '_', 'addcarryx', 64, bit('x81'), word('x23'), word('x76')),
    split('x90', '_', 'addcarryx', 64, '0x0', word('x6'), '0x1'),
    statement('x91', 'u64', '|', halved('x80'), masked(op('u64', '<<', word('x82'), '63'), ONES)),
    statement('x92', 'u64', '|', masked('x82', '0x8000000000000000'), halved('x82')),
    assign('out1', 'u64', 'x90'),
    assign('out2[0]', 'u64', 'x7'),
    assign('out2[1]', 'u64', 'x8'),
    assign('out3[0]', 'u64', 'x91'),
    assign('out3[1]', 'u64', 'x92'),
  ],
);

/** Arguments and results that may be negative, at every width. */
const SIGNED = jsonFunction(
  'signed',
  [variable('arg1', 'i8'), variable('arg2', 'i32[2]'), variable('arg3', 'i64'), variable('arg4', 'i64', -5n, -2n)],
  [variable('out1', 'i64[3]'), variable('out2', 'i8[2]'), variable('out3', 'i1[2]')],
  [
    statement('x1', 'i128', '*', cast('i64', 'arg3'), cast('i32', 'arg2[0]')),
    statement('x2', 'i64', '>>', cast('i128', 'x1'), '33'),
    statement('x3', 'i16', '+', cast('i8', 'arg1'), '-0x7fff'),
    statement('x4', 'i64', '^', cast('i16', 'x3'), cast('i32', 'arg2[1]')),
    statement('x5', 'i128', '-', cast('i8', 'arg1')),
    statement('x6', 'u128', '|', cast('i128', 'x5'), cast('i64', 'arg3')),
    statement('x7', 'u64', '>>', cast('u128', 'x6'), '70'),
    statement('x8', 'i64', '*', cast('i64', 'arg4'), cast('i8', 'arg1')),
    statement('x9', 'i1', '>>', cast('i64', 'arg3'), '63'),
    statement('x10', 'i64', '>>', cast('i64', 'arg4'), '200'),
    choice('x11', 'i64', cast('i128', 'x1'), cast('i64', 'x8'), cast('i1', 'x9')),
    assign('out1[0]', 'i64', cast('i64', 'x2')),
    assign('out1[1]', 'i64', word('x7')),
    statement('out1[2]', 'i64', '+', cast('i64', 'x11'), cast('i64', 'x10')),
    assign('out2[0]', 'i8', cast('i64', 'x4')),
    statement('out2[1]', 'i8', '~', cast('i8', 'arg1')),
    assign('out3[0]', 'i1', cast('i1', 'x9')),
    literal('out3[1]', '0x3'),
  ],
);

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [`${name}1`, `${name}2`]);

const WORDS = [u64('arg2'), u64('arg3'), u64('arg4', LIMB >> 25n)];

/** Splits of sums, differences and products at sizes that are no width, of words that are larger. */
const SIZES = jsonFunction(
  'sizes',
  [u1, ...WORDS],
  [variable('out1', 'u64[12]')],
  [
    split('a1', 'a2', 'addcarryx', 13, bit('arg1'), word('arg2'), word('arg3')),
    split('b1', 'b2', 'subborrowx', 13, bit('arg1'), word('arg2'), word('arg3')),
    split('c1', 'c2', 'addcarryx', 64, word('arg4'), word('arg2'), word('arg3')),
    split('d1', 'd2', 'subborrowx', 64, word('arg4'), word('arg2'), word('arg3')),
    split('e1', 'e2', 'mulx', 26, word('arg4'), word('arg4')),
    split('f1', 'f2', 'mulx', 32, word('arg2'), word('arg3')),
    ...PARTS.map((name, k) => assign(`out1[${k}]`, 'u64', name)),
  ],
);

const AMOUNTS = [0, 1, 63, 64, 65, 70, 127, 128, 200];

/** Shifts by as many places as the type has, by more, and by less. */
const SHIFTS = jsonFunction(
  'shifts',
  [u64('arg1'), variable('arg2', 'i64')],
  [variable('out1', 'u64[36]')],
  [
    ...AMOUNTS.flatMap((amount, k) => [
      statement(`a${k}`, 'u64', '>>', word('arg1'), String(amount)),
      statement(`b${k}`, 'u64', '<<', word('arg1'), String(amount)),
      statement(`c${k}`, 'i64', '>>', cast('i64', 'arg2'), String(amount)),
      statement(`d${k}`, 'u128', '<<', cast('i64', 'arg2'), String(amount)),
      statement(`e${k}`, 'u64', '>>', cast('u128', `d${k}`), '64'),
    ]),
    ...AMOUNTS.flatMap((_, k) =>
      ['a', 'b', 'c', 'e'].map((name, i) => assign(`out1[${4 * k + i}]`, 'u64', `${name}${k}`)),
    ),
  ],
);

export const ADDCARRYX = carryHelper('addcarryx_u64', 64, 'u128'),
  SUBBORROWX = carryHelper('subborrowx_u64', 64, 'i128');

/** All of them. */
export const FUNCTIONS: readonly JsonFunction[] = [
  ADDCARRYX,
  SUBBORROWX,
  carryHelper('addcarryx_u51', 51, 'u64'),
  carryHelper('subborrowx_u51', 51, 'i64'),
  CMOVZNZ,
  MULX,
  OPP,
  SELECTZNZ,
  TO_BYTES,
  FROM_BYTES,
  MSAT,
  ONE,
  RELAX,
  CARRY_SCMUL,
  DIVSTEP,
  SIGNED,
  SIZES,
  SHIFTS,
];

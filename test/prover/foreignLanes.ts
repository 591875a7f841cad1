/**
 * Functions of lanes that other people wrote (Intel's crypto_mb), with what they compute of numbers below which bounds:
 * limbs of 52 bits, products with R = 2^(52·limbs). Bounds and R are those that callers in the library keep.
 */
import type { StatedContract } from '../../src/engine/claim/verifyContract.ts';

/** One function, as its claim; `sample` ones are proved in every run of the suite. */
export interface ForeignLanes {
  readonly symbol: string;
  readonly contract: StatedContract;
}

interface LaneField {
  readonly name: string;
  readonly modulus: string;
  readonly limbs: number;
}

const P25519 = '2^255-19';
const FIELDS: readonly LaneField[] = [
  { name: 'p256', modulus: '2^256-2^224+2^192+2^96-1', limbs: 5 },
  {
    name: 'n256',
    modulus: '0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
    limbs: 5,
  },
  { name: 'p384', modulus: '2^384-2^128-2^96+2^32-1', limbs: 8 },
  {
    name: 'n384',
    modulus: '0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973',
    limbs: 8,
  },
  { name: 'p521', modulus: '2^521-1', limbs: 11 },
  {
    name: 'n521',
    modulus:
      '0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b' +
      '8899c47aebb6fb71e91386409',
    limbs: 11,
  },
  { name: 'psm2', modulus: '2^256-2^224-2^96+2^64-1', limbs: 5 },
  {
    name: 'nsm2',
    modulus: '0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123',
    limbs: 5,
  },
];

/** Operations by the name in symbols: relation, and whether the result is that over R. */
const OPERATIONS: Readonly<Record<string, string>> = {
  add: 'a+b',
  sub: 'a-b',
  neg: '-a',
  amm: 'a*b*R^-1',
  ams: 'a^2*R^-1',
};

const claim = (relation: string, modulus: string, limbs: number, below: string, out = below): StatedContract => {
  const names = /\bb\b/.test(relation) ? ['a', 'b'] : ['a'];
  return {
    spec: `out = ${relation} mod ${modulus}`,
    limbs: `${limbs}x52`,
    bounds: [...names.flatMap((name) => [`${name}<${below}`, `${name}[]<2^52`]), `out<${out}`].join(),
    lanes: '8',
    aliasing: 'equal',
  };
};

const twice = ({ modulus }: LaneField): string => `2*(${modulus})`;

const ofField = (field: LaneField): ForeignLanes[] => [
  ...Object.entries(OPERATIONS).map(([op, relation]) => ({
    symbol: `ifma_${op}52_${field.name}_mb8`,
    contract: claim(relation, field.modulus, field.limbs, twice(field)),
  })),
  {
    symbol: `ifma_${field.name.startsWith('n') ? `fastred52_p${field.name}` : `reduce52_${field.name}`}_mb8`,
    contract: claim('a', field.modulus, field.limbs, twice(field), 'p'),
  },
];

const of25519 = (op: string, relation: string): ForeignLanes => ({
  symbol: `fe52_mb_${op}_mod25519`,
  contract: claim(relation, P25519, 5, 'p'),
});

export const FOREIGN_LANES: readonly ForeignLanes[] = [
  of25519('add', 'a+b'),
  of25519('sub', 'a-b'),
  of25519('neg', '-a'),
  of25519('mul', 'a*b'),
  of25519('sqr', 'a^2'),
  { symbol: 'fe52mb8_red_p25519', contract: claim('a', P25519, 5, `2*(${P25519})`, 'p') },
  ...FIELDS.flatMap(ofField),
];

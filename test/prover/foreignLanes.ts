/**
 * Vectorised functions that other people wrote (Intel's crypto_mb), with what they compute of numbers below which
 * bounds: limbs of 52 bits, products with R = 2^(52·limbs). Bounds and R are those that callers in the library keep.
 */
import type { StatedContract } from '../../src/engine/claim/verifyContract.ts';
import type { ConventionName } from '../../src/prover/machine/convention.ts';

/** One function, its claim, and what must come of it. */
export interface ForeignLanes {
  readonly symbol: string;
  readonly contract: StatedContract;
  readonly kind: 'proved' | 'refuted' | 'undecided' | 'refused';
  /** Loads under a mask that depends on operands, which is no constant time. */
  readonly isLeaky: boolean;
  /** Tried in every run of the suite. */
  readonly isSample: boolean;
  readonly convention?: ConventionName;
  /** Of gnark-crypto: the folder below peers/go. */
  readonly module?: string;
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
    modulus: '2^521-0x5ae79787c40d069948033feb708f65a2fc44a36477663b851449048e16ec79bf7',
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

const claim = (
  relation: string,
  modulus: string,
  limbs: number,
  below: string,
  out: string | null = below,
): StatedContract => {
  const names = /\bb\b/.test(relation) ? ['a', 'b'] : ['a'];
  return {
    spec: `out = ${relation} mod ${modulus}`,
    limbs: `${limbs}x52`,
    bounds: [
      ...names.flatMap((name) => [`${name}<${below}`, `${name}[]<2^52`]),
      out === null ? 'out[]<2^52' : `out<${out}`,
    ].join(),
    lanes: '8',
    aliasing: 'equal',
  };
};

const twice = ({ modulus }: LaneField): string => `2*(${modulus})`;

/**
 * Of 0 some negations give the double modulus; long sums are compared with that digit by digit, before carries, so that
 * some are not reduced.
 */
const resultBelow = (op: string, field: LaneField): string | null =>
  op === 'neg' ? `${twice(field)}+1` : op === 'add' && field.limbs > 5 ? null : twice(field);

type Claim = Pick<ForeignLanes, 'symbol' | 'contract'>;

const ofField = (field: LaneField): Claim[] => [
  ...Object.entries(OPERATIONS).map(([op, relation]) => ({
    symbol: `ifma_${op}52_${field.name}_mb8`,
    contract: claim(relation, field.modulus, field.limbs, twice(field), resultBelow(op, field)),
  })),
  {
    symbol: `ifma_${field.name.startsWith('n') ? `fastred52_p${field.name}` : `reduce52_${field.name}`}_mb8`,
    contract: claim('a', field.modulus, field.limbs, twice(field), 'p'),
  },
];

const of25519 = (op: string, relation: string, out: string | null = 'p'): Claim => ({
  symbol: `fe52_mb_${op}_mod25519`,
  contract: claim(relation, P25519, 5, 'p', out),
});

const CLAIMS: readonly Claim[] = [
  of25519('add', 'a+b'),
  of25519('sub', 'a-b'),
  of25519('neg', '-a', `${P25519}+1`),
  of25519('mul', 'a*b', null),
  of25519('sqr', 'a^2', null),
  { symbol: 'fe52mb8_red_p25519', contract: claim('a', P25519, 5, `2*(${P25519})`, 'p') },
  ...FIELDS.flatMap(ofField),
];

/** What is not proved of them. */
const REFUTED = /^ifma_am[ms]52_psm2_mb8$/;
/** Long products and sums, and reductions of what is below the double modulus. */
const UNDECIDED = /^ifma_(am[ms]52_([pn]384|n521)|add52_[pn](384|521)|fastred52_pn\w+)_mb8$/;
const LEAKY = /^(fe52mb8_red_p25519|ifma_(reduce52_\w+|sub52_[pn](384|521))_mb8)$/;
const SAMPLE = /^(fe52_mb_(add|sub|neg)_mod25519|ifma_(add|reduce)52_p256_mb8|ifma_amm52_psm2_mb8)$/;

const kindOf = (symbol: string): ForeignLanes['kind'] =>
  REFUTED.test(symbol) ? 'refuted' : UNDECIDED.test(symbol) || LEAKY.test(symbol) ? 'undecided' : 'proved';

export const FOREIGN_LANES: readonly ForeignLanes[] = CLAIMS.map((claim) => ({
  ...claim,
  kind: kindOf(claim.symbol),
  isLeaky: LEAKY.test(claim.symbol),
  isSample: SAMPLE.test(claim.symbol),
}));

const BN254_R = '0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001';

/** Eight elements, which are one round of the loop. */
const vectors = (module: string, name: string, relation: string, kind: ForeignLanes['kind']): ForeignLanes => ({
  symbol: `github.com/consensys/gnark-crypto/ecc/bn254/fr.${name}.abi0`,
  contract: {
    spec: `out = ${relation} mod ${BN254_R}`,
    limbs: '4x64',
    bounds: 'a<p,b<p,out<p',
    elements: 8,
    args: 'out,a,b,1',
    aliasing: 'equal',
  },
  kind,
  isLeaky: false,
  isSample: false,
  convention: 'go-abi0',
  module,
});

/** Products of vectors: of the first, carries are lost where a digit of 52 bits is full. */
export const FOREIGN_VECTORS: readonly ForeignLanes[] = [
  vectors('gnark-crypto-0.20.0', 'mulVec', 'a*b*R^-1', 'refuted'),
  vectors('gnark-crypto-0.22.0', 'mulVec', 'a*b*R^-1', 'undecided'),
];

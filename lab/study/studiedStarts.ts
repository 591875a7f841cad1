/** Code to hold a start against: the best that is known, by others, and its fused micro-operations on Golden Cove. */
interface BestKnown {
  readonly name: string;
  readonly operations: number;
}

/** A function whose first candidates are to read like the best code written by hand. */
export interface StudiedFunction {
  readonly name: string;
  /** Modulus and representation, as `--prime` and `--form` take them. */
  readonly prime: string;
  readonly representation: 'plain' | 'montgomery';
  readonly operation: 'mul' | 'square';
  readonly best: readonly BestKnown[];
}

const FIELDS: readonly {
  readonly name: string;
  readonly prime: string;
  readonly representation: StudiedFunction['representation'];
  readonly mul: readonly BestKnown[];
  readonly square: readonly BestKnown[];
}[] = [
  {
    name: '25519',
    prime: '2^255-19',
    representation: 'plain',
    mul: [known('kn-cs mxaa', 117)],
    square: [known('HACL (Vale)', 108), known('kn-cs maax', 109)],
  },
  {
    name: 'secp256k1',
    prime: '2^256-2^32-977',
    representation: 'plain',
    mul: [known('kn-cs SLDCC', 120), known('s2n-bignum', 121)],
    square: [known('crrl', 109), known('s2n-bignum', 100)],
  },
  {
    name: 'p256-montgomery',
    prime: '2^256-2^224+2^192+2^96-1',
    representation: 'montgomery',
    mul: [known('wolfSSL', 141), known('s2n-bignum', 150)],
    square: [known('wolfSSL', 122), known('s2n-bignum', 132)],
  },
  {
    name: 'p384-montgomery',
    prime: '2^384-2^128-2^96+2^32-1',
    representation: 'montgomery',
    mul: [known('wolfSSL', 370), known('s2n-bignum', 326)],
    square: [known('wolfSSL', 307), known('s2n-bignum', 277)],
  },
  {
    name: 'p448',
    prime: '2^448-2^224-1',
    representation: 'plain',
    mul: [known('kn-cs maax', 298)],
    square: [known('kn-cs maax', 258)],
  },
  {
    name: 'p521',
    prime: '2^521-1',
    representation: 'plain',
    mul: [known('kn-cs SLDCC', 408), known('s2n-bignum', 410)],
    square: [known('s2n-bignum', 289), known('kn-cs SLDCC', 328)],
  },
  {
    name: 'bls12-381-p',
    representation: 'montgomery',
    prime: '0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab',
    mul: [known('blst', 402), known('gnark', 385)],
    square: [known('blst', 402)],
  },
];

/** The functions of `study starts`. */
export const STUDIED_FUNCTIONS: readonly StudiedFunction[] = FIELDS.flatMap(
  ({ name, prime, representation, ...best }) =>
    (['mul', 'square'] as const).map((operation) => ({
      name: `${name}-${operation}`,
      prime,
      representation,
      operation,
      best: best[operation],
    })),
);

function known(name: string, operations: number): BestKnown {
  return { name, operations };
}

/** What the functions of Fiat-Crypto's published fields compute; the JSON itself does not say. */
import { divisionSteps } from '../../base/integers.ts';
import { Builder } from '../../ir/build.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { rebuild, rebuildFunction } from '../../ir/rebuild.ts';

interface FiatField {
  /** Function names begin with `fiat_<prefix>_`. */
  readonly prefix: string;
  readonly modulus: bigint;
  /** Bits of all limbs together where limbs are not full words: limb i of n weighs 2^⌈bits·i/n⌉. */
  readonly bits?: number;
  /** Montgomery form with R = 2 to the bits of all words, values below the modulus. */
  readonly montgomery: boolean;
}

/** How elements are written in a file, of which there is one for words of 32 bits and one for words of 64. */
interface Layout {
  readonly weights: readonly number[];
  /** Bits of all limbs as words. */
  readonly room: number;
}

/** Longer prefixes first. Primes and orders: FIPS 186-5, RFC 7748, RFC 8032, SEC 2, RFC 8998 (SM2), SIKE p434. */
const FIELDS: readonly FiatField[] = [
  {
    prefix: '25519_scalar',
    modulus: (1n << 252n) + 27742317777372353535851937790883648493n,
    montgomery: true,
  },
  { prefix: '25519', modulus: (1n << 255n) - 19n, bits: 255, montgomery: false },
  { prefix: 'curve25519_solinas', modulus: (1n << 255n) - 19n, montgomery: false },
  { prefix: 'p224', modulus: (1n << 224n) - (1n << 96n) + 1n, montgomery: true },
  {
    prefix: 'p256_scalar',
    modulus: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
    montgomery: true,
  },
  {
    prefix: 'p256',
    modulus: (1n << 256n) - (1n << 224n) + (1n << 192n) + (1n << 96n) - 1n,
    montgomery: true,
  },
  {
    prefix: 'p384_scalar',
    montgomery: true,
    modulus: 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
  },
  { prefix: 'p384', modulus: (1n << 384n) - (1n << 128n) - (1n << 96n) + (1n << 32n) - 1n, montgomery: true },
  { prefix: 'p434', modulus: (1n << 216n) * 3n ** 137n - 1n, montgomery: true },
  { prefix: 'p448', modulus: (1n << 448n) - (1n << 224n) - 1n, bits: 448, montgomery: false },
  { prefix: 'p521', modulus: (1n << 521n) - 1n, bits: 521, montgomery: false },
  { prefix: 'poly1305', modulus: (1n << 130n) - 5n, bits: 130, montgomery: false },
  { prefix: 'secp256k1_dettman', modulus: (1n << 256n) - (1n << 32n) - 977n, bits: 260, montgomery: false },
  {
    prefix: 'secp256k1_montgomery_scalar',
    montgomery: true,
    modulus: 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n,
  },
  { prefix: 'secp256k1_montgomery', modulus: (1n << 256n) - (1n << 32n) - 977n, montgomery: true },
  {
    prefix: 'sm2_scalar',
    modulus: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
    montgomery: true,
  },
  { prefix: 'sm2', modulus: (1n << 256n) - (1n << 224n) - (1n << 96n) + (1n << 64n) - 1n, montgomery: true },
];

/** Field and operation in the name of one of the published functions, or null: `p256` and `mul` for fiat_p256_mul. */
export function fiatFieldOf(name: string): { readonly field: string; readonly operation: string } | null {
  const field = FIELDS.find((f) => name.startsWith(`fiat_${f.prefix}_`))?.prefix;
  return field === undefined ? null : { field, operation: name.slice(`fiat_${field}_`.length) };
}

/** The specification of a function of one of the known fields, or null. */
function fiatSpecification(fn: IrFunction): Specification | null {
  const known = fiatFieldOf(fn.name);
  const field = FIELDS.find((f) => f.prefix === known?.field);
  const layout = field === undefined || known === null ? null : layoutOf(field, known.operation, fn);
  if (field === undefined || known === null || layout === null) return null;
  const { weights, room } = layout;
  const relation = relationOf(field, known.operation, room);
  if (relation === null) return null;
  const { modulus, montgomery } = field;
  if (known.operation === 'selectznz') return exactly(relation, weights);
  if (known.operation === 'msat') return exactly(relation, [...weights, room]);
  return { modulus, relation, weights, canonical: montgomery, canonicalInputs: montgomery };
}

/**
 * By the function's own arrays; null where they are not those of a published file, for then nothing is known of what
 * their limbs stand for.
 */
function layoutOf(field: FiatField, operation: string, { params, results }: IrFunction): Layout | null {
  const arrays = [...params, ...results].filter(({ shape, width }) => shape === 'array' && width >= 32);
  const [first, ...others] = arrays;
  const isOne = others.every(({ width, bounds }) => width === first.width && bounds.length === first.bounds.length);
  if (first === undefined || !isOne) return null;
  const limbs = first.bounds.length - (operation === 'msat' ? 1 : 0);
  const { bits, modulus } = field;
  const size = modulus.toString(2).length;
  const words = Math.ceil(size / first.width);
  if (bits === undefined) return limbs === words ? layout(limbs, first.width, first.width * limbs) : null;
  const found = layout(limbs, first.width, bits);
  return operation === 'selectznz' || arrays.every((array) => fits(array, found, size)) ? found : null;
}

const layout = (limbs: number, width: number, bits: number): Layout => ({
  weights: Array.from({ length: limbs }, (_, i) => Math.ceil((bits * i) / limbs)),
  room: width * limbs,
});

/** Bits that a limb may have beyond those up to the next one. */
const MAX_EXCESS = 4;

/** Whether limbs are about as long as their weights, and the modulus of so many bits, say. */
const fits = ({ bounds }: Param, { weights }: Layout, size: number): boolean =>
  bounds.every(({ upper }, i) => {
    const own = (weights[i + 1] ?? size) - weights[i];
    const most = upper.toString(2).length;
    return most >= own && most <= own + MAX_EXCESS;
  });

/** Equal numbers, not only congruent ones. */
function exactly(relation: string, weights: readonly number[]): Specification {
  return { modulus: aboveAll(weights), relation, weights, canonical: false, canonicalInputs: false };
}

/** A power of two above every number that words of these weights stand for: numbers that are congruent are equal. */
const aboveAll = (weights: readonly number[]): bigint => 1n << BigInt((weights.at(-1) ?? 0) + 65);

/** `fn` with its specification where it is known, and with what canonical inputs mean for their highest limbs. */
export function withFiatSpecification(fn: IrFunction): IrFunction {
  const spec = fn.spec ?? fiatSpecification(fn);
  if (spec === null) return fn;
  if (!spec.canonicalInputs) return { ...fn, spec };
  const b = new Builder(fn.name, fn);
  const params = fn.params.map((p) => belowModulus(p, spec));
  return { ...rebuildFunction({ ...fn, params }, b, fn.body, (op, read) => rebuild(b, fn, op, read)), spec };
}

/** An element is below the modulus, so its highest limb does not exceed that of the modulus. */
function belowModulus(p: Param, { modulus, weights }: Specification): Param {
  if (p.bounds.length !== weights.length) return p;
  const top = (modulus - 1n) >> BigInt(weights[weights.length - 1]);
  return {
    ...p,
    bounds: p.bounds.map((b, i) => (i === weights.length - 1 && b.upper > top ? { ...b, upper: top } : b)),
  };
}

/** `room` is the number of bits of all words. */
function relationOf({ montgomery, modulus }: FiatField, operation: string, room: number): string | null {
  const radix = `2^${room}`;
  switch (operation) {
    case 'mul':
    case 'carry_mul':
      return montgomery ? `arg1*arg2/${radix}` : 'arg1*arg2';
    case 'square':
    case 'carry_square':
      return montgomery ? `arg1*arg1/${radix}` : 'arg1*arg1';
    case 'add':
    case 'carry_add':
      return 'arg1+arg2';
    case 'sub':
    case 'carry_sub':
      return 'arg1-arg2';
    case 'opp':
    case 'carry_opp':
      return '-arg1';
    case 'carry':
    case 'relax':
      return 'arg1';
    case 'selectznz':
      return 'arg2+arg1*(arg3-arg2)';
    case 'set_one':
      return montgomery ? radix : '1';
    case 'from_montgomery':
      return `arg1/${radix}`;
    case 'to_montgomery':
      return `arg1*${radix}`;
    case 'msat':
      return String(modulus);
    case 'divstep_precomp':
      return `${radix}/2^${divisionSteps(modulus)}`;
    default:
      return constantFactor(operation);
  }
}

/** Multiplications by a small constant: `carry_scmul_121666` or `carry_scmul121666`. */
function constantFactor(operation: string): string | null {
  const factor = /^carry_scmul_?(\d+)$/.exec(operation)?.[1];
  return factor === undefined ? null : `${factor}*arg1`;
}

/** What the functions of Fiat-Crypto's published fields compute; the JSON itself does not say. */
import { divisionSteps } from '../../base/integers.ts';
import { Builder } from '../../ir/build.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { rebuild, rebuildFunction } from '../../ir/rebuild.ts';

interface FiatField {
  /** Function names begin with `fiat_<prefix>_`. */
  readonly prefix: string;
  readonly modulus: bigint;
  readonly limbs: number;
  /** Bits of all limbs together where limbs are not full words: limb i weighs 2^⌈bits·i/limbs⌉. */
  readonly bits?: number;
  /** Montgomery form with R = 2^(64·limbs), values below the modulus. */
  readonly montgomery: boolean;
}

/** Longer prefixes first. Primes and orders: FIPS 186-5, RFC 7748, RFC 8032, SEC 2, RFC 8998 (SM2), SIKE p434. */
const FIELDS: readonly FiatField[] = [
  {
    prefix: '25519_scalar',
    modulus: (1n << 252n) + 27742317777372353535851937790883648493n,
    limbs: 4,
    montgomery: true,
  },
  { prefix: '25519', modulus: (1n << 255n) - 19n, limbs: 5, bits: 255, montgomery: false },
  { prefix: 'curve25519_solinas', modulus: (1n << 255n) - 19n, limbs: 4, montgomery: false },
  { prefix: 'p224', modulus: (1n << 224n) - (1n << 96n) + 1n, limbs: 4, montgomery: true },
  {
    prefix: 'p256_scalar',
    modulus: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
    limbs: 4,
    montgomery: true,
  },
  {
    prefix: 'p256',
    modulus: (1n << 256n) - (1n << 224n) + (1n << 192n) + (1n << 96n) - 1n,
    limbs: 4,
    montgomery: true,
  },
  {
    prefix: 'p384_scalar',
    limbs: 6,
    montgomery: true,
    modulus: 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
  },
  { prefix: 'p384', modulus: (1n << 384n) - (1n << 128n) - (1n << 96n) + (1n << 32n) - 1n, limbs: 6, montgomery: true },
  { prefix: 'p434', modulus: (1n << 216n) * 3n ** 137n - 1n, limbs: 7, montgomery: true },
  { prefix: 'p448', modulus: (1n << 448n) - (1n << 224n) - 1n, limbs: 8, bits: 448, montgomery: false },
  { prefix: 'p521', modulus: (1n << 521n) - 1n, limbs: 9, bits: 521, montgomery: false },
  { prefix: 'poly1305', modulus: (1n << 130n) - 5n, limbs: 3, bits: 130, montgomery: false },
  { prefix: 'secp256k1_dettman', modulus: (1n << 256n) - (1n << 32n) - 977n, limbs: 5, bits: 260, montgomery: false },
  {
    prefix: 'secp256k1_montgomery_scalar',
    limbs: 4,
    montgomery: true,
    modulus: 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n,
  },
  { prefix: 'secp256k1_montgomery', modulus: (1n << 256n) - (1n << 32n) - 977n, limbs: 4, montgomery: true },
  {
    prefix: 'sm2_scalar',
    modulus: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
    limbs: 4,
    montgomery: true,
  },
  { prefix: 'sm2', modulus: (1n << 256n) - (1n << 224n) - (1n << 96n) + (1n << 64n) - 1n, limbs: 4, montgomery: true },
];

/** Field and operation in the name of one of the published functions, or null: `p256` and `mul` for fiat_p256_mul. */
export function fiatFieldOf(name: string): { readonly field: string; readonly operation: string } | null {
  const field = FIELDS.find((f) => name.startsWith(`fiat_${f.prefix}_`))?.prefix;
  return field === undefined ? null : { field, operation: name.slice(`fiat_${field}_`.length) };
}

/** The specification of a function of one of the known fields, or null. */
function fiatSpecification(name: string): Specification | null {
  const known = fiatFieldOf(name);
  const field = FIELDS.find((f) => f.prefix === known?.field);
  const relation = field === undefined || known === null ? null : relationOf(field, known.operation);
  if (field === undefined || relation === null) return null;
  const { modulus, limbs, bits, montgomery } = field;
  const weights = Array.from({ length: limbs }, (_, i) =>
    bits === undefined ? 64 * i : Math.ceil((bits * i) / limbs),
  );
  if (known?.operation === 'selectznz') return exactly(relation, weights);
  if (known?.operation === 'msat') return exactly(relation, [...weights, 64 * limbs]);
  return { modulus, relation, weights, canonical: montgomery, canonicalInputs: montgomery };
}

/** Equal numbers, not only congruent ones. */
function exactly(relation: string, weights: readonly number[]): Specification {
  return { modulus: aboveAll(weights), relation, weights, canonical: false, canonicalInputs: false };
}

/** A power of two above every number that words of these weights stand for: numbers that are congruent are equal. */
const aboveAll = (weights: readonly number[]): bigint => 1n << BigInt((weights.at(-1) ?? 0) + 65);

/** `fn` with its specification where it is known, and with what canonical inputs mean for their highest limbs. */
export function withFiatSpecification(fn: IrFunction): IrFunction {
  const spec = fn.spec ?? fiatSpecification(fn.name);
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

function relationOf({ montgomery, limbs, modulus }: FiatField, operation: string): string | null {
  const radix = `2^${64 * limbs}`;
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

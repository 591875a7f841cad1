import { Failure } from '../../base/errors.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';

/** A field as Fiat-Crypto publishes it. */
export interface FiatField {
  /** Begins its symbols. */
  readonly prefix: string;
  /** Its C file and header, without ending. */
  readonly file: string;
  /** Montgomery form with full words; otherwise unsaturated limbs. */
  readonly isMontgomery: boolean;
}

const montgomery = (prefix: string, file: string): FiatField => ({ prefix, file, isMontgomery: true });

/** By our name of the field. */
const FIELDS: Readonly<Record<string, FiatField>> = {
  '25519': { prefix: 'fiat_25519', file: 'curve25519_64', isMontgomery: false },
  '25519-scalar': montgomery('fiat_25519_scalar', 'curve25519_scalar_64'),
  p224: montgomery('fiat_p224', 'p224_64'),
  'p256-montgomery': montgomery('fiat_p256', 'p256_64'),
  'p384-montgomery': montgomery('fiat_p384', 'p384_64'),
  secp256k1: montgomery('fiat_secp256k1_montgomery', 'secp256k1_montgomery_64'),
  'secp256k1-scalar': montgomery('fiat_secp256k1_montgomery_scalar', 'secp256k1_montgomery_scalar_64'),
  'sm2-montgomery': montgomery('fiat_sm2', 'sm2_64'),
};

/** Throws `unsupported` naming the fields whose interface is known. */
export function publishedField({ name }: FieldDescription): FiatField {
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
  throw new Failure('unsupported', 'this field is not known with the interface of Fiat-Crypto', {
    where: '--interface fiat',
    expected: `one of ${Object.keys(FIELDS).join(', ')}`,
    found: name,
  });
}

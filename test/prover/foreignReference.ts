import { existsSync, readFileSync } from 'node:fs';
import { readFiat } from '../frontend/fiat/readFiat.ts';
import { withFiatSpecification } from '../../src/frontend/fiat/specification.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import type { Peer } from '../../src/frontend/peers/peersManifest.ts';

/**
 * Word IR that a peer's function must equal bit by bit: operands and results are below the prime, so there is one right
 * result; or both are made by Fiat-Crypto from one program. Null where we have none, or where the peer takes its
 * arguments in another order.
 */
export function exactReference(peer: Peer): IrFunction | null {
  if (peer.order !== undefined) return null;
  const { field, op } = peer;
  const isCanonical = peer.out === 'p' && peer.limbsBelow === undefined && (peer.in ?? 'p') === 'p';
  if (/^Fiat-Crypto/.test(peer.name) && !isCanonical) return fiat(field, `(carry_)?${op}`);
  return isCanonical
    ? ([fiat(field, op), fixture(`${field}-${op}`)].find((fn) => fn?.spec?.canonical === true) ?? null)
    : null;
}

const FIXTURES = new URL('../fixtures/', import.meta.url);
const FIAT = new URL('../../../shared/fiat-json/', import.meta.url);
/** Where Fiat's functions of a field are. */
const FIAT_FILES: Readonly<Record<string, string>> = {
  25519: 'curve25519',
  p256: 'p256',
  p384: 'p384',
  p521: 'p521',
  poly1305: 'poly1305',
  secp256k1: 'secp256k1_dettman',
};

function fixture(name: string): IrFunction | null {
  const found = [`ir/${name}.ir`, `montgomery/${name.replace('bls12-381', 'bls12-381-p')}.ir`]
    .map((path) => new URL(path, FIXTURES))
    .find(existsSync);
  return found === undefined ? null : parse(readFileSync(found, 'utf8'), name);
}

function fiat(field: string, operation: string): IrFunction | null {
  const path = new URL(`${FIAT_FILES[field]}_64.json`, FIAT);
  const fn = existsSync(path)
    ? readFiat(readFileSync(path, 'utf8'), field).find((f) =>
        new RegExp(`^fiat_[a-z0-9]+(_dettman)?_${operation}$`).test(f.name),
      )
    : undefined;
  return fn === undefined ? null : withFiatSpecification(fn);
}

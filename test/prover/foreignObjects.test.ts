/**
 * Objects that other people wrote, generated or compiled (peers/), proved directly against the mathematics; built by
 * `./fieldwright peers`, skipped where that was not done. Each as an object, and what is proved again as GNU and as
 * NASM text. What is not decided is compared with word IR where that must be the same function.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { compilersOf } from '../../src/engine/contest/contestants.ts';
import { checkerIdentity } from '../../src/engine/environment/checkerIdentity.ts';
import { targetOf, type VerifyTarget } from '../../src/engine/claim/verifyTarget.ts';
import { verifyContract, type StatedContract } from '../../src/engine/claim/verifyContract.ts';
import { readPeersManifest, type Peer } from '../../src/frontend/peers/peersManifest.ts';
import { buildPeerObjects, openPeers } from '../../src/frontend/peers/peersObject.ts';
import { readFunction } from '../../src/frontend/object/readFunction.ts';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import type { Listing } from '../../src/prover/listing/listing.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { asNasm, codeTools, targetOfText } from './compiled/compile.ts';
import { LimitedProver } from './compiled/limitedProver.ts';
import { writeForeign } from './foreignDocument.ts';
import { RELATION, statedOfPeer } from './foreignStatement.ts';
import { ForeignTable, type ForeignRow } from './foreignTable.ts';
import { readFiat } from '../frontend/fiat/readFiat.ts';
import { withFiatSpecification } from '../../src/frontend/fiat/specification.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';

const root = process.cwd();
const manifest = readPeersManifest(root);
/** Where Rust code is compiled for them; wheels alone are fetched by other tests, too. */
const isBuilt = existsSync(join(root, 'build', 'peers', 'cargo'));
if (!isBuilt) console.log('skipped: the objects of other people are not built (./fieldwright peers)');

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
/** What must be proved; the rest is tried with FIELDWRIGHT_LONG=1. */
const PROVED =
  /^(bignum_(add|sub)_p25519|bignum_sub_p256k1|x25519_fe51_(mul|sqr)|crrl_gf25519_(mul|square)|fiat_25519_(mul|square)|fiat_poly1305_mul|bignum_mont(mul|sqr)_p256|mulx_mont_384|sqrx_mont_384|sp_521_mont_(mul|sqr)_avx2_9)$/;
/** One of each kind, for every run of the suite. */
const SHORT = /^(bignum_sub_p25519|x25519_fe51_mul|crrl_gf25519_square|bignum_montsqr_p256|mulx_mont_384)$/;

/** Not right in place, which their authors say. */
const UNSAFE = /^(libsecp256k1_mul|ossl_gf_(mul|sqr))$/;

/** What the manifest says about a function, in the words of `verify`. */
const stated = (peer: Peer, relation?: string): StatedContract => statedOfPeer(root, manifest, peer, relation);

type Outcome = Pick<ForeignRow, 'kind' | 'detail' | 'millis'>;

/** Of one proof in the long form. */
const MAX_SECONDS = 12;
const limited = new LimitedProver(MAX_SECONDS);
afterAll(() => limited.close());

/** In the long form with a limit of time. */
const verdictOf = async (listing: Listing, contract: StatedContract): Promise<Verdict> => {
  if (isLong) return limited.prove(listing, { contract });
  const { fn, order } = verifyContract(contract);
  return proveAsmSpec(listing, fn, order);
};

function outcomeOf(verdict: Verdict): Outcome {
  if (verdict.kind === 'proved') return { kind: 'proved', detail: verdict.by, millis: verdict.millis };
  return { kind: verdict.kind, detail: `${verdict.where}: ${verdict.reason}`, millis: verdict.millis };
}

describe.skipIf(!isBuilt)('foreign objects', () => {
  const kinds: Record<string, number> = {};
  const table = new ForeignTable(join(root, 'build', 'foreign.jsonl'));
  const checker = checkerIdentity(root).sha256;
  const peers = manifest.peers.filter((peer) => peer.op in RELATION && (isLong || SHORT.test(peer.symbol)));

  it.each(peers.map((peer) => [`${peer.field} ${peer.op}, ${peer.name}`, peer] as const))('%s', async (_, peer) => {
    const around = openPeers(root, findTools(), () => {});
    const build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const { files } = await buildPeerObjects(build, compiler, around);
      const code = await read(files, peer.symbol);
      if (code === null) continue;
      const key = sha256(
        `${checker}\n${code.listing.instructions.map((i) => i.text).join('\n')}\n${[...code.listing.constants].join()}`,
      );
      const row = (isLong ? table.known(key) : undefined) ?? (await judged(peer, compiler, code, key));
      if (isLong && table.known(key) === undefined) table.add(row);
      kinds[row.kind] = (kinds[row.kind] ?? 0) + 1;
      if (!UNSAFE.test(peer.symbol)) expect(row.kind, `${compiler}: ${row.detail}`).not.toBe('refuted');
      if (PROVED.test(peer.symbol)) expect(row.kind).toBe('proved');
    }
  });

  /** Null where an instruction is not accepted. */
  async function read(files: readonly string[], symbol: string): Promise<VerifyTarget | null> {
    try {
      return targetOf(await readFunction({ files, symbol, isClosed: false }, (await codeTools(root)).decoder));
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      kinds['refused'] = (kinds['refused'] ?? 0) + 1;
      return null;
    }
  }

  async function judged(peer: Peer, compiler: string, code: VerifyTarget, key: string): Promise<ForeignRow> {
    const { field, op, name, symbol } = peer;
    const outcome = outcomeOf(await verdictOf(code.listing, stated(peer)));
    const row = { key, checker, field, op, name, symbol, compiler, ...outcome, proved: 0 };
    if (outcome.kind === 'undecided' && isLong) return { ...row, ...(await againstIr(code, peer)) };
    if (outcome.kind !== 'proved') return row;
    const nasm = asNasm(code);
    if (nasm !== null)
      expect(
        (await verdictOf((await targetOfText(nasm, 'code.asm', symbol)).listing, stated(peer))).kind,
        'as NASM text',
      ).toBe('proved');
    expect((await verdictOf(code.listing, stated(peer, `${RELATION[op]}+a`))).kind, 'against a wrong statement').toBe(
      'refuted',
    );
    return { ...row, proved: 2 };
  }

  /** Proved equal to word IR that must be the same function. */
  async function againstIr(code: VerifyTarget, peer: Peer): Promise<Partial<ForeignRow>> {
    const exact = exactReference(peer);
    if (exact === null) return {};
    const reference = { fn: { ...exact, aliasing: 'equal' as const } };
    const verdict = await limited.prove(code.listing, reference);
    if (verdict.kind === 'refuted')
      return {
        kind: 'refuted',
        detail: `against word IR ${exact.name}: ${verdict.where}: ${verdict.reason}`,
        millis: verdict.millis,
      };
    if (verdict.kind === 'undecided') return {};
    return {
      kind: 'proved',
      detail: `equal to word IR ${exact.name}: ${verdict.by}`,
      millis: verdict.millis,
      proved: 2,
    };
  }

  it('are proved by the dozen', () => {
    console.log(`foreign objects: ${JSON.stringify(kinds)}`);
    if (isLong) writeForeign(root);
    expect(kinds['proved'] ?? 0).toBeGreaterThanOrEqual(isLong ? 20 : 5);
  });
});

/**
 * Word IR that a peer's function must equal bit by bit: operands and results are below the prime, so there is one right
 * result; or both are made by Fiat-Crypto from one program. Null where we have none, or where the peer takes its
 * arguments in another order.
 */
function exactReference(peer: Peer): IrFunction | null {
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

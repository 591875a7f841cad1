/**
 * Objects that other people wrote, generated or compiled (peers/), proved directly against the mathematics; built by `npm run peers`, skipped where that
 * was not done. Each as an object, and what is proved again as GNU and as NASM text.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translateGas } from '../../src/asm/translate/translateGas.ts';
import { Failure } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { compilersOf } from '../../src/command/benchPeers.ts';
import { checkerIdentity } from '../../src/command/checkerIdentity.ts';
import { verifyContract, type StatedContract } from '../../src/command/verifyContract.ts';
import { disassemble } from '../../src/toolchain/disassemble.ts';
import { listFields } from '../../src/toolchain/fieldDescription.ts';
import { readPeersManifest, type Peer } from '../../src/toolchain/peersManifest.ts';
import { buildPeerObjects, openPeers } from '../../src/toolchain/peersObject.ts';
import { findTools } from '../../src/toolchain/tools.ts';
import type { Syntax } from '../../src/verify/asm/listing.ts';
import { parseListing } from '../../src/verify/asm/parseListing.ts';
import { proveAsmSpec } from '../../src/verify/asmSpecification.ts';
import { ForeignTable, type ForeignRow } from './foreignTable.ts';

const root = process.cwd(), manifest = readPeersManifest(root), isBuilt = existsSync(join(root, 'build', 'peers'));
if (!isBuilt) console.log('skipped: the objects of other people are not built (npm run peers)');

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
/** What must be proved; the rest is tried with FIELDWRIGHT_LONG=1. */
const PROVED = /^(bignum_(add|sub)_p25519|bignum_sub_p256k1|x25519_fe51_(mul|sqr)|crrl_gf25519_(mul|square)|fiat_25519_(mul|square)|fiat_poly1305_mul|bignum_mont(mul|sqr)_p256|mulx_mont_384|sqrx_mont_384|sp_521_mont_(mul|sqr)_avx2_9)$/;
/** One of each kind, for every run of the suite. */
const SHORT = /^(bignum_sub_p25519|x25519_fe51_mul|crrl_gf25519_square|bignum_montsqr_p256|mulx_mont_384)$/;

/** Not right in place, which their authors say. */
const UNSAFE = /^libsecp256k1_mul$/;

const RELATION: Readonly<Record<string, string>> = { mul: 'a*b', square: 'a*a', add: 'a+b', sub: 'a-b' };

/** What the manifest says about a function, in the words of `verify`. */
function stated(peer: Peer, relation = RELATION[peer.op] ?? ''): StatedContract {
  const modulus = manifest.fields[peer.field]?.modulus ?? listFields(root).find(({ name }) => name === peer.field)?.modulusText ?? '';
  const by = peer.mont !== undefined && (peer.op === 'mul' || peer.op === 'square') ? `/(${peer.mont})` : '', names = /b/.test(relation) ? ['a', 'b'] : ['a'];
  const limit = peer.limbsBelow === undefined ? peer.in ?? 'p' : null;
  const bounds = [...names.map(n => (limit === null ? `${n}[]<${peer.limbsBelow}` : `${n}<${limit}`)), ...(peer.out === 'p' ? ['out<p'] : [])];
  return { spec: `out = (${relation})${by} mod ${modulus}`, limbs: peer.limbs ?? '4x64', bounds: bounds.join(), args: peer.order, aliasing: 'equal' };
}

type Outcome = Pick<ForeignRow, 'kind' | 'detail' | 'millis'>;

function outcomeOf(text: string, syntax: Syntax, symbol: string, contract: StatedContract): Outcome {
  try {
    const { fn, order } = verifyContract(contract), verdict = proveAsmSpec(parseListing(text, syntax, symbol), fn, order);
    return { kind: verdict.kind, detail: verdict.kind === 'proved' ? verdict.by : `${verdict.where}: ${verdict.reason}`, millis: verdict.millis };
  } catch (e) {
    if (e instanceof Failure && e.kind === 'unsupported') return { kind: 'undecided', detail: `${e.message}${e.detail.found === undefined ? '' : `: ${e.detail.found}`}`, millis: 0 };
    throw e;
  }
}

describe.skipIf(!isBuilt)('foreign objects', () => {
  const kinds: Record<string, number> = {}, table = new ForeignTable(join(root, 'build', 'foreign.jsonl')), checker = checkerIdentity(root).sha256;
  const peers = manifest.peers.filter(peer => peer.op in RELATION && (isLong || SHORT.test(peer.symbol)));

  it.each(peers.map(peer => [`${peer.field} ${peer.op}, ${peer.name}`, peer] as const))('%s', async (_, peer) => {
    const around = openPeers(root, await findTools(), () => {}), build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const { files } = await buildPeerObjects(build, compiler, around), text = await disassemble(files, peer.symbol), key = sha256(`${checker}\n${text}`);
      const row = (isLong ? table.known(key) : undefined) ?? judged(peer, compiler, text, key);
      if (isLong && table.known(key) === undefined) table.add(row);
      kinds[row.kind] = (kinds[row.kind] ?? 0) + 1;
      if (!UNSAFE.test(peer.symbol)) expect(row.kind, `${compiler}: ${row.detail}`).not.toBe('refuted');
      if (PROVED.test(peer.symbol)) expect(row.kind).toBe('proved');
    }
  }, 600_000);

  function judged(peer: Peer, compiler: string, text: string, key: string): ForeignRow {
    const outcome = outcomeOf(text, 'gas-intel', peer.symbol, stated(peer)), { field, op, name, symbol } = peer;
    if (outcome.kind === 'proved') {
      expect(outcomeOf(translateGas(`.intel_syntax noprefix\n.text\n${text}`, symbol), 'nasm', symbol, stated(peer)).kind, 'as NASM text').toBe('proved');
      expect(outcomeOf(text, 'gas-intel', symbol, stated(peer, `${RELATION[op]}+a`)).kind, 'against a wrong statement').toBe('refuted');
    }
    return { key, field, op, name, symbol, compiler, ...outcome, proved: outcome.kind === 'proved' ? 2 : 0 };
  }

  it('are proved by the dozen', () => {
    console.log(`foreign objects: ${JSON.stringify(kinds)}`);
    if (isLong) table.write(join(root, 'docs', 'FOREIGN.md'));
    expect(kinds['proved'] ?? 0).toBeGreaterThanOrEqual(isLong ? 20 : 5);
  });
});

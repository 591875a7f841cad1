/**
 * Certificates of functions of other people that are proved directly against their statement: s2n-bignum, CryptOpt's
 * code (in BoringSSL), OpenSSL, blst, Fiat-Crypto's C and Rust and others, as both compilers make them. Only in the
 * long tests (FIELDWRIGHT_LONG=1), after `./fieldwright peers`; Coq checks them, if it is there.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { certify } from '../../src/certificate/certify.ts';
import { coqText } from '../../src/certificate/coqText.ts';
import { targetOf, type VerifyTarget } from '../../src/engine/claim/verifyTarget.ts';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { compilersOf } from '../../src/engine/contest/peerContestants.ts';
import { readFunction } from '../../src/frontend/object/readFunction.ts';
import { readPeersManifest, type Peer } from '../../src/frontend/peers/peersManifest.ts';
import { buildPeerObjects, openPeers } from '../../src/frontend/peers/peersObject.ts';
import { checkCertificate, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { codeTools } from '../prover/compiled/compile.ts';
import { LimitedProver } from '../prover/compiled/limitedProver.ts';
import { RELATION, statedOfPeer } from '../prover/foreignStatement.ts';
import { hasCoq } from './model/buildModel.ts';

const root = process.cwd();
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const isBuilt = existsSync(join(root, 'build', 'peers'));
if (IS_LONG && !isBuilt) console.log('skipped: the objects of other people are not built (./fieldwright peers)');
/** Of what is proved, and can be stated: parameters in the order of C. */
const ENOUGH = 0.95;
/** So many are proved, or something has gone wrong with the objects. */
const LEAST = 60;
const EFFORT = { steps: 60_000 };
/** Of one proof. */
const MAX_SECONDS = 12;

const manifest = readPeersManifest(root);
const peers = manifest.peers.filter(({ op }) => op in RELATION);

describe.skipIf(!IS_LONG || !isBuilt)('code of other people', () => {
  const limited = new LimitedProver(MAX_SECONDS);
  afterAll(() => limited.close());
  const rows: { readonly name: string; readonly outcome: 'certificate' | 'other order' | 'not proved' | string }[] = [];

  it.each(peers.map((peer) => [`${peer.field} ${peer.op}, ${peer.name}`, peer] as const))('%s', async (name, peer) => {
    const build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const { files } = await buildPeerObjects(
        build,
        compiler,
        openPeers(root, findTools(), () => {}),
      );
      const code = await read(files, peer.symbol);
      rows.push({ name: `${name}, ${compiler}`, outcome: code === null ? 'not proved' : await outcomeOf(code, peer) });
    }
  });

  /** Null where an instruction is not accepted. */
  async function read(files: readonly string[], symbol: string): Promise<VerifyTarget | null> {
    try {
      return targetOf(await readFunction({ files, symbol, isClosed: false }, (await codeTools(root)).decoder));
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      return null;
    }
  }

  /** Why there is no certificate, else 'certificate', which Coq accepts. */
  async function outcomeOf({ listing, bytesAt }: VerifyTarget, peer: Peer): Promise<string> {
    const contract = statedOfPeer(root, manifest, peer);
    if ((await limited.prove(listing, { contract })).kind !== 'proved') return 'not proved';
    const { fn, order } = verifyContract(contract);
    if (!order.every((source, i) => source.kind === 'own' && source.index === i)) return 'other order';
    let text: string;
    try {
      text = coqText(certify(listing, fn, bytesAt, EFFORT), [fn.name]);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      return `${error.message} (${error.detail.where ?? error.detail.found ?? ''})`;
    }
    if (hasCoq) expect(await checkCertificate(text, await openCoq(root))).toEqual({ accepted: true, said: '' });
    return 'certificate';
  }

  it('has certificates where it is proved, nearly always', () => {
    const counted = (kind: string): number => rows.filter(({ outcome }) => outcome === kind).length;
    const proved = rows.length - counted('not proved');
    const statable = proved - counted('other order');
    const missing = rows.filter(({ outcome }) => !['certificate', 'other order', 'not proved'].includes(outcome));
    const listed = missing.map(({ name, outcome }) => `${name}: ${outcome}`).join('\n');
    console.log(
      `code of other people: ${rows.length} functions, ${proved} proved, ${counted('certificate')} of ${statable} ` +
        `that can be stated have a certificate\n${listed}`,
    );
    expect(proved).toBeGreaterThanOrEqual(LEAST);
    expect(counted('certificate'), listed).toBeGreaterThanOrEqual(ENOUGH * statable);
  });
});

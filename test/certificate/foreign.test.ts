/**
 * Certificates of functions of other people that are proved directly against their statement: s2n-bignum, CryptOpt's
 * code (in BoringSSL), OpenSSL, blst, Fiat-Crypto's C and Rust and others, as both compilers make them. Only in the
 * long tests (FIELDWRIGHT_LONG=1), after `./fieldwright peers`; Coq checks them, if it is there. A run that was stopped
 * goes on where it was.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { certify, MAX_STEPS_WAITED } from '../../src/certificate/certify.ts';
import { coqText } from '../../src/certificate/coqText.ts';
import { targetOf, type VerifyTarget } from '../../src/engine/claim/verifyTarget.ts';
import { verifyContract } from '../../src/engine/claim/verifyContract.ts';
import { compilersOf } from '../../src/engine/contest/contestants.ts';
import { readFunction } from '../../src/frontend/object/readFunction.ts';
import { readPeersManifest, type Peer } from '../../src/frontend/peers/peersManifest.ts';
import { buildPeerObjects, openPeers } from '../../src/frontend/peers/peersObject.ts';
import { checkCertificate, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { codeTools } from '../prover/compiled/compile.ts';
import { LimitedProver } from '../prover/compiled/limitedProver.ts';
import { RELATION, statedOfPeer } from '../prover/foreignStatement.ts';
import { hasCoq } from './model/buildModel.ts';
import { KeptOutcomes, Tally } from './outcomes.ts';

const root = process.cwd();
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const isBuilt = existsSync(join(root, 'build', 'peers'));
if (IS_LONG && !isBuilt) console.log('skipped: the objects of other people are not built (./fieldwright peers)');
/** Of what is proved, with a pointer to the modulus among the parameters or without. */
const ENOUGH = 0.95;
/** So many are proved, or something has gone wrong with the objects. */
const LEAST = 60;
/** Of one proof. */
const MAX_SECONDS = 12;

const NOT_PROVED = 'not proved';
const CERTIFICATE = 'certificate';

/** By the names of builds. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^s2n/, 's2n-bignum'],
  [/^boringssl p256/, "CryptOpt's code in BoringSSL"],
  [/^openssl (x25519|nistz256)|^ring/, 'assembly of OpenSSL and BoringSSL'],
  [/^blst/, 'blst'],
  [/^wolfssl/, 'wolfSSL'],
  [/^(rust )?fiat/, "Fiat-Crypto's C and Rust"],
  [/^rust/, 'other Rust'],
  [/./, 'other C, by both compilers'],
];
const kindOf = (build: string): string => KINDS.find(([pattern]) => pattern.test(build))?.[1] ?? '';

const manifest = readPeersManifest(root);
const peers = manifest.peers.filter(({ op }) => op in RELATION);

describe.skipIf(!IS_LONG || !isBuilt)('code of other people', () => {
  const limited = new LimitedProver(MAX_SECONDS);
  afterAll(() => limited.close());
  const kept = new KeptOutcomes(root, 'foreign');
  const rows: { readonly kind: string; readonly name: string; readonly outcome: string }[] = [];

  it.each(peers.map((peer) => [`${peer.field} ${peer.op}, ${peer.name}`, peer] as const))('%s', async (name, peer) => {
    const build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const around = openPeers(root, findTools(), () => {});
      const outcome = await kept.of([peer, build, compiler, hasCoq, MAX_STEPS_WAITED, MAX_SECONDS], async () => {
        const { files } = await buildPeerObjects(build, compiler, around);
        const code = await read(files, peer.symbol);
        return code === null ? NOT_PROVED : outcomeOf(code, peer);
      });
      rows.push({ kind: kindOf(peer.build), name: `${name}, ${compiler}`, outcome });
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

  /** Why there is no certificate, else `CERTIFICATE`, which Coq accepts. */
  async function outcomeOf({ listing, bytesAt }: VerifyTarget, peer: Peer): Promise<string> {
    const contract = statedOfPeer(root, manifest, peer);
    if ((await limited.prove(listing, { contract })).kind !== 'proved') return NOT_PROVED;
    const { fn, order } = verifyContract(contract);
    let text: string;
    try {
      text = coqText(certify(listing, { fn, order }, bytesAt, { steps: MAX_STEPS_WAITED }), [fn.name]);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      return `${error.message} (${error.detail.where ?? error.detail.found ?? ''})`;
    }
    if (hasCoq) expect(await checkCertificate(text, await openCoq(root))).toEqual({ accepted: true, said: '' });
    return CERTIFICATE;
  }

  it('has certificates where it is proved, nearly always', () => {
    const proved = rows.filter(({ outcome }) => outcome !== NOT_PROVED);
    const tally = new Tally();
    for (const { kind, name, outcome } of proved) tally.add(kind, name, outcome === CERTIFICATE ? null : outcome);
    console.log(`code of other people, certificates of what is proved (${rows.length} functions):\n${tally.text}`);
    expect(tally.count).toBeGreaterThanOrEqual(LEAST);
    expect(tally.part, tally.text).toBeGreaterThanOrEqual(ENOUGH);
  });
});

/** The libraries of peers/ as contenders. */
import { type Failure, isDispensable } from '../../base/errors.ts';
import type { Peer, PeerBuild, PeerCompiler, PeersManifest } from '../../frontend/peers/peersManifest.ts';
import { buildPeerObjects, type PeerObjects, type PeerSurroundings } from '../../frontend/peers/peersObject.ts';
import type { Absent } from '../../frontend/compile/compileBaselines.ts';
import { type Contestant, type Field, linkContestant } from './contestant.ts';
import { interfaceOf, promiseOf } from './addedContestant.ts';
import type { BenchSubject } from './contestSubject.ts';

/** Processor features that code of contestants may need. */
export interface CpuFeatures {
  readonly bmi2: boolean;
  readonly adx: boolean;
  readonly avx512ifma: boolean;
}

/**
 * The code of all contestants that have the subject's function. What is missing is said and does not stop the others.
 */
export async function peerContestants(
  subject: BenchSubject,
  manifest: PeersManifest,
  cpu: CpuFeatures,
  around: PeerSurroundings,
): Promise<Field> {
  const present: Contestant[] = [];
  const absent: Absent[] = [];
  const peers = manifest.peers.filter(
    ({ field, op, many }) => field === subject.peersField && op === subject.op && !many,
  );
  for (const peer of peers) {
    const build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const found = await peerContestant(peer, build, compiler, { subject, cpu, around });
      if ('reason' in found) absent.push(found);
      else present.push(found);
    }
  }
  return { present, absent };
}

/** Everything that is compiled is compiled by each of these. */
export const compilersOf = (build: PeerBuild): readonly PeerCompiler[] =>
  build.kind === 'compile' ? build.compilers : ['cc'];

async function peerContestant(
  peer: Peer,
  build: PeerBuild,
  compiler: PeerCompiler,
  { subject, cpu, around }: { subject: BenchSubject; cpu: CpuFeatures; around: PeerSurroundings },
): Promise<Contestant | Absent> {
  const lacking = lackingFeatures(peer, cpu);
  if (lacking !== null) return { name: peer.name, reason: lacking };
  try {
    const objects = await buildPeerObjects(build, compiler, around);
    const name = nameOf(peer, objects);
    const { limbs, order, mont, in: below, limbsBelow, out, aliasing } = peer;
    const means = interfaceOf(
      { limbs, order, mont, in: below, limbsBelow, out, aliasing },
      subject,
      `peers/manifest.json, ${peer.name}`,
    );
    return {
      ...promiseOf(name, means, subject),
      name,
      origin: objects.origin,
      code: await linkContestant(
        { ...objects, symbol: peer.symbol, call: means.call },
        { root: around.root, cc: around.tools.byName.cc },
      ),
    };
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return { name: peer.name, reason: `not available: ${reasonOf(error)}` };
  }
}

/** Why this processor cannot run it; null if it can. */
export function lackingFeatures({ requires }: Pick<Peer, 'requires'>, cpu: CpuFeatures): string | null {
  const lacking = requires.filter((feature) => !cpu[feature]);
  return lacking.length === 0 ? null : `not applicable: this processor lacks ${lacking.join(' and ').toUpperCase()}`;
}

const nameOf = ({ name }: Peer, { compiledBy }: PeerObjects): string =>
  compiledBy === null ? name : `${name}, ${compiledBy}`;

/** One line: what failed, and what to install if that is the trouble. */
export function reasonOf({ kind, message, detail: { found, hint } }: Failure): string {
  const cause = found === undefined || found === '' ? '' : ` (${found.split('\n')[0]})`;
  return `${message}${cause}${kind === 'tool' && hint !== undefined ? `; try: ${hint.split('\n')[0]}` : ''}`;
}

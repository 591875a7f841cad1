import type { StatedContract } from '../../src/engine/claim/verifyContract.ts';
import { listFields } from '../../src/frontend/field/fieldDescription.ts';
import type { Peer, PeersManifest } from '../../src/frontend/peers/peersManifest.ts';

/** What operations of contestants compute, of those that are products, squares, sums and differences. */
export const RELATION: Readonly<Record<string, string>> = { mul: 'a*b', square: 'a*a', add: 'a+b', sub: 'a-b' };

/** What the manifest says about a function, in the words of `verify`. */
export function statedOfPeer(
  root: string,
  manifest: PeersManifest,
  peer: Peer,
  relation = RELATION[peer.op] ?? '',
): StatedContract {
  const modulus =
    manifest.fields[peer.field]?.modulus ?? listFields(root).find(({ name }) => name === peer.field)?.modulusText ?? '';
  const by = peer.mont !== undefined && (peer.op === 'mul' || peer.op === 'square') ? `/(${peer.mont})` : '';
  const names = /b/.test(relation) ? ['a', 'b'] : ['a'];
  const limit = peer.limbsBelow === undefined ? (peer.in ?? 'p') : null;
  const bounds = [
    ...names.map((n) => (limit === null ? `${n}[]<${peer.limbsBelow}` : `${n}<${limit}`)),
    ...(peer.out === 'p' ? ['out<p'] : []),
  ];
  return {
    spec: `out = (${relation})${by} mod ${modulus}`,
    limbs: peer.limbs ?? '4x64',
    bounds: bounds.join(),
    args: peer.order,
    aliasing: 'equal',
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchSubject } from '../../../src/engine/contest/contestSubject.ts';
import { listFields, loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { readPeerInterface } from '../../../src/frontend/peers/peersInterface.ts';
import { parsePeersManifest, readPeersManifest } from '../../../src/frontend/peers/peersManifest.ts';

const root = join(import.meta.dirname, '../../..');
const manifest = readPeersManifest(root);

test.each(manifest.peers.map((peer) => [peer.symbol, peer] as const))(
  '%s names a known function and an interface that can be read',
  (_, peer) => {
    const subject = benchSubject({ field: peer.field, op: peer.op, strict: false }, manifest, root);
    expect(subject.peersField).toBe(peer.field);
    const { limbs, order, mont, in: below, limbsBelow, out, aliasing } = peer;
    const { weights, call } = readPeerInterface(
      { limbs, order, mont, in: below, limbsBelow, out, aliasing },
      { ...subject, where: peer.name },
    );
    expect(2n ** BigInt((weights.at(-1) ?? 0) + 64)).toBeGreaterThan(subject.modulus);
    expect(call.length).toBeGreaterThan(subject.operands.length);
  },
);

test('crates are pinned exactly, and everything the manifest refers to is in the lock file or in peers/', () => {
  const cargo = readFileSync(join(root, 'peers', 'Cargo.toml'), 'utf8');
  const lock = readFileSync(join(root, 'peers', 'Cargo.lock'), 'utf8');
  const versions = [...cargo.matchAll(/^[\w-]+ = \{ version = "([^"]*)"/gm)].map((match) => match[1]);
  expect(versions.length).toBeGreaterThan(8);
  expect(versions.filter((version) => !version.startsWith('='))).toEqual([]);
  const crates = Object.values(manifest.builds).flatMap((build) => {
    if (build.kind === 'debian' || build.kind === 'go') return [];
    return build.kind === 'compile'
      ? [...build.sources, ...build.includes].map((location) => location.split(':')[0])
      : [build.crate];
  });
  expect([...new Set(crates)].filter((crate) => crate !== 'peers' && !lock.includes(`name = "${crate}"`))).toEqual([]);
});

test('where words of contestants stand for x·R, the relation is that of the elements', () => {
  const functions = manifest.peers
    .filter(({ mont, op }) => mont !== undefined && (op === 'mul' || op === 'square'))
    .map(({ field, op }) => `${field} ${op}`);
  const dividing = [...new Set(functions)].filter((name) => {
    const [field, op] = name.split(' ');
    return benchSubject({ field, op, strict: false }, manifest, root).relation.includes('/');
  });
  expect(dividing).toEqual([]);
});

test.each(listFields(root).map(({ name }) => name))('%s has contestants in multiplication and squaring', (field) => {
  for (const op of ['mul', 'square'].filter((name) => loadField(field, root).operations.some((o) => o.name === name))) {
    const { peersField } = benchSubject({ field, op, strict: false }, manifest, root);
    expect(
      manifest.peers.some((peer) => peer.field === peersField && peer.op === op),
      op,
    ).toBe(true);
  }
});

test('no two contestants of one function have the same name', () => {
  const names = manifest.peers.map(({ field, op, name }) => `${field} ${op} ${name}`);
  expect(names.length).toBe(new Set(names).size);
});

const small = {
  schemaVersion: 1,
  fields: {},
  builds: { b: { kind: 'rust', crate: 'c' } },
  peers: [{ name: 'n', field: 'f', op: 'mul', build: 'b', symbol: 's' }],
};

test('what is malformed is refused with its place', () => {
  expect(parsePeersManifest(JSON.stringify(small), 'm').peers[0].requires).toEqual([]);
  expect(() => parsePeersManifest('{', 'm')).toThrow('not JSON');
  expect(() =>
    parsePeersManifest(JSON.stringify({ ...small, peers: [{ ...small.peers[0], limb: '4x64' }] }), 'm'),
  ).toThrow('malformed manifest');
  expect(() =>
    parsePeersManifest(JSON.stringify({ ...small, peers: [{ ...small.peers[0], build: 'x' }] }), 'm'),
  ).toThrow('unknown build');
});

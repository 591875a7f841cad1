/** The command `peers`: fetches and builds all contenders of peers/, and lists them. */
import { Failure, isDispensable } from '../base/errors.ts';
import { textTable, type TableColumn } from '../base/textTable.ts';
import { readPeersManifest, type PeersManifest } from '../frontend/peers/peersManifest.ts';
import { buildPeerObjects, openPeers, type PeerSurroundings } from '../frontend/peers/peersObject.ts';
import { findTools } from '../frontend/toolchain/tools.ts';
import { compilersOf, reasonOf } from '../engine/contest/contestants.ts';
import type { CommandSpec } from '../base/options/option.ts';
import { PROGRAM } from '../base/files/installation.ts';

/** Fetches and builds all contestants of peers/, and lists them. `bench` does the same for those that it needs. */
export const peersCommand: CommandSpec = {
  operands: [],
  options: [],
  async run(_raw, io) {
    const manifest = readPeersManifest(io.root);
    const around = openPeers(io.root, findTools(), (text) => io.note(text));
    const { rows, missing } = await buildAll(manifest, around);
    io.out(textTable(COLUMNS, rows, io.width));
    if (missing.size === 0) return;
    throw new Failure('tool', 'some contenders cannot be built; bench works with the others', {
      found: [...missing].map(([reason, names]) => `${names.join(', ')}: ${reason}`).join('\n            '),
      hint: `install what is missing, then run \`${PROGRAM} peers\` again`,
    });
  },
};

const COLUMNS: readonly TableColumn[] = [
  { title: 'field', align: 'left' },
  { title: 'operation', align: 'left' },
  { title: 'contestant', align: 'left', ifTooWide: 'wrap' },
  { title: 'from', align: 'left', ifTooWide: 'leave out' },
  { title: 'symbol', align: 'left', ifTooWide: 'leave out' },
];

/** One row for each contestant, and the reasons why builds failed with the names of those builds. */
async function buildAll(
  { builds, peers }: PeersManifest,
  around: PeerSurroundings,
): Promise<{ rows: string[][]; missing: Map<string, string[]> }> {
  const origins = new Map<string, string>();
  const missing = new Map<string, string[]>();
  for (const [name, build] of Object.entries(builds)) {
    try {
      for (const compiler of compilersOf(build))
        origins.set(name, (await buildPeerObjects(build, compiler, around)).origin);
    } catch (error) {
      if (!isDispensable(error)) throw error;
      const reason = reasonOf(error);
      missing.set(reason, [...(missing.get(reason) ?? []), name]);
    }
  }
  return {
    rows: peers.map(({ field, op, name, build, symbol }) => [field, op, name, origins.get(build) ?? 'missing', symbol]),
    missing,
  };
}

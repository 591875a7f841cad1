import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHost, type Host } from '../../../lab/hosts/hostManifest.ts';

/** A host of our own making below `folder`, and a copy of its crate with one file in `folder`/crate. */
export function smallHost(folder: string, text: string): Host {
  mkdirSync(join(folder, 'hosts', 'small'), { recursive: true });
  const edits = [
    { file: 'lib.rs', anchor: 'fn mul(', after: ' /* ours */' },
    { file: 'lib.rs', anchor: 'fn add(', with: 'fn plus(' },
  ];
  const patch = { replace: { 'ours.rs': 'mine.rs' }, edits };
  const none = { libraries: [], suites: [], benches: [] };
  const manifest = { title: 'Small', crate: 'small', version: '1.2.3', change: 'all', patch, ...none };
  writeFileSync(join(folder, 'hosts', 'small', 'host.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'hosts', 'small', 'mine.rs'), '// ours\n');
  mkdirSync(join(folder, 'crate'));
  writeFileSync(join(folder, 'crate', 'lib.rs'), text);
  return readHost(folder, 'small');
}

import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { debianArchive } from './debianSource.ts';
import { fetchCrates, type Crates } from '../../src/frontend/peers/peersPackages.ts';
import { run } from '../../src/frontend/toolchain/run.ts';
import { copyModule, pinnedModule } from './goHost.ts';
import { packageOf, type Host } from './hostManifest.ts';
import { copyCrate, requireVersion } from './patchedCrate.ts';

/** The pinned sources of a host. */
interface HostSource {
  /** All that hosts/Cargo.lock pins; empty for a host library that is no crate. */
  readonly crates: Crates;
  /** Makes a copy of the host library and returns its folder. */
  readonly copy: (to: string) => Promise<string>;
}

/** Fetches what is pinned. Throws `tool` if that fails, and `input` if it is not what the host library is made for. */
export async function openSource(host: Host, io: Io): Promise<HostSource> {
  const note = (text: string): void => io.note(text);
  if (host.debian !== undefined) {
    const archive = await debianArchive(io.root, host.debian, note);
    return { crates: new Map(), copy: (to) => unpack(archive, to) };
  }
  if (host.module !== undefined) {
    const module = await pinnedModule(host, io);
    return { crates: new Map(), copy: (to) => copyModule(module, to) };
  }
  const crates = await fetchCrates(io.root, note, 'hosts');
  requireVersion(host, crates);
  return { crates, copy: async (to) => copyCrate(crates, packageOf(host), to) };
}

/** Unpacks an archive whose files are in one folder, which becomes `to`. */
async function unpack(archive: string, to: string): Promise<string> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { status, stderr } = await run('tar', ['xf', archive, '-C', to, '--strip-components=1']);
  if (status === 0) return to;
  throw new Failure('tool', 'tar cannot unpack an archive', { where: archive, found: stderr.trimEnd() });
}

/**
 * Builds a host library that is no crate, linked with `archives` of ours. Throws `tool` with the end of what is
 * printed.
 */
export async function buildHost(host: Host, cwd: string, archives: readonly string[], io: Io): Promise<void> {
  const ours = archives.map((archive) => relative(cwd, archive)).join(' ');
  for (const command of host.build) {
    const [program, ...args] = command.map((word) => word.replace('{archives}', () => ours));
    io.note(`hosts: building ${host.title} in ${cwd}: ${command.join(' ')} …`);
    const { status, stdout, stderr } = await run(program, args, { cwd, env: { ...io.env } });
    if (status === 0) continue;
    throw new Failure('tool', 'the library does not build', {
      where: `${[program, ...args].join(' ')} in ${cwd}`,
      found: `${stdout}\n${stderr}`.trimEnd().split('\n').slice(-12).join('\n            '),
    });
  }
}

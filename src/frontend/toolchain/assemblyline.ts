/** Finds and calls an installed libassemblyline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from './cache.ts';
import { run } from './run.ts';
import { findTools, requireTool } from './tools.ts';

/** An installed libassemblyline (J. Kuepper et al.), version 1.4. */
export interface Assemblyline {
  /** Path, or the name by which the system finds it. */
  readonly library: string;
  /** The bytes of each instruction; null for what it does not know, for instance an address relative to rip. */
  bytes(lines: readonly string[]): Promise<(Uint8Array | null)[]>;
}

const SOURCE = 'src/frontend/toolchain/native/assemblyline.c';
const NAME = 'libassemblyline.so.1';

/**
 * Finds the library: the path in FIELDWRIGHT_ASSEMBLYLINE, else where pkg-config says it is, else wherever the system
 * looks. It is called from a small program of its own, which is compiled on first use. Throws `tool` if the library or
 * the C compiler is missing.
 */
export async function openAssemblyline(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Assemblyline> {
  const program = await helper(root);
  const library = env['FIELDWRIGHT_ASSEMBLYLINE'] ?? (await installed());
  const bytes = (lines: readonly string[]): Promise<(Uint8Array | null)[]> => assemble(program, library, lines);
  await bytes(['ret']);
  return { library, bytes };
}

async function helper(root: string): Promise<string> {
  const cc = requireTool(findTools().byName.cc);
  const source = join(root, SOURCE);
  return makeOnce(
    join(cacheDir(root, 'assemblyline', [cc, sha256(readFileSync(source))]), 'assemblyline'),
    async (draft) => {
      const { status, stderr } = await run(cc, ['-std=gnu11', '-O2', '-o', draft, source, '-ldl']);
      if (status !== 0)
        throw new Failure('tool', 'the helper for AssemblyLine does not compile', {
          where: SOURCE,
          found: stderr.slice(0, 500),
        });
    },
  );
}

async function installed(): Promise<string> {
  try {
    const { status, stdout } = await run('pkg-config', ['--variable=libdir', 'assemblyline']);
    return status === 0 && stdout.trim() !== '' ? join(stdout.trim(), NAME) : NAME;
  } catch {
    return NAME;
  }
}

async function assemble(program: string, library: string, lines: readonly string[]): Promise<(Uint8Array | null)[]> {
  const { status, stdout, stderr } = await run(program, [library], { input: `${lines.join('\n')}\n` });
  const found = stdout.split('\n').slice(0, -1);
  if (status === 0 && found.length === lines.length)
    return found.map((hex) => (hex === '' ? null : Buffer.from(hex, 'hex')));
  throw new Failure('tool', 'AssemblyLine cannot be used', {
    where: library,
    expected: 'libassemblyline 1.4',
    found: stderr.trim().split('\n').at(-1) ?? '',
    hint:
      'install it, let PKG_CONFIG_PATH or FIELDWRIGHT_ASSEMBLYLINE=/path/to/libassemblyline.so.1 say where it ' +
      'is, or leave out --assembler assemblyline',
  });
}

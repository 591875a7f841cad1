import { dirname, join } from 'node:path';
import { inputC } from './inputC.ts';
import { buildRustInputs } from './inputRust.ts';
import { inputNamed, type InputText } from './inputsManifest.ts';
import { compileToBitcode } from './compileC.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { fetchCrates, type Crates } from '../peers/peersCrates.ts';
import { requireRustCompiler } from '../toolchain/rustCompiler.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';

/** A third-party implementation, fetched and made readable. */
export interface OpenInput {
  readonly text: InputText;
  /** LLVM bitcode for the bridge. */
  readonly bitcode: string;
  /** One C file that needs no flags, or null for Rust. */
  readonly cSource: string | null;
  /** What the implementation's own compiler makes of it: rustc's static library, or null for C. */
  readonly library: string | null;
  /** Where it is from, e.g. `blst 0.3.17`. */
  readonly origin: string;
}

/**
 * Fetches, writes and compiles what `--input name` stands for; done once, later calls find it. Throws `input` for an
 * unknown name, `tool` for what is missing, or if LLVM is too old for rustc, before anything is fetched or compiled.
 */
export async function openInput(toolchain: Toolchain, name: string, note: (text: string) => void): Promise<OpenInput> {
  const { root, tools } = toolchain;
  const text = inputNamed(root, name);
  if (text.kind === 'rust') await requireRustCompiler(process.env, toolchain.bridge.llvmMajor);
  const crates = await fetchCrates(root, note, join('bridge', 'inputs'));
  const origin = originOf(text, crates);
  if (text.kind === 'rust') {
    const { bitcode, library } = await buildRustInputs(root, crates, await llvmLink(toolchain), note);
    return { text, bitcode, library, cSource: null, origin };
  }
  const cSource = await inputC(name, text, { root, tools, crates });
  return { text, bitcode: await compileToBitcode(toolchain, cSource), cSource, library: null, origin };
}

/** llvm-link is installed with llvm-config, under its plain name. */
export async function llvmLink({ tools }: Toolchain): Promise<string> {
  const { stdout } = await run(requireTool(tools.byName['llvm-config']), ['--bindir']);
  return join(stdout.trim() || dirname(requireTool(tools.byName['llvm-config'])), 'llvm-link');
}

function originOf(text: InputText, crates: Crates): string {
  const name = crateOf(text);
  const version = crates.get(name)?.version;
  return version === undefined ? name : `${name} ${version}`;
}

/** The crate that the code is from. */
function crateOf(text: InputText): string {
  if (text.kind === 'fiat-c') return 'fiat-crypto';
  if (text.kind === 'rust') return text.crate;
  const [first] = [text.archive ?? '', ...text.parts.map((part) => part.file), ...text.includes].filter(
    (place) => place !== '' && !place.startsWith('inputs:'),
  );
  return first?.split(':')[0] ?? 'bridge/inputs';
}

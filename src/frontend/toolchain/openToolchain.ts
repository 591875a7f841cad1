/** The toolchain: all tools, and the compiled LLVM side. */
import { buildBridge, type Bridge } from './buildBridge.ts';
import { findTools, type Tools, requireTool } from './tools.ts';
import { Failure } from '../../base/errors.ts';
import { run } from './run.ts';

/** The tools and the built bridge of one checkout or installed package. */
export interface Toolchain {
  /** Root of the project; everything generated goes to its `buildFolder`. */
  readonly root: string;
  readonly tools: Tools;
  readonly bridge: Bridge;
  /** What compilers may use, by the names of `--target`; all that this processor has unless given. */
  readonly target?: string;
}

/** Finds the tools and builds what is not built yet. Throws `tool` naming what is missing. */
export async function openToolchain(root: string): Promise<Toolchain> {
  const tools = findTools();
  return { root, tools, bridge: await buildBridge(root, tools) };
}

interface CallingProgram {
  readonly program: string;
  readonly flags: readonly string[];
  readonly source: string;
  readonly archive: string;
}

/**
 * Compiles and links a C program that calls a library of ours, as a user would.
 * Throws `tool` with the command and what the compiler says.
 */
export async function linkCallingProgram(
  { program, flags, source, archive }: CallingProgram,
  { byName }: Tools,
): Promise<void> {
  const cc = requireTool(byName.cc);
  const line = ['-std=c11', '-O1', '-Wall', ...flags, '-o', program, source, archive];
  const { status, stderr } = await run(cc, line);
  if (status === 0) return;
  throw new Failure('tool', 'the library cannot be linked', {
    where: [cc, ...line].join(' '),
    found: stderr.trimEnd(),
  });
}

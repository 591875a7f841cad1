import { buildBridge, type Bridge } from './buildBridge.ts';
import { findTools, type Tools } from './tools.ts';

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
  const tools = await findTools();
  return { root, tools, bridge: await buildBridge(root, tools) };
}

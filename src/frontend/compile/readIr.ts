/** Reads LLVM IR as straight-line code on integers, by `fieldwright-reader`. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Failure, type FailureDetail } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Setting } from '../../base/settings.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run, type ProcessResult } from '../toolchain/run.ts';

/**
 * Modes of the reduction pass that the reader can run; see bridge/README.md. With `keep` nothing is rewritten, and
 * remainders by constants are read.
 */
export type ReduceMode = 'none' | 'keep' | 'single' | 'multi' | 'incomplete' | 'incomplete-phi';

export interface ReadOptions {
  /** Symbols to read; all definitions if absent. */
  readonly functions?: readonly string[];
  /** Default `incomplete`. */
  readonly reduce?: ReduceMode;
  /** Arguments by value that become constants. */
  readonly set?: readonly Setting[];
}

/** Straight-line integer SSA of some functions. */
export interface BridgedIr {
  /** The reader's JSON text, for `bridge/ssa` to parse. */
  readonly json: string;
  /** File with exactly the LLVM IR that was read, for compiler baselines. */
  readonly llPath: string;
}

/**
 * Reads LLVM IR (.ll or .bc) through the fixed pipeline, cached. Throws `unsupported` with the place in
 * the source if the IR has something that the bridge does not handle, `input` if it is malformed.
 */
export async function readIr(toolchain: Toolchain, irPath: string, options: ReadOptions = {}): Promise<BridgedIr> {
  const flags = [
    `--reduce=${options.reduce ?? 'incomplete'}`,
    ...(options.functions ?? []).map((name) => `--function=${name}`),
    ...(options.set ?? []).map(({ name, value }) => `--set=${name}=${value}`),
  ];
  const key = [toolchain.bridge.hash, sha256(readFileSync(irPath)), flags];
  const dir = cacheDir(toolchain.root, 'ir', key);
  const stem = join(dir, basename(irPath, extname(irPath)));
  const llPath = `${stem}.ll`;
  // The JSON is made last: where it is, so is the IR.
  const jsonPath = await makeOnce(`${stem}.json`, async (draft) => {
    const llDraft = `${draft}.ll`;
    writeFileSync(draft, await read(toolchain.bridge.reader, irPath, [...flags, `--emit-ll=${llDraft}`]));
    renameSync(llDraft, llPath);
  });
  return { json: readFileSync(jsonPath, 'utf8'), llPath };
}

/** The same with another name of a function in the JSON; the LLVM IR keeps the old one. */
export const renamedFunction = (bridged: BridgedIr, from: string, to: string): BridgedIr =>
  from === to
    ? bridged
    : {
        ...bridged,
        json: bridged.json.replace(`{ "name": ${JSON.stringify(from)}`, () => `{ "name": ${JSON.stringify(to)}`),
      };

async function read(reader: string, irPath: string, flags: readonly string[]): Promise<string> {
  const result = await run(reader, [...flags, irPath]);
  if (result.status === 0) return result.stdout;
  throw readerFailure(result, irPath);
}

/** The reader's exit codes are those of the project. */
function readerFailure({ status, stderr }: ProcessResult, irPath: string): Failure {
  if (status === 5) {
    const { message, detail } = parseRefusal(stderr);
    return new Failure('unsupported', message, detail);
  }
  const missing = status === 2 ? /: no function (\S+)\s+found:\s*(.*)/.exec(stderr) : null;
  if (status === 2 && stderr.includes(': cannot set ')) {
    const { message, detail } = parseRefusal(stderr, ': cannot set ');
    return new Failure('input', message, {
      ...detail,
      hint: '--set name=value takes a parameter of the function that is an integer passed by value',
    });
  }
  if (missing !== null)
    return new Failure('input', `no function ${missing[1]}`, {
      where: basename(irPath),
      expected: `one of ${missing[2].trim().split(/\s+/).join(', ')}`,
    });
  const kind = status === 2 ? 'input' : 'invariant';
  // It begins with the path of the reader; the line of the source follows.
  const [head] = stderr.split('\n');
  const found = head.replace(/^\S+: (?=\S+:\d+:\d+: )/, '').replace(`${irPath}:`, '');
  return new Failure(kind, 'the LLVM IR cannot be read', {
    where: irPath,
    found: kind === 'input' ? found : stderr.trimEnd(),
  });
}

/** Takes `error: where: message`, `  expected: …`, `  found: …`, `  try: …` apart. */
function parseRefusal(stderr: string, verb = ': cannot bridge '): { message: string; detail: FailureDetail } {
  const lines = stderr.trimEnd().split('\n');
  const head = lines[0].replace(/^error: /, '');
  const cut = head.lastIndexOf(verb);
  const field = (name: string): string | undefined =>
    lines
      .map((line) => line.trim())
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const expected = field('expected');
  const found = field('found');
  const hint = field('try');
  return {
    message: cut < 0 ? head : head.slice(cut + 2),
    detail: {
      ...(cut < 0 ? {} : { where: head.slice(0, cut) }),
      ...(expected === undefined ? {} : { expected }),
      ...(found === undefined ? {} : { found }),
      ...(hint === undefined ? {} : { hint }),
    },
  };
}

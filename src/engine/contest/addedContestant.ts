/** Reads a contender from `--add`. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { cParameters } from '../../frontend/compile/definedFunctions.ts';
import { peerInterfaceSchema, readPeerInterface } from '../../frontend/peers/peersInterface.ts';
import type { PeerInterfaceText, PeerInterface } from '../../frontend/peers/peersInterface.ts';
import type { PeerCompiler } from '../../frontend/peers/peersManifest.ts';
import { compilePeerSource, compilerLabel, type PeerSurroundings } from '../../frontend/peers/peersObject.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { requireTool } from '../../frontend/toolchain/tools.ts';
import { type Contestant, linkContestant, type ContestantPromise } from './contestant.ts';
import type { BenchSubject } from './contestSubject.ts';
import { peerContract } from '../../ir/contract/peerContract.ts';

/** What one `--add` says. */
interface AddedText {
  readonly name: string;
  readonly file: string;
  readonly symbol: string;
  readonly compiler: PeerCompiler;
  readonly interface: PeerInterfaceText;
}

const FORM = "'name=file:symbol[;key=value...]', e.g. 'mine=mul.o:my_mul;limbs=5x51;limbsBelow=2^54'";

/** Parses `name=file:symbol;key=value;…`. Throws `input` that names the part that is not understood. */
export function parseAdd(text: string): AddedText {
  const [head, ...rest] = text.split(';');
  const match = /^([^=]+)=(.+):([^:]+)$/.exec(head);
  if (match === null)
    throw new Failure('input', 'the contender is not understood', { where: '--add', expected: FORM, found: text });
  const { cc = 'gcc', ...keys } = keysOf(rest.filter((part) => part !== ''));
  if (cc !== 'gcc' && cc !== 'clang')
    throw new Failure('input', 'unknown compiler', { where: '--add', expected: 'cc=gcc or cc=clang', found: cc });
  const parsed = peerInterfaceSchema.safeParse(keys);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Failure('input', 'unknown key or value', {
      where: `--add ${match[1]}`,
      expected: `keys ${[...Object.keys(peerInterfaceSchema.shape), 'cc'].join(', ')}`,
      found: `${issue.path.join('.')} ${issue.message}`.trim(),
    });
  }
  return {
    name: match[1],
    file: match[2],
    symbol: match[3],
    compiler: cc === 'clang' ? 'clang' : 'cc',
    interface: parsed.data,
  };
}

function keysOf(parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      if (at < 1)
        throw new Failure('input', 'the contender is not understood', { where: '--add', expected: FORM, found: part });
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

/** Assembles or compiles the file if need be and links it for the worker. Paths start from `cwd`. */
export async function addedContestant(
  text: string,
  subject: BenchSubject,
  cwd: string,
  around: PeerSurroundings,
): Promise<Contestant> {
  const added = parseAdd(text);
  const file = resolve(cwd, added.file);
  const where = `--add ${added.name}`;
  if (!existsSync(file)) throw new Failure('input', 'the file does not exist', { where, found: file });
  const means = interfaceOf({ ...orderIn(file, added.symbol, subject), ...added.interface }, subject, where);
  const files = [await objectOf(file, added.compiler, around)];
  const label =
    extname(file) === '.c'
      ? `${added.name}, ${compilerLabel(added.compiler, around.tools.byName[added.compiler])}`
      : added.name;
  return {
    ...promiseOf(label, means, subject),
    name: label,
    origin: added.file,
    code: await linkContestant(
      { files, symbol: added.symbol, call: means.call },
      { root: around.root, cc: around.tools.byName.cc },
    ),
  };
}

/** The order of the parameters of a C source, if they are called as ours are. */
function orderIn(file: string, symbol: string, { operands }: BenchSubject): Pick<PeerInterfaceText, 'order'> {
  const names = extname(file) === '.c' ? cParameters(readFileSync(file, 'utf8'), symbol) : null;
  return names !== null && names.toSorted().join() === ['out', ...operands].toSorted().join()
    ? { order: names.join() }
    : {};
}

/** An object, library or shared object with the code of `file`. */
async function objectOf(file: string, compiler: PeerCompiler, around: PeerSurroundings): Promise<string> {
  switch (extname(file)) {
    case '.o':
    case '.a':
      return file;
    case '.asm':
      return assembleNasm(file, around);
    case '.s':
    case '.S':
      return compilePeerSource(file, 'cc', [`-I${dirname(file)}`], '', around);
    case '.c':
      return compilePeerSource(file, compiler, [`-I${dirname(file)}`], '', around);
    default:
      if (/\.so(\.\d+)*$/.test(file)) return file;
      throw new Failure('input', 'unknown kind of file', { where: file, expected: '.o, .a, .asm, .S, .s, .c or .so' });
  }
}

async function assembleNasm(file: string, { root, tools }: PeerSurroundings): Promise<string> {
  const nasm = requireTool(tools.byName.nasm);
  const dir = cacheDir(root, 'peer', [nasm, tools.byName.nasm.version, sha256(readFileSync(file))]);
  return makeOnce(join(dir, `${basename(file, '.asm')}.o`), async (draft) => {
    const { status, stderr } = await run(nasm, ['-f', 'elf64', '-o', draft, file], { cwd: dirname(file) });
    if (status !== 0)
      throw new Failure('input', 'the file does not assemble', { where: file, found: stderr.trimEnd() });
  });
}

/** What a foreign function's interface means for this subject. `where` is for messages. */
export function interfaceOf(text: PeerInterfaceText, subject: BenchSubject, where: string): PeerInterface {
  const means = readPeerInterface(text, {
    modulus: subject.modulus,
    operands: subject.operands,
    weights: subject.weights,
    where,
  });
  return subject.whole === null ? means : { ...means, label: 'bytes' };
}

/** The promise that a foreign function is tested against. */
export function promiseOf(
  name: string,
  means: PeerInterface,
  { whole, modulus, relation, operands }: BenchSubject,
): ContestantPromise {
  const { aliases } = means;
  const contract =
    whole?.contract ??
    peerContract({ ...means, name, modulus, relation, operands: operands.length, mayAlias: aliases.length > 0 });
  return { contract, aliases, representation: means.label };
}

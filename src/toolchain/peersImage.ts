import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { parseElfObject } from './elfObject.ts';
import { ADAPTER, adapterSource, isPlainCall } from './peersAdapter.ts';
import type { CallArgument } from './peersInterface.ts';
import { isSelfContained } from './peersSelfContained.ts';
import { sharedObjectImage } from './peersSharedObject.ts';
import { run, type RunResult } from './run.ts';

/** A foreign function and what it needs to be called. */
export interface ImageRequest {
  /** Objects and static libraries, or one shared object. */
  readonly files: readonly string[];
  readonly symbol: string;
  readonly call: readonly CallArgument[];
  readonly modulus: bigint;
}

/**
 * Links a function and everything that it refers to into one flat piece of machine code that is entered at its first
 * byte, as (out, a, b), and runs wherever it is copied to. A function that refers to nothing is cut out of its section.
 * Whatever depends on its own address (tables of pointers, writable data) faults when it is used, so that the test
 * before the measurement finds it.
 *
 * A function that does not take (out, a, b), or that is not cut out and does not stand first in its section, is entered through an
 * adapter of a few instructions. Throws `input` if the symbol is not defined and `unsupported` for references to the outside.
 */
export async function linkImage(request: ImageRequest): Promise<Uint8Array> {
  if (request.files.some(isSharedObject)) return flattened(request);
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-peer-'));
  try {
    const exported = await exportSymbol(request, folder), cut = await cutOut(exported, request.symbol, folder);
    if (cut !== null && isPlainCall(request.call)) return cut;
    const files = cut === null ? exported : [await assemble(cutSource(request.symbol, cut), 'cut', folder)];
    const direct = isPlainCall(request.call) ? await link(files, request.symbol, request.symbol, folder) : null;
    if (direct !== null && direct.entry === 0) return direct.bytes;
    const adapter = await assemble(adapterSource(request.symbol, request.call, request.modulus), 'adapter', folder);
    return (await link([adapter, ...files], ADAPTER, request.symbol, folder)).bytes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isSharedObject = (file: string): boolean => /\.so(\.\d+)*$/.test(file);

/** A shared object is linked already: it is copied as it is, and only plain calls are possible. */
function flattened({ files: [file], symbol, call }: ImageRequest): Uint8Array {
  if (isPlainCall(call)) return sharedObjectImage(readFileSync(file), symbol, file);
  throw new Failure('unsupported', 'a shared object with another order of arguments', { where: file, hint: 'link the object or the static library instead' });
}

/** The inputs, with the symbol made visible if it is local to one of them. */
export async function exportSymbol({ files, symbol }: Pick<ImageRequest, 'files' | 'symbol'>, folder: string): Promise<readonly string[]> {
  const { stdout } = await binutil('nm', ['--defined-only', ...files], 'binutils');
  const kinds = stdout.split('\n').flatMap(line => {
    const [, kind, name] = /^\S+ (\w) (\S+)$/.exec(line) ?? [];
    return name === symbol ? [kind] : [];
  });
  if (kinds.some(kind => kind === kind.toUpperCase())) return files;
  if (kinds.length === 0) throw new Failure('input', `no file defines ${symbol}`, { where: files.join(' '), found: listed(stdout), hint: `nm ${files.join(' ')}` });
  return Promise.all(files.map(async (file, i) => {
    const copy = join(folder, `${i}-${basename(file)}`);
    await binutil('objcopy', [`--globalize-symbol=${symbol}`, file, copy], file);
    return copy;
  }));
}

/** Some functions that could have been meant. */
function listed(nm: string): string {
  const names = nm.split('\n').flatMap(line => / [Tt] (\S+)$/.exec(line)?.[1] ?? []);
  return names.length === 0 ? 'no functions at all' : `${names.slice(0, 12).join(', ')}${names.length > 12 ? `, … (${names.length} functions)` : ''}`;
}

/** The bytes of a function that neither jumps nor refers to anything outside of them, otherwise null. */
async function cutOut(files: readonly string[], symbol: string, folder: string): Promise<Uint8Array | null> {
  const linked = join(folder, 'whole.elf');
  const { status } = await runLinker(files, symbol, linked, folder, ['--unresolved-symbols=ignore-all']);
  if (status !== 0) return null;
  const { bytes, entry, size } = imageIn(linked, symbol), start = BASE + entry;
  return size > 0 && await isSelfContained(linked, start, start + size) ? bytes.slice(entry, entry + size) : null;
}

const cutSource = (symbol: string, bytes: Uint8Array): string => [
  `.section .text.${symbol},"ax",@progbits`, `.globl ${symbol}`, `.type ${symbol},@function`, '.balign 64', `${symbol}: .byte ${[...bytes].join(',')}`,
  '.section .note.GNU-stack,"",@progbits', '',
].join('\n');

async function assemble(source: string, name: string, folder: string): Promise<string> {
  const object = join(folder, `${name}.o`), { status, stderr } = await run('as', ['-o', object, '-'], { input: source });
  if (status === 0) return object;
  throw new Failure('invariant', 'assembly made for a competitor does not assemble', { where: name, found: stderr.trimEnd().slice(0, 400) });
}

/** Images are linked at this address, so that nothing in them has the address 0 that unresolved symbols get. */
export const BASE = 0x10000;

/** Code first, then data; the entry's own section before all others. */
const linkerScript = (entry: string): string => `SECTIONS {
  .image ${BASE} : {
    *(.text.${entry})
    *(.text .text.*)
    *(.rodata .rodata.* .data.rel.ro .data.rel.ro.* .got .got.plt .data .data.* .bss .bss.* COMMON)
  }
  /DISCARD/ : { *(.note .note.* .comment .eh_frame .gcc_except_table .gcc_except_table.*) }
}
`;

async function link(files: readonly string[], entry: string, symbol: string, folder: string): Promise<Image> {
  const linked = join(folder, 'image.elf'), { status, stderr } = await runLinker(files, entry, linked, folder, []);
  if (status === 0) return imageIn(linked, entry);
  const missing = [...new Set([...stderr.matchAll(/undefined reference to `([^']+)'/g)].map(match => match[1]))];
  throw new Failure('unsupported', `the code of ${symbol} cannot be moved`, {
    where: files.join(' '), expected: 'no references to the outside',
    found: missing.length > 0 ? `references to ${missing.slice(0, 8).join(', ')}` : stderr.trimEnd().slice(0, 400),
  });
}

/** Links one flat section `.image` at `BASE` that holds the entry and all that it needs. */
export function runLinker(files: readonly string[], entry: string, linked: string, folder: string, extra: readonly string[]): Promise<RunResult> {
  const script = join(folder, 'image.ld');
  writeFileSync(script, linkerScript(entry));
  const args = ['-static', '-nostdlib', '--gc-sections', '--build-id=none', '-z', 'noexecstack', '-T', script, '-e', entry, `--require-defined=${entry}`];
  return run('ld', [...args, ...extra, '-o', linked, ...files]);
}

/** Linked code; `entry` and `size` place a symbol in it. */
interface Image {
  readonly bytes: Uint8Array;
  readonly entry: number;
  readonly size: number;
}

function imageIn(linked: string, symbol: string): Image {
  const { sections, symbols } = parseElfObject(readFileSync(linked));
  const image = sections.find(s => s.name === '.image'), found = symbols.find(s => s.name === symbol);
  if (image !== undefined && found !== undefined) return { bytes: image.bytes, entry: found.offset - BASE, size: found.size };
  throw new Failure('invariant', 'the linked image has no entry', { where: symbol });
}

/** Runs a program of binutils; `where` names the input in the message. */
async function binutil(name: string, args: readonly string[], where: string): Promise<RunResult> {
  const result = await run(name, args);
  if (result.status === 0) return result;
  throw new Failure('input', `${name} does not understand the file`, { where, found: result.stderr.trimEnd().slice(0, 400) });
}

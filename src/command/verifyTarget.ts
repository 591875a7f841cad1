import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { Failure } from '../base/errors.ts';
import { disassemble } from '../toolchain/disassemble.ts';
import { parseElfObject } from '../toolchain/elfObject.ts';
import { linkImage } from '../toolchain/peersImage.ts';
import type { CallArgument } from '../toolchain/peersInterface.ts';
import { openPeers } from '../toolchain/peersObject.ts';
import { findTools } from '../toolchain/tools.ts';
import type { Listing, Syntax } from '../verify/asm/listing.ts';
import { parseListing } from '../verify/asm/parseListing.ts';
import { objectOf } from './benchAdd.ts';
import type { Io } from './io.ts';

/** The code that is to be proved. */
export interface VerifyTarget {
  /** Assembler text with the function: the file itself, or what objdump makes of an object. */
  readonly text: string;
  readonly syntax: Syntax;
  readonly listing: Listing;
  /** Machine code that is called as (results, parameters) whatever the function's own order is. */
  image(call: readonly CallArgument[], modulus: bigint): Promise<Uint8Array>;
}

/** Reads assembly text as it stands; C, objects, libraries and text for the preprocessor are compiled if need be and disassembled. Throws `input` or `unsupported`. */
export async function verifyTarget(file: string, symbol: string | undefined, syntax: Syntax | undefined, io: Io): Promise<VerifyTarget> {
  const path = resolve(io.cwd, file);
  if (!existsSync(path)) throw new Failure('input', 'the file does not exist', { where: file });
  const object = async (): Promise<string> => objectOf(path, 'cc', openPeers(io.root, await findTools(), text => io.note(text)));
  const { text, known } = await read(path, object, symbol, syntax), listing = parseListing(text, known, symbol);
  const image: VerifyTarget['image'] = async (call, modulus) => linkImage({ files: [await object()], symbol: listing.name, call, modulus });
  return { text, syntax: known, listing, image };
}

async function read(path: string, object: () => Promise<string>, symbol: string | undefined, syntax: Syntax | undefined): Promise<{ text: string; known: Syntax }> {
  if (extname(path) === '.asm') return { text: readFileSync(path, 'utf8'), known: syntax ?? 'nasm' };
  const text = /^\.s$/i.test(extname(path)) ? readFileSync(path, 'utf8') : null;
  if (text !== null && !/^\s*#\s*(include|define|if)/m.test(text)) return { text, known: syntax ?? (/%r(?:[a-d]x|[sd]i|[sb]p|\d)/.test(text) ? 'gas-att' : 'gas-intel') };
  const made = await object();
  return { text: await disassemble([made], symbol ?? onlyFunction(made, path)), known: 'gas-intel' };
}

function onlyFunction(object: string, where: string): string {
  const names = extname(object) === '.o' ? parseElfObject(readFileSync(object)).symbols.filter(s => s.isFunction && s.section !== 0).map(s => s.name) : [];
  if (names.length === 1) return names[0];
  throw new Failure('input', 'which function is meant?', { where, expected: '--symbol <name>', found: names.length === 0 ? 'a library or an object without functions' : names.slice(0, 12).join(', ') });
}

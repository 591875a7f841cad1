/** Generates and compiles the C source of a field, for any modulus. */
import { bitLength, isPowerOfTwo, inverse } from '../../base/integers.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { readField, type FieldDescription } from './fieldDescription.ts';
import { compileBaselines } from '../compile/compileBaselines.ts';
import type { BridgedSource } from '../compile/bridgedSource.ts';
import { compileToBitcode } from '../compile/compileC.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { readIr, type BridgedIr, type ReadOptions } from '../compile/readIr.ts';

/** Plain: elements are themselves. Montgomery: x stands for x / R with R = 2^(64 limbs). */
export type Representation = 'plain' | 'montgomery';

/** What is to be written: the modulus as a value and as text, and how elements are represented. */
interface FieldRequest {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly modulus: bigint;
  /** The modulus for people, e.g. `2^221 - 3`; `parseBigExpr` reads it. */
  readonly modulusText: string;
  readonly representation: Representation;
}

/** The two files of a field. */
interface FieldSource {
  /** Text of field.json. */
  readonly description: string;
  readonly sourceName: string;
  /** Text of the C source; it includes `template`. */
  readonly source: string;
  /** Template in bridge/fields that the source includes from the folder above its own. */
  readonly template: string;
}

/**
 * Moduli that a field may have: the LLVM pass leaves those below a word alone, and rewrites divisions of up to 2048
 * bits, in which a product of loose elements has to fit.
 */
const MIN_BITS = 64;
const MAX_BITS: Readonly<Record<Representation, number>> = { plain: 1000, montgomery: 1024 };

/** What takes moduli of any length. */
const OWN_SOURCE = 'optimize --source FILE.c --function NAME --spec "out = a*b mod ..."';

/** A loose element of a plain field takes whole words if these leave it at most so many bits of room. */
const MAX_ROOM = 8;

/**
 * Writes a field for any modulus of 64 to 1024 bits that is no power of two; for Montgomery form it must be odd. Throws
 * `unsupported`.
 */
export function fieldSource(request: FieldRequest): FieldSource {
  checkModulus(request);
  return request.representation === 'plain' ? plainSource(request) : montgomerySource(request);
}

/** The representations that `auto` chooses from; where none serves, the one whose refusal says why. */
export function representationsOf(modulus: bigint): readonly Representation[] {
  if (modulus % 2n === 0n) return ['plain'];
  return bitLength(modulus) > MAX_BITS.plain ? ['montgomery'] : ['plain', 'montgomery'];
}

function checkModulus({ modulus, modulusText, representation }: FieldRequest): void {
  const bits = bitLength(modulus);
  const range = `${MIN_BITS} to ${MAX_BITS[representation]} bits`;
  const length = `${bits} bit${bits === 1 ? '' : 's'}`;
  const refuse = (expected: string, found: string, hint: string): never => {
    throw new Failure('unsupported', 'no field for this modulus', { where: modulusText, expected, found, hint });
  };
  if (modulus <= 0n)
    refuse(`a positive number of ${range}`, modulus === 0n ? '0' : 'a negative one', 'a modulus such as 2^255 - 19');
  if (bits < MIN_BITS)
    refuse(range, length, `C of your own without a division, which by so short a number stays one: ${OWN_SOURCE}`);
  if (bits > MAX_BITS[representation]) {
    const hasOtherForm = bits <= MAX_BITS.montgomery && modulus % 2n === 1n;
    refuse(range, length, hasOtherForm ? '--form montgomery' : `C of your own: ${OWN_SOURCE}`);
  }
  if (isPowerOfTwo(modulus))
    refuse('no power of two', `2^${bits - 1}`, 'a modulus such as 2^255 - 19; a remainder by a power of two is a mask');
  if (representation === 'montgomery' && modulus % 2n === 0n) {
    const isLong = bits > MAX_BITS.plain;
    refuse(
      'an odd modulus for Montgomery form',
      'an even one',
      isLong ? `C of your own: ${OWN_SOURCE}` : '--form plain',
    );
  }
}

const literal = (x: bigint): string => `(wide)0x${x.toString(16)}uwb`;

/** Name of a generated field: the modulus as it was written if that is short, else its length and a hash. */
export function fieldNameFor(modulus: bigint, text: string, representation: Representation): string {
  const short = text
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll('^', 'e')
    .replaceAll('-', 'm')
    .replaceAll('+', 'p')
    .replaceAll('*', 't');
  const stem = /^[a-z0-9]{1,40}$/.test(short)
    ? short
    : `${bitLength(modulus)}bit${sha256(modulus.toString()).slice(0, 12)}`;
  return representation === 'plain' ? `mod-${stem}` : `mod-${stem}-montgomery`;
}

/** C identifier that begins the symbols of a field. */
const prefixOf = (name: string): string => `fe_${name.replaceAll(/\W/g, '_')}`;

function plainSource(request: FieldRequest): FieldSource {
  const { modulus } = request;
  const bits = bitLength(modulus);
  const limbs = Math.ceil(bits / 64);
  const room = 64 * limbs - bits <= MAX_ROOM ? 64 * limbs : bits + 2;
  const source = sourceText(request, 'plain', {
    BITS: `${bits}`,
    ROOM: `${room}`,
    P: `(${literal(modulus)})`,
    MULTIPLE: `(${literal(multipleAbove(modulus, room))})`,
  });
  return {
    ...source,
    description: descriptionText(
      request,
      limbs,
      `2^${room} - 1`,
      { ...BINARY, mul: 'arg1*arg2', square: 'arg1*arg1' },
      true,
    ),
  };
}

function montgomerySource(request: FieldRequest): FieldSource {
  const { modulus } = request;
  const limbs = Math.ceil(bitLength(modulus) / 64);
  const r = 1n << BigInt(64 * limbs);
  const room = montgomeryRoom(modulus, 64 * limbs);
  const source = sourceText(request, 'montgomery', {
    LIMBS: `${limbs}`,
    P: `(${literal(modulus)})`,
    K: `0x${inverse(-modulus, 1n << 64n).toString(16)}`,
    R2: `(${literal((r * r) % modulus)})`,
    ...(room === null ? {} : { ROOM: `${room}`, MULTIPLE: `(${literal(multipleAbove(modulus, room))})` }),
  });
  const R = `2^${64 * limbs}`;
  const loose = room === null ? `${request.modulusText} - 1` : `2^${room} - 1`;
  const relations = {
    ...BINARY,
    mul: `arg1*arg2/${R}`,
    square: `arg1*arg1/${R}`,
    from_montgomery: `arg1/${R}`,
    to_montgomery: `arg1*${R}`,
  };
  return { ...source, description: descriptionText(request, limbs, loose, relations, room !== null) };
}

/**
 * Bits k such that products of two k-bit integers are reduced to k bits again: 2^2k / R + p <= 2^k. One more than p
 * has, or as many, or none.
 */
function montgomeryRoom(modulus: bigint, bitsOfR: number): number | null {
  const bits = bitLength(modulus);
  const closes = (k: number): boolean =>
    k <= bitsOfR && (1n << BigInt(2 * k)) + (modulus << BigInt(bitsOfR)) <= 1n << BigInt(k + bitsOfR);
  return [bits + 1, bits].find(closes) ?? null;
}

/** The least multiple of the modulus that no integer of so many bits exceeds. */
const multipleAbove = (modulus: bigint, bits: number): bigint => (((1n << BigInt(bits)) - 1n) / modulus + 1n) * modulus;

/** The same in both forms. */
const BINARY = { mul: '', square: '', add: 'arg1+arg2', sub: 'arg1-arg2', opp: '-arg1' };

/** One operation per relation; its arguments are those that the relation names. */
function descriptionText(
  request: FieldRequest,
  limbs: number,
  looseBound: string,
  relations: Readonly<Record<string, string>>,
  hasLoose: boolean,
): string {
  const prefix = prefixOf(request.name);
  const operations = Object.entries(relations).map(([op, relation]) => {
    const entry = {
      arguments: relation.includes('arg2') ? 2 : 1,
      relation,
      strict: `${prefix}_${op}`,
      loose: `${prefix}_${op}${hasLoose ? '_loose' : ''}`,
    };
    return `    ${JSON.stringify(op)}: ${JSON.stringify(entry)}`;
  });
  const head = {
    schemaVersion: 1,
    name: request.name,
    aliases: request.aliases,
    modulus: request.modulusText,
    limbs,
    weights: Array.from({ length: limbs }, (_, i) => 64 * i),
    source: sourceNameOf(request),
    bounds: { strict: `${request.modulusText} - 1`, loose: looseBound },
  };
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}  "operations": {\n${operations.join(',\n')}\n  }\n}\n`;
}

const sourceNameOf = ({ name }: FieldRequest): string => `${name}.bitint.c`;

function sourceText(
  request: FieldRequest,
  representation: Representation,
  macros: Readonly<Record<string, string>>,
): Omit<FieldSource, 'description'> {
  const template = `${representation}.bitint.c`;
  const note = representation === 'plain' ? '' : ', in Montgomery form';
  const defines = Object.entries({ FIELD: prefixOf(request.name), ...macros }).map(
    ([name, value]) => `#define ${name} ${value}\n`,
  );
  return {
    template,
    sourceName: sourceNameOf(request),
    source: `/// Integers modulo ${request.modulusText}${note}.\n\n${defines.join('')}\n#include "../${template}"\n`,
  };
}

/**
 * The field of the integers modulo `text`, such as `2^221 - 3`, decimal or hexadecimal. Its files are written below
 * `root`/build/cache, as a folder of bridge/fields would be. Throws `input` if the expression cannot be read,
 * `unsupported` with the reason if the modulus or the representation does not serve.
 */
export async function generateField(
  root: string,
  text: string,
  representation: Representation,
): Promise<FieldDescription> {
  const expression = text.replaceAll('**', '^');
  const modulus = parseBigExpr(expression);
  const name = fieldNameFor(modulus, expression, representation);
  const { description, source, sourceName, template } = fieldSource({
    name,
    aliases: [],
    modulus,
    modulusText: expression.trim(),
    representation,
  });
  const templatePath = join(root, 'bridge', 'fields', template);
  const dir = cacheDir(root, 'field', [description, source, readFileSync(templatePath, 'utf8')]);
  await makeOnce(join(dir, template), async (draft) => copyFileSync(templatePath, draft));
  await makeOnce(join(dir, name, sourceName), async (draft) => writeFileSync(draft, source));
  await makeOnce(join(dir, name, 'field.json'), async (draft) => writeFileSync(draft, description));
  return readField(join(dir, name));
}

/** Straight-line SSA of the functions of a field: all of them, or those that `options` names. */
export async function compileField(
  toolchain: Toolchain,
  field: FieldDescription,
  options: ReadOptions = {},
): Promise<BridgedIr> {
  return readIr(toolchain, await compileToBitcode(toolchain, field.sourcePath), options);
}

/** A function of a field, and what clang makes of it with and without the reduction pass. */
export async function bridgedField(
  toolchain: Toolchain,
  field: FieldDescription,
  symbol: string,
): Promise<BridgedSource> {
  const bridged = await compileField(toolchain, field, { functions: [symbol] });
  const present = await compileBaselines(toolchain, bridged.llPath, field.sourcePath, symbol);
  return { ...bridged, present, absent: [] };
}

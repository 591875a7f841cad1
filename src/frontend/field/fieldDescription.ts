/** Reads `field.json`: a field with its operations and bounds. */
import { existsSync, readFileSync, readdirSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { Failure } from '../../base/errors.ts';
import { fieldNamed, operationNamed, type NamedField } from '../toolchain/fieldNames.ts';
import { bitLength } from '../../base/integers.ts';
import { plainWord } from '../../base/didYouMean.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';

/** Strict functions take and return canonical elements, loose ones all values within the loose bound. */
export type ResultForm = 'strict' | 'loose';

/** One operation of a field and the C functions that define it. */
export interface FieldOperation {
  readonly name: string;
  /** Number of field elements that go in; one comes out. */
  readonly arguments: number;
  /** Polynomial in arg1, arg2, ... that the result is congruent to; empty where its source says all there is. */
  readonly relation: string;
  /** Symbol of the function of each form. */
  readonly symbols: Readonly<Record<ResultForm, string>>;
  /** Where its operands or its result are no elements of its form. */
  readonly contract?: OperationContract;
}

/** What an operation promises, in both forms, that is not an element of its form throughout. */
interface OperationContract {
  /** Largest integers by the parameter's name in C; those that are not named are elements of the form. */
  readonly bounds: Readonly<Record<string, bigint>>;
  /** The result is canonical whatever the operands are. */
  readonly canonical: boolean;
}

/** A field as `bridge/fields/<name>/field.json` describes it. */
export interface FieldDescription {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly modulus: bigint;
  /** The modulus as written, e.g. `2^255 - 19`. */
  readonly modulusText: string;
  /** Bit weight of each limb. */
  readonly weights: readonly number[];
  /** Path of the C source. */
  readonly sourcePath: string;
  /** Largest integer that an element may be, in each form. */
  readonly bounds: Readonly<Record<ResultForm, bigint>>;
  readonly operations: readonly FieldOperation[];
}

const FieldFile = z.strictObject({
  schemaVersion: z.literal(1),
  name: z.string().min(1),
  aliases: z.array(z.string()),
  modulus: z.string(),
  limbs: z.int().positive(),
  weights: z.array(z.int().nonnegative()),
  source: z.string(),
  bounds: z.strictObject({ strict: z.string(), loose: z.string() }),
  operations: z.record(
    z.string(),
    z.strictObject({
      arguments: z.int().positive(),
      relation: z.string(),
      strict: z.string(),
      loose: z.string(),
    }),
  ),
});

/** All fields below `root`/bridge/fields, by name. Throws `input` for a malformed field.json. */
export function listFields(root: string): FieldDescription[] {
  const dir = join(root, 'bridge', 'fields');
  return readdirSync(dir)
    .filter((name) => existsSync(join(dir, name, 'field.json')))
    .sort()
    .map((name) => readField(join(dir, name)));
}

/**
 * The field with this name, alias or modulus. Throws `input` naming the known ones, or what takes one that only
 * `elsewhere` is known.
 */
export function loadField(name: string, root: string, elsewhere: readonly NamedField[] = []): FieldDescription {
  const fields = listFields(root).map((field) => ({
    field,
    names: [field.name, ...field.aliases],
    modulusText: field.modulusText,
  }));
  return fieldNamed(name, fields, elsewhere).field;
}

/** The operation of this name, or of another word for it. Throws `input` naming the known ones. */
export function findOperation(field: FieldDescription, name: string): FieldOperation {
  const names = field.operations.map((op) => op.name);
  const found = operationNamed(name, names, field.name);
  return field.operations[names.indexOf(found)];
}

/** The field that `dir`/field.json describes. Throws `input` if it is malformed. */
export function readField(dir: string): FieldDescription {
  const path = join(dir, 'field.json');
  const file = parseFile(path);
  if (file.weights.length !== file.limbs) {
    throw new Failure('input', 'limbs and weights disagree', {
      where: path,
      expected: `${file.limbs} weights`,
      found: `${file.weights.length}`,
    });
  }
  return {
    name: file.name,
    aliases: file.aliases,
    modulus: parseBigExpr(file.modulus),
    modulusText: file.modulus,
    weights: file.weights,
    sourcePath: join(dir, file.source),
    bounds: { strict: parseBigExpr(file.bounds.strict), loose: parseBigExpr(file.bounds.loose) },
    operations: Object.entries(file.operations).map(([name, op]) => ({
      name,
      arguments: op.arguments,
      relation: op.relation,
      symbols: { strict: op.strict, loose: op.loose },
    })),
  };
}

function parseFile(path: string): z.infer<typeof FieldFile> {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Failure('input', `not JSON: ${String(error)}`, { where: path });
  }
  const parsed = FieldFile.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Failure('input', 'malformed field description', { where: path, found: z.prettifyError(parsed.error) });
}

const TEMPLATE = 'library.bitint.c';

/** Operations beside arithmetic, by name; `mul<k>` for a constant k is one, too. */
export const LIBRARY_OPERATIONS = ['opp', 'select', 'swap', 'reduce', 'below', 'zero'] as const;

/** Those of Fiat-Crypto's interface that are no operations of other libraries. */
const FIAT_OPERATIONS = ['selectznz', 'nonzero'] as const;

const ADDED: readonly string[] = [...LIBRARY_OPERATIONS, ...FIAT_OPERATIONS];

/** Constants that elements are multiplied by. */
const MAX_CONSTANT = (1n << 63n) - 1n;

/** Bytes that hold a canonical element. */
export const encodedBytes = (modulus: bigint): number => Math.ceil(bitLength(modulus) / 8);

/**
 * The operation of a field, or one of those that every library has, for which a source is written below
 * `root`/build/cache; with the field as it has this operation. Throws `input` naming the known ones.
 */
export async function libraryOperation(
  root: string,
  field: FieldDescription,
  wanted: string,
): Promise<{ readonly description: FieldDescription; readonly operation: FieldOperation }> {
  const own = field.operations.some(({ name }) => plainWord(name) === plainWord(wanted));
  const constant = /^mul([1-9]\d*)$/.exec(wanted)?.[1];
  const isAdded = !own && (constant !== undefined || ADDED.some((name) => name === plainWord(wanted)));
  if (isAdded && constant !== undefined) requireConstant(BigInt(constant));
  const description = isAdded ? await withLibrary(root, field, constant ?? null) : field;
  return { description, operation: findOperation(description, wanted) };
}

function requireConstant(constant: bigint): void {
  if (constant > MAX_CONSTANT)
    throw new Failure('input', 'the constant is too large', {
      where: `mul${constant}`,
      expected: 'at most 2^63 - 1',
      hint: 'multiply by it as an element',
    });
}

/** The field with the operations of a library, those that it has itself left as they are. */
async function withLibrary(root: string, field: FieldDescription, constant: string | null): Promise<FieldDescription> {
  const prefix = `fe_${field.name.replaceAll(/\W/g, '_')}`;
  const template = join(root, 'bridge', 'fields', TEMPLATE);
  const source = sourceOf(field, prefix, constant);
  const dir = cacheDir(root, 'library-source', [source, readFileSync(template, 'utf8')]);
  await makeOnce(join(dir, TEMPLATE), async (draft) => copyFileSync(template, draft));
  const sourcePath = await makeOnce(join(dir, field.name, `${field.name}.bitint.c`), async (draft) =>
    writeFileSync(draft, source),
  );
  const own = new Set(field.operations.map(({ name }) => name));
  const added = operationsOf(field, prefix, constant).filter(({ name }) => !own.has(name));
  return { ...field, sourcePath, operations: [...field.operations, ...added] };
}

function sourceOf(field: FieldDescription, prefix: string, constant: string | null): string {
  const { modulus, modulusText, bounds, weights } = field;
  const room = bitLength(bounds.loose);
  const multiple = (bounds.loose / modulus + 1n) * modulus;
  const literal = (x: bigint): string => `((wide)0x${x.toString(16)}uwb)`;
  const macros = {
    FIELD: prefix,
    LIMBS: weights.length,
    BITS: bitLength(modulus),
    ROOM: room,
    ENCODED: bitLength(largestEncoded(field)),
    P: literal(modulus),
    MULTIPLE: literal(multiple),
  };
  const defines = Object.entries(macros).map(([name, value]) => `#define ${name} ${value}\n`);
  return (
    `/// What a library of the integers modulo ${modulusText} needs beside its arithmetic.\n\n` +
    `${defines.join('')}\n#include "../${TEMPLATE}"\n${constant === null ? '' : `\nCONSTANT(${constant})\n`}`
  );
}

/** The largest number that is reduced: of whole bytes or a loose element. */
function largestEncoded({ modulus, bounds }: Pick<FieldDescription, 'modulus' | 'bounds'>): bigint {
  const ofBytes = (1n << BigInt(8 * encodedBytes(modulus))) - 1n;
  return ofBytes > bounds.loose ? ofBytes : bounds.loose;
}

function operationsOf(field: FieldDescription, prefix: string, constant: string | null): FieldOperation[] {
  const { modulus, bounds, weights } = field;
  const hasLoose = bounds.loose !== bounds.strict;
  const arithmetic = (name: string, relation: string): FieldOperation => ({
    name,
    arguments: 1,
    relation,
    symbols: { strict: `${prefix}_${name}`, loose: `${prefix}_${name}${hasLoose ? '_loose' : ''}` },
  });
  const shared = (name: string, relation: string, largest: Readonly<Record<string, bigint>>): FieldOperation => ({
    name,
    arguments: 'b' in largest ? 2 : 1,
    relation,
    symbols: { strict: `${prefix}_${name}`, loose: `${prefix}_${name}` },
    contract: { bounds: largest, canonical: name === 'reduce' },
  });
  const anyWords = (1n << BigInt(64 * weights.length)) - 1n;
  const encoded = largestEncoded(field);
  return [
    arithmetic('opp', '-arg1'),
    shared('select', 'arg1 + arg3*(arg2 - arg1)', { a: anyWords, b: anyWords, bit: 1n }),
    shared('selectznz', 'arg2 + arg1*(arg3 - arg2)', { a: anyWords, b: anyWords, bit: 1n }),
    shared('nonzero', '', { a: anyWords }),
    shared('swap', '', { a: anyWords, b: anyWords, bit: 1n }),
    shared('reduce', 'arg1', { a: encoded }),
    shared('below', '', { a: encoded }),
    shared('zero', '', { a: modulus - 1n }),
    ...(constant === null ? [] : [arithmetic(`mul${constant}`, `${constant}*arg1`)]),
  ];
}

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bitLength } from '../../base/bitLength.ts';
import { plainWord } from '../../base/didYouMean.ts';
import { Failure } from '../../base/errors.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { findOperation, type FieldDescription, type FieldOperation } from './fieldDescription.ts';

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
  if (own || (constant === undefined && !ADDED.some((name) => name === plainWord(wanted)))) {
    const operation = findOperation(field, wanted);
    return { description: field, operation };
  }
  if (constant !== undefined) requireConstant(BigInt(constant));
  const description = await withLibrary(root, field, constant ?? null);
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

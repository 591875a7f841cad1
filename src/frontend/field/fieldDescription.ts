import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { Failure } from '../../base/errors.ts';
import { fieldNamed, operationNamed, type NamedField } from '../toolchain/fieldNames.ts';

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

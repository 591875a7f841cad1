/** Reads the manifest of the pinned third-party inputs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';

/** A file of a fetched crate, `blst:blst/src`, of the unpacked archive, or of bridge/inputs. */
const location = z.string().regex(/^[\w-]+:[\w./+-]+$/, 'expected <crate>:<path>, archive:<path> or inputs:<path>');

/** Multiplications with two words of result, with one, and all word operations without loads and stores. */
const figures = z.tuple([z.int().nonnegative(), z.int().nonnegative(), z.int().nonnegative()]);

/**
 * Functions by name, with what the census that came before this program found: its figures, `refused`, or null for
 * functions that it did not look at.
 */
const functions = z.record(z.string(), z.union([figures, z.literal('refused'), z.null()]));

const common = { prefix: z.string(), functions };

const inputSchema = z.discriminatedUnion('kind', [
  /** A module of the crate fiat-crypto, written as C. */
  z.strictObject({ kind: z.literal('fiat-c'), module: z.string(), ...common }),
  /** A C file of bridge/inputs that includes foreign sources and gives their static functions callable names. */
  z.strictObject({
    kind: z.literal('c'),
    source: z.string(),
    includes: z.array(location).default([]),
    flags: z.array(z.string()).default([]),
    /**
     * A part of a file that does not compile as a whole: from the line that begins with `from` up to the one that
     * begins with `to`.
     */
    parts: z.array(z.strictObject({ file: location, from: z.string(), to: z.string(), as: z.string() })).default([]),
    /** A .tar.gz within a crate. */
    archive: location.optional(),
    ...common,
  }),
  /** Functions of bridge/inputs/lib.rs, which call this crate. */
  z.strictObject({ kind: z.literal('rust'), crate: z.string(), ...common }),
]);

const manifestSchema = z.strictObject({ schemaVersion: z.literal(1), inputs: z.record(z.string(), inputSchema) });

/** A third-party implementation; its functions are called `prefix` + name. */
export type InputText = z.infer<typeof inputSchema>;

/**
 * The pinned implementations of bridge/inputs/manifest.json by name. Throws `input` with the place in it that is not
 * understood.
 */
export function readInputs(root: string): ReadonlyMap<string, InputText> {
  const path = join(root, 'bridge', 'inputs', 'manifest.json');
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return new Map(Object.entries(parsed.data.inputs));
  throw new Failure('input', 'malformed manifest', { where: path, found: z.prettifyError(parsed.error) });
}

/** Symbol of a function of an input. Throws `input` naming the known ones. */
export function inputSymbol(name: string, { prefix, functions: known }: InputText, wanted: string | undefined): string {
  if (wanted !== undefined && Object.hasOwn(known, wanted)) return prefix + wanted;
  throw new Failure('input', wanted === undefined ? 'which function of the input?' : `no function ${wanted}`, {
    where: `--input ${name}`,
    expected: `--function with one of ${Object.keys(known).join(', ')}`,
  });
}

/** The input of this name. Throws `input` naming the known ones. */
export function inputNamed(root: string, name: string): InputText {
  const inputs = readInputs(root);
  const found = inputs.get(name);
  if (found !== undefined) return found;
  throw new Failure('input', `unknown input "${name}"`, { expected: `one of ${[...inputs.keys()].join(', ')}` });
}

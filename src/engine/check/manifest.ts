/**
 * The manifest of `check`: which functions of a repository are judged, and what is claimed of each. It comes with the
 * code that it is about, from whoever has written that, and may name nothing outside of its folder.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { parse as parseToml, TomlError } from 'smol-toml';
import { z } from 'zod';
import { didYouMean } from '../../base/didYouMean.ts';
import { asInput, Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { firstIssue, issueDetail, parseJson } from '../../base/json.ts';
import { parseOptions } from '../../base/options/option.ts';
import { printableLine } from '../../base/printable.ts';
import { nearFile, readInput } from '../../base/readInput.ts';
import { ctSchema, type CtOptions } from '../claim/leakSearch.ts';
import { sensible, sourceShape, verifySchema, type VerifyOptions } from '../claim/verifyOptions.ts';

/** Names that are looked for in the current folder. */
const MANIFESTS: readonly string[] = ['fieldwright.toml', 'fieldwright.json'];

const MAX_BYTES = 1 << 20;
const MAX_FUNCTIONS = 1000;
const MAX_NAME = 100;
const MAX_DEPTH = 8;

const of = verifySchema.shape;
const path = z.string().min(1).meta({ description: 'a file, as seen from the folder of the manifest' });

const verifyKeys = z
  .strictObject({
    ...{ spec: of.spec, limbs: of.limbs, bounds: of.bounds, scalars: of.scalars, args: of.args },
    ...{ field: of.field, op: of.op, strict: of.strict, ir: of.ir },
    ...{ aliasing: of.aliasing, convention: of.convention },
    lanes: z
      .union([z.literal(4), z.literal(8)])
      .optional()
      .meta({ description: of.lanes.description }),
    elements: z.int().min(1).max(64).optional().meta({ description: of.elements.description }),
  })
  .meta({ description: 'what the code must compute: the options of `fieldwright verify`' });

const ctKeys = z
  .strictObject({
    secret: ctSchema.shape.secret,
    'secret-value': ctSchema.shape.secretValue,
    public: ctSchema.shape.public,
  })
  .meta({ description: 'what is secret, and must show in no time: the options of `fieldwright ct`' });

const functionKeys = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(MAX_NAME)
      .optional()
      .meta({ description: 'what reports call it (default the symbol, else the file)' }),
    file: z
      .union([path, z.array(path).min(1)])
      .meta({ description: 'C, assembly (NASM, GNU), object, library or shared object; several for ct' }),
    symbol: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'the function (default the only one of the file; ct needs it)' }),
    ...sourceShape,
    verify: verifyKeys.optional(),
    ct: ctKeys.optional(),
  })
  .meta({ description: 'a function, with what is asked of it: verify, ct or both' });

/** What is written; docs/fieldwright.schema.json says the same for editors. */
const manifestSchema = z.strictObject({
  $schema: z.string().optional(),
  function: z.array(functionKeys).min(1).max(MAX_FUNCTIONS),
});
/** The schema as JSON Schema, for editors. */
export const manifestJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(manifestSchema, { io: 'input' }), null, 2)}\n`;
type Written = z.output<typeof functionKeys>;

/** One thing that is asked of a function. */
export type Ask =
  | { readonly asked: 'verify'; readonly options: VerifyOptions }
  | { readonly asked: 'ct'; readonly options: CtOptions };

/** A function of a manifest. */
export interface Entry {
  /** No other entry has it. */
  readonly name: string;
  /** As seen from the folder of the manifest; at least one. */
  readonly files: readonly string[];
  readonly symbol: string | undefined;
  /** At least one. */
  readonly asks: readonly Ask[];
}

/** A manifest that has been read. */
export interface Manifest {
  /** As the user names it. */
  readonly file: string;
  /** The folder that its files are seen from, absolute. */
  readonly folder: string;
  readonly entries: readonly Entry[];
}

/**
 * Reads a manifest, by default that of the current folder. Throws `input` with the function and the key that are not
 * understood, for what is asked twice, and for files outside of its folder.
 */
export function readManifest(named: string | undefined, io: Pick<Io, 'cwd'>): Manifest {
  const file = named ?? usualManifest(io.cwd);
  const at = resolve(io.cwd, file);
  requireSmallFile(at, file);
  const written = parsed(file, readInput(file, io));
  const folder = dirname(at);
  const entries = written.map((one, k) => asInput(placeOf(file, k, one.name), () => entryOf(one, folder, file, k)));
  requireDistinct(entries, file);
  return { file, folder, entries };
}

function usualManifest(cwd: string): string {
  const found = MANIFESTS.filter((name) => existsSync(join(cwd, name)));
  if (found.length === 1) return found[0];
  throw new Failure('input', found.length === 0 ? 'there is no manifest' : 'there are two manifests', {
    where: cwd,
    expected: `one of ${MANIFESTS.join(', ')}`,
    found: found.join(', ') || 'none of them',
    hint: found.length === 0 ? 'docs/CHECK.md has one to begin with' : 'name one of them, or remove one',
  });
}

function requireSmallFile(at: string, where: string): void {
  const stats = statSync(at, { throwIfNoEntry: false });
  const found =
    stats === undefined ? 'nothing' : !stats.isFile() ? 'no ordinary file' : stats.size > MAX_BYTES ? 'more' : null;
  if (found === null) return;
  const expected = `a manifest in TOML or JSON, of at most ${MAX_BYTES} bytes`;
  throw new Failure('input', 'cannot read the manifest', { where, expected, found, ...nearFile(at) });
}

function parsed(file: string, text: string): readonly Written[] {
  const result = manifestSchema.safeParse(valueOf(file, text));
  if (result.success) return result.data.function;
  const issue = firstIssue(result.error.issues);
  const [list, index, ...keys] = issue.path.map(String);
  const raw = index === undefined ? undefined : nameIn(valueOf(file, text), Number(index));
  const where =
    index === undefined ? `${file}${list === undefined ? '' : `: ${list}`}` : placeOf(file, Number(index), raw);
  throw new Failure('input', 'the manifest is not understood', {
    where: keys.length === 0 ? where : `${where}: ${keys.join('.')}`,
    ...issueDetail(issue),
    ...(issue.code === 'unrecognized_keys' ? unknownKey(issue.keys[0], keys) : {}),
  });
}

/** Which keys there are instead, and which was meant. */
function unknownKey(key: string, [within]: readonly string[]): { readonly expected: string; readonly hint?: string } {
  const shapes = { verify: verifyKeys.shape, ct: ctKeys.shape };
  const known = Object.keys(within === 'verify' || within === 'ct' ? shapes[within] : functionKeys.shape);
  const near = didYouMean(key, known);
  return { expected: `one of ${known.join(', ')}`, ...(near === null ? {} : { hint: `did you mean ${near}?` }) };
}

function valueOf(file: string, text: string): unknown {
  try {
    if (extname(file) === '.json') return parseJson(text);
    return parseToml(text.replace(/^\uFEFF/, ''), { maxDepth: MAX_DEPTH });
  } catch (error) {
    const place = error instanceof TomlError ? `${file}:${error.line}:${error.column}` : file;
    throw new Failure('input', `no ${extname(file) === '.json' ? 'JSON' : 'TOML'}`, {
      where: place,
      found: String(error instanceof Error ? error.message : error).split('\n')[0],
    });
  }
}

/** The name that an entry has, if it has one, before it is known to be right. */
function nameIn(value: unknown, index: number): string | undefined {
  const loose = z.object({ function: z.array(z.object({ name: z.string().optional() }).catch({})) }).safeParse(value);
  return loose.data?.function[index]?.name;
}

const placeOf = (file: string, index: number, name: string | undefined): string =>
  `${file}: function ${index + 1}${name === undefined ? '' : ` (${printableLine(name)})`}`;

function entryOf(written: Written, folder: string, manifest: string, k: number): Entry {
  const { symbol, verify, ct } = written;
  const files = [written.file].flat();
  const where = placeOf(manifest, k, written.name);
  for (const file of files) requireInside(file, folder, `${where}: file`);
  for (const file of written.include ?? []) requireInside(file, folder, `${where}: include`);
  const source = { syntax: written.syntax, cflags: written.cflags, include: written.include };
  const asks = withKeysNamed(where, (): Ask[] => [
    ...(verify === undefined ? [] : [verifyAsk(verify, { ...source, symbol }, files, folder)]),
    ...(ct === undefined ? [] : [ctAsk(ct, { ...source, function: symbol })]),
  ]);
  if (asks.length === 0)
    throw new Failure('input', 'nothing is asked of the function', {
      where,
      expected: 'verify = { ... }, ct = { ... }',
    });
  return { name: written.name ?? symbol ?? basename(files[0]), files, symbol, asks };
}

type Given = Readonly<Record<string, unknown>>;
const withoutNothing = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

function verifyAsk(keys: z.output<typeof verifyKeys>, given: Given, files: readonly string[], folder: string): Ask {
  if (files.length !== 1)
    throw new Failure('input', 'a proof is about one file', { where: 'file', found: `${files.length} files` });
  const { lanes, elements, ir, ...texts } = keys;
  if (keys.spec === undefined && keys.field === undefined && ir === undefined)
    throw new Failure('input', 'nothing is claimed', { where: 'verify', expected: 'one of spec, field with op, ir' });
  if (ir !== undefined) requireInside(ir.replace(/#.*$/s, ''), folder, 'verify.ir');
  const numbers = { lanes: lanes?.toString(), elements: elements?.toString() };
  const options = parseOptions(verifySchema, withoutNothing({ ...given, ...texts, ...numbers, ir }));
  return { asked: 'verify', options: sensible(options) };
}

const ctAsk = ({ 'secret-value': secretValue, ...keys }: z.output<typeof ctKeys>, given: Given): Ask => ({
  asked: 'ct',
  options: parseOptions(ctSchema, withoutNothing({ ...given, ...keys, secretValue })),
});

/** What is wrong with an option is told of the key of the manifest that stands for it. */
function withKeysNamed<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const key = error.detail.where?.replace(/^--function$/, 'symbol').replace(/^--/, '');
    const { where: _, hint, ...rest } = error.detail;
    const isOfKeys = hint?.includes('--') === false;
    throw new Failure(error.kind, error.message, {
      ...{ where: key === undefined || key.startsWith(where) ? (key ?? where) : `${where}: ${key}` },
      ...rest,
      ...(isOfKeys ? { hint } : {}),
    });
  }
}

/** A file of the folder of the manifest, also where a symbolic link leads. Throws `input` for any other. */
function requireInside(file: string, folder: string, where: string): void {
  const isBelow = (from: string, to: string): boolean => {
    const way = relative(from, to);
    return way !== '..' && !way.startsWith('../') && !isAbsolute(way);
  };
  const at = resolve(folder, file);
  const isNamedInside = !file.includes('\0') && !isAbsolute(file) && isBelow(folder, at);
  if (isNamedInside && (!existsSync(at) || isBelow(realpathSync(folder), realpathSync(at)))) return;
  throw new Failure('input', 'a manifest names what is in its folder only', {
    where,
    expected: 'a path without a slash before it, that does not lead out of the folder by `..` or a symbolic link',
    found: printableLine(file),
  });
}

function requireDistinct(entries: readonly Entry[], file: string): void {
  const names = entries.map(({ name }) => name);
  const second = names.findIndex((name, k) => names.indexOf(name) < k);
  if (second < 0) return;
  throw new Failure('input', 'two functions have the same name in reports', {
    where: `${file}: functions ${names.indexOf(names[second]) + 1} and ${second + 1}`,
    expected: 'name = "..." of its own for each, where symbols are equal',
    found: printableLine(names[second]),
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { didYouMean } from '../../src/base/didYouMean.ts';
import { Failure } from '../../src/base/errors.ts';
import { jsonOf } from '../../src/base/json.ts';
import { formulaPrefix } from '../suite/suiteFormulas.ts';
import { defaultPrefix } from '../../src/library/field/libraryPlan.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const editSchema = z.strictObject({
  /** Below the crate. */
  file: z.string(),
  /** Stands there exactly once. */
  anchor: z.string().min(1),
  /** Put before the anchor, behind it, or in its place. */
  before: z.string().default(''),
  after: z.string().default(''),
  with: z.string().optional(),
});

const patchSchema = z.strictObject({
  /** Files of the crate that are replaced whole or new, by files of ours beside the manifest. */
  replace: z.record(z.string(), z.string()).default({}),
  /**
   * Files that another pinned crate, as `name@version`, has at the same places and the host library has not, by their
   * ending.
   */
  borrow: z.array(z.strictObject({ crate: z.string(), ending: z.string().min(1) })).default([]),
  edits: z.array(editSchema).default([]),
});

const librarySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('field'),
    field: z.string(),
    /** Elements are below the modulus, for host libraries that compare words. */
    strict: z.boolean().default(false),
    /** Also functions of vectors, as with `library --lanes`. */
    lanes: z.literal('8').optional(),
  }),
  /** Without lanes only what takes one point; public keys come with those. */
  z.strictObject({ kind: z.literal('x25519'), lanes: z.enum(['4', '8', '4,8']).optional() }),
  /** Whole functions of Ed25519 or P-256, of any number of calls one after the other. */
  z.strictObject({ kind: z.literal('keys'), curve: z.enum(['ed25519', 'p256']) }),
  /** Formulas of a field that the suite has (`./fieldwright builds`), by name. */
  z.strictObject({ kind: z.literal('formulas'), field: z.string(), names: z.array(z.string()).min(1) }),
]);

const suiteSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cargo'),
    crate: z.string(),
    flags: z.array(z.string()).default([]),
    rustflags: z.string().default(''),
    /** What is done to copies of a crate that is not the host: without it its tests do not compile. */
    repair: patchSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('c'),
    title: z.string(),
    /** Where it is compiled and run, below the host's crate. */
    folder: z.string(),
    /** `cc` unless it says otherwise. */
    compiler: z.enum(['cc', 'c++']).optional(),
    /** Files, and libraries behind them. */
    sources: z.array(z.string()),
    flags: z.array(z.string()).default([]),
    /** Of the program. */
    arguments: z.array(z.string()).default([]),
  }),
  z.strictObject({
    /** A command whose test programs a harness runs, with a line for each as Perl's `prove` prints it. */
    kind: z.literal('harness'),
    title: z.string(),
    /** Run in the host library's folder. */
    command: z.array(z.string()).min(1),
  }),
  /** Packages of a module, as `go test` takes them. */
  z.strictObject({ kind: z.literal('go'), packages: z.array(z.string()).min(1) }),
]);

const debianSchema = z.strictObject({
  package: z.string(),
  revision: z.string(),
  release: z.string(),
  /** Unpacks to one folder, which is the host library's. */
  archive: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const fieldsSchema = z.strictObject({
  title: z.string(),
  /** The crate that is patched, as hosts/Cargo.lock pins it; or where else the host library is from. */
  crate: z.string().optional(),
  debian: debianSchema.optional(),
  /** The Go module that is patched, as bench/go.sum pins it. */
  module: z.string().optional(),
  /** Of the host. */
  version: z.string(),
  /** What is ours in the patched crate, for the table. */
  change: z.string(),
  /** What is to be installed besides compilers: a command that fails without it, and its packages in Debian. */
  needs: z.array(z.strictObject({ try: z.array(z.string()).min(1), package: z.string() })).optional(),
  /** Libraries of ours that the patched crate links. */
  libraries: z.array(librarySchema),
  patch: patchSchema,
  /** What is done to the plain copy, too: tests that do not compile without it, functions that are to be compared. */
  repair: patchSchema.default({ replace: {}, borrow: [], edits: [] }),
  /**
   * Commands in the host library's folder before its suites; `{archives}` stands for what the patched copy is linked
   * with.
   */
  build: z.array(z.array(z.string()).min(1)).default([]),
  suites: z.array(suiteSchema),
  /**
   * The benchmark if it is in C: what `cc` is given in the host library's folder, `{bench}` being the folder of ours.
   */
  program: z.array(z.string()).optional(),
  /**
   * Ways of building the benchmark, the same before and after: flags of cargo, of rustc and of the host library's C.
   */
  benches: z.array(
    z.strictObject({
      title: z.string(),
      flags: z.array(z.string()).default([]),
      rustflags: z.string().default(''),
      cflags: z.string().default(''),
      /** Libraries that are not linked in this way of building, by what their symbols begin with. */
      omits: z.array(z.string()).default([]),
    }),
  ),
});

const hostSchema = fieldsSchema.superRefine(({ crate, debian, module, suites, program }, context) => {
  const complain = (message: string): void => context.addIssue({ code: 'custom', message });
  if ([crate, debian, module].filter((source) => source !== undefined).length !== 1)
    complain('one of `crate`, `debian` and `module` says where the library is from');
  if (crate === undefined && suites.some(({ kind }) => kind === 'cargo')) complain('suites of cargo are for crates');
  if (module === undefined && suites.some(({ kind }) => kind === 'go')) complain('suites of go are for modules');
  if (debian !== undefined && program === undefined) complain('`program` has the benchmark of a library from Debian');
});

export type HostEdit = z.infer<typeof editSchema>;
export type HostPatch = z.infer<typeof patchSchema>;
export type HostLibrary = z.infer<typeof librarySchema>;
export type HostBench = Host['benches'][number];
export type HostSuite = z.infer<typeof suiteSchema>;

/** What all symbols of a library begin with: the name that a host library links it by. */
export function libraryPrefix(library: HostLibrary): string {
  if (library.kind === 'x25519') return 'fieldwright_x25519';
  if (library.kind === 'keys') return `fieldwright_${library.curve}`;
  return library.kind === 'formulas' ? formulaPrefix(library.field) : defaultPrefix(library.field, library.strict);
}

/** A library of other people that is to compute with our code. */
export interface Host extends z.infer<typeof hostSchema> {
  readonly name: string;
  /** Folder of the manifest and of our files. */
  readonly folder: string;
}

/** The host library's name where it is from. */
export const packageOf = ({ crate, debian, module }: Pick<Host, 'crate' | 'debian' | 'module'>): string =>
  crate ?? debian?.package ?? module ?? '';

/** Names of all hosts: folders below `hosts` that have a manifest. */
export const hostNames = (root: string): string[] =>
  readdirSync(join(root, 'hosts'))
    .filter((name) => existsSync(join(root, 'hosts', name, 'host.json')))
    .sort();

/**
 * Reads a host library by its name. Throws `input` for a name that is not known and for a manifest that does not parse.
 */
export function readHost(root: string, name: string): Host {
  const names = hostNames(root);
  if (!names.includes(name))
    throw new Failure('input', 'no such library', {
      where: 'hosts',
      expected: names.join(', '),
      found: name,
      hint: didYouMean(name, names) ?? `${PROGRAM} hosts --help`,
    });
  const folder = join(root, 'hosts', name);
  const file = join(folder, 'host.json');
  const parsed = hostSchema.safeParse(jsonOf(readFileSync(file, 'utf8')));
  if (parsed.success) return { ...parsed.data, name, folder };
  throw new Failure('input', 'malformed host.json', { where: file, found: z.prettifyError(parsed.error) });
}

/** What suites are run on: a copy of the host library, plain or patched. */
export interface SuitePlace {
  readonly folder: string;
  /** `plain` or `patched`: copies of other crates are named by it. */
  readonly variant: string;
  /** Archives of ours that programs in C are linked with; none for the plain copy. */
  readonly archives: readonly string[];
  /** Where everything of this host library is built. */
  readonly work: string;
}

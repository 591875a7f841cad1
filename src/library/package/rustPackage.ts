/**
 * A library of X25519, Ed25519 or P-256 as a crate: assembly where the processor runs it, else Rust, both with tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { rustModule } from '../../frontend/rust/write.ts';
import type { IrFunction } from '../../ir/function.ts';
import { claimsText, readmeText } from './packageTexts.ts';
import { type KeyLibrary, symbolPrefix, type KeyName } from './keyLibrary.ts';
import type { P256Public } from '../p256/p256Draws.ts';
import { seeded } from '../../base/rng.ts';
import { ed25519Facts } from '../ed25519/ed25519Facts.ts';
import { p256Facts, type P256Fact } from '../p256/p256Facts.ts';
import { ITERATED, knownFacts, toHex } from '../x25519/knownFacts.ts';
import { hex } from '../../base/numberText.ts';
import { invariant } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { P256_ORDER } from '../../bench/reference/p256.ts';
import { namedField, primeField } from '../../engine/subject/fieldSubject.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { scalarFunctions } from '../ed25519/ed25519Build.ts';
import { readFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { provedMeaning } from '../kernels/provedKernels.ts';

/** Oldest compiler that the crates are for. */
export const RUST_VERSION = '1.63';

/** Where assembly is compiled in. Interpreters and other systems have Rust. */
const HAS_ASSEMBLY = 'all(target_arch = "x86_64", target_pointer_width = "64", target_os = "linux", not(miri))';

/** What a crate is made of besides the library. */
interface CrateParts {
  /** The code as text for an assembler. */
  readonly code: string;
  /** `interface.json`. */
  readonly description: string;
  /** What portable code computes with. */
  readonly arithmetic: readonly IrFunction[];
}

/** Seed of the calls in tests: the same crate is made each time. */
const SEED = 1;

/** Modules of which not all libraries have each: templates of the library, or of all. */
const MODULES = ['portable', 'processor', 'field25519', 'sha512', 'sha256', 'tests'];

/** Files of the crate, by their place in its folder. `root`: the project. */
export function rustPackage(library: KeyLibrary, parts: CrateParts, root: string): NewFile[] {
  const { name, facts } = library;
  const placeOf = (file: string): string | undefined =>
    [name, 'package'].map((folder) => join(root, 'templates', folder, 'rust', file)).find((path) => existsSync(path));
  const constantsOf = (_: string, header: string): string =>
    rustConstants(readFileSync(join(root, 'templates', name, header), 'utf8'));
  const text = (file: string): string =>
    rustTemplate(readFileSync(placeOf(file) ?? file, 'utf8').replace(/^CONSTANTS_OF (.*)$/m, constantsOf), library);
  const modules = MODULES.filter((module) => {
    const isShared25519 = module !== 'field25519' || name !== 'p256';
    return isShared25519 && placeOf(`${module}.rs`) !== undefined;
  });
  return [
    { file: 'Cargo.toml', content: cargoManifest(library) },
    { file: 'README.md', content: readmeText(library, 'rust') },
    { file: 'LICENSE', content: facts.licenseText },
    { file: 'PROOFS.md', content: claimsText(library) },
    { file: 'interface.json', content: parts.description },
    { file: 'src/lib.rs', content: `${crateHead(library)}${text('either.rs')}${text('lib.rs')}` },
    { file: 'src/arithmetic.rs', content: arithmeticModule(parts.arithmetic) },
    ...modules.map((module) => ({ file: `src/${module}.rs`, content: text(`${module}.rs`) })),
    { file: 'src/tests/vectors.rs', content: rustVectors(name, SEED) },
    { file: 'src/code.s', content: parts.code },
  ];
}

/** Constant arrays of C with what is said of them; names end where a number of bits follows. */
const rustConstants = (header: string): string =>
  [...header.matchAll(/^(\/\/\/.*)\nstatic const uint(\d+)_t ([A-Z]+)\w*\[(\d+)\] = \{([^}]*)\};$/gm)]
    .map(
      ([, said, bits, array, length, words]) =>
        `${said}\n#[rustfmt::skip]\nconst ${array}: [u${bits}; ${length}] = [${words}];`,
    )
    .join('\n\n');

/** A template of all crates. */
export const sharedTemplate = (file: string, root: string): string =>
  readFileSync(join(root, 'templates', 'package', 'rust', file), 'utf8');

/** A template with what this crate is: where it has assembly, how its symbols begin, what the processor must have. */
export const rustTemplate = (text: string, library: Pick<KeyLibrary, 'facts' | 'target'> & { name: string }): string =>
  text
    .replaceAll('cfg(assembly)', `cfg(${HAS_ASSEMBLY})`)
    .replaceAll('cfg(not(assembly))', `cfg(not(${HAS_ASSEMBLY}))`)
    .replaceAll('PREFIX_', `${symbolPrefix(library)}_`)
    .replaceAll(
      'NEEDED_OF_LEAF_7',
      library.target.adx ? '1 << 3 | 1 << 5 | 1 << 8 | 1 << 19' : '1 << 3 | 1 << 5 | 1 << 8',
    );

const arithmeticModule = (functions: readonly IrFunction[]): string => `\
//! Arithmetic as words, written from word IR that is proved to be these formulas. Nothing depends on the processor.

#![allow(clippy::all, unused_variables, unused_parens)]

${rustModule(functions).replace('fn opaque', 'pub fn opaque')}`;

/** Head of its documentation; `how` says what assembly is for functions. */
export const crateHead = (
  { description, facts }: Pick<KeyLibrary, 'description' | 'facts'>,
  how = 'functions are computed by\n//! it, several at a time where that is faster',
): string => `\
//! ${description}, made by [Fieldwright](${facts.homepage}).
//!
//! Where the processor has what the assembly needs, which is asked at run time ([\`code\`]), ${how};
//! elsewhere Rust. Results are the same. [\`proofs\`] lists what is proved and tested of the assembly, piece by piece;
//! \`interface.json\` describes its functions for programs.

#![no_std]

#[cfg(doc)]
#[doc = include_str!("../PROOFS.md")]
pub mod proofs {}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

`;

/** Cargo.toml of a crate. */
export const cargoManifest = ({
  name,
  description,
  facts,
}: Pick<KeyLibrary, 'description' | 'facts'> & { readonly name: string }): string => `\
[package]
name = "fieldwright-${name}"
description = "${description}: assembly with proofs, and Rust where the processor lacks its instructions"
version = "${facts.version}"
edition = "2021"
rust-version = "${RUST_VERSION}"
license = "${facts.license}"
repository = "${facts.repository}"
homepage = "${facts.homepage}"
readme = "README.md"
keywords = ["${name}", "cryptography", "constant-time", "simd", "verified"]
categories = ["cryptography", "no-std"]
`;

/* Known answers as Rust: the vectors of the standards, and what else these functions must do. */

const HEAD = `\
//! Calls with what they must give: vectors of the standards, and what big integers say of corners and random calls.

`;

/** `src/tests/vectors.rs` of a crate. The same seed gives the same calls. */
function rustVectors(name: KeyName, seed: number): string {
  const rng = seeded(seed, `packages/${name}`);
  const tables = name === 'x25519' ? x25519Tables(rng) : name === 'ed25519' ? ed25519Tables(rng) : p256Tables(rng);
  return `${HEAD}${tables.join('\n')}`;
}

type Rng = Parameters<typeof knownFacts>[0];

function table<T>(
  name: string,
  type: string,
  facts: readonly P256Fact<T>[],
  row: (call: T) => readonly string[],
): string {
  const rows = facts.flatMap(({ what, calls }) => [
    `    // ${what}.`,
    ...calls.map((call) => `    (${row(call).join(', ')}),`),
  ]);
  return `#[rustfmt::skip]\npub static ${name}: &[${type}] = &[\n${rows.join('\n')}\n];\n`;
}

/** Of digits of 16 values, as a string of bytes: compilers would compute too long at constant functions. */
const slice = (digits: string): string => `b"${digits.replaceAll(/../g, '\\x$&')}"`;
const array = (digits: string): string => `*${slice(digits)}`;
const digitsOf = (value: Uint8Array): string => Buffer.from(value).toString('hex');
const bytes = (value: Uint8Array): string => array(digitsOf(value));

function x25519Tables(rng: Rng): string[] {
  const type = '([u8; 32], [u8; 32], [u8; 32])';
  const row = ({ scalar, point, result }: Readonly<Record<'scalar' | 'point' | 'result', bigint>>): string[] =>
    [scalar, point, result].map((number) => array(toHex(number)));
  const after = ITERATED.filter(([count]) => count <= 1_000).map(
    ([count, result]) => `pub static AFTER_${count}: [u8; 32] = ${array(result)};\n`,
  );
  return [`/// Scalar, point and result.\n${table('CALLS', type, knownFacts(rng), row)}`, ...after];
}

function ed25519Tables(rng: Rng): string[] {
  const { signed, facts } = ed25519Facts(rng);
  return [
    '/// Seed, public key, message and signature.\n' +
      table(
        'SIGNED',
        "([u8; 32], [u8; 32], &'static [u8], [u8; 64])",
        [{ what: 'RFC 8032, section 7.1, and messages of many lengths', calls: signed }],
        (one) => [bytes(one.seed), bytes(one.publicKey), slice(digitsOf(one.message)), bytes(one.signature)],
      ),
    '/// Public key, message, signature, and whether it is right.\n' +
      table('VERIFIED', "([u8; 32], &'static [u8], [u8; 64], bool)", facts, (one) => [
        bytes(one.publicKey),
        slice(digitsOf(one.message)),
        bytes(one.signature),
        String(one.isValid),
      ]),
  ];
}

const numbers = (...all: readonly bigint[]): string => array(all.map((x) => x.toString(16).padStart(64, '0')).join(''));
const some = (all: readonly bigint[] | null): string => (all === null ? 'None' : `Some(${numbers(...all)})`);
/** Interfaces have x and y only. */
const isAffine = ({ publicKey }: { readonly publicKey: P256Public }): boolean => publicKey[2] === undefined;
const affine = <T extends { readonly publicKey: P256Public }>(facts: readonly P256Fact<T>[]): P256Fact<T>[] =>
  facts.map(({ what, calls }) => ({ what, calls: calls.filter(isAffine) }));
const xy = ([x, y]: P256Public): [bigint, bigint] => [x, y];

function p256Tables(rng: Rng): string[] {
  const { keys, shared, signed, verified } = p256Facts(rng);
  return [
    '/// Secret key, and public key if it is one.\n' +
      table('KEYS', '([u8; 32], Option<[u8; 64]>)', keys, ({ secret, expected }) => [
        numbers(secret),
        some(expected && xy(expected)),
      ]),
    '/// Secret key, public key, and what they share.\n' +
      table('SHARED', '([u8; 32], [u8; 64], Option<[u8; 32]>)', affine(shared), ({ secret, publicKey, expected }) => [
        numbers(secret),
        numbers(...xy(publicKey)),
        some(expected === null ? null : [expected]),
      ]),
    '/// Secret key, digest and signature.\n' +
      table('SIGNED', '([u8; 32], [u8; 32], Option<[u8; 64]>)', signed, ({ secret, digest, expected }) => [
        numbers(secret),
        numbers(digest),
        some(expected),
      ]),
    '/// Signature, public key, digest, and whether it is right.\n' +
      table('VERIFIED', '([u8; 64], [u8; 64], [u8; 32], bool)', affine(verified), (one) => [
        numbers(one.r, one.s),
        numbers(...xy(one.publicKey)),
        numbers(one.digest),
        String(one.isValid),
      ]),
  ];
}

/* What portable code of a package computes with: word IR that is proved to be its formula. */

/** Functions, and what is proved of them, a line each. */
interface ProvedArithmetic {
  readonly functions: readonly IrFunction[];
  readonly lines: readonly string[];
}

/** Functions of a field that have these names. */
interface Wanted {
  readonly field: FieldDescription;
  readonly strict: boolean;
  readonly prefix: string;
  readonly names: readonly string[];
}

const OF_25519 = ['add', 'sub', 'mul', 'square', 'reduce'];
const OF_P256 = ['add', 'sub', 'mul', 'square', 'to_montgomery', 'from_montgomery'];
const OF_ORDER = ['add', 'mul', 'to_montgomery'];

/** Throws as `provedMeaning`. */
export async function portableArithmetic(name: KeyName, toolchain: Toolchain, io: Io): Promise<ProvedArithmetic> {
  const ofField = (await wantedFields(name, io)).map((wanted) => readWanted(wanted, toolchain));
  const scalars = name === 'ed25519' ? await scalarFunctions(toolchain) : [];
  const functions = [...(await Promise.all(ofField)).flat(), ...scalars];
  return { functions, lines: functions.map(proved) };
}

async function wantedFields(name: KeyName, io: Io): Promise<Wanted[]> {
  const field = namedField({ field: name === 'p256' ? 'p256-montgomery' : '25519' }, io.root);
  invariant(field !== null, () => `no field of ${name}`);
  if (name !== 'p256') {
    const names = name === 'x25519' ? [...OF_25519, 'mul121665'] : OF_25519;
    return [{ field, strict: false, prefix: 'fe', names }];
  }
  const order = await primeField(hex(P256_ORDER), 'montgomery', io);
  return [
    { field, strict: true, prefix: 'fe', names: OF_P256 },
    { field: order, strict: true, prefix: 'order', names: OF_ORDER },
  ];
}

async function readWanted({ field, strict, prefix, names }: Wanted, toolchain: Toolchain): Promise<IrFunction[]> {
  const plan = await planLibrary({ field, strict, prefix, constants: [] }, toolchain.root);
  const functions = plan.functions.filter(({ name }) => names.includes(name));
  const read = await readFunctions({ functions }, { field: field.name }, toolchain);
  return read.map((fn) => ({ ...fn.read, name: `${prefix}_${fn.name}` }));
}

const proved = (fn: IrFunction): string => {
  const { relation = '', modulus = 0n } = fn.spec ?? {};
  return provedMeaning(fn, `${relation} modulo ${hex(modulus)}`, 'for all operands within their bounds');
};

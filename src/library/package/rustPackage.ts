/**
 * A library of X25519, Ed25519 or P-256 as a crate: assembly where the processor runs it, else Rust, both with tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { rustModule } from '../../frontend/rust/write.ts';
import type { IrFunction } from '../../ir/function.ts';
import { claimsText, readmeText } from './packageTexts.ts';
import { type KeyLibrary, symbolPrefix } from './keyLibrary.ts';
import { rustVectors } from './vectors.ts';

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

/** Head of its documentation. */
export const crateHead = ({ description, facts }: Pick<KeyLibrary, 'description' | 'facts'>): string => `\
//! ${description}, made by [Fieldwright](${facts.homepage}).
//!
//! Where the processor has what the assembly needs, which is asked at run time ([\`code\`]), functions are computed by
//! it, several at a time where that is faster; elsewhere by Rust. Results are the same. [\`proofs\`] lists what is
//! proved and tested of the assembly, piece by piece; \`interface.json\` describes its functions for programs.

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

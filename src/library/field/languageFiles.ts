import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../../codegen/x86/target.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';

interface LanguagePackage {
  /** Name of the crate, and of the archive behind `lib`. */
  readonly prefix: string;
  readonly description: string;
  /** Folder with `rust/PART.rs`, `go/PART.go` and `go/PART_test.go`. */
  readonly sources: string;
  /** Of the interface, those that the archive has. */
  readonly parts: readonly string[];
}

/**
 * Files that make the folder of a library a Rust crate and a Go package over its archive, by their place in it: a path
 * to the folder is all that a user's Cargo.toml or go.mod needs.
 */
export function languageFiles({ prefix, description, sources, parts }: LanguagePackage, version: string): NewFile[] {
  const text = (...path: string[]): string => readFileSync(join(sources, ...path), 'utf8');
  return [
    { file: 'Cargo.toml', content: manifest(prefix, description, version) },
    { file: 'rust/build.rs', content: buildScript(prefix) },
    { file: 'rust/lib.rs', content: parts.map((part) => text('rust', `${part}.rs`)).join('') },
    { file: 'go.mod', content: `module fieldwright/${prefix.replace('fieldwright_', '')}\n\ngo 1.21\n` },
    ...parts
      .flatMap((part) => [`${part}.go`, `${part}_test.go`])
      .map((name) => ({ file: name, content: text('go', name) })),
  ];
}

/** What C for a target and its code need (`cpuFlags`), in words. */
export const neededText = ({ bmi2, adx }: Target): string =>
  [bmi2 ? 'x86-64-v3' : 'x86-64', ...(adx ? ['ADX'] : [])].join(' and ');

/** Cargo.toml of the crate of a library. `links`: two versions of one archive in a program would have the same symbols. */
export const manifest = (prefix: string, description: string, version: string): string => `\
[package]
name = "${prefix}"
description = "${description}, by Fieldwright"
version = "${version}"
edition = "2021"
build = "rust/build.rs"
links = "${prefix}"

[lib]
path = "rust/lib.rs"
`;

/** Links the archive beside it. */
export const buildScript = (prefix: string): string => `\
fn main() {
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap() + "/lib";
    println!("cargo:rerun-if-changed={folder}/lib${prefix}.a");
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-lib=static=${prefix}");
}
`;

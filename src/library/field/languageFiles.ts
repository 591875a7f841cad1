/** Files by which other projects and languages find a library. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';

/** Files by which other projects find a library, by their place below its folder; they may be moved with it. */
export function packageFiles(
  { prefix, description }: { readonly prefix: string; readonly description: string },
  version: string,
  linkOptions: readonly string[] = [],
): NewFile[] {
  return [
    { file: `lib/pkgconfig/${prefix}.pc`, content: pkgConfig(prefix, description, version, linkOptions) },
    { file: `lib/cmake/${prefix}/${prefix}Config.cmake`, content: cmakeConfig(prefix, linkOptions) },
    { file: `lib/cmake/${prefix}/${prefix}ConfigVersion.cmake`, content: cmakeVersion(version) },
  ];
}

const pkgConfig = (
  prefix: string,
  description: string,
  version: string,
  linkOptions: readonly string[],
): string => `prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: ${prefix}
Description: ${description}, by Fieldwright
Version: ${version}
Cflags: -I\${includedir}
Libs: ${['-L${libdir}', `-l${prefix}`, ...linkOptions].join(' ')}
`;

const optionLine = (prefix: string, option: string): string =>
  `    target_link_options(${prefix}::\${_kind} INTERFACE "${option}")\n`;

/** Targets PREFIX::static and PREFIX::shared. */
const cmakeConfig = (
  prefix: string,
  linkOptions: readonly string[],
): string => `get_filename_component(_root "\${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
foreach(_kind static shared)
  if(NOT TARGET ${prefix}::\${_kind})
    string(TOUPPER "\${_kind}" _type)
    add_library(${prefix}::\${_kind} \${_type} IMPORTED)
    set_target_properties(${prefix}::\${_kind} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "\${_root}/include")
${linkOptions.map((option) => optionLine(prefix, option)).join('')}  endif()
endforeach()
set_target_properties(${prefix}::static PROPERTIES IMPORTED_LOCATION "\${_root}/lib/lib${prefix}.a")
set_target_properties(${prefix}::shared PROPERTIES
  IMPORTED_LOCATION "\${_root}/lib/lib${prefix}.so" IMPORTED_SONAME "lib${prefix}.so")
unset(_root)
unset(_kind)
unset(_type)
`;

const cmakeVersion = (version: string): string => `set(PACKAGE_VERSION "${version}")
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
`;

/** How a field's library is described in one line. */
export const ofField = ({ modulusText }: { readonly modulusText: string }): string => `Integers modulo ${modulusText}`;

/** Files of a crate, but for its source: the archive `prefix` beside it is linked. */
export const crateFiles = (prefix: string, description: string, version: string): NewFile[] => [
  { file: 'Cargo.toml', content: manifest(prefix, description, version) },
  { file: 'rust/build.rs', content: buildScript(prefix) },
];

export const goModule = (name: string): NewFile => ({
  file: 'go.mod',
  content: `module fieldwright/${name}\n\ngo 1.21\n`,
});

/**
 * What Go packages have in common, by the placeholders of their templates: `Supported`, and `require`, which demands a
 * supported processor and equal lengths, with the C behind them.
 */
export function goSupport(name: string, target: Target, root: string): Readonly<Record<string, string | string[]>> {
  const fields = { name, ...needs(target, C_FEATURES) };
  const lines = (file: string): string[] => filled(file, fields, root).trimEnd().split('\n');
  return { preamble: lines('support.h'), require: lines('require.go'), SRCDIR: '{SRCDIR}' };
}

/** `is_supported` in Rust. */
export const rustSupport = (target: Target, root: string): string =>
  filled('support.rs', needs(target, RUST_FEATURES), root);

/** `require` in Rust, which demands a supported processor and equal lengths. */
export const rustDemand = (target: Target, root: string): string =>
  filled('require.rs', { needed: neededText(target) }, root);

const filled = (file: string, fields: Readonly<Record<string, string>>, root: string): string =>
  fillSkeleton(readFileSync(join(root, 'templates', 'library', file), 'utf8'), fields);

/** How a language asks for what the code has (`cpuFlags`). */
interface Features {
  readonly bmi2: readonly string[];
  readonly adx: readonly string[];
  readonly none: string;
}

const RUST_FEATURES: Features = {
  bmi2: ['avx2', 'bmi2', 'lzcnt', 'movbe'].map((name) => `is_x86_feature_detected!("${name}")`),
  adx: ['is_x86_feature_detected!("adx")'],
  none: 'true',
};

const C_FEATURES: Features = {
  bmi2: [
    ...['avx2', 'bmi2'].map((name) => `__builtin_cpu_supports("${name}")`),
    ...['__get_cpuid(1, &a, &b, &c, &d)', '(c & bit_MOVBE)'],
    ...['__get_cpuid(0x80000001, &a, &b, &c, &d)', '(c & bit_LZCNT)'],
  ],
  adx: ['__get_cpuid_count(7, 0, &a, &b, &c, &d)', '(b & bit_ADX)'],
  none: '1',
};

function needs(target: Target, features: Features): { readonly needed: string; readonly condition: string } {
  const all = [...(target.bmi2 ? features.bmi2 : []), ...(target.adx ? features.adx : [])];
  return { needed: neededText(target), condition: all.join(' && ') || features.none };
}

/** What code for the target needs of a processor. */
export const neededText = ({ bmi2, adx }: Target): string =>
  [bmi2 ? 'x86-64-v3' : 'x86-64', ...(adx ? ['ADX'] : [])].join(' and ');

/** `links`: two versions of one archive in a program would have the same symbols. */
const manifest = (prefix: string, description: string, version: string): string => `\
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

const buildScript = (prefix: string): string => `\
fn main() {
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap() + "/lib";
    println!("cargo:rerun-if-changed={folder}/lib${prefix}.a");
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-lib=static=${prefix}");
}
`;

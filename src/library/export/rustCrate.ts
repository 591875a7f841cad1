/** Writes a function as a Rust crate without std. */
import type { Io } from '../../base/io.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { exportedText, requireFreeName, rustName, testBuffers, testCalls, type TestCalls } from './sourceText.ts';
import { exportedCode, type StoredCode } from './exportedCode.ts';
import { featureMask, type PackageFile } from './goPackage.ts';

/** A crate without std: the code for ELF, Mach-O and Windows, its declaration, a function for references, and tests. */
export async function rustCrate(
  stored: StoredCode,
  { symbol, redZone }: { readonly symbol: string; readonly redZone: boolean },
  io: Io,
): Promise<PackageFile[]> {
  requireFreeName(symbol, 'Rust');
  const style = redZone ? null : 'sysv-no-red-zone';
  const code = await exportedCode(stored, { symbol, style, endbr64: false }, io);
  const formats = { elf: 'gas-intel', macho: 'macho', win64: 'win64-gas' } as const;
  const assembly: PackageFile[] = [];
  for (const [name, format] of Object.entries(formats))
    assembly.push({
      name: `src/${name}.s`,
      // What follows in the same unit must not land in another section.
      content: `${withoutSyntax(await exportedText(stored, { format, symbol, redZone }, io))}        .text\n`,
    });
  const crate = symbol.toLowerCase();
  return [
    { name: 'Cargo.toml', content: manifest(crate) },
    { name: 'src/lib.rs', content: library(code.fn, code.contract, featureMask(code)) },
    ...assembly,
    { name: 'tests/calls.rs', content: testFile(crate, code.fn) },
  ];
}

/** Without the directive for Intel syntax, which is what global_asm! has anyway. */
export const withoutSyntax = (text: string): string => text.replace(/^ *\.intel_syntax noprefix\n/m, '');

const manifest = (name: string): string => `\
[package]
name = "${name}"
version = "0.1.0"
edition = "2021"

[dependencies]
`;

const limbType = ({ width }: Param): string => `u${Math.max(8, width)}`;
const arrayType = (p: Param): string => `[${limbType(p)}; ${p.bounds.length}]`;

function library(fn: IrFunction, contract: readonly string[], mask: string): string {
  const { name, results, params } = fn;
  const pointers = [
    ...results.map((p) => `${rustName(p)}: *mut ${limbType(p)}`),
    ...params.map((p) => `${rustName(p)}: ${p.shape === 'array' ? `*const ${limbType(p)}` : limbType(p)}`),
  ];
  const references = [
    ...results.map((p) => `${rustName(p)}: &mut ${arrayType(p)}`),
    ...params.map((p) => `${rustName(p)}: ${p.shape === 'array' ? `&${arrayType(p)}` : limbType(p)}`),
  ];
  const passed = [
    ...results.map((p) => `${rustName(p)}.as_mut_ptr()`),
    ...params.map((p) => (p.shape === 'array' ? `${rustName(p)}.as_ptr()` : rustName(p))),
  ];
  return `\
${contract.map((line) => `//! ${line}`.trimEnd()).join('\n//!\n')}
#![no_std]
#![allow(non_snake_case)]

#[cfg(not(target_arch = "x86_64"))]
compile_error!("${name} is code for x86-64");

#[cfg(windows)]
core::arch::global_asm!(include_str!("win64.s"), options(raw));
#[cfg(target_vendor = "apple")]
core::arch::global_asm!(include_str!("macho.s"), options(raw));
#[cfg(not(any(windows, target_vendor = "apple")))]
core::arch::global_asm!(include_str!("elf.s"), options(raw));

/// The function as C sees it: pointers may be the same where the contract of the crate says so.
pub mod raw {
    extern "C" {
        /// What the crate computes.
        ///
        /// # Safety
        /// The pointers are those of arrays with as many limbs as \`super::${name}\` has.
        /// The processor has what the code needs (\`super::is_supported\`).
        pub fn ${name}(
${pointers.map((text) => `            ${text},`).join('\n')}
        );
    }
}

/// What the crate computes. Numbers out of bounds give wrong results, and nothing worse.
///
/// # Safety
/// The processor has what the code needs (\`is_supported\`).
pub unsafe fn ${name}(
${references.map((text) => `    ${text},`).join('\n')}
) {
    raw::${name}(${passed.join(', ')})
}

/// Whether the processor has the instructions of the code.
#[allow(unused_unsafe)]
pub fn is_supported() -> bool {
    const NEEDED: u64 = ${mask};
    // cpuid is there on every x86-64; leaf 7 is asked for only if there is one.
    let (leaf1, leaf7) = unsafe {
        use core::arch::x86_64::{__cpuid, __cpuid_count};
        (__cpuid(1).ecx, if __cpuid(0).eax < 7 { 0 } else { __cpuid_count(7, 0).ebx })
    };
    (u64::from(leaf1) << 32 | u64::from(leaf7)) & NEEDED == NEEDED
}
`;
}

const testFile = (crate: string, fn: IrFunction): string => `\
use ${crate}::{is_supported, raw};

${testCalls(fn)
  .map((calls) => testFunction(fn, calls))
  .join('\n')}
${referencesTest(crate, fn)}`;

/** The calls of one way in which arrays are the same. */
function testFunction(fn: IrFunction, { name: mode, buffer, calls }: TestCalls): string {
  const all = [...fn.results, ...fn.params];
  const { isPointer, owner, made, isLost, checked } = testBuffers(fn, buffer);
  const setUp = made.map(({ argument, source }) => {
    const value = source === undefined ? `[0; ${all[argument].bounds.length}]` : rustName(all[source]);
    return `let ${isLost(argument) ? 'mut ' : ''}b${owner(argument)}: ${arrayType(all[argument])} = ${value};`;
  });
  const passed = all.map((p, i) => {
    if (!isPointer[i]) return rustName(p);
    const isConst = isLost(i) && i >= fn.results.length;
    return `b${owner(i)}.as_${isLost(i) ? 'mut_' : ''}ptr()${isConst ? '.cast_const()' : ''}`;
  });
  const claims = checked.map((i) => `assert_eq!(b${owner(i)}, ${rustName(all[i])});`);
  return `\
#[test]
#[allow(unused_variables)]
fn ${mode.replace(/\W+/g, '_')}() {
    if !is_supported() {
        return;
    }
    for (${callPattern(fn)}) in [
${callRows(fn, calls).join('\n')}
    ] {
${setUp.map((line) => `        ${line}`).join('\n')}
        unsafe { raw::${fn.name}(${passed.join(', ')}) };
${claims.map((line) => `        ${line}`).join('\n')}
    }
}
`;
}

/** Parameters, then results. */
const callPattern = ({ params, results }: IrFunction): string => [...params, ...results].map(rustName).join(', ');

const callRows = ({ params, results }: IrFunction, calls: TestCalls['calls']): string[] =>
  calls.map(({ inputs, outputs }) => {
    const values = [...params, ...results].map((p, i) => {
      const limbs = [...inputs, ...outputs][i].map((limb) => `0x${limb.toString(16)}${limbType(p)}`);
      return p.shape === 'array' || i >= params.length ? `[${limbs.join(', ')}]` : limbs[0];
    });
    return `        (${values.join(', ')}),`;
  });

/** The function for references, once. */
function referencesTest(crate: string, fn: IrFunction): string {
  const { params, results } = fn;
  const [{ calls }] = testCalls(fn);
  const made = (p: Param): string => `made_${rustName(p)}`;
  const passed = [
    ...results.map((p) => `&mut ${made(p)}`),
    ...params.map((p) => (p.shape === 'array' ? `&${rustName(p)}` : rustName(p))),
  ];
  return `\
#[test]
fn references() {
    if !is_supported() {
        return;
    }
    for (${callPattern(fn)}) in [
${callRows(fn, calls.slice(0, 4)).join('\n')}
    ] {
${results.map((p) => `        let mut ${made(p)}: ${arrayType(p)} = [0; ${p.bounds.length}];`).join('\n')}
        unsafe { ${crate}::${fn.name}(${passed.join(', ')}) };
${results.map((p) => `        assert_eq!(${made(p)}, ${rustName(p)});`).join('\n')}
    }
}
`;
}
